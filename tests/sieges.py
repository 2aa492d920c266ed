"""Tables behind real sockets that are attacked from all sides, while the test turns the clock and sees everything."""

from __future__ import annotations

import asyncio
import gc
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from random import Random

from crowd import Player
from fuzz import Messages, frame_of, last_frame
from house import Guest, House, house
from listeners import Listener, listening
from pisti.fairness import Context, Share, seat_commitment, verify
from pisti.notation import read_records
from pisti.notation.check import check
from pisti.server.app import Site, make_app
from pisti.server.connection import Connections
from pisti.server.guests import Guests
from pisti.server.headers import Guard
from pisti.server.limits import Bucket, PerAddress
from pisti.server.live import Live
from pisti.server.origins import Origins
from pisti.server.patience import patient
from pisti.server.running import LARGEST_FRAME
from pisti.server.socket import TableSocket
from pisti.server.store import SqliteStore
from pisti.table import wire_commands as c
from pisti.table.served import Stage
from pisti.table.served.state import IN_GAME
from pisti.table.wire import decode_answer, encode
from pisti.table.wire_types import PROTOCOL
from pisti.table.wiring import letter
from places import Place
from sight import Sight
from wires import CLOSE, TEXT, handshake, masked

SECONDS = 60.0
"""For how long an answer is waited for; it comes at once."""


_STATUS = re.compile(rb"^HTTP/1\.1 (\d{3}) ", re.MULTILINE)


