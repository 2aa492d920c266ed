"""The pulse of a server goes on whatever happens: damage, failures, slow work, clocks that are put back."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path

import pytest

from ages import jump
from house import Guest, House, house
from pisti.server import timers
from pisti.server.memory import LEAVING_SECONDS
from pisti.server.store import BadStore, Kept, SqliteStore, Store, StoreFault
from pisti.server.timers import IDLE_SECONDS, SWEEP_SECONDS
from pisti.table.served import Stage
from pisti.table.served.going_on import CUT_SECONDS, EMPTY_SECONDS
from pisti.table.wire_types import TableSettings
from troubles import begun


def run(coroutine: Coroutine[None, None, None]) -> None:
    asyncio.run(coroutine)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE events SET fact = x'7b7d' WHERE table_id = 1 AND version = 2",
        """UPDATE events SET fact = '{"fact":"laid","seat":"S","card":"Js"}' WHERE table_id = 1 AND version = 2""",
    ],
)
def test_a_table_that_cannot_be_read_keeps_no_other_from_its_time(
    damage: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Fault 10: it is told once, nobody is let in, and all else goes on."""

    async def game() -> None:
        async with house(tmp_path) as made:
            broken, _ = await begun(made, Stage.PLAY)
            others = [(await begun(made))[0].code for _ in range(3)]
            assert isinstance(made.store, SqliteStore)
            await made.store._run(lambda c: c.execute(damage).fetchall())
        async with house(tmp_path, 1) as made:
            await jump(made, EMPTY_SECONDS)
            for _ in range(4):
                await made.wait(SWEEP_SECONDS)
            assert {*others} <= {*made.tables.lives}
            assert all(live.table.empty_since is not None for live in made.tables.lives.values())
            with pytest.raises(BadStore) as bad:
                async with made.tables.at(broken.code):
                    pass
            assert bad.value.code is StoreFault.DAMAGED_TABLE

    run(game())
    told = [record for record in caplog.records if "cannot be read" in record.getMessage()]
    assert len(told) == 1
    assert "Js" not in caplog.text


def test_where_nothing_can_be_read_for_a_while_nobody_is_forgotten(tmp_path: Path) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            live, _ = await begun(made)
            code = live.code
        async with house(tmp_path, 1) as made:
            store, made.tables.memory.store = made.tables.memory.store, Unreadable(made.store)  # type: ignore[assignment]
            for _ in range(10):
                made.now += 1.0
                with pytest.raises(BadStore):
                    await made.timers.pulse()
            made.tables.memory.store = store
            await made.wait(LEAVING_SECONDS + 2.0)
            assert not any(who.is_here for who in made.tables.lives[code].table.seats.values())

    run(game())


class Unreadable:
    """A store that can be written and not read."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, code: str, after: int = 0) -> None:
        raise BadStore(StoreFault.CANNOT_READ, reason="disk")

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)


class Ticking(Unreadable):
    """A store whose every heartbeat takes a second; it fails once, and takes its time to forget."""

    def __init__(self, made: House) -> None:
        super().__init__(made.store)
        self.made = made
        self.beats = 0
        self.forgets = False
        self.has_ticked = asyncio.Event()

    async def beat(self, now: float) -> float:
        self.beats += 1
        self.made.now += 1.0
        self.has_ticked.set()
        if self.beats == 2:
            raise LookupError("Qs")
        return await self._store.beat(now)

    async def forget(self, before: float) -> int:
        self.forgets = True
        await asyncio.Event().wait()
        return 0

    async def ticks(self, beats: int) -> None:
        """Wait for so many more heartbeats."""
        while self.beats < beats:
            self.has_ticked.clear()
            await self.has_ticked.wait()


def test_the_pulse_goes_on_whatever_happens_and_waits_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Fault 15: an error that nobody expected is no end of time; nor is a store that takes long to forget."""
    monkeypatch.setattr(timers, "PULSE_SECONDS", 0.0)

    async def game() -> None:
        async with house(tmp_path) as made:
            live, _ = await begun(made)
            made.tables.memory.store = store = Ticking(made)  # type: ignore[assignment]
            running = asyncio.create_task(made.timers.run())
            await asyncio.wait_for(store.ticks(int(CUT_SECONDS) + 5), 60)
            assert live.table.round == 1
            assert store.forgets
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

    run(game())
    assert "LookupError" in caplog.text
    assert "Qs" not in caplog.text


class Crowded(Unreadable):
    """A store that answers no read before it may, and counts those that wait."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.may_answer = asyncio.Event()
        self.is_asked = asyncio.Event()
        self.waiting = self.most = 0

    async def read(self, code: str, after: int = 0) -> Kept | None:  # type: ignore[override]
        self.waiting += 1
        self.most = max(self.most, self.waiting)
        self.is_asked.set()
        await self.may_answer.wait()
        self.waiting -= 1
        return await self._store.read(code, after)


def test_the_heart_does_not_wait_for_all_that_is_to_do_after_an_outage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fault 11: else it would tell of another outage, and so for ever."""
    monkeypatch.setattr(timers, "BEAT_SECONDS", 0.0)

    async def game() -> None:
        async with house(tmp_path) as made:
            codes = await asyncio.gather(*(made.tables.open(TableSettings("two")) for _ in range(600)))
            for code in codes:  # a table that nobody looks at would leave memory
                await made.join(made.tables.lives[code], Guest())
            made.now += 3600.0
            await made.tables.beat()
            made.tables.memory.store = store = Crowded(made.store)  # type: ignore[assignment]
            running = asyncio.create_task(made.timers.run())
            async with asyncio.timeout(60):
                await store.is_asked.wait()
                made.now += 4.0
                while await beat_of(made) < made.now:
                    await asyncio.sleep(0)
                store.may_answer.set()
                while any(made.tables.lives[code].is_doubtful for code in codes):
                    await asyncio.sleep(0)
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            assert store.most <= 256
            assert await made.store.beat(made.now + 4.0) == 0.0

    run(game())


async def beat_of(made: House) -> float:
    """When the heart has beaten last."""
    assert isinstance(made.store, SqliteStore)
    [beat] = await made.store._run(lambda c: c.execute("SELECT beat FROM heart").fetchone())
    return float(beat)


def test_a_clock_that_was_put_back_stops_neither_heart_nor_sweep(tmp_path: Path) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            await made.wait(SWEEP_SECONDS)
            made.now -= 3600.0
            code = await made.tables.open(TableSettings("two"))
            await made.wait(IDLE_SECONDS + 2 * SWEEP_SECONDS)
            assert code not in made.tables.lives
            assert await made.store.beat(made.now) == 0.0

    run(game())
