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
    PLAYS,
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
    it let lie in this deal, so that it holds none if it captures whenever it can, ``second_lacks`` and
    ``previous_lacks`` the same of the seat after that and of the one before; ``faded`` the seen cards that were
    captured before this deal; ``exposed`` the card at the bottom of the stock while it is neither played nor in the
    own hand. ``won`` is how many cards the own side has won, ``rival`` the most that another side has, ``open_cards``
    how many no side has; ``last`` is 1 if the own side captured last, -1 if another did, 0 before the first capture.
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
    second_lacks: int
    previous_lacks: int
    faded: int
    exposed: int
    won: int
    rival: int
    open_cards: int
    last: int


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


KEEP_CARD = (
    (0, 0, 0, 0),
    (51, 16, 40, 53),
    (74, 45, 84, 86),
    (104, 73, 140, 121),
    (0, 0, 0, 0),
    (18, 18, 30, 61),
    (28, 40, 47, 102),
    (54, 65, 77, 104),
    (0, 0, 0, 0),
    (-18, 11, 8, 113),
    (-28, 8, 16, 206),
    (-28, 20, 15, 299),
)
"""What a card other than a jack is worth later, by stage and unseen cards of its rank (see ``stage_of``)."""
KEEP_JACK = (0, 141, 349, 420, 0, 285, 389, 460, 0, 119, 287, 453)
"""What a jack is worth later, by stage."""
KEEP_TWIN = (-146, -141, -133)
"""What is added for a card of which another one is held, by unseen cards of its rank."""
KEEP_EXPOSED = 9
"""What is added for a card whose rank the exposed card has, which is still to be played by another seat."""
KEEP_LACKED = (9, 14, -20)
"""What is added for a card whose rank a seat lacks: the next one, the one after that, the one before."""
KEEP_POINT = -12
"""What is added for each point that a card counts."""
CARD, CARD_LATE = 7, -4
"""What a card won is worth for each point of most cards, at the start of a round, and what is added until its end."""
EMPTY_TABLE = (100, 132, 68, 196, 100, 92, 173, 172, 71, 143, 143, 152)
"""What it is worth that the next seat finds nothing to capture, by stage."""
EMPTY_TABLE_JACK = 105
"""What is added where a jack is still held, which no pile is worth right then."""
TEMPO = 40
"""What it costs that the next seat captures, beside the cards."""
JACK_SPENT = 39
"""How much of that is made good where it captures with a jack."""
LYING = (-62, -71, -62, -62, 18, -16, 58, -46, 9, 73, 9, -71)
"""The thousandths of a pile that are gained if the next seat does not capture it, by stage."""
LYING_JACK = 80
"""What is added to them for each jack still held."""
NO_JACK = 479
"""The thousandths that remain of the chance of a jack if the next seat let some rank lie in this deal."""
LIKELY = 856
"""The thousandths of the chance of a match that count, for seats keep what can capture and lay what is safe."""
DREAD = 134
"""What each point of a pişti costs that the next seat may make."""
FEW_CARDS, FEW_POINTS = 2, 1
"""A pile that is not worth a jack while a safe card is held."""


def hard(v: Sight, o: Options) -> int:
    """The cards of the highest value among those that are no plain blunder."""
    rest, best, highest = considered(v, o), 0, 0
    while rest:
        bit = rest & -rest
        rest ^= bit
        value = value_of(number_of(bit), v, o)
        if best == 0 or value > highest:
            best, highest = bit, value
        elif value == highest:
            best |= bit
    return best


def considered(v: Sight, o: Options) -> int:
    """The cards of the hand without plain blunders.

    A pişti is made, a match taken, and on an empty table a safe card laid, or at least no jack; nor is a jack spent on
    a poor pile while a safe card is held, or on a lone card before the last two turns of a deal.
    """
    if v.pile == 0:
        return safe(v) or v.hand & ~JACK_SET or v.hand
    taken = pisti_makers(v, o) or v.hand & same_rank(v.top)
    if taken:
        return taken
    return v.hand & ~JACK_SET or v.hand if is_poor(v, o) else v.hand


def is_poor(v: Sight, o: Options) -> bool:
    """Whether a pile is not worth a jack: few cards of hardly a point, and a safe card held or many turns to come."""
    cards = size(v.pile) + v.set_aside
    if cards > FEW_CARDS or card_points(v.pile, o) > FEW_POINTS:
        return False
    return safe(v) != 0 or (cards == 1 and size(v.hand) > 2)


def pisti_makers(v: Sight, o: Options) -> int:
    """The cards held that make a pişti that counts."""
    makers = JACK_SET if pisti_worth(v, o, JACK) else 0
    if pisti_worth(v, o, v.top >> 2):
        makers |= same_rank(v.top)
    return v.hand & makers


def safe(v: Sight) -> int:
    """The cards held, jacks apart, whose rank the next seat cannot have."""
    found, rest = 0, v.hand & ~JACK_SET
    while rest:
        bit = rest & -rest
        rest ^= bit
        if chance_of_match(number_of(bit), v) == 0:
            found |= bit
    return found


