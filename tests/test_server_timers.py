"""What time does to the tables of a server: every deadline through its tables, its pulse and its store."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path

import pytest

from ages import DAY, is_in_memory, jump, let_pass
from house import Guest, House, house
from pisti.notation import read_records
from pisti.rules import Seat
from pisti.server.faults import BadRequest
from pisti.server.live import Live
from pisti.server.memory import LEAVING_SECONDS
from pisti.server.store import BadStore, StoreFault
from pisti.server.timers import FAILED_SECONDS, GRACE_SECONDS, IDLE_SECONDS, LOOK_SECONDS, SWEEP_SECONDS
from pisti.table import wire_events as e
from pisti.table.served import Stage
from pisti.table.served.going_on import (
    ABSENT_SECONDS,
    COUNT_SECONDS,
    CUT_SECONDS,
    EMPTY_SECONDS,
    KEPT_SECONDS,
    SHARE_SECONDS,
    SHOWN_SECONDS,
)
from pisti.table.wire_types import TableSettings
from troubles import begun, part_all, to_play

CLOCK = 10


def run(coroutine: Coroutine[None, None, None]) -> None:
    asyncio.run(coroutine)


def told(guest: Guest, kind: type[e.TableEvent]) -> list[e.TableEvent]:
    return [event for event in guest.events if isinstance(event, kind)]


def test_promises_that_do_not_come_are_waited_for_ten_seconds(tmp_path: Path) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            live, _ = await begun(made)
            await made.wait(CUT_SECONDS - 0.5)
            assert (live.table.stage, live.table.round) == (Stage.PROMISE, 0)
            await made.wait(0.5, 0.5)
            assert (live.table.stage, live.table.round) == (Stage.PROMISE, 1)
            await made.wait(CUT_SECONDS)
            assert live.table.stage is Stage.PLAY
            assert live.table.dealt[0].fair.round.shares == {}

    run(game())


def test_a_share_that_was_promised_and_is_not_told_is_waited_for_five_seconds(tmp_path: Path) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            live, guests = await begun(made)
            for guest in guests.values():
                await made.act(live, guest)
            assert live.table.stage is Stage.SHARE
            await made.act(live, guests["S"])
            await made.wait(SHARE_SECONDS - 0.5)
            assert (live.table.stage, live.table.round) == (Stage.SHARE, 0)
            await made.wait(0.5, 0.5)
            assert live.table.round == 1
            assert live.table.drawing is not None
            assert [*live.table.drawing.shares] == [Seat.SOUTH]

    run(game())


def test_a_count_that_is_not_read_is_waited_for_fifteen_seconds(tmp_path: Path) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            live, guests = await begun(made, Stage.COUNT, rules="two")
            await made.act(live, guests["S"])
            await made.wait(COUNT_SECONDS - 0.5)
            assert live.table.stage is Stage.COUNT
            await made.wait(0.5, 0.5)
            assert (live.table.stage, live.table.round) == (Stage.PROMISE, 2)

    run(game())


async def lapse(made: House, live: Live) -> None:
    """The time of the person to play is over."""
    await made.wait(CLOCK + SHOWN_SECONDS - 0.5)
    assert live.table.game is not None
    ply = len(live.table.game.round.turns)
    await made.wait(0.5, 0.5)
    assert len(live.table.game.round.turns) == ply + 1


def test_a_late_card_is_played_by_a_bot_three_times_and_then_it_sits_in_until_the_person_comes(tmp_path: Path) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            live, guests = await begun(made, Stage.PLAY, clock=CLOCK)
            late = to_play(live)
            [other] = {*guests} - {late}
            seat = Seat.parse(late)
            for lapses in (1, 2, 3):
                await lapse(made, live)
                assert live.table.seats[seat].lapses == lapses
                assert (live.table.seats[seat].level == "hard") is (lapses == 3) or live.table.to_play is not seat
                assert await made.act(live, guests[other])
            assert live.table.seats[seat].level == "hard"
            assert live.table.seats[seat].key is not None
            assert to_play(live) == other  # the bot has played at once
            assert [event.seat for event in told(guests[other], e.Left) if isinstance(event, e.Left)] == [late]
            made.tables.part(live, guests[late])
            await made.join(live, guests[late], guests[late].token)
            assert live.table.seats[seat].level is None
            assert await made.act(live, guests[other])
            assert to_play(live) == late
            await made.wait(CLOCK)
            assert to_play(live) == late
            assert await made.act(live, guests[late])

    run(game())


def test_who_is_absent_without_a_clock_is_waited_for_sixty_seconds(tmp_path: Path) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            live, guests = await begun(made, Stage.PLAY)
            away = to_play(live)
            [other] = {*guests} - {away}
            made.tables.part(live, guests[away])
            await made.wait(LEAVING_SECONDS)
            assert told(guests[other], e.Absent) == [e.Absent(seat=away, after=60)]  # type: ignore[arg-type]
            await made.wait(ABSENT_SECONDS - 0.5)
            assert to_play(live) == away
            await made.wait(0.5, 0.5)
            assert live.table.seats[Seat.parse(away)].level == "hard"
            assert to_play(live) == other
            await made.join(live, guests[away], guests[away].token)
            assert live.table.seats[Seat.parse(away)].plays

    run(game())


def test_who_is_there_is_waited_for_without_end_where_there_is_no_clock(tmp_path: Path) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            live, _ = await begun(made, Stage.PLAY)
            version = live.table.version
            await let_pass(made, DAY)
            assert live.table.version == version

    run(game())


@pytest.mark.parametrize("stage", [Stage.PLAY, Stage.COUNT, Stage.OVER])
@pytest.mark.parametrize("clock", [None, CLOCK])
def test_a_table_of_persons_that_all_leave_ends_after_ten_minutes(
    stage: Stage, clock: int | None, tmp_path: Path
) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            rules = "two,target=41" if stage is Stage.COUNT else "two,target=21"
            live, _ = await begun(made, stage, rules=rules, is_open=True, clock=clock)
            name = live.table.name
            assert live.code in made.tables.lobby.listings
            part_all(made, live)
            await let_pass(made, LEAVING_SECONDS + 5.0)
            assert live.code not in made.tables.lobby.listings
            await let_pass(made, EMPTY_SECONDS - 10.0)
            assert (await made.tables.memory.bring(live.code)) is not None
            await let_pass(made, 15.0)
            with pytest.raises(BadRequest):
                async with made.tables.at(live.code):
                    pass
            finished = await made.store.record(name)
            assert finished is not None
            assert list(read_records([finished.text.encode()]))
            await made.wait(SWEEP_SECONDS)
            assert not made.tables.lives
            assert await made.store.next_due() is None

    run(game())


def test_a_game_against_bots_is_kept_for_seven_days_and_goes_on(tmp_path: Path) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            live, guests = await begun(made, Stage.PLAY, "S", "standard,target=51")
            part_all(made, live)
            await let_pass(made, KEPT_SECONDS / 2)
            assert not made.tables.lives
            code, table = live.code, live.table
        async with house(tmp_path, 1) as made:
            made.now = live.used_at + KEPT_SECONDS / 2
            await let_pass(made, KEPT_SECONDS / 2 - DAY)
            ada = guests["S"]
            async with made.tables.at(code) as live:
                await made.join(live, ada, ada.token)
                assert live.table.dealt == table.dealt
                await made.play_on(live, [ada], Stage.OVER)
                assert await made.store.record(live.table.name) is not None
                made.tables.part(live, ada)

    run(game())


def test_a_game_against_bots_whose_person_never_comes_back_ends_after_seven_days(tmp_path: Path) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            live, _ = await begun(made, Stage.PLAY, "S", "standard,target=51", clock=CLOCK)
            part_all(made, live)
            await let_pass(made, KEPT_SECONDS - 10.0)
            assert await made.tables.memory.bring(live.code) is not None
            await let_pass(made, 30.0)
            assert await made.tables.memory.bring(live.code) is None
            assert await made.store.record(live.table.name) is not None

    run(game())


@pytest.mark.parametrize("comes", [False, True])
def test_a_table_that_is_left_before_the_game_ends_after_ten_minutes(comes: bool, tmp_path: Path) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            live = await made.open(is_open=True)
            if comes:
                await made.sit(live, Guest())
                assert [*made.tables.lobby.listings] == [live.code]
                part_all(made, live)
            await let_pass(made, EMPTY_SECONDS - 1.0)
            assert await made.tables.memory.bring(live.code) is not None
            assert made.tables.lobby.text() == b"[]"
            await let_pass(made, LEAVING_SECONDS + 15.0)
            assert await made.tables.memory.bring(live.code) is None

    run(game())


def test_persons_who_do_not_come_back_after_a_restart_are_absent(tmp_path: Path) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            live, guests = await begun(made, Stage.PLAY, is_open=True)
            code = live.code
        async with house(tmp_path, 1) as made:
            assert [*made.tables.lobby.listings] == [code]
            await made.wait(1.0)
            live = made.tables.lives[code]
            ion = guests["N"]
            await made.join(live, ion, ion.token)
            await made.wait(LEAVING_SECONDS)
            assert live.table.seats[Seat.SOUTH].gone_at is not None
            assert live.table.seats[Seat.NORTH].gone_at is None
            assert len(told(ion, e.Absent)) == 1
            made.tables.part(live, ion)
            await let_pass(made, LEAVING_SECONDS + EMPTY_SECONDS + 10.0)
            assert await made.tables.memory.bring(code) is None
            assert made.tables.lobby.text() == b"[]"

    run(game())


def test_many_tables_are_looked_at_after_a_restart(tmp_path: Path) -> None:
    """More than are brought into memory at once: none is forgotten."""

    async def game() -> None:
        async with house(tmp_path) as made:
            for _ in range(100):
                await made.sit(await made.open(), Guest())
        async with house(tmp_path, 1) as made:
            await made.wait(LEAVING_SECONDS + 3.0)
            assert len(made.tables.lives) == 100
            assert not any(who.is_here for live in made.tables.lives.values() for who in live.table.seats.values())

    run(game())


def test_a_table_that_nobody_uses_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            live, guests = await begun(made, Stage.PLAY, "S")
            await made.wait(IDLE_SECONDS + 2 * SWEEP_SECONDS)
            assert is_in_memory(made, live)  # somebody looks on
            part_all(made, live)
            await made.wait(LEAVING_SECONDS + 1.0)
            table = live.table
            await made.wait(IDLE_SECONDS + SWEEP_SECONDS)
            assert not is_in_memory(made, live)
            async with made.tables.at(live.code) as again:
                assert again is not live
                assert again.table == table
                await made.join(again, guests["S"], guests["S"].token)
                await made.play_on(again, [guests["S"]], Stage.COUNT)

    run(game())


def test_the_facts_of_a_table_that_has_ended_go_after_a_day_and_its_records_stay(tmp_path: Path) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            live, _ = await begun(made, Stage.PLAY)
            part_all(made, live)
            await let_pass(made, LEAVING_SECONDS + EMPTY_SECONDS + 10.0)
            assert (await made.store.size()).tables == 1
            await let_pass(made, GRACE_SECONDS - 60.0)
            await made.timers.forget()
            assert (await made.store.size()).tables == 1
            await let_pass(made, 120.0)
            await made.timers.forget()
            assert (await made.store.size()).tables == 0
            assert await made.store.read(live.code) is None
            assert await made.store.record(live.table.name) is not None

    run(game())


def test_a_table_that_is_due_and_not_in_memory_is_found(tmp_path: Path) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            codes = [await made.tables.open(TableSettings("two")) for _ in range(100)]
            await made.wait(IDLE_SECONDS + 2 * SWEEP_SECONDS)
            assert not made.tables.lives
            await jump(made, EMPTY_SECONDS)
            await made.wait(3 * SWEEP_SECONDS)
            assert [await made.tables.memory.bring(code) for code in codes] == [None] * 100

    run(game())


class Broken:
    """A store that fails for one reason after the other, and then no more; ten seconds pass at each try."""

    is_shared = False

    def __init__(self, made: House, reasons: list[str]) -> None:
        self._made = made
        self._left = iter(reasons)
        self.is_done = asyncio.Event()

    async def beat(self, now: float) -> float:
        self._made.now += 10.0
        reason = next(self._left, None)
        if reason is None:
            self.is_done.set()
            return 0.0
        raise BadStore(StoreFault.CANNOT_WRITE, reason=reason)

    async def due(self, now: float, most: int) -> list[str]:
        return []

    @property
    def persons(self) -> Broken:
        """Nobody: what is wrong with them is told as anything else."""
        return self

    async def count_some(self, now: float, public: object) -> int:
        return 0

    async def banned(self) -> dict[str, str]:
        return {}

    async def forget(self, before: float) -> int:
        return 0


def test_what_is_wrong_with_the_store_is_told_again_only_after_a_minute_or_where_it_is_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def slept(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    async def game() -> None:
        async with house(tmp_path) as made:
            reasons = ["a"] * 7 + ["b", "a", "b"] + ["a"] * 4
            made.tables.memory.store = store = Broken(made, reasons)  # type: ignore[assignment]
            monkeypatch.setattr("pisti.server.timers.asyncio.sleep", slept)
            running = asyncio.create_task(made.timers.run())
            await asyncio.wait_for(store.is_done.wait(), 60)
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            monkeypatch.undo()
            made.tables.memory.store = made.store

    run(game())
    told = [record.getMessage() for record in caplog.records]
    assert told == [f"the store fails: store-cannot-write reason='{reason}'" for reason in "aaba"]
    assert pauses.count(FAILED_SECONDS) == 14


@pytest.mark.parametrize(("delay", "times"), [(0.5, 0), (1.5, 1)])
def test_a_server_that_does_all_late_has_trouble(
    delay: float, times: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> None:
        async with house(tmp_path) as made:
            loop, troubles = asyncio.get_running_loop(), []
            monkeypatch.setattr(made.tables.memory, "unsettle", lambda: troubles.append(1))
            clock = iter([0.0, LOOK_SECONDS + delay])

            async def sleep(seconds: float) -> None:
                assert seconds == LOOK_SECONDS

            with monkeypatch.context() as patch:
                patch.setattr(loop, "time", lambda: next(clock))
                patch.setattr(asyncio, "sleep", sleep)
                with pytest.raises(RuntimeError):  # the clock has run out
                    await made.timers._notice_delay()
            assert len(troubles) == times

    run(look())
