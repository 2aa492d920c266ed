"""A WebSocket that costs little, so that the load leaves the machine to the servers: text frames, nothing else."""

from __future__ import annotations

import asyncio
from asyncio import Protocol, Transport
from collections.abc import Callable

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Socket(Protocol):
    """An open socket; ``hear`` is called with each text that comes."""

    def __init__(self, hear: Callable[[bytes], None], path: str, port: int) -> None:
        self._hear = hear
        self._upgrade = _UPGRADE.format(path=path, port=port).encode()
        self._read = b""
        self._is_open = False
        self._transport: Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_lost = False

    @classmethod
    async def connect(cls, hear: Callable[[bytes], None], path: str, port: int) -> Socket:
        """Open one; raises ConnectionError."""
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(hear, path, port), "127.0.0.1", port)
        await socket.opened
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the WebSocket."""
        assert isinstance(transport, Transport) or hasattr(transport, "write")
        self._transport = transport  # type: ignore[assignment]
        self.write(self._upgrade)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is closed."""
        self.is_lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before it was open"))

    def write(self, data: bytes) -> None:
        """Write bytes."""
        assert self._transport is not None
        self._transport.write(data)

    def send(self, text: bytes, kind: int = _TEXT) -> None:
        """Send a frame of at most 65535 bytes, masked with zeros: the server takes it off all the same."""
        size = len(text)
        head = bytes((128 | kind, 128 | size)) if size < 126 else bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        self.write(head + bytes(4) + text)

    def close(self) -> None:
        """Close it at once."""
        assert self._transport is not None
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        """Take the frames that are whole."""
        data = self._read + data if self._read else data
        if not self._is_open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._read = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                self.close()
                return
            self._is_open = True
            self.opened.set_result(None)
        self._read = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Tell of each frame; what is left."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size > 125:
                start += 2 if size == 126 else 8
                if end < start:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            if end < start + size:
                break
            self._frame(data[at] & 15, data[start : start + size])
            at = start + size
        return data[at:]

    def _frame(self, kind: int, text: bytes) -> None:
        if kind == _TEXT:
            self._hear(text)
        elif kind == _PING:
            self.send(text, _PONG)
        elif kind == _CLOSE:
            self.close()
