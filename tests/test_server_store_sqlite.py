"""The store in a file: what was answered survives kill -9, a full disk changes nothing, other files are refused."""

import asyncio
import json
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from command import environment
from pisti.server.store import BadStore, Finished, Kept, Outcome, SqliteStore, StoreFault, Write
from stores import OPENED, SAID, new

WRITER = """
import asyncio, sys
sys.path.insert(0, sys.argv[2])
from pathlib import Path
from pisti.server.store import SqliteStore, Write
from stores import OPENED, SAID

async def table(store, code):
    kept = await store.read(code)
    version = 0 if kept is None else len(kept.steps)
    while True:
        await store.write(Write(code, version, [OPENED if version == 0 else SAID]))
        version += 1
        print(code, version, flush=True)

async def main():
    store = await SqliteStore.open(Path(sys.argv[1]))
    print("open", 0, flush=True)
    await asyncio.gather(*(table(store, f"t{number}") for number in range(20)))

asyncio.run(main())
"""


SECOND = """
import asyncio, json, sys
from pathlib import Path
from pisti.server.store import BadStore, SqliteStore

async def main():
    try:
        await SqliteStore.open(Path(sys.argv[1]))
    except BadStore as bad:
        print(json.dumps([bad.code, bad.fields]))

asyncio.run(main())
"""


def killed_and_counted(path: Path, times: int, rng: Random) -> None:
    """Kill a process that writes, again and again: whatever it was answered is in the file, in order, once."""
    answered: dict[str, int] = {}
    tests = str(Path(__file__).parent)
    for _ in range(times):
        command = [sys.executable, "-c", WRITER, str(path), tests]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment()) as process:
            assert process.stdout is not None
            lines = rng.randint(30, 400)
            for line in process.stdout:
                if not line.endswith("\n"):  # torn by the kill
                    break
                code, version = line.split()
                answered[code] = int(version)
                lines -= 1
                if lines == 0:
                    process.send_signal(signal.SIGKILL)
        kept = asyncio.run(versions(path))
        assert all(kept[code] >= count for code, count in answered.items() if code != "open")
    assert len(answered) == 21


async def versions(path: Path) -> dict[str, int]:
    store = await SqliteStore.open(path)
    found = {}
    for number in range(20):
        kept = await store.read(f"t{number}")
        if kept is not None:
            assert kept.steps == (OPENED, *[SAID] * (len(kept.steps) - 1))
            found[f"t{number}"] = len(kept.steps)
    await store.close()
    return found


def test_what_was_answered_survives_kill_9(tmp_path: Path) -> None:
    killed_and_counted(tmp_path / "pisti.db", 4, Random(1))


@pytest.mark.soak
def test_what_was_answered_survives_kill_9_a_hundred_times(tmp_path: Path) -> None:
    killed_and_counted(tmp_path / "pisti.db", 100, Random(2))


def test_a_second_process_is_refused_and_the_first_one_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "pisti.db"

    async def first() -> None:
        store = await SqliteStore.open(path)
        await store.write(new("a"))
        command = [sys.executable, "-c", SECOND, str(path)]
        ran = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, env=environment())
        assert json.loads(ran.stdout) == ["store-in-use", {"file": str(path)}]
        assert await store.write(Write("a", 1, [SAID])) is Outcome.DONE
        await store.close()

    asyncio.run(first())


async def all_written(store: SqliteStore, writes: list[Write]) -> None:
    for write in writes:
        assert await store.write(write) is Outcome.DONE


def test_where_there_is_no_room_nothing_is_changed_and_it_is_said(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "pisti.db")
        await store.write(new("a"))
        await store._run(lambda c: c.execute("PRAGMA max_page_count = 40").fetchall())
        writes = [Write("a", 1 + 50 * number, [SAID] * 50) for number in range(200)]
        with pytest.raises(BadStore) as bad:
            await all_written(store, writes)
        assert bad.value.code is StoreFault.CANNOT_WRITE
        assert "full" in str(bad.value.fields["reason"])
        kept = await store.read("a")
        assert kept is not None
        version = len(kept.steps)
        assert version % 50 == 1
        assert version > 50
        await store._run(lambda c: c.execute("PRAGMA max_page_count = 4000").fetchall())
        assert await store.write(Write("a", version, [SAID])) is Outcome.DONE
        await store.close()

    asyncio.run(work())


