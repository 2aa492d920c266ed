"""How a match stands: the chunks so far, put together by their numbers in whatever order they come."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from math import inf, sqrt
from typing import NamedTuple

from pisti.sim.arena.contest import BLOCK, NOTHING, Chunk, Contest, Sums, Unit
from pisti.sim.arena.sequential import SequentialTest, Verdict
from pisti.sim.summary import Mean

WIDE = 1.959964
"""How many standard errors a 95 % interval reaches to each side."""


class Result(NamedTuple):
    """What a pairing came to: ``value`` is points a round, or the share of games won; the interval is of 95 %."""

    first: str
    second: str
    deals: int
    value: float
    error: float
    low: float
    high: float


class Standing:
    """The results so far. With a test the blocks are looked at in their order, and none counts after the decision."""

    def __init__(self, contest: Contest, deals: int, test: SequentialTest | None = None) -> None:
        self.contest = contest
        self.deals = deals
        self.test = test
        self.verdict = Verdict.OPEN
        self._sums = [NOTHING] * len(contest.pairings)
        self._early: dict[int, Chunk] = {}
        self._next = 0
        self._looked = NOTHING

    def add(self, chunk: Chunk) -> None:
        """Count a chunk; none that was counted may come again."""
        pairing = self.contest.pairing(chunk.number)
        self._sums[pairing] = together((self._sums[pairing], *chunk.blocks))
        if self.test is None:
            return
        self._early[chunk.number] = chunk
        while self.verdict is Verdict.OPEN and self._next in self._early:
            self._look(self._early.pop(self._next))
            self._next += 1

    def _look(self, chunk: Chunk) -> None:
        """Take in the blocks of the next chunk up to a decision; small chunks are parts of a block."""
        for block in chunk.blocks:
            self._looked = self._looked.plus(block)
            is_whole = self._looked.deals % BLOCK == 0 or self._looked.deals == self.deals
            if self.test is not None and is_whole:
                self.verdict = self.test.verdict(self._looked, unit_of(self.contest))
            if self.verdict is not Verdict.OPEN:
                return

    @property
    def is_decided(self) -> bool:
        """Whether a test needs no more deals."""
        return self.verdict is not Verdict.OPEN

    @property
    def done(self) -> int:
        """How many deals were played, over all pairings."""
        return sum(sums.deals for sums in self._sums)

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio of a test, 0 without one."""
        return 0.0 if self.test is None else self.test.ratio(self._looked, unit_of(self.contest))

    def results(self) -> tuple[Result, ...]:
        """The result of each pairing; of a test, that of the deals it looked at."""
        sums = self._sums if self.test is None else [self._looked]
        made = difference if self.contest.unit is Unit.DEALS else share
        pairs = zip(self.contest.pairings, sums, strict=True)
        return tuple(made(first, second, each, self.contest) for (first, second), each in pairs)


def together(sums: Iterable[Sums]) -> Sums:
    """The sums of all together."""
    return reduce(Sums.plus, sums, NOTHING)


def unit_of(contest: Contest) -> int:
    """What a difference of one point a round adds to the sum of a deal."""
    sides = contest.rules.side_count
    return sides * (sides - 1)


def difference(first: str, second: str, sums: Sums, contest: Contest) -> Result:
    """Points a round that the first is ahead, with the error of the mean over deals."""
    mean, unit = Mean.of(*sums), unit_of(contest)
    value, error = mean.value / unit, mean.error / unit
    return Result(first, second, sums.deals, value, error, value - WIDE * error, value + WIDE * error)


def share(first: str, second: str, sums: Sums, contest: Contest) -> Result:
    """The share of games that the first won; the interval is Wilson's, as if the games of a pair were independent."""
    sides = contest.rules.side_count
    value, error = Mean.of(*sums)
    low, high = wilson(sums.total, sums.deals * sides)
    return Result(first, second, sums.deals, value / sides, error / sides, low, high)


def wilson(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share.

    >>> tuple(round(end, 4) for end in wilson(8, 10))
    (0.4902, 0.9433)
    """
    if games == 0:
        return -inf, inf
    rate, square = won / games, WIDE**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = WIDE * sqrt(rate * (1 - rate) / games + square / (4 * games**2)) / (1 + square / games)
    return min(rate, max(0.0, middle - half)), max(rate, min(1.0, middle + half))
