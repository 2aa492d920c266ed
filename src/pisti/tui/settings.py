"""What a person has chosen for the full-screen table, kept in a JSON file."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, fields
from enum import StrEnum
from json import JSONDecodeError
from pathlib import Path
from types import MappingProxyType
from typing import Any

from pisti.bots import OFFERED
from pisti.errors import PistiError
from pisti.i18n import LANGUAGES, shortened
from pisti.notation.text import bad_character
from pisti.rules import BadRules, Rules
from pisti.tui.ending import held
from pisti.tui.frames import Speed
from pisti.tui.settings_text import read_text
from pisti.tui.whole_file import clear_beside, replace_whole

KEPT = ".old"
"""What stands behind the name of a file that could not be read and makes way."""

_LONGEST = 60  # characters of what the file says, in what is wrong with it
_STANDARD = Rules()


class SettingsFault(StrEnum):
    """Why settings are not what they were."""

    UNREADABLE = "settings-unreadable"
    UNKNOWN = "settings-unknown"


class BadSettings(PistiError):
    """A file that holds no settings; ``reason`` is what of it is wrong, in no language."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a person has chosen; what is left out is as usual.

    ``language`` is one of ``LANGUAGES``, None for the one that the environment asks for; ``cut`` is whether the person
    cuts; ``confirm`` whether a card is played only when it is asked for twice; ``level`` is one of ``OFFERED``;
    ``name`` is what the person is called at a table of a server, empty for whatever is usual there.
    ``others`` are names that mean nothing here, with their values in JSON: a newer program may have written them, and
    has them back.
    """

    language: str | None = None
    speed: Speed = Speed.NORMAL
    four_colours: bool = True
    cut: bool = True
    confirm: bool = False
    level: str = "medium"
    rules: Rules = _STANDARD
    name: str = ""
    others: tuple[tuple[str, str], ...] = ()


NAME_LENGTH = 40
"""How long a name may be."""


def is_name(text: str) -> bool:
    """Whether a person can be called so.

    >>> is_name("Ada"), is_name(" Ada"), is_name("")
    (True, False, False)
    """
    return 1 <= len(text) <= NAME_LENGTH and text == text.strip() and bad_character(text) is None


_Plain = str | bool | None
_YES_NO: Mapping[_Plain, object] = {True: True, False: False}
_CHOICES: Mapping[str, Mapping[_Plain, object]] = MappingProxyType(
    {
        "language": {None: None, **{each: each for each in LANGUAGES}},
        "speed": {each.name.lower(): each for each in Speed},
        "four_colours": _YES_NO,
        "cut": _YES_NO,
        "confirm": _YES_NO,
        "level": {each: each for each in OFFERED},
    }
)
"""What the file writes for a value, and the value; the rules alone have more values than a table has room for."""

_KNOWN = tuple(each.name for each in fields(Settings) if each.name != "others")


def format_settings(settings: Settings) -> str:
    r"""The settings as JSON: only what is not as usual, in the order of the alphabet.

    >>> format_settings(Settings(speed=Speed.FAST, cut=False))
    '{\n  "cut": false,\n  "speed": "fast"\n}\n'
    """
    usual = Settings()
    written: dict[str, object] = {name: json.loads(value) for name, value in settings.others}
    for name in _KNOWN:
        value = getattr(settings, name)
        if value != getattr(usual, name):
            written[name] = _plain(name, value)
    return json.dumps(written, ensure_ascii=False, indent=2, sort_keys=True) + "\n"


def parse_settings(text: str) -> Settings:
    """The settings of a JSON text; raises ValueError with what is wrong.

    >>> parse_settings('{"speed": "off"}') == Settings(speed=Speed.OFF)
    True
    >>> parse_settings('{"cut": 1}')
    Traceback (most recent call last):
    ValueError: "cut": 1
    """
    try:
        read = json.loads(text, object_pairs_hook=_once)
        if not isinstance(read, dict):
            raise _wrong(read)
        values: dict[str, Any] = {name: _value(name, plain) for name, plain in read.items() if name in _KNOWN}
        others = sorted((name, json.dumps(plain)) for name, plain in read.items() if name not in _KNOWN)
        return Settings(**values, others=tuple(others))
    except JSONDecodeError as error:
        raise ValueError(f"JSON {error.lineno}:{error.colno}") from None
    except RecursionError:
        raise ValueError("JSON") from None


def read_settings(path: Path) -> Settings:
    """The settings in a file, the usual ones where there is none; raises BadSettings."""
    try:
        return parse_settings(read_text(path))
    except FileNotFoundError:
        return Settings()
    except UnicodeDecodeError:
        reason = "UTF-8"
    except OSError as error:
        reason = error.strerror or type(error).__name__
    except ValueError as error:
        reason = str(error)
    raise BadSettings(SettingsFault.UNREADABLE, file=str(path), reason=reason)


def write_settings(path: Path, settings: Settings) -> None:
    """Write the whole file and make its folder, with no signal in between; raises OSError with the file's name.

    Whatever stops the program, the file holds either the settings before or these; one that could not be read is left
    beside them, its name with ``KEPT`` behind it.
    """
    target = Path(os.path.realpath(path))  # a link stays a link
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with held():
            clear_beside(target)
            _keep_unreadable(target)
            replace_whole(target, format_settings(settings).encode())
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def _keep_unreadable(target: Path) -> None:
    """Somebody may have written it by hand, with one letter wrong."""
    with suppress(OSError):
        try:
            parse_settings(read_text(target))
        except ValueError:
            if target.is_file():
                target.replace(f"{target}{KEPT}")


def _plain(name: str, value: object) -> _Plain:
    if name in ("rules", "name"):
        return str(value)
    return next(plain for plain, each in _CHOICES[name].items() if each == value)


def _value(name: str, plain: object) -> object:
    try:
        if name == "rules" and isinstance(plain, str):
            return Rules.parse(plain)
        if name == "name" and isinstance(plain, str) and is_name(plain):
            return plain
    except BadRules:
        raise _wrong(plain, name) from None
    for each, value in _CHOICES.get(name, {}).items():
        if type(each) is type(plain) and each == plain:  # 1 is not true here
            return value
    raise _wrong(plain, name)


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """The object of these names and values; raises ValueError for a name that is there twice."""
    read = dict(pairs)
    if len(read) < len(pairs):
        [(name, times)] = Counter(name for name, _ in pairs).most_common(1)
        raise ValueError(f"{_json(name)} ×{times}")
    return read


def _wrong(plain: object, name: str | None = None) -> ValueError:
    return ValueError(_json(plain) if name is None else f"{_json(name)}: {_json(plain)}")


def _json(plain: object) -> str:
    return shortened(json.dumps(plain, ensure_ascii=False), _LONGEST)
