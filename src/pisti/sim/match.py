"""Duplicate matches: two policies play the same deals in each other's places, so that luck of the deal cancels out."""

from __future__ import annotations

from dataclasses import dataclass

from pisti.rules import Rules
from pisti.sim.arena.contest import Contest, Task
from pisti.sim.arena.playing import play_chunk
from pisti.sim.arena.standing import together, unit_of
from pisti.sim.simulation import BadSimulation, Plan, SimulationFault
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
    for name in (first, second):
        Plan(rules, seed, (name,))
    if deals < 1:
        raise BadSimulation(SimulationFault.BAD_ROUNDS, rounds=str(deals))
    contest = Contest((first, second), rules, seed)
    mean = Mean.of(*together(play_chunk(contest, Task(0, deals), compiled).blocks))
    return Match(deals, Mean(mean.value / unit_of(contest), mean.error / unit_of(contest)))
