"""The rules of one round (clauses 2.3 to 6.3 and the options of 9), once, as small functions on a state of ints.

The functions are plain Python that numba can also compile (``pisti.sim`` does): they only read and write the
fields of a state and index its arrays, so the state may be a ``State`` or one record of a NumPy array with the
same fields. Keep to ints below 2**62, ``>>`` and ``&``, loops and tuples. Chance is an argument: nothing draws.

A card is 0..51, a set of cards an int with bit c set for card c. A *place* is a seat counted in playing order from the
dealer's right (0) to the dealer (seats - 1); a side is ``place & side_mask``, so side 0 is that of the dealer's right.
``round.py`` turns places into seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol

from pisti.rules import Centre, CentreJack, LoneJack, Rules

JACK = 9
PLAYS = 48
NO_SIDE = 4

NOTHING, CAPTURE, PISTI, DOUBLE = 0, 1, 2, 3
"""What a play did: nothing, a capture, a capture with a pişti, a capture with a double pişti."""

SET_ASIDE, UNDER, OPEN = 0, 1, 2
"""Where the centre cards that stay face down are (clause 9.7)."""

ALL_OF_A_RANK = 0b1111
JACK_SET = ALL_OF_A_RANK << 4 * JACK
ACE_SET = ALL_OF_A_RANK << 48
TWO_OF_CLUBS = 0
TEN_OF_DIAMONDS = 33

FIELDS = {
    "deck": 52,
    "hand": 16,
    "won": 4,
    "pistis": 4,
    "doubles": 4,
    "pile": 0,
    "set_aside": 0,
    "turned_up": 0,
    "top": 0,
    "dealt": 0,
    "turn": 0,
    "held": 0,
    "ply": 0,
    "last_side": 0,
}
"""The fields of a state and their lengths (0: one int).

``deck`` in dealing order; ``hand`` place p holds ``hand[4 * p : 4 * p + n]``, n = ``held``, one less for the places
that have played in this lap; ``won`` the set each side has won, ``pistis`` and ``doubles`` their counts; ``pile``
and ``set_aside`` sets, ``top`` the top card of a pile that is not empty; ``turned_up`` how many centre cards lie
face up; ``dealt`` cards dealt so far; ``turn`` the place to play; ``ply`` cards played; ``last_side`` the side that
captured last.
"""


class Options(NamedTuple):
    """The options of a ``Rules`` value that matter within a round, as ints."""

    seats: int
    side_mask: int
    pisti: int
    double_pisti: int
    jack: int
    ace: int
    two_of_clubs: int
    ten_of_diamonds: int
    most_cards: int
    first_card_pisti: int
    last_card_pisti: int
    lone_jack: int
    centre: int
    redeal_on_jack: int
    cut_jack_rule: int


@lru_cache(256)
def options(rules: Rules) -> Options:
    """The options of a table as ints, worked out once: every play asks for them.

    >>> options(Rules()).pisti, options(Rules(seats=3)).side_mask
    (10, 3)
    """
    points = (rules.pisti, rules.double_pisti, rules.jack, rules.ace)
    more = (rules.two_of_clubs, rules.ten_of_diamonds, rules.most_cards)
    return Options(
        rules.seats,
        1 if rules.partners else 3,
        *points,
        *more,
        int(rules.first_card_pisti),
        int(rules.last_card_pisti),
        {LoneJack.NOTHING: CAPTURE, LoneJack.PISTI: PISTI, LoneJack.DOUBLE: DOUBLE}[rules.lone_jack],
        {Centre.SET_ASIDE: SET_ASIDE, Centre.UNDER: UNDER, Centre.OPEN: OPEN}[rules.centre],
        int(rules.centre_jack is CentreJack.REDEAL),
        int(rules.cut_jack_rule),
    )


class State:
    """The state of a round for interpreted use; the fields of ``FIELDS`` as lists and ints."""

    __slots__ = tuple(FIELDS)

    deck: list[int]
    hand: list[int]
    won: list[int]
    pistis: list[int]
    doubles: list[int]
    pile: int
    set_aside: int
    turned_up: int
    top: int
    dealt: int
    turn: int
    held: int
    ply: int
    last_side: int

    def __init__(self) -> None:
        """A state of zeros."""
        for name, length in FIELDS.items():
            setattr(self, name, [0] * length if length else 0)

    def copy(self) -> State:
        """The same state again; the deck, which no play changes, is shared."""
        other = object.__new__(State)  # field by field, since every play copies: a loop over the names takes longer
        other.deck, other.hand, other.won = self.deck, self.hand[:], self.won[:]
        other.pistis, other.doubles = self.pistis[:], self.doubles[:]
        other.pile, other.set_aside, other.top = self.pile, self.set_aside, self.top
        other.turned_up, other.dealt, other.held = self.turned_up, self.dealt, self.held
        other.turn, other.ply, other.last_side = self.turn, self.ply, self.last_side
        return other


class Pile(Protocol):
    """What decides whether a card captures and makes a pişti; a bot's view has it as well as a state."""

    @property
    def pile(self) -> int:
        """The cards of the pile."""

    @property
    def top(self) -> int:
        """The top card of a pile that is not empty."""

    @property
    def ply(self) -> int:
        """How many cards have been played."""


