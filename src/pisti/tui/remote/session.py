"""A person at a table of a server: the client, its connection, and what is still to be shown of what was told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import contextmanager
from typing import TYPE_CHECKING

from pisti.table import Started
from pisti.table import wire_commands as c
from pisti.table.wire_types import SeatLetter
from pisti.tui.host import Notice
from pisti.tui.remote.address import Address
from pisti.tui.remote.client import Client, Command, Refusal, SeatLost
from pisti.tui.remote.link import Connected, Connecting, Link, State
from pisti.tui.remote.room import Room
from pisti.tui.scene import Told

if TYPE_CHECKING:
    from collections.abc import Iterator


class Session:
    """``told`` is what was heard and not shown yet, oldest first; ``state`` is how the connection is.

    ``file`` is where the game that is over is kept, None where it is not; ``has_left`` is whether the person has given
    the seat up; ``lost`` is called when the key is known to be that of no seat.
    """

    def __init__(
        self,
        address: Address,
        code: str,
        client: Client,
        *,
        now: Callable[[], float],
        link_of: Callable[..., Link] = Link,
        lost: Callable[[], None] = lambda: None,
    ) -> None:
        self.address = address
        self.code = code
        self.client = client
        self.told: deque[Told | Notice] = deque()
        self.state: State = Connecting()
        self.file: str | None = None
        self.has_left = False
        self.now = now
        self._lost = lost
        self._link = link_of(address, code, client, self._hear, self._show, now=now)
        self._listeners: list[Callable[[], None]] = []
        self._waiting: list[asyncio.Future[None]] = []

    async def run(self) -> None:
        """Keep the connection until it is over."""
        await self._link.run()

    @property
    def is_seated(self) -> bool:
        """Whether the person sits at the table."""
        return self.room is not None and self.room.you is not None

    @property
    def room(self) -> Room | None:
        """The table as it is known, None before the first answer."""
        return self.client.room

    def ask(self, command: Command) -> None:
        """Send a command; without a connection as soon as there is one."""
        self._link.send([self.client.ask(command)])
        self._changed()

    def leave(self) -> None:
        """Give the seat up."""
        self.has_left = True
        self.ask(c.Leave(id=self.client.name()))

    def sit(self, name: str, seat: SeatLetter | None) -> None:
        """Sit down."""
        self.has_left = False
        self._link.send([self.client.sit(name, seat)])

    def tap(self, place: int) -> None:
        """Tap the pack, at a place from 1 to 51."""
        self._link.send(self.client.tap(place))
        self._changed()

    def shown(self) -> None:
        """All that was told has been shown: a clock may begin to run."""
        if self.room is not None and self.room.settings.clock is not None:
            self._link.send([c.Shown(version=self.client.version)])

    def come_back(self) -> None:
        """Play again where a bot does: whoever connects does."""
        self._link.renew()

    @property
    def seconds_left(self) -> float | None:
        """How many seconds are left for what is waited for, None where no clock runs, or it is not known."""
        room = self.room
        if room is None or room.until is None or not isinstance(self.state, Connected):
            return None
        return max(0.0, room.until / 1000 - self.client.ahead - self.now())

    @contextmanager
    def listening(self, listener: Callable[[], None]) -> Iterator[None]:
        """Call somebody whenever something has changed."""
        self._listeners.append(listener)
        try:
            yield
        finally:
            self._listeners.remove(listener)

    def news(self) -> asyncio.Future[None]:
        """What is done when something changes from now on."""
        news = asyncio.get_running_loop().create_future()
        self._waiting.append(news)
        return news

    def _hear(self, told: list[Told | Notice]) -> None:
        self.told.extend(told)
        if any(isinstance(each, Started) and each.round == 1 for each in told):
            self.file = None
        if any(map(self._is_no_seat, told)) and not self.client.is_asked(c.Sit):
            self._lost()
        self._changed()

    def _is_no_seat(self, told: Told | Notice) -> bool:
        """Whether something says that the person has no seat with this key."""
        is_refused = isinstance(told, Refusal) and isinstance(told.command, c.Sit)
        return isinstance(told, SeatLost) or (is_refused and not self.is_seated)

    def _show(self, state: State) -> None:
        self.state = state
        self._changed()

    def _changed(self) -> None:
        waiting, self._waiting = self._waiting, []
        for news in waiting:
            if not news.done():
                news.set_result(None)
        for listener in list(self._listeners):
            listener()
