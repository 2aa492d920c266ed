"""Points as tables: the count of a round line by line, and the score sheet; a column for each side, yours first."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from rich.box import ASCII, SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from pisti.game import totals
from pisti.observation import Observation
from pisti.rules import Side
from pisti.table import Counted
from pisti.tui.plain_count import remarks
from pisti.tui.plain_words import Words
from pisti.tui.prose import Prose

_ROWS = ("cards", "most_cards", "jacks", "aces", "two_of_clubs", "ten_of_diamonds", "pistis", "total")

_FIGURES = 4  # the columns that a figure takes
_SPACE = 2  # columns between two

STEPS = len(_ROWS) + 2
"""In how many steps the count is shown: its lines, the scores, and what is to be said of it."""


def count_table(words: Words, event: Counted, steps: int = STEPS, *, ascii_only: bool = False) -> RenderableType:
    """The count of a round as far as so many steps; the lines to come are left blank, so that nothing moves."""
    sides = _sides(words)
    rows = [_row(words, row, [getattr(event.count[side], row) for side in sides]) for row in _ROWS]
    rows.append(_row(words, "score", [event.scores[side] for side in sides]))
    shown = [row if number < steps else row.left_blank() for number, row in enumerate(rows)]
    table = Points("", _names(words, sides), shown, ascii_only)
    said = "\n".join(remarks(words, event)) if steps >= STEPS else ""
    return Group(table, Prose.of(said)) if said else table


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table of points: a label, a figure for each side; ``stands_out`` if it is a sum."""

    label: str
    figures: Sequence[str]
    stands_out: bool = False
    ends_section: bool = False
    is_blank: bool = False

    def left_blank(self) -> Row:
        """The room that the line takes, with nothing in it."""
        return replace(self, is_blank=True)

    @property
    def cells(self) -> list[RenderableType]:
        """What stands in each column."""
        texts = (self.label, *self.figures)
        return [Room(text) if self.is_blank else text for text in texts]


@dataclass(frozen=True, slots=True)
class Points:
    """A table of points, as wide as there is room: the name of a side takes several lines where it must."""

    first: str
    names: Sequence[str]
    rows: Sequence[Row]
    ascii_only: bool

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The table for this width."""
        is_roomy = self._width() <= options.max_width
        names = self.names if is_roomy else [broken(name) for name in self.names]
        table = _table(self.ascii_only, self.first, names, is_crowded=not is_roomy and len(names) > 2)
        for row in self.rows:
            table.add_row(*row.cells, style="bold" if row.stands_out else "", end_section=row.ends_section)
        yield table

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """All the width there is."""
        return Measurement(options.max_width, options.max_width)

    def _width(self) -> int:
        """How many columns it takes with every name on one line."""
        label = max(cell_len(text) for text in (self.first, *(row.label for row in self.rows)))
        return 2 + label + sum(_SPACE + max(cell_len(name), _FIGURES) for name in self.names)


@dataclass(frozen=True, slots=True)
class Room:
    """The room that a text takes, with nothing in it."""

    text: str

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """As many blank lines."""
        for line in console.render_lines(Text(self.text), options):
            yield from (Segment(" " * sum(segment.cell_length for segment in line)), Segment.line())

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """As wide as the text."""
        return Measurement.get(console, options, Text(self.text))


def sheet_table(words: Words, view: Observation, *, ascii_only: bool = False) -> RenderableType:
    """The score sheet: the scores, and a line for each round that was counted."""
    if not view.sheet:
        return Prose.of(words.texts("play-sheet-empty"))
    sides, scores = _sides(words), totals(words.rules, view.sheet)
    sums = [str(scores[side]) for side in sides]
    rows = [Row(words.texts("screen-sheet-total"), sums, stands_out=True, ends_section=True)]
    for number, count in enumerate(view.sheet, 1):
        rows.append(Row(str(number), [str(count[side].total) for side in sides]))
    return Points(words.texts("screen-sheet-round"), _names(words, sides), rows, ascii_only)


def broken(name: str) -> str:
    """A name with a word on a line each."""
    return re.sub("([-–])", "\\1\n", name).replace(" ", "\n")


def _sides(words: Words) -> Sequence[Side]:
    return sorted(map(Side, range(words.rules.side_count)), key=lambda side: side != words.your_side)


def _names(words: Words, sides: Iterable[Side]) -> list[str]:
    yours = words.texts("screen-your-side" if words.rules.partners else "screen-you-alone")
    return [yours if side == words.your_side else words.side(side) for side in sides]


def _row(words: Words, row: str, figures: Iterable[int]) -> Row:
    return Row(words.texts(f"count-row-{row}"), list(map(str, figures)), stands_out=row in ("total", "score"))


def _table(ascii_only: bool, first: str, others: Sequence[str], *, is_crowded: bool) -> Table:
    """A table that 38 columns can hold: labels may be broken at a word, the names of a crowd are cut."""
    table = Table(
        box=ASCII if ascii_only else SIMPLE_HEAD,
        expand=True,
        pad_edge=False,
        padding=(0, 0, 0, 1),
        show_edge=ascii_only,
    )
    table.add_column(first, overflow="fold", ratio=2 if is_crowded else None)
    for other in others:
        ratio = 1 if is_crowded else None
        table.add_column(other, justify="right", no_wrap=True, overflow="ellipsis", ratio=ratio, min_width=_FIGURES)
    return table
