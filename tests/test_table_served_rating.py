"""The rules of a rated table: who may sit there, when its game begins, and who has gone away first."""

from hashlib import sha256

import pytest

from pisti.rules import Seat
from pisti.table import wire_commands as c
from pisti.table.protocol import BadCommand
from pisti.table.served import Served, Stage, decide
from pisti.table.served.rating import check_settings, may_begin
from pisti.table.wire_types import TableSettings
from pisti.table.wiring import letter
from served import World, sit

S, E, N, W = Seat.SOUTH, Seat.EAST, Seat.NORTH, Seat.WEST
RATED = TableSettings(clock=5, is_rated=True)


def guest(name: str) -> str:
    return sha256(name.encode()).hexdigest()


def send(world: World, who: Seat | None, command: c.ClientMessage, name: str | None = None) -> None:
    cookie = None if name is None else guest(name)
    world.take(decide(world.table, who, command, world.now, world.entropy(), cookie))


def seated(settings: TableSettings = RATED, seats: str = "SENW") -> World:
    world = World(settings)
    for seat in seats:
        send(world, None, sit(seat, seat), seat)
    return world


def refused(world: World, who: Seat | None, command: c.ClientMessage, name: str | None = None) -> str:
    before = world.table
    with pytest.raises(BadCommand) as bad:
        send(world, who, command, name)
    assert world.table == before
    return bad.value.code.value


def away(world: World) -> str:
    """Whom a bot plays for, in the order in which they went."""
    return "".join(map(letter, world.table.away))


def playing() -> World:
    world = seated()
    send(world, S, c.Start(id="go"))
    world.play_on(Stage.PLAY)
    return world


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (TableSettings("two", 30, is_rated=True), "table-rated-rules"),
        (TableSettings("target=101", 30, is_rated=True), "table-rated-rules"),
        (TableSettings(is_rated=True), "table-rated-clock"),
        (TableSettings(clock=30, has_chat=True, is_rated=True), "table-rated-chat"),
    ],
)
def test_a_rated_table_is_the_standard_game_with_a_clock(settings: TableSettings, code: str) -> None:
    with pytest.raises(BadCommand) as bad:
        check_settings(settings)
    assert bad.value.code == code
    assert refused(seated(), S, c.Settings(id="s", settings=settings)) == code


def test_who_sits_at_a_rated_table_is_known_and_sits_there_once() -> None:
    world = seated(seats="S")
    assert refused(world, None, sit("E", "Bo")) == "table-rated-cookie"
    assert refused(world, None, sit("E", "Bo"), "S") == "table-rated-twice"
    assert refused(world, S, c.Fill(id="f", seat="E", level="hard")) == "table-rated-bot"


def test_a_rated_game_does_not_begin_with_who_sat_down_before_it_was_rated() -> None:
    world = World(TableSettings(clock=5))
    for seat in "SENW":
        send(world, None, sit(seat, seat), "S" if seat == "E" else None if seat == "N" else seat)
    send(world, S, c.Settings(id="s", settings=RATED))
    assert refused(world, S, c.Start(id="go")) == "table-rated-cookie"
    send(world, N, c.Leave(id="l"))
    send(world, None, sit("N", "New"), "New")
    assert refused(world, S, c.Start(id="go")) == "table-rated-twice"
    assert not may_begin(world.table)


def test_a_rated_game_does_not_begin_with_bots() -> None:
    world = World(TableSettings(clock=5))
    for seat in "SEN":
        send(world, None, sit(seat, seat), seat)
    send(world, S, c.Fill(id="f", seat="W", level="hard"))
    send(world, S, c.Settings(id="s", settings=RATED))
    assert refused(world, S, c.Start(id="go")) == "table-rated-bot"


def test_in_a_rated_game_nobody_is_sent_away_or_comes_new() -> None:
    world = playing()
    assert refused(world, S, c.Kick(id="k", seat="E")) == "table-rated-game"
    send(world, E, c.Leave(id="l"))
    world.play_on(Stage.COUNT)
    assert refused(world, None, sit("E", "Other"), "Other") == "table-rated-game"
    send(world, W, c.Leave(id="l2"))
    assert away(world) == "EW"
    assert refused(world, None, sit("W", "E"), "E") == "table-seat-taken"
    send(world, None, sit(None, "E"), "E")
    assert world.table.seats[E].key is not None
    assert away(world) == "W"


def test_who_is_late_too_often_is_away_until_they_play_again() -> None:
    world = playing()
    for _ in range(200):
        if world.table.away and world.table.to_play is W:
            break
        if world.table.to_play is W:
            world.wait(11)
        else:
            world.step()
    assert away(world) == "W"
    assert world.table.seats[W].key is not None
    game = world.table.game
    assert game is not None
    card = str(game.round.legal_plays[0])
    send(world, W, c.Play(id="p", round=game.round_number, ply=len(game.round.turns), card=card))
    assert away(world) == ""


def test_another_rated_game_begins_only_with_four_persons() -> None:
    world = playing()
    send(world, E, c.Leave(id="l"))
    world.play_on(Stage.OVER)
    assert away(world)[0] == "E"
    for seat in (S, N, W):
        send(world, seat, c.Rematch(id=f"r{letter(seat)}"))
    assert world.is_in(Stage.OVER)
    send(world, None, sit("E", "E2"), "E2")
    for seat in (S, E, N, W):
        send(world, seat, c.Rematch(id=f"q{letter(seat)}"))
    assert world.is_in(Stage.PROMISE)
    assert away(world) == ""
    assert {who.guest for who in world.table.starters.values()} == {guest(name) for name in ("S", "E2", "N", "W")}


def test_a_table_that_is_not_rated_takes_anybody() -> None:
    check_settings(TableSettings("two"))
    assert may_begin(Served())
