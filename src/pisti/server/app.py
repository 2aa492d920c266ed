"""What the server answers over HTTP: tables to be made and found, records of finished games, its own health."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute

from pisti.errors import PistiError
from pisti.server.addresses import drawing_of
from pisti.server.around import Around
from pisti.server.connection import Connections
from pisti.server.errand import run_errand
from pisti.server.faults import BadRequest, ServerFault
from pisti.server.guests import guest_of
from pisti.server.limits import PerAddress, is_loopback
from pisti.server.origins import Origins
from pisti.server.owner import owner_route
from pisti.server.page import is_code, page, style
from pisti.server.persons.faults import BadPerson, PersonFault
from pisti.server.persons_routes import Desk, person_routes
from pisti.server.static import Built, static
from pisti.server.status import Statuses, persons_here, status_json, status_page
from pisti.server.store import BadStore, Finished
from pisti.server.tables import Tables
from pisti.table import wire_commands as c
from pisti.table.served import key_of
from pisti.table.wire_types import TableSettings

MOST_COMMANDS = 8
"""How many commands a request for a table may bring."""

TABLES_A_SECOND, TABLES_AT_ONCE = 0.2, 20.0
"""How many tables may be made from one address; this machine itself may make any number."""

LIST_SECONDS = 1.0
"""How often the list of open tables is told anew at most."""

STILL_SECONDS = 15.0
"""After how long a list that does not change says that it is there."""

_STATUS: dict[StrEnum, int] = {
    ServerFault.TOO_FAST: 429,
    ServerFault.NO_SUCH_TABLE: 404,
    PersonFault.NO_COOKIE: 401,
    PersonFault.NO_SUCH_PERSON: 404,
    PersonFault.NO_SUCH_LINK: 404,
    PersonFault.MERGE_FIRST: 409,
    PersonFault.BANNED: 403,
    PersonFault.NOT_AT_TABLE: 403,
    PersonFault.NOT_OWNER: 403,
}
"""The status of refusals that are not those of a bad request."""

_BEARER = re.compile(r"Bearer ([A-Za-z0-9_-]{16,64})")


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What a request for a table says; ``commands`` are what is to be done there at once, by who asks."""

    settings: TableSettings = TableSettings()
    commands: Annotated[tuple[c.Sit | c.Fill | c.Start, ...], Meta(max_length=MOST_COMMANDS)] = ()


@dataclass(frozen=True, slots=True)
class Site:
    """All that the routes need; ``stopping`` is set when the server is about to stop.

    ``shared`` is an address at which others find the server that somebody found on their own machine.
    """

    tables: Tables
    connections: Connections
    around: Around
    stopping: asyncio.Event
    made: PerAddress
    origins: Origins
    shared: str | None = None

    def address_for(self, request: Request) -> str:
        """Where everybody finds the server: under its public address, else where this request found it."""
        if self.origins.public is not None:
            return str(self.origins.public)
        if self.shared is not None and _is_own(request.url.hostname or ""):
            return self.shared
        return str(request.base_url).rstrip("/")


def _is_own(host: str) -> bool:
    return host == "localhost" or is_loopback(host)


def make_app(site: Site, built: Built | None = None) -> Starlette:
    """The application, with the page as it was built; without one the page is a plain one."""
    app = Starlette(
        routes=[
            Route("/", _page, methods=["GET"]),
            Route("/rules", _page, methods=["GET"]),
            Route("/t/{code}", _table, methods=["GET"]),
            Route("/t/{code}/qr.svg", _picture, methods=["GET"]),
            Route("/page.css", style, methods=["GET"]),
            Route("/api/tables", _list, methods=["GET"]),
            Route("/api/tables", _make, methods=["POST"]),
            Route("/api/tables/changes", _changes, methods=["GET"]),
            Route("/api/games/{game}", _record, methods=["GET"]),
            *person_routes(),
            Route("/api/owner", owner_route, methods=["POST"]),
            Route("/me", _page, methods=["GET"]),
            Route("/me/{secret}", _page, methods=["GET"]),
            Route("/p/{public}", _page, methods=["GET"]),
            Route("/leaderboard", _page, methods=["GET"]),
            Route("/health", _health, methods=["GET"]),
            Route("/ready", _ready, methods=["GET"]),
            Route("/metrics", _metrics, methods=["GET"]),
            Route("/status", status_page, methods=["GET"]),
            Route("/status.json", status_json, methods=["GET"]),
            WebSocketRoute("/api/tables/{code}/socket", site.connections),
            Route("/assets/{file}", static, methods=["GET"]),
            Route("/{file}", static, methods=["GET"]),
        ],
        exception_handlers={
            PistiError: _refused,
            HTTPException: _not_found,
            ClientDisconnect: _gone,
            Exception: _failed,
        },
    )
    app.state.site, app.state.built, app.state.desk = site, built, Desk()
    app.state.statuses = Statuses(site.tables, site.stopping, site.around.now)
    return app


def _site(request: Request) -> Site:
    site: Site = request.app.state.site
    return site


async def _page(request: Request) -> Response:
    """The page, and those of the rules, of persons and of the leaderboard."""
    return page(request, _site(request).address_for(request), request.app.state.built)


async def _table(request: Request) -> Response:
    """The page of a table; a code in capitals is meant to be the same."""
    site, code = _site(request), request.path_params["code"]
    if code != code.lower() and is_code(code.lower()):
        return RedirectResponse(f"/t/{code.lower()}")
    live = await site.tables.memory.bring(code)
    is_open = live is not None and live.table.settings.is_open
    return page(request, site.address_for(request), request.app.state.built, live is not None, is_open)


