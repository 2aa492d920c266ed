"""Somebody who plays at a server line by line, for tests: what is typed is written down before, or made up."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Iterable
from pathlib import Path

from far_terminals import FarWeb, Net, visitor
from pisti.tui.frames import Speed
from pisti.tui.plain_input import Console
from pisti.tui.remote.plain_client import PlainClient
from pisti.tui.settings import Settings
from pisti.tui.stage import Manner
from screens import texts


class Script:
    """Lines that are there already; after the last one there are no more."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)

    async def next(self) -> str | None:
        await asyncio.sleep(0)
        return next(self._lines, None)


class Terminal(io.StringIO):
    """What stands for a terminal."""

    def isatty(self) -> bool:
        return True


class Typist:
    """A client, its lines and what it has written."""

    def __init__(
        self,
        net: Net,
        folder: Path,
        lines: Iterable[str],
        *,
        name: str = "Ada",
        language: str = "en",
        web: FarWeb | None = None,
        is_terminal: bool = False,
    ) -> None:
        self.out = io.StringIO()
        manner = Manner(texts(language), Settings(speed=Speed.OFF, name=name))
        console = Console(Terminal() if is_terminal else io.StringIO(), self.out)
        self.client = PlainClient(manner, visitor(net, folder, web), console, Script(lines))

    @property
    def told(self) -> str:
        return self.out.getvalue()

    def play(self, code: str | None = "abcde") -> str:
        """Until the lines or the table end; what was written."""
        asyncio.run(self.client.run(code))
        return self.told


async def waited(holds: Callable[[], object]) -> None:
    """Wait until something holds."""
    for _ in range(1000):
        await asyncio.sleep(0)
        if holds():
            return
    raise AssertionError
