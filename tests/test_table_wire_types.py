"""The parts of messages: their limits are those of the game."""

from typing import get_args

import pytest
from msgspec import ValidationError, convert

from pisti.bots import LEVELS
from pisti.cards import DECK
from pisti.rules import PRESETS, Seat
from pisti.table import wire_types as types
from pisti.tui.settings import NAME_LENGTH


def test_cards_and_seats_are_those_of_the_game() -> None:
    for card in DECK:
        assert convert(str(card), types.CardText) == str(card)
    assert {*get_args(types.SeatLetter)} == {seat.letter for seat in Seat}
    for text in ("", "10d", "td", "TD", "1c", "Tx", "Tdd", "T♦"):
        with pytest.raises(ValidationError):
            convert(text, types.CardText)


def test_levels_and_rules_fit() -> None:
    for level in LEVELS:
        assert convert(level, types.Level) == level
    for rules in PRESETS.values():
        assert convert(str(rules), types.RulesText) == str(rules)


def test_a_name_is_as_long_as_in_the_terminal() -> None:
    assert types.LONGEST_NAME == NAME_LENGTH
    assert convert("x" * NAME_LENGTH, types.Name)


def test_phrases_are_told_once_each() -> None:
    assert len({*types.PHRASES}) == len(types.PHRASES) > 5
