"""A PostgreSQL database is copied as it was at one moment, and copied to as a whole, or not at all."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from copies import all_of, filled
from pisti.server.store import BadStore, StoreFault, open_store
from pisti.server.store.copying import copy
from pisti.server.store.copying_tables import our_tables
from pisti.server.store.place import filling, reading
from postgreses import Cluster
from stores import NOW, new


def refused(source: str, target: str, *, is_alone: bool = False) -> BadStore:
    async def work() -> None:
        async with reading(source, is_alone=is_alone) as found, filling(target) as made:
            await copy(found, made, lambda _: None)

    with pytest.raises(BadStore) as bad:
        asyncio.run(work())
    return bad.value


def rows(postgres: Cluster, url: str) -> int:
    """How many rows there are in the tables of a database, whatever its workers know."""
    counts = " + ".join(f"(SELECT count(*) FROM {table.name})" for table in our_tables())
    [(count,)] = postgres.run(f"SELECT {counts}", at=url)
    return int(str(count))


async def made(url: str, *codes: str) -> None:
    """Write some tables."""
    store = await open_store(url)
    for code in codes:
        await store.write(new(code))
    await store.close()


def test_what_is_written_meanwhile_is_not_in_a_backup(tmp_path: Path, postgres: Cluster) -> None:
    url, target = postgres.made(), tmp_path / "backup.db"

    async def work() -> None:
        store = await open_store(url)
        await store.beat(NOW)
        await store.write(new("first"))
        async with reading(url) as found, filling(str(target)) as file:
            await store.write(new("second"))
            await store.write(new("third"))
            await copy(found, file, lambda _: None)
        await store.close()

    asyncio.run(work())
    assert [row[2] for row in all_of(target)["tables"]] == ["first"]
    assert len(all_of(target)["events"]) == 1


def test_numbers_go_on_after_those_that_were_copied(tmp_path: Path, postgres: Cluster) -> None:
    source, url = filled(tmp_path / "a.db", rows=20), postgres.made()

    async def work() -> list[str]:
        async with reading(str(source)) as found, filling(url) as target:
            await copy(found, target, lambda _: None)
        await made(url, "later")
        store = await open_store(url)
        codes = [code async for code in store.codes()]
        await store.close()
        return codes

    codes = asyncio.run(work())
    assert (len(codes), codes[-1]) == (21, "later")


def test_a_database_in_which_something_is_kept_is_refused(tmp_path: Path, postgres: Cluster) -> None:
    source, url = filled(tmp_path / "a.db", rows=5), postgres.made()
    asyncio.run(made(url, "mine"))
    assert refused(str(source), url).code is StoreFault.NOT_EMPTY
    assert rows(postgres, url) == 2  # a table, and its fact


def test_one_where_a_server_was_once_may_be_filled(tmp_path: Path, postgres: Cluster) -> None:
    source, url = filled(tmp_path / "a.db", rows=5), postgres.made()

    async def work() -> None:
        store = await open_store(url)
        await store.beat(NOW)
        await store.close()
        async with reading(str(source)) as found, filling(url) as target:
            await copy(found, target, lambda _: None)

    asyncio.run(work())


def test_neither_from_nor_to_where_servers_work_is_anything_moved(tmp_path: Path, postgres: Cluster) -> None:
    source, url = filled(tmp_path / "a.db", rows=5), postgres.made()

    async def work() -> None:
        store = await open_store(url)
        await store.beat(await store.skew(0.0))
        assert (await asyncio.to_thread(refused, str(source), url)).code is StoreFault.IN_USE
        moved = await asyncio.to_thread(refused, url, str(tmp_path / "b.db"), is_alone=True)
        assert moved.code is StoreFault.IN_USE
        await store.close()

    asyncio.run(work())
    assert [each.name for each in tmp_path.iterdir()] == ["a.db"]


def test_a_database_to_itself_is_refused(postgres: Cluster) -> None:
    url = postgres.made()
    asyncio.run(made(url, "mine"))
    assert refused(url, url).code is StoreFault.NOT_EMPTY


@pytest.mark.parametrize("error", [KeyboardInterrupt, asyncio.CancelledError, LookupError])
def test_whatever_goes_wrong_nothing_is_left(error: type[BaseException], tmp_path: Path, postgres: Cluster) -> None:
    source, url = filled(tmp_path / "a.db", rows=600), postgres.made()

    def fail(more: int) -> None:
        raise error

    async def work() -> None:
        async with reading(str(source)) as found, filling(url) as target:
            await copy(found, target, fail)

    with pytest.raises(error):
        asyncio.run(work())
    assert rows(postgres, url) == 0


def test_a_text_that_postgresql_cannot_hold_is_told_and_nothing_is_left(tmp_path: Path, postgres: Cluster) -> None:
    source, url = filled(tmp_path / "a.db", rows=5), postgres.made()
    connection = sqlite3.connect(source)
    connection.execute("UPDATE tables SET listing = char(0) WHERE id = 3")
    connection.commit()
    connection.close()
    bad = refused(str(source), url)
    assert bad.code is StoreFault.CANNOT_WRITE
    assert rows(postgres, url) == 0


def test_a_server_that_goes_away_is_told(postgres: Cluster, tmp_path: Path) -> None:
    url = "postgresql://ada:secret@127.0.0.1:1/pisti"
    for source, target in ((url, str(tmp_path / "b.db")), (str(filled(tmp_path / "a.db", rows=1)), url)):
        bad = refused(source, target)
        assert bad.code is StoreFault.NO_ANSWER
        assert "secret" not in str(bad)
