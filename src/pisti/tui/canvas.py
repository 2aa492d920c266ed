"""A grid of characters to draw on, which becomes the lines of a widget."""

from __future__ import annotations

from rich.cells import cell_len, split_graphemes
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

_PLAIN = Style()
_JOINER, _WIDENER = "\u200d", "\ufe0f"  # take in the character after, make the one before wide


class Canvas:
    """``width`` columns and ``height`` lines of blanks; what is put outside is cut off.

    >>> canvas = Canvas(6, 1)
    >>> canvas.put(1, 0, "10♦")
    >>> canvas.text()
    [' 10♦']
    """

    def __init__(self, width: int, height: int, style: Style = _PLAIN) -> None:
        self.width = width
        self.height = height
        self._ground = style
        self._cells = [[(" ", style)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style = _PLAIN) -> None:
        """Write a text from a column to the right; a style adds to that of the ground."""
        if not 0 <= y < self.height:
            return
        for start, end, size in split_graphemes(text)[0]:
            character = text[start:end].rstrip(_JOINER)
            if size == 0:
                self._join(x - 1, y, character)
            elif 0 <= x <= self.width - size:
                self._clear(x, x + size, y)
                self._cells[y][x : x + size] = [(character, self._ground + style), *[("", self._ground)] * (size - 1)]
            x += size

    def put_centred(self, x: int, width: int, y: int, text: str, style: Style = _PLAIN) -> None:
        """Write a text in the middle of some columns; one that is too long is cut at its end."""
        shown = cut(text, width)
        self.put(x + (width - cell_len(shown)) // 2, y, shown, style)

    def text(self) -> list[str]:
        """The lines without style, nor blanks at their ends."""
        return ["".join(character for character, _ in row).rstrip() for row in self._cells]

    def strips(self) -> list[Strip]:
        """The lines for a widget."""
        return [Strip(_segments(row), self.width) for row in self._cells]

    def _clear(self, start: int, end: int, y: int) -> None:
        """Leave no half of a wide character beside what is written from a column to another."""
        row = self._cells[y]
        if row[start][0] == "" and start:
            row[start - 1] = (" ", row[start - 1][1])
        if end < self.width and row[end][0] == "":
            row[end] = (" ", row[end][1])

    def _join(self, x: int, y: int, mark: str) -> None:
        """Set a mark without a width of its own on the character before it."""
        if 0 <= x < self.width and not {_JOINER, _WIDENER} & {*mark}:
            x -= self._cells[y][x][0] == "" and x > 0
            character, style = self._cells[y][x]
            self._cells[y][x] = (character + mark, style)


def cut(text: str, width: int) -> str:
    """The text as far as some columns can hold it, with … where something is missing.

    >>> cut("Magharibi", 9), cut("Magharibi", 5), cut("Magharibi", 0)
    ('Magharibi', 'Magh…', '')
    """
    if cell_len(text) <= width:
        return text
    while text and cell_len(text) >= width:
        text = text[:-1]
    return text + "…" if width > 0 else ""


def _segments(row: list[tuple[str, Style]]) -> list[Segment]:
    """Neighbours of one style together."""
    segments: list[Segment] = []
    for character, style in row:
        if segments and segments[-1].style == style:
            segments[-1] = Segment(segments[-1].text + character, style)
        else:
            segments.append(Segment(character, style))
    return segments
