"""How likely a side wins the game, from what each side may expect of the round that goes on.

Plain Python that numba can also compile, like ``engine``.
"""

from __future__ import annotations

from math import erf, exp, sqrt

import numpy as np

NODES = (-1.7320508075688772, 0.0, 1.7320508075688772)
SHARES = (0.16666666666666666, 0.6666666666666666, 0.16666666666666666)
"""A bell curve in three places, in standard deviations, and how much of it is at each (Gauss and Hermite)."""
PLACES = (-0.906179845938664, -0.538469310105683, 0.0, 0.538469310105683, 0.906179845938664)
WEIGHTS = (0.236926885056189, 0.478628670499366, 0.568888888888889, 0.478628670499366, 0.236926885056189)
"""Five places between -1 and 1 and the weights with which values there make a mean (Gauss and Legendre)."""
FARTHEST = 3.0
"""How many standard deviations from its middle a bell curve is looked at."""
PISTI = 20.0
"""How much the variance of the difference grows with each point of the sum: a round of more points has more piştis."""
RISK = 8.0
"""How much it grows with each point by which a card promises a larger sum than the others that may be played."""
TRUST = 0.5
"""How much of that larger sum is counted as one: all of it wins fewer games."""
LEAST = 0.25
"""The least share of a variance that is left of it."""
LITTLE = 1e-6
"""What a point is worth besides, so that among cards that all win, or all lose, most points are made."""

STEP, NEAR, FAR = 4, 9, 31
"""``WINS`` has rows and columns for every fourth number of points that a side needs, from 1 on."""
# fmt: off
WINS = np.array([
    5000, 5933, 6857, 7735, 8427, 8877, 9277, 9512, 9679, 9807, 9862, 9914, 9945, 9964, 9978, 9985,
    9990, 9994, 9996, 9997, 9998, 9999, 9999, 9999, 10000, 10000, 10000, 10000, 10000, 10000, 10000,
    4067, 5000, 5933, 6850, 7598, 8112, 8624, 8947, 9201, 9429, 9563, 9679, 9769, 9828, 9877, 9912,
    9935, 9954, 9967, 9976, 9983, 9988, 9992, 9994, 9996, 9997, 9998, 9999, 9999, 9999, 9999,
    3143, 4067, 5000, 5937, 6709, 7302, 7910, 8316, 8674, 8989, 9196, 9385, 9529, 9635, 9725, 9791,
    9841, 9881, 9911, 9933, 9950, 9963, 9972, 9980, 9985, 9989, 9992, 9994, 9996, 9997, 9998,
    2265, 3150, 4063, 5000, 5833, 6508, 7190, 7683, 8126, 8509, 8792, 9043, 9243, 9398, 9531, 9631,
    9712, 9778, 9827, 9867, 9898, 9921, 9940, 9954, 9965, 9974, 9980, 9985, 9989, 9991, 9994,
    1573, 2402, 3291, 4167, 5000, 5710, 6417, 6980, 7490, 7941, 8299, 8618, 8879, 9092, 9273, 9417,
    9535, 9632, 9708, 9770, 9819, 9858, 9889, 9914, 9933, 9948, 9960, 9969, 9976, 9982, 9986,
    1123, 1888, 2698, 3492, 4290, 5000, 5709, 6313, 6867, 7365, 7784, 8156, 8473, 8739, 8967, 9156,
    9313, 9444, 9551, 9640, 9711, 9770, 9817, 9855, 9885, 9909, 9929, 9944, 9956, 9966, 9973,
    723, 1376, 2090, 2810, 3583, 4291, 5000, 5639, 6225, 6763, 7234, 7655, 8023, 8340, 8615, 8849,
    9048, 9216, 9357, 9475, 9572, 9653, 9719, 9774, 9818, 9854, 9884, 9907, 9926, 9942, 9954,
    488, 1053, 1684, 2317, 3020, 3687, 4361, 5000, 5598, 6159, 6666, 7126, 7538, 7902, 8221, 8500,
    8740, 8947, 9123, 9273, 9400, 9506, 9595, 9669, 9730, 9781, 9822, 9857, 9884, 9907, 9926,
    321, 799, 1326, 1874, 2510, 3133, 3775, 4402, 5000, 5573, 6103, 6591, 7037, 7439, 7798, 8116,
    8396, 8641, 8853, 9036, 9193, 9327, 9441, 9537, 9618, 9686, 9742, 9789, 9828, 9860, 9887,
]) / 10_000
# fmt: on
"""How likely a side wins that needs so many points when the other needs so many, row by row.

From 200,000 rounds of ``strong`` against itself; benchmarks/score_sense.py --table makes it again.
"""


