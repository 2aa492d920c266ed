"""Lines broken between words where a terminal is too narrow for them; a pipe gets them whole."""

from __future__ import annotations

import os
import textwrap
from typing import TextIO

INDENT = "  "
"""What stands before the rest of a line, after what stood before its beginning."""

NARROWEST = 16
"""Below so many columns nothing gets better by breaking lines."""


def width_of(stream: TextIO) -> int | None:
    """How many columns the terminal has at this moment; None where there is no terminal or it does not say."""
    try:
        return os.get_terminal_size(stream.fileno()).columns or None if stream.isatty() else None
    except (OSError, ValueError):  # no file descriptor, or a closed one
        return None


def wrapped(line: str, width: int | None) -> str:
    """A line as one or more lines of that width; a word is never broken, and no-break spaces hold.

    >>> wrapped("  East: a bot, level medium", 16).splitlines()
    ['  East: a bot,', '    level medium']
    """
    if width is None or len(line) <= width:
        return line
    before = line[: len(line) - len(line.lstrip(" "))]
    rest = before + INDENT
    lines = textwrap.wrap(
        line, max(width, NARROWEST), subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )
    return "\n".join(lines)
