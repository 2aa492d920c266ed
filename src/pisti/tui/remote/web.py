"""What a server is asked over HTTP: which tables are open, a new table, the records of a game that is over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from http.client import HTTPException
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

from pisti.errors import PistiError
from pisti.rules import Rules
from pisti.table.wire_types import PlayerAt, SeatLetter, TableSettings
from pisti.tui.remote.address import Address
from pisti.tui.remote.faults import BadRemote, RemoteFault
from pisti.tui.remote.reaching import fault_of, fault_of_status

SECONDS = 10.0
"""How long an answer is waited for."""

LARGEST = 4 * 1024 * 1024
"""How many bytes an answer can have."""

Fetch = Callable[[Request], bytes]
"""What sends a request and gives the answer; raises OSError, HTTPException and ValueError."""


class OpenTable(Struct, frozen=True):
    """An open table in the list of a server."""

    code: str
    settings: TableSettings
    players: dict[SeatLetter, PlayerAt]
    is_playing: bool = False

    @property
    def rules(self) -> Rules:
        """The rules of the table; raises BadRules."""
        return Rules.parse(self.settings.rules)


class _Made(Struct, frozen=True):
    code: str


def fetch(request: Request) -> bytes:
    """Send a request and wait for the answer."""
    with urlopen(request, timeout=SECONDS) as answer:  # of an address with http or https
        read: bytes = answer.read(LARGEST + 1)
    if len(read) > LARGEST:
        raise ValueError(len(read))
    return read


class Web:
    """The HTTP of a server; every question raises BadRemote."""

    def __init__(self, address: Address, fetch: Fetch = fetch) -> None:
        self._address = address
        self._fetch = fetch

    async def open_tables(self) -> list[OpenTable]:
        """The open tables, those alone that this program understands."""
        raw = await self._ask(self._address.tables)
        try:
            each = msgspec.json.decode(raw, type=list[msgspec.Raw])
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise BadRemote(RemoteFault.NOT_PISTI) from None
        return [table for table in map(_table, each) if table is not None]

    async def make(self, settings: TableSettings) -> str:
        """Make a table; its code."""
        body = msgspec.json.encode({"settings": settings})
        raw = await self._ask(self._address.tables, body, {"content-type": "application/json"})
        try:
            return msgspec.json.decode(raw, type=_Made).code
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise BadRemote(RemoteFault.NOT_PISTI) from None

    async def record(self, game: str, token: str) -> bytes:
        """The records of a game that is over, for whoever has sat there."""
        url = f"{self._address.base}/api/games/{quote(game, safe='')}"
        return await self._ask(url, headers={"authorization": f"Bearer {token}"})

    async def _ask(self, url: str, body: bytes | None = None, headers: Mapping[str, str] | None = None) -> bytes:
        request = Request(url, body, dict(headers or {}))
        server = self._address.name
        try:
            return await asyncio.to_thread(self._fetch, request)
        except HTTPError as error:
            error.close()
            raise fault_of_status(error.code, server) from None
        except URLError as error:
            reason = error.reason if isinstance(error.reason, Exception) else error
            raise fault_of(reason, server) from None
        except (OSError, HTTPException, ValueError) as error:
            raise fault_of(error, server) from None


def _table(raw: msgspec.Raw) -> OpenTable | None:
    """A table of the list, None for one that a newer server may know how to play."""
    try:
        table = msgspec.json.decode(raw, type=OpenTable)
        _ = table.rules
    except (msgspec.MsgspecError, PistiError):
        return None
    return table
