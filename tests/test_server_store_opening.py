"""Which files are opened, which are refused and left alone, and how an older database becomes one of the newest."""

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest

from pisti.server.store import BadStore, SqliteStore, StoreFault
from pisti.server.store import opening as module
from pisti.server.store.migrations import APPLICATION, MIGRATIONS
from pisti.server.store.opening import Migrated, migrate, opened
from stores import new


def contents(folder: Path) -> dict[str, bytes]:
    files = [Path(base, name) for base, _, names in os.walk(folder) for name in names]
    return {str(file): file.read_bytes() for file in files}


def refused(path: Path, *, is_there: bool = False) -> BadStore:
    """Why a file is not opened; it is left as it was, and nothing beside it."""
    before = contents(path.parent)
    with pytest.raises(BadStore) as bad:
        opened(path, is_there=is_there)
    assert contents(path.parent) == before
    assert bad.value.fields["file"] == str(path)
    return bad.value


def made(path: Path, application: int = APPLICATION, version: int = len(MIGRATIONS)) -> None:
    """A database of some program and version."""
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE letters (text)")
    other.execute(f"PRAGMA application_id = {application}")
    other.execute(f"PRAGMA user_version = {version}")
    other.commit()
    other.close()


def columns(path: Path, table: str) -> list[str]:
    connection = sqlite3.connect(path)
    names = [name for _, name, *_ in connection.execute(f"PRAGMA table_info({table})")]
    connection.close()
    return names


@pytest.mark.parametrize("name", ["pisti.db", "a b%20?#ş.db", "file:x"])
@pytest.mark.parametrize("is_empty", [False, True])
def test_a_database_is_made_where_there_is_none(name: str, is_empty: bool, tmp_path: Path) -> None:
    path = tmp_path / name
    if is_empty:
        path.touch()
    opened(path).close()
    assert [each.name for each in tmp_path.iterdir()] == [name]
    opened(path, is_there=True).close()
    assert "attended" in columns(path, "tables")


