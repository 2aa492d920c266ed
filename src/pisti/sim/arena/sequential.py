"""The sequential test: play until one of two differences is too unlikely (generalised SPRT, as for chess engines)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import isfinite, log

from pisti.sim.arena.contest import Sums
from pisti.sim.arena.faults import ArenaFault, BadArena

LEAST = 256
"""How many pairs there must be: with few their spread is not known."""


class Verdict(StrEnum):
    """What a test has found."""

    LOW = "low"
    HIGH = "high"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """Whether the first player is ``low`` or ``high`` points a round ahead, wrong with probability ``error`` each.

    The log-likelihood ratio is that of normal pair differences whose spread is that of the sample. Raises BadArena.

    >>> test = SequentialTest(0, 1)
    >>> test.verdict(Sums(1000, 1000, 40_000), 1), test.verdict(Sums(1000, 0, 40_000), 1)
    (<Verdict.HIGH: 'high'>, <Verdict.LOW: 'low'>)
    """

    low: float
    high: float
    error: float = 0.05

    def __post_init__(self) -> None:
        """Check that there is something between the two."""
        if not (isfinite(self.low) and isfinite(self.high) and self.low < self.high):
            raise BadArena(ArenaFault.BAD_TEST, low=str(self.low), high=str(self.high))

    @property
    def bound(self) -> float:
        """The ratio is between minus and plus this while the test is open."""
        return log((1 - self.error) / self.error)

    def ratio(self, sums: Sums, unit: int) -> float:
        """The log-likelihood ratio of high to low; a sum of ``unit`` is a difference of one point a round."""
        n, mean = sums.deals, sums.total / max(1, sums.deals) / unit
        variance = (n * sums.squares - sums.total**2) / max(1, n * (n - 1)) / unit**2
        if n < LEAST or variance <= 0:
            return 0.0
        return n * (self.high - self.low) * (mean - (self.low + self.high) / 2) / variance

    def verdict(self, sums: Sums, unit: int) -> Verdict:
        """What these sums show."""
        ratio = self.ratio(sums, unit)
        if ratio >= self.bound:
            return Verdict.HIGH
        return Verdict.LOW if ratio <= -self.bound else Verdict.OPEN
