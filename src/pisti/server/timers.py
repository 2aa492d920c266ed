"""What time does to tables: one pulse for all of them, and a heartbeat that tells an outage from a long wait."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from pisti.server.around import Around
from pisti.server.live import FOLLOW_SECONDS
from pisti.server.logs import Event, about
from pisti.server.memory import SLOW_SECONDS
from pisti.server.mishaps import mishap
from pisti.server.store import BadStore, StoreFault
from pisti.server.tables import Tables

PULSE_SECONDS = 0.1
BEAT_SECONDS = 1.0
SWEEP_SECONDS = 5.0
LIST_SECONDS = 1.0
"""How often the open tables of other workers are listed anew at most."""

IDLE_SECONDS = 30.0
"""How long a table that nobody uses stays in memory."""

COUNT_SECONDS = 2.0
"""How often games that have ended are counted for those who played them, and it is learnt who may not play."""

FORGET_SECONDS = 3600.0
GRACE_SECONDS = 86_400.0
"""How long the facts of a table that has ended are kept; the records of its games stay."""

FAILED_SECONDS = 1.0
"""How long what went wrong waits at the least before it is tried again."""

LOOK_SECONDS = 0.5
"""How often it is looked whether the server is so busy that all it does comes late."""

QUIET_SECONDS = 60.0
"""How long what was told is not told again."""

_MOST_READ = 64  # tables brought into memory in one pulse
_AT_ONCE = 256  # tables where time passes at once: more would keep the heart waiting for the store

log = logging.getLogger("pisti.server")


class Timers:
    """The pulse of a server; whoever has the tables calls ``start`` once and ``pulse`` again and again."""

    def __init__(self, tables: Tables, around: Around) -> None:
        self._tables = tables
        self._around = around
        self._beat_at = self._swept_at = self._listed_at = 0.0
        self._unseen: list[str] = []
        self._damaged: set[str] = set()

    async def start(self) -> None:
        """Take over from whoever served these tables before; raises BadStore."""
        tables = self._tables
        tables.memory.unsettle()
        await tables.beat()
        for listed in reversed(await tables.memory.store.listed()):
            tables.lobby.put(listed.code, listed.listing)
        self._unseen = await tables.memory.store.attended()

    async def beat(self) -> None:
        """Let the heart beat, if it is time; raises BadStore."""
        now = self._around.now()
        if abs(now - self._beat_at) >= BEAT_SECONDS:  # a clock may be put back
            self._beat_at = now
            await self._tables.beat()

    async def pulse(self) -> None:
        """Do all that is due now; raises BadStore, after which the next pulse tries again."""
        await self.beat()
        now = self._around.now()
        if abs(now - self._swept_at) >= SWEEP_SECONDS:
            self._swept_at = now
            await self._sweep(now)
        if abs(now - self._listed_at) >= LIST_SECONDS:
            self._listed_at = now
            await self._tables.memory.list_anew()
        await self._bring(self._unseen[:_MOST_READ])
        self._unseen = self._unseen[_MOST_READ:]
        late = self._tables.agenda.late(now)
        for begin in range(0, len(late), _AT_ONCE):
            await asyncio.gather(*map(self._tables.pass_time, late[begin : begin + _AT_ONCE]))

    async def forget(self) -> None:
        """Forget the facts of tables that ended long ago; raises BadStore."""
        await self._tables.memory.store.forget(self._around.now() - GRACE_SECONDS)

    async def count(self) -> None:
        """Count the games that have ended, and learn who may not play; raises BadStore."""
        persons = self._tables.memory.store.persons
        while await persons.count_some(self._around.now(), self._around.code):
            pass
        self._tables.banned = await persons.banned()

    async def run(self) -> None:
        """Pulse, beat, and forget now and then, until cancelled; none waits for another.

        After an outage there is something to do at every table: a heart that waited for that would tell of another one.
        """
        works = (
            (self.pulse, PULSE_SECONDS),
            (self.beat, BEAT_SECONDS / 2),
            (self.forget, FORGET_SECONDS),
            (self.count, COUNT_SECONDS),
        )
        troubles = _Troubles(self._around.now)
        await asyncio.gather(self._notice_delay(), *(_again(work, seconds, troubles) for work, seconds in works))

    async def _notice_delay(self) -> None:
        """Whoever is busy hears late what persons say in time."""
        loop = asyncio.get_running_loop()
        while True:
            until = loop.time() + LOOK_SECONDS
            await asyncio.sleep(LOOK_SECONDS)
            if loop.time() > until + SLOW_SECONDS:
                self._tables.memory.unsettle()

    async def _sweep(self, now: float) -> None:
        """Find tables that are due; let those go that nobody uses."""
        lives = self._tables.lives
        for live in [live for live in lives.values() if live.is_idle(now - IDLE_SECONDS)]:
            del lives[live.code]
        self._tables.agenda.anew()
        memory, store = self._tables.memory, self._tables.memory.store
        if store.is_shared:
            await memory.learn()
            self._unseen += [
                code for code in await store.attended() if code not in lives
            ]  # of workers that are no more
        codes = await store.due(now - FOLLOW_SECONDS * store.is_shared, _MOST_READ + len(self._damaged))
        await self._bring([code for code in codes if code not in lives])

    async def _bring(self, codes: list[str]) -> None:
        """Bring tables into memory; one that cannot be read is told of once, and keeps no other from it."""
        for code in codes:
            try:
                if code not in self._damaged:
                    await self._tables.memory.bring(code)
            except BadStore as error:
                if error.code is not StoreFault.DAMAGED_TABLE:
                    raise
                self._damaged.add(code)
                log.critical("the table %s cannot be read", code, extra=about(Event.TABLE_UNREADABLE, table=code))


class _Troubles:
    """What went wrong, each told at most once in a while: a store that is damaged fails at every try."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._told: dict[str, float] = {}

    def tell(self, text: str) -> None:
        """Log something, unless it was logged a short while ago."""
        now = self._now()  # it may be put back
        self._told = {told: at for told, at in self._told.items() if abs(now - at) < QUIET_SECONDS}
        if text not in self._told:
            self._told[text] = now
            log.error("%s", text, extra=about(Event.TIME_FAILS))


async def _again(work: Callable[[], Awaitable[None]], seconds: float, troubles: _Troubles) -> None:
    """Do something again and again, whatever happens."""
    while True:
        pause = seconds
        try:
            await work()
        except Exception as error:
            troubles.tell(
                f"the store fails: {error}" if isinstance(error, BadStore) else f"time passes: {mishap(error)}"
            )
            pause = max(seconds, FAILED_SECONDS)
        await asyncio.sleep(pause)
