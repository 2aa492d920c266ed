"""Filling the unknown cards of a deck, so that what is known of it and the cards played stay true."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from random import Random

from pisti.cards import DECK, JACKS, Card
from pisti.errors import PistiError
from pisti.round import check_deck
from pisti.rules import Centre, CentreJack, Rules


class UnknownFault(StrEnum):
    """Why no deck fits what is known."""

    WRONG_SIZE = "unknown-wrong-size"
    CARD_TWICE = "unknown-card-twice"
    TURNED_UP_UNKNOWN = "unknown-turned-up"
    EXPOSED_UNKNOWN = "unknown-exposed"
    NOT_IN_HAND = "unknown-not-in-hand"
    ONLY_JACKS_AT_BOTTOM = "unknown-only-jacks-at-bottom"


class CannotComplete(PistiError):
    """What is known of a deck contradicts itself, the plays or the rules, or is too little."""


def complete(rules: Rules, deck: Sequence[Card | None], plays: Sequence[Card], rng: Random) -> tuple[Card, ...]:
    """A full deck that agrees with the known cards and the plays, drawn uniformly from all such decks.

    ``deck`` is in dealing order, None where a card is unknown; ``plays`` are the cards in the order they were played.
    The cards that everyone sees, those turned up in the centre and the exposed one, must be known. Raises
    CannotComplete.

    >>> from pisti.rules import Rules
    >>> deck = complete(Rules(), [None] * 3 + [DECK[0]] + [None] * 47 + [DECK[9]], [], Random(1))
    >>> deck[3], deck[51], len(set(deck))
    (Card.parse('2c'), Card.parse('4d'), 52)
    """
    if len(deck) != 52:
        raise CannotComplete(UnknownFault.WRONG_SIZE, size=len(deck))
    _check_turned_up(rules, deck)
    if rules.exposed and deck[-1] is None:
        raise CannotComplete(UnknownFault.EXPOSED_UNKNOWN)
    _check_once(card for card in deck if card is not None)
    _check_once(plays)
    groups = [_Slots(places, deck, played) for places, played in _hands(rules, plays)]
    given = {card for card in deck if card is not None}.union(*(group.owed for group in groups))
    if len(given) < sum(card is not None for card in deck) + sum(len(group.owed) for group in groups):
        raise CannotComplete(UnknownFault.NOT_IN_HAND, card=str(_known_elsewhere(deck, groups)))
    pool = [card for card in DECK if card not in given]
    if rules.cut_jack_rule:
        _check_bottom(deck, groups[-1], pool)
    while True:
        full = _fill(deck, groups, pool, rng)
        if not (rules.cut_jack_rule and full[-1] in JACKS):
            check_deck(full, rules)
            return full


class _Slots:
    """The places in the deck of one hand, and the cards played from it that are not known to lie there."""

    def __init__(self, places: range, deck: Sequence[Card | None], played: Sequence[Card]) -> None:
        self.free = [place for place in places if deck[place] is None]
        self.owed = [card for card in played if card not in deck[places.start : places.stop]]
        if len(self.owed) > len(self.free):
            raise CannotComplete(UnknownFault.NOT_IN_HAND, card=str(self.owed[len(self.free)]))

    def fill(self, full: list[Card | None], pool: Iterator[Card], rng: Random) -> None:
        cards = self.owed + [next(pool) for _ in self.free[len(self.owed) :]]
        rng.shuffle(cards)
        for place, card in zip(self.free, cards, strict=True):
            full[place] = card


def _hands(rules: Rules, plays: Sequence[Card]) -> Iterator[tuple[range, Sequence[Card]]]:
    """The places in the deck of each hand of each deal, with the cards played from it (clauses 3.1, 4.1, 4.5)."""
    seats = rules.seats
    for deal in range(rules.deals):
        in_deal = plays[4 * seats * deal : 4 * seats * (deal + 1)]
        for place in range(seats):
            start = 4 + 4 * seats * deal + 4 * place
            yield range(start, start + 4), in_deal[place::seats]


def _fill(deck: Sequence[Card | None], groups: list[_Slots], pool: list[Card], rng: Random) -> tuple[Card, ...]:
    full = list(deck)
    cards = pool[:]
    rng.shuffle(cards)
    rest = iter(cards)
    for group in groups:
        group.fill(full, rest, rng)
    return tuple(next(rest) if card is None else card for card in full)


def _check_turned_up(rules: Rules, deck: Sequence[Card | None]) -> None:
    turned_up = deck[:4] if rules.centre is Centre.OPEN else deck[3::-1]
    for card in turned_up:
        if card is None:
            raise CannotComplete(UnknownFault.TURNED_UP_UNKNOWN)
        if rules.centre is not Centre.OPEN and (card not in JACKS or rules.centre_jack is CentreJack.REDEAL):
            return


def _check_once(cards: Iterable[Card]) -> None:
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            raise CannotComplete(UnknownFault.CARD_TWICE, card=str(card))
        seen.add(card)


def _known_elsewhere(deck: Sequence[Card | None], groups: list[_Slots]) -> Card:
    return next(card for group in groups for card in group.owed if card in deck)


def _check_bottom(deck: Sequence[Card | None], last_hand: _Slots, pool: list[Card]) -> None:
    """Some card that is no jack must be able to lie at the bottom (clause 2.3)."""
    bottom = [deck[-1]] if deck[-1] is not None else list(last_hand.owed)
    if deck[-1] is None and len(last_hand.free) > len(last_hand.owed):
        bottom += pool
    if all(card in JACKS for card in bottom):
        raise CannotComplete(UnknownFault.ONLY_JACKS_AT_BOTTOM)
