"""What broke for others, at tables of a server: lost, doubled and stuck games (faults 10 to 17)."""

import asyncio
import contextlib
from collections.abc import Coroutine
from pathlib import Path

from house import Guest, House, house
from pisti.server.live import Live
from pisti.server.timers import SWEEP_SECONDS
from pisti.table import wire_commands as c
from pisti.table.served import Stage, bot_turn
from pisti.table.served.going_on import SHOWN_SECONDS, play_until

CLOCK = 10


def run(coroutine: Coroutine[None, None, None]) -> None:
    asyncio.run(coroutine)


async def playing(
    made: House, seats: str = "SN", rules: str = "two,target=21", **settings: object
) -> tuple[Live, dict[str, Guest]]:
    """A table where persons play at some seats and bots at the others."""
    live = await made.open(rules, **settings)
    guests = {seat: Guest(f"Player {seat}") for seat in seats}
    await made.begin(live, guests)
    await made.play_on(live, list(guests.values()), Stage.PLAY)
    return live, guests


def to_play(live: Live) -> str:
    """The seat to play."""
    assert live.table.to_play is not None
    return live.table.to_play.letter


def ply(live: Live) -> int:
    """How many cards were played in the round."""
    assert live.table.game is not None
    return len(live.table.game.round.turns)


def a_play(made: House, live: Live) -> c.Play:
    """A card that may be played now."""
    assert live.table.game is not None
    return c.Play(id=made.id(), round=live.table.round, ply=ply(live), card=str(live.table.game.round.legal_plays[0]))


def until(live: Live) -> float:
    """When the time of who is to play is over."""
    time = play_until(live.table)
    assert time is not None
    return time


def part_all(made: House, live: Live) -> None:
    for viewer in list(live.viewers):
        made.tables.part(live, viewer)


def test_a_bot_that_nobody_looks_at_plays_after_a_restart(tmp_path: Path) -> None:
    """Fault 15: its wake-up was lost with the process."""

    async def game() -> None:
        async with house(tmp_path) as made:
            live, guests = await playing(made)
            made.thinkers.close()  # no bot can think any more
            with contextlib.suppress(RuntimeError):
                for guest in guests.values():
                    await made.send(live, guest, c.Leave(id=made.id()))
            await made.settle()
            code, before = live.code, live.table.version
        async with house(tmp_path, 1) as made:
            await made.wait(SWEEP_SECONDS + 1.0)
            assert made.tables.lives[code].table.version > before
            assert made.tables.lives[code].table.stage is Stage.OVER

    run(game())


def test_a_wake_up_that_was_lost_is_made_up_for_by_the_next_sweep(tmp_path: Path) -> None:
    """Fault 15: whoever plans what is to come has forgotten all of it."""

    async def game() -> None:
        async with house(tmp_path) as made:
            live, _ = await playing(made, clock=CLOCK)
            made.tables.agenda.__init__(made.tables.lives)  # type: ignore[misc]
            await made.wait(CLOCK + SHOWN_SECONDS + SWEEP_SECONDS)
            assert ply(live) == 1

    run(game())


def test_a_driver_that_was_cut_off_is_made_up_for_by_the_next_pulse(tmp_path: Path) -> None:
    """Fault 15: the task that plays for the bots has died."""

    async def game() -> None:
        async with house(tmp_path) as made:
            live, guests = await playing(made, "S", "standard,target=21")
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
