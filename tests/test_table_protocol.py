"""The messages of a table: frozen, documented, and with nothing in them that holds a whole round."""

from dataclasses import fields
from typing import Any, get_args

import pytest

from pisti import table
from pisti.rules import Rules, Seat
from pisti.table import EVERYONE, Audience, Person, Sent, Start, protocol
from pisti.table.protocol import Command, Effect, Event, Player

MESSAGES: list[Any] = [each for union in (Command, Event, Effect, Player) for each in get_args(union)]


def test_everyone_includes_spectators_and_a_seat_is_alone() -> None:
    assert all(EVERYONE.includes(viewer) for viewer in (*Seat, None))
    for seat in Seat:
        assert [viewer for viewer in (*Seat, None) if Audience((seat,)).includes(viewer)] == [seat]
    assert not Audience(()).includes(None)


def test_a_side_is_an_audience_of_its_seats() -> None:
    side = Audience(Rules().members(Rules().sides[Seat.EAST]))
    assert [seat.letter for seat in Seat if side.includes(seat)] == ["E", "W"]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.__name__)
def test_messages_are_frozen_values_that_hold_no_round(message: Any) -> None:  # noqa: ANN401
    hidden = {"Round", "Game", "Table", "tuple[Card | None, ...]"}
    assert not hidden & {str(field.type) for field in fields(message)}
    assert message.__dataclass_params__.frozen


def test_every_message_is_exported_and_stands_in_the_tables_of_the_module() -> None:
    for message in MESSAGES:
        assert message.__name__ in table.__all__
        assert message in get_args(Player) or f"``{message.__name__}``" in (protocol.__doc__ or "")


def test_messages_of_the_same_content_are_equal() -> None:
    assert Sent(EVERYONE, table.CutDone(1, Seat.EAST)) == Sent(Audience(None), table.CutDone(1, Seat.EAST))
    assert Start() == Start()
    assert Person("Ada") != Person("Bo")
