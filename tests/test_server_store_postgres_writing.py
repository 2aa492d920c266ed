"""Group commit in PostgreSQL: one statement for all, one winner for each version, whichever workers race for it."""

import asyncio
from random import Random

import pytest

from pisti.server.store import BadStore, Finished, Outcome, Store, Write
from pisti.server.store.postgres import PostgresStore
from pisti.server.store.postgres_lines import Connection
from pisti.server.store.postgres_writing import columns_of
from pisti.table.served import Step
from pisti.table.served import facts as f
from postgreses import Cluster
from stores import NOW, OPENED, PROMISED, SAID, new, workers


def test_writes_become_columns_of_one_length_each() -> None:
    columns = columns_of([new("a"), Write("b", 1, [SAID, PROMISED], command="S.a", finished=Finished("g", "x", None))])
    assert columns[:3] == (["a", "b"], [0, 1], [1, 2])
    assert columns[8:10] == ([1, 2, 2], [1, 1, 2])
    assert columns[12] == [None, None, "S.a"]
    assert columns[13:16] == ([2], [2], [PROMISED.secret])
    assert columns[16:18] == ([2], ["g"])
    assert not any(columns_of([new("a")])[13:])


def test_many_writes_share_a_transaction(postgres: Cluster) -> None:
    async def work() -> None:
        async with workers(postgres.made(), 1) as [store]:
            used: list[None] = []
            use = store._writing.use

            async def counted(*words: object) -> object:
                used.append(None)
                return await use(*words)  # type: ignore[arg-type]

            store._writing.use = counted  # type: ignore[method-assign,assignment]
            await asyncio.gather(*(store.write(new(f"t{number:039}")) for number in range(300)))
            assert len(used) <= 5

    asyncio.run(work())


def test_one_write_that_fails_takes_no_other_with_it(postgres: Cluster) -> None:
    async def work() -> None:
        async with workers(postgres.made(), 1) as [store]:
            writes = [new("a"), new("bad", due=object()), new("worse", listing="\ud800"), new("worst\0"), new("b")]
            outcomes = await asyncio.gather(*map(store.write, writes), return_exceptions=True)
            assert [outcomes[0], outcomes[4]] == [Outcome.DONE] * 2
            assert [type(outcome) for outcome in outcomes[1:4]] == [BadStore] * 3
            assert [code async for code in store.codes()] == ["a", "b"]

    asyncio.run(work())


def test_a_command_that_was_followed_does_not_count_again_at_a_later_version(postgres: Cluster) -> None:
    async def work() -> None:
        async with workers(postgres.made(), 2) as [first, second]:
            await first.write(new("a"))
            assert await first.write(Write("a", 1, [SAID], command="S.1")) is Outcome.DONE
            assert await second.write(Write("a", 2, [SAID], command="S.1")) is Outcome.STALE
            assert await second.answered("a", "S.1") == 2

    asyncio.run(work())


TABLES = [f"t{number}" for number in range(12)]


async def race(store: Store, rng: Random, rounds: int) -> int:
    """Write to some of the tables again and again, now and then what was written before; how often it was done."""
    versions, done = dict.fromkeys(TABLES, 1), 0
    last: list[Write] = []
    for number in range(rounds):
        writes = [
            Write(code, versions[code], [SAID] * rng.randint(1, 3), command=f"{rng.getrandbits(64):x}")
            for code in rng.sample(TABLES, 5)
        ]
        if last and number % 3 == 0:  # somebody who had no answer asks again
            writes = [Write(each.code, versions[each.code], each.steps, command=each.command) for each in last]
        last = writes
        outcomes = await asyncio.gather(*map(store.write, writes))
        done += outcomes.count(Outcome.DONE)
        for write in writes:
            kept = await store.read(write.code)
            assert kept is not None
            versions[write.code] = len(kept.steps)
    return done


def test_workers_that_race_for_tables_leave_no_gap_and_count_nothing_twice(postgres: Cluster) -> None:
    url = postgres.made()

    async def work() -> int:
        async with workers(url, 4) as stores:
            await asyncio.gather(*(stores[0].write(new(code)) for code in TABLES))
            counts = await asyncio.gather(*(race(store, Random(seed), 25) for seed, store in enumerate(stores)))
            for code in TABLES:  # read whole, so no version is missing
                kept = await stores[0].read(code)
                assert kept is not None
                assert kept.steps == (OPENED, *[SAID] * (len(kept.steps) - 1))
            return sum(counts)

    done = asyncio.run(work())
    commands = "SELECT count(command), count(DISTINCT (table_id, command)) FROM events WHERE command > ''"
    assert postgres.run(commands, at=url) == [(done, done)]
    deadlocks = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
    assert postgres.run(deadlocks, at=url) == [(0,)]
    assert done > 100


