"""The outcomes of the cards of a view: the same compiled or not, the true ones where nothing is hidden."""

from __future__ import annotations

from random import Random

import pytest

from pisti.game import Game
from pisti.observation import observe
from pisti.round import shuffled
from pisti.rules import Rules, Seat
from pisti.sim import rollouts
from pisti.sim.rollouts import machine, outcomes
from pisti.sim.simulation import BadSimulation, SimulationFault


def some_game(rules: Rules, plies: int, seed: int = 1) -> Game:
    rng = Random(seed)
    game = Game.start(rules, shuffled(rng, rules), rules.seating[-1])
    for _ in range(plies):
        game = game.play(rng.choice(game.round.legal_plays))
    return game


@pytest.mark.parametrize(
    ("rules", "ply"), [("standard", 29), ("standard", 3), ("two", 30), ("three", 40), ("solo", 33)]
)
def test_compiled_and_interpreted_outcomes_are_the_same(rules: str, ply: int) -> None:
    game = some_game(Rules.parse(rules), ply)
    view = observe(game, game.round.to_play)
    assert outcomes(view, 3, Random(7), True) == outcomes(view, 3, Random(7), False)


def test_the_outcome_of_the_last_card_is_the_result() -> None:
    game = some_game(Rules(), 47)
    view = observe(game, game.round.to_play)
    end = game.play(view.hand[0])
    south_north, east_west = (score.total for score in end.round.score())
    assert view.to_play is Seat.WEST
    told = outcomes(view, 3, Random(1), False)
    # the face-down cards may still be unknown to the last player: then worlds differ in them only
    if None not in view.face_down:
        assert told == ((east_west - south_north,) * 3,)
    assert len(told) == 1


def test_chance_is_the_generator_given() -> None:
    game = some_game(Rules(), 20)
    view = observe(game, game.round.to_play)
    one, same, other = (outcomes(view, 4, Random(seed), False) for seed in (1, 1, 2))
    assert one == same != other


def test_what_cannot_be_compiled_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollouts, "fast", lambda: None)
    assert machine().is_compiled is False
    with pytest.raises(BadSimulation) as caught:
        machine(compile_it=True)
    assert caught.value.code is SimulationFault.NOT_COMPILED


def test_compiled_loops_are_made_where_numba_is() -> None:
    assert machine().is_compiled
    assert not machine(compile_it=False).is_compiled
