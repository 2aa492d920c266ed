"""What other workers tell: a connection that only listens, and is made anew as soon as it is silent for too long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from pisti.server.store.interface import Told
from pisti.server.store.postgres_lines import FAILURES, PAUSES, Connection
from pisti.server.store.postgres_writing import CHANNEL

ASK_SECONDS = 1.5
"""How often the connection is asked whether it is there, and how long it may take to answer."""


class Hearing:
    """Tells ``told`` what is heard, until it is closed; ``own`` are the processes that write for us."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]], own: Callable[[], int | None], told: Told) -> None:
        self._connect = connect
        self._own = own
        self._told = told
        self._task = asyncio.create_task(self._hear_on())

    async def close(self) -> None:
        """Listen no more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _hear_on(self) -> None:
        """Listen; whenever that begins anything may have been told before."""
        pause = PAUSES[0]
        while True:
            try:
                connection = await self._connect()
                try:
                    await connection.add_listener(CHANNEL, self._heard)
                    self._told(None)
                    pause = PAUSES[0]
                    await _gone(connection)
                finally:
                    connection.terminate()
            except (*FAILURES, AttributeError):  # asyncpg reaches for what a closed connection has no more
                pass  # whoever reads or writes says why
            await asyncio.sleep(pause)
            pause = min(2 * pause, PAUSES[1])

    def _heard(self, connection: object, pid: int, channel: str, text: object) -> None:
        """Tell what others have changed.

        What a connection of ours wrote that was lost before the answer came is news to us too.
        """
        if pid != self._own():
            self._told(frozenset(str(text).split(",")) if text else None)


async def _gone(connection: Connection) -> None:
    """Wait until a connection is lost, or does not answer; raises what asyncpg raises, and TimeoutError."""
    ended = asyncio.Event()
    connection.add_termination_listener(lambda _: ended.set())
    while not ended.is_set():
        try:
            async with asyncio.timeout(ASK_SECONDS):
                await ended.wait()
        except TimeoutError:
            async with asyncio.timeout(ASK_SECONDS):
                await connection.execute("SELECT")
