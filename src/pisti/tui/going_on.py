"""The command that goes on with a game: the program as it was called, ready to be pasted into a shell."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from shutil import which

from pisti.i18n import Texts, choose_language
from pisti.tui.plain_words import can_show
from pisti.tui.settings_text import language_chosen

MADE_BY = "PISTI_COMMAND"
"""The variable with the command of ``make`` that called the program; what follows goes into its ``ARGS``."""


def command(
    asked: argparse.Namespace, texts: Texts, file: str, encoding: str, environ: Mapping[str, str] = os.environ
) -> str:
    """The command, with those of its flags that say how the game is shown, in characters that an encoding has."""
    flags = [quoted(word, encoding) for word in _flags(asked, texts, file, environ)]
    made_by = environ.get(MADE_BY)
    if made_by:
        return f"{made_by} ARGS=" + quoted(" ".join(flags).replace("$", "$$"), encoding)
    return " ".join([*(quoted(word, encoding) for word in program()), "play", *flags])


def _flags(asked: argparse.Namespace, texts: Texts, file: str, environ: Mapping[str, str]) -> Iterator[str]:
    if texts.language != choose_language(environ, language_chosen()):
        yield from ("--lang", texts.language)
    for flag in ("plain", "ascii"):
        if getattr(asked, flag):
            yield f"--{flag}"
    yield from [f"--resume={file}"] if file.startswith("-") else ["--resume", file]


def program() -> list[str]:
    """How the program was called; its name alone where that finds the same program."""
    called = sys.argv[0]
    if Path(called).name == "__main__.py":
        return [sys.orig_argv[0], "-m", "pisti"]
    name = Path(called).name
    with suppress(OSError):
        if Path(which(name) or "").samefile(called):
            return [name]
    return [called]


def quoted(word: str, encoding: str) -> str:
    r"""A word for the shell; what an encoding does not have, or a terminal would act on, as bytes in ``$'…'``.

    >>> print(quoted("my game", "utf-8"), quoted("ş\n", "ascii"))
    'my game' $'\305\237\012'
    """
    if word.isprintable() and can_show(word, encoding):
        return shlex.quote(word)
    return "$'" + "".join(map(_escaped, os.fsencode(word))) + "'"


def _escaped(byte: int) -> str:
    return chr(byte) if 0x20 <= byte < 0x7F and chr(byte) not in "\\'" else f"\\{byte:03o}"
