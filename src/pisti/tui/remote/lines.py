"""The lines that a person types, while other things happen."""

from __future__ import annotations

import asyncio
import os
import stat
import threading
from codecs import getincrementaldecoder
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol, TextIO

_BYTES = 4096


class Lines(Protocol):
    """Lines that come when they come."""

    async def next(self) -> str | None:
        """The next line without its end, None after the last one."""


class TypedLines:
    """The lines of a stream."""

    def __init__(self) -> None:
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._decoder = getincrementaldecoder("utf-8")("replace")
        self._rest = ""

    async def next(self) -> str | None:
        """The next line, None after the last one."""
        return await self._lines.get()

    @contextmanager
    def reading(self, stream: TextIO) -> Iterator[None]:
        """Read a stream for the time of the block: a terminal or a pipe as it comes, all else at once."""
        file = _waitable(stream)
        if file is None:
            self._read_apart(stream)
            yield
            return
        loop = asyncio.get_running_loop()
        loop.add_reader(file, self._read, file, loop)
        try:
            yield
        finally:
            loop.remove_reader(file)

    def _read(self, file: int, loop: asyncio.AbstractEventLoop) -> None:
        """Something has been typed."""
        try:
            data = os.read(file, _BYTES)
        except OSError:  # the terminal is gone
            data = b""
        self._take(self._decoder.decode(data, not data))
        if not data:
            loop.remove_reader(file)
            self._end()

    def _take(self, text: str) -> None:
        *lines, self._rest = (self._rest + text).split("\n")
        for line in lines:
            self._lines.put_nowait(line.rstrip("\r"))

    def _end(self) -> None:
        if self._rest:
            self._lines.put_nowait(self._rest)
        self._lines.put_nowait(None)

    def _read_apart(self, stream: TextIO) -> None:
        """Read lines in a thread of their own, which nobody waits for."""
        loop = asyncio.get_running_loop()

        def read() -> None:
            for line in stream:
                loop.call_soon_threadsafe(self._take, line)
            loop.call_soon_threadsafe(self._end)

        threading.Thread(target=read, daemon=True).start()


def _waitable(stream: TextIO) -> int | None:
    """The number of a stream that the system can wait for, None if it cannot."""
    if os.name != "posix":
        return None
    try:
        file = stream.fileno()
        mode = os.fstat(file).st_mode
    except (OSError, ValueError):
        return None
    return file if os.isatty(file) or stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode) else None