async def _picture(request: Request) -> Response:
    """The address of a table as a QR code, for the phones of who sits beside you; of any code that can be."""
    code = request.path_params["code"]
    if not is_code(code):
        raise HTTPException(404)
    drawn = drawing_of(f"{_site(request).address_for(request)}/t/{code}")
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "no-cache"})


async def _make(request: Request) -> Response:
    """Make a table."""
    site = _site(request)
    address = request.client.host if request.client else ""
    if not is_loopback(address) and not site.made.take(address, site.around.now()):
        return _answer(429, BadRequest(ServerFault.TOO_FAST))
    try:
        asked = msgspec.json.decode(await request.body() or b"{}", type=NewTable)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        return _answer(400, BadRequest(ServerFault.BAD_BODY, reason=str(error)))
    guest = guest_of(request.scope)
    if guest is not None and guest in site.tables.banned:
        raise BadPerson(PersonFault.BANNED, reason=site.tables.banned[guest])
    code = await site.tables.open(asked.settings)
    if not asked.commands:
        return JSONResponse({"code": code}, status_code=201)
    welcome = await run_errand(site.tables, code, asked.commands, guest, site.around.now)
    return Response(b'{"code":"%b","welcome":%b}' % (code.encode(), welcome), 201, media_type="application/json")


async def _list(request: Request) -> Response:
    """The open tables."""
    return Response(_site(request).tables.lobby.text(), media_type="application/json")


async def _changes(request: Request) -> Response:
    """The open tables, again whenever they change, as events of a stream."""
    if request.method == "HEAD":
        return Response(media_type="text/event-stream")
    return StreamingResponse(_lists(_site(request)), media_type="text/event-stream")


async def _lists(site: Site) -> AsyncIterator[bytes]:
    lobby = site.tables.lobby
    while not site.stopping.is_set():
        yield b"data: " + lobby.text() + b"\n\n"
        waits = [asyncio.ensure_future(lobby.changes()), asyncio.ensure_future(site.stopping.wait())]
        try:
            while not (await asyncio.wait(waits, timeout=STILL_SECONDS, return_when=asyncio.FIRST_COMPLETED))[0]:
                yield b": still here\n\n"
        finally:
            for wait in waits:
                wait.cancel()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(site.stopping.wait(), LIST_SECONDS)


async def _record(request: Request) -> Response:
    """The records of a finished game: of an open table for all, of a private one for those who sat there."""
    game = request.path_params["game"]
    finished = await _site(request).tables.memory.store.record(game)
    if finished is None or not await _may_read(request, finished):
        return _answer(404, BadRequest(ServerFault.NO_SUCH_GAME, game=game))
    headers = {"content-disposition": f'attachment; filename="{finished.game}.pisti"'}
    return Response(finished.text, media_type="text/plain", headers=headers)


async def _may_read(request: Request, finished: Finished) -> bool:
    """By the token of a seat, or by the cookie of any device of who sat there."""
    if finished.readers is None:
        return True
    token, guest = _BEARER.fullmatch(request.headers.get("authorization", "")), guest_of(request.scope)
    if finished.readers & {guest, None if token is None else key_of(token[1])}:
        return True
    persons = _site(request).tables.memory.store.persons
    person = None if guest is None else await persons.of(guest)
    return person is not None and not finished.readers.isdisjoint(await persons.devices(person.id))


async def _health(request: Request) -> Response:
    """The process is there."""
    return Response("ok\n", media_type="text/plain")


async def _ready(request: Request) -> Response:
    """The store can be written, and the server is not about to stop."""
    site = _site(request)
    is_well = site.tables.is_storing and site.tables.measures.store_up
    is_ready = is_well and not site.stopping.is_set()
    return Response("ready\n" if is_ready else "not ready\n", 200 if is_ready else 503, media_type="text/plain")


async def _metrics(request: Request) -> Response:
    """Figures, for this machine alone."""
    site = _site(request)
    is_own = request.client is not None and is_loopback(request.client.host)
    is_meant = site.origins.knows(request.headers.get("host")) and "x-forwarded-for" not in request.headers
    if not is_own or not is_meant:
        raise HTTPException(404)
    measures = site.tables.measures
    measures.tables, measures.thinking = len(site.tables.lives), site.tables.thinking
    measures.persons = persons_here(site.tables)
    return Response(measures.text(), media_type="text/plain; version=0.0.4")


def _answer(status: int, error: PistiError) -> Response:
    return JSONResponse({"code": error.code.value, "fields": error.fields}, status_code=status)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, PistiError)
    if isinstance(error, BadStore):
        return _answer(503, BadRequest(ServerFault.NOT_STORED))
    return _answer(_STATUS.get(error.code, 400), error)


async def _not_found(request: Request, error: Exception) -> Response:
    """Persons are shown the page, which says so; programs are answered by the code."""
    assert isinstance(error, HTTPException)
    is_read = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    if error.status_code == 404 and request.method in {"GET", "HEAD"} and is_read:
        return page(request, _site(request).address_for(request), request.app.state.built, is_there=False)
    return _answer(error.status_code, BadRequest(ServerFault.NO_SUCH_PAGE))


async def _gone(request: Request, error: Exception) -> Response:
    """Nobody is there any more to be answered."""
    return Response(status_code=400)


async def _failed(request: Request, error: Exception) -> Response:
    return _answer(500, BadRequest(ServerFault.FAILED))
