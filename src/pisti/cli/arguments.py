"""The arguments of a command, and what is wrong with them as codes: argparse says it in English only."""

from __future__ import annotations

import argparse
import re
from ast import literal_eval
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from enum import StrEnum
from itertools import pairwise, takewhile
from typing import Any, NoReturn

from pisti.errors import PistiError
from pisti.i18n import LANGUAGES, Texts, language_of


class UsageFault(StrEnum):
    """What can be wrong with a command line."""

    UNKNOWN_COMMAND = "unknown-command"
    COMMAND_LIKE = "unknown-command-like"
    UNKNOWN_FLAG = "unknown-flag"
    FLAG_LIKE = "unknown-flag-like"
    UNKNOWN_LANGUAGE = "unknown-language"
    VALUE_MISSING = "flag-value-missing"
    VALUE_UNWANTED = "flag-value-unwanted"
    NOT_A_CHOICE = "flag-not-a-choice"
    NOT_A_NUMBER = "flag-not-a-number"
    TWICE = "flag-twice"
    TOGETHER = "flags-contradict"
    ARGUMENT_MISSING = "argument-missing"
    ARGUMENT_UNWANTED = "argument-unwanted"
    OTHER = "usage"


class BadUsage(PistiError):
    """A command line that cannot be followed."""


class BadValue(Exception):
    """The value of a flag is wrong; ``__cause__`` is the PistiError that says what is."""

    def __init__(self, flag: str, error: PistiError) -> None:
        super().__init__(flag, error)
        self.flag = flag
        self.error = error


