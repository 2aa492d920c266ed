"""HTTP of uvicorn that does not wait for ever: for requests, for who does not read, nor with too many for one address.

Left to itself, uvicorn keeps a connection that says nothing, or a byte now and then; it takes headers of any length; an
application does not hear that its client has gone where another request waits behind, or a WebSocket has followed.
"""

from __future__ import annotations

import contextlib
import json
import socket
from asyncio import TimerHandle, Transport
from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any, ClassVar

from uvicorn._types import ASGI3Application, ASGIReceiveCallable, ASGISendCallable, Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from pisti.server.limits import address_of, site_of
from pisti.server.rubbish import OLD_SECONDS

REQUEST_SECONDS = 10.0
"""How long a request may take to arrive, from its first byte, of the first one from the connection on."""

READ_SECONDS = 60.0
"""How long a client may take nothing of what is sent to it, where the system can tell."""

BODY_BYTES = 64 * 1024
"""The longest body of a request."""

CONNECTIONS = 256
"""How many connections one address may have at a time."""

_WHOLE = 4  # times the longest body is more than any honest request, with its headers and the sizes of its chunks
_HEADERS_AT_MOST = 128
_WAITING_AT_MOST = 100  # requests behind the one that is answered; each takes far more room than its few bytes


class RequestFault(StrEnum):
    """Why a request is not read."""

    TOO_LARGE = "request-too-large"


@dataclass(frozen=True, slots=True)
class Bounds:
    """How much is waited for and taken; who comes from this machine or the proxy may have any number of connections."""

    request_seconds: float
    read_seconds: float
    body_bytes: int
    connections: int
    proxy: IPv4Network | IPv6Network | None


def patient(
    *,
    request_seconds: float = REQUEST_SECONDS,
    read_seconds: float = READ_SECONDS,
    body_bytes: int = BODY_BYTES,
    connections: int = CONNECTIONS,
    proxy: str | None = None,
) -> type[PatientProtocol]:
    """The protocol that uvicorn is given as ``http``; ``proxy`` is an address, or a network.

    Each has its own count of connections.
    """
    network = None if proxy is None else ip_network(proxy, strict=False)

    class Patient(PatientProtocol):
        bounds: ClassVar = Bounds(request_seconds, read_seconds, body_bytes, connections, network)
        open_from: ClassVar = Counter[str]()
        ended: ClassVar = 0

    return Patient


