"""Persons in a PostgreSQL database: one worker after the other changes something about them."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

import asyncpg

from pisti.server.store.faults import BadStore, LostStore, StoreFault
from pisti.server.store.migrations import APPLICATION
from pisti.server.store.postgres_lines import Connection, Line, Lines, LostLine, reason_of
from pisti.server.store.sql import SAT, Row, Work

LOCK = APPLICATION + 1
"""The advisory lock of who changes something about persons; that of APPLICATION is for migrations."""

WRITE_SECONDS = 30.0
"""How long a change may take, with the wait for other workers."""

_Result = TypeVar("_Result")


class PostgresSql:
    """The questions of a connection."""

    is_sat = f"substr(fact, 1, {len(SAT)}) = '\\x{SAT.hex()}'::bytea"

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def rows(self, text: str, *values: object) -> list[Row]:
        """What a question is answered."""
        return [tuple(row) for row in await self._connection.fetch(text, *values)]


class PersonsRunner:
    """What does work about persons: reads by any connection, writes by one."""

    def __init__(self, reading: Lines, writing: Line) -> None:
        self._reading = reading
        self._writing = writing

    async def read(self, work: Work[_Result]) -> _Result:
        """Do what only reads."""
        return await _told(self._reading.use(lambda c: work(PostgresSql(c))), reads=True)

    async def write(self, work: Work[_Result]) -> _Result:
        """Do what changes something, when no other worker does."""

        async def alone(connection: Connection) -> _Result:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
                return await work(PostgresSql(connection))

        return await _told(self._writing.use(alone, WRITE_SECONDS), reads=False)

    async def try_to_write(self, work: Work[_Result]) -> _Result | None:
        """The same, None if another worker does just then."""

        async def alone(connection: Connection) -> _Result | None:
            async with connection.transaction():
                if not await connection.fetchval("SELECT pg_try_advisory_xact_lock($1)", LOCK):
                    return None
                return await work(PostgresSql(connection))

        return await _told(self._writing.use(alone, WRITE_SECONDS), reads=False)


async def _told(work: Awaitable[_Result], *, reads: bool) -> _Result:
    """Say what went wrong as a store does; raises BadStore."""
    try:
        return await work
    except LostLine as error:
        raise LostStore(StoreFault.CANNOT_READ if reads else StoreFault.CANNOT_WRITE, reason=str(error)) from error
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise BadStore(StoreFault.CANNOT_READ if reads else StoreFault.CANNOT_WRITE, reason=reason_of(error)) from error
