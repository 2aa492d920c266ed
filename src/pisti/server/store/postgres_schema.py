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
    """
    CREATE TABLE persons (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        public text NOT NULL UNIQUE,
        name text,
        link text UNIQUE,
        created_at double precision NOT NULL,
        banned_at double precision,
        ban_reason text,
        mu double precision NOT NULL,
        sigma double precision NOT NULL,
        ordinal double precision NOT NULL,
        games bigint NOT NULL DEFAULT 0,
        won bigint NOT NULL DEFAULT 0,
        points_for bigint NOT NULL DEFAULT 0,
        points_against bigint NOT NULL DEFAULT 0,
        pistis bigint NOT NULL DEFAULT 0,
        bot_games bigint NOT NULL DEFAULT 0,
        bot_won bigint NOT NULL DEFAULT 0,
        rated_games bigint NOT NULL DEFAULT 0,
        rated_won bigint NOT NULL DEFAULT 0,
        games_left bigint NOT NULL DEFAULT 0
    );
    CREATE INDEX persons_ladder ON persons (ordinal DESC, id) WHERE rated_games >= 20 AND banned_at IS NULL;
    CREATE INDEX persons_banned ON persons (id) WHERE banned_at IS NOT NULL;
    CREATE TABLE devices (
        guest bytea PRIMARY KEY,
        person_id bigint NOT NULL
    );
    CREATE INDEX devices_person ON devices (person_id);
    CREATE TABLE results (
        person_id bigint NOT NULL,
        number bigint NOT NULL,
        game text NOT NULL,
        code text NOT NULL,
        finished_at double precision NOT NULL,
        seat text NOT NULL,
        rules text NOT NULL,
        players integer NOT NULL,
        own integer NOT NULL,
        other integer NOT NULL,
        pistis integer NOT NULL,
        has_won integer NOT NULL,
        has_bots integer NOT NULL,
        is_rated integer NOT NULL,
        is_left integer NOT NULL,
        is_open integer NOT NULL,
        mu_before double precision,
        sigma_before double precision,
        mu_after double precision,
        sigma_after double precision,
        PRIMARY KEY (person_id, number)
    );
    CREATE INDEX results_open ON results (person_id, number) WHERE is_open = 1;
    CREATE TABLE outcomes (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        game text NOT NULL UNIQUE,
        body bytea,
        counted_at double precision
    );
    CREATE INDEX outcomes_uncounted ON outcomes (id) WHERE counted_at IS NULL;
    CREATE TABLE sitters (
        guest bytea NOT NULL,
        game text NOT NULL,
        key bytea NOT NULL,
        seat text,
        PRIMARY KEY (guest, game, key)
    );
    CREATE TABLE reports (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at double precision NOT NULL,
        code text NOT NULL,
        game text NOT NULL,
        seat text NOT NULL,
        by_person bigint,
        about_person bigint,
        reason text NOT NULL,
        text text NOT NULL,
        handled_at double precision
    );
    CREATE INDEX reports_open ON reports (id) WHERE handled_at IS NULL;
    CREATE INDEX reports_by ON reports (by_person);
    CREATE INDEX reports_about ON reports (about_person);
    CREATE INDEX events_sat ON events (substr(fact, length(fact) - 65, 64))
        WHERE substr(fact, 1, 14) = '\\x7b2266616374223a22736174222c'::bytea;
    """,
)
"""The steps; the number of a database is how many of them it has been through."""

VERSION_TABLE = "pisti_schema"
"""The table of one row that holds the number."""

OF_PERSONS = ("persons", "devices", "results", "outcomes", "sitters", "reports")
"""The tables of persons."""

TABLES = ("tables", "events", "secrets", "games", "heart", "workers", "presence", *OF_PERSONS)
"""What the steps make; where one of these is without the number, it belongs to another program."""
