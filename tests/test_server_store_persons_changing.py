"""Changes: reports that are handled, bans, and two persons that become one with all they have."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from gamers import count_all, end, guest, outcome
from pisti.server.store import Store
from pisti.server.store.persons_changing import Bound, Complaint
from stores import NOW, AsyncStore


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncStore:
    if request.param == "sqlite":
        return AsyncStore(str(tmp_path / "pisti.db"))
    return AsyncStore(request.getfixturevalue("postgres").made())


def run(place: AsyncStore, work: Callable[[Store], Awaitable[None]]) -> None:
    async def opened() -> None:
        async with place.opened() as store:
            await work(store)

    asyncio.run(opened())


def test_a_report_is_read_until_it_is_handled(place: AsyncStore) -> None:
    async def work(store: Store) -> None:
        names = iter(["by00000000", "about00000"])
        complaint = Complaint("t", "g", "S", guest("Ada"), guest("Bo"), "words", "rude")
        await store.persons.report(complaint, NOW, lambda: next(names))
        await store.persons.report(Complaint("t", "g", "N", guest("Ada"), None, "other", ""), NOW, str)
        first, second = await store.persons.reports()
        assert (first.by, first.about, first.reason, first.text) == ("by00000000", "about00000", "words", "rude")
        assert (second.about, second.name) == (None, "")
        assert await store.persons.handle(first.id, NOW)
        assert not await store.persons.handle(99, NOW)
        assert await store.persons.reports() == [second]
        ada = await store.persons.of(guest("Ada"))
        assert ada is not None
        assert len(await store.persons.reports_by(ada.id)) == 2

    run(place, work)


def test_two_who_become_one_keep_the_rating_of_who_has_played_more(place: AsyncStore) -> None:
    async def work(store: Store) -> None:
        await end(store, outcome("g1"))
        await end(store, outcome("g2", "Ada Bo Ece Duru"))
        await end(store, outcome("g3", "Fay Gül Cem Hal"))
        await count_all(store)
        await store.persons.set_name(guest("Bo"), "Bo", NOW, str)
        before = await store.persons.of(guest("Bo"))
        await store.persons.set_link(guest("Fay"), "0f" * 32, NOW, str)
        complaint = Complaint("t", "g", "S", guest("Bo"), None, "other", "")
        await store.persons.report(complaint, NOW, str)
        assert await store.persons.bind(guest("Bo"), "0f" * 32, merge=True) is Bound.DONE
        fay = await store.persons.of(guest("Fay"))
        assert fay is not None
        assert before is not None
        assert (fay.name, fay.rating, fay.totals.rated_games) == ("Bo", before.rating, 3)
        assert len(await store.persons.reports_by(fay.id)) == 1
        assert await store.persons.called(before.public) is None

    run(place, work)


def test_nobody_is_banned_who_is_not_there(place: AsyncStore) -> None:
    async def work(store: Store) -> None:
        assert await store.persons.ban("nobody", NOW, "why") is None

    run(place, work)
