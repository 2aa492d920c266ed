"""What every store is tested with: the same tests for each kind."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from pisti.server.store import SqliteStore, Store, Write
from pisti.table.served import Step
from pisti.table.served import facts as f
from pisti.table.wire_types import TableSettings

NOW = 1_796_000_000.0
OPENED = Step(f.Opened(TableSettings("two")), NOW)
SAID = Step(f.Said("S", "wow"), NOW + 1)
PROMISED = Step(f.Promised(0, "0f" * 32), NOW + 2, b"s" * 32)


class AsyncStore:
    """A kind of store, to be opened at a place again and again."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "pisti.db"

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Store]:
        """The store, closed at the end."""
        store = await SqliteStore.open(self.path)
        try:
            yield store
        finally:
            await store.close()


def new(code: str = "k7m2xq", **fields: object) -> Write:
    """The first write of a table."""
    return Write(code, 0, [OPENED], **fields)  # type: ignore[arg-type]
