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
    """
    CREATE TABLE persons (
        id INTEGER PRIMARY KEY,
        public TEXT NOT NULL UNIQUE,
        name TEXT,
        link TEXT UNIQUE,
        created_at REAL NOT NULL,
        banned_at REAL,
        ban_reason TEXT,
        mu REAL NOT NULL,
        sigma REAL NOT NULL,
        ordinal REAL NOT NULL,
        games INTEGER NOT NULL DEFAULT 0,
        won INTEGER NOT NULL DEFAULT 0,
        points_for INTEGER NOT NULL DEFAULT 0,
        points_against INTEGER NOT NULL DEFAULT 0,
        pistis INTEGER NOT NULL DEFAULT 0,
        bot_games INTEGER NOT NULL DEFAULT 0,
        bot_won INTEGER NOT NULL DEFAULT 0,
        rated_games INTEGER NOT NULL DEFAULT 0,
        rated_won INTEGER NOT NULL DEFAULT 0,
        games_left INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX persons_ladder ON persons (ordinal DESC, id) WHERE rated_games >= 20 AND banned_at IS NULL;
    CREATE INDEX persons_banned ON persons (id) WHERE banned_at IS NOT NULL;
    CREATE TABLE devices (
        guest BLOB PRIMARY KEY,
        person_id INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX devices_person ON devices (person_id);
    CREATE TABLE results (
        person_id INTEGER NOT NULL,
        number INTEGER NOT NULL,
        game TEXT NOT NULL,
        code TEXT NOT NULL,
        finished_at REAL NOT NULL,
        seat TEXT NOT NULL,
        rules TEXT NOT NULL,
        players INTEGER NOT NULL,
        own INTEGER NOT NULL,
        other INTEGER NOT NULL,
        pistis INTEGER NOT NULL,
        has_won INTEGER NOT NULL,
        has_bots INTEGER NOT NULL,
        is_rated INTEGER NOT NULL,
        is_left INTEGER NOT NULL,
        is_open INTEGER NOT NULL,
        mu_before REAL,
        sigma_before REAL,
        mu_after REAL,
        sigma_after REAL,
        PRIMARY KEY (person_id, number)
    ) WITHOUT ROWID;
    CREATE INDEX results_open ON results (person_id, number) WHERE is_open = 1;
    CREATE TABLE outcomes (
        id INTEGER PRIMARY KEY,
        game TEXT NOT NULL UNIQUE,
        body BLOB,
        counted_at REAL
    );
    CREATE INDEX outcomes_uncounted ON outcomes (id) WHERE counted_at IS NULL;
    CREATE TABLE sitters (
        guest BLOB NOT NULL,
        game TEXT NOT NULL,
        key BLOB NOT NULL,
        seat TEXT,
        PRIMARY KEY (guest, game, key)
    ) WITHOUT ROWID;
    CREATE TABLE reports (
        id INTEGER PRIMARY KEY,
        at REAL NOT NULL,
        code TEXT NOT NULL,
        game TEXT NOT NULL,
        seat TEXT NOT NULL,
        by_person INTEGER,
        about_person INTEGER,
        reason TEXT NOT NULL,
        text TEXT NOT NULL,
        handled_at REAL
    );
    CREATE INDEX reports_open ON reports (id) WHERE handled_at IS NULL;
    CREATE INDEX reports_by ON reports (by_person);
    CREATE INDEX reports_about ON reports (about_person);
    CREATE INDEX events_sat ON events (substr(fact, length(fact) - 65, 64))
        WHERE substr(fact, 1, 14) = X'7b2266616374223a22736174222c';
    """,
)
"""The steps; the number of a database is how many of them it has been through."""

APPLICATION = 0x50697374
"""What the header of a SQLite file says of us, so that no other file is taken for one: “Pist” in ASCII."""
