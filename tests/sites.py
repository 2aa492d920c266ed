"""A whole server in the loop of a test, behind real sockets, and clients at it."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import uvloop
from websockets.asyncio.client import ClientConnection, connect

from pisti.server.around import Around
from pisti.server.running import Asked, serve
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.wire import decode_answer, encode
from pisti.table.wire_types import PROTOCOL
from places import Place, url_of

NOW = 1_796_000_000.0


class Clock:
    """A clock that the test turns."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now


def run(test: Coroutine[Any, Any, None], seconds: float = 60.0) -> None:
    """Run a test on the loop of the server, for so many seconds at most."""

    async def bounded() -> None:
        async with asyncio.timeout(seconds):
            await test

    uvloop.run(bounded())


class Site:
    """A server that runs: its address, what stops it, and whether it has ended."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.stop: Callable[[], None] = lambda: None
        self.ended = asyncio.Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, dict[str, str], bytes]:
        """What is answered to a request of a connection of its own: status, headers, body."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Connection: close"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        lines += [f"Content-Length: {len(body)}"] if body else []
        return parted(await self.raw("\r\n".join([*lines, "", ""]).encode() + body))

    async def raw(self, data: bytes) -> bytes:
        """All that comes back for some bytes until the server closes the connection."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(data)
        await writer.drain()
        async with asyncio.timeout(30):
            answer = await reader.read()
        writer.close()
        return answer

    async def open(self, **settings: object) -> str:
        """A new table; its code."""
        status, _, body = await self.ask("POST", "/api/tables", json.dumps({"settings": settings}).encode())
        assert status == 201, body
        code: str = json.loads(body)["code"]
        return code

    async def figure(self, name: str) -> float:
        """A figure of the server, 0 if it has none of that name."""
        _, _, body = await self.ask("GET", "/metrics")
        lines = body.decode().splitlines()
        return next((float(line.rpartition(" ")[2]) for line in lines if line.startswith(f"{name} ")), 0.0)

    async def nobody_but(self, count: int) -> None:
        """Wait until the server knows of so many connections at tables."""
        while await self.figure("pisti_sockets") != count:
            pass

    @asynccontextmanager
    async def at(self, code: str, token: str | None = None, seen: int = 0, **headers: str) -> AsyncIterator[Client]:
        """A client at a table that has said hello and was welcomed."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{code}/socket"
        async with connect(url, compression=None, additional_headers=headers or None) as connection:
            client = Client(connection)
            await client.send(c.Hello(protocol=PROTOCOL, token=token, seen=seen))
            assert isinstance(await client.hear(), e.Welcome)
            yield client


class Client:
    """A client at a table: what it hears it keeps."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.token = secrets.token_urlsafe(24)
        self.heard: list[e.ServerMessage] = []
        self.frames: list[bytes] = []

    async def send(self, message: c.ClientMessage) -> None:
        await self.connection.send(encode(message).decode())

    async def hear(self) -> e.ServerMessage:
        """What comes next."""
        async with asyncio.timeout(30):
            frame = await self.connection.recv(decode=False)
        self.frames.append(frame)
        self.heard.append(decode_answer(frame))
        return self.heard[-1]

    async def answer(self, command: c.ClientMessage) -> e.ServerMessage:
        """Send a command; the answer to it."""
        await self.send(command)
        return await self.until(lambda each: command.id in (getattr(each, "id", None), getattr(each, "done", None)))  # type: ignore[union-attr]

    async def until(self, is_it: Callable[[Any], bool]) -> e.ServerMessage:
        """Hear until a message is what is waited for."""
        while not is_it(message := await self.hear()):
            pass
        return message

    async def sit(self, seat: str | None = None, name: str = "Ada") -> e.ServerMessage:
        return await self.answer(c.Sit(id="sit", name=name, token=self.token, seat=seat))  # type: ignore[arg-type]


def has(message: e.ServerMessage, kind: type) -> bool:
    """Whether a message tells of something of a kind."""
    return isinstance(message, e.Told | e.Welcome) and any(isinstance(event, kind) for event in message.events)


def parted(answer: bytes) -> tuple[int, dict[str, str], bytes]:
    """An answer of HTTP: status, headers with their names in small letters, body."""
    head, _, body = answer.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
    return int(first.split()[1]), headers, body


@asynccontextmanager
async def site(
    place: Place,
    now: Callable[[], float] = time.time,
    kept: int | None = None,
    **asked: Any,  # noqa: ANN401
) -> AsyncIterator[Site]:
    """A server with its store at a place; ``now`` is its clock, the system keeps ``kept`` bytes for slow readers."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        if kept is not None:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, kept)
        made = Site(listener.getsockname()[1])
        is_open = asyncio.Event()

        def started(stop: Callable[[], None]) -> None:
            made.stop = stop
            is_open.set()

        around = Around(now, secrets.token_bytes)
        asking = Asked(url_of(place), listener, **asked)
        task = asyncio.create_task(serve(asking, around, started))
        task.add_done_callback(lambda _: made.ended.set())
        waits = asyncio.create_task(is_open.wait())
        await asyncio.wait([task, waits], return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
        try:
            yield made
        finally:
            made.stop()
            async with asyncio.timeout(30):
                await task
