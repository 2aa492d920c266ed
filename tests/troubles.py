"""What goes wrong at a server, for tests: tables in the midst of a game, a store where something comes in between."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager

from house import Guest, House, house
from pisti.server.live import Live
from pisti.server.store import Outcome, Store, Write
from pisti.table import wire_commands as c
from pisti.table.served import Stage
from pisti.table.served.going_on import play_until
from places import Place


async def begun(
    made: House, stage: Stage = Stage.PROMISE, seats: str = "SN", rules: str = "two,target=21", **settings: object
) -> tuple[Live, dict[str, Guest]]:
    """A table with persons at some seats and bots at the others, played on until a stage."""
    live = await made.open(rules, **settings)
    guests = {seat: Guest(f"Player {seat}") for seat in seats}
    await made.begin(live, guests)
    await made.play_on(live, list(guests.values()), stage)
    return live, guests


def to_play(live: Live) -> str:
    """The seat to play."""
    assert live.table.to_play is not None
    return live.table.to_play.letter


def ply(live: Live) -> int:
    """How many cards were played in the round."""
    assert live.table.game is not None
    return len(live.table.game.round.turns)


def until(live: Live) -> float:
    """When the time of who is to play is over."""
    time = play_until(live.table)
    assert time is not None
    return time


def a_play(made: House, live: Live) -> c.Play:
    """A card that may be played now."""
    assert live.table.game is not None
    return c.Play(id=made.id(), round=live.table.round, ply=ply(live), card=str(live.table.game.round.legal_plays[0]))


def part_all(made: House, live: Live) -> None:
    """Everybody closes the tab."""
    for viewer in list(live.viewers):
        made.tables.part(live, viewer)


def reopened(place: Place, now: float, seed: int = 1) -> AbstractAsyncContextManager[House]:
    """A house with the same tables, from some time on."""
    return house(place, seed, now)


class Between:
    """A store where something happens before a write, or after it, once; all else is that of another."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.before: Callable[[], Awaitable[object]] | None = None
        self.after: Callable[[], Awaitable[object]] | None = None

    async def write(self, write: Write) -> Outcome:
        """Write, with what comes in between."""
        before, self.before = self.before, None
        if before is not None:
            await before()
        outcome = await self._store.write(write)
        after, self.after = self.after, None
        if after is not None:
            await after()
        return outcome

    def __getattr__(self, name: str) -> object:
        """All else that a store does."""
        return getattr(self._store, name)


def between(made: House) -> Between:
    """Put such a store under the tables of a house."""
    made.tables.memory.store = wrapped = Between(made.store)  # type: ignore[assignment]
    return wrapped
