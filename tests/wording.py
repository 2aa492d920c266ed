"""The texts of the languages taken apart for tests: every variant of every message, and arguments as they occur."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

from pisti.i18n import FOLDER, Texts
from pisti.rules import PRESETS, Seat

CATEGORIES = ("zero", "one", "two", "few", "many", "other")

Value = str | int | float


@dataclass(frozen=True)
class Select:
    """A choice by number in a message: the variable and the keys in their order."""

    variable: str
    keys: tuple[str, ...]


@dataclass(frozen=True)
class Variant:
    """One text of a message: variables are written ``{$name}``; ``keys`` holds what was chosen by each variable."""

    id: str
    keys: Mapping[str, str]
    text: str


@cache
def patterns(language: str) -> Mapping[str, Pattern]:
    """Every message of a language, as it was read."""
    body = FluentParser().parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name: entry.value for entry in body if isinstance(entry, Message) and entry.value is not None}


@cache
def texts_of(language: str) -> Texts:
    """The texts of a language, read once."""
    return Texts(language)


@cache
def selects(language: str, id: str) -> Sequence[Select]:
    """The choices by number in a message."""
    return [each for each in _selects(language, patterns(language)[id]) if _is_by_number(each)]


def _is_by_number(select: Select) -> bool:
    keys = [key for key in select.keys if key != "other"]
    return all(key in CATEGORIES or key.isdecimal() for key in keys)


def _selects(language: str, pattern: Pattern) -> Iterator[Select]:
    for element in pattern.elements:
        expression = element.expression if isinstance(element, Placeable) else None
        if isinstance(expression, MessageReference):
            yield from _selects(language, patterns(language)[expression.id.name])
        elif isinstance(expression, SelectExpression):
            yield Select(_name(expression.selector), tuple(_key(each.key) for each in expression.variants))
            for variant in expression.variants:
                yield from _selects(language, variant.value)


@cache
def variants(language: str) -> Sequence[Variant]:
    """Every text there is in a language, a message with choices once for each."""
    return [
        Variant(id, keys, text)
        for id, pattern in patterns(language).items()
        for keys, text in _flat(language, pattern.elements)
    ]


def _flat(language: str, elements: Sequence[object]) -> Iterator[tuple[Mapping[str, str], str]]:
    for parts in product(*(list(_texts_of(language, element)) for element in elements)):
        keys: dict[str, str] = {}
        for chosen, _ in parts:
            keys.update(chosen)
        if all(keys[name] == key for chosen, _ in parts for name, key in chosen.items()):
            yield keys, "".join(text for _, text in parts)


def _texts_of(language: str, element: object) -> Iterator[tuple[Mapping[str, str], str]]:
    """The texts that a part of a message can stand for, with what is chosen for it."""
    match element:
        case TextElement(value=text):
            yield {}, text
        case Placeable(expression=expression):
            yield from _texts_of(language, expression)
        case StringLiteral() | NumberLiteral():
            yield {}, str(element.parse()["value"])
        case MessageReference(id=id):
            yield from _flat(language, patterns(language)[id.name].elements)
        case SelectExpression(selector=selector, variants=choices):
            for choice in choices:
                for keys, text in _flat(language, choice.value.elements):
                    yield {_name(selector): _key(choice.key), **keys}, text
        case _:
            yield {}, "{$" + _name(element) + "}"


def _name(expression: object) -> str:
    """The variable that an expression writes or chooses by."""
    if isinstance(expression, FunctionReference):
        return _name(expression.arguments.positional[0])
    assert isinstance(expression, VariableReference), expression
    return expression.id.name


def _key(key: object) -> str:
    return str(key.value) if isinstance(key, NumberLiteral) else str(getattr(key, "name", key))


@cache
def variables(id: str) -> frozenset[str]:
    """The variables of a message, whatever it says of them."""
    names = {name for each in variants("en") if each.id == id for name in each.keys}
    written = "".join(each.text for each in variants("en") if each.id == id)
    return frozenset(names | {part.partition("}")[0] for part in written.split("{$")[1:]})


# Which variables are numbers. Those that are numbers in some messages and texts in others stand below by message.
_NUMBERS = """
    ace bound byte columns count deal deals double error games half jack lifted limit lines most_cards now number
    hard_error medium_error millions percent persons plays ply points ratio records round share single size speed target
    ten_of_diamonds two_of_clubs wanted_columns wanted_lines fewer result unseen worlds
