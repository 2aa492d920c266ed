"""A rated game from the first card to the leaderboard: played at the tables of a server, counted by its pulse."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from gamers import FOUR, guest
from house import Guest, House, house
from pisti.server.persons.faults import BadPerson, PersonFault
from pisti.server.persons.person import Person
from pisti.server.persons.ratings import NEW
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.protocol import BadCommand
from pisti.table.served import Stage
from pisti.table.wire_types import TableSettings


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where tables and persons are kept."""
    if request.param == "sqlite":
        return tmp_path
    url: str = request.getfixturevalue("postgres").made()
    return url


def run(place: Path | str, work: Callable[[House], Coroutine[None, None, None]]) -> None:
    async def opened() -> None:
        async with house(place) as made:
            await work(made)

    asyncio.run(opened())


async def begun(made: House, settings: TableSettings) -> tuple[str, list[Guest]]:
    """A table at which four sit whose cookies are known."""
    code, four = await made.tables.open(settings), [Guest(name) for name in FOUR.split()]
    async with made.tables.at(code) as live:
        for viewer, seat in zip(four, "SENW", strict=True):
            await made.join(live, viewer)
            sit = c.Sit(id=made.id(), name=viewer.name, token=viewer.token, seat=seat)  # type: ignore[arg-type]
            await made.tables.obey(live, viewer, sit, guest(viewer.name))
        await made.tables.obey(live, four[0], c.Start(id=made.id()), guest("Ada"))
    return code, four


async def person(made: House, name: str) -> Person:
    found = await made.store.persons.of(guest(name))
    assert found is not None
    return found


def test_a_rated_game_is_counted_for_all_four_and_once(place: Path | str) -> None:
    async def work(made: House) -> None:
        code, four = await begun(made, TableSettings(clock=600, is_rated=True))
        async with made.tables.at(code) as live:
            await made.play_on(live, four, Stage.OVER)
            assert live.table.away == ()
        for _ in range(2):
            await made.timers.count()
        persons = [await person(made, name) for name in FOUR.split()]
        game = live.table.game
        assert game is not None
        assert [each.totals.rated_games for each in persons] == [1] * 4
        assert [each.totals.points_for for each in persons] == [*game.scores] * 2
        assert [each.totals.won for each in persons] == [int(side == game.winner) for side in (0, 1, 0, 1)]
        assert all((each.rating.mu > NEW.mu) == (each.totals.won == 1) for each in persons)

    run(place, work)


def test_who_leaves_a_rated_game_has_lost_it(tmp_path: Path) -> None:
    async def work(made: House) -> None:
        code, four = await begun(made, TableSettings(clock=600, is_rated=True))
        async with made.tables.at(code) as live:
            await made.play_on(live, four, Stage.PLAY)
            await made.tables.obey(live, four[1], c.Leave(id=made.id()), guest("Bo"))
            made.tables.go_on(live)
            await made.play_on(live, [four[0], four[2], four[3]], Stage.OVER)
        await made.timers.count()
        persons = [await person(made, name) for name in FOUR.split()]
        assert [each.totals.rated_won for each in persons] == [1, 0, 1, 0]
        assert [each.totals.games_left for each in persons] == [0, 1, 0, 0]

    run(tmp_path, work)


def test_there_are_no_hints_at_a_rated_table(tmp_path: Path) -> None:
    async def work(made: House) -> None:
        code, four = await begun(made, TableSettings(clock=600, is_rated=True))
        async with made.tables.at(code) as live:
            await made.play_on(live, four, Stage.PLAY)
            viewer = next(each for each in four if live.place_of(each).seat is live.table.to_play)
            await made.tables.hint(live, viewer, c.Hint(id="h", round=1, ply=0))
            refused = viewer.last
            assert isinstance(refused, e.Refused)
            assert refused.code == "table-rated-hint"

    run(tmp_path, work)


def test_no_table_is_made_that_cannot_be_rated(tmp_path: Path) -> None:
    async def work(made: House) -> None:
        with pytest.raises(BadCommand):
            await made.tables.open(TableSettings("two", 30, is_rated=True))

    run(tmp_path, work)


def test_who_is_banned_neither_sits_nor_speaks_and_plays_on(tmp_path: Path) -> None:
    async def work(made: House) -> None:
        code, four = await begun(made, TableSettings(has_chat=True))
        bo = await made.store.persons.set_name(guest("Bo"), "Bo", made.now, made.around.code)
        await made.store.persons.ban(bo.public, made.now, "spam")
        await made.timers.count()
        async with made.tables.at(code) as live:
            for command in (
                c.Chat(id="c", text="hi"),
                c.Say(id="s", phrase="wow"),
                c.Sit(id="t", name="B", token="x" * 20),
            ):
                with pytest.raises(BadPerson) as bad:
                    await made.tables.obey(live, four[1], command, guest("Bo"))
                assert bad.value.code is PersonFault.BANNED
            await made.tables.obey(live, four[1], c.Leave(id="l"), guest("Bo"))

    run(tmp_path, work)
