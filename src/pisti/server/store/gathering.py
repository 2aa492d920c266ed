"""Group commit: whatever waits to be written is written together, so that the cost of a commit is shared by all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from pisti.server.store.faults import LostStore
from pisti.server.store.interface import Outcome, Write

GATHER_SECONDS = 0.008
"""How long after a transaction the next one begins at the soonest: whatever comes meanwhile shares its cost."""

MOST = 512
"""How many writes are in one transaction."""

Commit = Callable[[list[Write]], Awaitable[Sequence[Outcome]]]
"""What writes some writes of different tables in one transaction."""


@dataclass(slots=True)
class _Waiting:
    """A write and who waits for it."""

    write: Write
    answer: asyncio.Future[Outcome]

    def end(self, outcome: Outcome | Exception) -> None:
        """Answer, unless nobody waits any more."""
        if self.answer.done():
            return
        if isinstance(outcome, Outcome):
            self.answer.set_result(outcome)
        else:
            self.answer.set_exception(outcome)


class Gathering:
    """The writes that wait for ``commit``; those of one table go one after the other."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: list[_Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self._written_at = 0.0

    async def write(self, write: Write) -> Outcome:
        """Write something, together with all else that waits; raises what ``commit`` raises."""
        waiting = _Waiting(write, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        return await waiting.answer

    async def finish(self) -> None:
        """Wait until nobody waits."""
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        """Write until nobody waits; a transaction that fails as a whole is tried again one write at a time."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            await asyncio.sleep(self._written_at + GATHER_SECONDS - loop.time())
            batch = self._taken()
            try:
                outcomes = await self._commit([each.write for each in batch])
                self._written_at = loop.time()
                for each, outcome in zip(batch, outcomes, strict=True):
                    each.end(outcome)
            except LostStore as error:  # nobody knows what was written, and what waits has nowhere to go
                waiting, self._waiting = self._waiting, []
                for each in [*batch, *waiting]:
                    each.end(error)
            except Exception:  # whatever it is: whoever waits must be answered
                for each in batch:
                    await self._write_one(each)

    def _taken(self) -> list[_Waiting]:
        """The first of those that wait, one of each table."""
        batch: dict[str, _Waiting] = {}
        later: list[_Waiting] = []
        for each in self._waiting:
            if len(batch) < MOST and each.write.code not in batch:
                batch[each.write.code] = each
            else:
                later.append(each)
        self._waiting = later
        return [*batch.values()]

    async def _write_one(self, waiting: _Waiting) -> None:
        try:
            [outcome] = await self._commit([waiting.write])
            waiting.end(outcome)
        except Exception as error:
            waiting.end(error)
