"""Workers on one database: an outage counts once, the dead are missed, the living are seen, each takes what is due."""

import asyncio
from contextlib import nullcontext

import pytest

from pisti.server.store import BadStore, Kept, LostStore, Outcome, Store, Write
from pisti.server.store import postgres_workers as module
from pisti.server.store.postgres_lines import Connection
from pisti.server.store.postgres_workers import CLAIM_SECONDS, DEAD_SECONDS, GONE_SECONDS
from pisti.table.served import Step
from pisti.table.served import facts as f
from postgreses import Cluster
from stores import NOW, OPENED, SAID, Heard, new, workers

ADA, BO = "0a" * 32, "0b" * 32


def test_the_time_that_nobody_was_there_runs_for_nobody_and_once_however_many_workers_beat(postgres: Cluster) -> None:
    async def work() -> None:
        async with workers(postgres.made(), 3) as stores:
            assert await asyncio.gather(*(store.beat(NOW) for store in stores)) == [0.0] * 3
            for code in "abc":
                await stores[0].write(new(code, due=NOW + 10))
            await stores[0].write(Write("c", 1, [Step(f.Closed(), NOW)], is_closed=True))
            for times in range(1, 4):
                now = NOW + 100 * times
                aways = await asyncio.gather(*(store.beat(now) for store in stores))
                assert sorted(aways) == [0.0, 0.0, 100.0]
                kept = await stores[1].read("a")
                assert kept == Kept("a", (OPENED, *(Step(f.Away(100_000), NOW + 100 * (n + 1)) for n in range(times))))
                assert await stores[2].next_due() == NOW + 10 + 100 * times
            closed = await stores[1].read("c")
            assert closed is not None
            assert len(closed.steps) == 2

    asyncio.run(work())


def test_as_long_as_one_worker_beats_there_is_no_outage(postgres: Cluster) -> None:
    async def work() -> None:
        async with workers(postgres.made(), 2) as [first, second]:
            assert await first.beat(NOW) == 0.0
            for second_ in range(1, 20):
                assert await second.beat(NOW + second_) == 0.0
            assert await first.beat(NOW + 20) == 0.0

    asyncio.run(work())


def test_an_outage_is_told_to_all_others_while_they_write(postgres: Cluster) -> None:
    async def write_on(store: Store, code: str) -> int:
        version, done = 1, 0
        for _ in range(20):
            outcome = await store.write(Write(code, version, [SAID]))
            done += outcome is Outcome.DONE
            version += 1
        return done

    async def work() -> None:
        async with workers(postgres.made(), 3) as stores:
            heard = Heard()
            stores[2].wake(heard)
            await heard.until(lambda: heard.times == 1)
            await stores[0].beat(NOW)
            for code in "ab":
                await stores[0].write(new(code))
            writing = [asyncio.create_task(write_on(store, code)) for store, code in zip(stores, "ab", strict=False)]
            assert await stores[1].beat(NOW + 50) == 50.0
            await asyncio.gather(*writing)
            await heard.until(lambda: heard.times == 2)
            for code in "ab":
                kept = await stores[2].read(code)  # whole, so no version is missing
                assert kept is not None
                assert [step.fact for step in kept.steps].count(f.Away(50_000)) == 1

    asyncio.run(work())


def test_a_table_that_ends_just_now_is_told_of_no_outage(postgres: Cluster) -> None:
    async def work() -> None:
        async with workers(postgres.made(), 2) as [first, second]:
            await first.beat(NOW)
            for code in "ab":
                await first.write(new(code, due=NOW))
            is_held, may_end = asyncio.Event(), asyncio.Event()

            async def close(connection: Connection) -> None:
                async with connection.transaction():
                    await connection.execute("UPDATE tables SET closed_at = 1, due_at = NULL WHERE code = 'a'")
                    is_held.set()
                    await may_end.wait()

            closing = asyncio.create_task(first._tending.use(close))
            await is_held.wait()
            beating = asyncio.create_task(second.beat(NOW + 50))
            while not await first._rows("SELECT 1 FROM pg_locks WHERE NOT granted"):
                assert not beating.done()
            may_end.set()
            await closing
            assert await beating == 50.0
            assert await first.read("a") == Kept("a", (OPENED,))
            assert await first.read("b") == Kept("b", (OPENED, Step(f.Away(50_000), NOW + 50)))

    asyncio.run(work())