def test_a_database_that_is_made_is_for_its_user_alone(tmp_path: Path) -> None:
    path = tmp_path / "pisti.db"
    connection = opened(path)
    connection.execute("INSERT INTO heart VALUES (1, 2.0)")
    assert {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == dict.fromkeys(
        ["pisti.db", "pisti.db-wal"], 0o600
    )
    connection.close()
    path.chmod(0o640)
    opened(path).close()
    assert path.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize("content", [b"hello", b"\x00" * 4096, b"SQLite format 3\x00" + b"x" * 100])
def test_a_file_that_is_no_database_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    assert refused(path).code is StoreFault.NO_DATABASE


@pytest.mark.parametrize(("application", "version"), [(0, 0), (0, 1), (APPLICATION + 1, 1)])
def test_a_database_of_another_program_is_refused(application: int, version: int, tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    made(path, application, version)
    for is_there in (False, True):
        assert refused(path, is_there=is_there).code is StoreFault.NO_DATABASE


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "pisti.db"
    made(path, version=len(MIGRATIONS) + 1)
    bad = refused(path)
    assert (bad.code, bad.fields["found"]) == (StoreFault.NEWER, len(MIGRATIONS) + 1)


def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "pisti.db"
    opened(path).close()
    path.write_bytes(path.read_bytes()[:4096])
    bad = refused(path)
    assert (bad.code, "malformed" in str(bad.fields["reason"])) == (StoreFault.DAMAGED_FILE, True)


def test_what_must_be_there_is_not_made(tmp_path: Path) -> None:
    assert refused(tmp_path / "pisti.db", is_there=True).code is StoreFault.ABSENT
    with pytest.raises(BadStore) as bad:
        migrate(tmp_path / "pisti.db")
    assert bad.value.code is StoreFault.ABSENT


def test_places_where_no_file_can_be_are_told(tmp_path: Path) -> None:
    file, place = tmp_path / "file", tmp_path / "folder"
    file.touch()
    place.mkdir()
    for is_there in (False, True):
        assert refused(place, is_there=is_there).code is StoreFault.IS_FOLDER
        assert refused(tmp_path / ("x" * 300), is_there=is_there).code is StoreFault.UNREADABLE
    for folder in (tmp_path / "no", file):
        bad = refused(folder / "pisti.db")
        assert (bad.code, bad.fields["folder"]) == (StoreFault.NO_FOLDER, str(folder))
        assert refused(folder / "pisti.db", is_there=True).code is StoreFault.ABSENT


def forbidden(path: Path) -> bool:
    raise PermissionError(str(path))


def test_what_may_not_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, absent = tmp_path / "pisti.db", tmp_path / "absent.db"
    opened(path).close()
    monkeypatch.setattr(os, "access", lambda place, mode: not (mode & os.W_OK and place == path))
    for is_there in (False, True):
        assert refused(path, is_there=is_there).code is StoreFault.NO_PERMISSION
    monkeypatch.setattr(Path, "is_file", forbidden)
    assert refused(absent).code is StoreFault.NO_PERMISSION
    monkeypatch.undo()
    connection = module._connection
    monkeypatch.setattr(module, "_connection", lambda place, mode: connection(place, "ro"))
    monkeypatch.setattr(os, "open", lambda place, flags, mode: forbidden(place))
    bad = refused(absent)
    assert (bad.code, bad.fields["reason"]) == (StoreFault.UNREADABLE, "unable to open database file")
    monkeypatch.setattr(os, "access", lambda place, mode: place != tmp_path)
    assert refused(absent).code is StoreFault.NO_PERMISSION


NEXT = "ALTER TABLE tables ADD COLUMN mood TEXT; CREATE TABLE moods (mood TEXT);"


def test_an_older_database_is_brought_to_the_newest_version_with_all_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "pisti.db"

    async def written() -> None:
        store = await SqliteStore.open(path)
        await store.write(new("a"))
        await store.close()

    asyncio.run(written())
    first = len(MIGRATIONS)
    assert migrate(path) == Migrated(first, first)
    monkeypatch.setattr(module, "MIGRATIONS", (*MIGRATIONS, NEXT))
    bad = refused(path, is_there=True)
    assert (bad.code, bad.fields["found"], bad.fields["known"]) == (StoreFault.OLDER, first, first + 1)
    assert migrate(path) == Migrated(first, first + 1)
    assert "mood" in columns(path, "tables")
    assert migrate(path) == Migrated(first + 1, first + 1)

    async def read() -> None:
        store = await SqliteStore.open(path, is_there=True)
        assert await store.read("a") is not None
        await store.close()

    asyncio.run(read())


def test_a_step_that_fails_leaves_the_database_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "pisti.db"
    opened(path).close()
    monkeypatch.setattr(module, "MIGRATIONS", (*MIGRATIONS, NEXT + "CREATE TABLE tables (id);"))
    with pytest.raises(BadStore) as bad:
        opened(path)
    assert (bad.value.code, "already exists" in str(bad.value.fields["reason"])) == (StoreFault.UNREADABLE, True)
    monkeypatch.setattr(module, "MIGRATIONS", MIGRATIONS)
    opened(path, is_there=True).close()
    assert "mood" not in columns(path, "tables")


def test_a_database_in_use_is_refused_whatever_is_wanted(tmp_path: Path) -> None:
    path = tmp_path / "pisti.db"
    first = opened(path)
    try:
        for is_there in (False, True):
            with pytest.raises(BadStore) as bad:
                opened(path, is_there=is_there)
            assert (bad.value.code, bad.value.fields) == (StoreFault.IN_USE, {"file": str(path)})
        with pytest.raises(BadStore) as bad:
            migrate(path)
        assert bad.value.code is StoreFault.IN_USE
        first.execute("INSERT INTO heart VALUES (1, 2.0)")
    finally:
        first.close()
