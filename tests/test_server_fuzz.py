"""Whatever is sent to a server: it goes on, nothing fails, nobody else is disturbed, and games come to their end."""

import asyncio
import logging
from collections import Counter
from collections.abc import Set as AbstractSet
from pathlib import Path
from random import Random

import pytest

from fuzz_http import request
from pisti.table.served import Stage
from places import Place
from postgreses import Cluster
from sieges import Siege, siege
from sites import run

STAGES = (Stage.LOBBY, Stage.PROMISE, Stage.SHARE, Stage.PLAY, Stage.COUNT, Stage.OVER)
REQUESTS = 3000
RULES = ("two,target=21", "standard,target=21")

EXPECTED = {"message-not-so", "message-not-json", "message-too-long", "Told", "Welcome", "Done", "Hinted"} | {
    f"closed {code}" for code in (1000, 1002, 1007, 1009, 4400, 4401)
}
"""What is answered among other things to so many frames."""


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged; that a stranger sent rubbish is no failure."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def attacked(made: Siege, frames: int) -> int:
    """Attack tables in every stage with so many frames, and let each game end; how many rounds were recorded."""
    rounds = 0
    while made.frames < frames:
        for stage in STAGES:
            live = await made.table(stage, made.rng.choice(RULES), has_chat=made.rng.random() < 0.5)
            async with made.attackers(live) as attackers:
                for _ in range(20):
                    await asyncio.gather(*(attacker.attack(made.rng.randint(5, 40)) for attacker in attackers))
            await made.nobody_left()
            await made.end(live)
            rounds += await made.check_records(live)
    return rounds


async def attack(place: Place, frames: int, expected: AbstractSet[str] = EXPECTED) -> None:
    """Attack; afterwards all is as it was before, and all was answered that is expected."""
    async with siege(place) as made:
        await attacked(made, 1)  # what is made once is there
        await made.forget()
        tasks, things = len(asyncio.all_tasks()), made.things()
        assert await attacked(made, frames) > 0
        await made.forget()
        assert len(asyncio.all_tasks()) == tasks
        assert made.things() < things + 2000
        assert {*made.answers} >= expected, made.answers
        assert "server-failed" not in made.answers


def test_whatever_comes_through_a_socket_a_server_goes_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Fault 18: so much rubbish leaves no task, no connection and no memory behind."""
    run(attack(tmp_path, 100_000), seconds=250)
    assert not failures(caplog)


def test_so_it_does_with_a_database(postgres: Cluster, caplog: pytest.LogCaptureFixture) -> None:
    run(attack(postgres.made(), 20_000, EXPECTED - {"closed 1000"}), seconds=250)  # the rarest, in so few frames
    assert not failures(caplog)


@pytest.mark.soak
def test_whatever_comes_a_million_times(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    run(attack(place, 1_000_000), seconds=14_400)
    assert not failures(caplog)


def test_who_plays_is_not_disturbed_by_who_does_not(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    """Fault 7: spectators and strangers change nothing at a table, whatever they send."""

    async def play() -> None:
        async with siege(place) as made:
            live = await made.house.open("two,target=51")
            made.guests[live.code] = {}
            players = [made.player(live, seat) for seat in "SN"]
            async with asyncio.TaskGroup() as group, made.attackers(live) as attackers:
                playing = [group.create_task(player.play()) for player in players]
                await made.is_at(live, Stage.PLAY)
                while not all(task.done() for task in playing):
                    await asyncio.gather(*(attacker.attack(20) for attacker in attackers))
            assert not any(player.refused for player in players)
            assert made.frames > 1000
            assert await made.check_records(live) > 0

    run(play())
    assert not failures(caplog)


def test_whatever_is_asked_over_http_is_answered(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> None:
        async with siege(place) as made:
            tasks, rng, answers = len(asyncio.all_tasks()), Random(1), Counter[int]()
            live = await made.table(Stage.PLAY)
            for _ in range(REQUESTS // 60):
                answers.update(await made.asked([request(rng, live.code) for _ in range(60)]))
            assert not [status for status in answers if status >= 500], answers
            assert {*answers} >= {200, 201, 400, 403, 404, 405, 413, 101}, answers
            await made.nobody_left()
            await made.end(live)
            assert await made.check_records(live) > 0
            await made.forget()
            assert len(asyncio.all_tasks()) == tasks

    run(ask())
    assert not failures(caplog)
