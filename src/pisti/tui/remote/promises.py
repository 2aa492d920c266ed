"""The promises at a table of a server: a seat's program keeps its own, and watches those of everybody else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pisti.cards import DECK
from pisti.fairness import Context, Exchange, Share
from pisti.observation import Observation
from pisti.rules import Rules, Seat
from pisti.table import wire_events as e
from pisti.tui.remote.checking import (
    BrokenPromise,
    Exchanged,
    OfCards,
    PromiseFault,
    broken_at_end,
    broken_by_cards,
)


@dataclass(frozen=True, slots=True)
class Receipt:
    """What the server promised for a round before it was dealt; ``is_kept`` is None until that can be checked."""

    round: int
    commitment: str
    is_kept: bool | None = None


class Promises:
    """All promises at a table, one round after the other; what is heard comes out as the promises that it breaks."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._rules = Rules()
        self._dealer: Seat | None = None
        self._told: dict[tuple[str, int], bytes] = {}
        self._drawn: Seat | None = None
        self._is_retold = False
        self.now: Exchanged | None = None
        self.receipts: list[Receipt] = []

    def forget_round(self) -> None:
        """The present round is told once more from its beginning, until ``end_retelling``."""
        self._is_retold, self.now, self._dealer = True, None, None

    def end_retelling(self) -> None:
        """What comes from now on was not told before."""
        self._is_retold = False

    def hear_rules(self, rules: Rules) -> None:
        """The rules of the table, which are part of the promises."""
        self._rules = rules

    def hear(self, event: e.TableEvent, seat: Seat | None) -> Iterator[BrokenPromise]:
        """Take an event in, told to a seat; the promises that it breaks."""
        match event:
            case e.Started():
                yield from self._started(event)
            case e.Committed() if event.seat is None:
                yield from self._opened(event)
            case e.Committed() | e.Asked() | e.Revealed():
                yield from self._exchanged(event, seat)
            case e.CutDone() | e.TurnedUp() | e.Dealt() | e.Played() | e.SetAsideSeen():
                yield from self._cards(event)

    def _at(self, round: int) -> Exchanged | None:
        """The exchange, if it is for this round."""
        return self.now if self.now is not None and self.now.context.round == round else None

    def _started(self, event: e.Started) -> Iterator[BrokenPromise]:
        self._rules, self._dealer = Rules.parse(event.rules), Seat.parse(event.dealer)
        drawn, self._drawn = self._drawn, None
        if event.round == 1 and drawn not in (None, self._dealer):
            yield BrokenPromise(PromiseFault.OTHER_DEALER)

    def _opened(self, event: e.Committed) -> Iterator[BrokenPromise]:
        """The server promises a seed: the exchange of a round is open."""
        if self.now is not None and self.now.dealing and not self.now.is_over:
            yield BrokenPromise(PromiseFault.NO_SEED, round=self.now.context.round)
        if event.game is None:
            self.now = None
            yield BrokenPromise(PromiseFault.NOT_NAMED, round=event.round)
            return
        context = Context(event.game, event.round, self._rules, self._dealer if event.round else None)
        opened = Exchanged(context, bytes.fromhex(event.hash))
        told = self._told.get(opened.name)
        if told is not None and not (self._is_retold and told == opened.server):
            yield BrokenPromise(PromiseFault.TWICE, round=event.round)
        self.now = opened
        if event.hash not in [each.commitment for each in self.receipts]:
            self.receipts.append(Receipt(event.round, event.hash))

    def _exchanged(self, event: e.Committed | e.Asked | e.Revealed, you: Seat | None) -> Iterator[BrokenPromise]:
        now = self._at(event.round)
        match event:
            case _ if now is None:
                pass
            case e.Committed(seat=str(letter)):
                if now.is_asked:
                    yield BrokenPromise(PromiseFault.LATE, round=event.round, seat=letter)
                now.hashes[Seat.parse(letter)] = bytes.fromhex(event.hash)
            case e.Asked():
                now.is_asked = True
            case e.Revealed(seat=str(letter)):
                yield from self._shared(now, event, Seat.parse(letter), you)
            case e.Revealed() if event.round == 0:
                yield from self._ended(now, bytes.fromhex(event.seed), None)

    def _shared(self, now: Exchanged, event: e.Revealed, seat: Seat, you: Seat | None) -> Iterator[BrokenPromise]:
        share = Share(bytes.fromhex(event.seed), event.tap)
        if now.commitment(seat, share) != now.hashes.get(seat):
            yield BrokenPromise(PromiseFault.OTHER_SHARE, round=event.round, seat=seat.letter)
        now.shares[seat] = share
        if seat is you:
            self._told[now.name] = now.server

    def _cards(self, event: e.CutDone | OfCards) -> Iterator[BrokenPromise]:
        now = self._at(event.round)
        if isinstance(event, e.CutDone):
            promised = tuple(map(bytes.fromhex, event.promised))
            if now is None or len(promised) != len(DECK):
                yield BrokenPromise(PromiseFault.NO_CARDS, round=event.round)
            if now is not None:
                now.dealing, now.promised = event.dealing, promised
        elif now is not None and len(now.promised) == len(DECK):
            yield from broken_by_cards(event, now)

    # What this seat adds

    def to_promise(self, seat: Seat, tap: int | None) -> str | None:
        """The hash that a seat is to promise now, None if nothing; ``tap`` is None until the cutter has tapped."""
        now = self.now
        if now is None or now.is_asked or now.dealing or seat in now.hashes or (self.cuts(seat) and tap is None):
            return None
        if now.name in self._told:
            return None  # whoever asks for it twice could choose
        share = now.own(self._secret, (tap or 0) if self.cuts(seat) else 0)
        return now.commitment(seat, share).hex()

    def to_tell(self, seat: Seat) -> Share | None:
        """The share that a seat is to tell now, None if none."""
        now = self.now
        if now is None or not now.is_asked or now.dealing or seat in now.shares or seat not in now.hashes:
            return None
        return now.promised_share(seat, self._secret)

    def is_to_tap(self, seat: Seat) -> bool:
        """Whether a seat is the cutter and has not promised yet."""
        return self.cuts(seat) and self.to_promise(seat, 1) is not None

    def cuts(self, seat: Seat) -> bool:
        """Whether a seat cuts the pack in the round of now."""
        dealer = None if self.now is None else self.now.context.dealer
        return dealer is not None and self._rules.cutter(dealer) is seat

    # The end of a round

    def hear_end(self, event: e.Revealed, view: Observation | None) -> Iterator[BrokenPromise]:
        """The server tells its seed at the end of a round, of which a seat was told this view."""
        now = self._at(event.round)
        if now is not None:
            yield from self._ended(now, bytes.fromhex(event.seed), view)

    def _ended(self, now: Exchanged, seed: bytes, view: Observation | None) -> Iterator[BrokenPromise]:
        broken, now.is_over = list(broken_at_end(now, seed, view)), True
        if not broken and now.context.round == 0:
            self._drawn = Exchange(now.context, seed, now.shares).first_dealer()
        self.receipts = [self._kept(each, now, not broken) for each in self.receipts]
        yield from broken

    def _kept(self, receipt: Receipt, now: Exchanged, is_kept: bool) -> Receipt:
        if receipt.commitment != now.server.hex():
            return receipt
        return Receipt(receipt.round, receipt.commitment, is_kept)
