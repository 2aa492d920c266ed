"""Thousands of tables, abandoned and played to the end, through tables, pulse and store: nothing is left of them."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from abandoned import (
    MOMENTS,
    Company,
    Crowd,
    all_at_once,
    all_have_ended,
    kept_games,
    nothing_is_left,
    nothing_is_orphaned,
    time_goes_on,
)
from house import NOW
from pisti.notation import read_records
from pisti.server.store import SqliteStore, gathering


@asynccontextmanager
async def crowd(folder: Path, seed: int, now: float = NOW) -> AsyncIterator[Crowd]:
    """A server for many, from some time on."""
    store = await SqliteStore.open(folder / "pisti.db")
    made = Crowd(store, seed)
    made.now = now
    try:
        await made.timers.start()
        yield made
    finally:
        made.thinkers.close()
        await store.close()


def companies(made: Crowd, rng: Random, count: int) -> list[Company]:
    return [Company(made, Random(rng.getrandbits(64)), rng.choice(MOMENTS)) for _ in range(count)]


async def abandoned(folder: Path, seed: int, servers: int, batches: int, size: int, every: int = 1) -> None:
    """Batches of tables, at one server after the other: each ends what the one before it has left in the midst."""
    rng, now = Random(seed), NOW
    last: list[Company] = []
    empty: dict[str, int] = {}
    free: list[int] = []
    for number in range(servers):
        async with crowd(folder, seed + number, now) as made:
            await end(made, last, every)
            empty = nothing_is_left(made)
            for batch in range(batches):
                last = companies(made, rng, size)
                await all_at_once(made, last)
                if batch + 1 < batches:
                    free.append(await end(made, last, every))
                    assert nothing_is_left(made) == empty
            now = made.now + rng.choice([1.0, 60.0, 86_400.0])
    async with crowd(folder, seed + servers, now) as made:
        await end(made, last, every)
        assert nothing_is_left(made) == empty
    assert max(free) <= 2 * free[0]  # what a batch has left free, the next one uses


async def end(made: Crowd, last: list[Company], every: int) -> int:
    """All these tables end, each game that was dealt has its record, and after its time nothing else is there.

    How many bytes of the database are free then.
    """
    await time_goes_on(made, last)
    assert await all_have_ended(made, every) <= await kept_games(made)
    return await nothing_is_orphaned(made)


async def whole(folder: Path, seed: int, count: int, at_once: int) -> None:
    """Whole games: each of them has its record."""
    rng = Random(seed)
    async with crowd(folder, seed) as made:
        await end(made, [], 1)
        empty, names = nothing_is_left(made), set[str]()
        for _ in range(count // at_once):
            made.is_busy = True
            batch = [Company(made, Random(rng.getrandbits(64)), "over") for _ in range(at_once)]
            names |= {*await asyncio.gather(*(company.whole_game() for company in batch))}
            made.is_busy = False
            await end(made, [], at_once)
            assert nothing_is_left(made) == empty
        assert len(names) == count
        assert await kept_games(made) == names
        for name in names:
            finished = await made.store.record(name)
            assert finished is not None
            assert list(read_records([finished.text.encode()]))[-1].round.is_over


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where a disk costs nothing, if there is such a place; writes wait for no others, since many come at once."""
    monkeypatch.setattr(gathering, "GATHER_SECONDS", 0.0)
    memory = Path("/dev/shm")
    if not memory.is_dir():
        yield tmp_path
        return
    with TemporaryDirectory(dir=memory) as made:
        yield Path(made)


def test_nothing_is_left_of_hundreds_of_abandoned_tables(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Faults 10, 16 and 17: no stuck table, no growing map, no row without its table, nothing to complain of."""
    asyncio.run(abandoned(folder, 1, 2, 2, 80))
    assert caplog.records == []


def test_every_whole_game_has_its_record_and_leaves_nothing_else(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(whole(folder, 2, 8, 8))
    assert caplog.records == []


@pytest.mark.soak
def test_nothing_is_left_of_a_hundred_thousand_abandoned_tables(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(abandoned(folder, 3, 20, 5, 1000, every=50))
    assert caplog.records == []


@pytest.mark.soak
def test_two_thousand_whole_games_leave_their_records_and_nothing_else(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(whole(folder, 4, 2000, 100))
    assert caplog.records == []