class PatientProtocol(HttpToolsProtocol):
    """One connection; made by ``patient``.

    There ``open_from`` counts those that are open for each address, and ``ended`` those that have ended after a while.
    """

    bounds: ClassVar[Bounds]
    open_from: ClassVar[Counter[str]]
    ended: ClassVar[int]

    def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **options)
        self._deadline: TimerHandle | None = None
        self._has_waited_for_us = False  # the client, when it was looked at last
        self._site: str | None = None
        self._running: RequestResponseCycle | None = None  # the one that is answered now, or was last
        self._read: RequestResponseCycle | None = None  # the one that is read now, from the end of its headers on
        self._is_reading = False  # a request has begun and is not complete
        self._has_begun_now = False  # it began in what was received last
        self._bytes = 0  # of the request so far, but for those that came with its first one
        self._body_bytes = 0
        self._is_too_large = False  # and has said so in its headers
        self._is_refused = False  # it was answered here, and nothing more is read
        self._is_handed_over = False  # to a WebSocket
        self._made_at = self.loop.time()

    # What comes and goes

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Wait for the first request, unless this is one connection too many."""
        super().connection_made(transport)
        _drop_who_does_not_read(transport, self.bounds.read_seconds)
        if self._may_enter():
            self._wait()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read on, if a request may still become one."""
        if self._is_refused:
            return
        self._has_begun_now = False
        super().data_received(data)
        if self._is_reading and not self._has_begun_now and not self._is_too_large:
            self._bytes += len(data)
            if self._bytes > _WHOLE * self.bounds.body_bytes:
                self._refuse_whole()
        if not self._is_answering():
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the application, also that of a request before the last one."""
        self._stop_waiting()
        self._leave()
        if self._running is not None:
            _cut_off(self._running)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, if nothing is being answered on it: that would not hear of the end any more."""
        self._stop_waiting()
        if self._is_answering() or self._is_refused:
            self._drop()
            return
        self._is_handed_over = True
        super().handle_websocket_upgrade()
        successor = self.transport.get_protocol()
        connection_lost = successor.connection_lost

        def leave_too(exc: Exception | None) -> None:
            self._leave()
            connection_lost(exc)

        successor.connection_lost = leave_too  # type: ignore[method-assign]

    # What the parser finds

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._is_reading = self._has_begun_now = True
        self._read = None
        self._bytes = self._body_bytes = 0
        self._is_too_large = self._has_waited_for_us = False
        self._wait()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header, unless there are too many."""
        if len(self.headers) < _HEADERS_AT_MOST:
            super().on_header(name, value)
        elif not self._is_refused:
            self._refuse_whole()

    def on_headers_complete(self) -> None:
        """Answer a request without the application if it says that it is too long."""
        if self._is_refused:
            return
        lengths = [int(value) for name, value in self.headers if name == b"content-length"]
        self._is_too_large = any(length > self.bounds.body_bytes for length in lengths)
        before, app = self.cycle, self.app
        self.app = too_large if self._is_too_large else app
        super().on_headers_complete()
        self.app = app
        self._read = None if self.cycle is before else self.cycle
        self._has_waited_for_us = self.expect_100_continue
        if len(self.pipeline) > _WAITING_AT_MOST:
            self._drop()

    def on_body(self, body: bytes) -> None:
        """Take a part of the body, up to the limit."""
        if self._is_refused:
            return
        self._body_bytes += len(body)
        if self._read is None or self._body_bytes <= self.bounds.body_bytes:
            super().on_body(body)
        elif not self._is_too_large:
            self._refuse_body(self._read)

    def on_message_complete(self) -> None:
        """A request is complete, and may be answered at leisure, if it was not before."""
        if not self._is_refused:
            super().on_message_complete()
        self._is_reading = False
        self._stop_waiting()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    # Patience

    def _is_answering(self) -> bool:
        return self._running is not None and not self._running.response_complete

    def _wait(self) -> None:
        if self._deadline is None and not self._is_handed_over and not self.transport.is_closing():
            self._deadline = self.loop.call_later(self.bounds.request_seconds, self._too_late)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        self._deadline = None
        has_waited_for_us, self._has_waited_for_us = self._has_waited_for_us, self._is_our_turn()
        if has_waited_for_us or self._has_waited_for_us:
            self._wait()
        else:
            self.transport.abort()

    def _is_our_turn(self) -> bool:
        """Whether the client waits for us: we do not read, or it asked whether it may go on."""
        cycle = self._read
        is_asking = cycle is not None and cycle.waiting_for_100_continue and not cycle.response_complete
        return self.flow.read_paused or is_asking

    def _refuse_body(self, cycle: RequestResponseCycle) -> None:
        """Answer a request whose body turns out to be too large in the place of the application, if it has not yet."""
        if self._is_refused or cycle.response_complete:
            return
        if cycle is not self._running:  # another one is answered before; this is the last that waits behind it
            self.pipeline[0] = (cycle, too_large)
        elif cycle.response_started:
            self._drop()
        else:
            self._answer_and_drop()

    def _refuse_whole(self) -> None:
        """End a request that nobody honest would send."""
        if self._read is None and not self._is_answering():
            self._answer_and_drop()
        else:
            self._drop()

    def _drop(self) -> None:
        """End the connection; what is still in the parser's hands is not looked at."""
        self._is_refused = True
        self.transport.abort()

    def _answer_and_drop(self) -> None:
        """Answer, and let the client finish until the deadline: closed earlier, it might not read the answer."""
        self._is_refused = True
        if self._running is not None:
            _cut_off(self._running)
            self._running.response_complete = True
        self.transport.write(_TOO_LARGE)
        self.transport.write_eof()

    # How many there are

    def _may_enter(self) -> bool:
        address = address_of(self.client[0]) if self.client else None
        if address is None or address.is_loopback or (self.bounds.proxy is not None and address in self.bounds.proxy):
            return True
        site = site_of(str(address))
        if self.open_from[site] >= self.bounds.connections:
            return False
        self.open_from[site] += 1
        self._site = site
        return True

    def _leave(self) -> None:
        if self.loop.time() - self._made_at >= OLD_SECONDS:
            type(self).ended += 1
        if self._site is not None:
            self.open_from[self._site] -= 1
            if not self.open_from[self._site]:
                del self.open_from[self._site]
            self._site = None


def _cut_off(cycle: RequestResponseCycle) -> None:
    """Tell an application that its client has gone."""
    cycle.disconnected = True
    cycle.message_event.set()


def _drop_who_does_not_read(transport: Transport, seconds: float) -> None:
    """Let the system end a connection whose other side takes nothing for so long, also when it is being closed."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        with contextlib.suppress(OSError):  # no TCP, or gone already
            raw = transport.get_extra_info("socket")
            raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(seconds * 1000))


_BODY = json.dumps({"code": RequestFault.TOO_LARGE, "fields": {}}).encode()
_HEADERS = [(b"content-type", b"application/json"), (b"content-length", str(len(_BODY)).encode())]
_TOO_LARGE = b"".join(
    [
        b"HTTP/1.1 413 Content Too Large\r\n",
        *(b"%b: %b\r\n" % header for header in [*_HEADERS, (b"connection", b"close")]),
        b"\r\n",
        _BODY,
    ]
)


async def too_large(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    """The application that answers requests that are too large."""
    await send({"type": "http.response.start", "status": 413, "headers": _HEADERS})
    await send({"type": "http.response.body", "body": _BODY, "more_body": False})
