"""The open tables, as everybody may see them: who waits for the list to change is woken."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import msgspec
from msgspec import Struct

from pisti.table.served import Served, Stage
from pisti.table.served.state import IN_GAME
from pisti.table.wire_types import PlayerAt, SeatLetter, TableSettings
from pisti.table.wiring import letter, player_at


class OpenTable(Struct, frozen=True):
    """What is told of an open table: its settings, who sits there, the free seats, and whether a game goes on."""

    settings: TableSettings
    players: dict[SeatLetter, PlayerAt]
    free: tuple[SeatLetter, ...]
    is_playing: bool


def listing_of(table: Served) -> str | None:
    """What the list of open tables says of a table, None where it is not listed: private, closed, or nobody is there.

    >>> listing_of(Served()) is None
    True
    """
    if not table.settings.is_open or table.stage is Stage.CLOSED:
        return None
    if not any(who.is_here for who in table.seats.values()):
        return None
    seats = table.seats
    entry = OpenTable(
        settings=table.settings,
        players={letter(seat): player_at(who.player) for seat, who in seats.items()},
        free=tuple(letter(seat) for seat in table.rules.seating if seat not in seats or seats[seat].key is None),
        is_playing=table.stage in IN_GAME,
    )
    return msgspec.json.encode(entry).decode()


class Lobby:
    """The list of open tables."""

    def __init__(self) -> None:
        self._listings: dict[str, str] = {}
        self._changed = asyncio.Event()

    def put(self, code: str, listing: str | None) -> None:
        """A table is listed so from now on, or not any more."""
        if self._listings.get(code) == listing:
            return
        if listing is None:
            del self._listings[code]
        else:
            self._listings[code] = listing
        self._changed.set()
        self._changed = asyncio.Event()

    def put_all(self, listings: Mapping[str, str]) -> None:
        """These tables are listed from now on, the oldest first, and no others."""
        if list(self._listings.items()) == list(listings.items()):
            return
        self._listings = dict(listings)
        self._changed.set()
        self._changed = asyncio.Event()

    @property
    def listings(self) -> Mapping[str, str]:
        """What is said of each table, by its code."""
        return self._listings

    def text(self) -> bytes:
        """The list as JSON, the newest table first.

        >>> Lobby().text()
        b'[]'
        """
        rows = (b'{"code":"%b",%b' % (code.encode(), text.encode()[1:]) for code, text in self._listings.items())
        return b"[" + b",".join(reversed(list(rows))) + b"]"

    async def changes(self) -> None:
        """Wait until the list changes."""
        await self._changed.wait()
