"""Several workers on one PostgreSQL: interchangeable, and nobody notices who serves whom."""

import asyncio
from collections.abc import Coroutine

import pytest

from fleet import Person, fleet, let_pass
from pisti.server.live import FOLLOW_SECONDS
from pisti.server.memory import LEAVING_SECONDS
from pisti.server.store.postgres_workers import DEAD_SECONDS
from pisti.server.timers import SWEEP_SECONDS
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.protocol import TableFault
from pisti.table.served import Stage
from pisti.table.served.going_on import ABSENT_SECONDS
from postgreses import Cluster


@pytest.fixture
def url(postgres: Cluster) -> str:
    return postgres.made()


def run(coroutine: Coroutine[None, None, None]) -> None:
    asyncio.run(coroutine)


def test_what_happens_at_one_worker_is_told_at_the_other_at_once(url: str) -> None:
    async def play() -> None:
        async with fleet(url) as [one, two]:
            ada, bo = Person("Ada"), Person("Bo")
            here = await one.open("two")
            there = await two.bring(here)
            await one.sit(here, ada, "S")
            await two.sit(there, bo, "N")
            await ada.until(lambda: any(isinstance(event, e.Seated) and event.seat == "N" for event in ada.events))
            await one.send(here, ada, c.Start(id=one.id()))
            await bo.until(lambda: bo.has_heard(e.Committed))
            await ada.until(lambda: ada.version == bo.version)
            assert here.table == there.table

    run(play())


def test_what_was_not_heard_is_found_by_the_sweep(url: str) -> None:
    """Fault 15: a lost wake-up leaves nobody behind."""

    async def play() -> None:
        async with fleet(url) as [one, two]:
            ada, bo = Person("Ada"), Person("Bo")
            here = await one.open("two")
            there = await two.bring(here)
            await two.join(there, bo)
            await two.deafen()
            await one.sit(here, ada, "S")
            assert not bo.has_heard(e.Seated)
            await let_pass([one, two], SWEEP_SECONDS + 1.0)
            assert bo.has_heard(e.Seated)
            assert here.table == there.table

    run(play())


def test_a_whole_game_of_persons_at_several_workers_is_the_same_for_all(url: str) -> None:
    async def play() -> None:
        async with fleet(url, 3) as workers:
            names = dict(zip("SENW", ["Ada", "Bo", "Cem", "Da"], strict=True))
            first = await workers[0].open("standard,target=21")
            at = [(workers[place % 3], Person(name)) for place, name in enumerate(names.values())]
            lives = [await worker.bring(first) if worker is not workers[0] else first for worker, _ in at]
            shares = workers[0].shares
            for worker in workers:
                worker.shares = shares
            for (worker, person), live, seat in zip(at, lives, names, strict=True):
                await worker.sit(live, person, seat)
            await workers[0].send(first, at[0][1], c.Start(id="start"))
            while True:
                newest = max(live.table.version for live in lives)
                for (_, person), live in zip(at, lives, strict=True):
                    await person.until(lambda live=live, newest=newest: live.table.version >= newest)  # type: ignore[misc]
                if first.table.stage is Stage.OVER:
                    break
                done = [await worker.act(live, person) for (worker, person), live in zip(at, lives, strict=True)]
                assert any(done) or len({live.table.version for live in lives}) > 1
            assert len({(live.table.name, live.table.stage, live.table.version) for live in lives}) == 1
            assert await workers[1].store.record(first.table.name) is not None
            publics = [[event for event in person.events if isinstance(event, e.Played)] for _, person in at]
            cards = [[str(event.card.card) for event in played] for played in publics]
            assert cards[0] == cards[1] == cards[2] == cards[3]

    run(play())


