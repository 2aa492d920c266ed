"""Long times at a server for tests: it beats all along, and is looked at only when a table is to do something."""

from __future__ import annotations

from house import House
from pisti.server.live import Live
from pisti.server.store import SqliteStore

DAY = 86_400.0


async def jump(made: House, seconds: float) -> None:
    """The clock goes on as if the server had beaten all the while, but nothing else is done."""
    made.now += seconds
    assert isinstance(made.store, SqliteStore)
    await made.store._run(lambda c: c.execute("UPDATE heart SET beat = ?", (made.now,)))


async def next_moment(made: House) -> float | None:
    """When something is to happen by itself at any table, None if nothing ever will."""
    stored = await made.store.next_due()
    moments = [
        stored,
        *(moment for live in made.tables.lives.values() for moment in (live.due_at, *live.leaving.values())),
    ]
    return min((moment for moment in moments if moment is not None), default=None)


async def let_pass(made: House, seconds: float) -> None:
    """Let a long time pass, from one moment to the next at which something is to happen."""
    end = made.now + seconds
    while (moment := await next_moment(made)) is not None and moment <= end:
        await jump(made, max(moment - made.now, 5.0))  # the tables that are not in memory are looked for so often
        await made.timers.pulse()
        await made.settle()
    await jump(made, max(end - made.now, 0.0))
    await made.timers.pulse()
    await made.settle()


async def until_quiet(made: House) -> None:
    """Let time pass until nothing will happen any more, and nothing is in memory."""
    while await next_moment(made) is not None:
        await let_pass(made, DAY)
    for _ in range(20):
        await made.wait(5.0, 5.0)
    assert not made.tables.lives


def is_in_memory(made: House, live: Live) -> bool:
    """Whether a table is in memory now."""
    return made.tables.lives.get(live.code) is live
