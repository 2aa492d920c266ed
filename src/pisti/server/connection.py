"""One WebSocket at a table: messages in, messages out; whoever reads too slowly, too fast or not at all is dropped."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from enum import StrEnum

from starlette.types import Receive, Scope, Send

from pisti.server.faults import BadRequest, ServerFault
from pisti.server.guests import guest_of
from pisti.server.limits import Bucket, is_loopback
from pisti.server.live import Live
from pisti.server.measures import Measures
from pisti.server.socket import framed, socket_of
from pisti.server.store import BadStore
from pisti.server.tables import Tables, refusal
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.wire import BadMessage, decode, encode
from pisti.table.wire_types import PROTOCOL

HELLO_SECONDS = 10.0
PING_SECONDS = 20.0
SILENT_SECONDS = 50.0
"""After how long a client that says nothing, not even the answer to a ping, is taken for gone."""

MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 20.0, 60.0
"""How many messages are taken of one client; of a program on this machine any number."""

MOST_REFUSED = 100
"""How many messages may be refused one after the other for coming too fast, before the connection ends."""

BAD_HELLO, NOT_YOUR_SEAT, TOO_MUCH, ENDED, RESTART = 4400, 4401, 4429, 4000, 1012
"""Why a connection is closed, as codes of WebSockets."""

_AT_ONCE = 50  # messages of one client before others have a turn
_ASKED_AT_ONCE = 64  # clients asked whether they are there: thousands in one moment would keep a play waiting

_CLOSES: dict[StrEnum, int] = {ServerFault.NOT_YOUR_SEAT: NOT_YOUR_SEAT, ServerFault.TOO_MANY_HERE: TOO_MUCH}


class Connection:
    """A client at a table; ``heard_at`` is when it said something last, ``is_own`` whether it is on this machine."""

    __slots__ = ("_measures", "_socket", "guest", "heard_at", "is_over", "is_own", "key")

    def __init__(self, scope: Scope, measures: Measures, now: float) -> None:
        self.key: str | None = None
        self.guest = guest_of(scope)
        self.heard_at = now
        self.is_over = False
        self.is_own = is_loopback((scope.get("client") or ("",))[0])
        self._socket = socket_of(scope)
        self._measures = measures

    def send(self, message: bytes) -> None:
        """Send a message; a client that cannot take it at once is too far behind, and dropped."""
        if not self.is_over and not self._socket.put(framed(message)):
            self.drop("slow")

    def end(self, code: str, retry: int | None) -> None:
        """Say good-bye, and close the connection."""
        if self.is_over:
            return
        self.send(encode(e.Bye(code=code, retry=retry)))
        self.close(ENDED if retry is None else RESTART)

    def close(self, code: int) -> None:
        """Close the connection without a word."""
        if not self.is_over:
            self.is_over = True
            self._socket.say_close(code)

    def drop(self, why: str) -> None:
        """Let go of the connection at once."""
        if not self.is_over:
            self.is_over = True
            self._measures.dropped[why] += 1
            self._socket.abort()


class Connections:
    """All connections at tables; the endpoint of WebSockets."""

    def __init__(self, tables: Tables, now: Callable[[], float]) -> None:
        self._tables = tables
        self._now = now
        self._measures = tables.measures
        self._open: dict[Connection, Live] = {}
        self._pinged_at = now()
        self._unasked: list[Connection] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a client until it goes."""
        await receive()
        code = scope["path_params"]["code"]
        try:
            async with self._tables.at(code) as live:
                await send({"type": "websocket.accept"})
                connection = Connection(scope, self._measures, self._now())
                await self._serve(live, connection, receive)
        except BadRequest as error:
            await _deny(send, 404, error)
        except BadStore:
            await _deny(send, 503, BadRequest(ServerFault.NOT_STORED))

    async def _serve(self, live: Live, connection: Connection, receive: Receive) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await _frame(receive)
            if hello is None:
                return
            await self._greet(live, connection, hello)
            self._open[connection] = live
            self._measures.sockets = len(self._open)
            # A task of its own is woken by each message alone, not with all that stands around the application.
            await asyncio.create_task(self._listen(live, connection, receive))
        except TimeoutError:
            connection.close(BAD_HELLO)
        except BadMessage:
            connection.close(BAD_HELLO)
        except BadRequest as error:
            connection.close(_CLOSES.get(error.code, BAD_HELLO))
        except BadStore:
            connection.close(RESTART)
        finally:
            connection.is_over = True
            self._open.pop(connection, None)
            self._measures.sockets = len(self._open)
            self._tables.part(live, connection)

    async def _greet(self, live: Live, connection: Connection, frame: str | bytes) -> None:
        """The first message says who this is; nothing is sent before that is known."""
        hello = decode(frame)
        if not isinstance(hello, c.Hello):
            raise BadRequest(ServerFault.HELLO_FIRST)
        if hello.protocol != PROTOCOL:
            raise BadRequest(ServerFault.OTHER_PROTOCOL, known=PROTOCOL, found=hello.protocol)
        await self._tables.join(live, connection, hello)

    async def _listen(self, live: Live, connection: Connection, receive: Receive) -> None:
        bucket, refused, heard = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE, self._now()), 0, 0
        while not connection.is_over and (frame := await _frame(receive)) is not None:
            heard += 1
            if heard % _AT_ONCE == 0:
                await asyncio.sleep(0)
            connection.heard_at = self._now()
            is_early = not connection.is_own and not bucket.take(connection.heard_at)
            refused = refused + 1 if is_early else 0
            if refused > MOST_REFUSED:
                return connection.close(TOO_MUCH)
            await self._hear(live, connection, frame, is_early)
        return None

    async def _hear(self, live: Live, connection: Connection, frame: str | bytes, is_early: bool) -> None:
        """A message of a client that is known; one that comes too early is refused, and named if it can be."""
        try:
            message = decode(frame)
        except BadMessage as error:
            bad = BadRequest(ServerFault.TOO_FAST) if is_early else error
            return connection.send(encode(refusal(bad, None, live.table.version)))
        match message:
            case c.Pong():
                return None
            case _ if is_early or isinstance(message, c.Hello):
                why = BadRequest(ServerFault.TOO_FAST if is_early else ServerFault.HELLO_AGAIN)
                return connection.send(encode(refusal(why, getattr(message, "id", None), live.table.version)))
            case c.Hint():
                return await self._tables.hint(live, connection, message)
            case _:
                return await self._tables.follow(live, connection, message, connection.guest)

    def pulse(self) -> None:
        """Ask all whether they are there, now and then; who has not answered for long is dropped."""
        now = self._now()
        if not self._unasked and not 0 <= now - self._pinged_at < PING_SECONDS:
            self._pinged_at = now
            self._unasked = list(self._open)
        for connection in self._unasked[:_ASKED_AT_ONCE]:
            if (live := self._open.get(connection)) is not None:
                _ask(connection, live, now)
        del self._unasked[:_ASKED_AT_ONCE]

    def end_all(self, retry: int) -> None:
        """Tell everybody that the server stops, and when to come back."""
        for connection in list(self._open):
            connection.end(ServerFault.STOPS, retry)


def _ask(connection: Connection, live: Live, now: float) -> None:
    """Ask a client whether it is there, or drop it."""
    connection.heard_at = min(connection.heard_at, now)  # the clock may have been set back
    if now - connection.heard_at > SILENT_SECONDS:
        connection.drop("silent")
    else:
        connection.send(encode(e.Ping(version=live.table.version, now=int(now * 1000))))


async def _frame(receive: Receive) -> str | bytes | None:
    """What a client sent, None if it has gone."""
    message = await receive()
    if message["type"] == "websocket.disconnect":
        return None
    text: str | bytes | None = message.get("text")
    return text if text is not None else message.get("bytes") or b""


async def _deny(send: Send, status: int, error: BadRequest) -> None:
    """Refuse a handshake."""
    body = json.dumps({"code": error.code.value, "fields": error.fields}).encode()
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