"""
_MIXED = {
    "cards": ("play-count",),
    "expected": ("error-position-wrong-parts",),
    "hard": ("cli-train-line",),
    "medium": ("cli-train-line",),
    "seconds": ("cli-train-line",),
    "found": ("error-position-wrong-parts", "error-position-wrong-size", "error-record-not-from-start"),
    "high": ("arena-",),
    "line": ("error-arena-bad-line",),
    "low": ("arena-",),
    "policies": ("error-simulate-policies-for-seats",),
    "rounds": ("simulate-head",),
    "score": ("error-record-total-below-score",),
    "seats": ("error-rules-partners-need-four", "screen-rules-partners", "error-simulate-policies-for-seats"),
    "value": ("simulate", "arena-", "analysis-mean"),
}


def is_number(id: str, name: str) -> bool:
    """Whether a variable of a message is a number."""
    return name in _NUMBERS.split() or id.startswith(_MIXED.get(name, ("?",)))


LONG_NAME = "Ayşegül Kırmızıgüloğlu-Demirtaş Öztürkoğ"
"""A name of 40 characters, the longest that can be given."""

LONG_FILE = "/home/" + "a-rather-long-folder/" * 9 + "2026-11-29-0a1b2c3d.pisti"
FILE = "/home/ayse/games/2026-11-29-0a1b2c3d.pisti"


def longest(texts: Texts, ids: Sequence[str]) -> str:
    """The longest of some messages without variables."""
    return max((texts(id) for id in ids), key=len)


@cache
def longest_words(language: str) -> Mapping[str, str]:
    """The longest seat, side, card, card with its article, and level in a language."""
    texts = texts_of(language)
    ids = patterns(language)
    cards = [id for id in ids if id.startswith("card-") and "-the-" not in id and id != "card-unknown"]
    the_cards = [id for id in ids if id.startswith("card-the-")]
    levels = longest(texts, [id for id in ids if id.startswith("play-level-")])
    return {
        "seat": max((texts("seat-name", seat=seat.letter) for seat in Seat), key=len),
        "side": longest(texts, ["play-side-NS", "play-side-EW"]),
        "card": texts("play-card", card=longest(texts, cards), short="10♦"),
        "the_card": texts("play-card", card=longest(texts, the_cards), short="10♦"),
        "level": levels,
    }


def real_arguments(language: str, id: str, number: Callable[[str], int] = lambda name: 26) -> dict[str, Value]:
    """Arguments as they occur for a message, the longest of a full-screen game; numbers as ``number`` says."""
    long, texts = longest_words(language), texts_of(language)
    values: dict[str, Value] = {
        **dict.fromkeys(("player", "dealer", "cutter", "winner"), long["seat"]),
        "side": long["side"],
        "card": "10♦" if id == "screen-bottom-card" else long["the_card" if id.startswith("play-plays") else "card"],
        "cards": ", ".join([long["card"]] * 3),
        "level": long["level"],
        "list": f"{texts('play-side-number-yours', number=151)}, {long['side']} 151",
        "date": texts("date-short", day="29", month="11", year="2026"),
        "day": "29",
        "month": "11",
        "year": "2026",
        "file": FILE,
        "folder": FILE,
        "short": "10♦",
        "hand": "2c Td Jh As",
        "seat": "W" if id in ("seat-name", "replay-seat") or id.startswith("error-") else long["seat"],
        "example": "10♦",
        "rules": max(PRESETS, key=len),
        "seats": "S E N W",
        "character": "U+000D",
        "text": "xyz",
        "known": "en eo fr ro sw tr",
        "names": "FILE",
        "field": "ten_of_diamonds",
    }
    return {name: number(name) if is_number(id, name) else values.get(name, "x") for name in variables(id)}
