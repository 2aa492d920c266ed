"""A server without sockets for tests: its tables, a store in a file, viewers that keep what they are told, a clock."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from pisti.fairness import Context, Share, seat_commitment
from pisti.rules import Rules, Seat
from pisti.server.around import Around
from pisti.server.live import Live
from pisti.server.measures import Measures
from pisti.server.store import Store
from pisti.server.tables import Tables
from pisti.server.thinking import Thinkers
from pisti.server.timers import Timers
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.served import Stage
from pisti.table.wire import decode_answer
from pisti.table.wire_types import PROTOCOL, TableSettings
from pisti.table.wiring import letter
from places import Place, store_at

NOW = 1_796_000_000.0


class Guest:
    """Somebody who looks at a table: what was said to them, in order; ``ended`` is why they were sent away."""

    def __init__(self, name: str = "Ada") -> None:
        self.name = name
        self.token = f"token-of-{name}".ljust(24, "x")
        self.key: str | None = None
        self.frames: list[bytes] = []
        self.ended: str | None = None

    def send(self, message: bytes) -> None:
        self.frames.append(message)

    def end(self, code: str, retry: int | None) -> None:
        self.ended = code

    @property
    def answers(self) -> list[e.ServerMessage]:
        """All that was said."""
        return [decode_answer(frame) for frame in self.frames]

    @property
    def last(self) -> e.ServerMessage:
        """What was said last."""
        return decode_answer(self.frames[-1])

    @property
    def events(self) -> list[e.TableEvent]:
        """All events that were told, those of a later welcome too."""
        return [event for each in self.answers if isinstance(each, e.Told | e.Welcome) for event in each.events]


class House:
    """Tables with all that they need; all chance follows from ``seed``, time passes when a test says so."""

    def __init__(self, store: Store, seed: int = 0) -> None:
        self.now = NOW
        self.rng = Random(seed)
        self.around = Around(lambda: self.now, self.rng.randbytes)
        self.store = store
        self.thinkers = Thinkers()
        self.tables = Tables(store, self.around, self.thinkers, Measures())
        self.timers = Timers(self.tables, self.around)
        self.shares: dict[tuple[str, Seat, int], Share] = {}
        self._number = 0

    def id(self) -> str:
        """A name for the next command."""
        self._number += 1
        return f"c{self._number}"

    async def hear(self) -> None:
        """Wait until it is heard what other workers tell; that it was not before counts as no trouble."""
        memory = self.tables.memory
        while self.store.is_shared and not memory.is_list_doubtful:
            await asyncio.sleep(0)
        memory._settled_at = 0.0

    async def open(self, rules: str = "two,target=51", **settings: object) -> Live:
        """A new table."""
        code = await self.tables.open(TableSettings(rules, **settings))  # type: ignore[arg-type]
        return self.tables.lives[code]

    async def join(self, live: Live, guest: Guest, token: str | None = None, seen: int = 0) -> None:
        """Somebody comes, with the token of a seat perhaps."""
        await self.tables.join(live, guest, c.Hello(protocol=PROTOCOL, token=token, seen=seen))

    async def send(self, live: Live, guest: Guest, command: c.ClientMessage) -> e.ServerMessage:
        """Somebody commands something; what is answered last."""
        await self.tables.follow(live, guest, command)
        return guest.last

    async def sit(self, live: Live, guest: Guest, seat: str | None = None) -> None:
        """Somebody comes and sits down."""
        await self.join(live, guest)
        await self.send(live, guest, c.Sit(id=self.id(), name=guest.name, token=guest.token, seat=seat))  # type: ignore[arg-type]

    async def fill(self, live: Live, owner: Guest, level: str = "medium") -> None:
        """Bots at all seats that are free."""
        for seat in Rules.parse(live.table.settings.rules).seating:
            if seat not in live.table.seats:
                await self.send(live, owner, c.Fill(id=self.id(), seat=letter(seat), level=level))

    async def settle(self) -> None:
        """Wait until no bot thinks any more."""
        while driving := [task for live in self.tables.lives.values() if (task := live.driving) and not task.done()]:
            await asyncio.gather(*driving)

    async def wait(self, seconds: float, pace: float = 1.0) -> None:
        """Let time pass, with a pulse now and then."""
        end = self.now + seconds
        while self.now < end:
            self.now = min(end, self.now + pace)
            await self.timers.pulse()
            await self.settle()

    async def act(self, live: Live, guest: Guest) -> bool:
        """Somebody does what the table waits for; False if it waits for nothing that they can do."""
        table, seat = live.table, live.place_of(guest).seat
        if seat is None:
            return False
        match table.stage:
            case Stage.PROMISE if seat not in table.promises:
                await self.send(live, guest, self._commit(live, seat))
            case Stage.SHARE if seat in table.promises and seat not in table.shares:
                share = self.shares[table.name, seat, table.round]
                reveal = c.Reveal(id=self.id(), round=table.round, seed=share.seed.hex(), tap=share.tap)
                await self.send(live, guest, reveal)
            case Stage.PLAY if table.to_play is seat and table.game is not None:
                card = self.rng.choice(table.game.round.legal_plays)
                round, ply = table.game.round_number, len(table.game.round.turns)
                await self.send(live, guest, c.Play(id=self.id(), round=round, ply=ply, card=str(card)))
            case Stage.COUNT if seat not in table.ready and table.game is not None:
                await self.send(live, guest, c.Ready(id=self.id(), round=table.game.round_number))
            case _:
                return False
        await self.settle()
        return True

    def _commit(self, live: Live, seat: Seat) -> c.Commit:
        table = live.table
        is_cutter = table.dealer is not None and seat is table.rules.cutter(table.dealer)
        share = Share(self.rng.randbytes(32), self.rng.randint(1, 51) if is_cutter and table.round else 0)
        self.shares[table.name, seat, table.round] = share
        context = Context(table.name, table.round, table.rules, table.dealer if table.round else None)
        return c.Commit(id=self.id(), round=table.round, hash=seat_commitment(context, seat, share).hex())

    async def play_on(self, live: Live, guests: list[Guest], stage: Stage) -> None:
        """Play until the table is in a stage."""
        await self.settle()
        while live.table.stage is not stage:
            done = [await self.act(live, guest) for guest in guests]
            assert any(done), live.table.stage

    async def begin(self, live: Live, guests: dict[str, Guest]) -> None:
        """Seat these persons, bots at the other seats, and begin."""
        for seat, guest in guests.items():
            await self.sit(live, guest, seat)
        owner = next(guest for guest in guests.values() if live.place_of(guest).is_owner)
        await self.fill(live, owner)
        await self.send(live, owner, c.Start(id=self.id()))


@asynccontextmanager
async def house(place: Place, seed: int = 0, now: float = NOW) -> AsyncIterator[House]:
    """A house with its store at a place, from some time on; opened again there it goes on with the same tables."""
    store = await store_at(place)
    made = House(store, seed)
    made.now = now
    try:
        await made.timers.start()
        await made.hear()
        yield made
        await made.settle()
    finally:
        made.thinkers.close()
        await store.close()
