"""A file as what is copied and as what is copied to: written beside its place, and put there when it is whole."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path

from pisti.server.store.copying import ROWS_AT_ONCE, Row
from pisti.server.store.copying_tables import Table
from pisti.server.store.faults import BadStore, StoreFault
from pisti.server.store.migrations import APPLICATION, MIGRATIONS
from pisti.server.store.opening import opened, opened_to_read

_JOURNALS = slice(18, 20)  # of the header of a file: two bytes that say how it is written
_WHOLE = b"\1\1"  # nothing that belongs to the file is in another one


class SqliteCopy:
    """The tables of a file, read and written by whoever has the connection."""

    def __init__(self, connection: sqlite3.Connection, place: str) -> None:
        self._connection = connection
        self.place = place

    async def count(self, table: Table) -> int:
        """How many rows there are."""
        with self._failing():
            [count] = self._connection.execute(f"SELECT count(*) FROM {table.name}").fetchone()
        return int(count)

    async def rows(self, table: Table) -> AsyncIterator[list[Row]]:
        """The rows of a table."""
        text = f"SELECT {', '.join(table.columns)} FROM {table.name} ORDER BY {', '.join(table.key)}"
        with self._failing():
            found = self._connection.execute(text)
        while rows := self._some(found):
            yield rows

    def _some(self, found: sqlite3.Cursor) -> list[Row]:
        with self._failing():
            return found.fetchmany(ROWS_AT_ONCE)

    async def put(self, table: Table, rows: AsyncIterator[list[Row]]) -> None:
        """Put rows into a table."""
        places = ", ".join("?" * len(table.columns))
        text = f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES ({places})"
        async for some in rows:
            with _written():
                self._connection.executemany(text, some)

    @contextmanager
    def _failing(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise BadStore(StoreFault.DAMAGED_FILE, file=self.place, reason=str(error)) from error


@asynccontextmanager
async def reading(path: Path) -> AsyncIterator[SqliteCopy]:
    """A file that is there, of the newest version, and that no server has; raises BadStore.

    A backup is only read: it stays as it is, byte for byte.
    """
    connection = opened_to_read(path) if _is_whole(path) else opened(path, is_there=True)
    with closing(connection):
        yield SqliteCopy(connection, str(path))


def _is_whole(path: Path) -> bool:
    """Whether a file is written in such a way that it can be read without others; whatever is wrong is found later."""
    try:
        with path.open("rb") as file:
            return file.read(_JOURNALS.stop)[_JOURNALS] == _WHOLE
    except OSError:
        return False


@asynccontextmanager
async def filling(path: Path) -> AsyncIterator[SqliteCopy]:
    """A new file, which is at its place only when all is in it; raises BadStore."""
    if path.exists():
        raise BadStore(StoreFault.EXISTS, file=str(path))
    part = path.with_name(f"{path.name}.{os.getpid()}.unfinished")
    with _removed_at_the_end(path, part):
        with closing(sqlite3.connect(part, isolation_level=None)) as connection:
            with _written():
                _make(connection)
            yield SqliteCopy(connection, str(path))
            with _written():
                connection.execute("COMMIT")
        _put_in_place(part, path)


@contextmanager
def _written() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise BadStore(StoreFault.CANNOT_WRITE, reason=str(error)) from error


@contextmanager
def _removed_at_the_end(path: Path, part: Path) -> Iterator[None]:
    """Make a file for its user alone, since hands are in it, and remove what is left of it."""
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, 0o600))
        yield
    except FileExistsError:
        raise BadStore(StoreFault.EXISTS, file=str(path)) from None
    except PermissionError:
        raise BadStore(StoreFault.NO_PERMISSION, file=str(path)) from None
    except OSError as error:
        if error.errno in (errno.ENOENT, errno.ENOTDIR) and not path.parent.is_dir():
            raise BadStore(StoreFault.NO_FOLDER, file=str(path), folder=str(path.parent)) from None
        raise BadStore(StoreFault.CANNOT_WRITE, reason=error.strerror or str(error)) from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def _make(connection: sqlite3.Connection) -> None:
    """Make the tables; a file that is unfinished is thrown away, so nothing is kept to undo it."""
    connection.execute("PRAGMA journal_mode = OFF")
    connection.execute("PRAGMA synchronous = OFF")
    for migration in MIGRATIONS:
        connection.executescript(migration)
    for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
        connection.execute(f"DELETE FROM {name}")  # what a step has put there comes with the rest
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute("BEGIN")


def _put_in_place(part: Path, path: Path) -> None:
    """See that a file is on the disk, and give it its name, if nothing else has that by now."""
    _sync(part, os.O_RDWR)
    try:
        os.link(part, path)
    except FileExistsError:
        raise
    except OSError:  # no disk of this kind has a file under two names
        if path.exists():
            raise FileExistsError from None
        part.rename(path)
    with suppress(OSError):  # not every system lets a folder be opened
        _sync(path.parent, os.O_RDONLY)


def _sync(path: Path, flags: int) -> None:
    descriptor = os.open(path, flags)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
