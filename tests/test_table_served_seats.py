"""Who sits where: what is forgotten of somebody, and of nobody else."""

from hashlib import sha256

from pisti.rules import Seat
from pisti.table import wire_commands as c
from pisti.table.served import Served, Stage, Step, decide
from pisti.table.served import facts as f
from pisti.table.served.records import records_of
from pisti.table.served.seats import nameless, readers_of, sitters_of
from pisti.table.served.state import tag_of
from pisti.table.wire_types import TableSettings
from served import World, sit


def guest(name: str) -> str:
    return sha256(name.encode()).hexdigest()


def sat(world: World, name: str, seat: str) -> None:
    world.take(decide(world.table, None, sit(seat, name), world.now, world.entropy(), guest(name)))


def hashes(table: Served) -> str:
    return repr((table.readers, table.sitters, table.starters, table.seats, table.dealt and table.dealt[0].players))


def test_a_table_that_forgets_somebody_knows_neither_name_nor_hashes() -> None:
    world = World(TableSettings("two"))
    sat(world, "Ada", "S")
    sat(world, "Bo", "N")
    world.send(Seat.SOUTH, c.Start(id="go"))
    world.play_on(Stage.PLAY)
    key = world.table.seats[Seat.NORTH].key
    assert key is not None
    assert sitters_of(world.table.seats) <= world.table.sitters
    assert guest("Bo") in readers_of(world.table.seats)
    world.take([Step(f.Forgot(tag_of(world.table.name, guest("Bo"))), world.now)])
    world.send(Seat.NORTH, c.Leave(id="l"))
    told = hashes(world.table)
    assert "Bo" not in told
    assert guest("Bo") not in told
    assert key not in told
    assert "Ada" in told
    assert guest("Ada") in told
    world.play_on(Stage.OVER)
    assert {record.names for record in records_of(world.table)} == {("Ada", "?")}


def test_bots_keep_no_name_of_somebody_who_has_left_and_may_be_meant() -> None:
    world = World(TableSettings("two"))
    sat(world, "Ada", "S")
    sat(world, "Bo", "N")
    world.send(Seat.SOUTH, c.Start(id="go"))
    world.play_on(Stage.PLAY)
    world.send(Seat.NORTH, c.Leave(id="l"))
    assert world.table.seats[Seat.NORTH].name == "Bo"
    seats = nameless(world.table.seats, set())
    assert [who.name for who in seats.values()] == ["Ada", ""]
