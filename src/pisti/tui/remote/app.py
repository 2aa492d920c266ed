"""``pisti play --server`` on the full screen: the tables of a server, the room of one, the table itself."""

from __future__ import annotations

import argparse
import asyncio
import base64
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from io import StringIO
from pathlib import Path
from random import Random
from typing import TextIO

from pisti.errors import PistiError
from pisti.i18n import Texts
from pisti.notation import read_records
from pisti.rules import Seat
from pisti.table import wire_commands as c
from pisti.table.wiring import letter
from pisti.tui.asked_manner import asked_manner
from pisti.tui.file_fault import told
from pisti.tui.kept import games_folder
from pisti.tui.plain_input import Console
from pisti.tui.plain_words import Words
from pisti.tui.remote.address import Address
from pisti.tui.remote.asked_place import Place
from pisti.tui.remote.client import Client
from pisti.tui.remote.far_host import FarHost
from pisti.tui.remote.far_table_screen import FarTableScreen
from pisti.tui.remote.faults import BadRemote, RemoteFault
from pisti.tui.remote.game_kept import keep_game
from pisti.tui.remote.link import Link, Over
from pisti.tui.remote.link_told import sentence
from pisti.tui.remote.room import Stage as RoomStage
from pisti.tui.remote.room_screen import Left, RoomScreen
from pisti.tui.remote.room_told import introduction, invited
from pisti.tui.remote.seat_key import SeatKey, SeatKeys, seats_folder
from pisti.tui.remote.session import Session
from pisti.tui.remote.tables_screen import TablesScreen
from pisti.tui.remote.web import Web
from pisti.tui.replay import open_records
from pisti.tui.replay_screen import ReplayScreen
from pisti.tui.settings import write_settings
from pisti.tui.settings_text import settings_file
from pisti.tui.stage import Keep, Manner, Stage
from pisti.tui.table_endings import Outcome

LEAVING_SECONDS = 3.0
"""How long it is waited for the server to hear that somebody leaves."""

Entropy = Callable[[int], bytes]
"""What makes so many random bytes."""


