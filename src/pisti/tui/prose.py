"""Running text on the full screen, broken between words as everywhere else: no-break spaces hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from pisti.tui.wrap import wrapped

Paragraph = tuple[str, str]
"""A line, and the style it is shown in."""


@dataclass(frozen=True, slots=True)
class Prose:
    """Paragraphs one below the other; the libraries of the screen themselves would break at a no-break space.

    >>> from rich.console import Console
    >>> console = Console(width=16)
    >>> [len(line) for line in console.render_lines(Prose.of("Qui a donc gagné ?"), pad=False)]
    [1, 1]
    """

    paragraphs: Sequence[Paragraph]

    @classmethod
    def of(cls, text: str) -> Prose:
        """The lines of a text."""
        return cls([(line, "") for line in text.split("\n")])

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The lines for this width."""
        for text, style in self.paragraphs:
            yield Text(wrapped(text, options.max_width, hang=""), style)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """As wide as its longest line, or as the longest word where there is less room."""
        return Measurement.get(console, options, Text("\n".join(text for text, _ in self.paragraphs)))
