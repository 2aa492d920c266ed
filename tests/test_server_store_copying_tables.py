"""What is copied: every table and every column of ours, in both kinds of database, whatever steps are added."""

import sqlite3
from contextlib import closing

from pisti.server.store import postgres_schema
from pisti.server.store.copying_tables import OF_CLAIMS, OF_TIME, OF_WORKERS, Table, our_tables, tables_in
from postgreses import Cluster

COLUMNS = """
SELECT c.relname, a.attname, format_type(a.atttypid, NULL) FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
"""


def columns(postgres: Cluster) -> dict[tuple[str, str], str]:
    """Every column of a new database with its type."""
    rows = postgres.run(COLUMNS, at=postgres.url("pisti"))
    return {(str(table), str(column)): str(kind) for table, column, kind in rows}


def test_no_table_and_no_column_of_postgresql_is_left_out(postgres: Cluster) -> None:
    """Who adds one to one kind of database alone must say here that it is not copied."""
    there = {(table, column) for table, column in columns(postgres) if table != postgres_schema.VERSION_TABLE}
    copied = {(table.name, column) for table in our_tables() for column in table.columns}
    assert there - {each for each in there if each[0] in OF_WORKERS} - OF_CLAIMS == copied
    assert {table for table, _ in there} >= OF_WORKERS
    assert there >= OF_CLAIMS


def test_whatever_is_copied_is_of_a_type_that_both_have(postgres: Cluster) -> None:
    known = {"bigint", "integer", "smallint", "double precision", "text", "bytea", "boolean"}
    kinds = columns(postgres)
    assert {kinds[table.name, column] for table in our_tables() for column in table.columns} <= known


def test_every_table_has_a_key() -> None:
    assert all(table.key for table in our_tables())
    assert {table.name for table in our_tables()} > OF_TIME


def test_a_table_that_a_step_adds_is_found() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript("CREATE TABLE moods (mood TEXT, at REAL, id INTEGER, PRIMARY KEY (id, mood))")
        assert [*tables_in(connection)] == [Table("moods", ("mood", "at", "id"), ("id", "mood"))]
