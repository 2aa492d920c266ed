"""``pisti play``: on the full screen of a terminal, line by line where there is none or where it is asked for."""

from __future__ import annotations

import argparse
from typing import TextIO

from pisti.i18n import Texts
from pisti.tui import plain
from pisti.tui.plain import add_arguments
from pisti.tui.terminal import is_full_screen

__all__ = ["add_arguments", "run"]


def run(asked: argparse.Namespace, texts: Texts, out: TextIO) -> int:
    """Play as it was asked for; the exit code. Raises what ``plain.run`` raises."""
    if asked.plain or not is_full_screen(out):
        return plain.run(asked, texts, out)
    from pisti.tui import full  # takes longer to import than a game without it should

    return full.run(asked, texts, out)
