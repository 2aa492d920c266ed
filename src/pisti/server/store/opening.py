"""A SQLite file as the database of a server: opened by one process alone, and brought to the newest version."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from pisti.server.store.faults import BadStore, StoreFault
from pisti.server.store.migrations import APPLICATION, MIGRATIONS

_PATIENCE = 0.2  # seconds for which a lock of another process is waited for


@dataclass(frozen=True, slots=True)
class Migrated:
    """The versions of a database before and after it was brought to the newest one."""

    before: int
    after: int


def opened(path: Path, *, is_there: bool = False) -> sqlite3.Connection:
    """A connection to a file that is made, or brought to the newest version, where needed; raises BadStore.

    With ``is_there`` only a file that is there and of the newest version is opened. Whatever is refused is left as it
    was.
    """
    with _refusing(path):
        found = _version(path) if is_there or path.is_file() else 0
        if is_there:
            _check(path, found)
        return _migrated(path)


def _check(path: Path, found: int) -> None:
    """Raise BadStore for a version that is not the newest one."""
    if found < len(MIGRATIONS):
        file, command = str(path), "pisti db migrate"
        raise BadStore(StoreFault.OLDER, file=file, found=found, known=len(MIGRATIONS), command=command)


def opened_to_read(path: Path) -> sqlite3.Connection:
    """A connection to a file that is there and of the newest version, which stays as it is; raises BadStore.

    The file must be whole, as a backup is: then nothing beside it is needed, and nobody can write to it meanwhile.
    """
    with _refusing(path):
        _check(path, _version(path, is_written=False))
        connection = _connection(path, "ro")
        try:
            connection.execute("BEGIN")
            connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()  # the lock is taken with the first look
        except BaseException:
            connection.close()
            raise
        return connection


def migrate(path: Path) -> Migrated:
    """Bring a database that is there to the newest version; raises BadStore."""
    with _refusing(path):
        before = _version(path)
        _migrated(path).close()
        return Migrated(before, len(MIGRATIONS))


def _version(path: Path, *, is_written: bool = True) -> int:
    """The version of a database that is there, 0 for an empty file; raises BadStore where it is none of ours.

    One that is written must be such that we may.
    """
    if not path.exists():
        raise BadStore(StoreFault.ABSENT, file=str(path))
    needed = os.R_OK | os.W_OK if is_written else os.R_OK
    if path.is_file() and not os.access(path, needed):  # SQLite would read it, and leave files beside it
        raise PermissionError
    with closing(_connection(path, "rw" if is_written else "ro")) as connection:
        [version] = connection.execute("PRAGMA user_version").fetchone()
        [application] = connection.execute("PRAGMA application_id").fetchone()
        [tables] = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if (tables or version) and application != APPLICATION:
        raise BadStore(StoreFault.NO_DATABASE, file=str(path))
    if version > len(MIGRATIONS):
        raise BadStore(StoreFault.NEWER, file=str(path), found=version, known=len(MIGRATIONS))
    return int(version)


def _connection(path: Path, mode: str) -> sqlite3.Connection:
    place = path.absolute().as_uri() + f"?mode={mode}"
    return sqlite3.connect(place, timeout=_PATIENCE, isolation_level=None, uri=True)


def _migrated(path: Path) -> sqlite3.Connection:
    """A connection that nobody else can have, to a database of the newest version.

    Hands are in the file: one that is made is for its user alone.
    """
    with suppress(OSError):  # whatever is wrong, SQLite finds it too
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    connection = _connection(path, "rwc")
    try:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        _migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _migrate(connection: sqlite3.Connection) -> None:
    """Take the steps that the database has not been through, all or none."""
    connection.execute("BEGIN EXCLUSIVE")
    [version] = connection.execute("PRAGMA user_version").fetchone()
    for migration in MIGRATIONS[version:]:
        for statement in filter(str.strip, migration.split(";")):
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute("COMMIT")


@contextmanager
def _refusing(path: Path) -> Iterator[None]:
    """Say why a file cannot be opened, where the system or SQLite says it."""
    try:
        yield
    except PermissionError:
        raise BadStore(StoreFault.NO_PERMISSION, file=str(path)) from None
    except OSError as error:
        raise BadStore(StoreFault.UNREADABLE, file=str(path), reason=error.strerror or str(error)) from None
    except sqlite3.Error as error:
        raise _refused(path, error) from None


def _refused(path: Path, error: sqlite3.Error) -> BadStore:
    """Why a file cannot be opened: SQLite says the same for many reasons."""
    file, code = str(path), error.sqlite_errorcode & 0xFF  # the rest tells more than is needed
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return BadStore(StoreFault.IN_USE, file=file)
    if path.is_dir():
        return BadStore(StoreFault.IS_FOLDER, file=file)
    if not path.parent.is_dir():
        return BadStore(StoreFault.NO_FOLDER, file=file, folder=str(path.parent))
    if code == sqlite3.SQLITE_NOTADB:
        return BadStore(StoreFault.NO_DATABASE, file=file)
    if code == sqlite3.SQLITE_CORRUPT:
        return BadStore(StoreFault.DAMAGED_FILE, file=file, reason=str(error))
    if not os.access(path.parent, os.W_OK):
        return BadStore(StoreFault.NO_PERMISSION, file=file)
    return BadStore(StoreFault.UNREADABLE, file=file, reason=str(error))