def test_a_beat_waits_for_no_other_for_long_but_tells_all_tables_of_an_outage(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "COMMAND_SECONDS", 0.3)

    async def work() -> None:
        async with workers(postgres.made(), 2) as [first, second]:
            await first.beat(NOW)
            await second.beat(NOW)
            await first.write(new("a"))
            for locked, wait in (("heart", pytest.raises(LostStore)), ("tables", nullcontext())):
                is_held, may_end = asyncio.Event(), asyncio.Event()

                async def hold(
                    connection: Connection,
                    locked: str = locked,
                    is_held: asyncio.Event = is_held,
                    may_end: asyncio.Event = may_end,
                ) -> None:
                    async with connection.transaction():
                        await connection.execute(f"SELECT FROM {locked} FOR UPDATE")
                        is_held.set()
                        await may_end.wait()

                holding = asyncio.create_task(first._tending.use(hold))
                await is_held.wait()
                beating = asyncio.create_task(second.beat(NOW + 50))
                await asyncio.wait([beating], timeout=1.0)
                assert beating.done() == (locked == "heart")
                may_end.set()
                await holding
                with wait:
                    assert await beating == 50.0

    asyncio.run(work())


def test_who_is_connected_to_another_worker_is_seen_as_long_as_that_is_alive(postgres: Cluster) -> None:
    async def work() -> None:
        async with workers(postgres.made(), 2) as [first, second]:
            for store in (first, second):
                await store.beat(NOW)
            await first.arrived("a", ADA)
            await first.arrived("a", BO)
            await first.arrived("a", BO)
            await first.arrived("b", ADA)
            assert await first.elsewhere(["a", "b"]) == {}
            assert await second.elsewhere(["a", "b", "c"]) == {"a": {ADA, BO}, "b": {ADA}}
            assert await second.elsewhere(["c"]) == {}
            await first.parted("a", BO)
            await first.parted("b", ADA)
            assert await second.elsewhere(["a", "b"]) == {"a": {ADA}}
            for seconds in range(1, int(DEAD_SECONDS) + 2):
                assert await second.elsewhere(["a"]) == {"a": {ADA}}
                await second.beat(NOW + seconds)
            assert await second.elsewhere(["a"]) == {}

    asyncio.run(work())


def test_tables_of_a_dead_worker_are_found_and_those_of_a_living_one_are_not(postgres: Cluster) -> None:
    async def work() -> None:
        async with workers(postgres.made(), 2) as [first, second]:
            for code, attended in (("a", True), ("b", True), ("c", False)):
                await first.write(new(code, attended=attended))
            for store in (first, second):
                await store.beat(NOW)
            await first.arrived("a", ADA)
            assert await first.attended() == ["a", "b"]
            assert await second.attended() == ["b"]
            await second.arrived("a", BO)  # has two connections, one at each
            assert await first.attended() == ["b"]
            for seconds in range(1, int(DEAD_SECONDS) + 2):
                await second.beat(NOW + seconds)
            assert await second.attended() == ["a", "b"]

    asyncio.run(work())


def test_a_worker_that_ends_in_good_order_is_elsewhere_no_more(postgres: Cluster) -> None:
    url = postgres.made()

    async def work() -> None:
        async with workers(url, 1) as [first]:
            await first.beat(NOW)
            async with workers(url, 1) as [second]:
                await second.beat(NOW)
                await second.arrived("a", ADA)
                assert await first.elsewhere(["a"]) == {"a": {ADA}}
            assert await first.elsewhere(["a"]) == {}

    asyncio.run(work())
    assert postgres.run("SELECT count(*) FROM workers", at=url) == [(0,)]


def test_who_was_dead_for_long_is_forgotten_and_comes_back_with_all_who_are_there(postgres: Cluster) -> None:
    url = postgres.made()

    async def work() -> None:
        async with workers(url, 2) as [first, second]:
            await first.beat(NOW)
            await first.arrived("a", ADA)
            await first.arrived("b", BO)
            for seconds in range(0, int(GONE_SECONDS) + 5, 4):
                assert await second.beat(NOW + seconds) == 0.0
            assert await second._rows("SELECT count(*) FROM presence") == [(0,)]
            await first.parted("b", BO)  # while nobody takes it for alive
            await first.arrived("c", BO)
            assert await second.elsewhere("abc") == {}
            await first.beat(NOW + GONE_SECONDS + 5)
            assert await second.elsewhere("abc") == {"a": {ADA}, "c": {BO}}

    asyncio.run(work())


