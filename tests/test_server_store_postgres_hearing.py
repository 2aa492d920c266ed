"""Workers hear what others write, not what they write themselves; who heard nothing for a while learns that."""

import asyncio
import time

from pisti.server.store import Outcome, Write
from pisti.server.store.postgres_writing import CHANNEL
from postgreses import Cluster, deaf
from stores import SAID, Heard, new, workers

CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()
"""


def test_every_write_is_heard_by_the_others_and_not_by_the_writer(postgres: Cluster) -> None:
    codes = [f"t{number:019}" for number in range(1000)]  # a batch of them is too long for one message

    async def work() -> None:
        async with workers(postgres.made(), 3) as stores:
            ears = [Heard() for _ in stores]
            for store, heard in zip(stores, ears, strict=True):
                store.wake(heard)
            for heard in ears:
                await heard.until(lambda heard=heard: heard.times == 1)  # type: ignore[misc]
            outcomes = await asyncio.gather(*(stores[0].write(new(code)) for code in codes))
            assert {*outcomes} == {Outcome.DONE}
            assert await stores[0].write(Write(codes[0], 7, [SAID])) is Outcome.STALE
            await stores[1].write(new("last"))  # whatever was told before is heard before it
            for heard in (ears[0], ears[2]):
                await heard.until(lambda heard=heard: "last" in heard.codes)  # type: ignore[misc]
            await ears[1].until(lambda: len(ears[1].codes) >= 1000)
            assert ears[0].codes == ["last"]
            assert sorted(ears[1].codes) == codes
            assert sorted(ears[2].codes) == ["last", *codes]
            assert [heard.times for heard in ears] == [1, 1, 1]

    asyncio.run(work())


def test_what_a_connection_wrote_that_was_lost_is_news_to_its_worker_too(postgres: Cluster) -> None:
    async def work() -> None:
        async with workers(postgres.made(), 1) as [store]:
            heard = Heard()
            store.wake(heard)
            await heard.until(lambda: heard.times == 1)
            await store.write(new("a"))
            store._writing.drop()
            await store._rows("SELECT pg_notify($1, 'a')", CHANNEL)  # as if it came late
            await heard.until(lambda: "a" in heard.codes)  # twice if the first one came late indeed

    asyncio.run(work())


def test_who_listens_and_is_cut_off_listens_again_and_says_that_it_may_have_missed_something(postgres: Cluster) -> None:
    async def work() -> None:
        async with workers(postgres.made(), 2) as [first, second]:
            heard = Heard()
            second.wake(heard)
            await heard.until(lambda: heard.times == 1)
            for times in range(2, 5):
                assert await first._rows(CUT) == [(True,)]
                began = time.monotonic()
                await first.write(new(f"missed{times}"))
                await heard.until(lambda times=times: heard.times == times)  # type: ignore[misc]
                assert time.monotonic() - began < 5
                await first.write(new(f"heard{times}"))
                await heard.until(lambda times=times: f"heard{times}" in heard.codes)  # type: ignore[misc]

    asyncio.run(work())


def test_a_connection_that_is_silently_dead_is_noticed_and_made_anew(postgres: Cluster) -> None:
    async def work() -> None:
        url = postgres.made()
        async with deaf(postgres) as silence, workers(url, 1) as [first], workers(silence.over(url), 1) as [second]:
            heard = Heard()
            second.wake(heard)
            await heard.until(lambda: heard.times == 1)
            began = time.monotonic()
            silence.begun.set()
            await first.write(new("missed"))
            await heard.until(lambda: heard.times == 2)
            assert time.monotonic() - began < 5
            assert heard.codes == []

    asyncio.run(work())
