"""The migrations: each makes what the next one and the program need."""

import sqlite3

from pisti.server.store.migrations import APPLICATION, MIGRATIONS


def test_every_statement_is_good_sql_and_they_follow_each_other() -> None:
    with sqlite3.connect(":memory:") as connection:
        for migration in MIGRATIONS:
            connection.executescript(migration)
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    connection.close()
    of_persons = {"persons", "devices", "results", "outcomes", "sitters", "reports"}
    assert tables == {"tables", "events", "secrets", "games", "heart"} | of_persons


def test_the_mark_of_our_files_fits_the_header() -> None:
    assert 0 < APPLICATION < 1 << 31
    assert APPLICATION.to_bytes(4, "big") == b"Pist"
