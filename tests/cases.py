"""Rounds for tests, made from the few cards that matter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pisti.cards import DECK, Card, parse_cards
from pisti.round import Round
from pisti.rules import Rules, Seat

STANDARD = Rules()


def deck_of(centre: str, hands: Sequence[str] = (), *, bottom: str = "", rules: Rules = STANDARD) -> tuple[Card, ...]:
    """A deck with this centre (in dealing order), these hands (from the dealer's right, deal after deal), this bottom.

    A hand may name fewer than four cards; whatever is not named is filled with the other cards in the order of the
    pack, jacks first so that none comes to the bottom.
    """
    slots: list[Card | None] = [None] * 52
    slots[: len(parse_cards(centre))] = parse_cards(centre)
    for number, hand in enumerate(hands):
        cards = parse_cards(hand)
        slots[4 + 4 * number : 4 + 4 * number + len(cards)] = cards
    if bottom:
        slots[51] = Card.parse(bottom)
    named = [card for card in slots if card is not None]
    rest = iter(sorted((card for card in DECK if card not in named), key=lambda card: (card.rank != 9, card)))
    return tuple(next(rest) if card is None else card for card in slots)


def deal(
    centre: str,
    hands: Sequence[str] = (),
    *,
    bottom: str = "",
    rules: Rules = STANDARD,
    dealer: Seat = Seat.WEST,
) -> Round:
    """The start of a round on ``deck_of``; with the usual dealer West, South plays first."""
    return Round.deal(rules, deck_of(centre, hands, bottom=bottom, rules=rules), dealer)


def play(start: Round, cards: str | Iterable[Card]) -> Round:
    """The round after these cards."""
    for card in parse_cards(cards) if isinstance(cards, str) else cards:
        start = start.play(card)
    return start


def play_out(start: Round) -> Round:
    """The round played to its end, always the first card of the hand."""
    while start.to_play is not None:
        start = start.play(start.legal_plays[0])
    return start
