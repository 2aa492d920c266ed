"""The one line of text that a position has, read and written."""

from __future__ import annotations

import re
from typing import NoReturn

from pisti.cards import Card
from pisti.errors import PistiError
from pisti.notation.position import PARTS, BadPosition, Cards, Position, PositionFault, sides_text
from pisti.notation.text import parse_number
from pisti.rules import BadRules, BadSeat, Rules, Seat, Side

_RUN = r"(?:[2-9TJQKA][cdhs]|\?\?)+"
_CARDS = re.compile(f"-|{_RUN}")
_PILE = re.compile(rf"-|(?:\(({_RUN})\))?({_RUN})")
_PISTIS = re.compile(r"(0|[1-9][0-9]?)\+(0|[1-9][0-9]?)")


def format_position(position: Position) -> str:
    """The line of a position; see docs/notation.md.

    >>> from random import Random
    >>> from pisti.round import Round, shuffled
    >>> format_position(Position.of(Round.deal(Rules(), shuffled(Random(1)), Seat.WEST), known=()))[:52]
    'standard W 0 ????????/????????/????????/???????? Kh '
    """
    hidden, shown = position.pile[: position.face_down], position.pile[position.face_down :]
    pile = (f"({_format(hidden)})" if hidden else "") + _format(shown)
    parts = (
        str(position.rules),
        position.dealer.letter,
        str(position.plays),
        "/".join(map(_format, position.hands)),
        pile,
        _format(position.set_aside),
        _format(position.stock),
        "/".join(map(_format, position.won)),
        "/".join(f"{pistis}+{doubles}" for pistis, doubles in position.pistis),
        "-" if position.last is None else position.rules.side_letters(position.last),
    )
    return " ".join(parts)


def _format(cards: Cards) -> str:
    return "".join("??" if card is None else str(card) for card in cards) or "-"


def parse_position(text: str) -> Position:
    """The position of a line; raises BadPosition, which names the part and its column.

    >>> parse_position("standard W 0")
    Traceback (most recent call last):
    pisti.notation.position.BadPosition: position-wrong-parts part='rules' expected=10 found=3 column=1
    """
    parts = text.split(" ")
    if len(parts) != len(PARTS):
        raise BadPosition(PositionFault.WRONG_PARTS, PARTS[0], expected=len(PARTS), found=len(parts), column=1)
    try:
        return _position(dict(zip(PARTS, parts, strict=True)))
    except BadPosition as error:
        column = 1 + sum(len(part) + 1 for part in parts[: PARTS.index(error.part)])
        fields = {name: value for name, value in error.fields.items() if name != "part"}
        raise BadPosition(error.code, error.part, **fields, column=column) from None


def _position(parts: dict[str, str]) -> Position:
    rules = _rules(parts["rules"])
    pile, hidden = _pile(parts["pile"])
    return Position(
        rules=rules,
        dealer=_dealer(parts["dealer"]),
        plays=_plays(parts["plays"]),
        hands=_lists("hands", parts["hands"]),
        pile=pile,
        face_down=hidden,
        set_aside=_cards("set-aside", parts["set-aside"]),
        stock=_cards("stock", parts["stock"]),
        won=_lists("won", parts["won"]),
        pistis=tuple(map(_pistis, parts["pistis"].split("/"))),
        last=_last(rules, parts["last"]),
    )


def _refuse(part: str, found: str, expected: str) -> NoReturn:
    raise BadPosition(PositionFault.BAD_PART, part, found=found, expected=expected)


def _caused(part: str, error: PistiError) -> BadPosition:
    return BadPosition(error.code, part, **error.fields)


def _rules(text: str) -> Rules:
    try:
        rules = Rules.parse(text)
    except BadRules as error:
        raise _caused("rules", error) from None
    if str(rules) != text:
        _refuse("rules", text, str(rules))
    return rules


def _dealer(text: str) -> Seat:
    try:
        return Seat.parse(text)
    except BadSeat as error:
        raise _caused("dealer", error) from None


def _plays(text: str) -> int:
    number = parse_number(text)
    return _refuse("plays", text, "0-48") if number is None else number


def _cards(part: str, text: str) -> Cards:
    if not _CARDS.fullmatch(text):
        _refuse(part, text, "2c 2d 2h … As ?? -")
    pairs = () if text == "-" else (text[at : at + 2] for at in range(0, len(text), 2))
    return tuple(None if pair == "??" else Card.parse(pair) for pair in pairs)


def _lists(part: str, text: str) -> tuple[Cards, ...]:
    return tuple(_cards(part, cards) for cards in text.split("/"))


def _pile(text: str) -> tuple[Cards, int]:
    """The pile, and how many cards of it lie face down."""
    found = _PILE.fullmatch(text)
    if not found:
        _refuse("pile", text, "2c 2d 2h … As (2c) -")
    hidden, shown = (_cards("pile", cards or "-") for cards in found.groups())
    return hidden + shown, len(hidden)


def _pistis(text: str) -> tuple[int, int]:
    found = _PISTIS.fullmatch(text)
    return (int(found[1]), int(found[2])) if found else _refuse("pistis", text, "0+0")


def _last(rules: Rules, text: str) -> Side | None:
    sides = sides_text(rules).split(" ")
    if text not in sides:
        _refuse("last", text, " ".join(sides))
    return None if text == "-" else Side(sides.index(text))