class Siege:
    """A house with sockets; ``guests`` are persons at each table, ``answers`` counts what was answered."""

    def __init__(self, made: House, listener: Listener, connections: Connections, seed: int) -> None:
        self.house = made
        self.listener = listener
        self.connections = connections
        self.rng = Random(seed)
        self.guests: dict[str, dict[str, Guest]] = {}
        self.answers = Counter[str]()
        self.frames = 0
        self.ended = 0

    @property
    def open_sockets(self) -> int:
        """How many connections the server has."""
        return len(self.listener.server.server_state.connections)

    async def table(self, stage: Stage, rules: str = "two,target=21", **settings: object) -> Live:
        """A table with persons at all seats, played on until a stage, or the end if that comes before."""
        live = await self.house.open(rules, **settings)
        seats = "SN" if rules.startswith("two") else "SENW"
        guests = self.guests[live.code] = {seat: Guest(f"{seat}{len(self.guests)}") for seat in seats}
        if stage is Stage.LOBBY:
            for seat, guest in guests.items():
                await self.house.sit(live, guest, seat)
        else:
            await self.house.begin(live, guests)
            while live.table.stage not in (stage, Stage.OVER):
                assert any([await self.house.act(live, guest) for guest in guests.values()])
        for guest in guests.values():
            self.house.tables.part(live, guest)
        return live

    @asynccontextmanager
    async def attackers(self, live: Live) -> AsyncIterator[list[Attacker]]:
        """Somebody at each seat, a spectator, a stranger, and one at two connections of a seat."""
        seats = [guest.token for guest in self.guests[live.code].values()]
        messages = Messages(self.rng, lambda: self._fitting(live))
        attackers = [
            Attacker(self, live.code, messages, token, is_stranger=False) for token in [*seats, *seats[:1], None]
        ]
        attackers.append(Attacker(self, live.code, messages, None, is_stranger=True))
        try:
            yield attackers
        finally:
            for attacker in attackers:
                await attacker.go()

    def _fitting(self, live: Live) -> dict[str, object]:
        """What fits into messages now: a card that may be played, promises that can be kept, somebody's token."""
        table, rng = live.table, self.rng
        seat = rng.choice(table.rules.seating)
        moment = (table.name, seat, table.round)
        share = self.house.shares.setdefault(moment, Share(rng.randbytes(32), rng.randint(0, 51)))
        context = Context(table.name, table.round, table.rules, table.dealer if table.round else None)
        fitting: dict[str, object] = {
            "round": table.round,
            "hash": seat_commitment(context, seat, share).hex(),
            "seed": share.seed.hex(),
            "tap": share.tap,
            "token": rng.choice(
                [*(guest.token for guest in self.guests[live.code].values()), "token-of-nobody-at-all"]
            ),
            "seat": letter(seat),
        }
        if table.game is not None and table.game.round.legal_plays:
            card = rng.choice(table.game.round.legal_plays)
            fitting |= {"ply": len(table.game.round.turns), "card": str(card)}
        return fitting

    async def nobody_left(self) -> None:
        """Wait until the server has let go of everybody."""
        async with asyncio.timeout(SECONDS):
            while self.open_sockets:
                await asyncio.sleep(0)

    async def is_at(self, live: Live, stage: Stage) -> None:
        """Wait until a table is in a stage."""
        async with asyncio.timeout(SECONDS):
            while live.table.stage is not stage:
                await asyncio.sleep(0)

    def player(self, live: Live, seat: str) -> Player:
        """Somebody honest who checks all that is told, and talks as fast as a program of this machine may."""
        address = f"http://127.0.0.1:{self.listener.port}"
        player = Player(address, live.code, seat, Random(seat), Sight(Random(seat)))
        player._bucket = Bucket(1e6, 1e6, 0.0)
        return player

    async def asked(self, requests: list[bytes]) -> list[int]:
        """The status of each answer to some bytes, each sent through a connection of its own, all at once."""
        loop, port = asyncio.get_running_loop(), self.listener.port
        made = await asyncio.gather(*(loop.create_connection(Listening, "127.0.0.1", port) for _ in requests))
        for (transport, _), data in zip(made, requests, strict=True):
            transport.write(data)
        for _ in range(3):  # what is asked after all of it is answered after most of it
            for orderly in (b"POST /api/tables", b"GET /", b"GET /health"):
                head = orderly + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
                assert (await self.listener.ask(head)).startswith(b"HTTP/1.1 20")
        for transport, _ in made:
            transport.abort()
        return [int(found) for _, heard in made for found in _STATUS.findall(heard.heard)]

    async def forget(self) -> None:
        """Wait until no table is in memory any more, and forget what the test knows of them."""
        while self.house.tables.lives:
            await self.house.wait(10.0, pace=4.0)
        self.guests.clear()
        self.house.shares.clear()

    def things(self) -> int:
        """How many objects there are that hold others."""
        gc.collect()
        return len(gc.get_objects())

    async def end(self, live: Live) -> None:
        """Whoever has a seat now plays on honestly, until the game at a table is over or the table has ended."""
        players = [who.key for who in live.table.seats.values() if who.key is not None]
        guests: list[Guest] = [Guest() for _ in players]
        for guest, key in zip(guests, players, strict=True):
            guest.key = key
            live.join(guest, 0, self.house.now)
        for _ in range(2000):
            if live.table.stage not in IN_GAME:
                break
            is_ours = live.table.stage is not Stage.SHARE  # whose promise it was knows what to tell
            if not (is_ours and any([await self.house.act(live, guest) for guest in guests])):
                await self.house.wait(4.0, pace=4.0)
        assert live.table.stage not in IN_GAME, live.table
        for guest in guests:
            self.house.tables.part(live, guest)
        self.ended += 1

    async def check_records(self, live: Live) -> int:
        """The records of the last game at a table agree with themselves and with what was promised; how many rounds."""
        finished = await self.house.store.record(live.table.name)
        if finished is None:
            return 0
        text = finished.text.encode()
        assert check([text]).error is None
        rounds = [*read_records([text])]
        for before, record in zip([None, *rounds], rounds, strict=False):
            verify(record, before)
        return len(rounds)


class Listening(asyncio.Protocol):
    """A client that keeps what it hears."""

    def __init__(self) -> None:
        self.heard = bytearray()

    def data_received(self, data: bytes) -> None:
        """Keep what comes."""
        self.heard += data


