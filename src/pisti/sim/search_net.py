"""The network for a search: many positions of nearly the same features, in single precision.

Plain Python that numba can also compile, but for ``promised``: interpreted that is NumPy's, compiled the loops below.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from pisti.bots import net_choice
from pisti.bots.net_choice import LAYERS, SCALE, Net
from pisti.bots.net_features import FEATURES, Known, certain_gain, features
from pisti.bots.net_manners import mannerly
from pisti.engine import Options, size

Array = Any
"""A NumPy array."""

ZERO, STEP, POINTS = np.float32(0), np.float32(net_choice.STEP), np.float32(net_choice.POINTS)


class Brain(NamedTuple):
    """The weights as in ``net_choice``, and what is worked on: nobody else may work on the same.

    ``row`` are the features of a play; ``before`` those of the last one, and ``first`` what the first layer made of
    them, so that only the ``change`` is added; ``one`` and ``two`` hold what goes from layer to layer, ``active`` where
    it is not zero.
    """

    net: Array
    row: Array
    before: Array
    change: Array
    first: Array
    one: Array
    two: Array
    active: Array


def brain(net: Net, is_compiled: bool) -> Brain:
    """What is needed to value plays by a network."""
    kind = np.float32 if is_compiled else np.float64
    to, widest = int(net[2]), int(max(net[1 : 2 + int(net[0])]))
    weights = net.astype(kind)
    offsets = weights[LAYERS + FEATURES * to : LAYERS + (FEATURES + 1) * to].copy()
    rows = np.zeros((3, FEATURES), kind)
    between = np.zeros((2, widest), kind)
    active = np.zeros(max(widest, FEATURES), np.int64)
    return Brain(weights, rows[0], rows[1], rows[2], offsets, between[0], between[1], active)


def value_of(k: Known, card: int, o: Options, b: Brain) -> float:
    """By how many points the rest of the round brings a side ahead that plays a card now."""
    b.row[:] = 0
    features(k, card, o, b.row, 0)
    return certain_gain(k, card, o) + promised(b)


def best_card(k: Known, o: Options, b: Brain) -> tuple[int, float]:
    """The card that the level strong plays, and its value."""
    rest, best, highest = mannerly(k, o), -1, 0.0
    while rest:
        card = size((rest & -rest) - 1)
        rest &= rest - 1
        value = value_of(k, card, o, b)
        if best < 0 or value > highest:
            best, highest = card, value
    return best, highest


def likely_card(k: Known, o: Options, b: Brain) -> int:
    """The card that the level strong plays; where there is no choice nothing is valued."""
    fair = mannerly(k, o)
    if fair & (fair - 1) == 0:
        return size(fair - 1)
    return best_card(k, o, b)[0]


def promised(b: Brain) -> float:
    """The difference of the points to come after the play whose features are in ``row``."""
    return net_choice.promised(b.net, b.row)[0]


def promised_in_loops(b: Brain) -> float:
    """The same as ``promised``, made to be compiled."""
    x, y, to = b.one, b.two, len(b.first)
    first_layer(b)
    start, layers = LAYERS + (FEATURES + 1) * to, int(b.net[0])
    for number in range(1, layers - 1):
        many, to = to, int(b.net[2 + number])
        y[:to] = b.net[start + many * to : start + (many + 1) * to]
        add_up(b.net, start, many, to, x, y, b.active)
        cut_off(y, to)
        x, y, start = y, x, start + (many + 1) * to
    outputs = int(b.net[1 + layers])
    told = b.net[start + to * outputs]
    for place in range(to):
        told += x[place] * b.net[start + place * outputs]
    return float(told * POINTS)


def first_layer(b: Brain) -> None:
    """Add to the first layer what has changed since the last play, and cut what it gives on to the grain."""
    to = len(b.first)
    for place in range(FEATURES):
        b.change[place] = (b.row[place] - b.before[place]) * b.net[SCALE + place]
    b.before[:] = b.row
    add_up(b.net, LAYERS, FEATURES, to, b.change, b.first, b.active)
    b.one[:to] = b.first
    cut_off(b.one, to)


def cut_off(x: Array, to: int) -> None:
    """What one layer gives on to the next: nothing below zero, and cut to the grain."""
    for place in range(to):
        x[place] = np.floor(max(x[place], ZERO) * STEP) / STEP


def add_up(net: Array, start: int, many: int, to: int, x: Array, y: Array, active: Array) -> None:
    """Add to ``y`` what a layer makes of ``x``, four of those that are not zero at a time."""
    count = 0
    for place in range(many):
        active[count] = place  # without a branch, which nobody could foretell
        count += int(x[place] != ZERO)
    for first in range(0, count - 3, 4):
        a, b, c, d = active[first], active[first + 1], active[first + 2], active[first + 3]
        one, two, three, four = x[a], x[b], x[c], x[d]
        from_one, from_two = net[start + a * to : start + a * to + to], net[start + b * to : start + b * to + to]
        from_three, from_four = net[start + c * to : start + c * to + to], net[start + d * to : start + d * to + to]
        for other in range(to):
            sum_of_two = one * from_one[other] + two * from_two[other]
            y[other] += sum_of_two + (three * from_three[other] + four * from_four[other])
    for number in range(count // 4 * 4, count):
        place = active[number]
        weights, one = net[start + place * to : start + place * to + to], x[place]
        for other in range(to):
            y[other] += one * weights[other]
