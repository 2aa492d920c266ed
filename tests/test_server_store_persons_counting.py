"""Counting: once, whatever is in the way, also where the process is killed in the midst of it."""

import asyncio
import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random

import pytest

from gamers import called, count_all, end, guest, outcome
from pisti.server.persons.outcome import GameEnd
from pisti.server.store import Store, Write, open_store
from stores import NOW, OPENED

WORKER = """
import asyncio, itertools, sys
from pisti.server.store import open_store

async def work(path, first):
    store = await open_store(path)
    names = (f"p{number:09}" for number in itertools.count(int(first)))
    print("open", flush=True)
    while await store.persons.count_some(1.0, lambda: next(names), 1):
        print("one", flush=True)
    print("done", flush=True)

asyncio.run(work(*sys.argv[1:]))
"""


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a database is."""
    if request.param == "sqlite":
        return str(tmp_path / "pisti.db")
    url: str = request.getfixturevalue("postgres").made()
    return url


async def filled(place: str, games: int, rng: Random) -> None:
    store = await open_store(place)
    players = [f"P{number}" for number in range(7)]
    for number in range(games):
        await end(store, outcome(f"g{number}", " ".join(rng.sample(players, 4))))
    await store.close()


async def check(place: str, games: int) -> None:
    store = await open_store(place)
    await store.persons.count_all(NOW, partial(next, called(10**8)))
    persons = await store.persons.after(0, 100)
    assert sum(person.totals.rated_games for person in persons) == 4 * games
    for person in persons:
        results = await store.persons.results(person.id, most=10_000, only_open=False)
        assert len(results) == person.totals.games
        after = [each.after for each in reversed(results)]
        assert [each.before for each in reversed(results)][1:] == after[:-1]
        assert person.rating == after[-1]
    await store.close()


def kill_again_and_again(place: str, games: int, kills: int, rng: Random) -> None:
    """Let a process count, and kill it without a word after some games, again and again."""
    asyncio.run(filled(place, games, rng))
    for number in range(kills):
        with subprocess.Popen(
            [sys.executable, "-c", WORKER, place, str(number * 1000)], stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            for _ in range(rng.randint(1, 1 + games // kills)):
                process.stdout.readline()
            os.kill(process.pid, signal.SIGKILL)
    asyncio.run(check(place, games))


def test_who_is_killed_in_the_midst_has_counted_no_game_twice(place: str) -> None:
    kill_again_and_again(place, 40, 3, Random(1))


@pytest.mark.soak
def test_who_is_killed_a_hundred_times_has_counted_no_game_twice(place: str) -> None:
    kill_again_and_again(place, 1500, 100, Random(2))


def test_an_outcome_that_cannot_be_read_keeps_no_other_from_being_counted(tmp_path: Path) -> None:
    async def work() -> None:
        store: Store = await open_store(str(tmp_path / "pisti.db"))
        await store.write(Write("t", 0, [OPENED], end=GameEnd("bad", b"{}", ())))
        await end(store, outcome("g"))
        assert await count_all(store) == 2
        assert await store.persons.count_some(NOW, str) == 0
        person = await store.persons.of(guest("Ada"))
        assert person is not None
        await store.close()

    asyncio.run(work())
