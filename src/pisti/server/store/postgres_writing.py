"""Writes of many tables as one statement, which is one transaction: answers come when all of them are on the disk.

Workers take the rows of tables in the order of their numbers, so that none waits for one that waits for it.
"""

from __future__ import annotations

from collections.abc import Sequence

from pisti.server.store.interface import Outcome, Write
from pisti.server.store.packing import pack_readers, pack_text
from pisti.server.store.postgres_lines import Connection
from pisti.table.served.facts import format_fact

CHANNEL = "pisti"
"""Where workers tell each other the codes of tables that have changed, joined by commas; nothing where all may have."""

_TOLD = 128  # codes in one message: it may have 8000 bytes

_WRITE = f"""
WITH w AS MATERIALIZED (
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::int[], $4::float8[], $5::text[], $6::float8[], $7::bool[], $8::text[]
    ) WITH ORDINALITY AS w (code, expected, added, due_at, listing, closed_at, attended, command, n)
), found AS MATERIALIZED (
    SELECT t.id, t.code FROM tables t WHERE t.code = ANY ($1::text[]) ORDER BY t.id FOR UPDATE
), moved AS (
    UPDATE tables t
    SET version = w.expected + w.added, due_at = w.due_at, listing = w.listing, closed_at = w.closed_at,
        attended = w.attended
    FROM w JOIN found ON found.code = w.code
    WHERE t.id = found.id AND t.version = w.expected
        AND NOT EXISTS (SELECT FROM events e WHERE e.table_id = found.id AND e.command = w.command)
    RETURNING t.id, w.n, w.code, w.expected
), made AS (
    INSERT INTO tables (code, version, due_at, listing, closed_at, attended)
    SELECT code, added, due_at, listing, closed_at, attended FROM w WHERE expected = 0 ORDER BY n
    ON CONFLICT (code) DO NOTHING
    RETURNING id, code
), done AS MATERIALIZED (
    SELECT id, n, code, expected FROM moved
    UNION ALL SELECT made.id, w.n, w.code, 0 FROM made JOIN w ON w.code = made.code
), added AS (
    INSERT INTO events (table_id, version, at, fact, command)
    SELECT done.id, done.expected + s.place, s.at, s.fact, s.command
    FROM unnest($9::int[], $10::int[], $11::float8[], $12::bytea[], $13::text[]) AS s (n, place, at, fact, command)
    JOIN done ON done.n = s.n
), hidden AS (
    INSERT INTO secrets (table_id, version, secret)
    SELECT done.id, done.expected + s.place, s.secret
    FROM unnest($14::int[], $15::int[], $16::bytea[]) AS s (n, place, secret)
    JOIN done ON done.n = s.n
), kept AS (
    INSERT INTO games (game, finished_at, readers, text)
    SELECT g.game, g.at, g.readers, g.text
    FROM unnest($17::int[], $18::text[], $19::float8[], $20::bytea[], $21::bytea[]) AS g (n, game, at, readers, text)
    JOIN done ON done.n = g.n
    ORDER BY g.n
    ON CONFLICT (game) DO UPDATE
    SET finished_at = excluded.finished_at, readers = excluded.readers, text = excluded.text
), sat AS (
    INSERT INTO sitters (guest, game, key, seat)
    SELECT s.guest, s.game, s.key, s.seat
    FROM unnest($22::int[], $23::bytea[], $24::text[], $25::bytea[], $26::text[]) AS s (n, guest, game, key, seat)
    JOIN done ON done.n = s.n
    ORDER BY s.guest, s.game, s.key
    ON CONFLICT DO NOTHING
), ended AS (
    INSERT INTO outcomes (game, body)
    SELECT o.game, o.body FROM unnest($27::int[], $28::text[], $29::bytea[]) AS o (n, game, body)
    JOIN done ON done.n = o.n
    ORDER BY o.n
    ON CONFLICT (game) DO NOTHING
), told AS (
    SELECT string_agg(code, ',') AS codes FROM done GROUP BY n / {_TOLD}
)
SELECT n, (SELECT count(pg_notify('{CHANNEL}', codes)) FROM told) FROM done
"""

Columns = tuple[list[object], ...]


def columns_of(writes: Sequence[Write]) -> Columns:
    """What some writes are to the statement; packs what is finished, so it may take long."""
    columns = (
        *_tables(writes),
        *_steps(writes),
        *_secrets(writes),
        *_games(writes),
        *_sitters(writes),
        *_outcomes(writes),
    )
    return tuple(list(column) for column in columns)


async def written(connection: Connection, columns: Columns) -> list[Outcome]:
    """Write, each all or nothing, if its table is as it was expected; what was written is told to other workers."""
    done = {int(number) for number, _ in await connection.fetch(_WRITE, *columns)}
    return [Outcome.DONE if number in done else Outcome.STALE for number in range(1, len(columns[0]) + 1)]


def _across(rows: list[tuple[object, ...]], width: int) -> list[Sequence[object]]:
    """Rows as columns, as many as there are even where there is no row."""
    return [*zip(*rows, strict=True)] if rows else [()] * width


def _tables(writes: Sequence[Write]) -> list[Sequence[object]]:
    rows: list[tuple[object, ...]] = [
        (
            write.code,
            write.expected,
            len(write.steps),
            write.due,
            write.listing,
            write.steps[-1].at if write.is_closed else None,
            write.attended,
            write.command,
        )
        for write in writes
    ]
    return _across(rows, 8)


def _steps(writes: Sequence[Write]) -> list[Sequence[object]]:
    rows: list[tuple[object, ...]] = [
        (number, place, step.at, format_fact(step.fact), write.command if place == len(write.steps) else None)
        for number, write in enumerate(writes, 1)
        for place, step in enumerate(write.steps, 1)
    ]
    return _across(rows, 5)


def _secrets(writes: Sequence[Write]) -> list[Sequence[object]]:
    rows: list[tuple[object, ...]] = [
        (number, place, step.secret)
        for number, write in enumerate(writes, 1)
        for place, step in enumerate(write.steps, 1)
        if step.secret is not None
    ]
    return _across(rows, 3)


def _games(writes: Sequence[Write]) -> list[Sequence[object]]:
    rows: list[tuple[object, ...]] = [
        (number, end.game, write.steps[-1].at, pack_readers(end.readers), pack_text(end.text))
        for number, write in enumerate(writes, 1)
        if (end := write.finished) is not None
    ]
    return _across(rows, 5)


def _sitters(writes: Sequence[Write]) -> list[Sequence[object]]:
    rows: list[tuple[object, ...]] = [
        (number, bytes.fromhex(each.guest), end.game, bytes.fromhex(each.key), each.seat)
        for number, write in enumerate(writes, 1)
        if (end := write.end) is not None
        for each in end.sittings
    ]
    return _across(rows, 5)


def _outcomes(writes: Sequence[Write]) -> list[Sequence[object]]:
    rows: list[tuple[object, ...]] = [
        (number, end.game, end.outcome)
        for number, write in enumerate(writes, 1)
        if (end := write.end) is not None and end.outcome is not None
    ]
    return _across(rows, 3)
