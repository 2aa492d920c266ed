"""Which card the network's values lead to, with weights made for the purpose."""

from __future__ import annotations

import numpy as np
import pytest

from cases import deal, play
from pisti import engine
from pisti.bots import net_choice
from pisti.bots.net_choice import Net, Standing, best_card, worth_of
from pisti.bots.net_features import FEATURES, PILE
from pisti.bots.net_sight import known
from pisti.bots.net_weights import OUTPUTS, Provenance, Weights
from pisti.cards import DECK, Card
from pisti.game import Game
from pisti.observation import observe
from pisti.round import Round
from pisti.rules import Rules

OPTIONS = engine.options(Rules())
ONE_ROUND = Standing(0, 0, 0, 0, 0)


def liking(feature: int, much: float, spread: float = 8.0) -> Net:
    """Weights with which a feature is worth so many points, and each side may expect ten points more."""
    matrix, offset = np.zeros((FEATURES, OUTPUTS)), np.array([0.0, 20.0]) / net_choice.POINTS
    matrix[feature, 0] = much / net_choice.POINTS
    about = Provenance("0", "", 0, 0, 0.0, {})
    return Weights(np.ones(FEATURES), (matrix, offset), np.full((48, 2), spread), about).net


def chosen(net: Net, round: Round, now: Standing = ONE_ROUND) -> str:
    assert round.to_play is not None
    return str(DECK[best_card(net, known(observe(Game(round), round.to_play)), OPTIONS, now)])


def test_the_worth_of_a_card_is_its_own_gain_and_what_comes_after_it() -> None:
    round = play(deal("2c 3c 4c 5c", ["5d 6c 7c Jc", "8d", "6h Ad Jd"]), "5d 8d")
    assert round.to_play is not None
    k = known(observe(Game(round), round.to_play))
    worths = [worth_of(liking(PILE, -1.0), k, Card.parse(text), OPTIONS) for text in ("6h", "Jd")]
    assert worths == [-2, 1]


def test_the_card_of_the_highest_worth_is_played_and_the_lowest_of_equal_ones() -> None:
    round = deal("2c 3c 4c 5c", ["9c 7c 8c 5d"])
    assert chosen(liking(PILE, -1.0), round) == "5d"
    assert chosen(liking(PILE, 1.0), round) == "7c"


def test_blunders_are_not_played_whatever_they_are_worth() -> None:
    round = play(deal("2c 3c 4c 5c", ["5d", "6c Jc 8d 8h"]), "5d")
    assert chosen(liking(FEATURES - 52 + 9, 50.0), round) != "Jc"  # a jack on top would be worth much


def test_from_near_the_target_on_it_plays_to_win(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[float, float, int]] = []

    def chance(ahead: float, total: float, spread: float, spread_of_total: float, target: int) -> float:
        asked.append((ahead, total, target))
        return -ahead

    monkeypatch.setattr(net_choice, "chance_to_win", chance)
    net, round = liking(PILE, -1.0), deal("2c 3c 4c 5c", ["5d 6c 7c 8c"])
    assert chosen(net, round, Standing(151, 119, 90, 0, 0)) == "5d"
    assert not asked
    assert chosen(net, round, Standing(151, 90, 120, 4, 1)) == "6c"
    assert asked[0] == (-27 + 0, 215 + 20, 151)
    assert len(asked) == 4
    assert chosen(net, round, Standing(0, 120, 120, 0, 0)) == "5d"


def test_among_cards_that_all_win_most_points_are_made() -> None:
    net, round = liking(PILE, 0.2, spread=0.1), deal("2c 3c 4c 5c", ["5d 6c 7c 8c"])
    for mine, theirs in ((150, 100), (100, 150)):
        assert chosen(net, round, Standing(151, mine, theirs, 0, 0)) == "6c"
