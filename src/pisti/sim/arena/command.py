"""``pisti arena``: bots play against each other, and what came of it is told with its error."""

from __future__ import annotations

import argparse
import json
import os
import re
import secrets
from collections.abc import Callable
from contextlib import closing, nullcontext
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from time import perf_counter
from typing import TextIO

from pisti.figures import seed
from pisti.rules import Rules
from pisti.sim.arena.contest import MOST, Contest, Unit
from pisti.sim.arena.faults import ArenaFault, BadArena
from pisti.sim.arena.match import measured, play_match
from pisti.sim.arena.players import code_of, player
from pisti.sim.arena.plot import plot
from pisti.sim.arena.progress import progress
from pisti.sim.arena.report import as_json, lines
from pisti.sim.arena.results import Results
from pisti.sim.arena.sequential import SequentialTest
from pisti.sim.arena.standing import Standing
from pisti.sim.arena.workers import Here, Pool, Workers
from pisti.sim.cluster import Cluster
from pisti.sim.report import Texts

USUAL = 1000
"""How many deals (or games) of each pairing are played if nothing is said."""
MOST_JOBS = 1024
QUICK = 2.0
"""A match of fewer seconds is played in this process: to begin others takes as long."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``pisti arena`` takes."""
    parser.add_argument("players", metavar="PLAYER", nargs="+")
    counted = parser.add_mutually_exclusive_group()
    counted.add_argument("--deals", metavar="N", type=count)
    counted.add_argument("--games", metavar="N", type=count)
    parser.add_argument("--rules", metavar="RULES", type=Rules.parse, default=Rules())
    parser.add_argument("--seed", metavar="N", type=seed)
    parser.add_argument("--sprt", metavar=("D0", "D1"), nargs=2, type=float)
    parser.add_argument("--jobs", metavar="N", type=jobs)
    parser.add_argument("--cluster", metavar="ADDRESS")
    parser.add_argument("--results", metavar="FILE", type=Path)
    parser.add_argument("--plot", metavar="FILE", type=Path)
    parser.add_argument("--json", action="store_true")


@dataclass(frozen=True, slots=True)
class Asked:
    """What is to be played: the match, how many deals of each pairing, and a test."""

    contest: Contest
    deals: int
    test: SequentialTest | None

    @classmethod
    def of(cls, asked: argparse.Namespace) -> Asked:
        """What the command line says; raises BadArena."""
        unit = Unit.DEALS if asked.games is None else Unit.GAMES
        number = secrets.randbits(53) if asked.seed is None else asked.seed
        contest = Contest(tuple(asked.players), asked.rules, number, unit)
        for name in contest.players:
            player(name)
        test = None if asked.sprt is None else SequentialTest(*asked.sprt)
        if test is not None and unit is Unit.GAMES:
            raise BadArena(ArenaFault.TEST_NOT_DEALS)
        if test is not None and len(contest.players) > 2:
            raise BadArena(ArenaFault.TEST_NOT_TWO, count=len(contest.players))
        return cls(contest, asked.games or asked.deals or USUAL, test)


def run(asked: argparse.Namespace, texts: Texts, out: TextIO, clock: Callable[[], float] = perf_counter) -> int:
    """Play and write what came of it; raises BadArena and OSError."""
    match = Asked.of(asked)
    if asked.plot is not None:
        with asked.plot.open("a"):  # whether it can be written is known before hours are spent
            pass
    with progress(match.deals * len(match.contest.pairings), texts) as told:
        contest, cost = measured(match.contest)
        with _results(asked, contest) as results:
            contest = contest if results is None else results.contest
            workers, start = _workers(asked, cost * match.deals), clock()
            standing = play_match(contest, match.deals, workers, results, match.test, told)
            speed = standing.done / max(1e-9, clock() - start)
    _write(asked, standing, speed, texts, out)
    return 0


def _results(asked: argparse.Namespace, contest: Contest) -> closing[Results] | nullcontext[None]:
    if asked.results is None:
        return nullcontext()
    return closing(Results.open(asked.results, contest, code_of(contest.players), asked.seed is not None))


def _workers(asked: argparse.Namespace, seconds: float) -> Workers:
    if asked.cluster is not None:
        return Cluster(asked.cluster)
    processes = asked.jobs or cores()
    return Pool(processes) if processes > 1 and seconds > QUICK else Here()


def _write(asked: argparse.Namespace, standing: Standing, speed: float, texts: Texts, out: TextIO) -> None:
    unit = standing.contest.unit
    if asked.plot is not None:
        even = 100 / standing.contest.rules.side_count if unit is Unit.GAMES else 0.0
        asked.plot.write_text(plot(standing.results(), unit, even, texts), encoding="utf-8")
    if asked.json:
        out.write(json.dumps({**as_json(standing), "per_second": speed}) + "\n")
    else:
        out.write("\n".join([*lines(standing, texts), "", texts(f"arena-speed-{unit}", speed=speed)]) + "\n")


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def count(text: str) -> int:
    """How many deals or games a text says; raises BadArena.

    >>> count("1e4"), count("2000")
    (10000, 2000)
    """
    if re.fullmatch(r"[0-9]{1,30}(\.[0-9]{1,30})?([eE][0-9]{1,2})?", text):
        value = Decimal(text)
        if 2 <= value <= MOST and value == int(value):
            return int(value)
    raise BadArena(ArenaFault.BAD_COUNT, text=text)


def jobs(text: str) -> int:
    """How many processes a text says; raises BadArena.

    >>> jobs("4")
    4
    """
    if re.fullmatch("[0-9]{1,4}", text) and 1 <= int(text) <= MOST_JOBS:
        return int(text)
    raise BadArena(ArenaFault.BAD_JOBS, text=text)
