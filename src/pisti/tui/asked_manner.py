"""The manner in which a full screen begins: the language, the settings and the characters that were asked for."""

from __future__ import annotations

import argparse
import os
from typing import TextIO

from pisti.i18n import Texts
from pisti.tui.plain_words import can_show
from pisti.tui.settings import BadSettings, Settings, read_settings, settings_file
from pisti.tui.stage import Manner

_SIGNS = "♣♦♥♠╭─╮│▒▮▶◆·×←↑ışĝș"


def asked_manner(asked: argparse.Namespace, texts: Texts, out: TextIO) -> tuple[Manner, str]:
    """The manner to begin in, and what is wrong with the file of settings, if anything is.

    The language is that of the command line, else that of PISTI_LANG, of the settings, of the environment.
    """
    settings, notice = Settings(), ""
    try:
        settings = read_settings(settings_file())
    except BadSettings as bad:
        notice = texts(f"error-{bad.code}", **bad.fields)
    is_chosen = getattr(asked, "lang", None) is not None or os.environ.get("PISTI_LANG")
    if settings.language is not None and not is_chosen:
        texts = Texts(settings.language)
    ascii_only = getattr(asked, "ascii", False) or not can_show(_SIGNS, out.encoding or "ascii")
    return Manner(texts, settings, ascii_only), notice