def test_after_an_outage_nobody_is_taken_for_dead(postgres: Cluster) -> None:
    """The database may have been away, and the workers there: each beats again, one of them first."""

    async def work() -> None:
        async with workers(postgres.made(), 2) as [first, second]:
            for store in (first, second):
                await store.beat(NOW)
            await first.arrived("a", ADA)
            assert await second.beat(NOW + 300) == 300.0
            assert await second.elsewhere(["a"]) == {"a": {ADA}}

    asyncio.run(work())


def test_a_short_outage_in_which_the_line_was_lost_is_moved_too_and_a_mere_delay_is_not(postgres: Cluster) -> None:
    async def work() -> None:
        async with workers(postgres.made(), 1) as [store]:
            await store.beat(NOW)
            assert await store.beat(NOW + 4) == 0.0
            await store._tending.use(lambda c: c.execute("SET default_transaction_read_only = on"))
            with pytest.raises(BadStore):  # as a standby would refuse it
                await store.beat(NOW + 5)
            assert await store.beat(NOW + 8) == 4.0
            assert await store.beat(NOW + 12) == 0.0

    asyncio.run(work())


def test_who_has_beaten_a_moment_ago_does_not_wait_for_another_that_beats(postgres: Cluster) -> None:
    """Under load they would all wait for each other, take that for trouble, and make more of it."""

    async def work() -> None:
        async with workers(postgres.made(), 2) as [first, second]:
            await first.beat(NOW)
            await second.beat(NOW)
            is_held, may_end = asyncio.Event(), asyncio.Event()

            async def hold(connection: Connection) -> None:
                async with connection.transaction():
                    await connection.execute("SELECT FROM heart FOR UPDATE")
                    is_held.set()
                    await may_end.wait()

            holding = asyncio.create_task(first._tending.use(hold))
            await is_held.wait()
            assert await asyncio.wait_for(second.beat(NOW + 1), 5) == 0.0
            waiting = asyncio.create_task(second.beat(NOW + 50))
            await asyncio.wait([waiting], timeout=0.5)
            assert not waiting.done()
            may_end.set()
            await holding
            assert await waiting == 50.0

    asyncio.run(work())


def test_who_arrives_before_the_first_beat_or_while_the_database_is_away_is_noted_by_a_beat(postgres: Cluster) -> None:
    url = postgres.made()

    async def work() -> None:
        async with workers(url, 2) as [first, second]:
            await second.beat(NOW)
            await first.arrived("a", ADA)
            assert await second.elsewhere(["a"]) == {}
            await first.beat(NOW)
            assert await second.elsewhere(["a"]) == {"a": {ADA}}
            for note, code, key in ((first.parted, "a", ADA), (first.arrived, "b", BO)):
                await first._tending.use(lambda c: c.execute("SET default_transaction_read_only = on"))
                with pytest.raises(BadStore):
                    await note(code, key)
            await first.beat(NOW + 1)
            assert await second.elsewhere("ab") == {"b": {BO}}

    asyncio.run(work())


def test_what_is_due_is_told_to_one_worker_for_a_while(postgres: Cluster) -> None:
    async def work() -> None:
        async with workers(postgres.made(), 3) as stores:
            codes = [f"t{number:02}" for number in range(60)]
            for number, code in enumerate(codes):
                await stores[0].write(new(code, due=NOW + number / 100))
            later = NOW + 1
            told = await asyncio.gather(*(store.due(later, 20) for store in stores))
            assert sorted(code for some in told for code in some) == codes
            for some in told:
                assert some == sorted(some)
            assert await stores[0].due(later + CLAIM_SECONDS - 1, 100) == told[0]  # who has it is told again
            assert await stores[1].due(later + CLAIM_SECONDS, 100) == sorted(told[1] + told[2])
            assert await stores[2].due(later - 3600, 100) == []
            assert await stores[2].due(NOW, 1) == ["t00"]  # a clock that was put back: that claim would hold too long

    asyncio.run(work())


def test_due_tables_that_another_worker_writes_just_now_are_not_waited_for(postgres: Cluster) -> None:
    async def work() -> None:
        async with workers(postgres.made(), 2) as [first, second]:
            await first.write(new("a", due=NOW))
            await first.write(new("b", due=NOW))
            is_held, may_end = asyncio.Event(), asyncio.Event()

            async def hold(connection: Connection) -> None:
                async with connection.transaction():
                    await connection.execute("SELECT FROM tables WHERE code = 'a' FOR UPDATE")
                    is_held.set()
                    await may_end.wait()

            holding = asyncio.create_task(first._tending.use(hold))
            await is_held.wait()
            assert await second.due(NOW, 10) == ["b"]
            may_end.set()
            await holding

    asyncio.run(work())
