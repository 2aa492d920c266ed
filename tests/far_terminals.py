"""Terminals at a table of a server for tests, without a network: what one sends, all hear at once, and bots play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextvars import Context, copy_context
from pathlib import Path
from typing import Any, cast

from textual.app import App
from textual.pilot import Pilot

from pisti.server.folding import finished_of
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.wire import decode_answer
from pisti.table.wire_types import TableSettings
from pisti.table.wiring import letter, player_at
from pisti.tui.frames import Speed
from pisti.tui.host import Notice
from pisti.tui.remote.address import Address
from pisti.tui.remote.app import RemoteApp
from pisti.tui.remote.client import Client
from pisti.tui.remote.far_table_screen import FarTableScreen
from pisti.tui.remote.faults import BadRemote, RemoteFault
from pisti.tui.remote.link import Connected, Connecting, Link, Lost, State
from pisti.tui.remote.room_screen import RoomScreen
from pisti.tui.remote.seat_key import SeatKeys
from pisti.tui.remote.session import Session
from pisti.tui.remote.visitor import Visitor
from pisti.tui.remote.web import OpenTable, Web
from pisti.tui.scene import Told
from pisti.tui.settings import Settings
from pisti.tui.stage import Manner
from remotes import Denied, Far, Socket, key_for
from screens import texts

ADDRESS = Address("https://example.org")
CODE = "abcde"
GONE = BadRemote(RemoteFault.CUT_OFF)


class Net:
    """A server and the connections to it; ``bots`` says whether bots play at once."""

    def __init__(self, settings: TableSettings | None = None, seed: int = 0) -> None:
        self.far = Far(settings or TableSettings(rules="two,target=21"), seed)
        self.links: list[FarLink] = []
        self.bots = True
        self._flows = False

    def link_of(self, *args: Any, **kwargs: Any) -> Link:  # noqa: ANN401
        """A connection, in place of one through the network."""
        return cast("Link", FarLink(self, *args, **kwargs))

    def flow(self) -> None:
        """Let everything arrive, and the bots play, until nothing happens any more."""
        if self._flows:
            return
        self._flows = True
        try:
            while any(link.deliver() for link in list(self.links)) or (self.bots and self.far.bots_play()):
                pass
        finally:
            self._flows = False

    def wait(self, seconds: float) -> None:
        """Let time pass at the server."""
        self.far.wait(seconds)
        self.flow()

    def session(self, name: str, *, is_seated: bool = False) -> Session:
        """The session of a client, not connected yet."""
        client = Client(key_for(name), f"p{self.far.rng.randrange(10**9)}", is_seated=is_seated)
        return Session(ADDRESS, CODE, client, now=lambda: self.far.now, link_of=self.link_of)

    def connected(self, name: str, seat: str | None = None) -> Session:
        """A session with a connection, and a seat if one is named."""
        session = self.session(name)
        link = self.link(session)
        link.connect()
        if seat is not None:
            session.sit(name, seat)  # type: ignore[arg-type]
        return session

    @staticmethod
    def link(session: Session) -> FarLink:
        """The connection of a session."""
        return cast("FarLink", session._link)


def about_to_cut(settings: TableSettings) -> tuple[Net, Session]:
    """Somebody at South who is to cut, with bots at all other seats."""
    for seed in range(100):
        net = Net(settings, seed)
        session = net.connected("Ada", "S")
        for seat in net.far.live.table.rules.seating[1:]:
            session.ask(c.Fill(id=session.client.name(), seat=letter(seat), level="hard"))
        session.ask(c.Start(id=session.client.name()))
        if session.client.must_tap:
            return net, session
    raise AssertionError


class FarLink:
    """A connection without a network."""

    def __init__(
        self,
        net: Net,
        address: Address,
        code: str,
        client: Client,
        hear: Callable[[list[Told | Notice]], None],
        show: Callable[[State], None],
        *,
        now: Callable[[], float],
    ) -> None:
        self.net = net
        self.client = client
        self.hear = hear
        self.show = show
        self.socket: Socket | None = None
        self.context: Context | None = None
        self.renewed = 0
        self.sent: list[c.ClientMessage] = []

    async def run(self) -> None:
        self.context = copy_context()  # two apps may run in one process here
        self.show(Connecting())
        self.connect()
        try:
            await asyncio.Event().wait()
        finally:
            self.cut()

    def connect(self) -> None:
        while self.socket is None:
            try:
                self.socket = self.net.far.connect(self.client.hello())
            except Denied:
                self.hear(self.client.deny())
        self.net.links.append(self)
        self.net.flow()

    def cut(self, *, is_absent: bool = False) -> None:
        if self.socket is not None:
            self.net.links.remove(self)
            self.net.far.cut(self.socket, is_absent=is_absent)
            self.socket = None
            self.show(Lost(GONE, 2))
            self.net.flow()

    def renew(self) -> None:
        self.renewed += 1
        self.cut()
        self.connect()

    def send(self, messages: Iterable[c.ClientMessage]) -> None:
        for message in messages:
            self.sent.append(message)
            if self.socket is not None:
                self.net.far.hear(self.socket, message)
        self.net.flow()

    def deliver(self) -> bool:
        """Take in what has arrived; whether anything had."""
        if self.socket is None or not self.socket.frames:
            return False
        if self.context is None:
            self._deliver()
        else:
            self.context.copy().run(self._deliver)
        return True

    def _deliver(self) -> None:
        while self.socket is not None and self.socket.frames:
            message = decode_answer(self.socket.frames.popleft())
            heard = self.client.hear(message, self.net.far.now)
            if isinstance(message, e.Welcome):
                self.show(Connected())
            self.send(heard.send)
            self.hear(heard.told)


class FarWeb:
    """What a server answers over HTTP; ``wrong`` is what goes wrong with it."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.wrong: BadRemote | None = None
        self.made: list[TableSettings] = []
        self.asked: list[str] = []

    async def open_tables(self) -> list[OpenTable]:
        if self.wrong is not None:
            raise self.wrong
        table = self.net.far.live.table
        players = {letter(seat): player_at(who.player) for seat, who in table.seats.items()}
        return [OpenTable(CODE, table.settings, players)] if table.settings.is_open else []

    async def make(self, settings: TableSettings) -> str:
        if self.wrong is not None:
            raise self.wrong
        self.made.append(settings)
        return CODE

    async def record(self, game: str, token: str) -> bytes:
        self.asked.append(game)
        if self.wrong is not None:
            raise self.wrong
        finished = finished_of(self.net.far.live.table)
        assert finished is not None
        assert finished.game == game
        return finished.text.encode()


