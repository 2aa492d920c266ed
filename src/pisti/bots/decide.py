"""How the bots decide: from what a seat may know to the set of cards it thinks best, as functions of ints.

Plain Python that numba can also compile, like ``engine``: the bots run it as it stands, the simulation compiled.
Values are in hundredths of a point.
"""

from __future__ import annotations

from typing import NamedTuple

from pisti.engine import (
    ALL_OF_A_RANK,
    DOUBLE,
    JACK,
    JACK_SET,
    PISTI,
    Options,
    ace_points,
    capture_kind,
    captures,
    jack_points,
    pisti_allowed,
    size,
    ten_of_diamonds_points,
    two_of_clubs_points,
)

RANDOM, MEDIUM, HARD, BEGINNER, EASY, STRONG = 0, 1, 2, 3, 4, 5
"""The levels as numbers, which stay what they are; how STRONG decides is in ``net_choice``."""

WHOLE = 4096
"""A probability of one."""


class Sight(NamedTuple):
    """What a seat knows that matters for its next card; sets of cards as in ``engine``.

    ``pile`` holds a bit from 52 up for each card of it that the seat may not know; ``unseen`` are the cards it has not
    seen; ``set_aside`` is how many face-down cards the first capture brings; ``next_held`` how many cards the next
    seat holds when it plays, ``next_known`` those of them that everyone knows, ``next_lacks`` a bit for each rank that
    it let lie in this deal, so that it holds none if it captures whenever it can; ``faded`` the seen cards that were
    captured before this deal.
    """

    hand: int
    pile: int
    top: int
    ply: int
    unseen: int
    set_aside: int
    next_held: int
    next_known: int
    next_lacks: int
    faded: int


def best_cards(level: int, v: Sight, o: Options) -> int:
    """The cards that a level thinks best, among which it draws."""
    if level == HARD:
        return hard(v, o)
    if level == MEDIUM:
        return captors(v) or most_seen(v.hand & ~JACK_SET, v.unseen) or v.hand
    if level == EASY:
        return captors(v) or most_seen(v.hand & ~JACK_SET, v.unseen | v.faded) or v.hand
    if level == BEGINNER:
        return captors(v) or v.hand & ~JACK_SET or v.hand
    return v.hand


def same_rank(card: int) -> int:
    """All four cards of a card's rank."""
    return ALL_OF_A_RANK << (card >> 2 << 2)


def number_of(bit: int) -> int:
    """The number of the only card in a set."""
    return size(bit - 1)


def captors(v: Sight) -> int:
    """The cards to capture with: those of the same rank, else the jacks; none where nothing captures."""
    if v.pile == 0:
        return 0
    return v.hand & same_rank(v.top) or v.hand & JACK_SET


def most_seen(cards: int, unseen: int) -> int:
    """The cards of a set whose rank has been seen most often."""
    best, fewest = 0, 5
    while cards:
        alike = cards & same_rank(number_of(cards & -cards))
        cards &= ~alike
        hidden = size(unseen & same_rank(number_of(alike & -alike)))
        if hidden < fewest:
            best, fewest = alike, hidden
        elif hidden == fewest:
            best |= alike
    return best


KEEP_JACK = (0, 0, 250, 440, 500)
"""What a jack in a hand of so many cards is worth later."""
KEEP_CARD = 15
"""What another card is worth later, for each unseen card of its rank and each turn left in this deal."""
CARD = 10
"""What a card won is worth towards most cards, for each point of that."""
EMPTY_TABLE = 100
"""What it is worth that the next seat finds nothing to capture."""
TEMPO = 40
"""What it costs that the next seat captures, beside the cards."""
LATER = 30
"""The thousandths of a pile left lying that are lost if the next seat does not match it."""


def hard(v: Sight, o: Options) -> int:
    """The cards of the highest value; no jack is played on an empty table while there is another card."""
    rest, best, highest = v.hand, 0, 0
    if v.pile == 0 and v.hand & ~JACK_SET:
        rest &= ~JACK_SET
    while rest:
        bit = rest & -rest
        rest ^= bit
        value = value_of(number_of(bit), v, o)
        if best == 0 or value > highest:
            best, highest = bit, value
        elif value == highest:
            best |= bit
    return best


def value_of(card: int, v: Sight, o: Options) -> int:
    """What playing a card is worth: what it captures, or what the next seat may capture, less what it was kept for."""
    rank, pile = card >> 2, worth(v.pile | 1 << card, o)
    if captures(v, rank):
        gain = pile + v.set_aside * mean_worth(o) + pisti_worth(v, o, rank) + EMPTY_TABLE
        return gain - worth_later(card, v)
    lost = pile + TEMPO + (lone_worth(v, o, rank) if v.pile == 0 else 0)
    matched = chance_of_match(card, v)
    return -((lost * matched + pile * LATER // 1000 * (WHOLE - matched)) // WHOLE) - worth_later(card, v)


def worth_later(card: int, v: Sight) -> int:
    """What a card would be worth in a later turn."""
    held = size(v.hand)
    return KEEP_JACK[held] if card >> 2 == JACK else KEEP_CARD * size(v.unseen & same_rank(card)) * (held - 1)


def worth(cards: int, o: Options) -> int:
    """What capturing a set of cards is worth."""
    points = jack_points(cards, o) + ace_points(cards, o)
    points += two_of_clubs_points(cards, o) + ten_of_diamonds_points(cards, o)
    return 100 * points + size(cards) * CARD * o.most_cards


def mean_worth(o: Options) -> int:
    """What capturing an unknown card is worth."""
    points = 4 * (o.jack + o.ace) + o.two_of_clubs + o.ten_of_diamonds
    return 100 * points // 52 + CARD * o.most_cards


def pisti_worth(v: Sight, o: Options, rank: int) -> int:
    """What the pişti is worth that a capture with this rank makes, 0 if it makes none."""
    kind = capture_kind(v, o, rank) if pisti_allowed(v, o) else 0
    if kind == DOUBLE:
        return 100 * o.double_pisti
    return 100 * o.pisti if kind == PISTI else 0


def lone_worth(v: Sight, o: Options, rank: int) -> int:
    """What the pişti is worth that the next seat makes by matching a lone card of this rank."""
    if v.ply + 1 == 47 and o.last_card_pisti == 0:
        return 0
    return 100 * (o.double_pisti if rank == JACK else o.pisti)


def chance_of_match(card: int, v: Sight) -> int:
    """How likely, out of WHOLE, the next seat holds a card of the same rank."""
    if v.next_known & same_rank(card):
        return WHOLE
    if v.next_lacks >> (card >> 2) & 1:
        return 0
    held, unknown = v.next_held - size(v.next_known), size(v.unseen)
    none = WHOLE
    for place in range(size(v.unseen & same_rank(card))):
        none = none * max(0, unknown - held - place) // max(1, unknown - place)
    return WHOLE - none
