"""One round as an immutable value over the engine: from the deck to the count (clauses 3 to 6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum, StrEnum
from random import Random

from pisti import engine
from pisti.cards import DECK, JACKS, Card, format_cards
from pisti.errors import PistiError
from pisti.rules import Centre, Rules, Seat, Side


class DeckFault(StrEnum):
    """Why a deck cannot be dealt, or not be cut so."""

    WRONG_SIZE = "deck-wrong-size"
    CARD_TWICE = "deck-card-twice"
    JACK_AT_BOTTOM = "deck-jack-at-bottom"
    CUT_OUT_OF_RANGE = "cut-out-of-range"


class BadDeck(PistiError):
    """A deck that cannot be: cards missing or twice, a jack at the bottom, a cut of no cards."""


class PlayFault(StrEnum):
    """Why a card cannot be played."""

    NOT_IN_HAND = "card-not-in-hand"
    ROUND_OVER = "round-over"
    ROUND_REDEALT = "round-redealt"


class IllegalPlay(PistiError):
    """A play that the rules do not allow."""


class RoundFault(StrEnum):
    """Why a round cannot be counted or followed by another."""

    ROUND_NOT_OVER = "round-not-over"


class BadRound(PistiError):
    """A question that a round can only answer at its end."""


class Pisti(IntEnum):
    """What a capture was: no pişti, a pişti or a double pişti (clauses 5.1 and 5.2)."""

    NONE = 0
    PISTI = 1
    DOUBLE = 2


class Denied(StrEnum):
    """Why a capture that looks like a pişti was none (clauses 5.4 and 5.5)."""

    FIRST_CARD = "first-card"
    LAST_CARD = "last-card"


@dataclass(frozen=True, slots=True)
class Turn:
    """One card played and what it did.

    ``captured`` are the cards taken from the pile, bottom first, the card played last; empty if nothing was
    captured. ``set_aside`` are the cards that came with it by clause 4.4. A card the viewer may not know is None.
    ``denied`` says why a capture that would otherwise be a pişti (or a double) was none.
    """

    seat: Seat
    card: Card
    captured: tuple[Card | None, ...] = ()
    set_aside: tuple[Card | None, ...] = ()
    pisti: Pisti = Pisti.NONE
    denied: Denied | None = None


@dataclass(frozen=True, slots=True)
class SideScore:
    """What a side scored in a round, line by line (clause 6): ``cards`` is a count, everything else points."""

    cards: int
    jacks: int
    aces: int
    two_of_clubs: int
    ten_of_diamonds: int
    most_cards: int
    pistis: int

    @property
    def total(self) -> int:
        """All points of the round."""
        cards = self.jacks + self.aces + self.two_of_clubs + self.ten_of_diamonds
        return cards + self.most_cards + self.pistis


@dataclass(frozen=True, slots=True)
class Leftovers:
    """The cards left in the pile at the end, bottom first, and the side that got them, None if nobody (clause 4.6)."""

    side: Side | None
    cards: tuple[Card | None, ...]


def cut(deck: Sequence[Card], lifted: int, rules: Rules | None = None) -> tuple[Card, ...] | None:
    """The deck after ``lifted`` cards, 1 to 51, were cut off, or None if that shows a jack (2.3); raises BadDeck.

    >>> [str(card) for card in cut(DECK, 50)[:3]], cut(DECK, 40)
    (['Ah', 'As', '2c'], None)
    """
    if not 1 <= lifted <= 51:
        raise BadDeck(DeckFault.CUT_OUT_OF_RANGE, lifted=lifted)
    if not engine.cut_is_legal(deck, engine.options(rules or Rules()), lifted):
        return None
    return (*deck[lifted:], *deck[:lifted])


def shuffled(rng: Random, rules: Rules | None = None) -> tuple[Card, ...]:
    """A deck in dealing order, shuffled and cut by the rules (clauses 2.2 and 2.3).

    >>> len(set(shuffled(Random(1))))
    52
    """
    return shuffled_and_cut(rng, rules)[0]


def shuffled_and_cut(rng: Random, rules: Rules | None = None) -> tuple[tuple[Card, ...], tuple[int, ...]]:
    """A deck as ``shuffled`` gives it, and every k of its cut: those that showed a jack, then the one that held.

    >>> shuffled_and_cut(Random(1))[1]
    (12,)
    """
    pack = list(DECK)
    rng.shuffle(pack)
    lifted: list[int] = []
    while True:
        lifted.append(rng.randint(1, 51))
        deck = cut(pack, lifted[-1], rules)
        if deck is not None:
            return deck, tuple(lifted)


def _cards_of(cards: int) -> frozenset[Card]:
    return frozenset(card for card in DECK if cards >> card & 1)


@dataclass(frozen=True, slots=True)
class Round:
    """A round at some moment: the deck, the dealer and the cards played so far.

    Make one with ``Round.deal`` and go on with ``play``; every play gives a new value. Two rounds are equal if rules,
    dealer, deck and plays are.

    >>> from pisti.rules import Rules, Seat
    >>> start = Round.deal(Rules(), shuffled(Random(7)), dealer=Seat.SOUTH)
    >>> start.to_play, start.play(start.legal_plays[0]).last.seat
    (<Seat.EAST: 1>, <Seat.EAST: 1>)
    """

    rules: Rules
    deck: tuple[Card, ...]
    dealer: Seat
    turns: tuple[Turn, ...]
    pile: tuple[Card, ...] = field(compare=False)
    leftovers: Leftovers | None = field(compare=False)
    is_redeal: bool = field(compare=False)
    _state: engine.State = field(compare=False, repr=False)

    @classmethod
    def deal(cls, rules: Rules, deck: Iterable[Card], dealer: Seat) -> Round:
        """The start of a round; the deck is in dealing order, after the cut (clause 3).

        Raises BadDeck if the deck cannot be, BadSeat if nobody sits at the dealer's place.
        """
        cards = tuple(deck)
        check_deck(cards, rules)
        rules.order_after(dealer)
        state = engine.State()
        state.deck = [int(card) for card in cards]
        starts = engine.deal(state, engine.options(rules))
        start = cls(rules, cards, dealer, (), (), None, not starts, state)
        if not starts:
            return start
        below = start.face_down if rules.centre is Centre.UNDER else ()
        return replace(start, pile=below + start.turned_up)

    def play(self, card: Card) -> Round:
        """The round after the seat to play has played a card (clause 4); raises IllegalPlay."""
        seat, state, options = self.check_play(card), self._state.copy(), engine.options(self.rules)
        done = engine.play(state, options, engine.slot_of(state, card))
        turn = Turn(seat, card) if done == engine.NOTHING else self._capture(seat, card, done, options)
        pile = () if turn.captured else (*self.pile, card)
        leftovers = None
        if state.ply == engine.PLAYS and pile:
            leftovers = Leftovers(self._side(state.last_side), pile)
            pile = ()
        return Round(self.rules, self.deck, self.dealer, (*self.turns, turn), pile, leftovers, False, state)

    def _capture(self, seat: Seat, card: Card, done: int, options: engine.Options) -> Turn:
        """The turn in which a seat takes the pile that lies there before it."""
        kind = engine.capture_kind(self._state, options, card >> 2)
        denied = None
        if kind != engine.CAPTURE and not engine.pisti_allowed(self._state, options):
            denied = Denied.LAST_CARD if self.turns else Denied.FIRST_CARD
        came_with = self.face_down if self._state.set_aside else ()
        return Turn(seat, card, (*self.pile, card), came_with, Pisti(max(0, done - engine.CAPTURE)), denied)

    def check_play(self, card: Card) -> Seat:
        """The seat to play, which holds the card (clause 4.1); raises IllegalPlay, as ``play`` does."""
        seat = self.to_play
        if seat is None:
            raise IllegalPlay(PlayFault.ROUND_REDEALT if self.is_redeal else PlayFault.ROUND_OVER, card=str(card))
        if engine.slot_of(self._state, card) < 0:
            hand = format_cards(self.hand(seat))
            raise IllegalPlay(PlayFault.NOT_IN_HAND, card=str(card), seat=seat.letter, hand=hand)
        return seat

    def _side(self, side: int) -> Side | None:
        """The side at the table for the engine's, which counts from the dealer's right."""
        return None if side == engine.NO_SIDE else self.rules.sides[self.order[side]]

    def _engine_side(self, side: Side) -> int:
        return [self.rules.sides[seat] for seat in self.order].index(side)

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats in playing order, from the dealer's right to the dealer (clauses 3.1 and 4.1)."""
        return self.rules.order_after(self.dealer)

    @property
    def is_over(self) -> bool:
        """Whether all 48 cards have been played."""
        return self._state.ply == engine.PLAYS

    @property
    def to_play(self) -> Seat | None:
        """The seat to play, None when the round is over or must be dealt again."""
        return None if self.is_over or self.is_redeal else self.order[self._state.turn]

    @property
    def deal_number(self) -> int:
        """Which deal of four cards each is being played, from 1 to ``rules.deals``."""
        return (self._state.dealt - 4) // (4 * self.rules.seats)

    @property
    def legal_plays(self) -> tuple[Card, ...]:
        """The cards that may be played: the hand of the seat to play (clause 4.1), in the order they were dealt."""
        return () if self.to_play is None else self.hand(self.to_play)

    @property
    def last(self) -> Turn | None:
        """The last turn, None before the first."""
        return self.turns[-1] if self.turns else None

    def dealt(self, seat: Seat) -> tuple[tuple[Card, ...], ...]:
        """The four cards a seat got in each deal so far; raises BadSeat."""
        place = self._place(seat)
        starts = range(4 + 4 * place, self._state.dealt, 4 * self.rules.seats)
        return tuple(self.deck[start : start + 4] for start in starts)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards a seat holds, in the order they were dealt; raises BadSeat."""
        place = self._place(seat)
        held = self._state.hand[4 * place : 4 * place + engine.hand_size(self._state, place)]
        return tuple(card for card in self.dealt(seat)[-1] if card in held)

    def _place(self, seat: Seat) -> int:
        return self.rules.order_after(self.dealer).index(self.rules.occupied(seat))

    @property
    def turned_up(self) -> tuple[Card, ...]:
        """The centre cards that lie face up from the start, in the order they were turned up (clause 3.3)."""
        if self.rules.centre is Centre.OPEN:
            return self.deck[:4]
        return self.deck[:4][::-1][: self._state.turned_up]

    @property
    def face_down(self) -> tuple[Card, ...]:
        """The centre cards that stay face down, the first dealt first, whoever has them by now (clauses 3.5, 9.7)."""
        return self.deck[: 4 - self._state.turned_up]

    @property
    def face_down_taken_by(self) -> Seat | None:
        """The seat whose capture brought the face-down centre cards, None as long as there was none (clause 4.4)."""
        return next((turn.seat for turn in self.turns if turn.captured), None)

    @property
    def exposed(self) -> Card | None:
        """The bottom card of the stock that everyone sees, None under rules without it (clauses 3.2 and 9.9)."""
        return self.deck[-1] if self.rules.exposed else None

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards that are still to be dealt, in dealing order."""
        return self.deck[self._state.dealt :]

    def won(self, side: Side) -> frozenset[Card]:
        """The cards a side has won so far."""
        return _cards_of(self._state.won[self._engine_side(side)])

    def pistis(self, side: Side) -> tuple[int, int]:
        """How many piştis and how many double piştis a side has made so far."""
        place = self._engine_side(side)
        return self._state.pistis[place], self._state.doubles[place]

    def score(self) -> tuple[SideScore, ...]:
        """What each side scored, by the numbers of the sides (clause 6); raises BadRound before the end."""
        if not self.is_over:
            raise BadRound(RoundFault.ROUND_NOT_OVER, ply=len(self.turns))
        options = engine.options(self.rules)
        sides = range(self.rules.side_count)
        return tuple(_side_score(self._state, options, self._engine_side(Side(side))) for side in sides)


def check_deck(deck: Sequence[Card], rules: Rules) -> None:
    """Raise BadDeck unless the deck has each of the 52 cards once and no jack at the bottom (clauses 1.3 and 2.3)."""
    if len(deck) != 52:
        raise BadDeck(DeckFault.WRONG_SIZE, size=len(deck))
    seen: set[Card] = set()
    for card in deck:
        if card in seen:
            raise BadDeck(DeckFault.CARD_TWICE, card=str(card))
        seen.add(card)
    if rules.cut_jack_rule and deck[-1] in JACKS:
        raise BadDeck(DeckFault.JACK_AT_BOTTOM, card=str(deck[-1]))


def _side_score(state: engine.State, options: engine.Options, side: int) -> SideScore:
    won = state.won[side]
    return SideScore(
        cards=engine.size(won),
        jacks=engine.jack_points(won, options),
        aces=engine.ace_points(won, options),
        two_of_clubs=engine.two_of_clubs_points(won, options),
        ten_of_diamonds=engine.ten_of_diamonds_points(won, options),
        most_cards=engine.most_cards_points(state, options, side),
        pistis=engine.pisti_points(state, options, side),
    )
