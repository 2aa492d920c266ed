"""What is copied from one database to another: the tables and columns that a new file has, whatever steps make them.

What several workers know of each other is in PostgreSQL alone, holds for as long as they live, and is not copied.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass

from pisti.server.store.migrations import MIGRATIONS

OF_WORKERS = frozenset({"workers", "presence"})
"""The tables that only PostgreSQL has."""

OF_CLAIMS = frozenset({("tables", "claimed_by"), ("tables", "claimed_until")})
"""The columns that only PostgreSQL has, each with its table."""

OF_TIME = frozenset({"heart"})
"""The tables that say nothing but that a server was there once: where these alone have rows, nothing is kept."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table: its name, its columns, and those of its primary key, in the order of which its rows are read."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]

    def key_of(self, row: tuple[object, ...]) -> tuple[object, ...]:
        """What a row is called by.

        >>> Table("events", ("at", "table_id", "version"), ("table_id", "version")).key_of((0.5, 3, 1))
        (3, 1)
        """
        return tuple(row[self.columns.index(name)] for name in self.key)


def tables_in(connection: sqlite3.Connection) -> Iterator[Table]:
    """The tables of a file, in the order in which they were made."""
    text = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY rowid"
    for (name,) in connection.execute(text).fetchall():
        columns = connection.execute(f'PRAGMA table_info("{name}")').fetchall()  # place, name, …, place in the key
        key = sorted((place, column) for _, column, *_, place in columns if place)
        yield Table(str(name), tuple(str(column) for _, column, *_ in columns), tuple(column for _, column in key))


def our_tables() -> tuple[Table, ...]:
    """The tables of a database of the newest version.

    >>> [table.name for table in our_tables()][:2]
    ['tables', 'events']
    """
    with closing(sqlite3.connect(":memory:")) as connection:
        for migration in MIGRATIONS:
            connection.executescript(migration)
        return tuple(tables_in(connection))
