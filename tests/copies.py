"""Databases for tests of what copies them: one with something in every column, and all that is in one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from pisti.server.store.copying_tables import Table, our_tables
from pisti.server.store.opening import opened

TEXTS = ("", "k7m2xq", "Ayşe", "İğüş 猫 \U0001f0cf", "a'b\"c\\n\tx", "zz")


def _value(kind: str, rng: Random) -> object:
    """A value of a type of SQLite, such as are hard to copy among them."""
    match kind:
        case "INTEGER":
            return rng.choice((0, 1))
        case "REAL":
            return rng.choice((0.1 + 0.2, 1_796_000_000.123456, -1e-300, 5e-324, 1e300, 3.0))
        case "TEXT":
            return rng.choice(TEXTS)
        case "BLOB":
            return rng.randbytes(rng.choice((0, 1, 32, 5000)))
    raise AssertionError(f"values of {kind} are not copied yet: let it be so, here and in copying_postgres.py")


def filled(path: Path, rows: int = 600, seed: int = 1) -> Path:
    """A file with so many rows in each table; what can be nothing is so in some."""
    rng = Random(seed)
    with closing(opened(path)) as connection:
        connection.execute("BEGIN")
        for table in our_tables():
            kinds = connection.execute(f"PRAGMA table_info({table.name})").fetchall()
            count = 1 if table.name == "heart" else rows
            made = [tuple(_cell(table, column, number, rng) for column in kinds) for number in range(1, count + 1)]
            connection.executemany(f"INSERT OR IGNORE INTO {table.name} VALUES ({', '.join('?' * len(kinds))})", made)
            [found] = connection.execute(f"SELECT count(*) FROM {table.name}").fetchone()
            assert found, f"give values that may be in {table.name}"
        connection.execute("COMMIT")
    return path


def _cell(table: Table, column: tuple[object, ...], number: int, rng: Random) -> object:
    _, name, kind, is_needed, _, place = column
    if place or name in ("code", "game"):  # what is there once
        return {"TEXT": f"{TEXTS[number % len(TEXTS)]}{number}", "BLOB": number.to_bytes(32, "big")}.get(
            str(kind), number
        )
    if not is_needed and rng.random() < 0.3:
        return None
    return f"{number}" if name == "command" else _value(str(kind), rng)


Everything = dict[str, list[tuple[object, ...]]]


def all_of(path: Path) -> Everything:
    """All rows of a file, each value beside the type that it is stored as."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
        return {table.name: _rows(connection, table) for table in our_tables()}


def _rows(connection: sqlite3.Connection, table: Table) -> list[tuple[object, ...]]:
    columns = ", ".join(f"{name}, typeof({name})" for name in table.columns)
    return connection.execute(f"SELECT {columns} FROM {table.name} ORDER BY {', '.join(table.key)}").fetchall()
