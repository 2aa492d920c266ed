"""Duplicate matches: two policies play the same deals in each other's places, so that luck of the deal cancels out."""

from __future__ import annotations

from dataclasses import dataclass

from pisti import engine
from pisti.rules import Rules
from pisti.sim import kernel
from pisti.sim.compiled import Kernel
from pisti.sim.generator import stream
from pisti.sim.simulation import BadSimulation, Plan, SimulationFault, kernel_for, table_of
from pisti.sim.summary import Mean


@dataclass(frozen=True, slots=True)
class Match:
    """The result of a duplicate match: ``margin`` is what the first policy gained on the second, in points a round."""

    deals: int
    margin: Mean


def duplicate(rules: Rules, deals: int, seed: int, first: str, second: str, compiled: bool | None = None) -> Match:
    """Play each deal once for every side, that side by the first policy and all others by the second.

    The margin is the points of the first less the mean of the others, over all sides. Raises BadSimulation.

    >>> duplicate(Rules(), 20, 1, "medium", "random", compiled=False).margin.value > 0
    True
    """
    machine, sides = kernel_for(compiled), rules.side_count
    if deals < 1:
        raise BadSimulation(SimulationFault.BAD_ROUNDS, rounds=str(deals))
    plans = tuple(
        Plan(rules, seed, tuple(first if place % sides == side else second for place in range(rules.seats)))
        for side in range(sides)
    )
    total, squares = 0, 0
    for number, start in enumerate(range(0, deals, kernel.CHUNK)):
        chunk = _play_chunk(plans, number, min(kernel.CHUNK, deals - start), machine)
        total, squares = total + chunk[0], squares + chunk[1]
    unit = sides * (sides - 1)
    mean = Mean.of(deals, total, squares)
    return Match(deals, Mean(mean.value / unit, mean.error / unit))


def _play_chunk(plans: tuple[Plan, ...], number: int, deals: int, machine: Kernel) -> tuple[int, int]:
    state, pack, totals = machine.new_state(), machine.new_pack(), machine.new_array(kernel.TOTALS)
    rules = plans[0].rules
    tables = tuple(table_of(rules, plan.policies) for plan in plans)
    words, options = stream(plans[0].seed, number), engine.options(rules)
    machine.duplicate_deals(state, pack, options, tables, True, words, deals, totals)
    return int(totals[kernel.MARGIN]), int(totals[kernel.MARGIN + 1])
