"""Connections are made when they are needed, made anew after they were lost, and nobody waits for one for long."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import asyncpg
import pytest

from pisti.server.store.postgres_lines import Connection, Line, Lines, LostLine, reason_of
from pisti.server.store.postgres_opening import connected
from postgreses import Cluster, deaf


def one(connection: Connection) -> Awaitable[object]:
    return connection.fetchval("SELECT 1")


def made(url: str) -> tuple[Line, list[Connection]]:
    """A line to a database, and the connections it makes."""
    connections: list[Connection] = []

    async def connect() -> Connection:
        connections.append(await connected(url))
        return connections[-1]

    return Line(connect), connections


def on(postgres: Cluster, work: Callable[[Line, list[Connection]], Awaitable[None]]) -> None:
    async def run() -> None:
        line, connections = made(postgres.url())
        try:
            await work(line, connections)
        finally:
            await line.close()

    asyncio.run(run())


def test_one_connection_serves_all_and_is_made_by_the_first(postgres: Cluster) -> None:
    async def work(line: Line, connections: list[Connection]) -> None:
        assert line.pid is None
        assert await asyncio.gather(*(line.use(one) for _ in range(20))) == [1] * 20
        assert len(connections) == 1
        assert line.pid == connections[0].get_server_pid()

    on(postgres, work)


def test_settings_hold_for_each_connection(postgres: Cluster) -> None:
    wanted = {"synchronous_commit": "on", "statement_timeout": "10s", "lock_timeout": "2s", "jit": "off"}

    async def work(line: Line, connections: list[Connection]) -> None:
        for name, value in wanted.items():
            assert await line.use(lambda c, name=name: c.fetchval(f"SHOW {name}")) == value  # type: ignore[misc]

    on(postgres, work)


def test_what_is_refused_is_told_and_the_connection_stays(postgres: Cluster) -> None:
    async def work(line: Line, connections: list[Connection]) -> None:
        with pytest.raises(asyncpg.UndefinedTableError):
            await line.use(lambda c: c.fetch("SELECT * FROM nothing"))
        with pytest.raises(asyncpg.DataError) as bad:
            await line.use(lambda c: c.fetch("SELECT $1::int", "a secret"))
        assert "secret" in str(bad.value)
        assert reason_of(bad.value) == "22000"
        with pytest.raises(asyncpg.QueryCanceledError):
            await line.use(lambda c: c.execute("SET statement_timeout = 1; SELECT pg_sleep(9)"))
        assert await line.use(one) == 1
        assert len(connections) == 1

    on(postgres, work)


@pytest.mark.parametrize(
    "end", ["pg_terminate_backend(pg_backend_pid())", "set_config('transaction_read_only', 'on', false)"]
)
def test_a_connection_that_is_of_no_use_any_more_is_lost_and_the_next_is_another(end: str, postgres: Cluster) -> None:
    async def work(line: Line, connections: list[Connection]) -> None:
        with pytest.raises(LostLine):
            await line.use(lambda c: c.execute(f"BEGIN; SELECT {end}; CREATE TABLE no (x int)"))
        assert await line.use(one) == 1
        assert len(connections) == 2

    on(postgres, work)


def test_what_the_driver_trips_over_on_a_closed_connection_is_a_lost_line_and_a_mistake_of_ours_is_not(
    postgres: Cluster,
) -> None:
    async def trip(connection: Connection) -> None:
        raise AttributeError("'NoneType' object has no attribute 'query'")

    async def cut(connection: Connection) -> None:
        connection.terminate()
        await trip(connection)

    async def work(line: Line, connections: list[Connection]) -> None:
        with pytest.raises(LostLine, match="the connection was lost"):
            await line.use(cut)
        with pytest.raises(AttributeError):
            await line.use(trip)
        assert await line.use(one) == 1

    on(postgres, work)


def test_a_connection_that_was_cut_while_nobody_used_it_is_made_anew_without_a_word(postgres: Cluster) -> None:
    async def work(line: Line, connections: list[Connection]) -> None:
        await line.use(one)
        gone = asyncio.Event()
        connections[0].add_termination_listener(lambda _: gone.set())
        await asyncio.to_thread(postgres.run, f"SELECT pg_terminate_backend({line.pid})")
        await gone.wait()
        assert await line.use(one) == 1
        assert len(connections) == 2

    on(postgres, work)


def test_who_waits_too_long_is_told_and_no_later_answer_is_taken_for_another(postgres: Cluster) -> None:
    async def work(line: Line, connections: list[Connection]) -> None:
        with pytest.raises(LostLine, match="no answer"):
            await line.use(lambda c: c.fetchval("SELECT pg_sleep(5)"), 0.05)
        cancelled = asyncio.create_task(line.use(lambda c: c.fetchval("SELECT pg_sleep(5)")))
        async with asyncio.timeout(10):
            while len(connections) < 2:
                await asyncio.sleep(0)
        cancelled.cancel()
        with pytest.raises(asyncio.CancelledError):
            await cancelled
        assert await line.use(one) == 1
        assert len(connections) == 3

    on(postgres, work)


def test_a_transaction_whose_connection_is_silent_is_given_up_and_its_end_not_waited_for(postgres: Cluster) -> None:
    async def work() -> None:
        async with deaf(postgres) as silence:
            line, connections = made(silence.over(postgres.url()))
            assert await line.use(one) == 1

            async def transaction(connection: Connection) -> None:
                async with connection.transaction():
                    silence.begun.set()
                    await one(connection)

            began = time.monotonic()
            with pytest.raises(LostLine, match="no answer"):
                await line.use(transaction, 0.2)
            assert time.monotonic() - began < 2
            assert await line.use(one) == 1
            assert len(connections) == 2
            await line.close()

    asyncio.run(work())


def test_who_waits_too_long_for_a_turn_takes_nothing_from_whose_turn_it_is(postgres: Cluster) -> None:
    async def work(line: Line, connections: list[Connection]) -> None:
        await line.use(one)
        first = asyncio.create_task(line.use(lambda c: c.fetchval("SELECT 7 FROM pg_sleep(0.3)")))
        await asyncio.sleep(0)
        with pytest.raises(LostLine, match="no answer"):
            await line.use(one, 0.05)
        assert await first == 7
        assert len(connections) == 1
        assert line.waiting == 0

    on(postgres, work)


def test_where_there_is_none_all_are_told_at_once_and_it_is_tried_more_and_more_seldom(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tries, now = [], 0.0

    async def connect() -> Connection:
        tries.append(now)
        raise ConnectionRefusedError(111, "Connection refused")

    async def work() -> None:
        nonlocal now
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now)
        line = Line(connect)
        for number in range(1000):
            now = number / 100
            with pytest.raises(LostLine, match="Connection refused"):
                await line._use(one, now + 1)

    asyncio.run(work())
    assert tries == pytest.approx([0.0, 0.1, 0.3, 0.7, 1.5, 3.1, 5.1, 7.1, 9.1], abs=0.05)


def test_a_host_that_does_not_answer_is_waited_for_by_all_together() -> None:
    async def connect() -> Connection:
        await asyncio.sleep(3600)
        raise AssertionError

    async def work() -> None:
        line, began = Line(connect), time.monotonic()
        waits = await asyncio.gather(*(line.use(one, 0.2) for _ in range(9)), return_exceptions=True)
        assert [type(each) for each in waits] == [LostLine] * 9
        assert time.monotonic() - began < 1

    asyncio.run(work())


def test_what_takes_long_keeps_nobody_else(postgres: Cluster) -> None:
    async def work() -> None:
        pairs = [made(postgres.url()) for _ in range(2)]
        lines = Lines([line for line, _ in pairs])
        long = asyncio.create_task(lines.use(lambda c: c.fetchval("SELECT pg_sleep(60)"), 60))
        await asyncio.sleep(0)
        for _ in range(5):
            assert await lines.use(one) == 1
        assert [len(connections) for _, connections in pairs] == [1, 1]
        long.cancel()
        await asyncio.gather(long, return_exceptions=True)
        await lines.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (asyncpg.InvalidPasswordError('password authentication failed for user "ada"'), "28P01"),
        (asyncpg.InvalidAuthorizationSpecificationError('role "ada" does not exist'), "28000"),
        (asyncpg.DiskFullError("could not extend file"), "could not extend file (53100)"),
        (TimeoutError(), "no answer"),
        (OSError(113, "No route to host"), "No route to host"),
        (OSError("Multiple exceptions: ..."), "OSError"),
        (asyncpg.InterfaceError("the connection is closed"), "the connection was lost"),
    ],
)
def test_reasons_name_no_user(error: Exception, reason: str) -> None:
    assert reason_of(error) == reason
