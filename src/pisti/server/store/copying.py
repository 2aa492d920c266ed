"""Copying a database to another one, of the same kind or not: all rows of all tables, or nothing.

Rows go in the order of their keys, some at a time, so that it does not matter how many there are; at the end what
arrived is read again and must be the same, row by row.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Protocol

import msgspec

from pisti.server.store.copying_tables import Table, our_tables
from pisti.server.store.faults import BadStore, StoreFault

ROWS_AT_ONCE = 500
"""How many rows are in memory at once."""

Row = tuple[object, ...]
"""The values of the columns of a table; what is true or false is 1 or 0, as a file has it."""

_encode = msgspec.msgpack.Encoder().encode  # a value has one form, and no two values the same


class Source(Protocol):
    """A database that is read as it is at one moment."""

    @property
    def place(self) -> str:
        """What it is called in errors."""

    async def count(self, table: Table) -> int:
        """How many rows a table has."""

    def rows(self, table: Table) -> AsyncIterator[list[Row]]:
        """The rows of a table in the order of its key, some at a time; raises BadStore."""


class Target(Source, Protocol):
    """A database that is filled; nothing of it stays unless all was well."""

    async def put(self, table: Table, rows: AsyncIterator[list[Row]]) -> None:
        """Put rows into a table that has none; raises BadStore."""


@dataclass(frozen=True, slots=True)
class Copied:
    """What was copied: how many rows of each table, and a hash of all of them, in hexadecimal digits."""

    rows: dict[str, int]
    sha256: str


async def copy(source: Source, target: Target, counted: Callable[[int], None]) -> Copied:
    """Copy all tables; ``counted`` is called with how many more rows were written, or read again.

    Raises BadStore, also where what arrived is not what was sent.
    """
    tables, sent, found = our_tables(), _Sum(source), _Sum(target)
    for table in tables:
        await target.put(table, sent.of(table, counted))
    for table in tables:
        async for _ in found.of(table, counted):
            pass
        if found.told[table.name] != sent.told[table.name]:
            raise BadStore(StoreFault.COPY_DIFFERS, file=target.place, table=table.name)
    return Copied({name: count for name, (count, _) in sent.told.items()}, sent.whole())


class _Sum:
    """The rows of a database as they pass, and how many of each table with what hash."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self.told: dict[str, tuple[int, bytes]] = {}

    async def of(self, table: Table, counted: Callable[[int], None]) -> AsyncIterator[list[Row]]:
        """The rows of a table; raises BadStore."""
        count, hash, last = 0, sha256(), None
        async for rows in self._source.rows(table):
            for row in rows:
                last = self._next(table, last, row)
            hash.update(b"".join(map(_encode, rows)))
            count += len(rows)
            yield rows
            counted(len(rows))
        self.told[table.name] = (count, hash.digest())

    def _next(self, table: Table, last: Row | None, row: Row) -> Row:
        """The key of a row; a file that is damaged can tell the same rows for ever."""
        key = table.key_of(row)
        try:
            if last is None or last < key:
                return key
        except TypeError:
            pass
        raise BadStore(StoreFault.DAMAGED_FILE, file=self._source.place, reason=f"{table.name}: {key} after {last}")

    def whole(self) -> str:
        """The hash of all tables."""
        return sha256(b"".join(digest for _, digest in self.told.values())).hexdigest()
