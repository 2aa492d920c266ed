"""A file that is copied stays as it is; one that is copied to is there as a whole, or not at all."""

import asyncio
import os
import sqlite3
import stat
from pathlib import Path

import pytest

from copies import filled
from pisti.server.store import BadStore, StoreFault, open_store
from pisti.server.store.copying import copy
from pisti.server.store.copying_sqlite import filling, reading
from pisti.server.store.migrations import MIGRATIONS
from pisti.server.store.opening import opened


def copied(source: Path, target: Path) -> None:
    async def work() -> None:
        async with reading(source) as found, filling(target) as made:
            await copy(found, made, lambda _: None)

    asyncio.run(work())


def refused(source: Path, target: Path) -> BadStore:
    """Why nothing is copied; nothing is left of it."""
    before = {*target.parent.glob("*")}
    with pytest.raises(BadStore) as bad:
        copied(source, target)
    assert {*target.parent.glob("*")} == before
    return bad.value


def test_a_copy_is_a_database_for_its_user_alone_and_needs_no_other_file(tmp_path: Path) -> None:
    source, target = filled(tmp_path / "a.db"), tmp_path / "new.db"
    copied(source, target)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a.db", "new.db"]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    connection = opened(target, is_there=True)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()


def test_a_backup_that_is_restored_stays_as_it_is_and_may_not_even_be_written(tmp_path: Path) -> None:
    backup = tmp_path / "backup.db"
    copied(filled(tmp_path / "a.db"), backup)
    before = backup.read_bytes()
    backup.chmod(0o400)
    copied(backup, tmp_path / "b.db")
    assert backup.read_bytes() == before
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a.db", "b.db", "backup.db"]


def test_what_stands_beside_a_file_is_copied_too(tmp_path: Path) -> None:
    """A server was killed: its last plays are in another file."""
    path, target = tmp_path / "a.db", tmp_path / "b.db"
    connection = opened(path)
    connection.execute("INSERT INTO heart VALUES (1, 2.0)")
    kept = {name: (tmp_path / name).read_bytes() for name in ("a.db", "a.db-wal")}
    connection.close()
    for name, content in kept.items():
        (tmp_path / name).write_bytes(content)
    copied(path, target)
    assert sqlite3.connect(target).execute("SELECT beat FROM heart").fetchone() == (2.0,)


def test_a_file_that_a_server_has_is_refused(tmp_path: Path) -> None:
    path = filled(tmp_path / "a.db")
    server = opened(path)
    (tmp_path / "new").mkdir()
    assert refused(path, tmp_path / "new" / "b.db").code is StoreFault.IN_USE
    server.close()


def test_a_backup_is_no_servers_while_it_is_read(tmp_path: Path) -> None:
    backup = tmp_path / "backup.db"
    copied(filled(tmp_path / "a.db"), backup)

    async def look() -> None:
        async with reading(backup):
            with pytest.raises(BadStore) as bad:
                await open_store(str(backup))
            assert bad.value.code is StoreFault.IN_USE

    asyncio.run(look())


def test_a_file_that_is_there_is_never_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = filled(tmp_path / "a.db"), tmp_path / "b.db"
    target.write_text("mine")
    assert refused(source, target).code is StoreFault.EXISTS
    monkeypatch.setattr(Path, "exists", lambda path: path == source)  # it comes while the copy is made
    assert refused(source, target).code is StoreFault.EXISTS
    assert target.read_text() == "mine"


def test_where_no_file_has_two_names_a_copy_is_moved_to_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def link(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", link)
    copied(filled(tmp_path / "a.db"), tmp_path / "b.db")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a.db", "b.db"]


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    source = filled(tmp_path / "a.db")
    bad = refused(source, tmp_path / "no" / "b.db")
    assert (bad.code, bad.fields["folder"]) == (StoreFault.NO_FOLDER, str(tmp_path / "no"))
    bad = refused(source, source / "b.db")
    assert bad.code is StoreFault.NO_FOLDER


def test_a_full_disk_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, os.strerror(28))

    source = filled(tmp_path / "a.db")
    monkeypatch.setattr(os, "fsync", full)
    bad = refused(source, tmp_path / "b.db")
    assert (bad.code, bad.fields) == (StoreFault.CANNOT_WRITE, {"reason": os.strerror(28)})


@pytest.mark.parametrize("error", [KeyboardInterrupt, asyncio.CancelledError])
def test_who_is_interrupted_leaves_nothing(error: type[BaseException], tmp_path: Path) -> None:
    async def work() -> None:
        async with filling(tmp_path / "b.db"):
            raise error

    with pytest.raises(error):
        asyncio.run(work())
    assert [*tmp_path.iterdir()] == []


def test_a_damaged_file_is_told_and_not_copied(tmp_path: Path) -> None:
    source = filled(tmp_path / "a.db")
    content = bytearray(source.read_bytes())
    content[len(content) // 2 :] = bytes(len(content) - len(content) // 2)
    source.write_bytes(content)
    assert refused(source, tmp_path / "b.db").code is StoreFault.DAMAGED_FILE


def test_a_backup_of_another_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    backup = tmp_path / "backup.db"
    copied(filled(tmp_path / "a.db"), backup)
    monkeypatch.setattr("pisti.server.store.opening.MIGRATIONS", (*MIGRATIONS, ""))
    assert refused(backup, tmp_path / "b.db").code is StoreFault.OLDER
    monkeypatch.setattr("pisti.server.store.opening.MIGRATIONS", MIGRATIONS[:-1])
    assert refused(backup, tmp_path / "b.db").code is StoreFault.NEWER
    assert refused(tmp_path / "none.db", tmp_path / "b.db").code is StoreFault.ABSENT
