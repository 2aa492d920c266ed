"""How a server is, for whoever plays at it: a page without scripts, and the same for programs; nothing is secret."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from enum import StrEnum
from html import escape
from importlib import metadata

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from pisti.i18n import Texts
from pisti.server.page import LANGUAGE_COOKIE, language_of
from pisti.server.shell import texts_in
from pisti.server.store import BadStore, Census
from pisti.server.tables import Tables

KEPT_SECONDS = 5.0
"""How long an answer is the same for everybody: however many ask, the database is asked seldom."""


class State(StrEnum):
    """How a server is."""

    GOOD = "good"
    BAD = "bad"
    STOPS = "stops"


@dataclass(frozen=True, slots=True)
class Status:
    """What is told; times are in UTC, ``persons`` those who are connected, counts None where they cannot be known.

    ``outage`` is when the last one began that this worker found, and ``outage_seconds`` how long it took.
    """

    state: State
    version: str
    since: str
    tables: int | None
    persons: int | None
    workers: int | None
    outage: str | None
    outage_seconds: float | None


class Statuses:
    """How a server is, asked again when that was some seconds ago."""

    def __init__(self, tables: Tables, stopping: asyncio.Event, now: Callable[[], float]) -> None:
        self._tables = tables
        self._stopping = stopping
        self._now = now
        self._since = now()
        self._told: Status | None = None
        self._told_at = 0.0
        self._asking = asyncio.Lock()

    async def now(self) -> Status:
        """How it is."""
        async with self._asking:
            if self._told is None or abs(self._now() - self._told_at) >= KEPT_SECONDS:
                self._told = await self._asked()
                self._told_at = self._now()
            return self._told

    async def _asked(self) -> Status:
        census, outage = await self._census(), self._tables.measures.outage
        is_good = census is not None and self._tables.is_storing and self._tables.measures.store_up
        state = State.GOOD if is_good else State.BAD
        persons = None if census is None else census.persons
        return Status(
            state=State.STOPS if self._stopping.is_set() else state,
            version=_version(),
            since=_time(self._since),
            tables=None if census is None else census.tables,
            persons=persons_here(self._tables) if persons is None and census is not None else persons,
            workers=None if census is None else census.workers,
            outage=_time(outage.at) if outage.count else None,
            outage_seconds=round(outage.seconds, 1) if outage.count else None,
        )

    async def _census(self) -> Census | None:
        try:
            return await self._tables.memory.store.census()
        except BadStore:
            return None


def persons_here(tables: Tables) -> int:
    """How many persons at tables have a connection to this worker."""
    return sum(len(live.here()) for live in tables.lives.values())


def _time(seconds: float) -> str:
    """A moment.

    >>> _time(1_796_000_000.7)
    '2026-11-30T00:53:20Z'
    """
    return datetime.fromtimestamp(int(seconds), UTC).isoformat().replace("+00:00", "Z")


def _version() -> str:
    try:
        return metadata.version("pisti")
    except metadata.PackageNotFoundError:  # a folder of source text that was never installed
        return "?"


_HEADERS = {"cache-control": f"max-age={KEPT_SECONDS:.0f}", "x-robots-tag": "noindex"}


async def status_json(request: Request) -> Response:
    """How the server is, for programs; other pages may read it too."""
    return JSONResponse(asdict(await _statuses(request).now()), headers=_HEADERS)


async def status_page(request: Request) -> Response:
    """How the server is, in the language that the browser asks for."""
    chosen, kept = request.query_params.get("lang", ""), request.cookies.get(LANGUAGE_COOKIE, "")
    texts = texts_in(language_of(chosen, kept, request.headers.get("accept-language", "")))
    page = _page(await _statuses(request).now(), texts)
    return HTMLResponse(page, headers={**_HEADERS, "vary": "accept-language, cookie"})


def _statuses(request: Request) -> Statuses:
    found: Statuses = request.app.state.statuses
    return found


def _page(status: Status, texts: Texts) -> str:
    title = escape(texts("status-title"))
    rows = "".join(f"<tr><th>{escape(name)}</th><td>{value}</td></tr>\n" for name, value in _rows(status, texts))
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="robots" content="noindex">\n'
        f'<title>{title}</title>\n<link rel="stylesheet" href="/page.css">\n'
        f"<main><h1>{title}</h1>\n<p>{escape(texts(f'status-{status.state}'))}</p>\n<table>\n{rows}</table></main>\n"
        f"</html>\n"
    )


def _rows(status: Status, texts: Texts) -> list[tuple[str, str]]:
    """What stands in the table, as HTML."""
    counts = {"tables": status.tables, "persons": status.persons, "workers": status.workers}
    outage = escape(texts("status-no-outage"))
    if status.outage is not None:
        outage = f"{_shown(status.outage)} ({status.outage_seconds}\u00a0s)"
    unknown = escape(texts("status-unknown"))
    return [
        (texts("status-version"), escape(status.version)),
        (texts("status-since"), _shown(status.since)),
        *((texts(f"status-{name}"), unknown if count is None else str(count)) for name, count in counts.items()),
        (texts("status-outage"), outage),
    ]


def _shown(time: str) -> str:
    return f'<time datetime="{time}">{time.replace("T", " ").removesuffix("Z")} UTC</time>'
