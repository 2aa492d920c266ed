"""The card that the network thinks best: in points, or near the end of a game by how likely it wins.

Plain Python that numba can also compile, but for ``promised``, of which there are two: one in NumPy, and one in loops
that takes its place where it is compiled. Their sums are exact, so both come to the same values.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pisti.bots.net_features import FEATURES, Known, certain_gain, features
from pisti.bots.net_manners import mannerly
from pisti.bots.net_win import chance_to_win, risk
from pisti.engine import PLAYS, Options, size

Floats = NDArray[np.float64]
Net = Floats
"""What is needed of the weights to play, in one flat array, which is cheap to hand on.

How many layers there are and their sizes, the features first; from SPREAD on the spread by ply; from SCALE on what
features are multiplied by; from LAYERS on each layer row by row, offsets last.
"""

SPREAD = 8
SCALE = SPREAD + 2 * PLAYS
LAYERS = SCALE + FEATURES

NO_NET: Net = np.zeros(1)
"""What stands there where nobody plays by the network."""

STEP = 1 << 10
"""What goes from one layer to the next is cut to one part in so many."""
POINTS = 10.0
"""What one unit of an output is worth, in points."""
HAND = 4
"""The most cards that a hand has."""
NEAR = 31
"""From how many points before the target on it plays to win the game, not for points."""


class Standing(NamedTuple):
    """How a game stands for a side and the other one: points before this round, and those made in it so far.

    ``target`` is 0 where nothing but this round counts.
    """

    target: int
    mine: int
    theirs: int
    made: int
    given: int


def best_card(net: Net, k: Known, o: Options, now: Standing) -> int:
    """The card of the highest worth that is no plain blunder, the lowest of equal ones."""
    rest = mannerly(k, o)
    best, highest = -1, 0.0
    if rest & (rest - 1) == 0:
        return size(rest - 1)
    if now.target > 0 and max(now.mine, now.theirs) >= now.target - NEAR:
        return likeliest_to_win(net, k, rest, o, now)
    while rest:
        card = size((rest & -rest) - 1)
        rest &= rest - 1
        worth = worth_of(net, k, card, o)
        if best < 0 or worth > highest:
            best, highest = card, worth
    return best


def worth_of(net: Net, k: Known, card: int, o: Options) -> float:
    """The points by which the round still brings a side ahead, those of the play among them."""
    return brought(net, k, card, o)[0]


def brought(net: Net, k: Known, card: int, o: Options) -> tuple[float, float]:
    """The difference and the sum of the points that the round still brings, those of the play among them."""
    row = np.zeros(FEATURES)
    features(k, card, o, row, 0)
    ahead, total = promised(net, row)
    gain = certain_gain(k, card, o)
    return ahead + gain, total + gain


def likeliest_to_win(net: Net, k: Known, cards: int, o: Options, now: Standing) -> int:
    """The card with which the side most likely wins the game, the lowest of equal ones."""
    told, held = np.zeros((HAND, 2)), size(cards)
    rest, usual = cards, 0.0
    for place in range(held):
        told[place, 0], told[place, 1] = brought(net, k, size((rest & -rest) - 1), o)
        usual += told[place, 1] / held
        rest &= rest - 1
    mine, theirs = now.mine + now.made, now.theirs + now.given
    spread, spread_of_total = net[SPREAD + 2 * k.ply], net[SPREAD + 2 * k.ply + 1]
    best, highest, rest = -1, 0.0, cards
    for place in range(held):
        wide, total = risk(spread, told[place, 1], usual)
        ahead = mine - theirs + told[place, 0]
        chance = chance_to_win(ahead, mine + theirs + total, wide, spread_of_total, now.target)
        if best < 0 or chance > highest:
            best, highest = size((rest & -rest) - 1), chance
        rest &= rest - 1
    return best


def promised(net: Net, row: Floats) -> tuple[float, float]:
    """The difference and the sum of the points to come after a play."""
    x, start = row * net[SCALE:LAYERS], LAYERS
    count = int(net[0])
    for number in range(count):
        size, to = int(net[1 + number]), int(net[2 + number])
        layer = net[start : start + (size + 1) * to].reshape(size + 1, to)
        start += (size + 1) * to
        x = x @ layer[:-1] + layer[-1]
        if number < count - 1:
            x = np.floor(np.maximum(x, 0.0) * STEP) / STEP
    return float(x[0]) * POINTS, float(x[1]) * POINTS


def promised_in_loops(net: Net, row: Floats) -> tuple[float, float]:
    """The same as ``promised``, made to be compiled; zeros, of which there are many, are left out."""
    x, start = row * net[SCALE:LAYERS], LAYERS
    count = int(net[0])
    for number in range(count):
        size, to = int(net[1 + number]), int(net[2 + number])
        end = start + size * to
        y = net[end : end + to].copy()
        for place in range(size):
            if x[place] != 0.0:
                part = net[start + place * to : start + (place + 1) * to]
                for other in range(len(part)):  # a sum of arrays would make a new array each time
                    y[other] += x[place] * part[other]
        if number < count - 1:
            for place in range(to):
                y[place] = np.floor(max(y[place], 0.0) * STEP) / STEP
        x, start = y, end + to
    return x[0] * POINTS, x[1] * POINTS
