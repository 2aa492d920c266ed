"""A worker among others on one database: its beat, who is connected to it, and what is due and no other has taken."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager

from pisti.server.store.interface import OUTAGE_SECONDS
from pisti.server.store.postgres_lines import COMMAND_SECONDS, Connection, Line, LostLine
from pisti.server.store.postgres_writing import CHANNEL
from pisti.table.served.facts import Away, format_fact

CLAIM_SECONDS = 5.0
"""How long a table that was told to be due to one worker is told to no other."""

DEAD_SECONDS = 10.0
"""How old the last beat of a worker is, against that of all, from which on it is taken for dead."""

GONE_SECONDS = 60.0
"""How long a dead worker is remembered."""

TROUBLE_SECONDS = 2.0
"""The gap between two beats that is moved where one failed meanwhile, so that it was no mere delay: for some things a
person has five seconds, and must not have lost most of them."""

AWAY_SECONDS = 60.0
"""How long it may take to tell an outage to all tables; a beat else takes no longer than anything."""

_DUE = """
UPDATE tables SET claimed_by = $1, claimed_until = $2::float8 + $4::float8
WHERE id IN (
    SELECT id FROM tables
    WHERE due_at <= $2 AND (
        claimed_until IS NULL OR claimed_by = $1 OR claimed_until <= $2 OR claimed_until > $2::float8 + $4::float8
    )
    ORDER BY due_at, id LIMIT $3 FOR UPDATE SKIP LOCKED
)
RETURNING due_at, id, code
"""  # a claim that goes on for longer than any was made by a clock that was put back since

_AWAY = """
WITH live AS MATERIALIZED (
    SELECT id FROM tables WHERE closed_at IS NULL ORDER BY id FOR UPDATE
), moved AS (
    UPDATE tables t SET version = t.version + 1, due_at = t.due_at + $1
    FROM live WHERE t.id = live.id
    RETURNING t.id, t.version
)
INSERT INTO events (table_id, version, at, fact) SELECT id, version, $2, $3 FROM moved
"""

_ARRIVED = """
INSERT INTO presence (worker, code, key) SELECT id, $2, $3 FROM workers WHERE id = $1 ON CONFLICT DO NOTHING
"""

_NOTED = """
WITH gone AS (
    DELETE FROM presence p WHERE p.worker = $1
    AND NOT EXISTS (SELECT FROM unnest($2::text[], $3::text[]) AS n (code, key) WHERE n.code = p.code AND n.key = p.key)
)
INSERT INTO presence (worker, code, key)
SELECT $1, n.code, n.key FROM unnest($2::text[], $3::text[]) AS n (code, key)
ON CONFLICT DO NOTHING
"""

ELSEWHERE = f"""
SELECT p.code, p.key FROM presence p JOIN workers w ON w.id = p.worker
WHERE p.code = ANY ($2::text[]) AND w.id <> $1 AND w.beat >= (SELECT beat FROM heart) - {DEAD_SECONDS}
"""
"""The persons at some tables who are connected to other workers that are alive."""

ATTENDED = f"""
SELECT t.code FROM tables t
WHERE t.attended AND t.closed_at IS NULL AND NOT EXISTS (
    SELECT FROM presence p JOIN workers w ON w.id = p.worker
    WHERE p.code = t.code AND w.id <> $1 AND w.beat >= (SELECT beat FROM heart) - {DEAD_SECONDS}
)
ORDER BY t.id
"""
"""The tables where a person was said to be there, and is at no other worker that is alive."""

CENSUS = f"""
WITH alive AS (SELECT id FROM workers WHERE beat >= (SELECT beat FROM heart) - {DEAD_SECONDS})
SELECT (SELECT count(*) FROM alive), (SELECT count(*) FROM tables WHERE attended AND closed_at IS NULL),
    (SELECT count(DISTINCT (p.code, p.key)) FROM presence p WHERE p.worker IN (SELECT id FROM alive))
