"""A whole server without sockets, and clients at its application that keep every byte they are sent."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from random import Random
from typing import Any

from starlette.types import Message, Scope

from pisti.server.app import make_app
from pisti.server.around import Around
from pisti.server.guests import Guests
from pisti.server.headers import Guard
from pisti.server.live import Live
from pisti.server.origins import Origins
from pisti.server.running import Running, running
from pisti.table import wire_commands as c
from pisti.table.wire import encode
from pisti.table.wire_types import PROTOCOL
from places import Place
from twin_stores import Store, kept_at

NOW = 1_796_000_000.0
PACE = 4.0
"""How many seconds pass between two pulses while a test lets time pass: fewer than an outage has."""


class Client:
    """A WebSocket at a table; ``sent`` is all that it got, ``token`` what proves its seat, None for a spectator."""

    def __init__(self, token: str | None = None, address: str = "127.0.0.1") -> None:
        self.token = token
        self.sent: list[bytes] = []
        self.address = address
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._is_heard = asyncio.Event()
        self._is_ended = False
        self._task: asyncio.Task[None] | None = None

    @property
    def is_there(self) -> bool:
        """Whether the connection is open."""
        return self._task is not None and not self._task.done()

    async def come(self, app: Guard, code: str, hello: c.ClientMessage | bytes) -> None:
        """Open the connection, and say the first message."""
        scope = {**_scope(f"/api/tables/{code}/socket", self.address), "type": "websocket", "subprotocols": []}
        scope["extensions"] = {"websocket.http.response": {}, "pisti.socket": {"socket": self}}
        self._said.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._receive, self._send))
        self._task.add_done_callback(lambda _: self._is_heard.set())
        await self.say(hello)

    async def say(self, message: c.ClientMessage | bytes) -> None:
        """Say something, and wait until the server listens again."""
        data = message if isinstance(message, bytes) else encode(message)
        self._is_heard.clear()
        self._said.put_nowait({"type": "websocket.receive", "text": data.decode()})
        await self._is_heard.wait()

    async def end(self) -> None:
        """Wait until the server has done with the connection, if it has ended that."""
        if self._is_ended and self._task is not None:
            await self._task

    async def answer(self) -> None:
        """Answer if the server asks whether this client is there."""
        if self.is_there and self.sent[-1].startswith(b'{"type":"ping"'):
            await self.say(c.Pong())

    async def go(self) -> None:
        """Close the connection."""
        if self._task is not None:
            self._said.put_nowait({"type": "websocket.disconnect", "code": 1001})
            await self._task

    def put(self, frame: bytes) -> bool:
        """Take a frame of the server; what is kept is the message in it."""
        self.sent.append(frame[{126: 4, 127: 10}.get(frame[1], 2) :])
        return True

    def say_close(self, code: int) -> None:
        """Be told that the connection ends."""
        self._is_ended = True
        self.sent.append(b"closed %d" % code)
        self._said.put_nowait({"type": "websocket.disconnect", "code": code})

    def abort(self) -> None:
        """Be dropped."""
        self._is_ended = True
        self.sent.append(b"dropped")
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1006})

    async def _receive(self) -> Message:
        if self._said.empty():
            self._is_heard.set()
        return await self._said.get()

    async def _send(self, message: Message) -> None:
        self.sent.append(f"told {message!r}".encode())


class Lines(logging.Handler):
    """All that is logged at any level, as one would read it."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[bytes] = []
        self.setFormatter(logging.Formatter("%(name)s %(levelname)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record).encode())


@contextmanager
def logged() -> Iterator[Lines]:
    """All lines that are logged meanwhile, whatever levels were set before."""
    lines, root = Lines(), logging.getLogger()
    loggers = [root, *map(logging.getLogger, list(root.manager.loggerDict))]
    levels = [logger.level for logger in loggers]
    root.addHandler(lines)
    for logger in loggers:
        logger.setLevel(logging.DEBUG if logger is root else logging.NOTSET)
    try:
        yield lines
    finally:
        root.removeHandler(lines)
        for logger, level in zip(loggers, levels, strict=True):
            logger.setLevel(level)


class Server:
    """A server on a store of either kind; all chance comes from ``rng``, time passes when a test says so."""

    running: Running
    store: Store

    def __init__(self, place: Place) -> None:
        self.now = NOW
        self.rng = Random(0)
        self.answers: list[bytes] = []
        self.clients: list[Client] = []
        self._place = place
        self._around = Around(lambda: self.now, self.rng.randbytes)
        self._open = AsyncExitStack()

    async def start(self) -> None:
        """Open the store and take its tables over."""
        self.store = await kept_at(self._place)
        self.running = await self._open.enter_async_context(running(self.store, self._around))
        origins = Origins()
        self.app = Guard(Guests(make_app(self.running.site), origins, self._around.entropy), origins)

    async def stop(self) -> None:
        """Send everybody away, and stop."""
        self.running.site.stopping.set()
        self.running.site.connections.end_all(2)
        try:
            await self.part()
        finally:
            await self._open.aclose()
            await self.store.close()

    async def part(self) -> None:
        """Everybody goes."""
        for client in self.clients:
            await client.go()

    async def clear(self, seed: int) -> None:
        """Forget every table, as if none had been, and begin with the chance of a seed."""
        await self.part()
        await self.settle()
        tables = self.running.site.tables
        for code in [*tables.lives]:
            del tables.lives[code]
            tables.lobby.put(code, None)
        await self.store.forget_all()
        self.answers.clear()
        self.clients.clear()
        self.rng.seed(seed)

    def live(self, code: str) -> Live:
        """A table in memory."""
        return self.running.site.tables.lives[code]

    async def come(self, code: str, token: str | None = None, seen: int = 0, address: str = "127.0.0.1") -> Client:
        """Somebody comes to a table."""
        return await self.greet(code, c.Hello(protocol=PROTOCOL, token=token, seen=seen), token, address)

    async def greet(
        self, code: str, hello: c.ClientMessage | bytes, token: str | None = None, address: str = "127.0.0.1"
    ) -> Client:
        """Somebody comes to a table and begins in whatever way."""
        client = Client(token, address)
        self.clients.append(client)
        await client.come(self.app, code, hello)
        await self.settle()
        return client

    async def settle(self) -> None:
        """Wait until no bot thinks any more, and no connection is about to end."""
        lives = self.running.site.tables.lives
        while driving := [task for live in lives.values() if (task := live.driving) and not task.done()]:
            await asyncio.gather(*driving)
        for client in self.clients:
            await client.end()

    async def pulse(self) -> None:
        """Do what is due; the first client never answers."""
        await self.running.timers.pulse()
        await self.settle()
        self.running.site.connections.pulse()
        await self.settle()
        for client in self.clients[1:]:
            await client.answer()
        await self.settle()

    async def wait(self, seconds: float) -> None:
        """Let time pass, with a pulse now and then."""
        end = self.now + seconds
        while self.now < end:
            self.now = min(end, self.now + PACE)
            await self.pulse()

    async def ask(self, path: str, method: str = "GET", **headers: str) -> None:
        """Somebody asks something over HTTP and goes once there is an answer; that is kept."""
        scope = _scope(path, "127.0.0.1") | {"type": "http", "method": method}
        scope["headers"] += [(name.encode(), value.encode()) for name, value in headers.items()]
        asked: list[Message] = [{"type": "http.request", "body": b"", "more_body": False}]
        sent: list[Message] = []
        is_answered = asyncio.Event()

        async def receive() -> Message:
            if asked:
                return asked.pop()
            await is_answered.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            sent.append(message)
            if "body" in message:
                is_answered.set()

        await self.app(scope, receive, send)
        self.answers.append(repr((path, sent)).encode())


def _scope(path: str, address: str) -> dict[str, Any]:
    scope: Scope = {
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"127.0.0.1:8151")],
        "client": (address, 4242),
        "server": ("127.0.0.1", 8151),
    }
    return dict(scope)
