"""The WebSocket of uvicorn as the tables use it: what is sent is taken at once or not at all, nobody is waited for."""

from __future__ import annotations

from asyncio import BaseTransport

from starlette.types import Scope
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

MOST_PARTS = 64
"""Of how many frames a message may be made: a frame may be empty, so that the length of a message does not bound it."""

_EXTENSION = "pisti.socket"


class TableSocket(WebSocketsSansIOProtocol):
    """A WebSocket that the application can write to directly; ``socket_of`` finds it."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Keep what is sent and received out of the log, at any level: cookies, tokens of seats, hands."""
        self.conn.debug = False
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Read on; a handshake comes as a whole, so that one that cannot be read now never can."""
        super().data_received(data)
        if not self.handshake_initiated:
            self.handshake_complete = self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        """Tell the application where it is."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][_EXTENSION] = {"socket": self}

    def handle_cont(self, event: Frame) -> None:
        """Take a further part of a message."""
        if len(self.frames) >= MOST_PARTS:
            self.abort()
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer, unless the answers before are not read either."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.abort()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on, if it is text where it says so."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            self.say_close(CloseCode.INVALID_DATA)
        else:
            super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says; a handshake that was refused is complete."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    def put(self, frame: bytes) -> bool:
        """Send a whole frame; False if so much waits to be read by the client that it is too far behind."""
        if not self.writable.is_set():
            return False
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)
        return True

    def say_close(self, code: int) -> None:
        """Begin to close, unless that has begun; the client has some seconds to agree."""
        if self.close_sent or self.transport.is_closing() or self.conn.state is not State.OPEN:
            return
        self.conn.send_close(code)
        self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def abort(self) -> None:
        """Let go at once."""
        self.transport.abort()


def socket_of(scope: Scope) -> TableSocket:
    """The socket that a scope came through."""
    socket: TableSocket = scope["extensions"][_EXTENSION]["socket"]
    return socket


def framed(message: bytes) -> bytes:
    r"""A message as a text frame of a server (RFC 6455, 5.2).

    >>> framed(b"hi"), len(framed(b"x" * 126)), len(framed(b"x" * 65_536))
    (b'\x81\x02hi', 130, 65546)
    """
    size = len(message)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + message
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message
