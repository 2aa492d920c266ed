"""The store in one SQLite file: one thread writes, all that waits in one transaction; a second process is refused.

``synchronous=FULL`` in WAL mode: what was answered survives a crash of the machine. The time that a commit takes is
shared by all who wait for it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from pisti.server.persons.outcome import GameEnd
from pisti.server.store.alone import Alone
from pisti.server.store.damage import Page, check_growth, damage, page_after
from pisti.server.store.faults import BadStore, StoreFault
from pisti.server.store.gathering import Gathering
from pisti.server.store.interface import OUTAGE_SECONDS, Census, Finished, Kept, Listed, Outcome, Size, Write
from pisti.server.store.opening import opened
from pisti.server.store.packing import pack_readers, pack_text
from pisti.server.store.persons import Persons
from pisti.server.store.rows import finished_in, games_dealt, kept_of
from pisti.server.store.sql import SqliteSql, Work, driven
from pisti.table.served.facts import Away, format_fact, parse_fact

_FORGOTTEN = 16  # tables forgotten at once
_Result = TypeVar("_Result")


class SqliteStore(Alone):
    """A store in a file; made by ``open``."""

    def __init__(self, connection: sqlite3.Connection, thread: ThreadPoolExecutor) -> None:
        self._connection = connection
        self._thread = thread
        self._gathering = Gathering(self._commit)
        self.persons = Persons(_Runner(self))

    @classmethod
    async def open(cls, path: Path, *, is_there: bool = False) -> SqliteStore:
        """Open a file, or make it if it need not be there and of the newest version; raises BadStore."""
        thread = ThreadPoolExecutor(1, "store")
        try:
            opening = partial(opened, path, is_there=is_there)
            connection = await asyncio.get_running_loop().run_in_executor(thread, opening)
        except BaseException:
            thread.shutdown()
            raise
        return cls(connection, thread)

    async def write(self, write: Write) -> Outcome:
        """Add steps to a table, together with all other writes that wait."""
        return await self._gathering.write(write)

    async def _commit(self, writes: list[Write]) -> list[Outcome]:
        return await self._write_by(lambda c: _written(c, writes))

    async def read(self, code: str, after: int = 0) -> Kept | None:
        """A table with its steps after so many."""
        return await self._run(lambda c: _read(c, code, after))

    async def answered(self, code: str, command: str) -> int | None:
        """The version after a command."""
        text = "SELECT e.version FROM events e JOIN tables t ON t.id = e.table_id WHERE t.code = ? AND e.command = ?"
        row = await self._one(text, code, command)
        return None if row is None else row[0]

    async def due(self, now: float, most: int) -> list[str]:
        """The tables that are due."""
        text = "SELECT code FROM tables WHERE due_at <= ? ORDER BY due_at, id LIMIT ?"
        return [str(code) for (code,) in await self._run(lambda c: c.execute(text, (now, most)).fetchall())]

    async def next_due(self) -> float | None:
        """When the first table is due."""
        row = await self._one("SELECT min(due_at) FROM tables WHERE due_at IS NOT NULL")
        return None if row is None else row[0]

    async def listed(self) -> list[Listed]:
        """The open tables."""
        text = "SELECT code, listing FROM tables WHERE listing IS NOT NULL ORDER BY id DESC"
        return [Listed(*row) for row in await self._run(lambda c: c.execute(text).fetchall())]

    async def attended(self) -> list[str]:
        """The tables where a person is there."""
        text = "SELECT code FROM tables WHERE attended AND closed_at IS NULL ORDER BY id"
        return [str(code) for (code,) in await self._run(lambda c: c.execute(text).fetchall())]

    async def record(self, game: str) -> Finished | None:
        """A finished game."""
        row = await self._one("SELECT text, readers FROM games WHERE game = ?", game)
        return None if row is None else await asyncio.to_thread(finished_in, game, *row)

    async def census(self) -> Census:
        """How much goes on; who is connected is known to the one worker."""
        row = await self._one("SELECT count(*) FROM tables WHERE attended AND closed_at IS NULL")
        return Census(1, row[0] if row else 0)

    async def size(self) -> Size:
        """How much there is."""
        row = await self._one("SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM games)")
        return Size(*(row or (0, 0)))

    async def damage(self) -> list[str]:
        """What SQLite finds wrong in the file, and last what is so wrong that it cannot look on."""
        found = await self._run(damage)
        return [] if found == ["ok"] else found

    def codes(self) -> AsyncIterator[str]:
        """The codes of all tables."""
        return self._paged("tables", "code")

    def games(self) -> AsyncIterator[str]:
        """The names of all finished games."""
        return self._paged("games", "game")

    async def _paged(self, table: str, column: str) -> AsyncIterator[str]:
        """The names in a column, up to where the file is damaged; raises BadStore there."""
        text = f"SELECT id, CAST({column} AS BLOB) FROM {table} WHERE id > ? ORDER BY id LIMIT ?"
        page = Page((), 0)
        while page.goes_on:
            page = await self._run(partial(page_after, text=text, last=page.last))
            for name in page.names:
                yield name
        if page.broken:
            raise BadStore(StoreFault.CANNOT_READ, reason=f"{table}: {page.broken}")

    async def forget(self, before: float) -> int:
        """Forget tables that ended, some at a time, so that whoever writes has a turn."""
        count = last = 0
        while (done := await self._write_by(lambda c, last=last: _forgotten(c, before, last))) is not None:  # type: ignore[misc]
            last, some = done
            count += some
        return count

    async def beat(self, now: float) -> float:
        """Note that the server is there."""
        return await self._write_by(lambda c: _beaten(c, now))

    async def close(self) -> None:
        """Finish what is being written."""
        await self._gathering.finish()
        await self._run(lambda c: c.close())
        self._thread.shutdown()

    async def _one(self, text: str, *values: object) -> tuple[Any, ...] | None:
        row: tuple[Any, ...] | None = await self._run(lambda c: c.execute(text, values).fetchone())
        return row

    async def _write_by(self, work: Callable[[sqlite3.Connection], _Result]) -> _Result:
        try:
            return await self._do(work)
        except sqlite3.Error as error:
            raise BadStore(StoreFault.CANNOT_WRITE, reason=str(error)) from error

    async def _run(self, work: Callable[[sqlite3.Connection], _Result]) -> _Result:
        try:
            return await self._do(work)
        except sqlite3.Error as error:
            raise BadStore(StoreFault.CANNOT_READ, reason=str(error)) from error

    async def _do(self, work: Callable[[sqlite3.Connection], _Result]) -> _Result:
        """Do something in the one thread that the connection belongs to; raises sqlite3.Error."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, self._connection)


