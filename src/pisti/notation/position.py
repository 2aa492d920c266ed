"""A position: all there is to know of one moment of a round, as a value and as one line of text."""

from __future__ import annotations

from collections.abc import Iterable, Sized
from dataclasses import dataclass
from enum import StrEnum
from typing import NoReturn

from pisti import engine
from pisti.cards import DECK, JACKS, Card
from pisti.errors import PistiError
from pisti.round import Round
from pisti.rules import Centre, CentreJack, Rules, Seat, SeatFault, Side

Cards = tuple[Card | None, ...]
"""Cards in order; None where one is unknown."""

PARTS = ("rules", "dealer", "plays", "hands", "pile", "set-aside", "stock", "won", "pistis", "last")
"""The parts of a position's text, in order."""


class PositionFault(StrEnum):
    """Why a position is refused."""

    WRONG_PARTS = "position-wrong-parts"
    BAD_PART = "position-bad-part"
    WRONG_SIZE = "position-wrong-size"
    CARD_TWICE = "position-card-twice"
    NOT_SORTED = "position-not-sorted"
    UNKNOWN_FACE_UP = "position-unknown-face-up"
    JACK_AT_BOTTOM = "position-jack-at-bottom"
    BAD_CENTRE = "position-bad-centre"
    REDEAL = "position-redeal"


class BadPosition(PistiError):
    """A position that cannot be, or a text that is none; ``part`` names the part, ``column`` is there for a text."""

    def __init__(self, code: StrEnum, part: str, **fields: str | int) -> None:
        """Keep the code, the part and the fields."""
        super().__init__(code, part=part, **fields)
        self.part = part


