"""What many rounds add up to: means with their standard errors."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt
from typing import NamedTuple

from pisti.rules import Rules
from pisti.sim import kernel


class Mean(NamedTuple):
    """A mean and its standard error; the error of fewer than two rounds is infinite.

    >>> Mean.of(4, 8, 24)
    Mean(value=2.0, error=0.816496580927726)
    """

    value: float
    error: float

    @classmethod
    def of(cls, count: int, total: int, squares: int) -> Mean:
        """The mean of ``count`` values from their sum and the sum of their squares."""
        if count < 2:
            return cls(total / max(1, count), inf)
        # whole numbers as long as they last: the difference of two large sums is small
        variance = (count * squares - total * total) / (count * count)
        return cls(total / count, sqrt(variance / (count - 1)))


@dataclass(frozen=True, slots=True)
class Summary:
    """The totals of many rounds.

    ``policies`` are those of the places from the dealer's right to the dealer; side 0 is that of the dealer's right;
    ``totals`` are laid out as ``kernel`` says. Means are a round. Two summaries of the same kind can be merged.

    >>> from pisti.sim import simulate
    >>> simulate(Rules(), 100, seed=1, compiled=False).rounds
    100
    """

    rules: Rules
    policies: tuple[str, ...]
    cut: bool
    totals: tuple[int, ...]

    def merge(self, other: Summary) -> Summary:
        """Both together; raises ValueError if they are not of the same rules, policies and cut."""
        if (self.rules, self.policies, self.cut) != (other.rules, other.policies, other.cut):
            raise ValueError("summaries of different simulations")
        totals = tuple(mine + theirs for mine, theirs in zip(self.totals, other.totals, strict=True))
        return Summary(self.rules, self.policies, self.cut, totals)

    @property
    def rounds(self) -> int:
        """How many rounds were played."""
        return self.totals[kernel.ROUNDS]

    @property
    def redeals(self) -> int:
        """How many times the cards had to be dealt again."""
        return self.totals[kernel.REDEALS]

    @property
    def points(self) -> tuple[Mean, ...]:
        """The points of each side."""
        sides = range(self.rules.side_count)
        sums = ((self.totals[kernel.POINTS + side], self.totals[kernel.POINTS_SQUARED + side]) for side in sides)
        return tuple(Mean.of(self.rounds, *pair) for pair in sums)

    @property
    def together(self) -> Mean:
        """The points of all sides together."""
        return self._mean(kernel.TOGETHER)

    @property
    def pistis(self) -> Mean:
        """Piştis, double ones among them."""
        return self._mean(kernel.PISTIS)

    @property
    def doubles(self) -> Mean:
        """Double piştis."""
        return self._mean(kernel.DOUBLES)

    @property
    def margin(self) -> Mean:
        """The points of side 0 less those of the best other side."""
        return self._mean(kernel.MARGIN)

    @property
    def ties(self) -> Mean:
        """The share of rounds in which nobody has most cards (clauses 6.2 and 9.6)."""
        return Mean.of(self.rounds, self.totals[kernel.TIES], self.totals[kernel.TIES])

    @property
    def histogram(self) -> dict[int, int]:
        """How many rounds ended with each margin; those beyond ±200 are counted there."""
        counts = self.totals[kernel.HISTOGRAM :]
        return {place - kernel.REACH: count for place, count in enumerate(counts) if count}

    def _mean(self, place: int) -> Mean:
        return Mean.of(self.rounds, self.totals[place], self.totals[place + 1])
