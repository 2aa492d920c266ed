"""A position in words: what lies on the table and which card is played, or what each side has won at the end."""

from __future__ import annotations

from collections.abc import Iterator

from pisti.cards import Card, Rank
from pisti.i18n import Texts
from pisti.notation import Position
from pisti.rules import Seat, Side
from pisti.tui.plain_state import pile_in_short
from pisti.tui.plain_words import Words

_SINGLE = frozenset(map(Card.parse, ("2c", "Td")))


def position_told(texts: Texts, position: Position, card: Card | None) -> Iterator[str]:
    """The sentences of a position as the seat to play sees it, and of the card that it plays; South at the end."""
    words = Words(texts, position.rules, position.to_play or Seat.SOUTH, letters=False)
    if card is None:
        yield from _won(words, position)
        return
    yield from pile_in_short(words, position.pile)
    if position.set_aside:
        yield texts("play-set-aside", count=len(position.set_aside))
    yield texts("play-plays-you", card=words.the_card(card))


def _won(words: Words, position: Position) -> Iterator[str]:
    """How many cards each side has, and those of them that count by themselves (clause 6.1)."""
    for side in sorted(map(Side, range(len(position.won))), key=lambda side: side != words.your_side):
        cards = position.won[side]
        counting = words.shorts(card for card in cards if card is not None and counts(card))
        yield words.texts("play-example-won", side=_name(words, side), count=len(cards), cards=counting)
    yield words.texts("play-state-pistis", list=words.by_side(single for single, _ in position.pistis))


def _name(words: Words, side: Side) -> str:
    if side != words.your_side:
        return words.side(side)
    return words.texts("screen-your-side" if words.rules.partners else "screen-you-alone")


def counts(card: Card) -> bool:
    """Whether a card is worth points under the standard rules.

    >>> [str(card) for card in map(Card.parse, ("2c", "2d", "Td", "Js", "As")) if counts(card)]
    ['2c', 'Td', 'Js', 'As']
    """
    return card.rank in (Rank.JACK, Rank.ACE) or card in _SINGLE
