"""Which databases are opened, which are refused and left alone and why, and how a database is brought up to date."""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import asyncpg
import pytest

from pisti.server.store import BadStore, StoreFault, open_store
from pisti.server.store import postgres_opening as module
from pisti.server.store.opening import Migrated
from pisti.server.store.place import migrate_store
from pisti.server.store.postgres_opening import refused
from pisti.server.store.postgres_schema import MIGRATIONS
from postgreses import Cluster
from stores import new

SECRET = "s3cret-word"
NEXT = "ALTER TABLE tables ADD COLUMN mood text; CREATE TABLE moods (mood text)"
NOW = len(MIGRATIONS)


def refusal(url: str, *, is_there: bool = False) -> BadStore:
    """Why a database is not opened; neither user nor password is told."""

    async def work() -> None:
        await (await open_store(url, is_there=is_there)).close()

    with pytest.raises(BadStore) as bad:
        asyncio.run(work())
    assert SECRET not in str(bad.value)
    assert "guarded" not in str(bad.value)
    return bad.value


def opens(url: str, *, is_there: bool = False) -> None:
    """A table is written and read, or read alone."""

    async def work() -> None:
        store = await open_store(url, is_there=is_there)
        if not is_there:
            await store.write(new("a"))
        assert await store.read("a") is not None
        await store.close()

    asyncio.run(work())


def test_an_empty_database_is_made_ours_unless_it_must_be_there(postgres: Cluster) -> None:
    url = postgres.tcp(postgres.make())
    bad = refusal(url, is_there=True)
    assert (bad.code, bad.fields["found"], bad.fields["known"]) == (StoreFault.OLDER, 0, NOW)
    opens(url)
    opens(url, is_there=True)
    assert asyncio.run(migrate_store(url)) == Migrated(NOW, NOW)


def test_a_user_without_rights_above_the_database_is_enough(postgres: Cluster) -> None:
    name = postgres.make()
    postgres.run("DROP ROLE IF EXISTS keeper", "CREATE ROLE keeper LOGIN")
    postgres.run(f"ALTER DATABASE {name} OWNER TO keeper")
    opens(postgres.url(name, "keeper"))
    postgres.run(f"DROP DATABASE {name}", "DROP ROLE keeper")


def test_who_may_not_make_or_write_tables_is_told(postgres: Cluster) -> None:
    postgres.run("DROP ROLE IF EXISTS stranger", "CREATE ROLE stranger LOGIN")
    empty, made = postgres.make(), postgres.make("TEMPLATE pisti")
    for name in (empty, made):
        bad = refusal(postgres.url(name, "stranger"))
        assert (bad.code, bad.fields) == (StoreFault.NO_PERMISSION, {"file": f"postgresql:///{name}"})
    postgres.run("GRANT SELECT ON ALL TABLES IN SCHEMA public TO stranger", at=postgres.url(made))
    assert refusal(postgres.url(made, "stranger")).code is StoreFault.NO_PERMISSION
    opens_at = postgres.url(made)
    opens(opens_at)
    opens(postgres.url(made, "stranger"), is_there=True)  # to check and to export
    postgres.run(f"DROP DATABASE {made}", f"DROP DATABASE {empty}", "DROP ROLE stranger")


def test_a_wrong_password_user_or_name_is_told(postgres: Cluster) -> None:
    postgres.run("DROP ROLE IF EXISTS guarded", f"CREATE ROLE guarded LOGIN SUPERUSER PASSWORD '{SECRET}'")
    name = postgres.make("TEMPLATE pisti")
    place = f"127.0.0.1:{postgres.port}"
    opens(f"postgres://guarded:{SECRET}@{place}/{name}")
    for login in ("guarded:wrong-s3cret@", "guarded@", "nobody-guarded@"):
        bad = refusal(f"postgresql://{login}{place}/{name}")
        assert (bad.code, bad.fields) == (StoreFault.NO_LOGIN, {"file": f"postgresql://{place}/{name}"})
    for is_there in (False, True):
        bad = refusal(f"postgresql://guarded:{SECRET}@{place}/absent", is_there=is_there)
        assert (bad.code, bad.fields) == (StoreFault.ABSENT, {"file": f"postgresql://{place}/absent"})


def test_a_database_of_another_program_or_a_newer_one_is_refused_and_left_alone(postgres: Cluster) -> None:
    other = postgres.make()
    postgres.run("CREATE TABLE events (what text)", at=postgres.url(other))
    newer = postgres.make("TEMPLATE pisti")
    postgres.run(f"UPDATE pisti_schema SET version = {NOW + 1}", at=postgres.url(newer))
    for is_there in (False, True):
        assert refusal(postgres.url(other), is_there=is_there).code is StoreFault.NO_DATABASE
        bad = refusal(postgres.url(newer), is_there=is_there)
        assert (bad.code, bad.fields["found"], bad.fields["known"]) == (StoreFault.NEWER, NOW + 1, NOW)
    with pytest.raises(BadStore):
        asyncio.run(migrate_store(postgres.url(other)))
    assert postgres.run("SELECT tablename FROM pg_tables WHERE schemaname = 'public'", at=postgres.url(other)) == [
        ("events",)
    ]