def size(cards: int) -> int:
    """How many cards a set has.

    >>> size(0b1011)
    3
    """
    count = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


def cut_is_legal(pack: Sequence[int], o: Options, lifted: int) -> bool:
    """Whether ``lifted`` cards, 1 to 51, may be cut off: no jack comes to the bottom (clauses 2.3 and 9.9)."""
    return o.cut_jack_rule == 0 or pack[lifted - 1] >> 2 != JACK


def cut(s: State, pack: Sequence[int], lifted: int) -> None:
    """Make the deck of a pack: the rest comes on top of the lifted part (clause 2.3)."""
    for i in range(52 - lifted):
        s.deck[i] = pack[lifted + i]
    for i in range(lifted):
        s.deck[52 - lifted + i] = pack[i]


def deal(s: State, o: Options) -> bool:
    """Deal the first hands and turn up the centre; False if the round must be dealt again (3.1 to 3.5)."""
    clear(s)
    deal_hands(s, o)
    face_down = cards_face_down(s, o)
    s.turned_up = 4 - face_down
    if face_down < 0 or (s.deck[face_down] >> 2 == JACK and o.centre != OPEN):
        s.turned_up = min(s.turned_up, 4)
        return False
    s.top = s.deck[3] if o.centre == OPEN else s.deck[face_down]
    for i in range(4):
        if i < face_down and o.centre == SET_ASIDE:
            s.set_aside |= 1 << s.deck[i]
        else:
            s.pile |= 1 << s.deck[i]
    return True


def cards_face_down(s: State, o: Options) -> int:
    """How many centre cards stay face down, the first dealt ones; -1 if all four are jacks (3.3, 3.4, 9.7, 9.8)."""
    if o.centre == OPEN:
        return 0
    face_down = 3
    while face_down >= 0 and s.deck[face_down] >> 2 == JACK and o.redeal_on_jack == 0:
        face_down -= 1
    return face_down


def clear(s: State) -> None:
    """Empty everything but the deck."""
    for side in range(4):
        s.won[side] = s.pistis[side] = s.doubles[side] = 0
    s.pile = s.set_aside = s.ply = 0
    s.dealt = 4
    s.last_side = NO_SIDE


def deal_hands(s: State, o: Options) -> None:
    """Deal four cards to each place, four at a time from the dealer's right (clauses 3.1 and 4.5)."""
    start = s.dealt
    for i in range(4 * o.seats):
        s.hand[i] = s.deck[start + i]
    s.dealt = start + 4 * o.seats
    s.held = 4
    s.turn = 0


def hand_size(s: State, place: int) -> int:
    """How many cards a place holds."""
    return s.held - 1 if place < s.turn else s.held


def slot_of(s: State, card: int) -> int:
    """Where the place to play holds a card, 0 to 3, or -1 if it does not."""
    for slot in range(4):  # not range(s.held): compiled that may be unsigned, which does not mix with -1
        if slot < s.held and s.hand[4 * s.turn + slot] == card:
            return slot
    return -1


def play(s: State, o: Options, slot: int) -> int:
    """The place to play plays a card of its hand; tells what that did (clauses 4.1 to 4.6 and 5)."""
    last = 4 * s.turn + s.held - 1
    card = s.hand[4 * s.turn + slot]
    s.hand[4 * s.turn + slot] = s.hand[last]
    rank = card >> 2
    done = NOTHING
    if captures(s, rank):
        done = capture_kind(s, o, rank) if pisti_allowed(s, o) else CAPTURE
        capture(s, s.turn & o.side_mask, card, done)
    else:
        s.pile |= 1 << card
        s.top = card
    s.ply += 1
    pass_turn(s, o)
    return done