def test_who_is_at_another_worker_is_not_absent(url: str) -> None:
    async def play() -> None:
        async with fleet(url) as [one, two]:
            ada, bo = Person("Ada"), Person("Bo")
            here = await one.open("two")
            there = await two.bring(here)
            await one.sit(here, ada, "S")
            await two.sit(there, bo, "N")
            await let_pass([one, two], 10 * SWEEP_SECONDS)
            assert not ada.has_heard(e.Absent)
            two.tables.part(there, bo)
            await let_pass([one, two], LEAVING_SECONDS + 1.0)
            await ada.until(lambda: ada.has_heard(e.Absent))

    run(play())


def test_who_changes_to_another_worker_is_absent_for_no_moment(url: str) -> None:
    async def play() -> None:
        async with fleet(url) as [one, two]:
            ada, bo = Person("Ada"), Person("Bo")
            here = await one.open("two")
            await one.sit(here, ada, "S")
            await one.sit(here, bo, "N")
            one.tables.part(here, ada)
            again = Person("Ada")
            await two.join(await two.bring(here), again, again.token)
            await let_pass([one, two], 5 * SWEEP_SECONDS)
            assert not bo.has_heard(e.Absent)
            [welcome] = [each for each in again.answers if isinstance(each, e.Welcome)]
            assert welcome.you == "S"

    run(play())


def test_when_a_worker_dies_its_persons_are_absent_at_the_others_and_have_their_seats_when_they_come_back(
    url: str,
) -> None:
    async def play() -> None:
        async with fleet(url) as [one, two]:
            ada, bo = Person("Ada"), Person("Bo")
            here = await one.open("two")
            there = await two.bring(here)
            await one.sit(here, ada, "S")
            await two.sit(there, bo, "N")
            await let_pass([one, two], 2.0)
            await let_pass([two], DEAD_SECONDS)
            assert not bo.has_heard(e.Absent)
            await let_pass([two], SWEEP_SECONDS + LEAVING_SECONDS + 2.0)
            assert bo.has_heard(e.Absent)
            again = Person("Ada")
            await two.join(there, again, again.token)
            assert bo.has_heard(e.Back)
            assert isinstance(again.last, e.Welcome)
            assert again.last.you == "S"

    run(play())


def test_a_table_of_a_dead_worker_where_nobody_comes_back_goes_on_at_another_one(url: str) -> None:
    async def play() -> None:
        async with fleet(url, 3) as [one, two, three]:
            ada, bo = Person("Ada"), Person("Bo")
            here = await one.open("two")
            await one.begin(here, {"S": ada, "N": bo})
            await let_pass([one, two, three], 2.0)
            await one.deafen()
            before = here.table.version
            await let_pass([two, three], DEAD_SECONDS + SWEEP_SECONDS + LEAVING_SECONDS + ABSENT_SECONDS + 20.0)
            live = await two.bring(here)
            assert all(who.gone_at is not None for who in live.table.seats.values())
            assert live.table.version > before == here.table.version

    run(play())


def test_bots_are_asked_at_the_worker_that_made_the_last_change_alone(url: str) -> None:
    async def play() -> None:
        async with fleet(url) as [one, two]:
            ada = Person("Ada")
            here = await one.open("two")
            looks = Person("Eve")
            there = await two.bring(here)
            await two.join(there, looks)
            await one.begin(here, {"S": ada})
            while here.table.stage is not Stage.PLAY or here.table.to_play is None:
                assert await one.act(here, ada)
            await one.act(here, ada)
            await looks.until(lambda: there.table.version == here.table.version)
            assert (there.is_lead, there.driving) == (False, None)

    run(play())


def test_if_the_worker_whose_bot_is_to_play_dies_the_other_lets_it_play_a_moment_later(url: str) -> None:
    async def play() -> None:
        async with fleet(url) as [one, two]:
            ada, eve = Person("Ada"), Person("Eve")
            here = await one.open("two")
            there = await two.bring(here)
            await two.join(there, eve)
            await one.begin(here, {"S": ada})
            while here.table.to_play is None or here.table.seats[here.table.to_play].level is not None:
                assert await one.act(here, ada)
            one.tables._is_stopping = True  # no bot plays there any more
            await one.act(here, ada)
            await eve.until(lambda: there.table.version == here.table.version)
            plays = len([event for event in eve.events if isinstance(event, e.Played)])
            await let_pass([two], FOLLOW_SECONDS + 0.5, pace=0.5)
            assert len([event for event in eve.events if isinstance(event, e.Played)]) == plays + 1

    run(play())


