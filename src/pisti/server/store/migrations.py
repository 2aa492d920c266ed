"""The tables of the database, as numbered steps: a database of an older version is brought to the newest one."""

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE tables (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        version INTEGER NOT NULL,
        due_at REAL,
        listing TEXT,
        closed_at REAL,
        attended INTEGER NOT NULL
    );
    CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
    CREATE INDEX tables_listed ON tables (id) WHERE listing IS NOT NULL;
    CREATE INDEX tables_closed ON tables (closed_at) WHERE closed_at IS NOT NULL;
    CREATE TABLE events (
        table_id INTEGER NOT NULL,
        version INTEGER NOT NULL,
        at REAL NOT NULL,
        fact BLOB NOT NULL,
        command TEXT,
        PRIMARY KEY (table_id, version)
    ) WITHOUT ROWID;
    CREATE TABLE secrets (
        table_id INTEGER NOT NULL,
        version INTEGER NOT NULL,
        secret BLOB NOT NULL,
        PRIMARY KEY (table_id, version)
    ) WITHOUT ROWID;
    CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        game TEXT NOT NULL UNIQUE,
        finished_at REAL NOT NULL,
        readers BLOB,
        text BLOB NOT NULL
    );
    CREATE TABLE heart (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        beat REAL NOT NULL
    );
    """,
)
"""The steps; the number of a database is how many of them it has been through."""

APPLICATION = 0x50697374
"""What the header of a SQLite file says of us, so that no other file is taken for one: “Pist” in ASCII."""