def test_where_there_is_no_room_for_a_game_it_is_not_kept_and_what_was_kept_stays(tmp_path: Path) -> None:
    rng = Random(3)
    long = Finished("g1", rng.randbytes(200_000).hex(), frozenset({"0f" * 32}))
    short = Finished("g1", "short", None)

    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "pisti.db")
        await store.write(new("a", finished=short))
        await store._run(lambda c: c.execute("PRAGMA max_page_count = 20").fetchall())
        for finished in (long, replace(long, game="g2")):
            with pytest.raises(BadStore) as bad:
                await store.write(Write("a", 1, [SAID], finished=finished, command="S:x"))
            assert "full" in str(bad.value.fields["reason"])
        assert await store.read("a") == Kept("a", (OPENED,))
        assert await store.answered("a", "S:x") is None
        assert [game async for game in store.games()] == ["g1"]
        assert await store.record("g1") == short
        await store._run(lambda c: c.execute("PRAGMA max_page_count = 4000").fetchall())
        assert await store.write(Write("a", 1, [SAID], finished=long, command="S:x")) is Outcome.DONE
        assert await store.record("g1") == long
        await store.close()

    asyncio.run(work())


def test_one_write_that_fails_takes_no_other_with_it(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "pisti.db")
        bad = new("bad", due=object())  # what SQLite cannot store
        writes = [new("a"), bad, new("worse", listing="\ud800"), new("b")]
        outcomes = await asyncio.gather(*map(store.write, writes), return_exceptions=True)
        assert [outcomes[0], outcomes[3]] == [Outcome.DONE] * 2
        assert isinstance(outcomes[1], BadStore)
        assert isinstance(outcomes[2], UnicodeEncodeError)
        assert await store.read("bad") is None
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM events WHERE version = 2",
        "DELETE FROM events WHERE version = 3",
        "UPDATE tables SET version = 4",
        "UPDATE events SET fact = x'7b7d' WHERE version = 2",
        "UPDATE events SET fact = x'ff' WHERE version = 1",
    ],
)
def test_a_table_of_which_something_is_missing_or_unreadable_is_told(damage: str, tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "pisti.db")
        await store.write(Write("a", 0, [OPENED, SAID, SAID]))
        await store._run(lambda c: c.execute(damage).fetchall())
        with pytest.raises(BadStore) as bad:
            await store.read("a")
        assert (bad.value.code, bad.value.fields) == (StoreFault.DAMAGED_TABLE, {"table": "a"})
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("damage", ["text = x'ff'", "readers = x'ff'"])
def test_a_game_that_is_unreadable_is_told(damage: str, tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "pisti.db")
        await store.write(new("a", finished=Finished("g", "text", None)))
        await store._run(lambda c: c.execute(f"UPDATE games SET {damage}").fetchall())
        with pytest.raises(BadStore) as bad:
            await store.record("g")
        assert (bad.value.code, bad.value.fields) == (StoreFault.DAMAGED_GAME, {"game": "g"})
        await store.close()

    asyncio.run(work())


async def all_read(store: SqliteStore) -> None:
    async for game in store.games():
        await store.record(game)


def test_damage_of_the_file_is_found(tmp_path: Path) -> None:
    path = tmp_path / "pisti.db"

    async def damage() -> list[str]:
        store = await SqliteStore.open(path)
        for number in range(30):
            await store.write(
                new(f"t{number}", finished=Finished(f"g{number}", Random(number).randbytes(999).hex(), None))
            )
        found = await store.damage()
        await store.close()
        return found

    async def again() -> list[str]:
        store = await SqliteStore.open(path, is_there=True)
        found = await store.damage()
        with pytest.raises(BadStore) as bad:
            await all_read(store)
        assert bad.value.code is StoreFault.CANNOT_READ
        await store.close()
        return found

    assert asyncio.run(damage()) == []
    content = bytearray(path.read_bytes())
    for page in range(36, len(content) // 4096):  # the first pages hold what there is; the others mostly games
        content[4096 * page : 4096 * page + 16] = b"\xff" * 16
    path.write_bytes(content)
    assert asyncio.run(again())


def test_many_writes_share_a_transaction(tmp_path: Path) -> None:
    async def work() -> int:
        store = await SqliteStore.open(tmp_path / "pisti.db")
        said: list[str] = []
        await store._run(lambda c: c.set_trace_callback(said.append))
        await asyncio.gather(*(store.write(new(f"t{number}")) for number in range(300)))
        await store.close()
        return said.count("COMMIT")

    assert asyncio.run(work()) <= 5


def test_settings_of_the_database_are_those_that_keep_what_was_answered(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "pisti.db")
        wanted = {"journal_mode": "wal", "synchronous": 2, "locking_mode": "exclusive"}
        for name, value in wanted.items():
            assert await store._one(f"PRAGMA {name}") == (value,)
        await store.write(new("a"))
        await store.close()

    asyncio.run(work())
    assert [each.name for each in tmp_path.iterdir()] == ["pisti.db"]
