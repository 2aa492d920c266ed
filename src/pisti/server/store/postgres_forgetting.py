"""How PostgreSQL forgets facts of tables that ended: some tables in a transaction, so that others have a turn."""

from __future__ import annotations

from pisti.server.store.postgres_lines import Connection
from pisti.server.store.rows import games_dealt
from pisti.table.served.facts import parse_fact

_MOST = 16  # tables in one transaction


async def forgotten(connection: Connection, before: float, last: int) -> tuple[int, int] | None:
    """Forget some of the tables after one: the last of them, and how many; None if there are no more.

    A table with a game of which nothing else is kept stays. What another worker is about to forget is left to it.
    """
    async with connection.transaction():
        text = "SELECT id FROM tables WHERE closed_at < $1 AND id > $2 ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED"
        ended = [int(table) for (table,) in await connection.fetch(text, before, last, _MOST)]
        told = [table for table in ended if await _is_told(connection, table)]
        for name in ("events", "secrets"):
            await connection.execute(f"DELETE FROM {name} WHERE table_id = ANY ($1::bigint[])", told)
        await connection.execute("DELETE FROM tables WHERE id = ANY ($1::bigint[])", told)
        return (ended[-1], len(told)) if ended else None


async def _is_told(connection: Connection, table: int) -> bool:
    """Whether every game of a table is kept."""
    facts = await connection.fetch("SELECT fact FROM events WHERE table_id = $1 ORDER BY version", table)
    games = games_dealt(parse_fact(fact) for (fact,) in facts)
    kept = await connection.fetchval("SELECT count(*) FROM games WHERE game = ANY ($1::text[])", list(games))
    return int(kept or 0) == len(games)
