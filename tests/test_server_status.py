"""How a server is, for people and for programs: true, cheap, and nothing that anybody should not know."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any, cast

import pytest

from house import Guest, house
from pisti.i18n import LANGUAGES, Texts
from pisti.server.measures import Outage
from pisti.server.status import KEPT_SECONDS, State, Status, Statuses, persons_here
from pisti.server.store import BadStore, Census, StoreFault, open_store
from pisti.server.tables import Tables
from postgreses import Cluster
from sites import Clock, run, site
from stores import NOW, new, workers


class Counted:
    """A store that counts how often it is asked; it may have failed."""

    def __init__(self, told: Census | None) -> None:
        self.told, self.times = told, 0

    async def census(self) -> Census:
        self.times += 1
        if self.told is None:
            raise BadStore(StoreFault.CANNOT_READ, reason="no answer")
        return self.told


def statuses(store: Counted, clock: Clock, *, is_stopping: bool = False, outage: Outage | None = None) -> Statuses:
    class Some:
        lives: dict[str, object] = {}  # noqa: RUF012
        is_storing = True

        class memory:  # noqa: N801
            pass

        class measures:  # noqa: N801
            store_up = 1

    some = cast(Any, Some())
    some.memory.store, some.measures.outage = store, outage or Outage()
    stopping = asyncio.Event()
    if is_stopping:
        stopping.set()
    return Statuses(cast(Tables, some), stopping, clock)


def test_however_many_ask_the_database_is_asked_seldom() -> None:
    store, clock = Counted(Census(1, 2)), Clock()

    async def ask() -> None:
        asked = statuses(store, clock)
        told = await asyncio.gather(*(asked.now() for _ in range(100)))
        assert store.times == len({*told}) == 1
        clock.now += KEPT_SECONDS
        await asked.now()
        clock.now -= 1000  # a clock may be put back
        await asked.now()
        assert store.times == 3

    asyncio.run(ask())


def test_what_cannot_be_known_is_not_told() -> None:
    told = asyncio.run(statuses(Counted(None), Clock()).now())
    assert (told.state, told.tables, told.persons, told.workers) == (State.BAD, None, None, None)
    told = asyncio.run(statuses(Counted(Census(1, 0)), Clock(), is_stopping=True).now())
    assert told.state is State.STOPS


def test_the_last_outage_is_told() -> None:
    told = asyncio.run(statuses(Counted(Census(3, 2, 5)), Clock(), outage=Outage(NOW, 12.34, 1)).now())
    assert told == Status(
        state=State.GOOD,
        version=told.version,
        since="2026-11-30T00:53:20Z",
        tables=2,
        persons=5,
        workers=3,
        outage="2026-11-30T00:53:20Z",
        outage_seconds=12.3,
    )


def test_who_asks_a_server_is_told_who_is_there_and_nothing_else(tmp_path: Path) -> None:
    async def ask() -> None:
        async with site(tmp_path) as server:
            code = await server.open(rules="two")
            async with server.at(code) as ada, server.at(code):
                await ada.sit(name="Ada Lovelace")
                status, headers, body = await server.ask("GET", "/status.json")
                told = json.loads(body)
                assert (status, headers["x-robots-tag"], headers["cache-control"]) == (200, "noindex", "max-age=5")
                assert {name: told[name] for name in ("state", "tables", "persons", "workers", "outage")} == {
                    "state": "good",
                    "tables": 1,
                    "persons": 1,
                    "workers": 1,
                    "outage": None,
                }
                assert re.fullmatch(r"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ", told["since"])
                page = (await server.ask("GET", "/status"))[2]
                for secret in (code, ada.token, "Lovelace"):
                    assert secret.encode() not in body + page
                assert await server.figure("pisti_persons") == 1

    run(ask())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_in_the_language_of_the_browser_and_has_no_script(language: str, tmp_path: Path) -> None:
    async def ask() -> None:
        async with site(tmp_path) as server:
            status, headers, body = await server.ask("GET", "/status", accept_language=f"{language}-XX,en;q=0.5")
            page, texts = body.decode(), Texts(language)
            assert (status, headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert f'<html lang="{language}">' in page
            assert texts("status-good") in page
            assert '<meta name="robots" content="noindex">' in page
            assert "<script" not in page
            assert "accept-language" in headers["vary"]

    run(ask())


def test_a_file_tells_of_tables_with_a_person(tmp_path: Path) -> None:
    async def ask() -> None:
        store = await open_store(str(tmp_path / "pisti.db"))
        await store.write(new("here"))
        await store.write(new("left", attended=False))
        await store.write(new("over", is_closed=True))
        assert await store.census() == Census(1, 1)
        assert store.worker == 0
        await store.close()

    asyncio.run(ask())


def test_workers_tell_of_all_together(postgres: Cluster) -> None:
    async def ask() -> None:
        async with workers(postgres.made(), 3) as [first, second, dead]:
            await dead.beat(NOW)
            await dead.arrived("here", "c" * 64)
            for at in (NOW + 4, NOW + 8, NOW + 12):
                for store in (first, second):
                    await store.beat(at)
            await first.write(new("here"))
            await first.write(new("left", attended=False))
            for store, key in ((first, "a"), (second, "a"), (second, "b")):
                await store.arrived("here", key * 64)
            assert await first.census() == await second.census() == Census(2, 1, 2)
            assert len({first.worker, second.worker, dead.worker, 0}) == 4

    asyncio.run(ask())


def test_persons_of_this_worker_are_those_with_a_connection(tmp_path: Path) -> None:
    async def look() -> None:
        async with house(tmp_path) as made:
            live, ada = await made.open("two"), Guest("Ada")
            assert persons_here(made.tables) == 0
            await made.begin(live, {"S": ada})
            assert persons_here(made.tables) == 1

    asyncio.run(look())
