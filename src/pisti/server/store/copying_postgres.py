"""A PostgreSQL database as what is copied, as it is at one moment, and as what is copied to, in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress

import asyncpg

from pisti.server.store.copying import ROWS_AT_ONCE, Row
from pisti.server.store.copying_tables import OF_TIME, Table, our_tables
from pisti.server.store.faults import BadStore, LostStore, StoreFault
from pisti.server.store.postgres_lines import Connection, is_end, reason_of
from pisti.server.store.postgres_opening import connected, prepared
from pisti.server.store.postgres_workers import DEAD_SECONDS

_END_SECONDS = 5.0  # for a transaction to be undone in good order
_SETTINGS = (
    "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0;"
    " SET enable_seqscan = on; SET plan_cache_mode = auto"
)  # a copy takes as long as it takes

_KINDS = """
SELECT a.attname, format_type(a.atttypid, NULL) FROM pg_attribute a
WHERE a.attrelid = to_regclass($1) AND a.attnum > 0 AND NOT a.attisdropped
"""

_NUMBERED = "SELECT a.attname FROM pg_attribute a WHERE a.attrelid = to_regclass($1) AND a.attidentity <> ''"

_WRONG = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)

_ALIVE = f"SELECT count(*) FROM workers WHERE beat > extract(epoch FROM clock_timestamp()) - {DEAD_SECONDS}"


class PostgresCopy:
    """The tables of a database, read and written in the transaction of a connection."""

    def __init__(self, connection: Connection, place: str) -> None:
        self._connection = connection
        self.place = place

    async def count(self, table: Table) -> int:
        """How many rows there are."""
        with _reads():
            return int(await self._connection.fetchval(f"SELECT count(*) FROM {table.name}"))

    async def rows(self, table: Table) -> AsyncIterator[list[Row]]:
        """The rows of a table."""
        with _reads():
            kinds = await self._kinds(table)
            columns = ", ".join(f"{name}::int" if kinds[name] == "boolean" else name for name in table.columns)
            order = (f'{name} COLLATE "C"' if kinds[name] == "text" else name for name in table.key)  # as a file has it
            found = await self._connection.cursor(f"SELECT {columns} FROM {table.name} ORDER BY {', '.join(order)}")
        while rows := await _some(found):
            yield rows

    async def put(self, table: Table, rows: AsyncIterator[list[Row]]) -> None:
        """Put rows into a table; what is numbered goes on with the number after the last one."""
        with _writes():
            convert = _converting(table, await self._kinds(table))
            each = (convert(row) async for some in rows for row in some)
            await self._connection.copy_records_to_table(table.name, records=each, columns=table.columns)
            for (column,) in await self._connection.fetch(_NUMBERED, table.name):
                last = await self._connection.fetchval(f"SELECT max({column}) FROM {table.name}")
                if last is not None:
                    text = "SELECT setval(pg_get_serial_sequence($1, $2), $3)"
                    await self._connection.execute(text, table.name, column, last)

    async def _kinds(self, table: Table) -> dict[str, str]:
        """The type of each column."""
        return {str(name): str(kind) for name, kind in await self._connection.fetch(_KINDS, table.name)}

    async def check_alone(self) -> None:
        """Raise BadStore if servers work on the database."""
        with _reads():
            if await self._connection.fetchval(_ALIVE):
                raise BadStore(StoreFault.IN_USE, file=self.place)

    async def take(self) -> None:
        """Keep everybody from writing; raises BadStore where that cannot be, or something is kept there."""
        tables = our_tables()
        with _writes():
            try:
                names = ", ".join(table.name for table in tables)
                await self._connection.execute(f"LOCK TABLE {names} IN EXCLUSIVE MODE")
            except asyncpg.LockNotAvailableError:
                raise BadStore(StoreFault.IN_USE, file=self.place) from None
            for table in tables:
                if table.name in OF_TIME:
                    await self._connection.execute(f"DELETE FROM {table.name}")
                elif await self._connection.fetchval(f"SELECT EXISTS (SELECT FROM {table.name})"):
                    raise BadStore(StoreFault.NOT_EMPTY, file=self.place)


async def _some(found: asyncpg.cursor.Cursor[asyncpg.Record]) -> list[Row]:
    with _reads():
        return [tuple(row) for row in await found.fetch(ROWS_AT_ONCE)]


def _converting(table: Table, kinds: Mapping[str, str]) -> Callable[[Row], Row]:
    """What makes a row of a file one of the database: only what is true or false has another form."""
    flags = [place for place, name in enumerate(table.columns) if kinds[name] == "boolean"]
    if not flags:
        return lambda row: row

    def convert(row: Row) -> Row:
        values = [*row]
        for place in flags:
            values[place] = None if row[place] is None else bool(row[place])
        return tuple(values)

    return convert


@asynccontextmanager
async def reading(url: str, place: str, *, is_alone: bool) -> AsyncIterator[PostgresCopy]:
    """A database that is there, as it is now, whatever is written meanwhile; raises BadStore.

    With ``is_alone`` no server may work on it.
    """
    await prepared(url, place, is_there=True)
    async with _connected(url, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY") as connection:
        found = PostgresCopy(connection, place)
        await found.count(our_tables()[0])  # the first look is what is seen from then on
        if is_alone:
            await found.check_alone()
        yield found


@asynccontextmanager
async def filling(url: str, place: str) -> AsyncIterator[PostgresCopy]:
    """A database in which nothing is kept, and no server works; it has all at the end, or nothing. Raises BadStore."""
    await prepared(url, place)
    async with _connected(url, "BEGIN") as connection:
        target = PostgresCopy(connection, place)
        await target.check_alone()
        await target.take()
        yield target


@asynccontextmanager
async def _connected(url: str, begin: str) -> AsyncIterator[Connection]:
    """A connection with a transaction, which is undone if something goes wrong."""
    with _reads():
        connection = await connected(url)
    try:
        with _reads():
            await connection.execute(_SETTINGS)
            await connection.execute(begin)
        yield connection
        with _writes():
            await connection.execute("COMMIT")
    finally:
        with suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError):
            async with asyncio.timeout(_END_SECONDS):
                if connection.is_in_transaction():
                    await connection.execute("ROLLBACK")
                await connection.close()
        connection.terminate()


@contextmanager
def _reads() -> Iterator[None]:
    try:
        yield
    except _WRONG as error:
        raise _kind(error)(StoreFault.CANNOT_READ, reason=reason_of(error)) from error


@contextmanager
def _writes() -> Iterator[None]:
    try:
        yield
    except _WRONG as error:
        raise _kind(error)(StoreFault.CANNOT_WRITE, reason=reason_of(error)) from error


def _kind(error: Exception) -> type[BadStore]:
    return LostStore if is_end(error) else BadStore
