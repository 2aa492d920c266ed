"""The manner in which a full screen begins: the language, the settings and the characters that were asked for."""

from __future__ import annotations

import argparse
from typing import TextIO

from pisti.i18n import Texts
from pisti.tui.file_fault import told
from pisti.tui.plain_words import can_show
from pisti.tui.settings import BadSettings, Settings, SettingsFault, read_settings
from pisti.tui.settings_text import settings_file
from pisti.tui.stage import Manner

_SIGNS = "♣♦♥♠╭─╮│▒▮▶◆·×←↑ışĝș"


def asked_manner(asked: argparse.Namespace, texts: Texts, out: TextIO) -> tuple[Manner, str]:
    """The manner to begin in, and what is wrong with the file of settings, if anything is."""
    settings, notice, file = Settings(), "", settings_file()
    try:
        settings = read_settings(file)
    except BadSettings as bad:
        notice = told(texts, bad)
    if settings.others:
        names = ", ".join(name for name, _ in settings.others)
        notice = told(texts, BadSettings(SettingsFault.UNKNOWN, file=str(file), names=names))
    ascii_only = getattr(asked, "ascii", False) or not can_show(_SIGNS, out.encoding or "ascii")
    return Manner(texts, settings, ascii_only), notice