@dataclass(frozen=True, kw_only=True)
class Position:
    """One moment of a round: enough to play on from.

    ``plays`` is how many cards have been played; ``hands`` by occupied seat in playing order; ``pile`` bottom first,
    of which ``face_down`` cards lie face down; ``set_aside`` and ``stock`` in dealing order; ``won`` by side; hands and
    won cards ascend, unknown ones last; ``pistis`` are piştis and double piştis by side; ``last`` is the side that
    captured last. Raises BadPosition if it cannot be.

    >>> from random import Random
    >>> from pisti.round import shuffled
    >>> position = Position.of(Round.deal(Rules(), shuffled(Random(1)), Seat.WEST))
    >>> position.plays, len(position.stock), position.last
    (0, 32, None)
    """

    rules: Rules
    dealer: Seat
    plays: int
    hands: tuple[Cards, ...]
    pile: Cards
    face_down: int
    set_aside: Cards
    stock: Cards
    won: tuple[Cards, ...]
    pistis: tuple[tuple[int, int], ...]
    last: Side | None

    def __post_init__(self) -> None:
        """Check everything."""
        self._check_dealer()
        self._check_lengths()
        self._check_sizes()
        self._check_cards()
        self._check_visible()
        self._check_captures()
        self._check_centre()

    @classmethod
    def of(cls, round: Round, known: Iterable[Card] = DECK) -> Position:
        """The position of a round; raises BadPosition if the round must be dealt again.

        ``known`` are the cards that whoever looks knows besides those that everyone saw; the others become unknown.

        >>> from random import Random
        >>> from pisti.round import shuffled
        >>> start = Round.deal(Rules(), shuffled(Random(1)), Seat.WEST)
        >>> Position.of(start, known=start.hand(Seat.EAST)).hands[0]
        (None, None, None, None)
        """
        if round.is_redeal:
            raise BadPosition(PositionFault.REDEAL, "pile")
        seen = {*known, *round.turned_up, *(turn.card for turn in round.turns), round.exposed}

        def view(cards: Iterable[Card | None]) -> Cards:
            return tuple(card if card in seen else None for card in cards)

        rules, last = round.rules, _last_side(round)
        hidden = () if last is not None else round.face_down
        nobodys = round.leftovers.cards if round.leftovers and last is None else ()
        return cls(
            rules=rules,
            dealer=round.dealer,
            plays=len(round.turns),
            hands=tuple(_ascending(view(round.hand(seat))) for seat in rules.seating),
            pile=view((*round.pile, *nobodys)),
            face_down=len(hidden) if rules.centre is Centre.UNDER else 0,
            set_aside=view(hidden) if rules.centre is Centre.SET_ASIDE else (),
            stock=view(round.stock),
            won=tuple(_ascending(view(round.won(Side(side)))) for side in range(rules.side_count)),
            pistis=tuple(round.pistis(Side(side)) for side in range(rules.side_count)),
            last=last,
        )

    @property
    def to_play(self) -> Seat | None:
        """The seat to play, None when the round is over."""
        order = self.rules.order_after(self.dealer)
        return None if self.plays == engine.PLAYS else order[self.plays % len(order)]

    def held(self, seat: Seat) -> int:
        """How many cards a seat holds, which follows from the plays made (clauses 4.1 and 4.5).

        >>> from random import Random
        >>> from pisti.round import shuffled
        >>> Position.of(Round.deal(Rules(), shuffled(Random(1)), Seat.WEST)).held(Seat.EAST)
        4
        """
        laps, in_lap = divmod(self.plays, self.rules.seats)
        has_played = self.rules.order_after(self.dealer).index(seat) < in_lap
        return 0 if self.plays == engine.PLAYS else 4 - laps % 4 - has_played

    def _refuse_size(self, part: str, expected: int | str, found: int) -> NoReturn:
        raise BadPosition(PositionFault.WRONG_SIZE, part, expected=str(expected), found=found)

    def _check_dealer(self) -> None:
        if self.dealer not in self.rules.seating:
            raise BadPosition(SeatFault.EMPTY_SEAT, "dealer", seat=self.dealer.letter, rules=str(self.rules))

    def _check_lengths(self) -> None:
        seats, sides = self.rules.seats, self.rules.side_count
        if not 0 <= self.plays <= engine.PLAYS:
            self._refuse_size("plays", f"0-{engine.PLAYS}", self.plays)
        if not 0 <= self.face_down <= 3:
            self._refuse_size("pile", "0-3", self.face_down)
        wanted: list[tuple[str, Sized, int]] = [("hands", self.hands, seats), ("won", self.won, sides)]
        for part, values, length in (*wanted, ("pistis", self.pistis, sides)):
            if len(values) != length:
                self._refuse_size(part, length, len(values))

    def _check_sizes(self) -> None:
        """How many cards are where follows from the plays made (clauses 3.1, 3.2, 4.1 and 4.5)."""
        for seat, hand in zip(self.rules.seating, self.hands, strict=True):
            if len(hand) != self.held(seat):
                self._refuse_size("hands", self.held(seat), len(hand))
        each_deal = 4 * self.rules.seats
        stock = max(0, engine.PLAYS - each_deal * (self.plays // each_deal + 1))
        if len(self.stock) != stock:
            self._refuse_size("stock", stock, len(self.stock))
        on_table = len(self.pile) + len(self.set_aside) + sum(map(len, self.won))
        if on_table != 4 + self.plays:
            self._refuse_size("pile", 4 + self.plays - on_table + len(self.pile), len(self.pile))

    def _check_cards(self) -> None:
        lists = [("hands", hand) for hand in self.hands] + [("pile", self.pile), ("set-aside", self.set_aside)]
        lists += [("stock", self.stock)] + [("won", cards) for cards in self.won]
        seen: set[Card] = set()
        for part, cards in lists:
            for card in (card for card in cards if card is not None):
                if card in seen:
                    raise BadPosition(PositionFault.CARD_TWICE, part, card=str(card))
                seen.add(card)
            if part in ("hands", "won") and cards != _ascending(cards):
                raise BadPosition(PositionFault.NOT_SORTED, part)

    def _check_visible(self) -> None:
        if None in self.pile[self.face_down :]:
            raise BadPosition(PositionFault.UNKNOWN_FACE_UP, "pile")
        if self.rules.cut_jack_rule and self.stock and self.stock[-1] in JACKS:
            raise BadPosition(PositionFault.JACK_AT_BOTTOM, "stock", card=str(self.stock[-1]))

    def _check_captures(self) -> None:
        """Nobody has won a card before the first capture, and whoever captured has cards (clauses 4.2 to 4.6)."""
        if self.last not in (None, *range(self.rules.side_count)):
            raise BadPosition(PositionFault.BAD_PART, "last", found=str(self.last), expected=sides_text(self.rules))
        for side, (cards, made) in enumerate(zip(self.won, self.pistis, strict=True)):
            least, most = max(2 * sum(made), 2 * (side == self.last)), 0 if self.last is None else 52
            if min(made) < 0 or len(cards) == 1 or not least <= len(cards) <= most:
                self._refuse_size("won", f"{least}-{most}", len(cards))
        if self.last is not None and self.plays == engine.PLAYS and self.pile:
            self._refuse_size("pile", 0, len(self.pile))

    def _check_centre(self) -> None:
        """Which centre cards lie face up follows from them, until they are captured (clauses 3.3, 3.5, 9.7 and 9.8)."""
        centre, is_captured = self.rules.centre, self.last is not None
        if self.face_down and (centre is not Centre.UNDER or is_captured):
            self._refuse_size("pile", 0, self.face_down)
        if self.set_aside and (centre is not Centre.SET_ASIDE or is_captured):
            self._refuse_size("set-aside", 0, len(self.set_aside))
        if not is_captured and centre is not Centre.OPEN and not self._is_turned_up():
            raise BadPosition(PositionFault.BAD_CENTRE, "pile")

    def _is_turned_up(self) -> bool:
        turned_up = self.pile[self.face_down : 4 - len(self.set_aside)]
        *jacks, top = turned_up or JACKS
        may_cover = self.rules.centre_jack is CentreJack.COVER
        return top not in JACKS and all(card in JACKS for card in jacks) and (may_cover or not jacks)


def sides_text(rules: Rules) -> str:
    """Every side as text, and a dash for none.

    >>> sides_text(Rules())
    'NS EW -'
    """
    return " ".join([*(rules.side_letters(Side(side)) for side in range(rules.side_count)), "-"])


def _last_side(round: Round) -> Side | None:
    return next((round.rules.sides[turn.seat] for turn in reversed(round.turns) if turn.captured), None)


def _ascending(cards: Iterable[Card | None]) -> Cards:
    return tuple(sorted(cards, key=lambda card: 52 if card is None else card))