def test_four_race_for_three_seats_at_two_workers(url: str) -> None:
    """Fault 14: three sit, one is told that there is no seat."""

    async def play() -> None:
        async with fleet(url) as workers:
            here = await workers[0].open("three")
            lives = [here, await workers[1].bring(here)]
            people = [Person(name) for name in ("Ada", "Bo", "Cem", "Da")]
            await asyncio.gather(
                *(workers[place % 2].sit(lives[place % 2], person) for place, person in enumerate(people))
            )
            refused = [person for person in people if isinstance(person.last, e.Refused)]
            [loser] = refused
            assert isinstance(loser.last, e.Refused)
            assert loser.last.code == TableFault.NO_FREE_SEAT
            for worker, live in zip(workers, lives, strict=True):
                await worker.timers.pulse()
                worker.tables.memory.doubt()
                await worker.tables.pass_time(live)
                assert sorted(who.name for who in live.table.seats.values()) == sorted(
                    person.name for person in people if person is not loser
                )

    run(play())


def test_a_command_that_is_sent_again_to_another_worker_counts_once(url: str) -> None:
    """Fault 13."""

    async def play() -> None:
        async with fleet(url) as [one, two]:
            ada, bo = Person("Ada"), Person("Bo")
            here = await one.open("two", has_chat=True)
            await one.sit(here, ada, "S")
            await one.sit(here, bo, "N")
            there = await two.bring(here)
            again = Person("Ada")
            await two.join(there, again, again.token)
            said = c.Chat(id="once", text="Selam")
            await asyncio.gather(one.send(here, ada, said), two.send(there, again, said))
            await one.send(here, bo, c.Say(id="hm", phrase="wow"))
            await again.until(lambda: again.version == bo.version)
            for person in (ada, bo, again):
                assert len([event for event in person.events if isinstance(event, e.Chatted)]) == 1

    run(play())


def test_an_outage_of_all_workers_is_moved_once_and_nobody_loses_time(url: str) -> None:
    """Fault 11."""

    async def play() -> None:
        async with fleet(url, 3) as workers:
            ada, bo = Person("Ada"), Person("Bo")
            here = await workers[0].open("two", clock=30)
            there = await workers[1].bring(here)
            await workers[0].sit(here, ada, "S")
            await workers[1].sit(there, bo, "N")
            await let_pass(workers, 2.0)
            workers[0].now += 1000.0
            await asyncio.gather(*(worker.timers.pulse() for worker in workers))
            await let_pass(workers, 2.0)
            for person in (ada, bo):
                assert len([event for event in person.events if isinstance(event, e.Outage)]) == 1
                assert not person.has_heard(e.Absent)

    run(play())


def test_open_tables_of_other_workers_are_listed(url: str) -> None:
    async def play() -> None:
        async with fleet(url) as [one, two]:
            ada, bo = Person("Ada"), Person("Bo")
            here, there = await one.open("two", is_open=True), await two.open("two", is_open=True)
            await one.sit(here, ada, "S")
            await two.sit(there, bo, "N")
            await let_pass([one, two], 2 * SWEEP_SECONDS)
            codes = {here.code, there.code}
            assert {*one.tables.lobby.listings} == {*two.tables.lobby.listings} == codes
            assert one.tables.lobby.text() == two.tables.lobby.text()
            one.tables.part(here, ada)
            await let_pass([one, two], LEAVING_SECONDS + 2 * SWEEP_SECONDS)
            assert {*two.tables.lobby.listings} == {there.code}

    run(play())
