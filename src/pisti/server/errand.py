"""What is done at a table by a request: who asks is there for a moment, and comes back by a WebSocket."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pisti.server.tables import Tables
from pisti.table import wire_commands as c


class Errand:
    """Whoever asks by a request: what is told meanwhile stands in the answer to it, so nothing is listened to."""

    def __init__(self) -> None:
        self.key: str | None = None

    def send(self, message: bytes) -> None:
        """Let a message pass."""

    def end(self, code: str, retry: int | None) -> None:
        """There is no connection to be closed."""


async def run_errand(
    tables: Tables, code: str, commands: Sequence[c.Sit | c.Fill | c.Start], guest: str | None, now: Callable[[], float]
) -> bytes:
    """Follow commands at a table, one after the other; the welcome after them, as a message.

    Raises what the first of them is refused for that is; those before it have been followed.
    """
    errand = Errand()
    async with tables.at(code) as live:
        for command in commands:
            await tables.obey(live, errand, command, guest)
        tables.memory.note_leaving(live)
        tables.go_on(live)
        return live.welcome(errand, 0, now())
