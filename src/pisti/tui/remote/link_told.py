"""How the connection to a server is, in words: nothing where it is as it should be."""

from __future__ import annotations

from math import ceil

from pisti.errors import PistiError
from pisti.i18n import Texts
from pisti.tui.remote.link import Connecting, Lost, Over, State


def link_told(texts: Texts, state: State) -> str:
    """What is to be told of a connection.

    >>> link_told(Texts("en"), Connecting())
    'Connecting …'
    """
    match state:
        case Connecting():
            return texts("remote-connecting")
        case Lost(error=error, seconds=seconds) if seconds:
            return f"{sentence(texts, error)} {texts('remote-again-in', seconds=ceil(seconds))}"
        case Lost(error=error):
            return f"{sentence(texts, error)} {texts('remote-again-now')}"
        case Over(error=error):
            return sentence(texts, error)
        case _:
            return ""


def sentence(texts: Texts, error: PistiError) -> str:
    """What went wrong as a sentence."""
    return texts(f"error-{error.code}", **error.fields)
