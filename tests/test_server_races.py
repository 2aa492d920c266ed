"""All at once at tables of a server: whatever races, one wins; a lost wake-up is made up for (faults 12 to 15)."""

import asyncio
import contextlib
from collections.abc import Coroutine

import pytest

from house import Guest, House, house
from pisti.rules import Seat
from pisti.server.live import Live
from pisti.server.memory import LEAVING_SECONDS
from pisti.server.store import BadStore, StoreFault
from pisti.server.timers import IDLE_SECONDS, SWEEP_SECONDS
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.served import Stage, bot_turn
from pisti.table.served import facts as f
from pisti.table.served.going_on import SHOWN_SECONDS
from places import Place
from troubles import a_play, begun, between, ply, reopened, to_play, until

CLOCK = 10


def run(coroutine: Coroutine[None, None, None]) -> None:
    asyncio.run(coroutine)


def test_a_bot_that_nobody_looks_at_plays_after_a_restart(place: Place) -> None:
    """Fault 15: its wake-up was lost with the process."""

    async def game() -> None:
        async with house(place) as made:
            live, guests = await begun(made, Stage.PLAY)
            made.thinkers.close()  # no bot can think any more
            leaves, stays = guests.values()
            await made.send(live, leaves, c.Leave(id=made.id()))
            await made.act(live, stays)
            code, before = live.code, ply(live)
            assert live.table.to_play is not live.place_of(stays).seat
        async with house(place, 1) as made:
            await made.wait(SWEEP_SECONDS + 1.0)
            assert ply(made.tables.lives[code]) == before + 1

    run(game())


def test_a_wake_up_that_was_lost_is_made_up_for_by_the_next_sweep(place: Place) -> None:
    """Fault 15: whoever plans what is to come has forgotten all of it."""

    async def game() -> None:
        async with house(place) as made:
            live, _ = await begun(made, Stage.PLAY, clock=CLOCK)
            made.tables.agenda.__init__(made.tables.lives)  # type: ignore[misc]
            await made.wait(CLOCK + SHOWN_SECONDS + SWEEP_SECONDS)
            assert ply(live) == 1

    run(game())


def test_a_driver_that_was_cut_off_is_made_up_for_by_the_next_pulse(place: Place) -> None:
    """Fault 15: the task that plays for the bots has died."""

    async def game() -> None:
        async with house(place) as made:
            live, guests = await begun(made, Stage.PLAY, "S", "standard,target=21")
            while not await made.act(live, guests["S"]):
                pass
            for _ in range(3):
                assert (to_play(live), bot_turn(live.table, made.now)) == ("S", None)
                await made.tables.follow(live, guests["S"], a_play(made, live))
                assert live.driving is not None
                live.driving.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await live.driving
                assert bot_turn(live.table, made.now) is not None
                await made.wait(2.0)

    run(game())


def test_whoever_comes_while_an_outage_is_noted_is_there(place: Place) -> None:
    """Fault 15: the note that somebody is back was stale, and is made again."""

    async def game() -> None:
        async with house(place) as made:
            live, guests = await begun(made, Stage.PLAY)
            made.tables.part(live, guests["S"])
            await made.wait(LEAVING_SECONDS + 1.0)
            between(made).before = lambda: made.store.beat(made.now + 60.0)
            await made.join(live, guests["S"], guests["S"].token)
            assert live.table.seats[Seat.SOUTH].is_here

    run(game())


def test_sitting_down_again_under_another_name_of_the_command_is_one_seat(place: Place) -> None:
    """Fault 14: a client that was cut off has forgotten what it called its command, but not its token."""

    async def game() -> None:
        async with house(place) as made:
            live = await made.open("standard")
            ada, again = Guest("Ada"), Guest("Ada")
            await made.sit(live, ada)
            made.tables.part(live, ada)
            await made.sit(live, again)
            assert [*live.table.seats] == [Seat.SOUTH]
            assert live.place_of(again).seat is Seat.SOUTH
            assert isinstance(again.last, e.Welcome)
            assert again.last.you == "S"

    run(game())


@pytest.mark.parametrize("is_same", [True, False])
def test_whoever_sits_down_again_after_a_while_is_there_again(is_same: bool, place: Place) -> None:
    """Fault 14: absent meanwhile, and the same command comes again instead of a greeting with the token."""

    async def game() -> None:
        async with house(place) as made:
            live = await made.open("standard")
            ada, again = Guest("Ada"), Guest("Ada")
            await made.join(live, ada)
            await made.send(live, ada, c.Sit(id="s", name="Ada", token=ada.token))
            made.tables.part(live, ada)
            await made.wait(LEAVING_SECONDS + 1.0)
            assert live.table.seats[Seat.SOUTH].gone_at is not None
            await made.join(live, again)
            await made.send(live, again, c.Sit(id="s" if is_same else "t", name="Ada", token=ada.token))
            assert live.table.seats[Seat.SOUTH].is_here
            assert live.place_of(again).seat is Seat.SOUTH

    run(game())


ORDERS = ["play, time", "time, play", "play while the bot thinks", "play while stored", "time while stored"]


