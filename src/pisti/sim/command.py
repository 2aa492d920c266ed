"""``pisti simulate``: bots play many rounds, and what came of it is told."""

from __future__ import annotations

import argparse
import json
import re
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from decimal import Decimal
from time import perf_counter
from typing import TextIO

from pisti.figures import seed
from pisti.rules import Rules
from pisti.sim.compiled import compiled
from pisti.sim.report import Texts, as_json, lines
from pisti.sim.simulation import POLICIES, BadSimulation, Plan, SimulationFault, simulate

MOST_ROUNDS = 10**12
COMPILED_ROUNDS, INTERPRETED_ROUNDS = 10**6, 10**4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``pisti simulate`` takes."""
    parser.add_argument("--rounds", metavar="N", type=rounds)
    parser.add_argument("--policy", metavar="NAMES", type=policies, default=("random",))
    parser.add_argument("--rules", metavar="RULES", type=Rules.parse, default=Rules())
    parser.add_argument("--seed", metavar="N", type=seed)
    parser.add_argument("--json", action="store_true")


def run(asked: argparse.Namespace, texts: Texts, out: TextIO, clock: Callable[[], float] = perf_counter) -> int:
    """Simulate and write the figures; raises BadSimulation."""
    number = secrets.randbits(53) if asked.seed is None else asked.seed
    plan = Plan(asked.rules, number, asked.policy)
    is_compiled = compiled() is not None
    count = asked.rounds or (COMPILED_ROUNDS if is_compiled else INTERPRETED_ROUNDS)
    with _progress(count, texts) as progress:
        simulate(plan.rules, 1, number, plan.policies)  # whatever is to be compiled is compiled before the clock runs
        start = clock()
        summary = simulate(plan.rules, count, number, plan.policies, progress=progress)
        speed = count / max(1e-9, clock() - start)
    if asked.json:
        values = {**as_json(summary, number), "compiled": is_compiled, "rounds_per_second": speed}
        out.write(json.dumps(values) + "\n")
    else:
        told = texts("simulate-compiled" if is_compiled else "simulate-interpreted", speed=speed)
        out.write("\n".join([*lines(summary, number, texts), "", told]) + "\n")
    return 0


def rounds(text: str) -> int:
    """How many rounds a text says; raises BadSimulation.

    >>> rounds("1e6"), rounds("2.5e3")
    (1000000, 2500)
    """
    if re.fullmatch(r"[0-9]{1,30}(\.[0-9]{1,30})?([eE][0-9]{1,2})?", text):
        value = Decimal(text)
        if 2 <= value <= MOST_ROUNDS and value == int(value):
            return int(value)
    raise BadSimulation(SimulationFault.BAD_ROUNDS, rounds=text)


def policies(text: str) -> tuple[str, ...]:
    """The names in a text with commas between; raises BadSimulation if one is unknown.

    >>> policies("hard,random")
    ('hard', 'random')
    """
    names = tuple(text.split(","))
    for name in names:
        if name not in POLICIES:
            raise BadSimulation(SimulationFault.UNKNOWN_POLICY, policy=name, known=" ".join(POLICIES))
    return names


@contextmanager
def _progress(total: int, texts: Texts) -> Iterator[Callable[[int], None] | None]:
    """What shows each further per cent on standard error, None where that is no terminal."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield None
        return
    done, shown = 0, -1

    def show(more: int) -> None:
        nonlocal done, shown
        done += more
        if 100 * done // total > shown:
            shown = 100 * done // total
            _write("\r" + texts("simulate-progress", percent=shown))

    try:
        show(0)
        yield show
    finally:
        _write("\r\x1b[K")


def _write(text: str) -> None:
    """Write to the terminal; what goes wrong with it must not stop the simulation."""
    with suppress(OSError, UnicodeError):
        sys.stderr.write(text)
        sys.stderr.flush()
