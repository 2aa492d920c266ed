"""Whether what is told of a deal at a table of a server is what was promised of it (docs/fairness.md).

Each card that a seat is shown must be the one that was promised for its place; at the end of a round the whole of what
was told must follow from the deck that all seeds make.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from pisti.cards import DECK, Card
from pisti.errors import PistiError
from pisti.fairness import Context, Exchange, Share, card_commitment, seat_commitment, server_commitment
from pisti.game import Game
from pisti.observation import Observation, observe
from pisti.round import Round
from pisti.rules import Centre, Seat
from pisti.table import wire_events as e
from pisti.table.wire_types import ShownCard

TAPS = range(len(DECK))
"""Where a pack can be tapped, 0 for nowhere."""

MOST_DEALINGS = 100
"""More than so many deals of a round that had to be dealt again nobody has ever seen."""

OfCards = e.TurnedUp | e.Dealt | e.Played | e.SetAsideSeen
"""What shows cards."""


class PromiseFault(StrEnum):
    """How a promise was broken."""

    NOT_NAMED = "promise-not-named"
    TWICE = "promise-twice"
    LATE = "promise-late"
    OTHER_SHARE = "promise-other-share"
    NO_SEED = "promise-no-seed"
    OTHER_SEED = "promise-other-seed"
    OTHER_DEALER = "promise-other-dealer"
    NO_CARDS = "promise-no-cards"
    OTHER_CARD = "promise-other-card"
    OTHER_PLACE = "promise-other-place"
    OTHER_DECK = "promise-other-deck"
    OTHER_PLAYS = "promise-other-plays"


class BrokenPromise(PistiError):
    """A promise that was broken: by the server, or with its help."""


@dataclass
class Exchanged:
    """The exchange for a round as far as it was heard; ``dealing`` is 0 before the first deal."""

    context: Context
    server: bytes
    hashes: dict[Seat, bytes] = field(default_factory=dict)
    shares: dict[Seat, Share] = field(default_factory=dict)
    is_asked: bool = False
    dealing: int = 0
    promised: tuple[bytes, ...] = ()
    is_over: bool = False

    @property
    def name(self) -> tuple[str, int]:
        """The game and the round."""
        return self.context.game, self.context.round

    def own(self, secret: bytes, tap: int) -> Share:
        """The share of whoever has this secret: it follows from it, so that it is there again after a crash.

        The server's promise is part of it: an exchange that is begun anew has another share.
        """
        return Share(hmac.digest(secret, self.context.encoded + self.server, "sha256"), tap)

    def commitment(self, seat: Seat, share: Share) -> bytes:
        """What is published of a share before it is told."""
        return seat_commitment(self.context, seat, share)

    def promised_share(self, seat: Seat, secret: bytes) -> Share | None:
        """The share that a seat has promised with this secret, wherever it tapped; None if it has promised another."""
        shares = (self.own(secret, tap) for tap in TAPS)
        hash = self.hashes.get(seat)
        return next((share for share in shares if self.commitment(seat, share) == hash), None)


def broken_at_end(now: Exchanged, seed: bytes, view: Observation | None) -> Iterator[BrokenPromise]:
    """What of a round is not as it must be once all seeds are known."""
    round = now.context.round
    if server_commitment(now.context, seed) != now.server:
        yield BrokenPromise(PromiseFault.OTHER_SEED, round=round)
        return
    exchange = Exchange(now.context, seed, now.shares)
    if now.dealing and not _is_dealt(exchange, now):
        yield BrokenPromise(PromiseFault.OTHER_DECK, round=round)
    elif now.dealing and view is not None and view.dealt and replayed(exchange, now.dealing, view) is None:
        yield BrokenPromise(PromiseFault.OTHER_PLAYS, round=round)


def _is_dealt(exchange: Exchange, now: Exchanged) -> bool:
    """Whether the cards that were promised are those of the seeds, and no deal before could have been played."""
    dealer = now.context.dealer
    assert dealer is not None
    if now.dealing > MOST_DEALINGS:
        return False
    decks = (exchange.draw(dealing).deck for dealing in range(1, now.dealing))
    is_needed = all(Round.deal(now.context.rules, deck, dealer).is_redeal for deck in decks)
    return is_needed and exchange.card_commitments(now.dealing) == now.promised


def replayed(exchange: Exchange, dealing: int, view: Observation) -> Game | None:
    """The game after a round dealt from the seeds and played as a seat was told; None if it was told otherwise.

    The rules make of the deck and of the plays what the seat must have been told, to the last card and point.
    """
    try:
        round = Round.deal(view.rules, exchange.draw(dealing).deck, view.dealer)
        for card in view.plays:
            round = round.play(card)
    except PistiError:
        return None
    game = Game(round, view.finished)
    return game if observe(game, view.seat) == view else None


def broken_by_cards(event: OfCards, now: Exchanged) -> Iterator[BrokenPromise]:
    """The promises that the cards of an event break."""
    for shown, places in _shown(event, now.context):
        if not _is_promised(shown, now.promised):
            yield BrokenPromise(PromiseFault.OTHER_CARD, round=event.round, card=shown.card)
        elif shown.place not in places:
            yield BrokenPromise(PromiseFault.OTHER_PLACE, round=event.round, card=shown.card)


def _is_promised(shown: ShownCard, promised: Sequence[bytes]) -> bool:
    """Whether a card is the one that was promised in the place that it has."""
    place, card = shown.place, Card.parse(shown.card)
    if place is None or shown.salt is None:
        return False
    return card_commitment(place, card, bytes.fromhex(shown.salt)) == promised[place]


def _shown(event: OfCards, context: Context) -> Iterator[tuple[ShownCard, Sequence[int]]]:
    """The cards of an event, with the places in the deck that each can come from (clauses 2 and 3)."""
    match event:
        case e.TurnedUp():
            is_open = context.rules.centre is Centre.OPEN
            yield from _each(event.cards, range(4) if is_open else range(3, -1, -1))
            if event.exposed is not None:
                yield event.exposed, (len(DECK) - 1,)
        case e.Dealt():
            yield from _each(event.cards, _hand(context, event.seat, event.deal))
        case e.Played():
            yield event.card, _hand(context, event.seat, 1 + event.ply // (4 * context.rules.seats))
        case e.SetAsideSeen():
            yield from _each(event.cards, range(4))


def _each(cards: Iterable[ShownCard], places: Sequence[int]) -> Iterator[tuple[ShownCard, Sequence[int]]]:
    for shown, place in zip(cards, places, strict=False):
        yield shown, (place,)


def _hand(context: Context, letter: str, deal: int) -> Sequence[int]:
    """The places of the cards that a seat gets in a deal."""
    rules, dealer = context.rules, context.dealer
    assert dealer is not None
    start = 4 + 4 * rules.seats * (deal - 1) + 4 * rules.order_after(dealer).index(Seat.parse(letter))
    return range(start, start + 4)