class RemoteApp(Stage[None]):
    """The app at a server; ``code`` is the table to begin with, None for the list.

    ``left`` is the table that was left with a seat kept.
    """

    def __init__(
        self,
        manner: Manner,
        address: Address,
        code: str | None,
        keys: SeatKeys,
        *,
        keep: Keep,
        now: Callable[[], float],
        entropy: Entropy,
        games: Path,
        notice: str = "",
        web: Web | None = None,
        link_of: Callable[..., Link] = Link,
    ) -> None:
        super().__init__(manner, keep)
        self._address = address
        self._code = code
        self._keys = keys
        self._now = now
        self._entropy = entropy
        self._games = games
        self._notice = notice
        self._web = web or Web(address)
        self._link_of = link_of
        self._session: Session | None = None
        self.left: str | None = None

    def on_mount(self) -> None:
        """Begin."""
        self.run_worker(self._course())

    async def _course(self) -> None:
        """One table after the other, until the person leaves."""
        code = self._code
        while True:
            if code is None:
                code = await self._chosen()
            if code is None:
                return self.exit()
            self.left = None
            try:
                if await self._at_table(code) is Left.FOR_NOW:
                    self.left = code
                    return self.exit()
            except (PistiError, OSError) as error:
                self._notice = self._told(error)
                if isinstance(error, BadRemote) and error.code is RemoteFault.NO_TABLE:
                    self._keys.forget(self._address.base, code)
            code = None

    def _told(self, error: PistiError | OSError) -> str:
        if isinstance(error, PistiError):
            return sentence(self.manner.texts, error)
        return self.manner.texts("remote-seat-not-kept", file=str(error.filename))

    async def _chosen(self) -> str | None:
        """The code of the table that is chosen, None if none is."""
        seats = [kept.code for kept in self._keys.at(self._address.base)]
        notice, self._notice = self._notice, ""
        return await self.push_screen_wait(TablesScreen(self._address, self._web, seats, notice))

    async def _at_table(self, code: str) -> Left:
        """At one table until it is left; raises what ends it."""
        key = self._keys.find(self._address.base, code)
        prefix = base64.urlsafe_b64encode(self._entropy(6)).decode()
        client = Client(key or SeatKey.made(self._entropy), prefix, is_seated=key is not None)
        session = Session(self._address, code, client, now=self._now, link_of=self._link_of)
        self._session = session
        running = self.run_worker(session.run())
        try:
            return await self._sitting(session)
        finally:
            running.cancel()

    async def _sitting(self, session: Session) -> Left:
        """The room, then the table, and so on."""
        while True:
            left = await self._in_room(session)
            if left is not Left.TO_PLAY:
                await self._gone(session)
                return left
            outcome = await self._at_play(session)
            if outcome is Outcome.LEFT:
                return Left.FOR_NOW
            if session.has_left:
                await self._gone(session)
                return Left.TO_TABLES
            await self._after_game(session, outcome)

    async def _in_room(self, session: Session) -> Left:
        screen = RoomScreen(session, partial(self._sit, session))
        with session.listening(screen.changed):
            result = await self.push_screen_wait(screen)
        if isinstance(result, PistiError):
            raise result
        return result

    async def _at_play(self, session: Session) -> Outcome:
        """One game; raises what ended it."""
        rng = Random(self._entropy(16))
        host = FarHost(session, rng, self._later)
        room = session.room

        def greeting(words: Words) -> list[str]:
            return [] if room is None else list(introduction(words, room))

        session.file = None
        screen = FarTableScreen(host, greeting, partial(self._is_over, session))
        with session.listening(screen.changed):
            outcome = await self.push_screen_wait(screen)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    async def _after_game(self, session: Session, outcome: Outcome) -> None:
        room = session.room
        if outcome is Outcome.AGAIN and room is not None and room.stage is RoomStage.OVER:
            session.ask(c.Rematch(id=session.client.name()))
        if outcome is Outcome.LOOK_BACK:
            await self._look_back(session)

    def _sit(self, session: Session, seat: Seat) -> None:
        """Sit down at a seat; the key is kept before it is anybody's."""
        client = session.client
        if client.is_used:
            client.renew(SeatKey.made(self._entropy))
        try:
            self._keys.keep(self._address.base, session.code, client.key)
        except OSError as error:
            self.notify(self._told(error), markup=False)
        name = self.manner.settings.name or self.manner.texts("remote-guest")
        session.sit(name, letter(seat))

    async def _gone(self, session: Session) -> None:
        """Wait until the server knows that the person has left, if that is so, and forget the seat."""
        if not session.has_left:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(LEAVING_SECONDS):
                while session.client.is_asked(c.Leave) and not isinstance(session.state, Over):
                    await session.news()
        self._keys.forget(self._address.base, session.code)

    def _later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, call)

    # Games that are over

    def _is_over(self, session: Session) -> None:
        """The game is over: it is kept among the others."""
        self.run_worker(self._keep_game(session))

    async def _keep_game(self, session: Session) -> None:
        now = session.client.promises.now
        if now is None or session.file is not None:
            return
        try:
            content = await self._web.record(now.context.game, session.client.key.token)
            session.file = keep_game(self._games, content, now.context.game, self._now())
        except (PistiError, OSError) as error:
            self.notify(self._told(error), markup=False)

    async def _look_back(self, session: Session) -> None:
        """Show the game that is over play by play."""
        await self._keep_game(session)
        if session.file is None:
            return
        try:
            with open_records(session.file) as source:
                records = list(read_records(source))
        except (PistiError, OSError) as error:
            self.notify(told(self.manner.texts, error), markup=False)
        else:
            await self.push_screen_wait(ReplayScreen(records))


def run(
    asked: argparse.Namespace,
    place: Place,
    texts: Texts,
    out: TextIO,
    *,
    now: Callable[[], float] = time.time,
    entropy: Entropy = secrets.token_bytes,
) -> int:
    """Play at the server that was asked for, on the full screen; the exit code."""
    manner, notice = asked_manner(asked, texts, out)
    if asked.name is not None:
        manner = manner.with_settings(name=asked.name)
    app = RemoteApp(
        manner,
        place.address,
        place.code,
        SeatKeys(seats_folder()),
        keep=partial(write_settings, settings_file()),
        now=now,
        entropy=entropy,
        games=games_folder(),
        notice=notice,
    )
    app.run()
    if app.left is not None:
        console = Console(StringIO(), out, ascii_only=app.manner.ascii)
        console.say(app.manner.texts("remote-seat-kept"))
        console.say_whole("  " + invited(place.address, app.left))
    return app.return_code or 0
