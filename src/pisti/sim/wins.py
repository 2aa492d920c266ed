"""What the model of ``bots.net_win`` is made of, and whether it helps.

``results`` counts how rounds of ``strong`` against itself end, ``chances`` tells from them how likely a side wins from
any score, and ``score_sense`` lets it play against the twin that does not know the score. benchmarks/score_sense.py
prints what comes of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pisti import engine
from pisti.bots import net_win
from pisti.rules import Rules
from pisti.sim import compiled, endings, kernel, rollouts
from pisti.sim.endings import SPAN
from pisti.sim.generator import stream
from pisti.sim.simulation import table_of
from pisti.sim.summary import Mean

Floats = NDArray[np.float64]

RULES = Rules()
STEP = 1 << 10
"""How many rounds are played before Python is asked whether to go on."""
MOST = 160
"""The most points that a side may need in a table of chances."""


@dataclass(frozen=True, slots=True)
class Machine:
    """The loops of ``endings`` and the kernel they belong to."""

    kernel: compiled.Kernel
    round_results: Callable[..., Any]
    twin_games: Callable[..., None]


@cache
def machine(compile_it: bool = True) -> Machine:
    """The loops, compiled if asked for and numba is there, else as they stand."""
    fast = compiled.compiled() if compile_it else None
    if fast is None or rollouts.fast() is None:  # which also makes ``lay`` known to numba
        return Machine(compiled.interpreted(), endings.round_results, endings.twin_games)
    numba, extending = import_module("numba"), import_module("numba.extending")
    for function in (endings.play_twins, endings.play_out):
        extending.register_jitable(**compiled.JIT_OPTIONS)(function)
    with compiled.cache_directory(numba.config) as is_writable:
        jit = numba.njit(cache=is_writable, **compiled.JIT_OPTIONS)
        return Machine(fast, jit(endings.round_results), jit(endings.twin_games))


def results(rounds: int, seed: int, compile_it: bool = True) -> NDArray[np.int64]:
    """How often so many rounds of ``strong`` against itself end with each pair of points, (SPAN, SPAN).

    >>> int(results(3, 1, compile_it=False).sum())
    3
    """
    loops, words = machine(compile_it), stream(seed, 0)
    state, pack, told = loops.kernel.new_state(), loops.kernel.new_pack(), loops.kernel.new_array(SPAN * SPAN)
    table, totals = table_of(RULES, ("strong",) * 4), loops.kernel.new_array(kernel.TOTALS)
    for start in range(0, rounds, STEP):
        count = min(STEP, rounds - start)
        words = loops.round_results(state, pack, engine.options(RULES), table, words, count, told, totals)
    return np.array(told, np.int64).reshape(SPAN, SPAN)


def chances(counts: NDArray[np.int64]) -> Floats:
    """How likely a side wins that needs so many points when the other needs so many, (MOST + 1, MOST + 1).

    Either side may be that of the dealer. Row and column 0 are not used: nobody needs nothing while a game goes on.
    """
    both = counts + counts.T
    mine, theirs = np.nonzero(both)
    shares = both[mine, theirs] / both.sum()
    left = np.arange(-SPAN, MOST + 1)
    table = np.where(left[:, None] == left, 0.5, np.where(left[:, None] < left, 1.0, 0.0))  # 7.2 and 7.3
    for needs in range(2, 2 * MOST + 1):  # a round brings points, so that only scores of fewer needs are asked for
        for one in range(max(1, needs - MOST), (needs + 1) // 2):
            won = shares @ table[SPAN + one - mine, SPAN + needs - one - theirs]
            table[SPAN + one, SPAN + needs - one], table[SPAN + needs - one, SPAN + one] = won, 1 - won
    return table[SPAN:, SPAN:]


def grid(table: Floats) -> NDArray[np.int64]:
    """The part of a table that ``net_win.WINS`` is, in ten-thousandths."""
    near = [1 + net_win.STEP * row for row in range(net_win.NEAR)]
    far = [1 + net_win.STEP * column for column in range(net_win.FAR)]
    return np.rint(10_000 * table[np.ix_(near, far)]).astype(np.int64)


def score_sense(
    games: int, seed: int, start: tuple[int, int] = (120, 150), target: int = RULES.target, compile_it: bool = True
) -> Mean:
    """The share of games that ``strong`` wins against its twin that plays for points, from so many pairs of games.

    A pair begins with points of each side drawn from ``start``; both games of it have the same decks and scores, the
    twins in each other's places. The error is that of the mean over pairs.

    >>> score_sense(2, 1, compile_it=False).value
    0.5
    """
    loops = machine(compile_it)
    board = (loops.kernel.new_state(), loops.kernel.new_pack(), engine.options(RULES), table_of(RULES, ("strong",) * 4))
    totals = loops.kernel.new_array(kernel.TOTALS)
    for first in range(0, games, STEP):
        count = min(STEP, games - first)
        loops.twin_games(*board, stream(seed, 0), first, count, start, target, totals)
    mean = Mean.of(*(int(totals[place]) for place in (kernel.ROUNDS, kernel.MARGIN, kernel.MARGIN + 1)))
    return Mean(mean.value / 2, mean.error / 2)
