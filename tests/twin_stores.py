"""Stores of both kinds for two worlds: they do not wait for the disk, can be made to fail, and tell all that they keep.

Each is the only worker at its database, and hears of no other: else what happens would depend on when it is heard.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pisti.server.store import BadStore, Outcome, SqliteStore, StoreFault, Write
from pisti.server.store.interface import Told
from pisti.server.store.place import shown_place
from pisti.server.store.postgres import PostgresStore
from pisti.server.store.postgres_schema import VERSION_TABLE
from places import Place

OF_PROCESSES = ("worker", "claimed_by")
"""What the columns are called that tell which process it was: every start of a server has another number."""


class KeptInFile(SqliteStore):
    """A store in a file; while ``fails``, it cannot write."""

    fails = False

    async def write(self, write: Write) -> Outcome:
        _check(self.fails)
        return await super().write(write)

    async def rows(self, *without: str) -> list[bytes]:
        """Every field of all tables of the database but some; a fact stands by itself."""
        fields: list[bytes] = []
        for name in await self._names():
            for row in [] if name in without else await self._all(f"SELECT * FROM {name}"):
                fields += _fields(name, row)
        return fields

    async def forget_all(self) -> None:
        """Forget every table and game."""
        for name in await self._names():
            await self._all(f"DELETE FROM {name}" if name != "heart" else "SELECT 1")

    async def _names(self) -> list[str]:
        return [name for (name,) in await self._all("SELECT name FROM sqlite_master WHERE type = 'table'")]

    async def _all(self, text: str) -> list[tuple[Any, ...]]:
        return await self._run(lambda connection: connection.execute(text).fetchall())


class KeptInDatabase(PostgresStore):
    """A store in a PostgreSQL; while ``fails``, it cannot write."""

    fails = False

    def wake(self, told: Told) -> None:
        """Hear nothing."""

    async def write(self, write: Write) -> Outcome:
        _check(self.fails)
        return await super().write(write)

    async def rows(self, *without: str) -> list[bytes]:
        """Every field of all tables of the database but some, and but what tells of processes."""
        fields: list[bytes] = []
        for name, columns in await self._names():
            text = f"SELECT {columns} FROM {name} ORDER BY ({columns})::text"
            for row in [] if name in ("workers", *without) else await self._rows(text):
                fields += _fields(name, row)
        return fields

    async def forget_all(self) -> None:
        """Forget every table and game."""
        kept = ("heart", "workers", VERSION_TABLE)
        names = [name for name, _ in await self._names() if name not in kept]
        await self._rows(f"TRUNCATE {', '.join(names)} RESTART IDENTITY")

    async def _names(self) -> list[tuple[str, str]]:
        """The tables, each with its columns."""
        text = (
            "SELECT table_name::text, string_agg(column_name, ', ' ORDER BY ordinal_position)"
            " FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND column_name <> ALL ($1::text[]) GROUP BY 1 ORDER BY 1"
        )
        return [(str(name), str(columns)) for name, columns in await self._rows(text, [*OF_PROCESSES])]


Store = KeptInFile | KeptInDatabase


async def kept_at(place: Place) -> Store:
    """The store in a file, or in the database of a URL."""
    if isinstance(place, Path):
        file = await KeptInFile.open(place)
        assert isinstance(file, KeptInFile)
        await file._all("PRAGMA synchronous=OFF")  # what is told does not depend on when it is on the disk
        return file
    database = await KeptInDatabase.open(place, shown_place(place))
    assert isinstance(database, KeptInDatabase)
    return database


def _check(fails: bool) -> None:
    if fails:
        raise BadStore(StoreFault.CANNOT_WRITE, reason="no room")


def _fields(name: str, row: tuple[Any, ...]) -> list[bytes]:
    return [each if isinstance(each, bytes) else f"{name} {each!r}".encode() for each in row]