class Attacker(asyncio.Protocol):
    """A client that sends anything, with the token of a seat or none; a stranger does not begin with hello."""

    def __init__(self, siege: Siege, code: str, messages: Messages, token: str | None, *, is_stranger: bool) -> None:
        self._siege = siege
        self._code = code
        self._messages = messages
        self._hello = encode(c.Hello(protocol=PROTOCOL, token=token))
        self._is_stranger = is_stranger
        self._transport: asyncio.Transport | None = None
        self._is_open = False
        self._heard = bytearray()
        self._awaited = b""
        self._has_come = asyncio.Event()

    async def attack(self, count: int) -> None:
        """Send so many frames, and wait until all of them are answered, or the connection has ended."""
        rng = self._siege.rng
        if self._transport is None or self._transport.is_closing():
            await self._come()
        assert self._transport is not None
        count = min(count, 3) if self._is_stranger else count  # nothing is heard after a bad beginning
        data = b"".join(frame_of(rng, self._messages.one()) for _ in range(count))
        self._siege.frames += count
        name = b"end-%x" % rng.getrandbits(64)
        end = masked(b'{"type":"hint","id":"%b","round":0,"ply":0}' % name)
        match rng.randrange(30):
            case 0:
                self._transport.write(data + rng.randbytes(40))  # perhaps the beginning of something long
                await self.go()
            case 1 | 2:
                await self._await(name, data + last_frame(rng) + end)
            case _:
                await self._await(name, data + end)

    async def go(self) -> None:
        """Go away without a word."""
        if self._transport is not None and not self._transport.is_closing():
            self._has_come.clear()
            self._transport.abort()
            await self._has_come.wait()

    async def _come(self) -> None:
        self._is_open = False
        self._heard.clear()
        port = self._siege.listener.port
        self._transport, _ = await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        await self._await(b"", handshake(f"/api/tables/{self._code}/socket"))
        if not self._is_stranger:
            self._transport.write(masked(self._hello))

    async def _await(self, awaited: bytes, data: bytes) -> None:
        """Send something, and wait for what is to come, or for the end."""
        assert self._transport is not None
        self._awaited = awaited
        self._has_come.clear()
        self._transport.write(data)
        async with asyncio.timeout(SECONDS):
            await self._has_come.wait()

    def data_received(self, data: bytes) -> None:
        """Hear the answer to the handshake, then frames."""
        self._heard += data
        if not self._is_open:
            head, found, rest = bytes(self._heard).partition(b"\r\n\r\n")
            if not found:
                return
            self._siege.answers[head[:12].decode()] += 1
            self._is_open = True
            self._heard = bytearray(rest)
            self._has_come.set()
        for kind, frame in self._frames():
            self._hear(kind, frame)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing more."""
        self._has_come.set()

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        """The frames that have come whole."""
        data, at = bytes(self._heard), 0
        while at + 2 <= len(data):
            kind, size, begin = data[at] & 15, data[at + 1], at + 2
            if size >= 126:
                begin += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : begin], "big")
            if begin + size > len(data):
                break
            at = begin + size
            yield kind, data[begin:at]
        del self._heard[:at]

    def _hear(self, kind: int, frame: bytes) -> None:
        """Every frame is a message that clients know, or the end."""
        assert self._transport is not None
        if kind == TEXT:
            answer = decode_answer(frame)
            self._siege.answers[getattr(answer, "code", type(answer).__name__)] += 1
            if self._awaited and self._awaited in frame:
                self._has_come.set()
        elif kind == CLOSE:
            self._siege.answers[f"closed {int.from_bytes(frame[:2], 'big')}"] += 1
            self._transport.abort()


@asynccontextmanager
async def siege(place: Place, seed: int = 0) -> AsyncIterator[Siege]:
    """A house with sockets, which does not wait for the disk."""
    async with house(place, seed) as made:
        if isinstance(made.store, SqliteStore):
            await made.store._run(lambda connection: connection.execute("PRAGMA synchronous=OFF"))
        connections, origins = Connections(made.tables, made.around.now), Origins()
        all_of_it = Site(made.tables, connections, made.around, asyncio.Event(), PerAddress(0.2, 20.0), origins)
        app = Guard(Guests(make_app(all_of_it), origins, made.around.entropy), origins)
        async with listening(
            app, http=patient(), ws=TableSocket, ws_max_size=LARGEST_FRAME, ws_ping_interval=None
        ) as listener:
            yield Siege(made, listener, connections, seed)
