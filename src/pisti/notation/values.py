"""The values of a record's tags from their text, each in the one form that the writer gives it."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable
from functools import lru_cache
from typing import NoReturn

from pisti.cards import DECK, Card
from pisti.notation.faults import BadRecord, RecordFault
from pisti.notation.playback import Deck
from pisti.notation.record import UNKNOWN
from pisti.notation.text import MOST, parse_number
from pisti.notation.writer import NONE, UNKNOWN_CARD
from pisti.rules import BadRules, BadSeat, Rules, Seat

_CARDS: dict[str, Card | None] = {**{str(card): card for card in DECK}, UNKNOWN_CARD: None}


def _refuse(part: str, found: str, expected: str, item: int = 0) -> NoReturn:
    raise BadRecord(RecordFault.BAD_VALUE, part, item, found=found, expected=expected)


def read_notation(text: str) -> None:
    """Check the version of the notation; raises BadRecord."""
    if text != "1":
        raise BadRecord(RecordFault.OTHER_NOTATION, "Notation", found=text, expected="1")


def read_round(text: str) -> int:
    """The number of a round; raises BadRecord.

    >>> read_round("12")
    12
    """
    return parse_number(text) or _refuse("Round", text, f"1-{MOST}")


def read_date(text: str) -> dt.date | None:
    """The date, None if nobody knows it; raises BadRecord.

    >>> read_date("2026-11-30"), read_date("?")
    (datetime.date(2026, 11, 30), None)
    """
    if text == UNKNOWN:
        return None
    date = _iso_date(text)
    if date is None or date.isoformat() != text:
        _refuse("Date", text, "YYYY-MM-DD ?")
    return date


def _iso_date(text: str) -> dt.date | None:
    try:
        return dt.date.fromisoformat(text)
    except ValueError:
        return None


@lru_cache(maxsize=16)  # all rounds of a game name the same
def read_rules(text: str) -> Rules:
    """The house rules, only from the text that ``str`` gives; raises BadRecord.

    >>> read_rules("target=51").target
    51
    """
    try:
        rules = Rules.parse(text)
    except BadRules as error:
        raise BadRecord(error.code, "Rules", 0, **error.fields) from None
    if str(rules) != text:
        _refuse("Rules", text, str(rules))
    return rules


def read_dealer(text: str, rules: Rules) -> Seat:
    """The seat of the dealer, which somebody sits in; raises BadRecord.

    >>> read_dealer("W", Rules())
    <Seat.WEST: 3>
    """
    try:
        return rules.occupied(Seat.parse(text))
    except BadSeat as error:
        raise BadRecord(error.code, "Dealer", 0, **error.fields) from None


def read_cut(text: str) -> tuple[int, ...]:
    """How many cards were lifted each time, none where the deck was given; raises BadRecord.

    >>> read_cut("17 30"), read_cut("-")
    ((17, 30), ())
    """
    return () if text == NONE else tuple(_numbers("Cut", text.split(" "), "1-51"))


def _numbers(part: str, texts: Iterable[str], expected: str) -> Iterable[int]:
    for item, text in enumerate(texts):
        number = parse_number(text)
        yield _refuse(part, text, expected, item) if number is None else number


def read_deck(text: str) -> Deck:
    """The cards in dealing order, None where one is unknown; raises BadRecord.

    >>> read_deck("2c ??")
    (Card.parse('2c'), None)
    """
    texts = text.split(" ")
    unread = next((item for item, card in enumerate(texts) if card not in _CARDS), None)
    if unread is not None:
        _refuse("Deck", texts[unread], "2c 2d 2h … As ??", unread)
    return tuple(map(_CARDS.__getitem__, texts))


def check_score(found: str, expected: str) -> None:
    """Check the score of a round against what the plays made; raises BadRecord."""
    if found != expected:
        raise BadRecord(RecordFault.WRONG_SCORE, "Score", found=found, expected=expected)


def read_before(text: str, score: tuple[int, ...]) -> tuple[int, ...]:
    """The points before a round, from the tag Total and what the round brought; raises BadRecord.

    >>> read_before("30 25", (8, 11))
    (22, 14)
    """
    expected = " ".join([f"0-{MOST}"] * len(score))
    texts = text.split(" ")
    if len(texts) != len(score):
        _refuse("Total", text, expected)
    totals = tuple(_numbers("Total", texts, f"0-{MOST}"))
    for item, (total, points) in enumerate(zip(totals, score, strict=True)):
        if total < points:
            raise BadRecord(RecordFault.TOTAL_BELOW_SCORE, "Total", item, found=total, score=points)
    return tuple(total - points for total, points in zip(totals, score, strict=True))
