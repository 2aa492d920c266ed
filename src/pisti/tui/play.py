"""``pisti play``: on the full screen of a terminal, line by line where there is none or where it is asked for."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TextIO

from pisti.i18n import Texts
from pisti.tui import plain
from pisti.tui.plain import add_arguments

__all__ = ["add_arguments", "run"]


def run(asked: argparse.Namespace, texts: Texts, out: TextIO) -> int:
    """Play as it was asked for; the exit code. Raises what ``plain.run`` raises."""
    if asked.plain or not is_full_screen(out):
        return plain.run(asked, texts, out)
    from pisti.tui import full  # takes longer to import than a game without it should

    return full.run(asked, texts, out)


def is_full_screen(out: TextIO) -> bool:
    """Whether the program talks to a terminal that can show more than lines."""
    streams = (sys.__stdin__, sys.__stderr__, out)
    is_terminal = all(stream is not None and stream.isatty() for stream in streams)
    return is_terminal and os.environ.get("TERM", "") not in ("", "dumb")
