"""The connection to a table of a server: made again whenever it is cut, until the table is no more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI

from pisti.errors import PistiError
from pisti.table import BadCommand, TableFault
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.wire import BadMessage, decode_answer, encode
from pisti.tui.host import Notice
from pisti.tui.remote.address import Address
from pisti.tui.remote.client import Client
from pisti.tui.remote.faults import PASSING, BadRemote, RemoteFault
from pisti.tui.remote.reaching import fault_of, fault_of_status
from pisti.tui.scene import Told

DELAYS = (0.5, 1.0, 2.0, 5.0, 10.0)
"""After how many seconds it is tried again; the last one from then on."""

OPEN_SECONDS = 10.0
PING_SECONDS = 15.0
"""How often it is looked whether the server is still there, and how long its answer may take."""

BAD_HELLO, NOT_YOUR_SEAT, ENDED = 4400, 4401, 4000
"""Why a server closes a connection, as codes of WebSockets."""


@dataclass(frozen=True, slots=True)
class Connecting:
    """The connection is being made for the first time."""


@dataclass(frozen=True, slots=True)
class Connected:
    """The server has answered."""


@dataclass(frozen=True, slots=True)
class Lost:
    """There is no connection; it is tried again in so many seconds, 0 where it is tried just now."""

    error: PistiError
    seconds: float


@dataclass(frozen=True, slots=True)
class Over:
    """There will be no connection any more."""

    error: PistiError


State = Connecting | Connected | Lost | Over
"""How the connection is."""


class _Anew(Exception):
    """The connection is to be made again, after so many seconds."""

    def __init__(self, error: PistiError, seconds: float | None = None) -> None:
        super().__init__(error)
        self.error = error
        self.seconds = seconds


class Link:
    """The connection of a client; ``hear`` is called with what follows from each message, ``show`` with how it is."""

    def __init__(
        self,
        address: Address,
        code: str,
        client: Client,
        hear: Callable[[list[Told | Notice]], None],
        show: Callable[[State], None],
        *,
        now: Callable[[], float],
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._address = address
        self._code = code
        self._client = client
        self._hear = hear
        self._show = show
        self._now = now
        self._sleep = sleep
        self._out: asyncio.Queue[c.ClientMessage] = asyncio.Queue()
        self._socket: ClientConnection | None = None
        self._is_renewed = False
        self._closing: asyncio.Task[None] | None = None
        self._tries = 0

    def send(self, messages: Iterable[c.ClientMessage]) -> None:
        """Send messages; what is a command is sent again after a cut connection, by the client."""
        for message in messages:
            self._out.put_nowait(message)

    def renew(self) -> None:
        """Make the connection anew."""
        if self._socket is not None and not self._is_renewed:
            self._is_renewed = True
            self._closing = asyncio.create_task(self._socket.close())

    async def run(self) -> None:
        """Keep the connection until it is over."""
        self._show(Connecting())
        while True:
            try:
                await self._connect()
            except _Anew as lost:
                if isinstance(lost.error, BadRemote) and lost.error.code not in PASSING:
                    return self._show(Over(lost.error))
                await self._wait(lost)
            except PistiError as error:
                return self._show(Over(error))

    async def _wait(self, lost: _Anew) -> None:
        """Wait before it is tried again, longer each time."""
        delay = DELAYS[min(self._tries, len(DELAYS) - 1)] if lost.seconds is None else lost.seconds
        self._tries += 1
        if delay:
            self._show(Lost(lost.error, delay))
            await self._sleep(delay)
            self._show(Lost(lost.error, 0))

    async def _connect(self) -> None:
        """One connection, from its beginning to its end, which is always an exception."""
        server = self._address.name
        try:
            async with connect(
                self._address.socket(self._code),
                compression=None,
                open_timeout=OPEN_SECONDS,
                ping_interval=PING_SECONDS,
                ping_timeout=PING_SECONDS,
                close_timeout=1.0,
            ) as socket:
                await self._talk(socket)
        except ConnectionClosed as closed:
            self._closed(closed)
        except InvalidStatus as refused:
            raise _Anew(fault_of_status(refused.response.status_code, server, self._code)) from None
        except (InvalidHandshake, InvalidURI) as error:
            cause = error.__cause__
            raise _Anew(fault_of(cause if isinstance(cause, Exception) else error, server)) from None
        except (OSError, EOFError, UnicodeError) as error:
            raise _Anew(fault_of(error, server)) from None

    async def _talk(self, socket: ClientConnection) -> None:
        """Say hello, then hear and speak."""
        self._out, self._socket = asyncio.Queue(), socket
        await socket.send(encode(self._client.hello()).decode())
        speaking = asyncio.create_task(self._speak(socket, self._out))
        try:
            while True:
                self._take(await socket.recv())
        finally:
            self._socket = None
            speaking.cancel()

    async def _speak(self, socket: ClientConnection, out: asyncio.Queue[c.ClientMessage]) -> None:
        with suppress(ConnectionClosed):  # whoever listens learns it too
            while True:
                await socket.send(encode(await out.get()).decode())

    def _take(self, frame: str | bytes) -> None:
        """A message of the server."""
        try:
            message = decode_answer(frame)
        except BadMessage as error:
            raise BadRemote(RemoteFault.NOT_PISTI) from error
        if isinstance(message, e.Bye):
            raise self._leaving(message)
        heard = self._client.hear(message, self._now())
        if isinstance(message, e.Welcome):
            self._tries = 0
            self._show(Connected())
        self.send(heard.send)
        self._hear(heard.told)
        if heard.is_behind:
            raise _Anew(BadRemote(RemoteFault.CUT_OFF))

    def _leaving(self, message: e.Bye) -> Exception:
        """What a good-bye means."""
        if message.retry is not None:
            return _Anew(BadRemote(RemoteFault.CUT_OFF), float(min(message.retry, 60)))
        return BadCommand(TableFault.CLOSED) if message.code == TableFault.CLOSED else BadRemote(RemoteFault.NOT_PISTI)

    def _closed(self, closed: ConnectionClosed) -> None:
        """What it means that the server has closed the connection."""
        if self._is_renewed:
            self._is_renewed = False
            raise _Anew(BadRemote(RemoteFault.CUT_OFF), 0.0) from None
        code = None if closed.rcvd is None else closed.rcvd.code
        if code == NOT_YOUR_SEAT:
            self._hear(self._client.deny())
            raise _Anew(BadRemote(RemoteFault.CUT_OFF), 0.0) from None
        if code == BAD_HELLO:
            raise BadRemote(RemoteFault.OTHER_PROTOCOL) from None
        if code == ENDED:
            raise BadCommand(TableFault.CLOSED) from None
        raise _Anew(BadRemote(RemoteFault.CUT_OFF)) from None
