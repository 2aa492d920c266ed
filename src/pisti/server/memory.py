"""The tables that are in memory, and the way to those that are not: what the store knows more is read there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence

from pisti.server.agenda import Agenda
from pisti.server.live import Live
from pisti.server.lobby import Lobby, listing_of
from pisti.server.logs import Event, about
from pisti.server.mishaps import mishap
from pisti.server.store import BadStore, Kept, Store, StoreFault
from pisti.table.served import Stage, waited_for

LEAVING_SECONDS = 3.0
"""How long a connection may be gone before a person counts as absent: a page that is loaded anew is no absence."""

SETTLE_SECONDS = 6.0
"""How long after trouble with a shared store nobody is taken for absent: who was cut off comes back somewhere, and the
worker there tells it once it has a connection to the database again. Nor does anybody's time run out meanwhile."""

ELSEWHERE_SECONDS = 5.0
"""How much longer a person is waited for who is connected to another worker: that one knows better whether it hears."""

SLOW_SECONDS = 1.0
"""How long a table may take to be read before that is trouble: people wait for it who can do nothing."""

_READ_AT_ONCE = 3  # tables: where many are asked for, as after a start, the first are there soon

log = logging.getLogger("pisti.server")


class Memory:
    """The tables in memory by their codes, when to look at which, and the list of the open ones."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.lives: dict[str, Live] = {}
        self.agenda = Agenda(self.lives)
        self.lobby = Lobby()
        self.store = store
        self._now = now
        self.is_list_doubtful = False
        self._settled_at = 0.0
        self._reading: dict[str, asyncio.Task[Live | None]] = {}
        self._turns = asyncio.Semaphore(_READ_AT_ONCE)

    def new(self, code: str) -> Live:
        """A table that is in memory once it is put there."""
        return Live(code, is_shared=self.store.is_shared)

    def doubt(self, codes: Iterable[str] | None = None) -> None:
        """The store may know more of some tables, or of all, than stands here."""
        if codes is None:
            self.unsettle()
        for code in [*self.lives] if codes is None else codes:
            live = self.lives.get(code)
            if live is not None:
                live.doubt()
                self.agenda.plan(live)

    def unsettle(self) -> None:
        """There was trouble with the store: who is at which worker is not known for a while."""
        if self.store.is_shared:
            self._settled_at = self._now() + SETTLE_SECONDS

    def note_leaving(self, live: Live) -> None:
        """Who is taken for present and has no connection is about to be absent."""
        at = self._now() + LEAVING_SECONDS
        live.leaving = {key: max(live.leaving.get(key, at), self._settled_at) for key, _ in live.unattended()}
        self.agenda.plan(live)

    def judged_at(self, live: Live) -> float:
        """As of when somebody at a table counts as late.

        Now, or earlier where a person may have said long ago what has not come here: nobody pays for what is slow here.
        """
        now = self._now()
        if now < self._settled_at <= now + SETTLE_SECONDS:  # a clock may be put back
            return min(now, live.table.since)
        is_far = any(live.is_elsewhere(seat) for seat in waited_for(live.table))
        return now - ELSEWHERE_SECONDS * is_far

    async def catch_up(self, live: Live) -> None:
        """Read what the store knows and the table does not; by whoever holds its lock."""
        if live.is_doubtful:
            doubts = live.doubts
            kept = await self.store.read(live.code, live.table.version)
            if kept is not None:
                await _fold(live, kept)
                self.lobby.put(live.code, listing_of(live.table))
            live.is_doubtful = live.doubts != doubts
            self.agenda.plan(live)

    async def tell_presence(self, live: Live) -> None:
        """Let the other workers know which persons have a connection at this one."""
        here = live.here()
        for key in here - live.told:
            await self.store.arrived(live.code, key)
        for key in live.told - here:
            await self.store.parted(live.code, key)
        live.tell(here)

    async def learn_presence(self, lives: Sequence[Live]) -> None:
        """Learn which persons have a connection at another worker."""
        found = await self.store.elsewhere([live.code for live in lives])
        for live in lives:
            live.elsewhere = found.get(live.code, frozenset())
            self.note_leaving(live)

    async def learn(self) -> None:
        """Learn what was missed of other workers: changes of the tables here, and who is where."""
        lives = [*self.lives.values()]
        self.doubt(await self.store.changed_since({live.code: live.table.version for live in lives}))
        await self.learn_presence([live for live in lives if live.elsewhere or any(live.unattended())])
        self.is_list_doubtful = True

    async def list_anew(self) -> None:
        """Learn which open tables there are at other workers, if they may have changed."""
        if not self.is_list_doubtful:
            return
        self.is_list_doubtful = False
        listed = {each.code: each.listing for each in reversed(await self.store.listed())}
        own = {code: text for code, text in self.lobby.listings.items() if code in self.lives}
        others = {code: text for code, text in listed.items() if code not in self.lives or code in own}
        self.lobby.put_all(others | own)

    async def bring(self, code: str) -> Live | None:
        """Bring a table into memory, once, however many ask for it; None if there is none that goes on."""
        if code in self.lives:
            return self.lives[code]
        task = self._reading.get(code)
        if task is None:
            task = self._reading[code] = asyncio.create_task(self._read_once(code))
            task.add_done_callback(lambda _: self._reading.pop(code, None))
        return await asyncio.shield(task)

    async def _read_once(self, code: str) -> Live | None:
        began = self._now()
        async with self._turns:
            live = await self._read(code)
        if self._now() > began + SLOW_SECONDS:
            self.unsettle()
        if live is not None:
            live.used_at = self._now()
            self.note_leaving(live)
            self.lives[code] = live
        return live

    async def _read(self, code: str) -> Live | None:
        kept = await self.store.read(code)
        if kept is None:
            return None
        live = self.new(code)
        await _fold(live, kept)
        if live.table.stage is Stage.CLOSED:
            return None
        if self.store.is_shared:
            live.elsewhere = (await self.store.elsewhere([code])).get(code, frozenset())
        return live


async def _fold(live: Live, kept: Kept) -> None:
    """Take what is kept of a table; raises BadStore if that cannot have happened."""
    try:
        await live.fold(kept)
    except Exception as error:
        log.error("at %s: %s", live.code, mishap(error), extra=about(Event.TABLE_FAILS, table=live.code))
        raise BadStore(StoreFault.DAMAGED_TABLE, table=live.code) from None
