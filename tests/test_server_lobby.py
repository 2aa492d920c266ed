"""The list of open tables: live ones are in it, dead ones never, and whoever waits for it is woken."""

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path

import pytest

from ages import let_pass
from house import Guest, House, house
from pisti.rules import Seat
from pisti.server.live import Live
from pisti.server.lobby import Lobby, OpenTable, listing_of
from pisti.server.memory import LEAVING_SECONDS
from pisti.table import wire_commands as c
from pisti.table.served import Stage, Step
from pisti.table.served import facts as f
from pisti.table.served.going_on import EMPTY_SECONDS
from pisti.table.wire_types import TableSettings
from served import World
from troubles import begun, part_all, reopened


def run(coroutine: Coroutine[None, None, None]) -> None:
    asyncio.run(coroutine)


def listed(world: World) -> dict[str, object] | None:
    listing = listing_of(world.table)
    return None if listing is None else json.loads(listing)


def test_what_is_told_of_a_table_is_what_everybody_may_know() -> None:
    world = World(TableSettings("standard", is_open=True))
    assert listed(world) is None  # nobody is there
    world.sit("SN", "hard")
    assert listed(world) == {
        "settings": {"is_open": True},
        "players": {
            "S": {"name": "Player S"},
            "N": {"name": "Player N"},
            "E": {"name": "", "level": "hard"},
            "W": {"name": "", "level": "hard"},
        },
        "free": ["E", "W"],
        "is_playing": False,
    }
    world.send(Seat.SOUTH, c.Start(id="b"))
    world.play_on(Stage.PLAY)
    entry = listed(world)
    assert entry is not None
    assert entry["is_playing"] is True
    assert {*entry} == {*OpenTable.__struct_fields__}


def test_a_private_table_is_never_listed() -> None:
    world = World(TableSettings("two"))
    world.sit("SN")
    assert listed(world) is None


@pytest.mark.parametrize("fact", [f.Gone("S"), f.StoodIn("S", "hard"), f.Closed()])
def test_a_table_where_nobody_plays_is_not_listed(fact: f.Fact) -> None:
    world = World(TableSettings("two", is_open=True))
    world.begin("S")
    assert listed(world) is not None
    world.take([Step(fact, world.now)])
    assert listed(world) is None


def test_the_newest_table_comes_first_and_a_listing_that_changes_keeps_its_place() -> None:
    lobby = Lobby()
    for code in "abc":
        lobby.put(code, '{"n":1}')
    lobby.put("a", '{"n":2}')
    lobby.put("b", None)
    lobby.put("d", None)
    assert json.loads(lobby.text()) == [{"code": "c", "n": 1}, {"code": "a", "n": 2}]
    assert dict(lobby.listings) == {"c": '{"n":1}', "a": '{"n":2}'}


def test_whoever_waits_is_woken_by_a_change_and_by_nothing_else() -> None:
    async def wait() -> None:
        lobby = Lobby()
        lobby.put("a", "{}")
        waits = [asyncio.create_task(lobby.changes()) for _ in range(3)]
        await asyncio.sleep(0)
        lobby.put("a", "{}")
        lobby.put("b", None)
        await asyncio.sleep(0)
        assert not any(wait.done() for wait in waits)
        lobby.put("a", None)
        await asyncio.gather(*waits)
        later = asyncio.create_task(lobby.changes())
        await asyncio.sleep(0)
        assert not later.done()
        lobby.put("a", "{}")
        await later

    run(wait())


def agrees(made: House, *lives: Live) -> None:
    """What is listed is what is open, goes on, and has somebody who plays."""
    expected = {live.code: listing for live in lives if (listing := listing_of(live.table)) is not None}
    assert dict(made.tables.lobby.listings) == expected


def test_live_tables_are_listed_and_dead_ones_are_not_at_any_moment(tmp_path: Path) -> None:
    """Fault 17: left, come back to, ended, opened and made private again, and after a restart."""

    async def game() -> None:
        async with house(tmp_path) as made:
            lives = [(await begun(made, stage, is_open=True))[0] for stage in (Stage.PLAY, Stage.OVER, Stage.PROMISE)]
            hidden, guests = await begun(made, Stage.OVER)
            agrees(made, *lives, hidden)
            assert len(made.tables.lobby.listings) == 3
            opened = c.Settings(id="x", settings=TableSettings("two", is_open=True))
            await made.send(hidden, guests["S"], opened)
            assert len(made.tables.lobby.listings) == 4
            part_all(made, lives[0])
            await made.wait(LEAVING_SECONDS + 1.0)
            agrees(made, *lives, hidden)
            assert len(made.tables.lobby.listings) == 3
            await made.join(lives[0], Guest(), Guest("Player N").token)
            agrees(made, *lives, hidden)
            assert next(iter(json.loads(made.tables.lobby.text())))["code"] == lives[0].code
            for live in lives[1:]:
                part_all(made, live)
            now = made.now
        async with reopened(tmp_path, now) as made:
            assert len(made.tables.lobby.listings) == 4
            await made.wait(LEAVING_SECONDS + 2.0)  # nobody comes back
            assert len(made.tables.lives) == 4
            agrees(made, *made.tables.lives.values())
            assert made.tables.lobby.text() == b"[]"
            await let_pass(made, EMPTY_SECONDS + 10.0)
            assert await made.store.listed() == []

    run(game())


def test_the_list_may_be_put_anew_as_a_whole() -> None:
    async def listen() -> None:
        lobby = Lobby()
        lobby.put("a", '{"of":1}')
        changes = asyncio.create_task(lobby.changes())
        await asyncio.sleep(0)
        lobby.put_all({"a": '{"of":1}'})
        await asyncio.sleep(0)
        assert not changes.done()
        lobby.put_all({"b": '{"of":2}', "a": '{"of":1}'})
        await changes
        assert lobby.text() == b'[{"code":"a","of":1},{"code":"b","of":2}]'

    asyncio.run(listen())
