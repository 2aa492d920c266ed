"""What plays add up to: for each seat, and for each side with its luck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import hypot

from pisti.analysis.plays import AnalysedPlay
from pisti.rules import Rules, Seat, Side
from pisti.sim.summary import Mean


@dataclass(frozen=True, slots=True)
class SeatSum:
    """How many plays of a seat were looked at, and what they cost its side."""

    seat: Seat
    plays: int
    cost: Mean


@dataclass(frozen=True, slots=True)
class SideSum:
    """What a side's plays cost it, by how many points it was ahead in the end, and how much of that was luck.

    ``luck`` is ``result`` less what both sides' plays changed: its own cost it something, those of the others brought
    it something. Both are None where a round is not finished. With more than two sides a side is ahead of the mean of
    the others, and what a play cost was brought to each of them in equal parts.
    """

    side: Side
    cost: Mean
    result: float | None
    luck: Mean | None


def add(means: Iterable[Mean]) -> Mean:
    """The sum of means whose errors do not depend on each other.

    >>> add([Mean(1.0, 3.0), Mean(2.0, 4.0)])
    Mean(value=3.0, error=5.0)
    """
    each = list(means)
    return Mean(sum(mean.value for mean in each), hypot(*(mean.error for mean in each)))


def seat_sums(rules: Rules, plays: Sequence[AnalysedPlay]) -> tuple[SeatSum, ...]:
    """The sums of the seats, in order."""
    own = {seat: [play.cost for play in plays if play.seat is seat] for seat in rules.seating}
    return tuple(SeatSum(seat, len(costs), add(costs)) for seat, costs in own.items())


def side_sums(rules: Rules, plays: Sequence[AnalysedPlay], results: Sequence[float] | None) -> tuple[SideSum, ...]:
    """The sums of the sides, in order; ``results`` are the points by which each is ahead at the end."""
    sides = [Side(side) for side in range(rules.side_count)]
    costs = [add(play.cost for play in plays if rules.sides[play.seat] == side) for side in sides]
    return tuple(
        SideSum(side, costs[side], None, None)
        if results is None
        else SideSum(side, costs[side], results[side], luck(side, costs, results[side]))
        for side in sides
    )


def luck(side: Side, costs: Sequence[Mean], result: float) -> Mean:
    """A result less what the plays changed.

    >>> luck(Side(0), [Mean(3.0, 0.0), Mean(1.0, 0.0)], 10.0)
    Mean(value=12.0, error=0.0)
    """
    others = [cost for other, cost in enumerate(costs) if other != side]
    brought = [Mean(cost.value / len(others), cost.error / len(others)) for cost in others]
    changed = add([*brought, Mean(-costs[side].value, costs[side].error)])
    return Mean(result - changed.value, changed.error)


def margins(points: Sequence[int]) -> tuple[float, ...]:
    """By how many points each side is ahead of the mean of the others.

    >>> margins([10, 4]), margins([9, 3, 0])
    ((6.0, -6.0), (7.5, -1.5, -6.0))
    """
    return tuple(mine - (sum(points) - mine) / (len(points) - 1) for mine in points)
