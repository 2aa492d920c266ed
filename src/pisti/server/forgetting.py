"""Somebody who wants nothing to be kept: the seats are left, then all that tells of them goes out of the database."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress

from pisti.server.errand import Errand
from pisti.server.faults import BadRequest
from pisti.server.persons.person import Person
from pisti.server.tables import Tables
from pisti.table import wire_commands as c
from pisti.table.protocol import BadCommand
from pisti.table.served import facts as f
from pisti.table.served.state import tag_of


async def forget(tables: Tables, guest: str, now: Callable[[], float], public: Callable[[], str]) -> None:
    """Forget the person of a device, with all devices, or the device where it is nobody's; raises BadStore."""
    persons = tables.memory.store.persons
    person = await persons.of(guest)
    guests = await _guests(tables, person, guest)
    known = await persons.tables_with(guests)
    for _, code, has_ended in known:
        if not has_ended:
            with suppress(BadRequest):  # it has ended meanwhile
                await leave(tables, code, guests)
    await persons.count_all(now(), public)
    person = await persons.of(guest)  # perhaps one that has come by what was just counted
    await persons.erase(None if person is None else person.id, guests, [table for table, _, _ in known])


async def _guests(tables: Tables, person: Person | None, guest: str) -> list[str]:
    return [guest] if person is None else await tables.memory.store.persons.devices(person.id)


async def leave(tables: Tables, code: str, guests: Collection[str]) -> None:
    """Leave a table with all devices, and let it forget them; raises BadRequest where there is none."""
    async with tables.at(code) as live:
        async with live.lock:
            await tables.memory.catch_up(live)
        keys = [who.key for who in live.table.seats.values() if who.guest in guests and who.key is not None]
        for guest in guests:
            await tables.note(live, f.Forgot(tag_of(live.table.name, guest)))
        for key in keys:
            errand = Errand()
            errand.key = key
            with suppress(BadCommand):  # gone meanwhile
                await tables.obey(live, errand, c.Leave(id="forget"), None)
        tables.go_on(live)
