"""The steps of a PostgreSQL database: each can be taken after the others, and they make what the program asks for."""

from pisti.server.store.postgres_schema import TABLES, VERSION_TABLE
from postgreses import Cluster


def test_the_steps_make_the_tables_and_nothing_else(postgres: Cluster) -> None:
    text = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    assert {name for (name,) in postgres.run(text, at=postgres.url("pisti"))} == {*TABLES, VERSION_TABLE}


def test_what_is_asked_all_the_time_has_an_index(postgres: Cluster) -> None:
    text = "SELECT indexname FROM pg_indexes WHERE schemaname = 'public'"
    names = {name for (name,) in postgres.run(text, at=postgres.url("pisti"))}
    assert names >= {"tables_due", "tables_listed", "tables_closed", "tables_live", "events_command", "events_pkey"}
