"""What the plain game calls cards, players and sides, and how a text fits a terminal that cannot show all of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple
from unicodedata import normalize

from pisti.cards import SUIT_LETTERS, SUIT_SIGNS, Card, Rank
from pisti.i18n import Texts
from pisti.rules import Rules, Seat, Side

LEVEL_IDS = {
    "random": "play-level-random",
    "beginner": "play-level-beginner",
    "easy": "play-level-easy",
    "medium": "play-level-medium",
    "hard": "play-level-hard",
    "strong": "play-level-strong",
    "expert": "play-level-expert",
}
"""The message for each level of bots."""

_INDEX = {
    Rank.JACK: "play-index-J",
    Rank.QUEEN: "play-index-Q",
    Rank.KING: "play-index-K",
    Rank.ACE: "play-index-A",
}
_REMEMBERED = 20_000  # texts
SIDE_IDS = {"NS": "play-side-NS", "EW": "play-side-EW"}
"""The message for each side of two seats, by their letters."""


class BySeat(NamedTuple):
    """The messages that say the same of another player and of you."""

    other: str
    you: str


class BySide(NamedTuple):
    """The messages that say the same of another side, of you and your partner, and of you who play alone."""

    other: str
    yours: str
    you: str


_SIDE_NUMBER = BySide("play-side-number", "play-side-number-yours", "play-side-number-you")


class CardWords:
    """Names of cards in one language; ``letters`` says whether suits are letters, where their signs cannot be shown."""

    def __init__(self, texts: Texts, *, letters: bool) -> None:
        self.texts = texts
        self.letters = letters
        self._said: dict[tuple[str, tuple[tuple[str, str | int], ...]], str] = {}

    def say(self, id: str, /, **args: str | int) -> str:
        """A text, made once: thousands of rounds are told in the same few sentences."""
        key = (id, tuple(args.items()))
        if key not in self._said:
            if len(self._said) >= _REMEMBERED:
                self._said.clear()
            self._said[key] = self.texts(id, **args)
        return self._said[key]

    def index(self, rank: Rank) -> str:
        """What is printed in the corner of a card: a number or a letter of the language."""
        return self.say(_INDEX[rank]) if rank in _INDEX else str(rank + 2)

    def short(self, card: Card) -> str:
        """The short form of a card, ``10♦`` or ``10d``."""
        return self.index(card.rank) + (card.suit.letter if self.letters else card.suit.sign)

    def shorts(self, cards: Iterable[Card]) -> str:
        """Cards in short form with spaces."""
        return " ".join(map(self.short, cards))

    def card(self, card: Card | None) -> str:
        """A card in words and its short form; a hidden one where it is None."""
        if card is None:
            return self.texts("play-card-hidden")
        return self.say("play-card", card=self.say(f"card-{card}"), short=self.short(card))

    def the_card(self, card: Card) -> str:
        """A card as a sentence speaks of it, with its article where the language has one, and its short form."""
        return self.say("play-card", card=self.say(f"card-the-{card}"), short=self.short(card))

    def list(self, cards: Iterable[Card | None]) -> str:
        """Cards in words with commas."""
        return ", ".join(map(self.card, cards))


_NOBODY: Mapping[Seat, str] = MappingProxyType({})


class Words(CardWords):
    """Names of cards, players and sides as a seat (``you``) is told them, in one language.

    ``names`` are the players who are called by their names; all others are called by their seats.
    """

    def __init__(
        self, texts: Texts, rules: Rules, you: Seat, *, letters: bool, names: Mapping[Seat, str] = _NOBODY
    ) -> None:
        super().__init__(texts, letters=letters)
        self.rules = rules
        self.you = you
        self.names = names

    @property
    def your_side(self) -> Side:
        """The side that you belong to."""
        return self.rules.sides[self.you]

    def seat(self, seat: Seat) -> str:
        """What the player at a seat is called."""
        return self.names.get(seat) or self.place(seat)

    def place(self, seat: Seat) -> str:
        """The name of a seat."""
        return self.texts("seat-name", seat=seat.letter)

    def level(self, level: str) -> str:
        """The name of a level of bots; as it is if it is none of ours."""
        return self.texts(LEVEL_IDS[level]) if level in LEVEL_IDS else level

    def side(self, side: Side) -> str:
        """The name of a side that is not yours: two seats facing each other, or one."""
        letters = self.rules.side_letters(side)
        return self.texts(SIDE_IDS[letters]) if letters in SIDE_IDS else self.seat(Seat.parse(letters))

    def by_side(self, numbers: Iterable[int]) -> str:
        """A number for each side, yours named first."""
        pairs = [(Side(side), number) for side, number in enumerate(numbers)]
        pairs.sort(key=lambda pair: pair[0] != self.your_side)
        return ", ".join(self.of_side(_SIDE_NUMBER, side, number=number) for side, number in pairs)

    def of_side(self, ids: BySide, side: Side, **args: str | int) -> str:
        """What is said of a side."""
        if side != self.your_side:
            return self.texts(ids.other, side=self.side(side), **args)
        return self.texts(ids.yours if self.rules.partners else ids.you, **args)

    def of_seat(self, ids: BySeat, seat: Seat, **args: str | int) -> str:
        """What is said of a player."""
        if seat == self.you:
            return self.texts(ids.you, **args)
        return self.texts(ids.other, player=self.seat(seat), **args)


_PLAIN = str.maketrans(
    dict(zip("ıİ“”‘’„«»–—\u00a0\u202f" + SUIT_SIGNS, 'iI""\'\'"""--  ' + SUIT_LETTERS, strict=True))
    | {"…": "...", "œ": "oe", "Œ": "OE", "±": "+-"}
)


def fit(text: str, encoding: str) -> str:
    """The text with every character that an encoding does not have written with some that it has.

    >>> fit("Pişti: 10♦ – cœur…", "ascii"), fit("Pişti", "utf-8")
    ('Pisti: 10d - coeur...', 'Pişti')
    """
    if can_show(text, encoding):
        return text
    return "".join(each if can_show(each, encoding) else plain for each, plain in _plain(text))


def _plain(text: str) -> Iterator[tuple[str, str]]:
    for each in text:
        letters = normalize("NFKD", each.translate(_PLAIN))
        yield each, "".join(letter for letter in letters if letter.isascii()) or "?"


def can_show(text: str, encoding: str) -> bool:
    """Whether an encoding has all characters of a text.

    >>> can_show("♣♦♥♠", "cp1252"), can_show("♣♦♥♠", "utf-8")
    (False, True)
    """
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
