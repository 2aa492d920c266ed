"""``pisti play``: here or at a server, on the full screen of a terminal, line by line where that is not to be."""

from __future__ import annotations

import argparse
from typing import TextIO

from pisti.i18n import Texts
from pisti.tui import plain
from pisti.tui.plain import add_arguments
from pisti.tui.remote.asked_place import Place, asked_place
from pisti.tui.terminal import is_full_screen

__all__ = ["add_arguments", "run"]


def run(asked: argparse.Namespace, texts: Texts, out: TextIO) -> int:
    """Play as it was asked for; the exit code. Raises BadRemote, and what ``plain.run`` raises."""
    place = asked_place(asked)
    if place is not None:
        return _at_server(asked, place, texts, out)
    if asked.plain or not is_full_screen(out):
        return plain.run(asked, texts, out)
    from pisti.tui import full  # takes longer to import than a game without it should

    return full.run(asked, texts, out)


def _at_server(asked: argparse.Namespace, place: Place, texts: Texts, out: TextIO) -> int:
    """Play at a server."""
    if asked.plain or not is_full_screen(out):
        from pisti.tui.remote import plain_client  # takes longer to import than a game without it should

        return plain_client.run(asked, place, texts, out)
    from pisti.tui.remote import app

    return app.run(asked, place, texts, out)
