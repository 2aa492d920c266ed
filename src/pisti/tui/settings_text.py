"""The file of settings as text, and what of it every command wants to know: the language."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import platformdirs

from pisti.i18n import LANGUAGES

LARGEST = 64 * 1024
"""How many bytes a file of settings can have."""


def settings_file() -> Path:
    """Where the system wants the settings of this person.

    >>> settings_file().name
    'settings.json'
    """
    return platformdirs.user_config_path("pisti", appauthor=False) / "settings.json"


def language_chosen() -> str | None:
    """The language of the settings, None if they choose none or cannot be read."""
    try:
        read = json.loads(read_text(settings_file()))
    except (OSError, ValueError, RecursionError):
        return None
    language = read.get("language") if isinstance(read, dict) else None
    return language if language in LANGUAGES else None


def read_text(path: Path) -> str:
    """The text of the file; raises OSError, and ValueError for what is no ordinary file of text or is too large."""
    mode = path.stat().st_mode
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):  # to open a pipe would wait for somebody to write
        raise ValueError(stat.filemode(mode))
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise ValueError(f"> {LARGEST} B")
    return content.decode("utf-8-sig")  # some editors begin a file so
