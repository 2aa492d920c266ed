"""How likely a side wins the game, from what each side may expect of the round that goes on.

Plain Python that numba can also compile, like ``engine``.
"""

from __future__ import annotations

from math import erf, exp, pi, sqrt

ROUND_POINTS = 13.3
"""What a side gets in a round, about."""
ROUND_SPREAD = 16.5
"""The standard deviation of the difference that a round makes, about."""
NODES = (-2.856970, -1.355626, 0.0, 1.355626, 2.856970)
SHARES = (0.011257, 0.222076, 0.533334, 0.222076, 0.011257)
"""A bell curve in five places, in standard deviations, and how much of it is at each (Gauss and Hermite)."""
LITTLE = 1e-6
"""What a point is worth besides, so that among cards that all win, or all lose, most points are made."""


def bell(deviations: float) -> float:
    """The share of a bell curve that lies below so many standard deviations.

    >>> bell(0)
    0.5
    """
    return 0.5 + 0.5 * erf(deviations / sqrt(2.0))


def height(deviations: float) -> float:
    """How high a bell curve is, so many standard deviations from its middle.

    >>> round(height(0), 4)
    0.3989
    """
    return exp(-0.5 * deviations * deviations) / sqrt(2.0 * pi)


def between_rounds(ahead: float, spread: float, total: float, target: int) -> float:
    """How likely a side wins a game that goes on, which is so much ahead, give or take ``spread``, of ``total`` points.

    >>> between_rounds(0, 0, 160, 151)
    0.5
    """
    nearest = (total + abs(ahead)) / 2
    rounds = max(0.5, (target - nearest) / ROUND_POINTS + 0.5)
    return bell(ahead / sqrt(ROUND_SPREAD * ROUND_SPREAD * rounds + spread * spread))


def after_round(ahead: float, total: float, spread: float, target: int) -> float:
    """How likely a side wins if the round ends with ``total`` for both, and it ``ahead``, give or take ``spread``.

    The game is over where a side is ahead by so much that it has reached the target, or where both have. What lies
    between is a bell curve without its ends, which has a mean and a spread of its own.
    """
    needed = max(0.0, 2 * target - total)
    above, below = (needed - ahead) / spread, (-needed - ahead) / spread
    won, lost = 1.0 - bell(above), bell(below)
    goes_on = 1.0 - won - lost
    if goes_on < LITTLE:
        return won
    shift = (height(below) - height(above)) / goes_on
    width = 1.0 + (below * height(below) - above * height(above)) / goes_on - shift * shift
    mean = max(-needed, min(needed, ahead + spread * shift))
    return won + goes_on * between_rounds(mean, spread * sqrt(max(0.0, width)), total, target)


def chance_to_win(ahead: float, total: float, spread: float, spread_of_total: float, target: int) -> float:
    """How likely a side wins if after the round it expects to be ``ahead`` of the other with ``total`` for both.

    ``spread`` and ``spread_of_total`` are the standard deviations of the two.
    """
    chance = LITTLE * ahead
    for node in range(len(NODES)):
        chance += SHARES[node] * after_round(ahead, total + NODES[node] * spread_of_total, spread, target)
    return chance
