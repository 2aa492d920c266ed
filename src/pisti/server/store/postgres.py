"""The store in a PostgreSQL database, which several workers share: each has a cache, the truth is in the database.

``synchronous_commit=on``: what was answered survives a crash of the machine. Lost connections are made anew by
themselves; as long as there is none everything raises BadStore within seconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import asyncpg

from pisti.server.store.faults import BadStore, LostStore, StoreFault
from pisti.server.store.gathering import Gathering
from pisti.server.store.interface import Census, Finished, Kept, Listed, Outcome, Size, Told, Write
from pisti.server.store.persons import Persons
from pisti.server.store.postgres_forgetting import forgotten
from pisti.server.store.postgres_hearing import Hearing
from pisti.server.store.postgres_lines import COMMAND_SECONDS, Connection, Line, Lines, LostLine, reason_of
from pisti.server.store.postgres_opening import connected, prepared
from pisti.server.store.postgres_persons import PersonsRunner
from pisti.server.store.postgres_schema import TABLES
from pisti.server.store.postgres_workers import ATTENDED, CENSUS, ELSEWHERE, Worker, by_table
from pisti.server.store.postgres_writing import columns_of, written
from pisti.server.store.rows import finished_in, kept_of

READERS = 3
"""How many connections read."""

_CHECK_SECONDS = 3600.0  # for a look at all there is
_PAGE = 256  # names read at once
_LONG = 200  # steps that are read beside what else goes on
_Result = TypeVar("_Result")
_Work = Callable[[Connection], Awaitable[_Result]]

_READ = """
SELECT t.version, e.version, e.fact, e.at, s.secret, e.command
FROM tables t
LEFT JOIN events e ON e.table_id = t.id AND e.version > $2
LEFT JOIN secrets s ON s.table_id = e.table_id AND s.version = e.version
WHERE t.code = $1 ORDER BY e.version
"""

_CHANGED = """
SELECT w.code FROM unnest($1::text[], $2::int[]) AS w (code, version) LEFT JOIN tables t ON t.code = w.code
WHERE t.version IS DISTINCT FROM w.version
"""


class PostgresStore:
    """A store in a database; made by ``open``."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]]) -> None:
        self._connect = connect
        self._writing = Line(connect)
        self._tending = Line(connect)
        self._reading = Lines([Line(connect) for _ in range(READERS)])
        self._gathering = Gathering(self._commit)
        self._worker = Worker(self._tending)
        self._counting = Line(connect)
        self.persons = Persons(PersonsRunner(self._reading, self._counting))
        self._hearing: Hearing | None = None

    @classmethod
    async def open(cls, url: str, file: str, *, is_there: bool = False) -> PostgresStore:
        """Open the database of a URL, or make what is missing; ``file`` is what it is called in errors.

        With ``is_there`` it must be there as it should be. Raises BadStore.
        """
        await prepared(url, file, is_there=is_there)
        return cls(partial(connected, url))

    @property
    def is_shared(self) -> bool:
        """It is."""
        return True

    @property
    def worker(self) -> int:
        """Which worker this is."""
        return self._worker.id

    async def census(self) -> Census:
        """How much goes on at all workers."""
        [(workers, tables, persons)] = await self._rows(CENSUS)
        return Census(workers, tables, persons)

    async def skew(self, now: float) -> float:
        """How far the clock of the database is ahead."""
        return float((await self._rows("SELECT extract(epoch FROM clock_timestamp())::float8"))[0][0]) - now

    def wake(self, told: Told) -> None:
        """Tell what others change; None once at first, for what was changed before somebody listened."""
        self._hearing = Hearing(self._connect, lambda: self._writing.pid, told)

    async def changed_since(self, versions: Mapping[str, int]) -> frozenset[str]:
        """The tables that have another version."""
        return frozenset(str(code) for (code,) in await self._rows(_CHANGED, [*versions], [*versions.values()]))

    async def arrived(self, code: str, key: str) -> None:
        """Note a person who is here."""
        await self._write_by(self._worker.arrived(code, key))

    async def parted(self, code: str, key: str) -> None:
        """Note that a person is not here any more."""
        await self._write_by(self._worker.parted(code, key))

    async def elsewhere(self, codes: Collection[str]) -> dict[str, frozenset[str]]:
        """Who is at other workers."""
        return by_table([(str(code), str(key)) for code, key in await self._rows(ELSEWHERE, self._worker.id, [*codes])])

    async def write(self, write: Write) -> Outcome:
        """Add steps to a table, together with all other writes that wait."""
        return await self._gathering.write(write)

    async def _commit(self, writes: list[Write]) -> list[Outcome]:
        has_games = any(write.finished is not None for write in writes)
        columns = await asyncio.to_thread(columns_of, writes) if has_games else columns_of(writes)
        return await self._write_by(self._writing.use(lambda connection: written(connection, columns)))

    async def read(self, code: str, after: int = 0) -> Kept | None:
        """A table with its steps after so many."""
        rows = await self._rows(_READ, code, after) if is_text(code) else []
        if not rows:
            return None
        last, first, *_ = rows[0]
        steps = [] if first is None else [row[1:] for row in rows]
        kept = partial(kept_of, code, range(after + 1, last + 1), steps)
        return await asyncio.to_thread(kept) if len(steps) > _LONG else kept()

    async def answered(self, code: str, command: str) -> int | None:
        """The version after a command."""
        text = "SELECT e.version FROM events e JOIN tables t ON t.id = e.table_id WHERE t.code = $1 AND e.command = $2"
        rows = await self._rows(text, code, command) if is_text(code + command) else []
        return int(rows[0][0]) if rows else None

    async def due(self, now: float, most: int) -> list[str]:
        """The tables that are due and were told to no other worker a short while ago."""
        return await self._write_by(self._worker.due(now, most))

    async def next_due(self) -> float | None:
        """When the first table is due."""
        [(at,)] = await self._rows("SELECT min(due_at) FROM tables WHERE due_at IS NOT NULL")
        return None if at is None else float(at)

    async def listed(self) -> list[Listed]:
        """The open tables."""
        text = "SELECT code, listing FROM tables WHERE listing IS NOT NULL ORDER BY id DESC"
        return [Listed(code, listing) for code, listing in await self._rows(text)]

    async def attended(self) -> list[str]:
        """The tables where a person is there, and at no other worker."""
        return [str(code) for (code,) in await self._rows(ATTENDED, self._worker.id)]

    async def record(self, game: str) -> Finished | None:
        """A finished game."""
        rows = await self._rows("SELECT text, readers FROM games WHERE game = $1", game) if is_text(game) else []
        return await asyncio.to_thread(finished_in, game, *rows[0]) if rows else None

    async def size(self) -> Size:
        """How much there is."""
        [(tables, games)] = await self._rows("SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM games)")
        return Size(tables, games)

    async def damage(self) -> list[str]:
        """What PostgreSQL says of what it cannot read, the first of each table; all it has is read for that."""
        found = []
        for table in TABLES:
            try:
                await self._reading.use(partial(_all_read, table=table), _CHECK_SECONDS)
            except asyncpg.PostgresError as error:
                found.append(f"{table}: {reason_of(error)}")
            except LostLine as error:
                raise LostStore(StoreFault.CANNOT_READ, reason=str(error)) from error
        return found

    def codes(self) -> AsyncIterator[str]:
        """The codes of all tables."""
        return self._paged("SELECT id, code FROM tables WHERE id > $1 ORDER BY id LIMIT $2")

    def games(self) -> AsyncIterator[str]:
        """The names of all finished games."""
        return self._paged("SELECT id, game FROM games WHERE id > $1 ORDER BY id LIMIT $2")

    async def _paged(self, text: str) -> AsyncIterator[str]:
        last = 0
        while rows := await self._rows(text, last, _PAGE):
            for number, name in rows:
                yield str(name)
                last = int(number)

    async def forget(self, before: float) -> int:
        """Forget tables that ended, some at a time."""
        count = last = 0
        some = partial(forgotten, before=before)
        while (done := await self._write_by(self._tending.use(partial(some, last=last)))) is not None:
            last = done[0]
            count += done[1]
        return count

    async def beat(self, now: float) -> float:
        """Note that this worker is there."""
        return await self._write_by(self._worker.beat(now))

    async def close(self) -> None:
        """Finish what is being written, and be a worker no more."""
        if self._hearing is not None:
            await self._hearing.close()
        await self._gathering.finish()
        with suppress(asyncpg.PostgresError, LostLine):  # then it will be taken for dead
            await self._worker.leave()
        for line in (self._writing, self._tending, self._reading, self._counting):
            await line.close()

    async def _rows(self, text: str, *values: object, seconds: float = COMMAND_SECONDS) -> list[tuple[Any, ...]]:
        """What a question is answered; raises BadStore."""

        async def work(connection: Connection) -> list[tuple[Any, ...]]:
            return [tuple(row) for row in await connection.fetch(text, *values)]

        try:
            return await self._reading.use(work, seconds)
        except LostLine as error:
            raise LostStore(StoreFault.CANNOT_READ, reason=str(error)) from error
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise BadStore(StoreFault.CANNOT_READ, reason=reason_of(error)) from error

    async def _write_by(self, work: Awaitable[_Result]) -> _Result:
        try:
            return await work
        except LostLine as error:
            raise LostStore(StoreFault.CANNOT_WRITE, reason=str(error)) from error
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise BadStore(StoreFault.CANNOT_WRITE, reason=reason_of(error)) from error


async def _all_read(connection: Connection, table: str) -> None:
    """Read every row of a table, with what stands apart from it; raises asyncpg.PostgresError where one is damaged."""
    async with connection.transaction():
        await connection.execute("SET LOCAL statement_timeout = 0")
        await connection.execute(f"SELECT count(md5(r::text)) FROM {table} r")


def is_text(text: str) -> bool:
    r"""Whether a text can be in the database at all.

    >>> is_text("ş"), is_text("a\0"), is_text("\ud800")
    (True, False, False)
    """
    return "\0" not in text and not any("\ud800" <= letter <= "\udfff" for letter in text)
