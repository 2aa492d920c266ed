"""Lines broken between words where a terminal is too narrow for them; a pipe gets them whole."""

from __future__ import annotations

import os
import textwrap
from collections.abc import Sequence
from typing import TextIO

INDENT = "  "
"""What stands before the rest of a line that is broken."""

NARROWEST = 16
"""Below so many columns nothing gets better by breaking lines."""


def width_of(stream: TextIO) -> int | None:
    """How many columns the terminal has at this moment; None where there is no terminal or it does not say."""
    try:
        return os.get_terminal_size(stream.fileno()).columns or None if stream.isatty() else None
    except (OSError, ValueError):  # no file descriptor, or a closed one
        return None


def wrapped(line: str, width: int | None, hang: str = INDENT) -> str:
    """A line as one or more lines of that width; a word is never broken, and no-break spaces hold.

    ``hang`` stands before every line but the first, after what stood before that one.

    >>> wrapped("  East: a bot, level medium", 16).splitlines()
    ['  East: a bot,', '    level medium']
    """
    if width is None or len(line) <= width:
        return line
    before = line[: len(line) - len(line.lstrip(" "))]
    rest = before + hang
    lines = textwrap.wrap(
        line, max(width, NARROWEST), subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )
    return "\n".join(lines)


def fitted(told: Sequence[str], width: int, height: int) -> str:
    """As many sentences as there is room for in so many lines, at least the beginning of the first.

    >>> print(fitted(["Bob captures 2 cards.", "Pişti!"], 14, 2))
    Bob captures 2
    cards. Pişti!
    >>> print(fitted(["Bob captures 2 cards.", "Pişti!"], 14, 1))
    Bob captures…
    """
    for count in range(len(told), 0, -1):
        lines = textwrap.wrap(" ".join(told[:count]), width, break_on_hyphens=False)
        if len(lines) <= height:
            return "\n".join(lines)
    return textwrap.fill(" ".join(told[:1]), width, max_lines=max(1, height), placeholder="…", break_on_hyphens=False)