"""
"""Workers that are alive, tables where a person is, persons who are connected to a worker that is alive."""


class Worker:
    """This worker, on a connection of its own; ``id`` is 0 until it has one."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self.id = 0
        self._here: set[tuple[str, str]] = set()
        self._is_noted = True
        self._has_failed = False
        self._beat_at = 0.0

    async def due(self, now: float, most: int) -> list[str]:
        """What is due, and taken by us from now on."""

        async def work(connection: Connection) -> list[tuple[float, int, str]]:
            return [
                tuple(row) for row in await connection.fetch(_DUE, await self._id(connection), now, most, CLAIM_SECONDS)
            ]

        return [code for _, _, code in sorted(await self._line.use(work))]

    async def arrived(self, code: str, key: str) -> None:
        """Note that somebody is connected to us."""
        self._here.add((code, key))
        await self._note(_ARRIVED, code, key)

    async def parted(self, code: str, key: str) -> None:
        """Note that somebody is not connected to us any more."""
        self._here.discard((code, key))
        await self._note("DELETE FROM presence WHERE worker = $1 AND code = $2 AND key = $3", code, key)

    async def _note(self, text: str, code: str, key: str) -> None:
        """Note who is here; what could not be noted is made good by the next beat."""

        async def work(connection: Connection) -> None:
            await connection.execute(text, await self._id(connection), code, key)

        async with self._noting():
            await self._line.use(work)

    async def beat(self, now: float) -> float:
        """Note that we are there; how many seconds nobody was."""
        least = TROUBLE_SECONDS if self._has_failed else OUTAGE_SECONDS
        seconds = COMMAND_SECONDS + AWAY_SECONDS
        try:
            away = await self._line.use(lambda connection: self._beat(connection, now, least), seconds)
        except LostLine:
            self._has_failed = True
            raise
        self._has_failed, self._beat_at = False, now
        return away

    async def leave(self) -> None:
        """Be a worker no more."""

        async def work(connection: Connection) -> None:
            async with connection.transaction():
                await connection.execute("DELETE FROM presence WHERE worker = $1", self.id)
                await connection.execute("DELETE FROM workers WHERE id = $1", self.id)

        if self.id:
            await self._line.use(work)

    async def _id(self, connection: Connection) -> int:
        if not self.id:
            self.id = int(await connection.fetchval("SELECT nextval('worker_ids')"))
        return self.id

    async def _beat(self, connection: Connection, now: float, least: float) -> float:
        limit = asyncio.get_running_loop().call_later(COMMAND_SECONDS, connection.terminate)
        try:
            return await self._beat_until(connection, now, least, limit)
        finally:
            limit.cancel()

    async def _beat_until(self, connection: Connection, now: float, least: float, limit: asyncio.TimerHandle) -> float:
        id = await self._id(connection)
        here, is_noted, self._is_noted = list(self._here), self._is_noted, True
        async with self._noting(), connection.transaction():
            is_awake = 0 <= now - self._beat_at < TROUBLE_SECONDS
            away = 0.0 if is_awake and await _is_beating(connection) else await _beaten(connection, now, least, limit)
            is_new = await connection.fetchval(
                "INSERT INTO workers VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET beat = excluded.beat"
                " RETURNING xmax = 0",
                id,
                now,
            )
            if is_new or not is_noted:
                await connection.execute(_NOTED, id, [code for code, _ in here], [key for _, key in here])
            await _bury(connection, now)
        return away

    @asynccontextmanager
    async def _noting(self) -> AsyncIterator[None]:
        """What fails leaves it to the next beat to note who is here."""
        try:
            yield
        except BaseException:
            self._is_noted = False
            raise


async def _is_beating(connection: Connection) -> bool:
    """Whether another worker beats just now, so that who has beaten a moment ago need not wait to do the same."""
    return await connection.fetchval("SELECT id FROM heart FOR UPDATE SKIP LOCKED") is None


async def _beaten(connection: Connection, now: float, least: float, limit: asyncio.TimerHandle) -> float:
    """One worker after the other; the first one after an outage, a gap above ``least``, moves what is due, alone."""
    await connection.execute("SET LOCAL lock_timeout = 0")  # who waits here is ended by the limit
    await connection.execute("INSERT INTO heart VALUES (1, $1) ON CONFLICT DO NOTHING", now)
    gap = now - float(await connection.fetchval("SELECT beat FROM heart FOR UPDATE"))
    away = gap if gap > least else 0.0
    if away:
        limit.cancel()
        await connection.execute("SET LOCAL statement_timeout = 0")
        await connection.execute(_AWAY, away, now, format_fact(Away(round(away * 1000))))
        await connection.execute("UPDATE workers SET beat = $1", now)  # nobody is dead because the database was
        await connection.execute(f"SELECT pg_notify('{CHANNEL}', '')")
    await connection.execute("UPDATE heart SET beat = $1", now)
    return away


async def _bury(connection: Connection, now: float) -> None:
    """Forget workers that have been dead for long, and who was connected to them."""
    dead = await connection.fetch("DELETE FROM workers WHERE beat < $1 RETURNING id", now - GONE_SECONDS)
    if dead:
        await connection.execute("DELETE FROM presence WHERE worker NOT IN (SELECT id FROM workers)")


def by_table(rows: Collection[tuple[str, str]]) -> dict[str, frozenset[str]]:
    """Persons by the table where they are.

    >>> by_table([("t", "a"), ("t", "b")]) == {"t": frozenset({"a", "b"})}
    True
    """
    found: dict[str, set[str]] = {}
    for code, key in rows:
        found.setdefault(code, set()).add(key)
    return {code: frozenset(keys) for code, keys in found.items()}
