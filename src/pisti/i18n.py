"""The texts people read: Fluent files in ``locale``, one a language, and the choice of the language.

Whoever shows a text passes what belongs in it as arguments; sentences are never put together from pieces.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import category

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

FOLDER = Path(__file__).parent / "locale"

LANGUAGES: tuple[str, ...] = tuple(sorted(file.stem for file in FOLDER.glob("*.ftl")))
"""The languages there are: those with a file."""

VARIABLES = ("PISTI_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""What of the environment chooses a language, the strongest first."""

_TYPED = frozenset({"text", "value", "field", "found", "part", "rounds", "seed", "policy", "game"})
_LONGEST_TYPED = 60  # characters of what somebody wrote, in a text about what is wrong with it
_LONGEST = 2000  # characters of all arguments: the library refuses selects and references over 2500
_JOINERS = "\u200c\u200d"  # parts of names in some scripts and of emoji


class BadText(Exception):
    """A programmer's mistake with texts: an id, a variable or a language that does not exist, a broken file."""


class Texts:
    r"""The texts of one language; call it with the id of a message and the message's arguments.

    A number chooses plural forms and is written as the language writes numbers. Control characters in an argument,
    wherever it comes from, are shown as ``\x1b`` and never sent; a very long one is cut, and what is wrong is shown
    by its beginning. Raises BadText.

    >>> Texts("en")("error-unknown-card", text="1x")
    'There is no card “1x”: write rank and suit, such as Td or 10♦.'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
        self._bundle.add_resource(_resource(language))

    def __call__(self, id: str, /, **args: str | int | float) -> str:
        """The text of a message with its arguments."""
        if id not in self:
            raise BadText(f"{self.language}.ftl has no message {id!r}")
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise BadText(f"message {id!r} of {self.language}.ftl has no text")
        most = _LONGEST // (len(args) or 1)
        typed = _LONGEST_TYPED if id.startswith("error-") else most
        given = {name: _shown(value, typed if name in _TYPED else most) for name, value in args.items()}
        text, mistakes = self._bundle.format_pattern(pattern, given)
        if mistakes:
            raise BadText(f"message {id!r} of {self.language}.ftl with {sorted(args)}: {mistakes[0]}")
        return str(text)

    def __contains__(self, id: str) -> bool:
        """Whether there is a message of this id."""
        return self._bundle.has_message(id)


def _key(value: object) -> str:
    """What a message writes as the key of a variant for a text with other characters than letters and digits.

    >>> _key("U+000D")
    'U000D'
    """
    return "".join(filter(str.isalnum, str(value)))


_FUNCTIONS: dict[str, Any] = {"KEY": _key}  # the library takes texts from them too, but does not declare it


def _resource(language: str) -> Resource:
    if language not in LANGUAGES:
        raise BadText(f"there is no language {language!r}, only {' '.join(LANGUAGES)}")
    return _parsed(FOLDER / f"{language}.ftl")


@cache
def _parsed(file: Path) -> Resource:
    """What stands in a file; to read one takes a tenth of a second."""
    resource = FluentResource(file.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise BadText(f"{file.name} cannot be read at {(entry.content or '').splitlines()[0]!r}")
    return resource


def _shown(value: str | int | float, longest: int) -> str | int | float:
    """A text argument made harmless, and cut."""
    return shortened(printable(value), longest) if isinstance(value, str) else value


def shortened(text: str, longest: int) -> str:
    """The text, or its beginning.

    >>> shortened("abcdef", 6), shortened("abcdefg", 6)
    ('abcdef', 'abcde…')
    """
    return text if len(text) <= longest else text[: longest - 1] + "…"


def printable(text: str) -> str:
    r"""The text with every character that a terminal would act on, or could not write, as an escape.

    >>> printable("a\x1b[2Jb\udcff ş♣")
    'a\\x1b[2Jb\\udcff ş♣'
    """
    if text.isprintable():
        return text
    return "".join(each if _is_harmless(each) else ascii(each)[1:-1] for each in text)


def _is_harmless(character: str) -> bool:
    return character.isprintable() or character in _JOINERS or category(character) == "Zs"


def language_of(locale: str) -> str | None:
    """The language of a locale's name, None if it is none of ours.

    >>> language_of("en_GB.UTF-8"), language_of("C")
    ('en', None)
    """
    language = locale.replace("_", "-").partition(".")[0].partition("@")[0].partition("-")[0].casefold()
    return language if language in LANGUAGES else None


def choose_language(environ: Mapping[str, str], chosen: str | None = None) -> str:
    """The language that the environment asks for, English if it asks for none of ours.

    ``chosen`` is the language of the settings: stronger than what the system asks for, weaker than PISTI_LANG.

    >>> choose_language({"LC_ALL": "", "LANG": "C.UTF-8"}), choose_language({"LANG": "ro_RO.UTF-8"}, "sw")
    ('en', 'sw')
    """
    ours, *of_system = VARIABLES
    if chosen is not None and not environ.get(ours):
        return chosen
    asked = next((environ[name] for name in (ours, *of_system) if environ.get(name)), "")
    return language_of(asked) or "en"
