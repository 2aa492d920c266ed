"""When tables are looked at: as soon as something is due, once, and nothing is kept of those that are gone."""

import asyncio
from pathlib import Path

from house import Guest, house
from pisti.server.agenda import Agenda
from pisti.server.live import Live
from pisti.server.timers import SWEEP_SECONDS
from pisti.table.served import Stage


def live_due(code: str, due_at: float | None) -> Live:
    live = Live(code)
    live.due_at = due_at
    return live


def test_a_table_is_late_when_something_is_due_and_not_before() -> None:
    lives = {code: live_due(code, due_at) for code, due_at in (("b", 20.0), ("a", 10.0), ("never", None))}
    agenda = Agenda(lives)
    for live in lives.values():
        agenda.plan(live)
    assert agenda.late(9.9) == []
    assert agenda.late(10.0) == [lives["a"]]
    assert agenda.late(10.0) == []
    assert agenda.late(30.0) == [lives["b"]]
    assert len(agenda) == 0


def test_what_is_due_earlier_than_was_planned_is_late_earlier_and_only_once() -> None:
    live = live_due("a", 20.0)
    agenda = Agenda({"a": live})
    agenda.plan(live)
    live.due_at = 10.0
    agenda.plan(live)
    agenda.plan(live)
    assert len(agenda) == 2
    assert agenda.late(10.0) == [live]
    live.due_at = 30.0
    agenda.plan(live)
    assert agenda.late(20.0) == []
    assert len(agenda) == 1  # what was out of date has gone
    assert agenda.late(30.0) == [live]


def test_what_is_due_later_than_was_planned_is_planned_again() -> None:
    live = live_due("a", 10.0)
    agenda = Agenda({"a": live})
    agenda.plan(live)
    live.due_at = 20.0
    assert agenda.late(15.0) == []
    assert agenda.late(20.0) == [live]


def test_what_is_put_off_is_late_when_it_is_to_be_tried_again() -> None:
    live = live_due("a", 10.0)
    live.retry_at = 12.0
    agenda = Agenda({"a": live})
    agenda.plan(live)
    assert agenda.late(11.0) == []
    assert agenda.late(12.0) == [live]


def test_a_table_that_has_gone_is_not_late_and_one_of_the_same_code_is_planned_for_itself() -> None:
    old, new = live_due("a", 10.0), live_due("a", 20.0)
    lives = {"a": old}
    agenda = Agenda(lives)
    agenda.plan(old)
    lives["a"] = new
    assert agenda.late(10.0) == []
    agenda.plan(new)
    assert agenda.late(20.0) == [new]


def test_what_was_forgotten_is_found_when_all_is_planned_anew() -> None:
    lives = {code: live_due(code, 10.0) for code in "abc"}
    agenda = Agenda(lives)
    for live in lives.values():
        agenda.plan(live)
    agenda._times.pop()
    del lives["a"]
    agenda.anew()
    assert len(agenda) == 2
    assert agenda.late(10.0) == [*lives.values()]


def test_no_more_is_planned_than_there_are_tables(tmp_path: Path) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            live = await made.open("standard", clock=10)
            ada = Guest()
            await made.begin(live, {"S": ada})
            for stage in (Stage.COUNT, Stage.PLAY, Stage.COUNT):
                await made.play_on(live, [ada], stage)
                await made.wait(SWEEP_SECONDS)
                assert len(made.tables.agenda) <= 2

    asyncio.run(game())