@pytest.mark.parametrize("order", ORDERS)
def test_of_a_play_and_the_end_of_its_time_exactly_one_wins(order: str, place: Place) -> None:
    """Fault 12: at the same instant, one waiting for the other in each way there is."""

    async def game() -> None:
        async with house(place) as made:
            live, guests = await begun(made, Stage.PLAY, clock=CLOCK)
            for turn in range(4):
                seat = to_play(live)
                await made.wait(CLOCK + SHOWN_SECONDS - 0.25, 0.25)
                made.now += 0.25
                assert until(live) == made.now
                await both(made, live, order, made.tables.follow(live, guests[seat], a_play(made, live)))
                assert ply(live) == turn + 1
                told = {tuple(each for each in guest.events if isinstance(each, e.Played)) for guest in guests.values()}
                [played] = told
                assert [event.ply for event in played] == [*range(turn + 1)]
                assert played[-1].seat == seat
                answer = guests[seat].last
                assert isinstance(answer, e.Refused | e.Told)
                is_late = order in ("time, play", "play while stored")
                assert isinstance(answer, e.Refused) is is_late
                assert (played[-1].level == "hard") is is_late
                assert live.table.seats[Seat.parse(seat)].lapses == (turn // 2 + 1 if is_late else 0)

    run(game())


async def both(made: House, live: Live, order: str, play: Coroutine[None, None, None]) -> None:
    """A play and the end of its time, in some order, until both have been dealt with."""
    waiting: list[asyncio.Task[None]] = []

    async def comes(what: Coroutine[None, None, None]) -> None:
        waiting.append(asyncio.create_task(what))
        await asyncio.sleep(0)

    match order:
        case "play, time":
            await play
            await made.tables.pass_time(live)
        case "time, play":
            await made.tables.pass_time(live)
            await made.settle()
            await play
        case "play while the bot thinks":
            await made.tables.pass_time(live)
            assert live.driving is not None
            await play
        case "play while stored":
            between(made).before = lambda: comes(play)
            await made.tables.pass_time(live)
            await made.settle()
        case "time while stored":
            between(made).before = lambda: comes(made.tables.pass_time(live))
            await play
    await asyncio.gather(*waiting)
    await made.settle()
    made.tables.memory.store = made.store


def test_there_is_never_a_second_copy_of_a_table_in_memory(place: Place) -> None:
    """Fault 14: many come at once to a table that is not in memory, and it is let go in between."""

    async def game() -> None:
        async with house(place) as made:
            live, _ = await begun(made, Stage.PLAY, "S", "standard")
            code, seen = live.code, set[int]()
            for viewer in list(live.viewers):
                made.tables.part(live, viewer)
            await made.wait(LEAVING_SECONDS + 1.0)

            async def come(turns: int) -> None:
                for _ in range(turns):
                    await asyncio.sleep(0)
                async with made.tables.at(code) as found:
                    seen.add(id(found))
                    assert made.tables.lives[code] is found
                    await asyncio.sleep(0)
                    assert made.tables.lives[code] is found

            for _ in range(5):
                await made.wait(IDLE_SECONDS + SWEEP_SECONDS)
                assert code not in made.tables.lives
                seen.clear()
                await asyncio.gather(*(come(turns) for turns in range(30)), made.timers.pulse())
                assert len(seen) == 1

    run(game())


def test_a_table_where_a_bot_is_about_to_play_is_not_let_go(place: Place) -> None:
    """Else the bot would play at a copy of a table that is brought into memory again."""

    async def game() -> None:
        async with house(place) as made:
            live, guests = await begun(made, Stage.PLAY, "S", "standard")
            await made.tables.follow(live, guests["S"], a_play(made, live))
            made.tables.part(live, guests["S"])
            live.leaving = {}
            live.used_at = 0.0
            assert live.driving is not None
            assert not live.is_idle(made.now)
            await made.settle()
            assert live.is_idle(made.now)

    run(game())


def test_a_command_that_names_no_moment_counts_once_too(place: Place) -> None:
    """Fault 13: sent again at once, after the table has left memory, after a restart, and after a write that failed."""

    async def game() -> None:
        say = c.Say(id="once", phrase="wow")
        async with house(place) as made:
            live, guests = await begun(made, Stage.PLAY)
            south = guests["S"]
            assert isinstance(await made.send(live, south, say), e.Told)
            assert await made.send(live, south, say) == e.Done(id="once", version=live.table.version)
            for guest in guests.values():
                made.tables.part(live, guest)
            await made.wait(LEAVING_SECONDS + IDLE_SECONDS + 2 * SWEEP_SECONDS)
            assert live.code not in made.tables.lives
            async with made.tables.at(live.code) as live:
                await made.join(live, south, south.token)
                assert isinstance(await made.send(live, south, say), e.Done)
            now = made.now
        async with reopened(place, now) as made, made.tables.at(live.code) as live:
            await made.join(live, south, south.token)
            assert isinstance(await made.send(live, south, say), e.Done)

            async def fail() -> None:
                raise BadStore(StoreFault.CANNOT_WRITE, reason="the line was cut")

            between(made).after = fail
            again = c.Say(id="again", phrase="wow")
            assert isinstance(await made.send(live, south, again), e.Refused)
            assert isinstance(await made.send(live, south, again), e.Done)
            other = c.Say(id="once", phrase="wow")
            await made.join(live, guests["N"], guests["N"].token)
            assert isinstance(await made.send(live, guests["N"], other), e.Told)  # somebody else's name for it
            said = [event.seat for event in guests["N"].events if isinstance(event, e.Said)]
            assert said.count("N") == 1
            kept = await made.store.read(live.code)
            assert kept is not None
            assert [step.fact for step in kept.steps if isinstance(step.fact, f.Said)] == [
                f.Said("S", "wow"),
                f.Said("S", "wow"),
                f.Said("N", "wow"),
            ]

    run(game())
