"""A whole match: how long a chunk is, who plays it, and what stands at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from time import perf_counter

from pisti.sim.arena.contest import Chunk, Contest, Task
from pisti.sim.arena.playing import play_chunk
from pisti.sim.arena.results import Results
from pisti.sim.arena.sequential import SequentialTest
from pisti.sim.arena.standing import Standing
from pisti.sim.arena.workers import Workers

CHUNK_SECONDS = 1.0
MEASURED = 0.05
"""For how many seconds at least a pairing is measured."""
LARGEST = 1 << 16
"""The largest chunk: there are enough for many workers, and the lines of a file stay short."""


def play_match(
    contest: Contest,
    deals: int,
    workers: Workers,
    results: Results | None = None,
    test: SequentialTest | None = None,
    told: Callable[[Standing], None] = lambda standing: None,
) -> Standing:
    """Play so many deals (or games) of each pairing, or until a test is decided; ``told`` hears of each chunk.

    What the results hold already is not played again. Raises BadArena.

    >>> from pisti.rules import Rules
    >>> from pisti.sim.arena.workers import Here
    >>> contest = Contest(("medium", "random"), Rules(), seed=1)
    >>> play_match(contest, 50, Here()).results()[0].value > 5
    True
    """
    standing = Standing(contest, deals, test)
    tasks = list(contest.tasks(deals))
    known = {} if results is None else results.chunks
    for chunk in _all_chunks(contest, tasks, known, workers, results):
        standing.add(chunk)
        told(standing)
        if standing.is_decided:
            break
    return standing


def _all_chunks(
    contest: Contest, tasks: list[Task], known: dict[int, Chunk], workers: Workers, results: Results | None
) -> Iterator[Chunk]:
    """The chunks that are known, then those that are played now."""
    there = {task for task in tasks if task.number in known and known[task.number].deals == task.deals}
    yield from (known[task.number] for task in tasks if task in there)
    for chunk in workers.play(contest, (task for task in tasks if task not in there)):
        if results is not None:
            results.add(chunk)
        yield chunk


def measured(contest: Contest, clock: Callable[[], float] = perf_counter) -> tuple[Contest, float]:
    """The match with chunks of about a second, and how many seconds a deal of each pairing takes here together.

    Raises BadArena if a bot fails.
    """
    costs = [_cost(replace(contest, players=pairing), clock) for pairing in contest.pairings]
    size = 1
    while size < LARGEST and 2 * size * max(costs) <= CHUNK_SECONDS:
        size *= 2
    return replace(contest, size=size), sum(costs)


def _cost(contest: Contest, clock: Callable[[], float]) -> float:
    """How many seconds a deal of a match of two takes."""
    deals = 1
    play_chunk(contest, Task(0, deals))  # whatever is to be compiled or imported is so before the clock runs
    while True:
        start = clock()
        play_chunk(replace(contest, size=LARGEST), Task(0, deals))
        took = clock() - start
        if took >= MEASURED or deals == LARGEST:
            return max(1e-9, took) / deals
        deals *= 2
