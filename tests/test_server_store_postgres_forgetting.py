"""Workers that forget at the same time: nobody waits, nothing is counted twice, what is needed stays."""

import asyncio

import pytest

from pisti.server.store import Finished, Size, Write
from pisti.table.served import Step
from pisti.table.served import facts as f
from postgreses import Cluster
from stores import NOW, OPENED, SAID, new, workers

CLOSED = Step(f.Closed(), NOW)


def test_workers_forget_at_once_and_each_table_is_forgotten_by_one(postgres: Cluster) -> None:
    dealt = [Step(f.Began("g"), NOW), Step(f.Drew(1), NOW)]

    async def work() -> None:
        async with workers(postgres.made(), 3) as stores:
            writes = [Write(f"t{number}", 0, [OPENED, SAID, CLOSED], is_closed=True) for number in range(100)]
            writes.append(Write("kept", 0, [OPENED, *dealt, CLOSED], is_closed=True))
            await asyncio.gather(*map(stores[0].write, writes), stores[1].write(new("live")))
            counts = await asyncio.gather(*(store.forget(NOW + 1) for store in stores))
            assert sum(counts) == 100
            assert await stores[0].size() == Size(2, 0)
            assert await stores[0]._rows("SELECT count(*) FROM events") == [(5,)]
            assert [await store.forget(NOW + 1) for store in stores] == [0, 0, 0]
            await stores[2].write(Write("live", 1, [SAID], finished=Finished("g", "x", None)))
            assert await stores[1].forget(NOW + 1) == 1

    asyncio.run(work())


def test_a_table_whose_facts_cannot_be_read_is_not_forgotten(postgres: Cluster) -> None:
    async def work() -> None:
        async with workers(postgres.made(), 1) as [store]:
            await store.write(Write("a", 0, [OPENED, CLOSED], is_closed=True))
            await store._rows("UPDATE events SET fact = '{}' WHERE version = 1 RETURNING 1")
            with pytest.raises(Exception, match="missing"):
                await store.forget(NOW + 1)
            assert await store.size() == Size(1, 0)

    asyncio.run(work())