def bell(deviations: float) -> float:
    """The share of a bell curve that lies below so many standard deviations.

    >>> bell(0)
    0.5
    """
    return 0.5 + 0.5 * erf(deviations / sqrt(2.0))


def between_rounds(mine: float, theirs: float) -> float:
    """How likely a side wins that needs so many points when the other needs so many.

    >>> between_rounds(10, 10)
    0.5
    """
    if mine > theirs:
        return 1.0 - as_leader(theirs, mine)
    return as_leader(mine, theirs)


def as_leader(near: float, far: float) -> float:
    """How likely the side wins that needs fewer points, by ``WINS``; where both need many, as with fewer each."""
    last = 1.0 + STEP * (NEAR - 1)
    far = min(far - max(0.0, near - last), 1.0 + STEP * (FAR - 1))
    row, column = max(0.0, (min(near, last) - 1.0) / STEP), max(0.0, (far - 1.0) / STEP)
    top, left = min(NEAR - 2, int(row)), min(FAR - 2, int(column))
    down, right, at = row - top, column - left, top * FAR + left
    above = WINS[at] + right * (WINS[at + 1] - WINS[at])
    below = WINS[at + FAR] + right * (WINS[at + FAR + 1] - WINS[at + FAR])
    return float(above + down * (below - above))


def after_round(ahead: float, total: float, spread: float, target: int) -> float:
    """How likely a side wins if the round ends with ``total`` for both, and it ``ahead``, give or take ``spread``.

    The game is over where a side is ahead by so much that it has reached the target, or where both have; it goes on
    where the difference lies between.
    """
    needed = max(0.0, 2 * target - total)
    above, below = (needed - ahead) / spread, (-needed - ahead) / spread
    won, goes_on = 1.0 - bell(above), bell(above) - bell(below)
    if goes_on < LITTLE:
        return won
    above, below = min(above, FARTHEST), max(below, -FARTHEST)
    middle, half, lacking = (above + below) / 2, (above - below) / 2, target - total / 2
    mean, weight = 0.0, 0.0
    for place in range(len(PLACES)):
        at = middle + half * PLACES[place]
        share = WEIGHTS[place] * exp(-0.5 * at * at)
        by = (ahead + spread * at) / 2
        mean, weight = mean + share * between_rounds(lacking - by, lacking + by), weight + share
    return won + goes_on * mean / weight


def risk(spread: float, total: float, usual: float) -> tuple[float, float]:
    """What to reckon with if a card promises so large a sum, and ``usual`` is the mean over the cards of a hand.

    Told are the spread of the difference and the sum. Who is behind wants the spread, who is ahead fears it.
    """
    more = total - usual
    return sqrt(max(LEAST * spread * spread, spread * spread + RISK * more)), usual + TRUST * more


def chance_to_win(ahead: float, total: float, spread: float, spread_of_total: float, target: int) -> float:
    """How likely a side wins if after the round it expects to be ``ahead`` of the other with ``total`` for both.

    ``spread`` and ``spread_of_total`` are the standard deviations of the two.
    """
    chance = LITTLE * ahead
    for node in range(len(NODES)):
        more = NODES[node] * spread_of_total
        variance = max(LEAST * spread * spread, spread * spread + PISTI * more)
        chance += SHARES[node] * after_round(ahead, total + more, sqrt(variance), target)
    return chance
