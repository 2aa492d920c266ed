"""Who comes to a worker that knows too little, or after trouble with the store, loses nothing and is not absent."""

import asyncio
from collections.abc import Coroutine

import pytest

from fleet import Person, Worker, fleet, let_pass
from pisti.rules import Seat
from pisti.server.live import Live
from pisti.server.memory import ELSEWHERE_SECONDS, LEAVING_SECONDS, SETTLE_SECONDS
from pisti.server.store import BadStore, StoreFault
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.served import Stage
from pisti.table.served import facts as f
from pisti.table.served.going_on import play_until
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


CLOCK = 10


async def awaited(one: Worker, two: Worker) -> tuple[Worker, Live, Worker, Live, float]:
    """A game with a clock of two persons at two workers: that of who is to play, the other one, and until when."""
    ada, bo = Person("Ada"), Person("Bo")
    here = await one.open("two", clock=CLOCK)
    there = await two.bring(here)
    await one.sit(here, ada, "S")
    await two.sit(there, bo, "N")
    await let_pass([one, two], SETTLE_SECONDS + 5.0)
    await one.send(here, ada, c.Start(id=one.id()))
    for _ in range(100):
        if here.table.stage is Stage.PLAY and there.table.version == here.table.version:
            break
        for worker, live, person in ((one, here, ada), (two, there, bo)):
            live.doubt()
            await worker.tables.pass_time(live)
            await worker.act(live, person)
    until = play_until(here.table)
    assert until is not None
    is_ada = here.table.to_play is Seat.SOUTH
    return (one, here, two, there, until) if is_ada else (two, there, one, here, until)


async def late_cards(worker: Worker, live: Live) -> int:
    """How many cards were played for persons whose time was over, as far as the store knows."""
    kept = await worker.store.read(live.code)
    assert kept is not None
    return sum(isinstance(step.fact, f.Laid) and step.fact.is_late for step in kept.steps)


def test_nobody_is_late_by_a_worker_that_had_trouble_until_they_had_time_to_come_back(url: str) -> None:
    """Faults 10 and 11: what somebody said in time may not have been heard."""

    async def play() -> None:
        async with fleet(url) as [one, two]:
            own, live, other, _, until = await awaited(one, two)
            await let_pass([own, other], until - 0.5 - own.now)
            for worker in (own, other):
                worker.tables.memory.unsettle()
            await let_pass([own, other], SETTLE_SECONDS - 0.5, pace=0.5)
            assert await late_cards(own, live) == 0
            await let_pass([own, other], 2.0, pace=0.5)
            assert await late_cards(own, live) == 1

    run(play())


def test_who_is_at_another_worker_is_late_by_that_one_and_by_others_only_if_it_does_nothing(url: str) -> None:
    async def play() -> None:
        async with fleet(url) as [one, two]:
            own, _, other, there, until = await awaited(one, two)
            await let_pass([other, own], until - 0.5 - own.now)
            own.now = until
            await let_pass([other], ELSEWHERE_SECONDS - 0.5, pace=0.5)
            assert await late_cards(other, there) == 0
            await let_pass([other], 1.5, pace=0.5)
            assert await late_cards(other, there) == 1

    run(play())


def test_who_is_to_play_is_late_in_time_by_their_own_worker(url: str) -> None:
    async def play() -> None:
        async with fleet(url) as [one, two]:
            own, live, other, _, until = await awaited(one, two)
            await let_pass([other, own], until - 0.5 - own.now)
            assert await late_cards(own, live) == 0
            await let_pass([other, own], 2.0, pace=0.5)
            assert await late_cards(own, live) == 1

    run(play())