def value_of(card: int, v: Sight, o: Options) -> int:
    """What playing a card is worth: what it captures, or what becomes of the pile, less what it was kept for."""
    rank, stage, each = card >> 2, stage_of(v), card_worth(v, o)
    cards = v.pile | 1 << card
    pile = 100 * card_points(cards, o) + each * size(cards)
    jacks = size(v.hand & JACK_SET & ~(1 << card))
    if captures(v, rank):
        gain = pile + v.set_aside * (mean_points(o) + each) + pisti_worth(v, o, rank) + EMPTY_TABLE[stage]
        return gain + (EMPTY_TABLE_JACK if jacks else 0) - worth_later(card, stage, v, o)
    return left(card, pile, stage, jacks, v, o) - worth_later(card, stage, v, o)


def stage_of(v: Sight) -> int:
    """In which third of the round it is, and how many cards are still held after the play: 0 to 11."""
    return 4 * (v.ply // 16) + size(v.hand) - 1


def left(card: int, pile: int, stage: int, jacks: int, v: Sight, o: Options) -> int:
    """What becomes of a pile with this card on top: the next seat matches it, takes it with a jack, or neither."""
    matched = chance_of_match(card, v)
    if matched < WHOLE:
        matched = matched * LIKELY // 1000
    taken = (WHOLE - matched) * chance_of_jack(v) // WHOLE
    lost = pile + TEMPO + (lone_worth(v, o, card >> 2) if v.pile == 0 else 0)
    share = LYING[stage] + LYING_JACK * jacks
    if v.ply >= PLAYS - 2:
        share = 1000 * v.last
    lies = pile * share // 1000 * (WHOLE - matched - taken)
    return (lies - lost * matched - (pile + TEMPO - JACK_SPENT) * taken) // WHOLE


def worth_later(card: int, stage: int, v: Sight, o: Options) -> int:
    """What a card would be worth in a later turn of this deal."""
    rank, alike = card >> 2, same_rank(card)
    if stage & 3 == 0:
        return 0
    if rank == JACK:
        return KEEP_JACK[stage]
    copies = size(v.unseen & alike)
    worth = KEEP_CARD[stage][copies] + KEEP_POINT * card_points(1 << card, o)
    if v.hand & alike & ~(1 << card):
        worth += KEEP_TWIN[copies]
    if v.exposed & alike:
        worth += KEEP_EXPOSED
    lacked = KEEP_LACKED[0] * (v.next_lacks >> rank & 1) + KEEP_LACKED[1] * (v.second_lacks >> rank & 1)
    return worth + lacked + KEEP_LACKED[2] * (v.previous_lacks >> rank & 1)


def card_points(cards: int, o: Options) -> int:
    """What the cards of a set count."""
    points = jack_points(cards, o) + ace_points(cards, o)
    return points + two_of_clubs_points(cards, o) + ten_of_diamonds_points(cards, o)


def card_worth(v: Sight, o: Options) -> int:
    """What winning any card is worth towards most cards: nothing once that is decided."""
    lead = abs(v.won - v.rival)
    if lead >= v.open_cards:
        return 0
    return o.most_cards * (CARD + CARD_LATE * (52 - v.open_cards) // 52) * (v.open_cards - lead) // v.open_cards


def mean_points(o: Options) -> int:
    """What an unknown card counts on average."""
    return 100 * (4 * (o.jack + o.ace) + o.two_of_clubs + o.ten_of_diamonds) // 52


def pisti_worth(v: Sight, o: Options, rank: int) -> int:
    """What the pişti is worth that a capture with this rank makes, 0 if it makes none."""
    kind = capture_kind(v, o, rank) if pisti_allowed(v, o) else 0
    if kind == DOUBLE:
        return 100 * o.double_pisti
    return 100 * o.pisti if kind == PISTI else 0


def lone_worth(v: Sight, o: Options, rank: int) -> int:
    """What the pişti costs that the next seat makes by matching a lone card of this rank."""
    if v.ply + 1 == PLAYS - 1 and o.last_card_pisti == 0:
        return 0
    return DREAD * (o.double_pisti if rank == JACK else o.pisti)


def chance_of_match(card: int, v: Sight) -> int:
    """How likely, out of WHOLE, the next seat holds a card of the same rank."""
    if v.next_known & same_rank(card):
        return WHOLE
    if v.next_lacks >> (card >> 2) & 1:
        return 0
    return chance(size(v.unseen & same_rank(card)), v)


def chance_of_jack(v: Sight) -> int:
    """How likely, out of WHOLE, the next seat holds a jack."""
    if v.next_known & JACK_SET:
        return WHOLE
    drawn = chance(size(v.unseen & JACK_SET), v)
    return drawn * NO_JACK // 1000 if v.next_lacks else drawn


def chance(copies: int, v: Sight) -> int:
    """How likely, out of WHOLE, the next seat holds one of so many cards that are unseen."""
    held, unknown = v.next_held - size(v.next_known), size(v.unseen)
    none = WHOLE
    for place in range(copies):
        none = none * max(0, unknown - held - place) // max(1, unknown - place)
    return WHOLE - none
