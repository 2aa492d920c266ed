"""Somebody at a server, however it is shown: sessions, the keys of seats, games that are kept when they are over."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

from pisti.rules import Seat
from pisti.table.wiring import letter
from pisti.tui.remote.address import Address
from pisti.tui.remote.client import Client
from pisti.tui.remote.game_kept import keep_game
from pisti.tui.remote.link import Link, Over
from pisti.tui.remote.seat_key import SeatKey, SeatKeys
from pisti.tui.remote.session import Session
from pisti.tui.remote.web import Web

LEAVING_SECONDS = 3.0
"""How long it is waited for the server to hear that somebody leaves."""


@dataclass(frozen=True)
class Visitor:
    """``games`` is the folder for games that are over; ``link_of`` makes the connection to a table."""

    address: Address
    web: Web
    keys: SeatKeys
    games: Path
    now: Callable[[], float]
    entropy: Callable[[int], bytes]
    link_of: Callable[..., Link] = Link

    def session(self, code: str) -> Session:
        """A session at a table, at the seat that was kept there if one was; not connected yet."""
        key = self.keys.find(self.address.base, code)
        prefix = base64.urlsafe_b64encode(self.entropy(6)).decode()
        client = Client(key or SeatKey.made(self.entropy), prefix, is_seated=key is not None)
        lost = partial(self.forget, code)
        return Session(self.address, code, client, now=self.now, link_of=self.link_of, lost=lost)

    def rng(self) -> Random:
        """A source of chance for what nobody has to check."""
        return Random(self.entropy(16))

    def kept(self) -> list[str]:
        """The codes of the tables where a seat is kept, the last one first."""
        return [kept.code for kept in self.keys.at(self.address.base)]

    def sit(self, session: Session, name: str, seat: Seat | None) -> OSError | None:
        """Sit down, with a key that is kept before it is anybody's; why it could not be kept, if it could not."""
        client, wrong = session.client, None
        if client.is_used and not session.is_seated:
            client.renew(SeatKey.made(self.entropy))
        try:
            self.keys.keep(self.address.base, session.code, client.key)
        except OSError as error:
            wrong = error
        session.sit(name, None if seat is None else letter(seat))
        return wrong

    async def gone(self, session: Session) -> None:
        """Wait until the server knows that the person has given the seat up, if that is so, and forget it."""
        if not session.has_left:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(LEAVING_SECONDS):
                while session.is_seated and not isinstance(session.state, Over):
                    await session.news()
        self.forget(session.code)

    def forget(self, code: str) -> None:
        """Forget the seat at a table."""
        self.keys.forget(self.address.base, code)

    async def keep_game(self, session: Session) -> str | None:
        """Keep the game that is over, once; its file. Raises BadRemote and OSError."""
        now = session.client.promises.now
        if session.file is None and now is not None:
            content = await self.web.record(now.context.game, session.client.key.token)
            session.file = keep_game(self.games, content, now.context.game, self.now())
        return session.file
