"""How the network bot plays from an observation."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cases import deal, play
from pisti.bots import net
from pisti.bots.net import best_card, shipped, so_far
from pisti.bots.net_choice import Net, Standing
from pisti.bots.net_features import Known
from pisti.engine import Options
from pisti.game import Game
from pisti.observation import observe
from pisti.round import SideScore
from pisti.rules import Rules, Seat
from pisti.sim import duplicate
from worlds import some_world


def test_cards_a_side_has_made_its_points_with_count() -> None:
    round = play(deal("2c 3c 4c 5c", ["5d Ad", "8c", "8d", "8h"]), "5d 8c 8d")
    game = Game(round)
    assert so_far(observe(game, Seat.SOUTH), 0) == 2 + 10  # 2♣ was set aside, then a pişti
    assert so_far(observe(game, Seat.WEST), 0) == 10
    assert so_far(observe(game, Seat.WEST), 1) == 0


def test_it_is_told_how_the_game_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Standing] = []

    def best(net: Net, k: Known, o: Options, now: Standing) -> int:
        asked.append(now)
        return 0

    monkeypatch.setattr(net, "best", best)
    round = play(deal("2c 3c 4c 5c", ["5d Ad", "8c", "8d", "8h"]), "5d 8c 8d")
    view = replace(observe(Game(round), Seat.WEST), finished=((points(120), points(90)),))
    best_card(shipped(), view)
    best_card(shipped(), view, is_blind=True)
    assert asked == [Standing(151, 90, 120, 0, 10), Standing(0, 90, 120, 0, 10)]


def points(total: int) -> SideScore:
    return SideScore(cards=26, jacks=0, aces=0, two_of_clubs=0, ten_of_diamonds=0, most_cards=0, pistis=total)


def test_any_position_of_a_round_can_be_played() -> None:
    rng, seen = Random(2), 0
    while seen < 30:
        game = some_world(Rules(), rng).games()[-1]
        if game.round.to_play is not None:
            view = observe(game, game.round.to_play)
            assert best_card(shipped(), view) in view.legal_plays
            assert best_card(shipped(), view) == best_card(shipped(), view)
            seen += 1


def test_the_shipped_weights_are_loaded_once_and_small() -> None:
    assert shipped() is shipped()
    assert len(shipped()) < 60_000


def test_it_is_stronger_than_the_levels_below() -> None:
    for other, least in (("medium", 1.8), ("hard", 0.0)):
        margin = duplicate(Rules(), 3_000, 4, "strong", other, compiled=True).margin
        assert margin.value - 3 * margin.error > least, margin


@pytest.mark.soak
def test_it_is_as_much_stronger_as_it_is_said_to_be() -> None:
    for other, least in (("medium", 2.5), ("hard", 0.7)):
        margin = duplicate(Rules(), 100_000, 5, "strong", other, compiled=True).margin
        assert margin.value - 1.96 * margin.error >= least, margin
