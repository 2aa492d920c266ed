"""Who comes to a worker that knows too little, or after trouble with the store, loses nothing and is not absent."""

import asyncio
from collections.abc import Coroutine

import pytest

from fleet import Person, Worker, fleet, let_pass
from pisti.rules import Seat
from pisti.server.live import Live
from pisti.server.memory import LEAVING_SECONDS, SETTLE_SECONDS
from pisti.server.store import BadStore, StoreFault
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from postgreses import Cluster


@pytest.fixture
def url(postgres: Cluster) -> str:
    return postgres.made()


def run(coroutine: Coroutine[None, None, None]) -> None:
    asyncio.run(coroutine)


async def seated(one: Worker, two: Worker) -> tuple[Live, Live, Person, Person]:
    """A table at two workers, with a person at each; all is quiet."""
    ada, bo = Person("Ada"), Person("Bo")
    here = await one.open("two")
    there = await two.bring(here)
    await one.sit(here, ada, "S")
    await two.sit(there, bo, "N")
    await let_pass([one, two], SETTLE_SECONDS + 5.0)
    return here, there, ada, bo


def is_here(live: Live, seat: Seat) -> bool:
    return live.table.seats[seat].is_here


def test_who_was_taken_for_absent_by_a_worker_that_did_not_know_better_is_back_at_once(url: str) -> None:
    async def play() -> None:
        async with fleet(url) as [one, two]:
            here, there, ada, bo = await seated(one, two)
            await two.store.parted(there.code, bo.key or "")  # as if it had not been told yet
            here.elsewhere = frozenset()
            one.tables.memory.note_leaving(here)
            one.now += LEAVING_SECONDS
            await one.tables.pass_time(here)
            assert not is_here(here, Seat.NORTH)
            await bo.until(lambda: bo.has_heard(e.Back))
            await ada.until(lambda: ada.has_heard(e.Back))
            assert is_here(here, Seat.NORTH)
            assert is_here(there, Seat.NORTH)

    run(play())


def test_who_came_back_elsewhere_is_not_taken_for_absent_again_because_of_what_was_before(url: str) -> None:
    """One worker notes that somebody is absent; the other learns it together with the return."""

    async def play() -> None:
        async with fleet(url, 3) as [one, two, three]:
            here, there, ada, bo = await seated(one, two)
            await three.bring(here)
            two.tables.part(there, bo)
            for worker in (one, two):
                await worker.deafen()
            await two.tables.pass_time(there)
            await one.tables.memory.learn_presence([here])
            one.now += LEAVING_SECONDS
            await two.tables.pass_time(there)
            assert not is_here(there, Seat.NORTH)
            again = Person("Bo")
            await three.join(three.tables.lives[here.code], again, again.token)
            here.doubt()
            await one.tables.pass_time(here)
            assert is_here(here, Seat.NORTH)
            assert ada.has_heard(e.Back)

    run(play())


@pytest.mark.parametrize("trouble", ["the listening connection was lost", "a heart did not beat"])
def test_after_trouble_with_the_store_people_have_time_to_come_back(
    trouble: str, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Faults 11 and 15: who was cut off comes back to another worker, which cannot tell it before it has a line."""

    async def fail(now: float) -> float:
        raise BadStore(StoreFault.CANNOT_WRITE, reason="the line was cut")

    async def play() -> None:
        async with fleet(url) as [one, two]:
            _, there, _, bo = await seated(one, two)
            two.tables.part(there, bo)
            one.now += LEAVING_SECONDS - 0.1
            if trouble.startswith("the"):
                two.tables.woken(None)
            else:
                monkeypatch.setattr(two.store, "beat", fail)
                with pytest.raises(BadStore):
                    await two.tables.beat()
                monkeypatch.undo()
            await let_pass([two], SETTLE_SECONDS - 0.5, pace=0.5)
            assert is_here(there, Seat.NORTH)
            await let_pass([two], 1.0, pace=0.5)
            assert not is_here(there, Seat.NORTH)

    run(play())


def test_who_comes_to_a_worker_that_knows_less_than_they_have_seen_is_told_no_less(url: str) -> None:
    """Fault 15: the position is not an old one; what happened since is told, once."""

    async def play() -> None:
        async with fleet(url) as [one, two]:
            here, there, ada, bo = await seated(one, two)
            await two.deafen()
            await one.send(here, ada, c.Say(id="seen", phrase="wow"))
            seen = here.table.version
            two.tables.part(there, bo)
            again = Person("Ada")
            assert there.table.version < seen
            await two.join(there, again, again.token, seen)
            assert isinstance(again.last, e.Welcome)
            assert (again.last.version, again.last.since, again.last.events) == (seen, seen, ())

    run(play())
