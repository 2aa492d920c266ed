"""Points as tables: the count of a round line by line, and the score sheet; a column for each side, yours first."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rich.box import ASCII, SIMPLE_HEAD
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

_ROWS = ("cards", "most_cards", "jacks", "aces", "two_of_clubs", "ten_of_diamonds", "pistis", "total")

STEPS = len(_ROWS) + 2
"""In how many steps the count is shown: its lines, the scores, and what is to be said of it."""


def count_table(words: Words, event: Counted, steps: int = STEPS, *, ascii_only: bool = False) -> RenderableType:
    """The count of a round as far as so many steps; the lines to come are left blank, so that nothing moves."""
    sides = _sides(words)
    table = _table(ascii_only, "", [side_name(words, side) for side in sides])
    rows = [(row, [str(getattr(event.count[side], row)) for side in sides]) for row in _ROWS]
    rows.append(("score", [str(event.scores[side]) for side in sides]))
    for number, (row, values) in enumerate(rows):
        label = words.texts(f"count-row-{row}")
        cells: list[RenderableType] = [label, *values]
        if number >= steps:
            cells = [Room(text) for text in (label, *values)]
        table.add_row(*cells, style="bold" if row in ("total", "score") else "")
    said = "\n".join(remarks(words, event)) if steps >= STEPS else ""
    return Group(table, Text(said)) if said else table


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
        return Text(words.texts("play-sheet-empty"))
    sides, scores = _sides(words), totals(words.rules, view.sheet)
    table = _table(ascii_only, words.texts("screen-sheet-round"), [side_name(words, side) for side in sides])
    table.add_row(words.texts("screen-sheet-total"), *(str(scores[side]) for side in sides), style="bold")
    table.add_section()
    for number, count in enumerate(view.sheet, 1):
        table.add_row(str(number), *(str(count[side].total) for side in sides))
    return table


def side_name(words: Words, side: Side) -> str:
    """What a side is called at the head of a column, a word on a line each."""
    if side != words.your_side:
        return re.sub("([-–])", "\\1\n", words.side(side))
    return words.texts("screen-your-side" if words.rules.partners else "screen-you").replace(" ", "\n")


def _sides(words: Words) -> Sequence[Side]:
    return sorted(map(Side, range(words.rules.side_count)), key=lambda side: side != words.your_side)


def _table(ascii_only: bool, first: str, others: Sequence[str]) -> Table:
    """A table that 38 columns can hold: labels may be broken at a word, the names of more than two sides are cut."""
    table = Table(
        box=ASCII if ascii_only else SIMPLE_HEAD,
        expand=True,
        pad_edge=False,
        padding=(0, 0, 0, 1),
        show_edge=ascii_only,
    )
    is_crowded = len(others) > 2
    table.add_column(first, overflow="fold", ratio=2 if is_crowded else None)
    for other in others:
        ratio = 1 if is_crowded else None
        table.add_column(other, justify="right", no_wrap=True, overflow="ellipsis", ratio=ratio, min_width=4)
    return table
