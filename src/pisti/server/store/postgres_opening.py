"""A PostgreSQL database as that of servers: whether it can be used, and how it is brought to the newest version."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from pisti.server.store.faults import BadStore, StoreFault
from pisti.server.store.migrations import APPLICATION
from pisti.server.store.opening import Migrated
from pisti.server.store.postgres_lines import CONNECT_SECONDS, SETTINGS, Connection, reason_of
from pisti.server.store.postgres_schema import MIGRATIONS, TABLES, VERSION_TABLE

MIGRATE_SECONDS = 600.0
"""How long it may take to bring a database to the newest version, and to wait for another worker that does."""


async def connected(url: str) -> Connection:
    """A connection to the database of a URL; raises what asyncpg raises, and TimeoutError."""
    async with asyncio.timeout(CONNECT_SECONDS):
        connection = await asyncpg.connect(url)
        try:
            await connection.execute("; ".join(f"SET {name} = '{value}'" for name, value in SETTINGS.items()))
        except BaseException:
            connection.terminate()
            raise
        return connection


async def prepared(url: str, file: str, *, is_there: bool = False) -> None:
    """See that a database can be used, and bring it to the newest version; ``file`` is what it is called in errors.

    With ``is_there`` it must be there and of the newest version, and nothing is changed. Raises BadStore.
    """
    async with _opened(url, file) as connection:
        found = await _version(connection, file)
        if found < len(MIGRATIONS):
            if is_there:
                command, known = "pisti db migrate", len(MIGRATIONS)
                raise BadStore(StoreFault.OLDER, file=file, found=found, known=known, command=command)
            await _migrate(connection, file)
        rights = ("SELECT",) if is_there else ("SELECT", "INSERT", "UPDATE", "DELETE")
        if not await _may(connection, rights):
            raise BadStore(StoreFault.NO_PERMISSION, file=file)


async def migrate(url: str, file: str) -> Migrated:
    """Bring a database that is there to the newest version; raises BadStore."""
    async with _opened(url, file) as connection:
        before = await _version(connection, file)
        await _migrate(connection, file)
        return Migrated(before, len(MIGRATIONS))


@asynccontextmanager
async def _opened(url: str, file: str) -> AsyncIterator[Connection]:
    """A connection for a while; says why a database cannot be opened."""
    try:
        connection = await connected(url)
        try:
            encoding = str(connection.get_settings().server_encoding)
            if encoding != "UTF8":
                raise BadStore(StoreFault.NOT_UTF8, file=file, encoding=encoding)
            yield connection
        finally:
            await connection.close(timeout=1.0)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, ValueError) as error:
        raise refused(file, error) from None  # what was raised may name the user


def refused(file: str, error: Exception) -> BadStore:
    """Why a database cannot be opened."""
    state = str(error.sqlstate) if isinstance(error, asyncpg.PostgresError) else ""
    if state.startswith("28"):
        return BadStore(StoreFault.NO_LOGIN, file=file)
    if state == "3D000":
        return BadStore(StoreFault.ABSENT, file=file)
    if state == "42501":
        return BadStore(StoreFault.NO_PERMISSION, file=file)
    if isinstance(error, ValueError):
        return BadStore(StoreFault.BAD_PLACE, text=file)
    if state and not state.startswith(("08", "57P03")):
        return BadStore(StoreFault.UNREADABLE, file=file, reason=reason_of(error))
    return BadStore(StoreFault.NO_ANSWER, file=file, reason=reason_of(error))


async def _version(connection: Connection, file: str) -> int:
    """The version of a database, 0 where there is nothing of ours; raises BadStore where it is none of ours."""
    text = (
        "SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace"
        " WHERE n.nspname = current_schema() AND c.relname = ANY ($1::text[])"
    )
    names = {str(name) for (name,) in await connection.fetch(text, [VERSION_TABLE, *TABLES])}
    if not names:
        return 0
    if VERSION_TABLE not in names:
        raise BadStore(StoreFault.NO_DATABASE, file=file)
    found = int(await connection.fetchval(f"SELECT max(version) FROM {VERSION_TABLE}") or 0)
    if found > len(MIGRATIONS):
        raise BadStore(StoreFault.NEWER, file=file, found=found, known=len(MIGRATIONS))
    return found


async def _migrate(connection: Connection, file: str) -> None:
    """Take the steps that the database has not been through, all or none, one worker after the other."""
    async with asyncio.timeout(MIGRATE_SECONDS), connection.transaction():
        await connection.execute("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0")
        await connection.execute("SELECT pg_advisory_xact_lock($1)", APPLICATION)
        found = await _version(connection, file)
        for migration in MIGRATIONS[found:]:
            await connection.execute(migration)
        if found == 0:
            await connection.execute(f"CREATE TABLE {VERSION_TABLE} (version integer NOT NULL)")
            await connection.execute(f"INSERT INTO {VERSION_TABLE} VALUES ($1)", len(MIGRATIONS))
        elif found < len(MIGRATIONS):
            await connection.execute(f"UPDATE {VERSION_TABLE} SET version = $1", len(MIGRATIONS))


async def _may(connection: Connection, rights: tuple[str, ...]) -> bool:
    """Whether we have some rights at all of our tables."""
    text = "SELECT bool_and(has_table_privilege(name, what)) FROM unnest($1::text[]) name, unnest($2::text[]) what"
    return bool(await connection.fetchval(text, list(TABLES), list(rights)))