def terminal(
    net: Net,
    folder: Path,
    name: str = "Ada",
    *,
    code: str | None = CODE,
    language: str = "en",
    settings: Settings | None = None,
    ascii_only: bool = False,
    web: FarWeb | None = None,
) -> RemoteApp:
    """The app of somebody at the server."""
    manner = Manner(texts(language), settings or Settings(speed=Speed.OFF, name=name), ascii_only)
    return RemoteApp(manner, visitor(net, folder, web), code, keep=lambda _: None)


def visitor(net: Net, folder: Path, web: FarWeb | None = None) -> Visitor:
    """Somebody at the server, whose seats and games are kept in a folder."""
    return Visitor(
        ADDRESS,
        cast("Web", web or FarWeb(net)),
        SeatKeys(folder / "seats"),
        folder / "games",
        lambda: net.far.now,
        net.far.rng.randbytes,
        net.link_of,
    )


def room_of(app: App[Any]) -> RoomScreen | None:
    """The room that is on top."""
    return app.screen if isinstance(app.screen, RoomScreen) else None


def table_of(app: App[Any]) -> FarTableScreen | None:
    """The table that is on top."""
    return app.screen if isinstance(app.screen, FarTableScreen) else None


async def press_button(pilot: Pilot[None], id: str) -> None:
    """Press a button of the screen on top, wherever it is."""
    await pilot.pause()
    pilot.app.screen.query_one(f"#{id}").press()  # type: ignore[attr-defined]
    await pilot.pause()
