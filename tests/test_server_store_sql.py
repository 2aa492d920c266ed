"""Questions written once: SQLite answers them at once, and what waits for something else is a mistake."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from pisti.server.store.sql import SAT, SqliteSql, driven
from pisti.table.served.facts import Sat, format_fact


def test_values_have_numbers() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        rows = driven(SqliteSql(connection).rows("SELECT $2, $1, $2", 1, "two"))
    assert rows == [("two", 1, "two")]


def test_what_waits_is_told() -> None:
    work = asyncio.sleep(0)
    with pytest.raises(RuntimeError):
        driven(work)
    work.close()


def test_facts_of_who_sits_down_begin_alike() -> None:
    fact = format_fact(Sat("S", "Ada", "0f" * 32, "1e" * 32))
    assert fact.startswith(SAT)
    assert fact[len(fact) - 66 :][:64].decode() == "1e" * 32  # SQL counts from 1
