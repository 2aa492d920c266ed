"""What becomes of each card that a seat may play: worlds that its view allows, played to the end of the round.

Compiled where numba is installed, else interpreted; both give the same outcomes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from pisti import engine
from pisti.observation import Observation
from pisti.sim import compiled, rollout_play
from pisti.sim.generator import stream
from pisti.sim.simulation import chosen, table_of
from pisti.unknown import complete

LEVEL = "strong"
"""How all seats play on; by rules that the network was not trained for it is ``hard``."""

LONG, SHORT = "int64", "uint8"


@dataclass(frozen=True, slots=True)
class Machine:
    """The loops and what they work on."""

    is_compiled: bool
    roll_out: Callable[..., None]
    new_state: Callable[[], Any]
    new_array: Callable[[Sequence[Any], str], Any]


@cache
def interpreted() -> Machine:
    """The loops as they stand."""
    return Machine(False, rollout_play.roll_out, engine.State, lambda values, _: list(values))


@cache
def fast() -> Machine | None:
    """The loops compiled, None where numba cannot be used; they may run in several threads at once."""
    kernel = compiled.compiled()
    if kernel is None:
        return None
    numba, extending, numpy = (import_module(name) for name in ("numba", "numba.extending", "numpy"))
    register = extending.register_jitable(**compiled.JIT_OPTIONS)
    for function in compiled.functions_of(rollout_play):
        if function is not rollout_play.roll_out:
            register(function)
    with compiled.cache_directory(numba.config) as is_writable:
        jit = numba.njit(cache=is_writable, nogil=True, **compiled.JIT_OPTIONS)
        return Machine(True, jit(rollout_play.roll_out), kernel.new_state, numpy.array)


def machine(compile_it: bool | None = None) -> Machine:
    """The loops: compiled if True, not if False, as it can be if None; raises BadSimulation without numba."""
    return chosen(compile_it, fast, interpreted)


def outcomes(
    view: Observation, worlds: int, rng: Random, compile_it: bool | None = None
) -> tuple[tuple[int, ...], ...]:
    """For each legal card the margins of so many rounds, one a world and the same worlds for all cards.

    A margin is the points of the viewer's side less those of each other side, added up over the others. Worlds are
    drawn uniformly from those that the view allows; nothing else is known of the cards. Raises BadSimulation.

    >>> from pisti.game import Game
    >>> from pisti.observation import observe
    >>> from pisti.round import shuffled
    >>> from pisti.rules import Rules, Seat
    >>> view = observe(Game.start(Rules(), shuffled(Random(1)), Seat.WEST), Seat.SOUTH)
    >>> [len(each) for each in outcomes(view, 2, Random(1), compile_it=False)]
    [2, 2, 2, 2]
    """
    loops, cards, deck, plays = machine(compile_it), view.legal_plays, view.deck, view.plays
    decks = [complete(view.rules, deck, plays, rng) for _ in range(worlds)]
    told = loops.new_array([0] * (worlds * len(cards)), LONG)
    loops.roll_out(
        loops.new_state(),
        engine.options(view.rules),
        table_of(view.rules, (LEVEL,) * view.rules.seats),
        loops.new_array(decks, SHORT),
        loops.new_array(plays, LONG),
        loops.new_array(cards, LONG),
        stream(rng.getrandbits(64), 0),
        told,
    )
    return tuple(tuple(map(int, told[number :: len(cards)])) for number in range(len(cards)))
