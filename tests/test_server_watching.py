"""A store that is watched: how long it takes, that it was lost and is back, outages; nothing else changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from pisti.server.logs import Event
from pisti.server.measures import Measures
from pisti.server.store import BadStore, LostStore, Outcome, Store, StoreFault, Told, Write
from pisti.server.watching import watched
from stores import new
from test_server_measures import figures


class Fake:
    """A store that does what the test says; each thing takes so many seconds."""

    is_shared = True

    def __init__(self) -> None:
        self.now, self.takes, self.away = 1000.0, 0.0, 0.0
        self.error: BadStore | None = None
        self.told: Told = lambda _: None

    async def _do(self) -> None:
        self.now += self.takes
        if self.error is not None:
            raise self.error

    async def write(self, write: Write) -> Outcome:
        await self._do()
        return Outcome.DONE

    async def record(self, game: str, after: int = 0) -> None:
        await self._do()

    async def beat(self, now: float) -> float:
        await self._do()
        return self.away

    def wake(self, told: Told) -> None:
        self.told = told


class Watched:
    """A store that is watched, with what is told of it."""

    def __init__(self, caplog: pytest.LogCaptureFixture) -> None:
        self.fake, self.measures, self._caplog = Fake(), Measures(), caplog
        self.store: Store = watched(self.fake, self.measures, lambda: self.fake.now)  # type: ignore[arg-type]

    def figure(self, name: str) -> float:
        return figures(self.measures)[name]

    @property
    def events(self) -> list[str]:
        return [record.event for record in self._caplog.records]  # type: ignore[attr-defined]

    async def fails(self, work: Callable[[], object], error: BadStore) -> None:
        """Something is tried while there is something wrong."""
        self.fake.error = error
        with pytest.raises(type(error)):
            await work()  # type: ignore[misc]
        self.fake.error = None


@pytest.fixture
def made(caplog: pytest.LogCaptureFixture) -> Watched:
    return Watched(caplog)


LOST = LostStore(StoreFault.CANNOT_READ, reason="no answer")
FULL = BadStore(StoreFault.CANNOT_WRITE, reason="disk full")


def test_how_long_each_thing_takes_is_measured(made: Watched) -> None:
    async def work() -> None:
        made.fake.takes = 0.3
        assert await made.store.write(new()) is Outcome.DONE
        await made.store.record("g")
        assert made.store.is_shared

    asyncio.run(work())
    for what in ("write", "record"):
        assert made.figure(f'pisti_store_seconds_count{{what="{what}"}}') == 1
        assert made.figure(f'pisti_store_seconds_bucket{{le="0.5",what="{what}"}}') == 1
        assert made.figure(f'pisti_store_seconds_bucket{{le="0.2",what="{what}"}}') == 0
    assert made.events == []


def test_a_store_that_is_lost_and_back_is_told_once_each(made: Watched) -> None:
    async def work() -> None:
        await made.fails(lambda: made.store.record("g"), LOST)
        await made.fails(lambda: made.store.write(new()), LOST)
        assert made.figure("pisti_store_up") == 0
        await made.store.beat(0.0)
        await made.store.record("g")

    asyncio.run(work())
    assert made.events == [Event.STORE_LOST, Event.STORE_BACK]
    assert made.figure("pisti_store_up") == made.figure("pisti_store_losses_total") == 1
    assert made.figure('pisti_store_errors_total{what="write"}') == 1


def test_a_full_disk_is_full_until_something_is_written(made: Watched) -> None:
    async def work() -> None:
        await made.fails(lambda: made.store.write(new()), FULL)
        await made.store.record("g")
        assert made.figure("pisti_store_up") == 0
        await made.store.write(new())

    asyncio.run(work())
    assert made.events == [Event.STORE_FAILS, Event.STORE_BACK]


@pytest.mark.parametrize("code", [StoreFault.DAMAGED_GAME, StoreFault.CANNOT_READ])
def test_what_is_damaged_is_no_lost_store(code: StoreFault, made: Watched) -> None:
    asyncio.run(made.fails(lambda: made.store.record("g"), BadStore(code, reason="malformed")))
    assert (made.events, made.figure("pisti_store_up")) == ([], 1)


def test_writes_that_are_slow_together_are_told_together(made: Watched) -> None:
    async def work() -> None:
        made.fake.takes = 2.0
        await made.store.write(new())
        made.fake.takes = 1.0  # not too long
        await made.store.write(new())
        made.fake.takes = 60.0
        await made.store.record("g")  # is no write

    asyncio.run(work())
    assert made.events == [Event.SLOW_COMMIT]
    assert made.figure("pisti_slow_writes_total") == 1


def test_an_outage_is_told(made: Watched) -> None:
    async def work() -> None:
        made.fake.away = 12.5
        assert await made.store.beat(1000.0) == 12.5
        made.fake.away = 0.0
        await made.store.beat(1001.0)

    asyncio.run(work())
    assert made.events == [Event.OUTAGE]
    assert (made.measures.outage.at, made.figure("pisti_last_outage_seconds")) == (987.5, 12.5)
    assert made.figure("pisti_outages_total") == 1


def test_what_is_heard_is_counted_and_told(made: Watched) -> None:
    heard: list[frozenset[str] | None] = []
    made.store.wake(heard.append)
    for codes in (frozenset({"a", "b"}), None, frozenset({"c"})):
        made.fake.told(codes)
    assert heard == [{"a", "b"}, None, {"c"}]
    assert made.figure('pisti_heard_total{what="tables"}') == 2
    assert made.figure('pisti_heard_total{what="any"}') == 1
