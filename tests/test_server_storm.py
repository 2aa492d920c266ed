"""Servers on one PostgreSQL in bad weather: nobody loses an event, a play, a seat or time (faults 10 to 15)."""

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from random import Random

import pytest

from crowd import Crowd, check_records
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.protocol import TableFault
from pisti.table.wire_types import TableSettings
from postgreses import Cluster
from sites import Client, Site, has
from storm import Blow, Weather, Workers, check_all, working

CLOCK = 5
"""How long a person has for a play: less than the longest outage."""

DEAF_SECONDS = 5.0
"""How long a server may take to hear what was told while its line to the database was cut."""

LISTENERS = """
SELECT pid FROM pg_stat_activity
WHERE application_name = 'pisti' AND (query LIKE 'LISTEN%' OR query = 'SELECT')
"""
"""The connections that listen: they have asked nothing else."""


@pytest.fixture
def cluster(postgres: Cluster) -> Iterator[Cluster]:
    """A PostgreSQL that may be killed; whoever comes next finds it as it was."""
    yield postgres
    postgres.start()


async def played(crowds: Sequence[Crowd], tables: int, folder: Path) -> None:
    """All games are over, their records hold and are what was seen, and nothing that was said was refused."""
    for crowd in crowds:
        records = await asyncio.to_thread(crowd.records)
        assert len(records) >= tables
        assert {*records} == {game for player in crowd.players for game in player.sight.over}
        check_records(records, crowd.plays(), folder / "games.pisti")
        assert crowd.lost > 0
        assert crowd.refused == Counter()


def check_nothing_unexpected(capfd: pytest.CaptureFixture[str]) -> None:
    """Servers have logged that the store failed, and no error that nobody expected: such tells its place."""
    assert ".py" not in (said := capfd.readouterr().err), said


def two_crowds(workers: Workers, rules: str, seed: int) -> list[Crowd]:
    """Persons alone, and persons with bots."""
    settings = TableSettings(rules, clock=CLOCK)
    return [workers.crowd(seed + n, settings=settings, persons=who) for n, who in enumerate(("SENW", "SW"))]


@pytest.mark.parametrize(
    ("tables", "rules", "kills", "outages", "news"),
    [
        (5, "standard,target=21", 5, [0.0, 11.0], 500),
        pytest.param(100, "standard", 100, [0.0, 2.0, 4.0, 6.0, 11.0] * 2, 20_000, marks=pytest.mark.soak),
    ],
)
def test_nobody_loses_anything_when_servers_and_their_database_are_killed(
    tables: int,
    rules: str,
    kills: int,
    outages: list[float],
    news: int,
    cluster: Cluster,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """Faults 10, 11, 13 and 15."""

    async def play() -> None:
        url, rng = cluster.made(), Random(kills)
        async with working(url, 3) as workers:
            weather, crowds = Weather(workers, cluster, rng, news), two_crowds(workers, rules, kills)
            blows: list[Blow] = [*[weather.kill] * kills, *(partial(weather.outage, seconds) for seconds in outages)]
            rng.shuffle(blows)
            await weather.over(crowds, tables, blows)
            await played(crowds, tables, tmp_path)
        await check_all(crowds, url)

    asyncio.run(play())
    check_nothing_unexpected(capfd)


def test_nobody_loses_anything_when_one_server_after_the_other_is_renewed(
    cluster: Cluster, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Faults 11 and 13: a new version comes while people play."""

    async def play() -> None:
        url = cluster.made()
        async with working(url, 3) as workers:
            weather, crowds = Weather(workers, cluster, Random(1), 400), two_crowds(workers, "standard,target=21", 1)
            await weather.over(crowds, 4, [partial(workers.renew, number) for number in range(3)])
            await played(crowds, 4, tmp_path)
        await check_all(crowds, url)

    asyncio.run(play())
    check_nothing_unexpected(capfd)


def test_of_four_who_race_for_three_seats_at_two_servers_three_sit(postgres: Cluster) -> None:
    """Fault 14: the fourth is told that no seat is free, and everybody is told the same."""

    async def race(sites: list[Site]) -> None:
        code = await sites[0].open(rules="three")
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(sites[place % 2].at(code)) for place in range(4)]
            answers = await asyncio.gather(*(client.sit(name=f"P{place}") for place, client in enumerate(clients)))
            refused = [place for place, answer in enumerate(answers) if isinstance(answer, e.Refused)]
            [loser] = refused
            assert getattr(answers[loser], "code", None) == TableFault.NO_FREE_SEAT
            for site in sites:
                assert await seated(site, code, 3) == {f"P{place}" for place in range(4) if place != loser}

    async def play() -> None:
        async with working(postgres.made(), 2) as workers:
            for _ in range(10):
                await race([Site(port) for port in workers.ports])

    asyncio.run(play())


async def seated(site: Site, code: str, count: int) -> set[str]:
    """The names of so many who sit at a table, by a server that may learn it a moment later."""
    names: set[str] = set()
    async with site.at(code) as looks:
        message = looks.heard[-1]
        while True:
            if isinstance(message, e.Welcome):
                names |= {player.name for player in message.players.values()}
            if isinstance(message, e.Told):
                names |= {event.player.name for event in message.events if isinstance(event, e.Seated)}
            if len(names) >= count:
                return names
            message = await looks.hear()


def test_what_was_told_while_the_line_that_listens_was_cut_is_heard_soon(postgres: Cluster) -> None:
    """Fault 15: and the next thing too, for the line is there again."""

    async def play() -> None:
        async with working(postgres.made(), 2) as workers:
            one, two = (Site(port) for port in workers.ports)
            code = await one.open(rules="two")
            async with one.at(code) as ada, two.at(code) as bo:
                await ada.sit("S")
                await bo.sit("N")
                for number in range(3):
                    await cut_off(postgres, 2)
                    await heard(ada, bo, f"cut{number}")
                    await heard(bo, ada, f"back{number}")

    asyncio.run(play())


async def cut_off(postgres: Cluster, count: int) -> None:
    """End the connections that listen, once all of them are there."""
    while len(found := await asyncio.to_thread(postgres.run, LISTENERS)) < count:
        pass
    pids = ", ".join(f"pg_terminate_backend({pid})" for (pid,) in found)
    await asyncio.to_thread(postgres.run, f"SELECT {pids}")


async def heard(by: Client, other: Client, id: str) -> None:
    """Somebody says something, and somebody at another server hears it soon."""
    loop = asyncio.get_running_loop()
    begin = loop.time()
    await by.answer(c.Say(id=id, phrase="wow"))
    await other.until(lambda message: has(message, e.Said))
    assert loop.time() - begin < DEAF_SECONDS
