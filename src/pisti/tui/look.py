"""How the table is drawn: characters and colours, with or without either."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rich.style import Style

from pisti.cards import Suit


class Size(Enum):
    """How large a card is drawn: its columns and lines."""

    SMALL = (5, 3)
    LARGE = (7, 5)

    @property
    def width(self) -> int:
        """Columns."""
        return self.value[0]

    @property
    def height(self) -> int:
        """Lines."""
        return self.value[1]


_ROUNDED, _HEAVY, _ASCII, _ASCII_HEAVY = "╭╮╰╯─│", "┏┓┗┛━┃", "++++-|", "####=#"
_FOUR = {Suit.CLUBS: "#0b846c", Suit.DIAMONDS: "#1b00cc", Suit.HEARTS: "#b80006", Suit.SPADES: "#1a1a1a"}
_TWO = {Suit.CLUBS: "#1a1a1a", Suit.DIAMONDS: "#b80006", Suit.HEARTS: "#b80006", Suit.SPADES: "#1a1a1a"}
_FACE = "#ffffff"

FELT = Style(color="#e8efe9", bgcolor="#17452f")
"""The table itself."""

STRONG = Style(bold=True, color="#ffffff")
YOURS = Style(bold=True, color="#8fd0ff")
THEIRS = Style(bold=True, color="#ffc48a")
TURN = Style(bold=True, color="#ffe566")
FAINT = Style(color="#a9c4b3")
BACK = Style(color="#c9d6ff", bgcolor="#33498f")
BANNER = Style(bold=True, color="#1a1a1a", bgcolor="#ffd84d")
_CHOSEN = Style(bold=True, color="#8a5a00", bgcolor=_FACE)
_EDGE = Style(color="#6d6d66", bgcolor=_FACE)


@dataclass(frozen=True, slots=True)
class Look:
    """``ascii`` leaves all other characters out; ``four_colours`` gives each suit its own colour.

    >>> Look().turn, Look(ascii=True).turn
    ('▶', '>')
    """

    ascii: bool = False
    four_colours: bool = True

    def frame(self, *, chosen: bool = False) -> str:
        """The four corners of a card, its horizontal and its vertical line."""
        if self.ascii:
            return _ASCII_HEAVY if chosen else _ASCII
        return _HEAVY if chosen else _ROUNDED

    def edge(self, *, chosen: bool = False) -> Style:
        """The style of a card's frame."""
        return _CHOSEN if chosen else _EDGE

    def face(self, suit: Suit) -> Style:
        """The style of a card's face."""
        colours = _FOUR if self.four_colours else _TWO
        return Style(bold=True, color=colours[suit], bgcolor=_FACE)

    @property
    def turn(self) -> str:
        """What stands before the seat that is waited for."""
        return ">" if self.ascii else "▶"

    @property
    def back(self) -> str:
        """What the back of a card is filled with."""
        return "%" if self.ascii else "▒"

    @property
    def held(self) -> str:
        """One card in another hand."""
        return "#" if self.ascii else "▮"

    @property
    def pointer(self) -> str:
        """What shows where the pack will be cut."""
        return "v" if self.ascii else "▼"

    @property
    def dot(self) -> str:
        """What stands between two words that belong together."""
        return "-" if self.ascii else "·"

    def mark(self, *, yours: bool) -> str:
        """What tells your side from another without colours."""
        if self.ascii:
            return "*" if yours else "o"
        return "◆" if yours else "◇"
