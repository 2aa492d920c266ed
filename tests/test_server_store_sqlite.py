"""The store in a file: what was answered survives kill -9, a full disk changes nothing, other files are refused."""

import asyncio
import json
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from command import environment
from pisti.server.store import BadStore, Outcome, SqliteStore, StoreFault, Write
from pisti.server.store.migrations import APPLICATION, MIGRATIONS
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


def opened_and(path: Path) -> BadStore:
    """The error of opening a file."""

    async def fails() -> BadStore:
        with pytest.raises(BadStore) as bad:
            await SqliteStore.open(path)
        return bad.value

    return asyncio.run(fails())


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


def test_one_write_that_fails_takes_no_other_with_it(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "pisti.db")
        bad = Write("bad", 0, [OPENED], due=object())  # type: ignore[arg-type]  # what SQLite cannot store
        writes = [new("a"), bad, new("b")]
        outcomes = await asyncio.gather(*map(store.write, writes), return_exceptions=True)
        assert [outcomes[0], outcomes[2]] == [Outcome.DONE] * 2
        assert isinstance(outcomes[1], BadStore)
        assert await store.read("bad") is None
        await store.close()

    asyncio.run(work())


def test_many_writes_share_a_transaction(tmp_path: Path) -> None:
    async def work() -> int:
        store = await SqliteStore.open(tmp_path / "pisti.db")
        said: list[str] = []
        await store._run(lambda c: c.set_trace_callback(said.append))
        await asyncio.gather(*(store.write(new(f"t{number}")) for number in range(300)))
        await store.close()
        return said.count("COMMIT")

    assert asyncio.run(work()) <= 5


@pytest.mark.parametrize("content", [b"hello", b"\x00" * 4096, b"SQLite format 3\x00" + b"x" * 100])
def test_a_file_that_is_no_database_is_refused_and_left_alone(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    bad = opened_and(path)
    assert bad.code is StoreFault.NO_DATABASE
    assert bad.fields == {"file": str(path)}
    assert path.read_bytes() == content


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE letters (text)")
    other.close()
    assert opened_and(path).code is StoreFault.NO_DATABASE
    with sqlite3.connect(path) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("letters",)]
    other.close()


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "pisti.db"

    async def make() -> None:
        store = await SqliteStore.open(path)
        await store.close()

    asyncio.run(make())
    with sqlite3.connect(path) as newer:
        assert newer.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
        newer.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    newer.close()
    bad = opened_and(path)
    assert (bad.code, bad.fields["found"]) == (StoreFault.NEWER, len(MIGRATIONS) + 1)


def test_a_place_where_no_file_can_be_is_told(tmp_path: Path) -> None:
    assert opened_and(tmp_path).code is StoreFault.IS_FOLDER
    bad = opened_and(tmp_path / "no" / "pisti.db")
    assert (bad.code, bad.fields["folder"]) == (StoreFault.NO_FOLDER, str(tmp_path / "no"))


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
