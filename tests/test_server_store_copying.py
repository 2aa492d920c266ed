"""A copy is the same row by row, or it is none: whatever is lost or changed on the way is found."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from itertools import pairwise
from pathlib import Path

import pytest

from copies import all_of, filled
from pisti.server.store import BadStore, StoreFault
from pisti.server.store import copying as module
from pisti.server.store.copying import Copied, Row, copy
from pisti.server.store.copying_sqlite import SqliteCopy
from pisti.server.store.copying_tables import Table, our_tables
from pisti.server.store.place import filling, reading
from postgreses import Cluster


def copied(source: str, target: str, counted: Callable[[int], None] = lambda _: None) -> Copied:
    """What a copy says of itself."""

    async def work() -> Copied:
        async with reading(source) as found, filling(target) as made:
            return await copy(found, made, counted)

    return asyncio.run(work())


def test_from_file_to_file_and_by_postgresql_all_is_the_same(tmp_path: Path, postgres: Cluster) -> None:
    first, counts = filled(tmp_path / "a.db"), Counter[str]()
    urls = [str(first), str(tmp_path / "b.db"), postgres.made(), postgres.made(), str(tmp_path / "c.db")]
    before = all_of(first)
    done = [copied(*pair, lambda more: counts.update(rows=more)) for pair in pairwise(urls)]
    assert all_of(tmp_path / "b.db") == all_of(tmp_path / "c.db") == before
    assert len({each.sha256 for each in done}) == 1
    assert all(each.rows == {name: len(rows) for name, rows in before.items()} for each in done)
    assert counts["rows"] == 2 * sum(done[0].rows.values()) * len(done)


def test_other_rows_have_another_hash(tmp_path: Path) -> None:
    files = [filled(tmp_path / f"{seed}.db", seed=seed) for seed in (1, 2)]
    assert len({copied(str(file), f"{file}.copy").sha256 for file in files}) == 2


def test_few_rows_are_in_memory_at_once(tmp_path: Path) -> None:
    sizes = []

    async def look() -> None:
        async with reading(str(filled(tmp_path / "a.db", rows=1100))) as source:
            sizes.extend([len(rows) async for rows in source.rows(our_tables()[1])])

    asyncio.run(look())
    assert sizes == [module.ROWS_AT_ONCE, module.ROWS_AT_ONCE, 100]


def _lost(rows: list[Row]) -> list[Row]:
    return rows[:-1]


def _changed(rows: list[Row]) -> list[Row]:
    return [*rows[:-1], (*rows[-1][:-1], b"other")]


def _more(rows: list[Row]) -> list[Row]:
    return [*rows, (rows[-1][0], 10**6, *rows[-1][2:])]


@pytest.mark.parametrize("change", [_lost, _changed, _more])
def test_what_is_not_what_was_sent_is_not_kept(
    change: Callable[[list[Row]], list[Row]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put = SqliteCopy.put

    async def put_other(target: SqliteCopy, table: Table, rows: AsyncIterator[list[Row]]) -> None:
        other = (change(some) async for some in rows) if table.name == "secrets" else rows
        await put(target, table, other)

    monkeypatch.setattr(SqliteCopy, "put", put_other)
    with pytest.raises(BadStore) as bad:
        copied(str(filled(tmp_path / "a.db")), str(tmp_path / "b.db"))
    assert bad.value.code is StoreFault.COPY_DIFFERS
    assert bad.value.fields == {"file": str(tmp_path / "b.db"), "table": "secrets"}
    assert [each.name for each in tmp_path.iterdir()] == ["a.db"]


@pytest.mark.parametrize("row", [(1, 2), (1, 3), ("x", 4)])
def test_a_database_that_tells_its_rows_for_ever_is_damaged(row: Row, tmp_path: Path) -> None:
    class Stuck:
        place = "a.db"

        async def count(self, table: Table) -> int:
            return 0

        async def rows(self, table: Table) -> AsyncIterator[list[Row]]:
            if table.name == "secrets":
                yield [(1, 3, b"")]
                yield [(*row, b"")]

    async def work() -> None:
        async with filling(str(tmp_path / "b.db")) as made:
            await copy(Stuck(), made, lambda _: None)

    with pytest.raises(BadStore) as bad:
        asyncio.run(work())
    assert (bad.value.code, bad.value.fields["file"]) == (StoreFault.DAMAGED_FILE, "a.db")
    assert [*tmp_path.iterdir()] == []
