"""A search over sampled worlds: each card is played, all seats play on by the network, the network values the end.

Plain Python that numba can also compile. All cards meet the same worlds, so that their differences are surer than their
values. The search ends as soon as one card is surely the best; most cards are out of the question after a few worlds.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from pisti.engine import PLAYS, Options, State, slot_of
from pisti.sim.generator import Words
from pisti.sim.kernel import Memory, Table
from pisti.sim.net_known import known, made_by
from pisti.sim.rollout_play import lay, margin
from pisti.sim.search_belief import Hidden, any_world, draw_hands, likely_world, replayed
from pisti.sim.search_net import Brain, best_card, likely_card, value_of

Array = Any
"""A NumPy array."""

NOT_SURE = 1e9


PRIOR = 60.0
"""How many worlds the network's own value counts for."""
SURE = 2.0
"""From how many standard errors on a card is out of the question."""


def search(
    s: State, o: Options, t: Table, b: Brain, h: Hidden, cards: Array, most: int, batch: int, told: Array, words: Words
) -> int:
    """Which of the cards is best; ``told`` has room for ``most`` worlds by card, and in a first row for the network."""
    is_weighed = h.hands.shape[1] > 0
    if is_weighed:
        words = draw_hands(s, o, t, b, h, words)
    now, done, left = (0, 0, 0, 0.0), 0, (1 << len(cards)) - 1
    m = replayed(s, o, t, h, len(h.plays))
    for number in range(len(cards)):
        told[0, number] = value_of(known(s, o, m), cards[number], o, b)
    best = 0
    while done < most and left & (left - 1):
        for _ in range(batch):
            if is_weighed:
                now, words = likely_world(h, now, words)
            else:
                words = any_world(h, words)
            done += 1
            for number in range(len(cards)):
                if left >> number & 1:
                    told[done, number] = outcome(s, o, t, b, h, cards[number])
        best, left = sifted(told, done, most, len(cards), left)
    return best


def outcome(s: State, o: Options, t: Table, b: Brain, h: Hidden, card: int) -> float:
    """The margin at the end of the round for the side to play, as it looks at the end of this deal."""
    m = replayed(s, o, t, h, len(h.plays))
    side = s.turn & 1
    end = s.ply // 16 * 16 + 16
    m = lay(s, o, t, m, slot_of(s, card))
    return followed(s, o, t, b, m, end, side)


def followed(s: State, o: Options, t: Table, b: Brain, m: Memory, end: int, side: int) -> float:
    """Play on up to a ply, and tell the margin of a side as it looks to the seat that plays last."""
    last = end if end == PLAYS else end - 1
    while s.ply < last:
        m = lay(s, o, t, m, slot_of(s, likely_card(known(s, o, m), o, b)))
    if end == PLAYS:
        return float(margin(s, o, side))
    own = s.turn & 1
    ahead = made_by(s, o, own, 0) - made_by(s, o, 1 - own, 0) + best_card(known(s, o, m), o, b)[1]
    return ahead if own == side else -ahead


def sifted(told: Array, done: int, most: int, cards: int, left: int) -> tuple[int, int]:
    """The best card so far, and those that the worlds to come may still put before it, itself among them."""
    share = done / (done + PRIOR)
    best, highest = 0, -NOT_SURE
    for number in range(cards):
        if left >> number & 1:
            worth = (1.0 - share) * told[0, number] + share * mean(told, done, number)
            if worth > highest:
                best, highest = number, worth
    to_come = sqrt(1.0 / (done + PRIOR) - 1.0 / (max(done, most) + PRIOR))
    kept = 1 << best
    for number in range(cards):
        if left >> number & 1 and number != best:
            behind, spread = difference(told, done, best, number)
            behind = (1.0 - share) * (told[0, best] - told[0, number]) + share * behind
            if behind < SURE * spread * to_come:
                kept |= 1 << number
    return best, kept


def mean(told: Array, done: int, number: int) -> float:
    """The mean of a card over the worlds so far."""
    total = 0.0
    for world in range(1, done + 1):
        total += told[world, number]
    return total / done


def difference(told: Array, done: int, one: int, other: int) -> tuple[float, float]:
    """By how much a card is ahead of another in the worlds so far, and the standard deviation of that."""
    total, squares = 0.0, 0.0
    for world in range(1, done + 1):
        ahead = told[world, one] - told[world, other]
        total += ahead
        squares += ahead * ahead
    value = total / done
    return value, sqrt(max(0.0, squares / done - value * value))
