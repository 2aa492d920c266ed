"""A store in a file has no other workers: nobody is elsewhere, nothing changes unheard, its clock is ours."""

import asyncio
from pathlib import Path

from pisti.server.store import SqliteStore, Write
from stores import NOW, SAID, new


def test_a_file_is_worked_on_by_one_process_alone(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "pisti.db")
        told: list[frozenset[str] | None] = []
        store.wake(told.append)
        await store.write(new("a"))
        await store.write(Write("a", 1, [SAID]))
        await store.arrived("a", "0f" * 32)
        assert await store.elsewhere(["a"]) == {}
        await store.parted("a", "0f" * 32)
        assert await store.changed_since({"a": 1, "b": 3}) == frozenset()
        assert await store.skew(NOW) == 0.0
        assert (store.is_shared, told) == (False, [])
        await store.close()

    asyncio.run(work())
