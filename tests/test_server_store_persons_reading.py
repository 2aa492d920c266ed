"""Reading: a page of a person with very many games costs what any page costs."""

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

from gamers import casual, count_all, end, guest
from pisti.server.store import SqliteStore


def explained(connection: sqlite3.Connection, text: str) -> list[tuple[object, ...]]:
    return connection.execute(f"EXPLAIN QUERY PLAN {text}").fetchall()


def test_pages_and_the_leaderboard_are_found_by_an_index(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "pisti.db")
        await end(store, casual("g"))
        await count_all(store)
        person = await store.persons.of(guest("Ada"))
        assert person is not None
        asked: list[str] = []
        await store._run(lambda connection: connection.set_trace_callback(asked.append))
        await store.persons.results(person.id, only_open=False)
        await store.persons.results(person.id, only_open=True)
        await store.persons.ladder(0, 50)
        await store.persons.called(person.public)
        await store.persons.banned()
        await store.persons.reports()
        await store.persons.tables_with([guest("Ada")])
        await store._run(lambda connection: connection.set_trace_callback(None))
        assert len(asked) == 7
        for text in asked:
            plan = [str(row[3]) for row in await store._run(partial(explained, text=text))]
            assert not [step for step in plan if step.startswith("SCAN") and "USING INDEX" not in step], (text, plan)
            assert not [step for step in plan if "TEMP B-TREE" in step and "persons" in text], (text, plan)
        await store.close()

    asyncio.run(work())