def test_of_workers_that_race_for_one_version_one_wins(postgres: Cluster) -> None:
    async def work() -> None:
        async with workers(postgres.made(), 4) as stores:
            await stores[0].write(new("a"))
            for version in range(1, 20):
                write = Write("a", version, [SAID])
                outcomes = await asyncio.gather(*(store.write(write) for store in stores))
                assert sorted(outcome.name for outcome in outcomes) == ["DONE", "STALE", "STALE", "STALE"]
            made = await asyncio.gather(*(store.write(new("b")) for store in stores))
            assert sorted(outcome.name for outcome in made) == ["DONE", "STALE", "STALE", "STALE"]

    asyncio.run(work())


def test_a_write_waits_for_what_another_transaction_has_begun_and_then_comes_too_late(postgres: Cluster) -> None:
    """The version that it sees first is the one it expects; what counts is the one after the wait."""

    async def work() -> None:
        async with workers(postgres.made(), 2) as [first, second]:
            await first.write(new("a"))
            is_held, may_end = asyncio.Event(), asyncio.Event()

            async def hold(connection: Connection) -> None:
                async with connection.transaction():
                    await connection.execute("UPDATE tables SET version = 2")
                    await connection.execute("INSERT INTO events SELECT 1, 2, at, fact FROM events")
                    is_held.set()
                    await may_end.wait()

            holding = asyncio.create_task(first._tending.use(hold))
            await is_held.wait()
            writing = asyncio.create_task(second.write(Write("a", 1, [SAID])))
            while not await waits(first):
                assert not writing.done()
            may_end.set()
            await holding
            assert await writing is Outcome.STALE

    asyncio.run(work())


def test_what_waits_for_one_table_holds_none_that_was_made_later(postgres: Cluster) -> None:
    """Whichever way it was told of them: so no two workers can wait for each other."""

    async def work() -> None:
        async with workers(postgres.made(), 2) as [first, second]:
            for code in "za":
                await first.write(new(code))
            is_held, may_end = asyncio.Event(), asyncio.Event()

            async def hold(connection: Connection) -> None:
                async with connection.transaction():
                    await connection.execute("SELECT FROM tables WHERE code = 'z' FOR UPDATE")
                    is_held.set()
                    await may_end.wait()

            holding = asyncio.create_task(first._tending.use(hold))
            await is_held.wait()
            writing = [asyncio.create_task(second.write(Write(code, 1, [SAID]))) for code in "az"]
            while not await waits(first):
                assert not any(each.done() for each in writing)
            free = "SELECT code FROM tables ORDER BY code FOR UPDATE SKIP LOCKED"
            assert await first._rows(free) == [("a",)]
            may_end.set()
            await holding
            assert [await each for each in writing] == [Outcome.DONE] * 2

    asyncio.run(work())


async def waits(store: PostgresStore) -> bool:
    """Whether a transaction waits for another one."""
    return bool(await store._rows("SELECT 1 FROM pg_locks WHERE NOT granted"))


def test_a_table_that_is_locked_for_too_long_is_told_and_tried_again_later(postgres: Cluster) -> None:
    async def work() -> None:
        async with workers(postgres.made(), 2) as [first, second]:
            await first.write(new("a"))
            is_held, may_end = asyncio.Event(), asyncio.Event()

            async def hold(connection: Connection) -> None:
                async with connection.transaction():
                    await connection.execute("SELECT FROM tables FOR UPDATE")
                    is_held.set()
                    await may_end.wait()

            await second._writing.use(lambda connection: connection.execute("SET lock_timeout = '50ms'"))
            holding = asyncio.create_task(first._tending.use(hold))
            await is_held.wait()
            with pytest.raises(BadStore, match="55P03"):
                await second.write(Write("a", 1, [SAID]))
            may_end.set()
            await holding
            assert await second.write(Write("a", 1, [Step(f.Closed(), NOW)], is_closed=True)) is Outcome.DONE

    asyncio.run(work())
