"""Persons in PostgreSQL: while one worker counts another does not wait, and what fails is told as a store does."""

import asyncio
from typing import Any

import pytest

from gamers import end, outcome
from pisti.server.store import BadStore, StoreFault
from pisti.server.store.postgres_persons import LOCK
from stores import NOW, workers


def test_who_finds_another_worker_counting_goes_on(postgres: Any) -> None:  # noqa: ANN401
    async def work() -> None:
        async with workers(postgres.made(), 2) as (one, two):
            await end(one, outcome("g"))
            begun, may_end = asyncio.Event(), asyncio.Event()

            async def holds(sql: Any) -> None:  # noqa: ANN401
                begun.set()
                await may_end.wait()

            holding = asyncio.create_task(one.persons._runner.write(holds))
            await begun.wait()
            assert await two.persons.count_some(NOW, str) == 0
            may_end.set()
            await holding
            names = iter("abcd")
            assert await two.persons.count_some(NOW, lambda: next(names)) == 1

    asyncio.run(work())


def test_what_fails_is_told_without_values(postgres: Any) -> None:  # noqa: ANN401
    async def work() -> None:
        async with workers(postgres.made(), 1) as (store,):
            for runs, code in (
                (store.persons._runner.read, StoreFault.CANNOT_READ),
                (store.persons._runner.write, StoreFault.CANNOT_WRITE),
            ):
                with pytest.raises(BadStore) as bad:
                    await runs(lambda sql: sql.rows("SELECT nothing FROM nowhere WHERE a = $1", "secret"))
                assert bad.value.code is code
                assert "secret" not in str(bad.value)

    asyncio.run(work())


def test_the_lock_is_a_number_of_its_own() -> None:
    assert LOCK < 2**63
