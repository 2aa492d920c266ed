"""What the network is told of a position: a row of small ints for each card that may be played.

Plain Python that numba can also compile, like ``engine``. A row describes the position right after the play, by what
the player may know; points that are certain are not in it: the network learns what is still to come.

| from | ints | what |
|---|---|---|
| DEAL | 3 | which deal it is, a one at its place |
| PLACE | 4 | the player's place, a one there |
| HELD | 4 | how many cards the player still holds, a one there |
| PILE | 7 | cards in the pile; whether it has none, one, two or three; its points; points of its top |
| SIDES | 9 | face-down cards left, and taken now; who captured last; cards won, and lacking for most cards |
| TOP | 15 | the rank on top: copies unseen and held, who let it lie, who has it, chances of a match |
| OWN | 31 | jacks, aces, 2♣, 10♦ held; of each other card: copies unseen, who let it lie, twins, points |
| UNSEEN | 13 | jacks, aces, 2♣, 10♦; how many ranks have 0 to 4 cards; chance of a jack; the exposed card |
| OTHERS | 6 | for each other place, how many ranks it let lie in this deal, and their unseen cards |
| RANKS | 78 | for each rank: copies unseen and held, whether it is on top, who let it lie |
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pisti.engine import (
    ACE_SET,
    ALL_OF_A_RANK,
    JACK,
    JACK_SET,
    TEN_OF_DIAMONDS,
    TWO_OF_CLUBS,
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

DEAL = 0
PLACE = DEAL + 3
HELD = PLACE + 4
PILE = HELD + 4
SIDES = PILE + 7
TOP = SIDES + 9
OWN = TOP + 15
UNSEEN = OWN + 31
OTHERS = UNSEEN + 13
RANKS = OTHERS + 6
FEATURES = RANKS + 78

MOST = 26
"""Half the cards: whoever has more has most."""
SURE = 64
"""A probability of one."""


Row = Any
"""Where the ints of a row go: a list, or an array of any numbers."""


class Known(NamedTuple):
    """What a place knows at a table of four partners; sets of cards as in ``engine``.

    ``unseen`` are the cards it has not seen; ``exposed`` the card at the bottom of the stock while it is neither played
    nor in its own hand; ``set_aside`` how many face-down cards the first capture brings; ``lacks_*`` a bit for each
    rank that a place let lie in this deal: the next place, the partner, the one before; ``last`` is 0 before the
    first capture, then 1 if its own side captured last, else 2.
    """

    hand: int
    pile: int
    top: int
    ply: int
    unseen: int
    exposed: int
    set_aside: int
    lacks_next: int
    lacks_partner: int
    lacks_previous: int
    last: int
    won: int
    lost: int


def card_points(cards: int, o: Options) -> int:
    """What the cards of a set count."""
    points = jack_points(cards, o) + ace_points(cards, o)
    return points + two_of_clubs_points(cards, o) + ten_of_diamonds_points(cards, o)


def certain_gain(k: Known, card: int, o: Options) -> int:
    """The points that a play brings for certain: of the pile, the card and a pişti."""
    if not captures(k, card >> 2):
        return 0
    kind = capture_kind(k, o, card >> 2) if pisti_allowed(k, o) else 1
    bonus = o.double_pisti if kind == 3 else o.pisti if kind == 2 else 0
    return card_points(k.pile | 1 << card, o) + bonus


def after(k: Known, card: int) -> Known:
    """What the player knows right after a play, before anybody looks at face-down cards."""
    hand, pile, top, taken = k.hand & ~(1 << card), k.pile | 1 << card, card, k.set_aside
    last, won = k.last, k.won
    if captures(k, card >> 2):
        pile, top, taken, last, won = 0, 0, 0, 1, won + size(pile) + taken
    is_dealt = k.ply & 15 == 15  # new hands: whoever let a rank lie may have it now
    return Known(
        hand,
        pile,
        top,
        k.ply + 1,
        k.unseen,
        k.exposed,
        taken,
        0 if is_dealt else k.lacks_next,
        0 if is_dealt else k.lacks_partner,
        0 if is_dealt else k.lacks_previous,
        last,
        won,
        k.lost,
    )


def held_by(k: Known, distance: int) -> int:
    """How many cards the place so far to the player's right holds when it plays, after a play."""
    place, lap = (k.ply - 1) & 3, (k.ply - 1) >> 2 & 3
    if place + distance < 4:
        return 4 - lap
    if lap < 3:
        return 3 - lap
    return 4 if k.ply <= 32 else 0


def chance(copies: int, held: int, unknown: int) -> int:
    """How likely, out of SURE, a hand of unknown cards has one of so many copies."""
    none = 4096
    for number in range(copies):
        none = none * max(0, unknown - held - number) // max(1, unknown - number)
    return (4096 - none) // (4096 // SURE)


def features(before: Known, card: int, o: Options, row: Row, start: int) -> None:
    """Write the row of a play from ``start`` on, where zeros stand."""
    k = after(before, card)
    place = before.ply & 3
    row[start + DEAL + (before.ply >> 4)] = 1
    row[start + PLACE + place] = 1
    row[start + HELD + size(k.hand)] = 1
    of_pile(k, o, row, start + PILE)
    of_sides(before, k, row, start + SIDES)
    if k.pile:
        of_top(k, row, start + TOP)
    of_hand(k, o, row, start + OWN)
    of_unseen(k, o, row, start + UNSEEN)
    lacks = (k.lacks_next, k.lacks_partner, k.lacks_previous)
    for other in range(3):
        ranks = lacks[other]
        row[start + OTHERS + 2 * other] = size(ranks)
    of_ranks(k, row, start + RANKS, start + OTHERS + 1)


