"""A damaged file: what can be read of it comes once and in order, and then it ends, with what is wrong."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from pisti.server.store.damage import MALFORMED, PAGE, Page, check_growth, damage, page_after

QUERY = "SELECT id, CAST(name AS BLOB) FROM things WHERE id > ? ORDER BY id LIMIT ?"


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(":memory:")
    connection.execute("CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT)")
    yield connection
    connection.close()


def test_a_page_goes_on_where_the_last_one_ended(connection: sqlite3.Connection) -> None:
    connection.executemany("INSERT INTO things VALUES (?, ?)", [(2 * n, f"t{n}") for n in range(1, PAGE + 2)])
    first = page_after(connection, QUERY, 0)
    assert (first.names, first.last) == (tuple(f"t{n}" for n in range(1, PAGE + 1)), 2 * PAGE)
    second = page_after(connection, QUERY, first.last)
    assert second == Page((f"t{PAGE + 1}",), 2 * PAGE + 2)
    assert page_after(connection, QUERY, second.last) == Page((), second.last, goes_on=False)


def test_names_that_are_no_text_are_told_as_far_as_they_are(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO things VALUES (1, NULL), (2, x'41ff'), (3, 4)")
    assert page_after(connection, QUERY, 0).names == ("", "A\ufffd", "4")


@pytest.mark.parametrize("numbers", [(0, 0), (1, 2, 2), (1, 2, 1)])
def test_numbers_that_do_not_grow_end_it_after_what_came_before(
    numbers: tuple[int, ...], connection: sqlite3.Connection
) -> None:
    """As SQLite tells them again and again where the cells of a page are damaged."""
    values = ", ".join(f"({number}, x'61')" for number in numbers)
    page = page_after(connection, f"SELECT * FROM (VALUES {values}) WHERE column1 >= ? LIMIT ?", 0)
    good = [number for place, number in enumerate(numbers) if number > max(numbers[:place], default=0)]
    assert page == Page(("a",) * len(good), max(numbers), MALFORMED, goes_on=False)
    with pytest.raises(sqlite3.DatabaseError, match=MALFORMED):
        check_growth(*numbers)


def test_a_file_that_is_good_is_ok_and_a_line_is_told_for_each_fault(
    tmp_path: Path,
) -> None:
    path = tmp_path / "a.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT)")
    connection.executemany("INSERT INTO things VALUES (?, ?)", [(n, f"t{n}") for n in range(1, 1000)])
    connection.commit()
    assert damage(connection) == ["ok"]
    connection.close()
    damaged = bytearray(path.read_bytes())
    rng = Random(1)
    for _ in range(40):
        damaged[rng.randrange(4096, len(damaged))] ^= 0x55
    path.write_bytes(damaged)
    connection = sqlite3.connect(path)
    found = damage(connection)
    connection.close()
    assert len(found) == len({*found}) > 1
    assert not any("\n" in line or "***" in line for line in found)
