"""Tables that are abandoned at any stage, and whole games, for tests of what is left of them; chance is an argument."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from random import Random
from weakref import WeakSet

from ages import let_pass, until_quiet
from house import Guest, House
from pisti.rules import Rules
from pisti.server.faults import BadRequest
from pisti.server.live import Live
from pisti.server.store import SqliteStore, Store
from pisti.server.store.possible import checked
from pisti.server.store.rows import games_dealt
from pisti.table import wire_commands as c
from pisti.table.served import Stage

RULES = ("two", "three", "standard", "short", "two,centre_jack=redeal", "jack-pisti", "two,centre=open")
MOMENTS = (
    *["nobody"] * 28,
    *["lobby"] * 36,
    *["promise"] * 16,
    *["share"] * 8,
    *["bots"] * 8,
    *["play"] * 2,
    "count",
    "over",
)
"""When tables are abandoned: those more often that cost less."""


PAGES = ("page_count", "freelist_count", "page_size")


class Crowd(House):
    """A house where many tables are played at at once: nobody waits for the bots of others."""

    is_busy = False

    def __init__(self, store: Store, seed: int = 0) -> None:
        super().__init__(store, seed)
        self.others = WeakSet(lives())  # those of tests before, which may not be gone

    async def settle(self) -> None:
        """Wait for no bot while the crowd plays."""
        if self.is_busy:
            await asyncio.sleep(0)
        else:
            await super().settle()


class Company:
    """Persons at a table who do what it waits for, until they go away; ``game`` is what is wanted of it."""

    def __init__(self, made: Crowd, rng: Random, moment: str) -> None:
        self.made = made
        self.rng = rng
        self.moment = moment
        self.guests: list[Guest] = []
        self.code = ""

    async def come(self) -> None:
        """Open a table and play until the moment has come; then everybody goes, or most do."""
        target = self.rng.choice((21, 21, 21, 51))
        rules = f"{self.rng.choice(RULES)},target={target}"
        live = await self.made.open(rules, clock=self.rng.choice([None, 10]), is_open=self.rng.random() < 0.3)
        self.code = live.code
        if self.moment == "nobody":
            return
        await self._sit(live, Rules.parse(rules))
        if self.moment != "lobby":
            await self._play(live)
        for guest in self.guests:
            await self._go(live, guest)

    async def _sit(self, live: Live, rules: Rules) -> None:
        number = 1 if self.moment == "bots" else self.rng.randint(1, len(rules.seating))
        if self.moment in ("play", "count") and len(rules.seating) > 1:
            number = max(number, 2)
        for seat in self.rng.sample(rules.seating, number):
            guest = Guest(f"{self.rng.getrandbits(64):x}")
            self.guests.append(guest)
            await self.made.sit(live, guest, seat.letter)
        if self.rng.random() < 0.1:
            await self.made.join(live, Guest())  # somebody who only looks on, and stays
        if self.moment != "lobby":
            owner = next(guest for guest in self.guests if live.place_of(guest).is_owner)
            await self.made.fill(live, owner)
            await self.made.send(live, owner, c.Start(id=self.made.id()))

    async def _play(self, live: Live) -> None:
        """Play until the moment has come."""
        stages = {"promise": Stage.PROMISE, "share": Stage.SHARE, "count": Stage.COUNT, "over": Stage.OVER}
        wanted = stages.get(self.moment, Stage.PLAY)
        while live.table.stage is not wanted and live.table.stage is not Stage.OVER:
            assert await self._step(live), live.table.stage
        for _ in range(self.rng.randint(0, 4)):
            if live.table.stage is wanted and not await self._step(live):
                break

    async def _step(self, live: Live) -> bool:
        """Somebody does something, or a bot has played."""
        if self.rng.random() < 0.05:
            await self.made.send(live, self.rng.choice(self.guests), c.Say(id=self.made.id(), phrase="wow"))
        for guest in self.guests:
            if await self.made.act(live, guest):
                return True
        if live.driving is not None and not live.driving.done():
            await asyncio.wait([live.driving])
            return True
        return False

    async def _go(self, live: Live, guest: Guest) -> None:
        """Close the tab, leave the seat before that, or stay until something else happens."""
        kind = self.rng.random()
        if kind < 0.2:
            await self.made.send(live, guest, c.Leave(id=self.made.id()))
        if kind < 0.9:
            self.made.tables.part(live, guest)

    async def whole_game(self) -> str:
        """Play to the end and go; the name of the game."""
        target = self.rng.choice((21, 51, 51, 101, 151))
        rules = f"{self.rng.choice(RULES)},target={target}"
        live = await self.made.open(rules, clock=self.rng.choice([None, 10]), is_open=self.rng.random() < 0.3)
        await self._sit(live, Rules.parse(rules))
        while live.table.stage is not Stage.OVER:
            assert await self._step(live), live.table.stage
        for guest in self.guests:
            self.made.tables.part(live, guest)
        return live.table.name

    async def stir(self) -> None:
        """Later: whoever has stayed goes; now and then somebody comes back, plays a little, and goes again."""
        returns = self.rng.random() < 0.1
        if self.moment == "nobody":
            return
        made = self.made
        live = made.tables.lives.get(self.code)
        if live is None and not returns:
            return
        try:
            async with made.tables.at(self.code) as live:
                if returns:
                    await self._return(live)
                for viewer in list(live.viewers):
                    made.tables.part(live, viewer)
        except BadRequest:
            return  # it has ended

    async def _return(self, live: Live) -> None:
        for guest in self.guests:
            if guest.key is not None and live.seat_of_key(guest.key) is not None:
                await self.made.join(live, guest, guest.token)
                for _ in range(self.rng.randint(0, 3)):
                    await self.made.act(live, guest)


async def all_at_once(made: Crowd, companies: list[Company]) -> None:
    """All these come, and go."""
    made.is_busy = True
    await asyncio.gather(*(company.come() for company in companies))
    made.is_busy = False
    await made.settle()


async def time_goes_on(made: Crowd, companies: list[Company]) -> None:
    """Time passes until nothing happens any more; meanwhile some come back."""
    for company in companies:
        company.made = made
    for seconds in (20.0, 50.0, 200.0):
        await let_pass(made, seconds)
        made.is_busy = True
        await asyncio.gather(*(company.stir() for company in companies))
        made.is_busy = False
        await made.settle()
    for live in list(made.tables.lives.values()):
        for viewer in list(live.viewers):
            made.tables.part(live, viewer)
    await until_quiet(made)
    made.shares.clear()


def sizes(root: object) -> dict[str, int]:
    """How much every map, list and set holds that a server keeps, by the way to it."""
    found: dict[str, int] = {}
    seen: set[int] = set()
    waiting: list[tuple[str, object]] = [(type(root).__name__, root)]
    while waiting:
        name, value = waiting.pop()
        if id(value) in seen or isinstance(value, SqliteStore | type):
            continue
        seen.add(id(value))
        if isinstance(value, Mapping | list | AbstractSet | tuple):
            found[name] = len(value)
        elif type(value).__module__.startswith("pisti.server"):
            waiting += [(f"{name}.{key}", each) for key, each in _attributes(value)]
    return found


def _attributes(value: object) -> Iterator[tuple[str, object]]:
    yield from getattr(value, "__dict__", {}).items()
    for kind in type(value).__mro__:
        for name in getattr(kind, "__slots__", ()):
            if hasattr(value, name):
                yield name, getattr(value, name)


def lives() -> list[Live]:
    """All tables in memory, wherever that is."""
    return [each for each in gc.get_objects() if isinstance(each, Live)]


def nothing_is_left(made: Crowd) -> dict[str, int]:
    """Nothing of any table is in memory, nothing runs; how much the server holds."""
    gc.collect()
    assert made.tables.lives == {}
    assert made.tables.lobby.text() == b"[]"
    assert made.thinkers.busy == 0
    assert len(made.tables.agenda) == 0
    assert [task for task in asyncio.all_tasks() if task is not asyncio.current_task()] == []
    assert [live for live in lives() if live not in made.others] == []
    return {name: size for held in (made.tables, made.timers, made.thinkers) for name, size in sizes(held).items()}


async def all_have_ended(made: Crowd, every: int = 1) -> set[str]:
    """Every table has ended, and its facts can have happened; the names of the games that were dealt."""
    games: set[str] = set()
    number = 0
    async for code in made.store.codes():
        number += 1
        kept = await made.store.read(code)
        assert kept is not None
        games |= games_dealt(step.fact for step in kept.steps)
        if number % every == 0:
            assert checked(code, kept.steps).stage is Stage.CLOSED
    assert await made.store.next_due() is None
    assert await made.store.attended() == []
    assert await made.store.listed() == []
    return games


async def nothing_is_orphaned(made: Crowd) -> int:
    """After their time the facts of all tables are gone, with all that belonged to them; the bytes that are free."""
    await let_pass(made, 2 * 86_400.0)
    await made.timers.forget()
    assert isinstance(made.store, SqliteStore)
    for table in ("tables", "events", "secrets"):
        [count] = await made.store._run(lambda c, table=table: c.execute(f"SELECT count(*) FROM {table}").fetchone())  # type: ignore[misc]
        assert (table, count) == (table, 0)
    assert await made.store.damage() == []
    records = await made.store._run(lambda c: c.execute("SELECT total(length(text) + 32 * 4) FROM games").fetchone())
    used = [await made.store._run(lambda c, name=name: c.execute(f"PRAGMA {name}").fetchone()) for name in PAGES]  # type: ignore[misc]
    [[pages], [free], [size]] = used
    assert (pages - free) * size <= 1.5 * records[0] + 200_000
    return int(free * size)


async def kept_games(made: Crowd) -> set[str]:
    """The names of all finished games that are kept."""
    return {game async for game in made.store.games()}
