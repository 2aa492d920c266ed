"""A WebSocket without a library, for tests: any bytes can be sent, and whatever comes back is there to be looked at."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

SECONDS = 30.0
"""For how long anything is waited for."""

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
"""Kinds of frames; a part of a message after the first is of kind 0."""

HELLO = b'{"type":"hello","protocol":1}'


def handshake(path: str, *headers: str, method: str = "GET") -> bytes:
    """The request that opens a WebSocket."""
    lines = [
        f"{method} {path} HTTP/1.1",
        "Host: 127.0.0.1",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *headers,
    ]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


def masked(data: bytes, kind: int = TEXT, *, is_last: bool = True) -> bytes:
    """A frame of a client; its mask is all zeros, so that the data can be read in it."""
    size = len(data)
    first = kind | (0x80 if is_last else 0)
    if size < 126:
        head = struct.pack("!BB", first, 0x80 | size)
    elif size < 65_536:
        head = struct.pack("!BBH", first, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", first, 0x80 | 127, size)
    return head + b"\0\0\0\0" + data


class Wire:
    """A connection; ``head`` is the answer to the handshake."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, head: bytes) -> None:
        self.reader = reader
        self.writer = writer
        self.head = head

    def send(self, data: bytes, kind: int = TEXT, *, is_last: bool = True) -> None:
        """Send a frame."""
        self.writer.write(masked(data, kind, is_last=is_last))

    async def frame(self) -> tuple[int, bytes] | None:
        """The next frame, its kind and what is in it; None if the connection ends."""
        try:
            async with asyncio.timeout(SECONDS):
                first, size = await self.reader.readexactly(2)
                if size >= 126:
                    size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
                return first & 15, await self.reader.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError):
            return None

    async def rest(self) -> list[tuple[int, bytes]]:
        """All frames until the connection ends, or is about to: the last one says so then, and it is agreed to."""
        frames = []
        while (frame := await self.frame()) is not None:
            frames.append(frame)
            if frame[0] == CLOSE:
                self.send(frame[1], CLOSE)
                assert await self.frame() is None
                break
        return frames

    async def message(self) -> dict[str, object]:
        """The next message."""
        frame = await self.frame()
        assert frame is not None
        assert frame[0] == TEXT, frame
        message: dict[str, object] = json.loads(frame[1])
        return message


def code_of(frame: tuple[int, bytes]) -> int:
    """Why a connection is closed, by a frame that says so."""
    assert frame[0] == CLOSE, frame
    return int.from_bytes(frame[1][:2], "big")


@asynccontextmanager
async def wired(port: int, path: str, *headers: str, kept: int | None = None) -> AsyncIterator[Wire]:
    """A WebSocket; the system keeps ``kept`` bytes that it has not read."""
    connection = socket.socket()
    if kept is not None:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, kept)
    connection.setblocking(False)
    await asyncio.get_running_loop().sock_connect(connection, ("127.0.0.1", port))
    reader, writer = await asyncio.open_connection(sock=connection, limit=kept or 65_536)
    try:
        writer.write(handshake(path, *headers))
        async with asyncio.timeout(SECONDS):
            head = await reader.readuntil(b"\r\n\r\n")
        yield Wire(reader, writer, head)
    finally:
        writer.transport.abort()


def wire(port: int, code: str, *headers: str, kept: int | None = None) -> AbstractAsyncContextManager[Wire]:
    """A WebSocket at a table that has not said hello."""
    return wired(port, f"/api/tables/{code}/socket", *headers, kept=kept)
