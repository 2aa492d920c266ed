"""A server of uvicorn that listens while a test runs, on the loop and with the protocol of Pişti, and raw clients."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
import uvloop
from starlette.types import ASGIApp

SECONDS = 10.0
"""No test waits longer for anything; what it waits for comes at once, or after the short times it has asked for."""

Client = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test on the loop of the server."""

    async def bounded() -> None:
        async with asyncio.timeout(SECONDS):
            await test()

    uvloop.run(bounded())


class Listener:
    """A server that listens on a port of its own."""

    def __init__(self, server: uvicorn.Server, host: str) -> None:
        self.server = server
        self.host = host
        self.port: int = server.servers[0].sockets[0].getsockname()[1]

    @asynccontextmanager
    async def client(self, **options: Any) -> AsyncIterator[Client]:  # noqa: ANN401
        """A connection to it, closed at the end."""
        reader, writer = await asyncio.open_connection(self.host, self.port, **options)
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    async def ask(self, request: bytes) -> bytes:
        """All that is answered to a request, until the server closes the connection."""
        async with self.client() as (reader, writer):
            writer.write(request)
            return await until_closed(reader)


async def until_closed(reader: asyncio.StreamReader) -> bytes:
    """All that still comes, until the other side closes or drops the connection."""
    parts = []
    try:
        while part := await reader.read(65_536):
            parts.append(part)
    except ConnectionError:
        pass
    return b"".join(parts)


@asynccontextmanager
async def listening(app: ASGIApp, host: str = "127.0.0.1", **options: Any) -> AsyncIterator[Listener]:  # noqa: ANN401
    """A server with an application, without signals, sleeps and logs of its own."""
    config = uvicorn.Config(app, host=host, port=0, lifespan="off", log_config=None, **{"http": "httptools", **options})
    config.load()
    server = uvicorn.Server(config)
    server.lifespan = config.lifespan_class(config)
    await server.startup()
    try:
        yield Listener(server, host)
    finally:
        for each in server.servers:
            each.close()
        for connection in tuple(server.server_state.connections):
            connection.transport.abort()
        for task in tuple(server.server_state.tasks):
            task.cancel()
        await asyncio.gather(*server.server_state.tasks, return_exceptions=True)
