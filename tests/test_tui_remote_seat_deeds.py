"""What can be done at a seat: everything by the owner before a game, little by others."""

from __future__ import annotations

from far_terminals import Net
from pisti.rules import Seat
from pisti.table import wire_commands as c
from pisti.table.wire_types import TableSettings
from pisti.tui.remote.room import Room
from pisti.tui.remote.seat_deeds import Deed, deeds
from pisti.tui.remote.session import Session
from screens import texts


def found(session: Session, seat: str) -> dict[str, Deed]:
    room = session.room
    assert isinstance(room, Room)
    return {deed.label: deed for deed in deeds(texts("en"), session.client, room, Seat.parse(seat))}


def do(session: Session, seat: str, label: str) -> None:
    session.ask(found(session, seat)[label].command())


def table() -> tuple[Net, Session, Session]:
    """Ada at South, the owner, and Bo at East."""
    net = Net(TableSettings("standard"), seed=1)
    return net, net.connected("Ada", "S"), net.connected("Bo", "E")


def test_the_owner_puts_bots_at_free_seats_and_takes_them_away() -> None:
    net, ada, _ = table()
    assert [*found(ada, "N")] == [
        "bot (beginner)",
        "bot (easy)",
        "bot (medium)",
        "bot (hard)",
        "bot (strong)",
        "bot (expert)",
        "Change places with yours",
    ]
    do(ada, "N", "bot (hard)")
    assert net.far.live.table.seats[Seat.NORTH].level == "hard"
    assert "Take the bot away" in found(ada, "N")
    do(ada, "N", "bot (easy)")
    assert net.far.live.table.seats[Seat.NORTH].level == "easy"
    do(ada, "N", "Take the bot away")
    assert Seat.NORTH not in net.far.live.table.seats


def test_the_owner_changes_places_with_anybody() -> None:
    net, ada, bo = table()
    do(ada, "E", "Change places with yours")
    assert ada.room is not None
    assert ada.room.you is Seat.EAST
    assert bo.room is not None
    assert bo.room.you is Seat.SOUTH
    assert ada.room.is_owner
    do(ada, "N", "Change places with yours")
    assert net.far.live.table.seats[Seat.NORTH].name == "Ada"


def test_the_owner_silences_and_sends_away() -> None:
    net, ada, bo = table()
    do(ada, "E", "Silence")
    assert net.far.live.table.seats[Seat.EAST].is_muted
    do(ada, "E", "Let speak again")
    assert not net.far.live.table.seats[Seat.EAST].is_muted
    do(ada, "E", "Send away")
    assert bo.room is not None
    assert bo.room.you is None


def test_others_can_get_up_and_nothing_else() -> None:
    net, _, bo = table()
    assert found(bo, "N") == {}
    assert found(bo, "S") == {}
    assert [*found(bo, "E")] == ["Get up"]
    do(bo, "E", "Get up")
    assert Seat.EAST not in net.far.live.table.seats
    assert found(bo, "N") == {}


def test_in_a_game_seats_stay_as_they_are() -> None:
    _, ada, _ = table()
    for seat in "NW":
        do(ada, seat, "bot (hard)")
    ada.ask(c.Start(id=ada.client.name()))
    assert [*found(ada, "N")] == []
    assert [*found(ada, "E")] == ["Silence", "Send away"]
    assert [*found(ada, "S")] == ["Get up"]
