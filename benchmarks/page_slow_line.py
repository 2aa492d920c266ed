"""A line to a server on which everything takes so long each way, as between people far from each other."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, delay: float) -> None:
    """Take what comes to the other side, in order, each piece so much later."""
    loop = asyncio.get_running_loop()
    while data := await reader.read(65_536):
        loop.call_later(delay, _put, writer, data)
    loop.call_later(delay, writer.close)


def _put(writer: asyncio.StreamWriter, data: bytes) -> None:
    if not writer.is_closing():
        writer.write(data)


async def _ended(server: asyncio.Server) -> None:
    """Nothing goes on any more."""
    server.close()
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)


@contextmanager
def slow_line(port: int, delay: float) -> Iterator[int]:
    """The port of a line to a port of this machine; ``delay`` is in seconds, each way. It is taken down at the end."""
    loop = asyncio.new_event_loop()

    async def accepted(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        with contextlib.suppress(OSError, asyncio.CancelledError):
            await asyncio.gather(_carry(reader, back, delay), _carry(there, writer, delay))

    server = loop.run_until_complete(asyncio.start_server(accepted, "127.0.0.1", 0))
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.run_until_complete(_ended(server))
        loop.close()
