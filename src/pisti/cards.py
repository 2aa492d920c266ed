"""The pack (clause 1.3): suits, ranks, 52 cards, and their text.

A card is the number 4 * rank + suit: rank 0 = two … 8 = ten, 9 = jack, 10 = queen, 11 = king, 12 = ace;
suit 0 = clubs, 1 = diamonds, 2 = hearts, 3 = spades. The number is also the action id, the index into arrays and the
bit in sets of cards; it never changes. The text is rank then suit, ``Td``; reading also takes ``10d``, ``T♦`` and
``10♦``.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum, StrEnum
from typing import Self

from pisti.errors import PistiError

RANK_LETTERS = "23456789TJQKA"
SUIT_LETTERS = "cdhs"
SUIT_SIGNS = "♣♦♥♠"


class Suit(IntEnum):
    """One of the four suits.

    >>> Suit.DIAMONDS.sign
    '♦'
    """

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """The letter of the suit in a card's text."""
        return SUIT_LETTERS[self]

    @property
    def sign(self) -> str:
        """The printed sign of the suit."""
        return SUIT_SIGNS[self]


class Rank(IntEnum):
    """One of the thirteen ranks.

    >>> Rank.TEN.letter, int(Rank.JACK)
    ('T', 9)
    """

    TWO = 0
    THREE = 1
    FOUR = 2
    FIVE = 3
    SIX = 4
    SEVEN = 5
    EIGHT = 6
    NINE = 7
    TEN = 8
    JACK = 9
    QUEEN = 10
    KING = 11
    ACE = 12

    @property
    def letter(self) -> str:
        """The letter of the rank in a card's text."""
        return RANK_LETTERS[self]


class CardFault(StrEnum):
    """What can be wrong with a card that someone wrote."""

    UNKNOWN_CARD = "unknown-card"


class BadCard(PistiError):
    """A text or a number that is no card."""


class Card(int):
    """One of the 52 cards; there is one object of each.

    >>> Card.parse("10♦"), Card(33).rank, str(Card.of(Rank.ACE, Suit.SPADES))
    (Card.parse('Td'), <Rank.TEN: 8>, 'As')
    """

    __slots__ = ()

    def __new__(cls, number: int) -> Self:
        """The card of a number from 0 to 51; raises BadCard for any other."""
        if not 0 <= number < 52:
            raise BadCard(CardFault.UNKNOWN_CARD, text=str(int(number)))
        return _CARDS[number]  # type: ignore[return-value]

    @staticmethod
    def of(rank: Rank, suit: Suit) -> Card:
        """The card of a rank and a suit."""
        return DECK[4 * rank + suit]

    @staticmethod
    def parse(text: str) -> Card:
        """The card that a text names; raises BadCard if it names none.

        >>> Card.parse("2c") == Card.of(Rank.TWO, Suit.CLUBS)
        True
        """
        card = _BY_TEXT.get(text)
        if card is None:
            raise BadCard(CardFault.UNKNOWN_CARD, text=text)
        return card

    @property
    def rank(self) -> Rank:
        """The rank of the card."""
        return _RANKS[self >> 2]

    @property
    def suit(self) -> Suit:
        """The suit of the card."""
        return _SUITS[self & 3]

    def __str__(self) -> str:
        """Two characters, rank then suit, such as ``Td``."""
        return _TEXTS[self]

    def __repr__(self) -> str:
        """An expression that gives the card again."""
        return f"Card.parse({_TEXTS[self]!r})"


_RANKS = tuple(Rank)
_SUITS = tuple(Suit)
_TEXTS = tuple(rank + suit for rank in RANK_LETTERS for suit in SUIT_LETTERS)
_CARDS = tuple(int.__new__(Card, number) for number in range(52))

DECK: tuple[Card, ...] = _CARDS
"""All 52 cards in the order of their numbers."""

JACKS: frozenset[Card] = frozenset(DECK[36:40])
"""The four jacks."""

_BY_TEXT = {
    rank + suit: card
    for card in _CARDS
    for rank in ((card.rank.letter, "10") if card.rank is Rank.TEN else (card.rank.letter,))
    for suit in (card.suit.letter, card.suit.sign)
}


def format_cards(cards: Iterable[Card]) -> str:
    """The texts of cards with a space between.

    >>> format_cards(DECK[:3])
    '2c 2d 2h'
    """
    return " ".join(map(str, cards))


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text with white space between; raises BadCard.

    >>> parse_cards("2c 10♦")
    (Card.parse('2c'), Card.parse('Td'))
    """
    return tuple(map(Card.parse, text.split()))
