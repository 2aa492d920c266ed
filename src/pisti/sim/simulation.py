"""Simulate many rounds, in chunks that depend on nothing but the plan and their number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from pisti import engine
from pisti.bots import decide, level_for
from pisti.bots.net import shipped
from pisti.bots.net_choice import NO_NET
from pisti.errors import PistiError
from pisti.rules import Lookers, Rules
from pisti.sim import kernel
from pisti.sim.compiled import Kernel, compiled, interpreted
from pisti.sim.generator import MASK_64, stream
from pisti.sim.summary import Summary

Loops = TypeVar("Loops")

POLICIES = {
    "random": decide.RANDOM,
    "beginner": decide.BEGINNER,
    "easy": decide.EASY,
    "medium": decide.MEDIUM,
    "hard": decide.HARD,
    "strong": decide.STRONG,
}
"""What a place can play by: the names of the bots that can be compiled, and their numbers in the kernel."""


class SimulationFault(StrEnum):
    """Why a simulation cannot be run."""

    BAD_ROUNDS = "simulate-bad-rounds"
    BAD_SEED = "simulate-bad-seed"
    UNKNOWN_POLICY = "simulate-unknown-policy"
    POLICIES_FOR_SEATS = "simulate-policies-for-seats"
    NOT_COMPILED = "simulate-not-compiled"


class BadSimulation(PistiError):
    """A simulation that cannot be run as asked."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate: rules, a seed from 0 to 2**64 - 1, a policy a place, and whether the pack is cut.

    ``policies`` is one name for all places or one a place from the dealer's right to the dealer. Without the cut decks
    are uniform over all orders, whatever the rules say. Raises BadSimulation.

    >>> Plan(Rules.parse("two"), 1, ("hard", "random")).policies
    ('hard', 'random')
    """

    rules: Rules
    seed: int
    policies: tuple[str, ...] = ("random",)
    cut: bool = True

    def __post_init__(self) -> None:
        """Check the fields and give each place its policy."""
        if not 0 <= self.seed <= MASK_64:
            raise BadSimulation(SimulationFault.BAD_SEED, seed=str(self.seed))
        for name in self.policies:
            if name not in POLICIES:
                raise BadSimulation(SimulationFault.UNKNOWN_POLICY, policy=name, known=" ".join(POLICIES))
        seats, given = self.rules.seats, len(self.policies)
        if given not in (1, seats):
            raise BadSimulation(SimulationFault.POLICIES_FOR_SEATS, policies=given, seats=seats)
        object.__setattr__(self, "policies", self.policies * (seats if given == 1 else 1))


def simulate(
    rules: Rules,
    rounds: int,
    seed: int,
    policies: tuple[str, ...] = ("random",),
    cut: bool = True,
    progress: Callable[[int], None] | None = None,
    compiled: bool | None = None,
) -> Summary:
    """The summary of so many rounds; the same arguments give the same one, compiled or not.

    ``progress`` is told each time how many more rounds are done. ``compiled`` True insists on numba, False does
    without, None takes it where it is. Raises BadSimulation.

    >>> simulate(Rules(), 100, seed=1, compiled=False).together.value
    19.57
    """
    plan, machine = Plan(rules, seed, policies, cut), kernel_for(compiled)
    if rounds < 1:
        raise BadSimulation(SimulationFault.BAD_ROUNDS, rounds=str(rounds))
    summary = Summary(plan.rules, plan.policies, plan.cut, (0,) * kernel.TOTALS)
    for number, start in enumerate(range(0, rounds, kernel.CHUNK)):
        size = min(kernel.CHUNK, rounds - start)
        summary = summary.merge(play_chunk(plan, number, size, machine, progress))
    return summary


def kernel_for(compile_it: bool | None) -> Kernel:
    """The kernel to run: see ``simulate``; raises BadSimulation if numba is asked for and not there."""
    return chosen(compile_it, compiled, interpreted)


def chosen(compile_it: bool | None, fast: Callable[[], Loops | None], plain: Callable[[], Loops]) -> Loops:
    """What is compiled if True, not if False, as it can be if None; raises BadSimulation where it must and cannot.

    >>> chosen(None, lambda: None, lambda: "as it stands")
    'as it stands'
    """
    made = None if compile_it is False else fast()
    if made is None and compile_it:
        raise BadSimulation(SimulationFault.NOT_COMPILED)
    return plain() if made is None else made


def play_chunk(
    plan: Plan, number: int, rounds: int, machine: Kernel, progress: Callable[[int], None] | None = None
) -> Summary:
    """The rounds of one numbered chunk, at most ``kernel.CHUNK``; chunks can be played in any order and anywhere."""
    state, pack, totals = machine.new_state(), machine.new_pack(), machine.new_array(kernel.TOTALS)
    words, options, table = (
        stream(plan.seed, number),
        engine.options(plan.rules),
        table_of(plan.rules, plan.policies),
    )
    for start in range(0, rounds, machine.step):
        count = min(machine.step, rounds - start)
        if any(table.levels):
            words = machine.bot_rounds(state, pack, options, table, plan.cut, words, count, totals)
        else:
            words = machine.random_rounds(state, pack, options, plan.cut, words, count, totals)
        if progress is not None:
            progress(count)
    return Summary(plan.rules, plan.policies, plan.cut, tuple(map(int, totals)))


def table_of(rules: Rules, policies: tuple[str, ...]) -> kernel.Table:
    """What the kernel needs beside the options of the engine."""
    levels = [POLICIES[level_for(name, rules)] for name in policies]
    a, b, c, d = levels + [decide.RANDOM] * (4 - len(levels))
    net = shipped() if decide.STRONG in levels else NO_NET
    return kernel.Table((a, b, c, d), list(Lookers).index(rules.lookers), int(rules.exposed), net)
