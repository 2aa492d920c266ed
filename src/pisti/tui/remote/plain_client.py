"""``pisti play --plain --server``: the tables of a server and one of them, line by line."""

from __future__ import annotations

import argparse
import asyncio
import secrets
import signal
import sys
import time
from collections.abc import Callable
from functools import partial
from io import StringIO
from typing import TextIO

from pisti.errors import PistiError
from pisti.i18n import Texts
from pisti.rules import Rules, Seat
from pisti.table.wire_types import TableSettings
from pisti.tui.ending import Ended, exit_code, unwinding
from pisti.tui.file_fault import told
from pisti.tui.plain_input import Console
from pisti.tui.remote.address import code
from pisti.tui.remote.app import manner_of, visitor_of
from pisti.tui.remote.asked_place import Place
from pisti.tui.remote.faults import BadRemote, RemoteFault
from pisti.tui.remote.lines import Lines, TypedLines
from pisti.tui.remote.plain_commands import follow
from pisti.tui.remote.plain_table import Parting, PlainTable
from pisti.tui.remote.room_told import invited
from pisti.tui.remote.session import Session
from pisti.tui.remote.tables_told import table_told
from pisti.tui.remote.visitor import Visitor
from pisti.tui.stage import Manner


class PlainClient:
    """Somebody who plays at a server line by line; ``left`` is the table that was left with a seat kept."""

    def __init__(self, manner: Manner, visitor: Visitor, console: Console, lines: Lines) -> None:
        self._manner = manner
        self._visitor = visitor
        self._console = console
        self._lines = lines
        self._keeping: asyncio.Task[None] | None = None
        self.left: str | None = None

    async def run(self, code: str | None) -> None:
        """Play at a table, which is chosen if none is named; raises what ends it."""
        chosen = code or await self._chosen()
        if chosen is not None:
            await self._at_table(chosen)

    # Which table

    async def _chosen(self) -> str | None:
        """The code of a table, None for none; raises BadRemote."""
        say, seats = self._manner.texts, self._visitor.kept()
        tables = await self._visitor.web.open_tables()
        entries = {code: say("remote-return", code=code) for code in seats}
        for table in tables:
            entries.setdefault(table.code, table_told(say, self._manner.look, table))
        self._console.say(say("remote-open-tables") if entries else say("remote-no-tables"))
        for number, line in enumerate(entries.values(), 1):
            self._console.say(f"{number}  {line}")
        self._console.say(say("remote-plain-tables"))
        return await self._asked(list(entries))

    async def _asked(self, codes: list[str]) -> str | None:
        """The table that somebody types, by its number or its code, or a new one."""
        say = self._manner.texts
        while True:
            self._console.prompt(say("remote-ask-table"))
            line = await self._lines.next()
            if line is None or line.strip() == "q":
                return None
            try:
                return await self._meant(line.strip(), codes)
            except PistiError as error:
                self._console.say(told(say, error))

    async def _meant(self, text: str, codes: list[str]) -> str:
        """The table that a text means; raises BadRemote and BadRules."""
        if text.isascii() and text.isdecimal() and len(text) < 4 and 1 <= int(text) <= len(codes):
            return codes[int(text) - 1]
        word, _, rules = text.partition(" ")
        if word != "n":
            return code(text, self._visitor.address)
        return await self._visitor.web.make(TableSettings(str(Rules.parse(rules.strip() or "standard"))))

    # At the table

    async def _at_table(self, code: str) -> None:
        """At one table until it is left; raises what ends it."""
        session, visitor = self._visitor.session(code), self._visitor
        self.left = code
        running = asyncio.create_task(session.run())
        later = asyncio.get_running_loop().call_later
        sit, over = partial(self._sit, session), partial(self._over, session)
        table = PlainTable(session, self._manner, self._console, sit, over, later, visitor.rng())
        try:
            parting = await table.play(self._lines, follow)
            if parting is Parting.GIVEN_UP or not session.is_seated:
                self.left = None
            await visitor.gone(session)
        except BadRemote as error:
            self.left = None
            if error.code is RemoteFault.NO_TABLE:
                visitor.forget(code)
            raise
        finally:
            if self._keeping is not None:
                await self._keeping
            running.cancel()

    def _sit(self, session: Session, seat: Seat | None) -> None:
        say = self._manner.texts
        wrong = self._visitor.sit(session, self._manner.settings.name or say("remote-guest"), seat)
        if wrong is not None:
            self._console.say(say("remote-seat-not-kept", file=str(wrong.filename)))

    def _over(self, session: Session) -> None:
        """A game is over: it is kept among the others, once."""
        if session.file is None and (self._keeping is None or self._keeping.done()):
            self._keeping = asyncio.create_task(self._keep_game(session))

    async def _keep_game(self, session: Session) -> None:
        try:
            file = await self._visitor.keep_game(session)
        except (PistiError, OSError) as error:
            self._console.say(told(self._manner.texts, error))
        else:
            self._console.say(self._manner.texts("play-record-is-in", file=str(file)))


def run(
    asked: argparse.Namespace,
    place: Place,
    texts: Texts,
    out: TextIO,
    lines_in: TextIO | None = None,
    *,
    now: Callable[[], float] = time.time,
    entropy: Callable[[int], bytes] = secrets.token_bytes,
) -> int:
    """Play at the server that was asked for, line by line; the exit code. Raises what ends the table."""
    stream = lines_in or sys.stdin or StringIO()
    manner, notice = manner_of(asked, texts, out)
    console = Console(stream, out, ascii_only=manner.ascii)
    if notice:
        console.say(notice)
    lines = TypedLines()
    client = PlainClient(manner, visitor_of(place, now, entropy), console, lines)

    async def play() -> None:
        with lines.reading(stream):
            await client.run(place.code)

    try:
        with unwinding():
            asyncio.run(play())
    except Ended as ended:
        return ended.exit_code
    except KeyboardInterrupt:
        console.end_line()
        _part(console, manner, place, client.left)
        return exit_code(signal.SIGINT)
    _part(console, manner, place, client.left)
    return 0


def _part(console: Console, manner: Manner, place: Place, code: str | None) -> None:
    """Tell a person who leaves how to come back; the command stands alone, to be copied."""
    if code is not None:
        console.say(manner.texts("remote-seat-kept"))
        console.say_whole("  " + invited(place.address, code) + " --plain")
