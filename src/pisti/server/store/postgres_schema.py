"""The tables of a PostgreSQL database, as numbered steps, the same as those of a file and what several workers need.

They are in the first schema of the search path, ``public`` where nothing else is said.
"""

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE tables (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        code text NOT NULL UNIQUE,
        version integer NOT NULL,
        due_at double precision,
        listing text,
        closed_at double precision,
        attended boolean NOT NULL,
        claimed_by bigint,
        claimed_until double precision
    ) WITH (fillfactor = 70);
    CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
    CREATE INDEX tables_listed ON tables (id) WHERE listing IS NOT NULL;
    CREATE INDEX tables_closed ON tables (id) WHERE closed_at IS NOT NULL;
    CREATE INDEX tables_live ON tables (id) WHERE closed_at IS NULL;
    CREATE TABLE events (
        table_id bigint NOT NULL,
        version integer NOT NULL,
        at double precision NOT NULL,
        fact bytea NOT NULL,
        command text,
        PRIMARY KEY (table_id, version)
    );
    CREATE UNIQUE INDEX events_command ON events (table_id, command) WHERE command IS NOT NULL;
    CREATE TABLE secrets (
        table_id bigint NOT NULL,
        version integer NOT NULL,
        secret bytea NOT NULL,
        PRIMARY KEY (table_id, version)
    );
    CREATE TABLE games (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        game text NOT NULL UNIQUE,
        finished_at double precision NOT NULL,
        readers bytea,
        text bytea NOT NULL
    );
    CREATE TABLE heart (
        id integer PRIMARY KEY CHECK (id = 1),
        beat double precision NOT NULL
    );
    CREATE SEQUENCE worker_ids;
    CREATE TABLE workers (
        id bigint PRIMARY KEY,
        beat double precision NOT NULL
    );
    CREATE TABLE presence (
        worker bigint NOT NULL,
        code text NOT NULL,
        key text NOT NULL,
        PRIMARY KEY (code, key, worker)
    );
    CREATE INDEX presence_worker ON presence (worker);
    """,
)
"""The steps; the number of a database is how many of them it has been through."""

VERSION_TABLE = "pisti_schema"
"""The table of one row that holds the number."""

TABLES = ("tables", "events", "secrets", "games", "heart", "workers", "presence")
"""What the steps make; where one of these is without the number, it belongs to another program."""
