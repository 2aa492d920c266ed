"""``pisti play --server`` on the full screen: the tables of a server, the room of one, the table itself."""

from __future__ import annotations

import argparse
import asyncio
import secrets
import time
from collections.abc import Callable
from functools import partial
from io import StringIO
from typing import TextIO

from pisti.errors import PistiError
from pisti.i18n import Texts
from pisti.notation import read_records
from pisti.rules import Seat
from pisti.table import wire_commands as c
from pisti.tui.asked_manner import asked_manner
from pisti.tui.file_fault import told
from pisti.tui.kept import games_folder
from pisti.tui.plain_input import Console
from pisti.tui.plain_words import Words
from pisti.tui.remote.asked_place import Place
from pisti.tui.remote.far_host import FarHost
from pisti.tui.remote.far_table_screen import FarTableScreen
from pisti.tui.remote.faults import BadRemote, RemoteFault
from pisti.tui.remote.room import Stage as RoomStage
from pisti.tui.remote.room_screen import Left, RoomScreen
from pisti.tui.remote.room_told import introduction, invited
from pisti.tui.remote.seat_key import SeatKeys, seats_folder
from pisti.tui.remote.session import Session
from pisti.tui.remote.tables_screen import TablesScreen
from pisti.tui.remote.visitor import Visitor
from pisti.tui.remote.web import Web
from pisti.tui.replay import open_records
from pisti.tui.replay_screen import ReplayScreen
from pisti.tui.settings import write_settings
from pisti.tui.settings_text import settings_file
from pisti.tui.stage import Keep, Manner, Stage
from pisti.tui.table_endings import Outcome


class RemoteApp(Stage[None]):
    """The app at a server; ``code`` is the table to begin with, None for the list."""

    def __init__(self, manner: Manner, visitor: Visitor, code: str | None, *, keep: Keep, notice: str = "") -> None:
        super().__init__(manner, keep)
        self._visitor = visitor
        self._code = code
        self._notice = notice
        self._session: Session | None = None

    def on_mount(self) -> None:
        """Begin."""
        self.run_worker(self._course())

    @property
    def left(self) -> str | None:
        """The table where the person still has a seat, None if there is none; to be asked at the end."""
        session = self._session
        return session.code if session is not None and session.is_seated and not session.has_left else None

    async def _course(self) -> None:
        """One table after the other, until the person leaves."""
        code = self._code
        while True:
            if code is None:
                code = await self._chosen()
            if code is None:
                return self.exit()
            try:
                if await self._at_table(code) is Left.FOR_NOW:
                    return self.exit()
            except PistiError as error:
                self._notice = told(self.manner.texts, error)
                if isinstance(error, BadRemote) and error.code is RemoteFault.NO_TABLE:
                    self._visitor.forget(code)
            code = self._session = None

    async def _chosen(self) -> str | None:
        """The code of the table that is chosen, None if none is."""
        notice, self._notice = self._notice, ""
        visitor = self._visitor
        return await self.push_screen_wait(TablesScreen(visitor.address, visitor.web, visitor.kept(), notice))

    async def _at_table(self, code: str) -> Left:
        """At one table until it is left; raises what ends it."""
        session = self._session = self._visitor.session(code)
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
                await self._visitor.gone(session)
                return left
            outcome = await self._at_play(session)
            if outcome is Outcome.LEFT:
                return Left.FOR_NOW
            if session.has_left:
                await self._visitor.gone(session)
                return Left.TO_TABLES
            await self._after_game(session, outcome)

    async def _in_room(self, session: Session) -> Left:
        screen = RoomScreen(session, partial(self._sit, session))
        with session.listening(screen.changed):
            result = await self.push_screen_wait(screen)
        if isinstance(result, PistiError):
            raise result
        return result

    def _sit(self, session: Session, seat: Seat) -> None:
        name = self.manner.settings.name or self.manner.texts("remote-guest")
        wrong = self._visitor.sit(session, name, seat)
        if wrong is not None:
            self.notify(self.manner.texts("remote-seat-not-kept", file=str(wrong.filename)), markup=False)

    async def _at_play(self, session: Session) -> Outcome:
        """One game; raises what ended it."""
        host, room = FarHost(session, self._visitor.rng(), self._later), session.room

        def greeting(words: Words) -> list[str]:
            return [] if room is None else list(introduction(words, room))

        screen = FarTableScreen(host, greeting, partial(self._is_over, session))
        with session.listening(screen.changed):
            outcome = await self.push_screen_wait(screen)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    def _later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, call)

    # Games that are over

    async def _after_game(self, session: Session, outcome: Outcome) -> None:
        room = session.room
        if outcome is Outcome.AGAIN and room is not None and room.stage is RoomStage.OVER:
            session.ask(c.Rematch(id=session.client.name()))
        if outcome is Outcome.LOOK_BACK:
            await self._look_back(session)

    def _is_over(self, session: Session) -> None:
        """The game is over: it is kept among the others."""
        self.run_worker(self._keep_game(session))

    async def _keep_game(self, session: Session) -> str | None:
        try:
            return await self._visitor.keep_game(session)
        except (PistiError, OSError) as error:
            self.notify(told(self.manner.texts, error), markup=False)
            return None

    async def _look_back(self, session: Session) -> None:
        """Show the game that is over play by play."""
        file = await self._keep_game(session)
        if file is None:
            return
        try:
            with open_records(file) as source:
                records = list(read_records(source))
        except (PistiError, OSError) as error:
            self.notify(told(self.manner.texts, error), markup=False)
        else:
            await self.push_screen_wait(ReplayScreen(records))


def visitor_of(place: Place, now: Callable[[], float], entropy: Callable[[int], bytes]) -> Visitor:
    """The person of this computer at a server."""
    return Visitor(place.address, Web(place.address), SeatKeys(seats_folder()), games_folder(), now, entropy)


def manner_of(asked: argparse.Namespace, texts: Texts, out: TextIO) -> tuple[Manner, str]:
    """The manner to begin in, with the name that was asked for, and what is wrong with the settings."""
    manner, notice = asked_manner(asked, texts, out)
    return (manner if asked.name is None else manner.with_settings(name=asked.name)), notice


def run(
    asked: argparse.Namespace,
    place: Place,
    texts: Texts,
    out: TextIO,
    *,
    now: Callable[[], float] = time.time,
    entropy: Callable[[int], bytes] = secrets.token_bytes,
) -> int:
    """Play at the server that was asked for, on the full screen; the exit code."""
    manner, notice = manner_of(asked, texts, out)
    keep = partial(write_settings, settings_file())
    app = RemoteApp(manner, visitor_of(place, now, entropy), place.code, keep=keep, notice=notice)
    app.run()
    if app.left is not None:
        console = Console(StringIO(), out, ascii_only=app.manner.ascii)
        console.say(app.manner.texts("remote-seat-kept"))
        console.say_whole("  " + invited(place.address, app.left))
    return app.return_code or 0