def test_a_database_that_cannot_hold_every_name_is_refused(postgres: Cluster) -> None:
    bad = refusal(postgres.url(postgres.make("ENCODING LATIN1 TEMPLATE template0")))
    assert (bad.code, bad.fields["encoding"]) == (StoreFault.NOT_UTF8, "LATIN1")


def test_an_older_database_is_brought_to_the_newest_version_with_all_in_it(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.made()
    opens(url)
    monkeypatch.setattr(module, "MIGRATIONS", (*MIGRATIONS, NEXT))
    bad = refusal(url, is_there=True)
    assert (bad.code, bad.fields["found"], bad.fields["command"]) == (StoreFault.OLDER, NOW, "pisti db migrate")
    assert asyncio.run(migrate_store(url)) == Migrated(NOW, NOW + 1)
    assert asyncio.run(migrate_store(url)) == Migrated(NOW + 1, NOW + 1)
    opens(url, is_there=True)


def test_a_step_that_fails_leaves_the_database_as_it_was(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    url = postgres.made()
    monkeypatch.setattr(module, "MIGRATIONS", (*MIGRATIONS, NEXT, "CREATE TABLE tables (id int)"))
    bad = refusal(url)
    assert (bad.code, "already exists" in str(bad.fields["reason"])) == (StoreFault.UNREADABLE, True)
    monkeypatch.setattr(module, "MIGRATIONS", MIGRATIONS)
    opens(url)


def test_workers_that_start_together_make_the_tables_once(postgres: Cluster) -> None:
    url = postgres.url(postgres.make())

    async def work() -> None:
        stores = await asyncio.gather(*(open_store(url) for _ in range(6)))
        for store in stores:
            assert await store.next_due() is None
            await store.close()

    asyncio.run(work())
    assert asyncio.run(migrate_store(url)) == Migrated(NOW, NOW)


@contextmanager
def answering(answer: bytes | None) -> Iterator[int]:
    """A port where somebody answers something to all, or takes everything and says nothing."""

    def serve() -> None:
        with suppress(OSError):
            while True:
                taken.append(listener.accept()[0])
                if answer is not None:
                    taken[-1].recv(8)
                    taken[-1].sendall(answer)
                    taken[-1].close()

    taken: list[socket.socket] = []
    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=serve)
        thread.start()
        yield listener.getsockname()[1]
        listener.shutdown(socket.SHUT_RDWR)
        thread.join()
    for each in taken:
        each.close()


@pytest.mark.parametrize("answer", [b"HTTP/1.1 400 Bad Request\r\n\r\n", b"", b"Nhello"])
def test_what_is_not_postgresql_is_told(answer: bytes) -> None:
    with answering(answer) as port:
        bad = refusal(f"postgresql://u:{SECRET}@127.0.0.1:{port}/x")
    assert (bad.code, bad.fields["file"]) == (StoreFault.NO_ANSWER, f"postgresql://127.0.0.1:{port}/x")


def test_where_nobody_listens_it_is_told(postgres: Cluster) -> None:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        port = bound.getsockname()[1]
        assert refusal(f"postgresql://u:{SECRET}@127.0.0.1:{port}/x").code is StoreFault.NO_ANSWER
    assert refusal("postgresql://u@/x?host=/no/such/folder").code is StoreFault.NO_ANSWER


def test_a_dead_host_is_not_waited_for_long() -> None:
    with answering(None) as port:
        began = time.monotonic()
        bad = refusal(f"postgresql://u:{SECRET}@127.0.0.1:{port}/x")
        assert time.monotonic() - began < 6
    assert (bad.code, bad.fields["reason"]) == (StoreFault.NO_ANSWER, "no answer")


@pytest.mark.parametrize("url", [f"postgresql://u:{SECRET}@host:port/x", f"postgresql://u:{SECRET}@h/x?sslmode=maybe"])
def test_a_url_that_says_nothing_is_told(url: str) -> None:
    assert refusal(url).code is StoreFault.BAD_PLACE


def test_other_reasons_are_told_as_they_are() -> None:
    full = refused("db", asyncpg.TooManyConnectionsError("sorry, too many clients already"))
    assert (full.code, full.fields["reason"]) == (StoreFault.UNREADABLE, "sorry, too many clients already (53300)")
    starting = refused("db", asyncpg.CannotConnectNowError("the database system is starting up"))
    assert starting.code is StoreFault.NO_ANSWER
