"""How the network bot chooses, with weights made for the purpose; the shipped ones are tested in test_bots_strong."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from cases import deal, play
from pisti import engine
from pisti.bots import net
from pisti.bots.net import best_card, so_far, worths
from pisti.bots.net_features import FEATURES, PILE
from pisti.bots.net_sight import known
from pisti.bots.net_weights import OUTPUTS, POINTS, Provenance, Weights
from pisti.game import Game
from pisti.observation import observe
from pisti.round import SideScore
from pisti.rules import Rules, Seat
from worlds import some_world

OPTIONS = engine.options(Rules())


def liking(feature: int, much: float, spread: float = 8.0) -> Weights:
    """Weights with which a feature is worth so many points, and each side may expect ten points more."""
    matrix, offset = np.zeros((FEATURES, OUTPUTS)), np.array([0.0, 20.0]) / POINTS
    matrix[feature, 0] = much / POINTS
    about = Provenance("0", "", 0, 0, 0.0, {})
    return Weights(np.ones(FEATURES), (matrix, offset), np.full((48, 2), spread), about)


def test_the_worth_of_a_card_is_its_own_gain_and_what_comes_after_it() -> None:
    view = observe(Game(play(deal("2c 3c 4c 5c", ["5d 6c 7c Jc", "8d"], bottom="2d"), "5d 8d")), Seat.NORTH)
    cards = view.legal_plays
    assert len(cards) == 4
    worth = worths(liking(PILE, -1.0), known(view), cards, OPTIONS)
    by_card = dict(zip(map(str, cards), worth.tolist(), strict=True))
    for text, (ahead, total) in by_card.items():
        gain = 1 if text[0] == "J" else 0
        assert (ahead, total) == ((gain, 20 + gain) if gain else (-2, 20))


def test_the_lowest_of_equal_cards_is_played() -> None:
    view = observe(Game(deal("2c 3c 4c 5c", ["9c 7c 8c 6c"])), Seat.SOUTH)
    assert str(best_card(liking(PILE, -1.0), view)) == "6c"


def test_cards_a_side_has_made_its_points_with_count() -> None:
    round = play(deal("2c 3c 4c 5c", ["5d Ad", "8c", "8d", "8h"]), "5d 8c 8d")
    game = Game(round)
    assert so_far(observe(game, Seat.SOUTH), 0) == 2 + 10  # 2♣ was set aside, then a pişti
    assert so_far(observe(game, Seat.WEST), 0) == 10
    assert so_far(observe(game, Seat.WEST), 1) == 0


def test_from_near_the_target_on_it_plays_to_win(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[float, float, int]] = []

    def chance(ahead: float, total: float, spreads: tuple[float, float], target: int) -> float:
        asked.append((ahead, total, target))
        return -ahead

    monkeypatch.setattr(net, "chance_to_win", chance)
    weights = liking(PILE, -1.0)
    view = observe(Game(deal("2c 3c 4c 5c", ["5d 6c 7c 8c"])), Seat.SOUTH)
    assert str(best_card(weights, view)) == "5d"
    assert not asked
    near = replace(view, finished=((points(120), points(90)),))
    assert str(best_card(weights, near)) != "5d"
    assert asked[0] == (30 + 0, 210 + 20, 151)
    assert str(best_card(weights, near, is_blind=True)) == "5d"
    assert len(asked) == 4


def points(total: int) -> SideScore:
    return SideScore(cards=26, jacks=0, aces=0, two_of_clubs=0, ten_of_diamonds=0, most_cards=0, pistis=total)


def test_any_position_of_a_round_can_be_played() -> None:
    rng, seen = Random(2), 0
    while seen < 20:
        game = some_world(Rules(), rng).games()[-1]
        if game.round.to_play is not None:
            view = observe(game, game.round.to_play)
            assert best_card(liking(PILE, 0.5), view) in view.legal_plays
            seen += 1
