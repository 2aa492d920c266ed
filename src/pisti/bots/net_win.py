"""How likely a side wins the game, from what each side may expect of the round that goes on.

Plain Python that numba can also compile, like ``engine``.
"""

from __future__ import annotations

from math import erf, sqrt

ROUND_POINTS = 13.0
"""What a side gets in a round, about."""
ROUND_SPREAD = 15.0
"""The standard deviation of the difference that a round makes, about."""
NODES = (-2.0, -1.0, 0.0, 1.0, 2.0)
SHARES = (0.06, 0.24, 0.4, 0.24, 0.06)
"""A bell curve in five places, in standard deviations, and how much of it is at each."""


def between_rounds(mine: float, theirs: float, target: int) -> float:
    """How likely the side with ``mine`` points wins, where no card is dealt.

    >>> between_rounds(151, 150, 151), between_rounds(150, 151, 151), between_rounds(80, 80, 151)
    (1.0, 0.0, 0.5)
    """
    ahead, nearest = mine - theirs, max(mine, theirs)
    if nearest >= target and ahead != 0:
        return 1.0 if ahead > 0 else 0.0
    rounds = max(0.5, (target - nearest) / ROUND_POINTS + 0.5)
    return bell(ahead / (ROUND_SPREAD * sqrt(rounds)))


def bell(deviations: float) -> float:
    """The share of a bell curve that lies below so many standard deviations.

    >>> bell(0)
    0.5
    """
    return 0.5 + 0.5 * erf(deviations / sqrt(2.0))


def chance_to_win(ahead: float, total: float, spread: float, spread_of_total: float, target: int) -> float:
    """How likely a side wins if after the round it expects to be ``ahead`` of the other with ``total`` for both.

    ``spread`` and ``spread_of_total`` are the standard deviations of the two.
    """
    chance = 0.0
    for node in range(len(NODES)):
        for other in range(len(NODES)):
            by, both = ahead + NODES[node] * spread, total + NODES[other] * spread_of_total
            chance += SHARES[node] * SHARES[other] * between_rounds((both + by) / 2, (both - by) / 2, target)
    return chance
