"""Several workers without sockets on one PostgreSQL, with one clock; persons that can be waited for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from house import NOW, Guest, House
from pisti.server.live import Live
from pisti.server.store.postgres import PostgresStore
from pisti.table import wire_events as e


class Person(Guest):
    """Somebody who can be waited for until something is told."""

    def __init__(self, name: str = "Ada") -> None:
        super().__init__(name)
        self._news = asyncio.Event()

    def send(self, message: bytes) -> None:
        super().send(message)
        self._news.set()

    async def until(self, is_it: Callable[[], bool], seconds: float = 10.0) -> None:
        """Wait for what is told by somebody else's doing; time does not pass by itself."""
        async with asyncio.timeout(seconds):
            while not is_it():
                self._news.clear()
                await self._news.wait()

    def has_heard(self, kind: type) -> bool:
        """Whether an event of a kind was told."""
        return any(isinstance(event, kind) for event in self.events)

    @property
    def version(self) -> int:
        """The last version that was told."""
        return max((each.version for each in self.answers if isinstance(each, e.Told | e.Welcome)), default=0)


class Clock:
    """The time of all workers."""

    now = NOW


class Worker(House):
    """A server among others; what was begun at it goes on until it is killed."""

    def __init__(self, store: PostgresStore, clock: Clock, seed: int) -> None:
        self.clock = clock
        super().__init__(store, seed)
        self.shared_store = store

    @property
    def now(self) -> float:
        return self.clock.now

    @now.setter
    def now(self, now: float) -> None:
        self.clock.now = now

    async def deafen(self) -> None:
        """Hear nothing of the other workers any more."""
        hearing = self.shared_store._hearing  # as if every word was lost
        assert hearing is not None
        await hearing.close()

    async def bring(self, live: Live) -> Live:
        """A table of another worker in the memory of this one."""
        found = await self.tables.memory.bring(live.code)
        assert found is not None
        return found


@asynccontextmanager
async def fleet(url: str, count: int = 2) -> AsyncIterator[list[Worker]]:
    """Some workers, closed at the end."""
    clock, made = Clock(), []
    try:
        for number in range(count):
            made.append(Worker(await PostgresStore.open(url, "db"), clock, number))
            await made[-1].timers.start()
        yield made
        for worker in made:
            await worker.settle()
    finally:
        for worker in made:
            await worker.tables.stop()
            worker.thinkers.close()
            await worker.store.close()


async def let_pass(workers: list[Worker], seconds: float, pace: float = 1.0) -> None:
    """Let time pass at all these workers; at others it does not, as if they were no more."""
    end = workers[0].now + seconds
    while workers[0].now < end:
        workers[0].now = min(end, workers[0].now + pace)
        for worker in workers:
            await worker.timers.pulse()
            await worker.settle()
