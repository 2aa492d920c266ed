"""Where persons are kept: the same for every kind of database.

Whatever changes something is one transaction, and they go one after the other, at whichever worker: what was counted
is counted, once, and ratings change in an order that everybody agrees on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import partial

from pisti.server.persons.person import Person, Report, Result
from pisti.server.store import persons_changing as change
from pisti.server.store import persons_counting as counting
from pisti.server.store import persons_erasing as erasing
from pisti.server.store import persons_reading as reading
from pisti.server.store.sql import Runner

LARGEST = 2**62
"""Above every number of a result."""

AT_ONCE = 32
"""How many games are counted in one transaction."""


class Persons:
    """The persons of a database; ``public`` makes a name that everybody may call somebody by. All raises BadStore."""

    def __init__(self, runner: Runner) -> None:
        self._runner = runner

    async def count_some(self, now: float, public: Callable[[], str], most: int = AT_ONCE) -> int:
        """Count some of the games that have ended, in order, each once whatever happens; how many.

        None are counted where another worker does just then.
        """
        is_any = "SELECT 1 FROM outcomes WHERE counted_at IS NULL LIMIT 1"
        if not await self._runner.read(lambda sql: sql.rows(is_any)):
            return 0
        around = counting.Around(now, public)
        return await self._runner.try_to_write(partial(counting.count, around=around, most=most)) or 0

    async def of(self, guest: str) -> Person | None:
        """The person of a device, by the hash of its cookie."""
        return await self._runner.read(partial(reading.person_of, guest=guest))

    async def called(self, public: str) -> Person | None:
        """The person whom everybody may call so."""
        return await self._runner.read(partial(reading.person_called, public=public))

    async def devices(self, person: int) -> list[str]:
        """The devices of a person, as hashes of their cookies."""
        return await self._runner.read(partial(reading.guests_of, person=person))

    async def results(self, person: int, before: int = LARGEST, most: int = 20, *, only_open: bool) -> list[Result]:
        """The last results of a person before a number, the newest first."""
        work = partial(reading.results_of, person=person, before=before, most=most, only_open=only_open)
        return await self._runner.read(work)

    async def ladder(self, skip: int, most: int) -> list[Person]:
        """The leaderboard from a place on."""
        return await self._runner.read(partial(reading.ladder, skip=skip, most=most))

    async def after(self, last: int, most: int) -> list[Person]:
        """Persons in the order in which they came, after one."""
        return await self._runner.read(partial(reading.persons_after, last=last, most=most))

    async def banned(self) -> dict[str, str]:
        """The devices of who may not play, each with the reason."""
        return await self._runner.read(reading.banned)

    async def reports(self, most: int = 100) -> list[Report]:
        """The reports that nobody has handled."""
        return await self._runner.read(partial(reading.reports, most=most))

    async def reports_by(self, person: int) -> list[Report]:
        """The reports of a person."""
        return await self._runner.read(partial(reading.reports_by, person=person))

    async def games(self, guest: str, after: str = "", most: int = 16) -> list[tuple[str, bytes]]:
        """Games that a device has sat at, after the one of a name, each with its packed text."""
        return await self._runner.read(partial(reading.games_of, guest=guest, after=after, most=most))

    async def set_name(self, guest: str, name: str | None, now: float, public: Callable[[], str]) -> Person:
        """Give the person of a device a name, or none."""
        around = counting.Around(now, public)
        return await self._runner.write(partial(change.set_name, around=around, guest=guest, name=name))

    async def set_link(self, guest: str, link: str, now: float, public: Callable[[], str]) -> Person:
        """Give the person of a device another link, by the hash of its secret."""
        around = counting.Around(now, public)
        return await self._runner.write(partial(change.set_link, around=around, guest=guest, link=link))

    async def drop_link(self, guest: str) -> None:
        """Make the link of a person worthless."""
        await self._runner.write(partial(change.drop_link, guest=guest))

    async def bind(self, guest: str, link: str, *, merge: bool) -> change.Bound:
        """Make a device one of the person of a link."""
        return await self._runner.write(partial(change.bind, guest=guest, link=link, merge=merge))

    async def ban(self, public: str, at: float | None, reason: str | None) -> Person | None:
        """Ban a person, or no more where there is no time; None if there is none."""
        return await self._runner.write(partial(change.ban, public=public, at=at, reason=reason))

    async def report(self, complaint: change.Complaint, now: float, public: Callable[[], str]) -> None:
        """Note a report."""
        around = counting.Around(now, public)
        await self._runner.write(partial(change.report, around=around, complaint=complaint))

    async def handle(self, report: int, at: float) -> bool:
        """Note that a report was handled; whether there is one."""
        return await self._runner.write(partial(change.handle, report=report, at=at))

    async def tables_with(self, guests: Collection[str]) -> list[tuple[int, str, bool]]:
        """The tables at which somebody has sat down: number, code, and whether each has ended."""
        return await self._runner.read(partial(erasing.tables_with, guests=guests))

    async def count_all(self, now: float, public: Callable[[], str]) -> None:
        """Count all that has ended, when no other worker does."""
        around = counting.Around(now, public)
        while await self._runner.write(partial(counting.count, around=around, most=AT_ONCE)):
            pass

    async def erase(self, person: int | None, guests: Iterable[str], tables: Iterable[int]) -> None:
        """Take a person out of everything, some of it at a time."""
        guests = list(guests)
        for table in tables:
            await self._runner.write(partial(erasing.forget_in_table, table=table, guests=guests))
        while not await self._runner.write(partial(erasing.erase, person=person, guests=guests)):
            await self._runner.write(partial(erasing.forget_games, guests=guests))