class Help(Exception):
    """A help text was asked for."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class Parser(argparse.ArgumentParser):
    """An argument parser that raises BadUsage and Help, and takes its texts from the locale files.

    The help of ``--some-flag`` of ``pisti play`` is the message ``cli-play-some-flag``, unless it is given.
    """

    def __init__(self, command: str, texts: Texts) -> None:
        about = f"cli-{command}".rstrip("-")
        super().__init__(
            prog=f"pisti {command}".rstrip(),
            description=texts(f"{about}-description"),
            epilog=texts(f"{about}-examples"),
            formatter_class=_formatter(texts),
            allow_abbrev=False,
            add_help=False,
        )
        self._about = about
        self._texts = texts
        self._positionals.title = texts("cli-heading-arguments")
        self._optionals.title = texts("cli-heading-options")

    def complete(self) -> None:
        """Add what every command has, give each argument its help, and its name to what is wrong with its value."""
        self.add_argument("--lang", type=language, help=self._texts("cli-lang", languages=" ".join(LANGUAGES)))
        self.add_argument("-h", "--help", action="help", help=self._texts("cli-help"))
        for action in self._actions:
            if action.help is None:
                action.help = self._texts(f"{self._about}-{action.dest.replace('_', '-')}").replace("%", "%%")
            if callable(action.type):
                action.type = _Named(_name(action), action.type)

    def flags(self) -> list[str]:
        """All flags, such as ``--help`` and ``-h``."""
        return [flag for action in self._actions for flag in action.option_strings]

    def check_flags(self, arguments: Sequence[str], general: Sequence[str] = ()) -> None:
        """Raise BadUsage for an unknown flag, and for a value given twice, once perhaps before the command."""
        check_flags(arguments, self.flags())
        with_value = [flag for action in self._actions if action.nargs != 0 for flag in action.option_strings]
        check_once([*general, *arguments], with_value)

    def print_help(self, file: object = None) -> NoReturn:
        """Raise Help."""
        raise Help(self.format_help())

    def error(self, message: str) -> NoReturn:
        """Raise BadUsage for a message of argparse."""
        raise _usage(message)


def _formatter(texts: Texts) -> Callable[..., argparse.HelpFormatter]:
    class Formatter(argparse.RawDescriptionHelpFormatter):
        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:  # noqa: ANN401
            super().add_usage(usage, actions, groups, prefix or texts("cli-usage") + " ")

    return Formatter


class _Named:
    """A conversion of a flag's text that tells the flag's name when it fails."""

    def __init__(self, flag: str, convert: Callable[[str], Any]) -> None:
        self._flag = flag
        self._convert = convert
        self.__name__ = getattr(convert, "__name__", "value")

    def __call__(self, text: str) -> object:
        try:
            return self._convert(text)
        except PistiError as error:
            raise BadValue(self._flag, error) from error


def _name(action: argparse.Action) -> str:
    return action.option_strings[-1] if action.option_strings else str(action.metavar or action.dest)


def check_flags(arguments: Iterable[str], known: Sequence[str]) -> None:
    """Raise BadUsage for the first flag that is not known; argparse would complain of something else before."""
    for text in arguments:
        flag = text.partition("=")[0]
        if flag == "--":
            return
        short = text[:2] if text[:2] != "--" else None
        if text.startswith("-") and text != "-" and not _NUMBER.fullmatch(text) and not {flag, short} & {*known}:
            raise unknown(UsageFault.UNKNOWN_FLAG, UsageFault.FLAG_LIKE, flag, known)


def check_once(arguments: Iterable[str], flags: Sequence[str]) -> None:
    """Raise BadUsage for the first of these flags that is there again; argparse would take its last value."""
    seen = set()
    for text in takewhile("--".__ne__, arguments):
        flag = text.partition("=")[0]
        if flag in seen:
            raise BadUsage(UsageFault.TWICE, flag=flag)
        seen |= {flag} & {*flags}


def unknown(code: UsageFault, code_if_like: UsageFault, text: str, known: Sequence[str]) -> BadUsage:
    """The error for a text that is none of the known ones, with the closest of them if one is close.

    >>> unknown(UsageFault.UNKNOWN_FLAG, UsageFault.FLAG_LIKE, "--lan", ["--lang"]).fields
    {'text': '--lan', 'like': '--lang'}
    """
    like = get_close_matches(text, known, n=1)
    if like:
        return BadUsage(code_if_like, text=text, like=like[0])
    return BadUsage(code, text=text, known=" ".join(known))


def language_in(words: Sequence[str]) -> str | None:
    """The language that the words of a command line ask for, before anything else is known of them.

    >>> language_in(["play", "--lang", "en"]), language_in(["--lang=zz"])
    ('en', None)
    """
    given = [word.partition("=")[2] for word in words if word.startswith("--lang=")]
    given += [value for word, value in pairwise(words) if word == "--lang"]
    return language_of(given[-1]) if given else None


def language(text: str) -> str:
    """The language that ``--lang`` names; raises BadUsage.

    >>> language("en-GB")
    'en'
    """
    found = language_of(text)
    if found is None:
        raise BadUsage(UsageFault.UNKNOWN_LANGUAGE, text=text, known=" ".join(LANGUAGES))
    return found


_NUMBER = re.compile(r"-\d+(\.\d*)?")

# What argparse says, in all versions of Python that are supported, and the code for it. Groups are fields.
_MESSAGES: tuple[tuple[UsageFault, str], ...] = (
    (UsageFault.VALUE_MISSING, r"argument (?P<flag>.+?): expected .*arguments?"),
    (UsageFault.VALUE_UNWANTED, r"argument (?P<flag>.+?): ignored explicit argument (?P<text>.*)"),
    (UsageFault.NOT_A_CHOICE, r"argument (?P<flag>.+?): invalid choice: (?P<text>.*) \(choose from (?P<known>.*)\)"),
    (UsageFault.NOT_A_NUMBER, r"argument (?P<flag>.+?): invalid (int|float|number) value: (?P<text>.*)"),
    (UsageFault.TOGETHER, r"argument (?P<flag>.+?): not allowed with argument (?P<other>.*)"),
    (UsageFault.ARGUMENT_MISSING, r"the following arguments are required: (?P<names>.*)"),
    (UsageFault.ARGUMENT_MISSING, r"one of the arguments (?P<names>.*) is required"),
    (UsageFault.ARGUMENT_UNWANTED, r"unrecognized arguments: (?P<text>.*)"),
)


def _usage(message: str) -> BadUsage:
    for code, pattern in _MESSAGES:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found:
            return BadUsage(code, **{name: _plain(name, text) for name, text in found.groupdict().items()})
    return BadUsage(UsageFault.OTHER, text=message)


def _plain(name: str, text: str) -> str:
    """A field without the quotes of Python: argparse shows values by their repr, choices too in older versions."""
    if name == "known":
        return " ".join(part.strip("'\"") for part in text.split(", "))
    if name == "flag":
        return text.rpartition("/")[2]
    return str(literal_eval(text)) if text.startswith(("'", '"')) else text