def of_pile(k: Known, o: Options, row: Row, at: int) -> None:
    """The pile: PILE."""
    cards = size(k.pile)
    row[at] = cards
    if cards < 4:
        row[at + 1 + cards] = 1
    row[at + 5] = card_points(k.pile, o)
    if cards:
        row[at + 6] = card_points(1 << k.top, o)


def of_sides(before: Known, k: Known, row: Row, at: int) -> None:
    """What the sides have: SIDES."""
    row[at] = k.set_aside
    row[at + 1] = before.set_aside - k.set_aside
    if k.last:
        row[at + 1 + k.last] = 1
    row[at + 4], row[at + 5] = k.won, k.lost
    row[at + 6], row[at + 7] = max(0, MOST + 1 - k.won), max(0, MOST + 1 - k.lost)
    row[at + 8] = 1 if k.won > MOST else -1 if k.lost > MOST else 0


def of_top(k: Known, row: Row, at: int) -> None:
    """The rank on top: TOP."""
    rank = k.top >> 2
    alike = ALL_OF_A_RANK << 4 * rank
    copies = size(k.unseen & alike)
    for number in range(copies):
        row[at + number] = 1
    row[at + 3] = size(k.hand & alike)
    dealer = 3 - ((k.ply - 1) & 3)  # how far the dealer sits to the player's right
    is_held = k.ply >= 32 and k.exposed & alike != 0
    lacks = (k.lacks_next, k.lacks_partner, k.lacks_previous)
    unknown = size(k.unseen)
    for other in range(3):
        lets_lie = lacks[other] >> rank & 1
        knows = 1 if is_held and dealer == other + 1 else 0
        row[at + 4 + other], row[at + 7 + other] = lets_lie, knows
        held = held_by(k, other + 1) - (1 if k.ply >= 32 and k.exposed and dealer == other + 1 else 0)
        matched = SURE if knows else 0 if lets_lie else chance(copies, held, unknown)
        row[at + 10 + other] = matched
        if other == 0 and k.pile & (k.pile - 1) == 0 and k.ply < 47:
            row[at + 13] = matched
    row[at + 14] = 1 if rank == JACK else 0


def of_hand(k: Known, o: Options, row: Row, at: int) -> None:
    """The cards held: OWN; the others than jacks, those with fewest copies unseen first, eight ints each."""
    row[at] = size(k.hand & JACK_SET)
    row[at + 1] = size(k.hand & ACE_SET)
    row[at + 2] = k.hand >> TWO_OF_CLUBS & 1
    row[at + 3] = k.hand >> TEN_OF_DIAMONDS & 1
    slot = at + 7
    for copies in range(4):
        rest = k.hand & ~JACK_SET
        while rest:
            bit = rest & -rest
            rest ^= bit
            card = size(bit - 1)
            rank = card >> 2
            alike = ALL_OF_A_RANK << 4 * rank
            if size(k.unseen & alike) == copies:
                row[at + 3 + copies] += 1 if copies else 0
                row[slot] = 1
                row[slot + 1] = copies
                row[slot + 2] = k.lacks_next >> rank & 1
                row[slot + 3] = k.lacks_partner >> rank & 1
                row[slot + 4] = k.lacks_previous >> rank & 1
                row[slot + 5] = 1 if k.hand & alike & ~bit else 0
                row[slot + 6] = card_points(bit, o)
                row[slot + 7] = 1 if k.exposed & alike else 0
                slot += 8


def of_unseen(k: Known, o: Options, row: Row, at: int) -> None:
    """The cards unseen and the exposed one: UNSEEN."""
    jacks = size(k.unseen & JACK_SET)
    row[at] = jacks
    row[at + 1] = size(k.unseen & ACE_SET)
    row[at + 2] = k.unseen >> TWO_OF_CLUBS & 1
    row[at + 3] = k.unseen >> TEN_OF_DIAMONDS & 1
    for rank in range(13):
        if rank != JACK:
            row[at + 4 + size(k.unseen >> 4 * rank & ALL_OF_A_RANK)] += 1
    row[at + 9] = chance(jacks, held_by(k, 1), size(k.unseen))
    if k.exposed:
        is_ours = (k.ply - 1) & 1
        row[at + 10 + is_ours] = 1 + card_points(k.exposed, o)
        row[at + 12] = size(k.unseen & ALL_OF_A_RANK << 4 * (size(k.exposed - 1) >> 2))


def of_ranks(k: Known, row: Row, at: int, others: int) -> None:
    """Each rank: RANKS; and the unseen cards of the ranks that were let lie: OTHERS."""
    lacks = (k.lacks_next, k.lacks_partner, k.lacks_previous)
    for rank in range(13):
        unseen = size(k.unseen >> 4 * rank & ALL_OF_A_RANK)
        row[at + rank] = unseen
        row[at + 13 + rank] = size(k.hand >> 4 * rank & ALL_OF_A_RANK)
        for other in range(3):
            if lacks[other] >> rank & 1:
                row[at + 39 + 13 * other + rank] = 1
                row[others + 2 * other] += unseen
    if k.pile:
        row[at + 26 + (k.top >> 2)] = 1
