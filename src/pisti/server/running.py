"""A server from its start to its end: store, tables, timers and sockets; it stops without losing anything."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
from collections.abc import AsyncIterator, Callable, Generator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace

import uvicorn

from pisti.server.app import TABLES_A_SECOND, TABLES_AT_ONCE, Site, make_app
from pisti.server.around import Around
from pisti.server.connection import Connections
from pisti.server.guests import Guests
from pisti.server.handshakes import Handshakes
from pisti.server.headers import Guard
from pisti.server.limits import PerAddress
from pisti.server.logs import WORKER, Event, about
from pisti.server.measures import Measures
from pisti.server.origins import Origins, PublicUrl
from pisti.server.owner import reachable
from pisti.server.patience import PatientProtocol, patient
from pisti.server.rubbish import Rubbish, rare
from pisti.server.shell import prepare
from pisti.server.socket import TableSocket
from pisti.server.static import Built
from pisti.server.store import Store, open_store
from pisti.server.store.place import path_of
from pisti.server.tables import Tables
from pisti.server.thinking import Thinkers
from pisti.server.timers import PULSE_SECONDS, Timers
from pisti.server.watching import watched

RETRY_SECONDS = 2
"""When clients are to come back after a planned stop."""

SKEW_SECONDS = 1.0
"""By how much the clock of this machine may be wrong before it is told."""

STOP_SECONDS = 10
LARGEST_FRAME = 16_384
"""Longer frames end the connection; messages that are shorter and too long all the same are answered."""

Started = Callable[[Callable[[], None]], None]
"""What is called when clients can come, with what stops the server."""

log = logging.getLogger("pisti.server")


@dataclass(frozen=True, slots=True)
class Asked:
    """What whoever starts a server asks for; ``proxy`` is the address of a proxy whose headers are believed.

    ``built`` is the page for browsers, None where it was not built; ``shared`` an address at which others find the
    server, for who opens it on this machine and sends a link.
    """

    database: str | None
    listener: socket.socket
    public_url: PublicUrl | None = None
    proxy: str | None = None
    built: Built | None = None
    shared: str | None = None


@dataclass(slots=True)
class Running:
    """A server that runs: its site, and the tasks that keep it going."""

    site: Site
    timers: Timers
    thinkers: Thinkers
    tasks: list[asyncio.Task[None]] = field(default_factory=list)


@asynccontextmanager
async def running(
    store: Store, around: Around, origins: Origins | None = None, shared: str | None = None
) -> AsyncIterator[Running]:
    """Tables on a store, without sockets yet; at the end all is written."""
    thinkers, measures = Thinkers(), Measures()
    store = watched(store, measures, around.now)
    tables = Tables(store, around, thinkers, measures)
    connections = Connections(tables, around.now)
    made = PerAddress(TABLES_A_SECOND, TABLES_AT_ONCE)
    timers = Timers(tables, around)
    await timers.start()
    WORKER.set(store.worker)  # all tasks that are begun from here on are of this worker
    log.info("tables are served", extra=about(Event.STARTED, store="shared" if store.is_shared else "file"))
    site = Site(tables, connections, around, asyncio.Event(), made, origins or Origins.of(None), shared)
    server = Running(site, timers, thinkers)
    try:
        yield server
    finally:
        for task in server.tasks:
            task.cancel()
        await asyncio.gather(*server.tasks, return_exceptions=True)
        await tables.stop()
        thinkers.close()
        log.info("all is written", extra=about(Event.STOPPED))


class Sockets(uvicorn.Server):
    """The sockets of a server; a stop is told to clients before they are closed."""

    def __init__(self, config: uvicorn.Config, site: Site, started: Started) -> None:
        super().__init__(config)
        self._site = site
        self._started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and tell that it is so; if that fails, do not listen."""
        await super().startup(sockets)
        try:
            self._started(self.stop)
        except BaseException:
            for server in self.servers:
                server.close()
            raise

    def stop(self) -> None:
        """Stop as soon as nothing is under way."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept nobody any more, tell everybody when to come back, and let what was begun come to its end."""
        for server in self.servers:
            server.close()
        self._site.stopping.set()
        log.info("everybody is told to come back", extra=about(Event.STOPS))
        self._site.connections.end_all(RETRY_SECONDS)
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Stop at Ctrl-C and where the system asks for it; a second one does not wait for anybody."""
        loop = asyncio.get_running_loop()
        signals = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)  # Ctrl-C, the system, a terminal that is closed
        for each in signals:
            loop.add_signal_handler(each, self.handle_exit, each, None)
        try:
            yield
        finally:
            for each in signals:
                loop.remove_signal_handler(each)


async def serve(asked: Asked, around: Around, started: Started) -> None:
    """Serve until told to stop; ``started`` is called when clients can come, with what stops it. Raises BadStore."""

    def begun(stop: Callable[[], None]) -> None:
        started(stop)
        server.tasks.append(asyncio.create_task(prepare()))

    origins = Origins.of(asked.public_url)
    store = await open_store(asked.database)
    try:
        around = await in_step(store, around)
        async with running(store, around, origins, asked.shared) as server, _owned(asked, server):
            server.tasks.append(asyncio.create_task(_pulse(server)))
            protocol = patient(proxy=asked.proxy)
            config, handshakes = _config(asked, origins, server.site, around, protocol)
            sockets = Sockets(config, server.site, begun)
            server.tasks.append(asyncio.create_task(handshakes.run()))
            with rare():
                rubbish = Rubbish(around.now, lambda: protocol.ended)
                server.tasks.append(asyncio.create_task(rubbish.run()))
                await sockets.serve([asked.listener])
    finally:
        await store.close()


@asynccontextmanager
async def _owned(asked: Asked, server: Running) -> AsyncIterator[None]:
    """The owner of the server is known, by the file beside the database; a shared one is open to the owner itself."""
    tables = server.site.tables
    if tables.memory.store.is_shared:
        yield
        return
    tables.owner_word = server.site.around.entropy(32).hex()
    with reachable(path_of(asked.database), asked.listener, tables.owner_word):
        yield


async def in_step(store: Store, around: Around) -> Around:
    """The world with the clock of the store, which is that of all workers; raises BadStore."""
    if not store.is_shared:
        return around
    ahead = await store.skew(around.now())
    if abs(ahead) > SKEW_SECONDS:
        extra = about(Event.CLOCK_WRONG, seconds=round(ahead, 1))
        log.warning("the clock of the database is ahead of the clock of this machine by %.1f s", ahead, extra=extra)
    return replace(around, now=lambda: around.now() + ahead)


async def _pulse(server: Running) -> None:
    async def ping() -> None:
        while True:
            server.site.connections.pulse()
            await asyncio.sleep(PULSE_SECONDS)

    await asyncio.gather(server.timers.run(), ping())


def _config(
    asked: Asked, origins: Origins, site: Site, around: Around, protocol: type[PatientProtocol]
) -> tuple[uvicorn.Config, Handshakes]:
    """How the sockets are served, and what counts whoever gets none."""
    guard = Guard(Guests(make_app(site, asked.built), origins, around.entropy), origins)
    app = Handshakes(guard, site.tables.measures)
    config = uvicorn.Config(
        app,
        http=protocol,
        ws=TableSocket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        ws_ping_timeout=None,
        proxy_headers=asked.proxy is not None,
        forwarded_allow_ips=asked.proxy,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="off",
        timeout_keep_alive=15,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    return config, app
