"""The tables in memory, and those that are not."""

import asyncio
from pathlib import Path

import pytest

from house import Guest, house
from pisti.server.memory import LEAVING_SECONDS, SLOW_SECONDS


def test_a_table_that_nobody_has_in_memory_is_read_once_however_many_ask(tmp_path: Path) -> None:
    async def asked() -> None:
        async with house(tmp_path) as made:
            live, ada = await made.open("two"), Guest("Ada")
            await made.sit(live, ada, "S")
        async with house(tmp_path, seed=1) as made:
            memory = made.tables.memory
            memory.lives.clear()
            found = await asyncio.gather(*(memory.bring(live.code) for _ in range(5)))
            assert len({id(each) for each in found}) == 1
            assert found[0] is not None
            assert found[0].table == live.table
            assert await memory.bring("nobody") is None

    asyncio.run(asked())


def test_what_the_store_knows_more_is_read_by_who_doubts(tmp_path: Path) -> None:
    async def asked() -> None:
        async with house(tmp_path) as made:
            live, ada = await made.open("two"), Guest("Ada")
            memory, before = made.tables.memory, live.table
            await made.sit(live, ada, "S")
            sat, live.table = live.table, before  # as if another had stored it
            await memory.catch_up(live)
            assert live.table is before
            memory.doubt([live.code, "nobody"])
            await memory.catch_up(live)
            assert live.table == sat
            assert not live.is_doubtful
            memory.doubt()
            assert live.is_doubtful

    asyncio.run(asked())


def test_who_has_no_connection_is_about_to_be_absent(tmp_path: Path) -> None:
    async def asked() -> None:
        async with house(tmp_path) as made:
            live, ada = await made.open("two"), Guest("Ada")
            await made.sit(live, ada, "S")
            made.tables.part(live, ada)
            [at] = live.leaving.values()
            assert at == made.around.now() + LEAVING_SECONDS
            made.tables.memory.note_leaving(live)
            assert [*live.leaving.values()] == [at]

    asyncio.run(asked())


def test_a_table_that_takes_long_to_be_read_is_trouble_and_few_are_read_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People wait for it: nobody is taken for absent or late meanwhile."""

    async def asked() -> None:
        async with house(tmp_path) as made:
            codes = [(await made.open("two")).code for _ in range(5)]
            memory, reading, most, troubles = made.tables.memory, 0, 0, []
            memory.lives.clear()
            read = memory.store.read

            async def slow(code: str, after: int = 0) -> object:
                nonlocal reading, most
                reading += 1
                most = max(most, reading)
                await asyncio.sleep(0)
                made.now += SLOW_SECONDS
                reading -= 1
                return await read(code, after)

            monkeypatch.setattr(memory.store, "read", slow)
            monkeypatch.setattr(memory, "unsettle", lambda: troubles.append(1))
            assert all(await asyncio.gather(*map(memory.bring, codes)))
            assert most == 3
            assert len(troubles) >= 4

    asyncio.run(asked())
