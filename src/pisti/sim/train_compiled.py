"""The loops of training, compiled by numba, and the arrays they work on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pisti import engine
from pisti.bots.decide import RANDOM
from pisti.bots.net_choice import NO_NET
from pisti.rules import Rules
from pisti.sim import compiled, kernel, train_play
from pisti.sim.generator import stream
from pisti.sim.simulation import BadSimulation, SimulationFault
from pisti.sim.train_play import Games

RULES = Rules()
OPTIONS = engine.options(RULES)
"""What is trained for."""

ENTRY_POINTS = ("start", "describe", "choose", "play_level", "finish", "returns")
"""The functions of ``train_play`` that are called from Python."""


@dataclass(frozen=True, slots=True)
class Loops:
    """The compiled functions of ``train_play`` and what they need."""

    start: Callable[..., None]
    describe: Callable[..., None]
    choose: Callable[..., None]
    play_level: Callable[..., None]
    finish: Callable[..., None]
    returns: Callable[..., None]


@cache
def loops() -> Loops:
    """The loops compiled; raises BadSimulation where numba cannot be used."""
    if compiled.compiled() is None:
        raise BadSimulation(SimulationFault.NOT_COMPILED)
    numba, extending = import_module("numba"), import_module("numba.extending")
    register = extending.register_jitable(**compiled.JIT_OPTIONS)
    for function in compiled.functions_of(train_play):
        if function.__name__ not in ENTRY_POINTS:
            register(function)
    with compiled.cache_directory(numba.config) as is_writable:
        jit = numba.njit(cache=is_writable, **compiled.JIT_OPTIONS)
        return Loops(**{name: jit(getattr(train_play, name)) for name in ENTRY_POINTS})


def table() -> kernel.Table:
    """What the loops need beside the options: nobody plays by a level unless told."""
    return kernel.Table((RANDOM,) * 4, kernel.LOOK_SIDE, 1, NO_NET)


def games(count: int, seed: int, first: int = 0) -> Games:
    """So many games that are not dealt yet, each with a stream of its own from ``first`` on."""
    words = np.array([stream(seed, first + number) for number in range(count)], np.int64)
    packs: NDArray[np.uint8] = np.tile(np.arange(52, dtype=np.uint8), (count, 1))
    record: Any = compiled.record_of(np)
    return Games(np.zeros(count, record), packs, words, np.zeros((count, 4), np.int64))
