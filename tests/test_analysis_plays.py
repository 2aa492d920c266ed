"""A play looked at from what its seat knew."""

from __future__ import annotations

from random import Random

import pytest

from pisti.analysis import analyse_play, values
from pisti.analysis.reasons import Why
from pisti.game import Game
from pisti.observation import observe
from pisti.round import shuffled
from pisti.rules import Rules, Seat
from worlds import some_world, twin


def test_a_play_has_the_values_of_all_cards_and_its_cost() -> None:
    view = observe(Game.start(Rules(), shuffled(Random(3)), Seat.WEST), Seat.SOUTH)
    found = values(view, 10, Random(1), False)
    for card in view.hand:
        play = analyse_play(view, card, 10, Random(1), False)
        assert play.values == found
        assert (play.ply, play.seat, play.card, play.played.card) == (0, Seat.SOUTH, card, card)
        assert play.best == found[0]
        assert (play.cost.value > 0) == (not play.played.is_as_good)
        praise = {Why.PISTI_MADE, Why.CAPTURED, Why.JACK_KEPT, Why.SAFE, Why.EQUAL, Why.FEW_LEFT}
        assert (play.reason.why in praise) == play.played.is_as_good


@pytest.mark.parametrize("seed", range(4))
def test_cards_that_the_mover_does_not_know_change_nothing(seed: int) -> None:
    rng = Random(seed)
    while True:
        world = some_world(Rules(), rng)
        game = world.games()[-1]
        seat = game.round.to_play
        other = None if seat is None else twin(world, seat, rng)
        if seat is not None and other is not None:
            break
    card = game.round.legal_plays[0]
    one, two = (analyse_play(observe(each, seat), card, 3, Random(5), False) for each in (game, other.games()[-1]))
    assert one == two
