"""Clients at a table of a server for tests, without a network: frames go through lists, and connections can be cut."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from random import Random

from pisti.errors import PistiError
from pisti.observation import observe
from pisti.rules import Seat
from pisti.server.live import Done, Live
from pisti.table import Phase
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.served import Stage, Step, bot_turn, changed, decide, due, go_on, happen, key_of, lay
from pisti.table.served import facts as f
from pisti.table.wire import decode, decode_answer, encode
from pisti.table.wire_types import TableSettings
from pisti.table.wiring import letter
from pisti.tui.host import Notice
from pisti.tui.remote.client import Client
from pisti.tui.remote.seat_key import SeatKey
from pisti.tui.scene import Told

NOW = 1_796_000_000.0


def key_for(name: str, seed: int = 0) -> SeatKey:
    """A key that belongs to a name."""
    return SeatKey.made(Random(f"{name} {seed}").randbytes)


@dataclass(eq=False)
class Socket:
    """A connection as the server has it: what was sent and has not arrived yet."""

    key: str | None = None
    frames: deque[bytes] = field(default_factory=deque)
    is_over: bool = False

    def send(self, message: bytes) -> None:
        if not self.is_over:
            self.frames.append(message)

    def end(self, code: str, retry: int | None) -> None:
        self.send(encode(e.Bye(code=code, retry=retry)))


class Denied(Exception):
    """The server closes the connection because it does not know the token."""


class Far:
    """A server with one table; everything happens at once, and what waits for time when ``wait`` says so."""

    def __init__(self, settings: TableSettings | None = None, seed: int = 0) -> None:
        self.rng = Random(seed)
        self.now = NOW
        self.live = Live("abcde")
        self.answered: dict[tuple[str, str], int] = {}
        self.sockets: list[Socket] = []
        opened = Step(f.Opened(settings or TableSettings()), self.now)
        self.live.take([changed(self.live.table, opened)], self.now)

    def connect(self, hello: c.Hello) -> Socket:
        """A new connection that says hello; raises Denied."""
        socket = Socket(None if hello.token is None else key_of(hello.token))
        if socket.key is not None and self.live.seat_of_key(socket.key) is None:
            raise Denied
        seat = self.live.place_of(socket).seat
        if seat is not None:
            who = self.live.table.seats[seat]
            if who.gone_at is not None or who.level is not None:
                self.take([f.Here(letter(seat))])
        self.sockets.append(socket)
        self.live.join(socket, hello.seen, self.now)
        return socket

    def cut(self, socket: Socket, *, is_absent: bool) -> None:
        """The connection is gone, with all that was under way; the person may be back so soon that it is no absence."""
        socket.is_over = True
        socket.frames.clear()
        self.sockets.remove(socket)
        self.live.part(socket)
        for key, seat in list(self.live.unattended()):
            if is_absent and key == socket.key:
                self.take([f.Gone(letter(seat))])

    def take(self, facts: list[f.Fact]) -> None:
        """Let something happen."""
        self.live.take(happen(self.live.table, facts, self.now, self.rng.randbytes(32)), self.now)

    def hear(self, socket: Socket, message: c.ClientMessage) -> None:
        """Follow a message of a client, which went through a frame."""
        command, id = decode(encode(message)), getattr(message, "id", None)
        if isinstance(command, c.Pong):
            return None
        key = key_of(command.token) if isinstance(command, c.Sit) else socket.key
        done = None if id is None or key is None else self.answered.get((key, id))
        try:
            if done is not None:
                return self._repeat(socket, command, id)
            seat = self.live.place_of(socket).seat
            changes = decide(self.live.table, seat, command, self.now, self.rng.randbytes(32))
        except PistiError as error:
            refused = e.Refused(
                code=error.code.value, fields=dict(error.fields), id=id, version=self.live.table.version
            )
            return socket.send(encode(refused))
        if not changes:
            return self._repeat(socket, command, id)
        if isinstance(command, c.Sit):
            socket.key = key_of(command.token)
        if id is not None and key is not None:
            self.answered[key, id] = self.live.table.version + 1
        return self.live.take(changes, self.now, None if id is None else Done(socket, id))

    def _repeat(self, socket: Socket, command: c.ClientMessage, id: str | None) -> None:
        if id is not None:
            socket.send(encode(e.Done(id=id, version=self.live.table.version)))
        if isinstance(command, c.Sit) and self.live.seat_of_key(key_of(command.token)) is not None:
            socket.key = key_of(command.token)
            self.live.join(socket, 0, self.now)

    def bots_play(self) -> bool:
        """A bot plays any card, if one is to."""
        turn = bot_turn(self.live.table, self.now)
        if turn is None or self.live.table.game is None:
            return False
        card = self.rng.choice(observe(self.live.table.game, turn.seat).legal_plays)
        changes = lay(self.live.table, turn, card, turn.level, self.now, self.rng.randbytes(32))
        self.live.take(changes, self.now)
        return True

    def wait(self, seconds: float) -> None:
        """Let time pass, and what is due in it happen."""
        end = self.now + seconds
        while (at := due(self.live.table)) is not None and at <= end:
            self.now = max(self.now, at)
            changes = go_on(self.live.table, self.now, self.rng.randbytes(32))
            if changes:
                self.live.take(changes, self.now)
            elif not self.bots_play():
                break
        self.now = end

    def is_in(self, stage: Stage) -> bool:
        return self.live.table.stage is stage


class Person:
    """Somebody at a client who plays any card.

    ``heard`` is all that came from the server, ``told`` what of it the screen was told.
    """

    def __init__(self, far: Far, name: str, *, seed: int = 0, is_seated: bool = False) -> None:
        self.far = far
        self.name = name
        self.rng = Random(f"{name} {seed}")
        self.client = Client(key_for(name, seed), f"p{far.rng.randrange(10**9)}", is_seated=is_seated)
        self.heard: list[e.ServerMessage] = []
        self.told: list[Told | Notice] = []
        self.socket: Socket | None = None
        self.denials = 0

    def connect(self) -> None:
        """Connect, again if the token is not known."""
        while self.socket is None:
            try:
                self.socket = self.far.connect(self.client.hello())
            except Denied:
                self.denials += 1
                self.told += self.client.deny()

    def cut(self, *, is_absent: bool = False) -> None:
        assert self.socket is not None
        self.far.cut(self.socket, is_absent=is_absent)
        self.socket = None

    def send(self, *messages: c.ClientMessage) -> None:
        for message in messages:
            assert self.socket is not None
            self.far.hear(self.socket, message)

    def hear(self, most: int = 1_000_000) -> int:
        """Take in what has arrived, so many messages at most; how many it was."""
        count = 0
        while count < most and self.socket is not None and self.socket.frames:
            self.heard.append(decode_answer(self.socket.frames.popleft()))
            heard = self.client.hear(self.heard[-1], self.far.now)
            self.told += heard.told
            if heard.is_behind:
                self.cut()
                self.connect()
            else:
                self.send(*heard.send)
            count += 1
        return count

    def sit(self, seat: Seat | None = None) -> None:
        self.connect()
        self.hear()
        self.send(self.client.sit(self.name, None if seat is None else letter(seat)))
        self.hear()

    @property
    def seat(self) -> Seat:
        room = self.client.room
        assert room is not None
        assert room.you is not None
        return room.you

    def wanted(self) -> list[c.ClientMessage]:
        """What the person does now: taps, plays, reads the count."""
        client, scene = self.client, self.client.scene
        if client.must_tap:
            return client.tap(self.rng.randint(1, 51))
        if scene is None or client.room is None or client.room.you is None:
            return []
        view, round = scene.view, scene.view.round_number
        if scene.phase is Phase.PLAY and view.legal_plays and not client.is_asked(c.Play):
            card = str(self.rng.choice(view.legal_plays))
            return [client.ask(c.Play(id=client.name(), round=round, ply=len(view.turns), card=card))]
        if scene.phase is Phase.COUNT and not client.is_asked(c.Ready) and self.far.is_in(Stage.COUNT):
            if self.seat in self.far.live.table.ready:
                return []
            return [client.ask(c.Ready(id=client.name(), round=round))]
        return []


def play_on(far: Far, persons: list[Person], stage: Stage) -> None:
    """Play until the table is in a stage."""
    for _ in range(100_000):
        if far.is_in(stage):
            return
        moved = sum(person.hear() for person in persons)
        for person in persons:
            wanted = person.wanted()
            person.send(*wanted)
            moved += len(wanted)
        if not moved and not far.bots_play():
            raise AssertionError(far.live.table)
    raise AssertionError(stage)


def seated(far: Far, seats: str, level: str = "medium") -> list[Person]:
    """Persons at these seats, the first the owner, bots at all others, and the game begun."""
    persons = []
    for letter_of in seats:
        person = Person(far, f"Player {letter_of}")
        person.sit(Seat.parse(letter_of))
        persons.append(person)
    owner = next(person for person in persons if person.seat is far.live.table.owner)
    for seat in far.live.table.rules.seating:
        if seat not in far.live.table.seats:
            owner.send(owner.client.ask(c.Fill(id=owner.client.name(), seat=letter(seat), level=level)))
    owner.send(owner.client.ask(c.Start(id=owner.client.name())))
    return persons
