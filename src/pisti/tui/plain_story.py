"""What the table tells, as lines for the person at one seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from pisti.cards import Card
from pisti.observation import Observation
from pisti.round import Denied, Leftovers, Pisti, Turn
from pisti.rules import Centre, CentreJack, Seat
from pisti.table import (
    Counted,
    CutRefused,
    Dealt,
    Event,
    GameOver,
    LeftoversTaken,
    Played,
    Redeal,
    SetAsideSeen,
    Started,
    TurnedUp,
)
from pisti.tui.plain_count import counted, game_over
from pisti.tui.plain_words import BySeat, BySide, Words

_DENIED = {Denied.FIRST_CARD: "play-denied-first-card", Denied.LAST_CARD: "play-denied-last-card"}
_PISTI = {
    Pisti.PISTI: BySide("play-pisti", "play-pisti-yours", "play-pisti-you"),
    Pisti.DOUBLE: BySide("play-double", "play-double-yours", "play-double-you"),
}
_PLAYS = BySeat("play-plays", "play-plays-you")
_CAPTURES = BySeat("play-captures", "play-captures-you")
_GOES_ON = BySeat("play-round-goes-on", "play-round-goes-on-you")
_LEFTOVERS = BySide("play-leftovers", "play-leftovers-yours", "play-leftovers-you")


class _ByOffice(NamedTuple):
    """The messages that name dealer and cutter, for you in one of the offices or in none."""

    other: str
    you_deal: str
    you_cut: str


_ROUND = _ByOffice("play-round", "play-round-you-deal", "play-round-you-cut")
_REDEAL = {
    CentreJack.COVER: _ByOffice("play-redeal", "play-redeal-you-deal", "play-redeal-you-cut"),
    CentreJack.REDEAL: _ByOffice("play-redeal-jack", "play-redeal-jack-you-deal", "play-redeal-jack-you-cut"),
}


CAPTURES = 3
"""How many captures are told when the last ones are asked for."""


class Story:
    """Tells events to the person at a seat."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._say = words.texts

    def lines(self, event: Event) -> Iterator[str]:
        """The lines of one event, none if it goes without saying."""
        match event:
            case Started():
                yield from self._started(event)
            case CutRefused():
                yield self._say("play-cut-refused")
            case TurnedUp():
                yield from self._turned_up(event)
            case Redeal():
                yield self._offices(_REDEAL[self._words.rules.centre_jack], event.dealer, event.cutter)
            case Dealt(deal=deal):
                deals = self._words.rules.deals
                yield self._say("play-deal" if deal < deals else "play-last-deal", deal=deal, deals=deals)
            case Played(turn=turn):
                yield " ".join(self.turn(turn))
            case SetAsideSeen(cards=cards):
                yield self._say("play-may-look", count=len(cards), cards=self._words.list(cards))
            case LeftoversTaken(leftovers=leftovers):
                yield self._leftovers(leftovers)
            case Counted():
                yield from counted(self._words, event)
            case GameOver():
                yield from game_over(self._words, event)
            case _:  # the cut itself, and what this client answers elsewhere
                pass

    def _started(self, event: Started) -> Iterator[str]:
        yield ""
        if event.goes_on:
            yield self._words.of_seat(_GOES_ON, event.dealer, round=event.round)
        else:
            yield self._offices(_ROUND, event.dealer, event.cutter, round=event.round)

    def _offices(self, ids: _ByOffice, dealer: Seat, cutter: Seat, **args: int) -> str:
        words = self._words
        if dealer == words.you:
            return self._say(ids.you_deal, cutter=words.seat(cutter), **args)
        if cutter == words.you:
            return self._say(ids.you_cut, dealer=words.seat(dealer), **args)
        return self._say(ids.other, dealer=words.seat(dealer), cutter=words.seat(cutter), **args)

    def _turned_up(self, event: TurnedUp) -> Iterator[str]:
        sentences = [self._say("play-turned-up", cards=self._words.list(event.cards))]
        if event.face_down:
            under = self._words.rules.centre is Centre.UNDER
            sentences.append(self._say("play-under" if under else "play-set-aside", count=event.face_down))
        yield " ".join(sentences)
        if event.exposed is not None:
            yield self._say("play-exposed", card=self._words.card(event.exposed))

    def last_captures(self, view: Observation) -> Iterator[str]:
        """The last captures of the round, the newest last."""
        captures = [turn for turn in view.turns if turn.captured]
        if not captures:
            yield self._say("play-no-captures")
        for turn in captures[-CAPTURES:]:
            yield " ".join(self.turn(turn))

    def turn(self, turn: Turn) -> Iterator[str]:
        """The sentences about one card played."""
        words = self._words
        yield words.of_seat(_PLAYS, turn.seat, card=words.the_card(turn.card))
        if turn.captured:
            yield from self._capture(turn)

    def _capture(self, turn: Turn) -> Iterator[str]:
        words, rules = self._words, self._words.rules
        shown = _known(turn.captured)
        yield words.of_seat(_CAPTURES, turn.seat, count=len(turn.captured), cards=words.shorts(shown))
        if len(shown) < len(turn.captured):
            yield self._say("play-captured-hidden", count=len(turn.captured) - len(shown))
        if turn.set_aside:
            yield self._say("play-set-aside-taken", count=len(turn.set_aside))
        if turn.pisti in _PISTI:
            points = rules.pisti if turn.pisti is Pisti.PISTI else rules.double_pisti
            yield words.of_side(_PISTI[turn.pisti], rules.sides[turn.seat], points=points)
        if turn.denied is not None:
            yield self._say(_DENIED[turn.denied])

    def _leftovers(self, left: Leftovers) -> str:
        cards: dict[str, str | int] = {"count": len(left.cards), "cards": self._words.shorts(_known(left.cards))}
        if left.side is None:
            return self._say("play-leftovers-nobody", **cards)
        return self._words.of_side(_LEFTOVERS, left.side, **cards)


def _known(cards: Iterable[Card | None]) -> list[Card]:
    return [card for card in cards if card is not None]
