"""Anything by anybody at any moment: nothing breaks, what is refused changes nothing, no table is ever stuck."""

from random import Random
from typing import get_args

import pytest

from messages import lines_of
from pisti.errors import PistiError
from pisti.fairness import verify
from pisti.notation import format_records, read_records
from pisti.rules import PRESETS, Seat
from pisti.table.served import Stage, Step, bot_turn, due, go_on
from pisti.table.served import facts as f
from pisti.table.served.records import records_of
from pisti.table.wire import decode
from pisti.table.wire_commands import ClientMessage
from pisti.table.wire_types import TableSettings
from pisti.table.wiring import letter
from served import NOW, World, folded, sit

COMMANDS = [decode(line) for line in lines_of("client")]
LONG = 9 * 86_400.0


def any_command(rng: Random) -> ClientMessage:
    return (
        rng.choice(COMMANDS) if rng.random() < 0.8 else sit(rng.choice([None, "S", "E", "N", "W"]), f"P{rng.random()}")
    )


def disturb(world: World, rng: Random) -> None:
    """Something happens that nobody waits for."""
    seat = rng.choice(list(Seat))
    who = world.table.seats.get(seat)
    kind = rng.randrange(4)
    if kind == 0 and who is not None and who.key is not None and who.gone_at is None:
        world.take([Step(f.Gone(letter(seat)), world.now)])
        world.take(go_on(world.table, world.now, world.entropy()))
    elif kind == 1 and who is not None and who.key is not None and (who.gone_at is not None or who.level):
        world.take([Step(f.Here(letter(seat)), world.now)])
    elif kind == 2:
        world.wait(rng.choice([0.5, 3, 12, 70, 700]))
    else:
        before, steps = world.table, len(world.steps)
        try:
            world.send(rng.choice([None, *Seat]), any_command(rng))
        except PistiError:
            assert (world.table, len(world.steps)) == (before, steps)


def check(world: World) -> None:
    """What holds at every moment."""
    table = world.table
    until = due(table)
    if until is not None and until <= world.now:  # else the server would ask for ever
        assert go_on(table, world.now, b"x") or bot_turn(table, world.now) is not None
    assert table.stage is not Stage.CLOSED or until is None
    assert all(seat in table.seats for seat in table.rules.seating) or table.stage in (
        Stage.LOBBY,
        Stage.OVER,
        Stage.CLOSED,
    )


def chaos(seed: int, moments: int) -> World:
    """A table where anything happens for a while, and then everybody goes away."""
    rng = Random(seed)
    name = rng.choice([*PRESETS, "two,centre_jack=redeal"])
    world = World(TableSettings(f"{name},target=21", rng.choice([None, 10])), seed=seed)
    world.begin("".join(seat.letter for seat in world.table.rules.seating if rng.random() < 0.6) or "S")
    for _ in range(moments):
        if world.table.stage is Stage.CLOSED:
            break
        if rng.random() < 0.2 or not world.step():
            disturb(world, rng)
        check(world)
    assert folded(world.steps) == world.table
    records = records_of(world.table)
    before = None
    for record in read_records(["".join(format_records(records)).encode()]):
        if "Fair" in dict(record.tags):
            verify(record, before)
            before = record
    abandon(world)
    return world


def abandon(world: World) -> None:
    """Everybody goes away: the table ends in bounded time."""
    for seat, who in list(world.table.seats.items()):
        if who.key is not None and who.gone_at is None:
            world.take([Step(f.Gone(letter(seat)), world.now)])
    world.take(go_on(world.table, world.now, world.entropy()))
    world.wait(LONG)
    assert world.table.stage is Stage.CLOSED


@pytest.mark.parametrize("seed", range(30))
def test_anything_by_anybody_at_any_moment(seed: int) -> None:
    world = chaos(seed, 250)
    assert world.steps[0].at == NOW


def test_abandoned_tables_end() -> None:
    for seed in range(300):
        chaos(1000 + seed, seed % 7)


def test_every_command_of_a_client_has_its_turn() -> None:
    assert {type(command) for command in COMMANDS} == {*get_args(ClientMessage)}


@pytest.mark.soak
def test_two_thousand_tables() -> None:
    for seed in range(2000):
        chaos(10_000 + seed, 400)


@pytest.mark.soak
def test_a_hundred_thousand_abandoned_tables() -> None:
    for seed in range(100_000):
        chaos(100_000 + seed, seed % 5)