def captures(s: Pile, rank: int) -> bool:
    """Whether a card of this rank captures the pile (clause 4.2)."""
    return s.pile != 0 and (rank == s.top >> 2 or rank == JACK)


def capture_kind(s: Pile, o: Options, rank: int) -> int:
    """What capturing the pile with this rank is, the first and last card of the round apart (5.1 to 5.3, 9.5)."""
    if s.pile & (s.pile - 1):
        return CAPTURE
    if rank == s.top >> 2:
        return DOUBLE if rank == JACK else PISTI
    return o.lone_jack


def pisti_allowed(s: Pile, o: Options) -> bool:
    """Whether the next card may make a pişti: the first and the last of a round may not (5.4, 5.5, 9.4)."""
    return (s.ply > 0 or o.first_card_pisti != 0) and (s.ply < PLAYS - 1 or o.last_card_pisti != 0)


def capture(s: State, side: int, card: int, done: int) -> None:
    """A side takes the pile, the card played and, the first time, the cards set aside (4.2 and 4.4)."""
    s.won[side] |= s.pile | s.set_aside | 1 << card
    s.pile = s.set_aside = 0
    s.last_side = side
    if done == PISTI:
        s.pistis[side] += 1
    elif done == DOUBLE:
        s.doubles[side] += 1


def pass_turn(s: State, o: Options) -> None:
    """The turn goes to the right; empty hands are dealt anew, at the end the pile is taken (4.1, 4.5, 4.6)."""
    s.turn += 1
    if s.turn == o.seats:
        s.turn = 0
        s.held -= 1
        if s.held == 0:
            if s.ply < PLAYS:
                deal_hands(s, o)
            elif s.last_side != NO_SIDE:
                s.won[s.last_side] |= s.pile
                s.pile = 0


def jack_points(won: int, o: Options) -> int:
    """What the jacks in a set are worth (clause 6.1)."""
    return size(won & JACK_SET) * o.jack


def ace_points(won: int, o: Options) -> int:
    """What the aces in a set are worth (clause 6.1)."""
    return size(won & ACE_SET) * o.ace


def two_of_clubs_points(won: int, o: Options) -> int:
    """What 2♣ is worth if it is in a set (clause 6.1)."""
    return (won >> TWO_OF_CLUBS & 1) * o.two_of_clubs


def ten_of_diamonds_points(won: int, o: Options) -> int:
    """What 10♦ is worth if it is in a set (clause 6.1)."""
    return (won >> TEN_OF_DIAMONDS & 1) * o.ten_of_diamonds


def winner(scores: Sequence[int], sides: int, target: int) -> int:
    """The side that has won the game with these scores after a round, or NO_SIDE (clauses 7.2 and 7.3).

    >>> winner([151, 160], 2, 151), winner([151, 151], 2, 151), winner([150, 0], 2, 151)
    (1, 4, 4)
    """
    best, first = target - 1, NO_SIDE
    for side in range(sides):
        if scores[side] > best:
            best, first = scores[side], side
        elif scores[side] == best:
            first = NO_SIDE
    return first


def has_most_cards(s: State, o: Options, side: int) -> bool:
    """Whether a side has won strictly more cards than every other (clauses 6.2 and 9.6)."""
    mine = size(s.won[side])
    best = 0
    for other in range(o.seats):
        if other != side:
            best = max(best, size(s.won[other]))
    return mine > best


def most_cards_points(s: State, o: Options, side: int) -> int:
    """What a side gets for having won the most cards (clause 6.2)."""
    return o.most_cards if has_most_cards(s, o, side) else 0


def pisti_points(s: State, o: Options, side: int) -> int:
    """What a side's piştis and double piştis are worth (clause 6.3)."""
    return s.pistis[side] * o.pisti + s.doubles[side] * o.double_pisti


def points(s: State, o: Options, side: int) -> int:
    """All points of a side for the round (clause 6)."""
    won = s.won[side]
    cards = jack_points(won, o) + ace_points(won, o) + two_of_clubs_points(won, o) + ten_of_diamonds_points(won, o)
    return cards + most_cards_points(s, o, side) + pisti_points(s, o, side)
