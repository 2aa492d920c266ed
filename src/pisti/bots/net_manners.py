"""What a strong player does not do whatever the network says, for partners would not forgive it.

Plain Python that numba can also compile, like ``engine``.
"""

from __future__ import annotations

from pisti.bots.net_features import Known, card_points
from pisti.engine import (
    ALL_OF_A_RANK,
    JACK_SET,
    PISTI,
    Options,
    capture_kind,
    captures,
    pisti_allowed,
    size,
)

FEW_CARDS, FEW_POINTS, MANY_COPIES = 2, 1, 3
"""A pile that is not worth a jack, and how many unseen copies make a rank dangerous on an empty table."""


def mannerly(k: Known, o: Options) -> int:
    """The cards of the hand that may be considered: all but plain blunders, or all where nothing else is left.

    A pişti that is there is made. No jack goes to an empty table while another may be in some hand; nor, while a safe
    card is at hand, to one or two cards with hardly a point, those set aside counted; nor is then a rank left alone of
    which three cards are unseen.
    """
    if captures(k, k.top >> 2) and pisti_allowed(k, o) and capture_kind(k, o, k.top >> 2) >= PISTI:
        made = k.hand & ALL_OF_A_RANK << (k.top >> 2 << 2)
        if made:
            return made
    bad = 0
    if k.pile == 0:
        bad = (JACK_SET if k.unseen & JACK_SET else 0) | (risky(k) & ~safe(k) if safe(k) else 0)
    elif size(k.pile) + k.set_aside <= FEW_CARDS and card_points(k.pile, o) <= FEW_POINTS and safe(k):
        bad = JACK_SET
    return k.hand & ~bad or k.hand


def safe(k: Known) -> int:
    """The cards held, jacks apart, whose rank the next place cannot have: all are seen, or it let the rank lie."""
    found, rest = 0, k.hand & ~JACK_SET
    while rest:
        bit = rest & -rest
        rest ^= bit
        alike = ALL_OF_A_RANK << (size(bit - 1) >> 2 << 2)
        lets_lie = k.lacks_next >> (size(bit - 1) >> 2) & 1
        if (k.unseen & alike == 0 or lets_lie) and k.exposed & alike == 0:
            found |= bit
    return found


def risky(k: Known) -> int:
    """The cards held of whose rank all others are unseen."""
    found, rest = 0, k.hand & ~JACK_SET
    while rest:
        bit = rest & -rest
        rest ^= bit
        if size(k.unseen & ALL_OF_A_RANK << (size(bit - 1) >> 2 << 2)) >= MANY_COPIES:
            found |= bit
    return found