class _Runner:
    """What does work about persons in the one thread."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store

    async def read(self, work: Work[_Result]) -> _Result:
        """Do what only reads."""
        return await self._store._run(lambda c: driven(work(SqliteSql(c))))

    async def write(self, work: Work[_Result]) -> _Result:
        """Do what changes something."""
        return await self._store._write_by(lambda c: _in_transaction(c, lambda: driven(work(SqliteSql(c)))))

    async def try_to_write(self, work: Work[_Result]) -> _Result | None:
        """The same: there is no other worker."""
        return await self.write(work)


def _in_transaction(connection: sqlite3.Connection, work: Callable[[], _Result]) -> _Result:
    connection.execute("BEGIN IMMEDIATE")
    try:
        result = work()
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return result


def _written(connection: sqlite3.Connection, writes: list[Write]) -> list[Outcome]:
    return _in_transaction(connection, lambda: [_one_written(connection, write) for write in writes])


def _one_written(connection: sqlite3.Connection, write: Write) -> Outcome:
    """Add the steps of one write, if the table is still as it was expected."""
    text = "SELECT id, version, due_at, listing, closed_at, attended FROM tables WHERE code = ?"
    table, version, *known = connection.execute(text, (write.code,)).fetchone() or (None, 0)
    if version != write.expected:
        return Outcome.STALE
    closed_at = write.steps[-1].at if write.is_closed else None
    told = [write.due, write.listing, closed_at, int(write.attended)]
    after = version + len(write.steps)
    if table is None:
        text = "INSERT INTO tables (version, due_at, listing, closed_at, attended, code) VALUES (?, ?, ?, ?, ?, ?)"
        table = connection.execute(text, (after, *told, write.code)).lastrowid
    elif told == known:
        connection.execute("UPDATE tables SET version = ? WHERE id = ?", (after, table))
    else:
        text = "UPDATE tables SET version = ?, due_at = ?, listing = ?, closed_at = ?, attended = ? WHERE id = ?"
        connection.execute(text, (after, *told, table))
    _add(connection, int(table or 0), version, write)
    return Outcome.DONE


def _add(connection: sqlite3.Connection, table: int, version: int, write: Write) -> None:
    """Add facts, the last of them with the command that they follow, and secrets apart from them."""
    last = version + len(write.steps)
    for number, step in enumerate(write.steps, version + 1):
        command = write.command if number == last else None
        connection.execute(
            "INSERT INTO events VALUES (?, ?, ?, ?, ?)", (table, number, step.at, format_fact(step.fact), command)
        )
        if step.secret is not None:
            connection.execute("INSERT INTO secrets VALUES (?, ?, ?)", (table, number, step.secret))
    if write.finished is not None:
        _finish(connection, write.finished, write.steps[-1].at)
    if write.end is not None:
        _end(connection, write.end)


def _finish(connection: sqlite3.Connection, finished: Finished, at: float) -> None:
    text = (
        "INSERT INTO games (game, finished_at, readers, text) VALUES (?, ?, ?, ?) ON CONFLICT (game) DO UPDATE"
        " SET finished_at = excluded.finished_at, readers = excluded.readers, text = excluded.text"
    )
    packed = pack_text(finished.text)
    connection.execute(text, (finished.game, at, pack_readers(finished.readers), packed))


def _end(connection: sqlite3.Connection, end: GameEnd) -> None:
    """Note who sat at a game, and what it is worth for them, once."""
    sat = [(bytes.fromhex(each.guest), end.game, bytes.fromhex(each.key), each.seat) for each in end.sittings]
    connection.executemany("INSERT INTO sitters VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", sat)
    if end.outcome is not None:
        text = "INSERT INTO outcomes (game, body) VALUES (?, ?) ON CONFLICT (game) DO NOTHING"
        connection.execute(text, (end.game, end.outcome))


def _read(connection: sqlite3.Connection, code: str, after: int) -> Kept | None:
    row = connection.execute("SELECT id, version FROM tables WHERE code = ?", (code,)).fetchone()
    if row is None:
        return None
    table, last = row
    text = (
        "SELECT e.version, e.fact, e.at, s.secret, e.command FROM events e LEFT JOIN secrets s"
        " ON s.table_id = e.table_id AND s.version = e.version WHERE e.table_id = ? AND e.version > ?"
        " ORDER BY e.version"
    )
    rows = connection.execute(text, (table, after)).fetchall()
    return kept_of(code, range(after + 1, last + 1), rows)


def _forgotten(connection: sqlite3.Connection, before: float, last: int) -> tuple[int, int] | None:
    """Forget some of the tables after one: the last of them, and how many; None if there are no more.

    A table with a game of which nothing else is kept stays, whatever the reason: its facts are all there is of that.
    """

    def work() -> tuple[int, int] | None:
        text = "SELECT id FROM tables WHERE closed_at < ? AND id > ? ORDER BY id LIMIT ?"
        ended = [table for (table,) in connection.execute(text, (before, last, _FORGOTTEN)).fetchall()]
        check_growth(last, *ended)
        told = [(table,) for table in ended if _is_told(connection, table)]
        for name in ("events", "secrets"):
            connection.executemany(f"DELETE FROM {name} WHERE table_id = ?", told)
        connection.executemany("DELETE FROM tables WHERE id = ?", told)
        return (ended[-1], len(told)) if ended else None

    return _in_transaction(connection, work)


def _is_told(connection: sqlite3.Connection, table: int) -> bool:
    """Whether every game of a table is kept."""
    facts = connection.execute("SELECT fact FROM events WHERE table_id = ? ORDER BY version", (table,))
    games = games_dealt(parse_fact(fact) for (fact,) in facts)
    text = "SELECT 1 FROM games WHERE game = ?"
    return all(connection.execute(text, (game,)).fetchone() is not None for game in games)


def _beaten(connection: sqlite3.Connection, now: float) -> float:
    """The time that nobody was there runs for nobody; that and the new beat are one transaction."""

    def work() -> float:
        row = connection.execute("SELECT beat FROM heart").fetchone()
        gap = 0.0 if row is None else now - row[0]
        away = gap if gap > OUTAGE_SECONDS else 0.0
        if away:
            fact = format_fact(Away(round(away * 1000)))
            live = "FROM tables WHERE closed_at IS NULL"
            connection.execute(f"INSERT INTO events SELECT id, version + 1, ?, ?, NULL {live}", (now, fact))
            text = "UPDATE tables SET version = version + 1, due_at = due_at + ? WHERE closed_at IS NULL"
            connection.execute(text, (away,))
        connection.execute("INSERT OR REPLACE INTO heart VALUES (1, ?)", (now,))
        return away

    return _in_transaction(connection, work)
