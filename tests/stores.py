"""What every store is tested with: the same tests for each kind."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from pisti.server.store import Store, Write, open_store
from pisti.server.store.postgres import PostgresStore
from pisti.table.served import Step
from pisti.table.served import facts as f
from pisti.table.wire_types import TableSettings

NOW = 1_796_000_000.0
OPENED = Step(f.Opened(TableSettings("two")), NOW)
SAID = Step(f.Said("S", "wow"), NOW + 1)
PROMISED = Step(f.Promised(0, "0f" * 32), NOW + 2, b"s" * 32)


class AsyncStore:
    """A kind of store, to be opened at a place again and again."""

    def __init__(self, url: str) -> None:
        self.url = url

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Store]:
        """The store, closed at the end."""
        store = await open_store(self.url)
        try:
            yield store
        finally:
            await store.close()


@asynccontextmanager
async def workers(url: str, count: int) -> AsyncIterator[list[PostgresStore]]:
    """Some workers on one database, closed at the end."""
    stores = [await PostgresStore.open(url, "db") for _ in range(count)]
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


class Heard:
    """What a worker was told of others: every code, and how often that any table may have changed."""

    def __init__(self) -> None:
        self.codes: list[str] = []
        self.times = 0
        self._news = asyncio.Event()

    def __call__(self, codes: frozenset[str] | None) -> None:
        """Be told."""
        self.codes += sorted(codes or [])
        self.times += codes is None
        self._news.set()

    async def until(self, is_enough: Callable[[], bool], seconds: float = 10.0) -> None:
        """Wait for something to be told."""
        async with asyncio.timeout(seconds):
            while not is_enough():
                self._news.clear()
                await self._news.wait()


def new(code: str = "k7m2xq", **fields: object) -> Write:
    """The first write of a table."""
    return Write(code, 0, [OPENED], **fields)  # type: ignore[arg-type]
