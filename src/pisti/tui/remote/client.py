"""What a client of a table knows, and how it answers: messages of the server in, messages to it out; no I/O, no screen.

It keeps its promises for the deal by itself, watches those of all others, numbers its commands, and after a cut
connection asks for what it has missed and repeats what was not answered.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TypeVar

from pisti.errors import PistiError
from pisti.rules import Seat
from pisti.table import Event
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.wire_types import PROTOCOL, SeatLetter
from pisti.table.wiring import event_of, players_of, score_of
from pisti.tui.host import Notice
from pisti.tui.remote.checking import BrokenPromise
from pisti.tui.remote.faults import BadRemote, RemoteFault
from pisti.tui.remote.promises import Promises
from pisti.tui.remote.room import Room, Stage, differences
from pisti.tui.remote.seat_key import SeatKey
from pisti.tui.scene import Scene, Told

Command = (
    c.Sit
    | c.Leave
    | c.Swap
    | c.Free
    | c.Fill
    | c.Settings
    | c.Start
    | c.Commit
    | c.Reveal
    | c.Play
    | c.Ready
    | c.Say
    | c.Kick
    | c.Mute
    | c.Rematch
)
"""What is sent again after a cut connection, until it is answered."""

Asked = TypeVar("Asked", bound=Command)

OWN_WORK = (c.Commit, c.Reveal)
"""What is sent without anybody having asked for it."""


@dataclass(frozen=True, slots=True)
class Anew(Notice):
    """Whatever was told before, the table is like this now."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Broken(Notice):
    """A promise for the deal was broken."""

    error: BrokenPromise


@dataclass(frozen=True, slots=True)
class Refusal(Notice):
    """A command of the person was refused: why, as a code of the server with its fields."""

    code: str
    fields: dict[str, str | int]
    command: Command | None = None


@dataclass(frozen=True, slots=True)
class SeatLost(Notice):
    """The own seat is somebody else's now, or nobody's."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Heard:
    """What follows from a message: what the screen is told, and what the server is sent.

    ``is_behind`` says that something was missed: the connection is to be made anew.
    """

    told: list[Told | Notice] = field(default_factory=list)
    send: list[c.ClientMessage] = field(default_factory=list)
    is_behind: bool = False


class Client:
    """The client of one table; ``prefix`` begins the names of its commands, and is no other's.

    ``room``, ``scene`` and ``version`` are the table as it was heard last; ``ahead`` is by how many seconds the clock
    of the server is ahead; ``is_used`` says whether the key has been that of a seat.
    """

    def __init__(self, key: SeatKey, prefix: str, *, is_seated: bool) -> None:
        self.key = key
        self.room: Room | None = None
        self.scene: Scene | None = None
        self.version = 0
        self.ahead = 0.0
        self.promises = Promises(key.secret)
        self._prefix = prefix
        self._number = 0
        self.is_used = is_seated
        self._shows_token = is_seated
        self._open: dict[str, Command] = {}
        self._is_greeted = False
        self._tap: int | None = None
        self._tried: set[tuple[type, tuple[str, int]]] = set()

    # The connection

    def hello(self) -> c.Hello:
        """The first message of a new connection."""
        self._is_greeted = False
        return c.Hello(protocol=PROTOCOL, token=self.key.token if self._shows_token else None, seen=self.version)

    def deny(self) -> list[Told | Notice]:
        """The server does not know the token: the seat is lost, or was never taken."""
        if not self._shows_token:
            raise BadRemote(RemoteFault.NOT_PISTI)
        self._shows_token = False
        return [SeatLost(None if self.room is None else self.room.you)]

    def renew(self, key: SeatKey) -> None:
        """Sit down with another key from now on: one that was somebody's seat is never shown again."""
        self.key = key
        self.promises = Promises(key.secret)
        self.is_used = self._shows_token = False

    # Messages of the server

    def hear(self, message: e.ServerMessage, now: float) -> Heard:
        """What follows from a message that came at a time, in seconds; raises BadRemote where it cannot be."""
        try:
            return self._heard(message, now)
        except (PistiError, LookupError, ValueError, AssertionError) as error:
            if isinstance(error, BadRemote):
                raise
            raise BadRemote(RemoteFault.NOT_PISTI) from error

    def _heard(self, message: e.ServerMessage, now: float) -> Heard:
        match message:
            case e.Welcome():
                return self._welcomed(message, now)
            case e.Told():
                return self._told(message)
            case e.Done(id=id):
                self._open.pop(id, None)
            case e.Refused():
                return self._refused(message)
            case e.Ping():
                self._set_clock(message.now, now)
                return Heard(send=[c.Pong()], is_behind=self._is_greeted and message.version > self.version)
        return Heard()

    def _told(self, message: e.Told) -> Heard:
        if message.done is not None:
            self._open.pop(message.done, None)
        if not self._is_greeted or message.version <= self.version:
            return Heard()
        told = list(self._happened(message.events))
        self.version = message.version
        return Heard(told, self._owed())

    def _refused(self, message: e.Refused) -> Heard:
        command = self._open.pop(message.id, None) if message.id is not None else None
        if isinstance(command, OWN_WORK):
            return Heard()
        return Heard([Refusal(message.code, dict(message.fields), command)])

    def _welcomed(self, message: e.Welcome, now: float) -> Heard:
        if message.protocol != PROTOCOL:
            raise BadRemote(RemoteFault.OTHER_PROTOCOL)
        if self._is_greeted and message.since not in (0, self.version):
            return Heard(is_behind=True)
        self._set_clock(message.now, now)
        is_first, self._is_greeted = not self._is_greeted, True
        before, room = self.room, Room.of(message, self.room)
        told: list[Told | Notice] = []
        if before is not None and before.you is not None and room.you is None and self._shows_token:
            told.append(SeatLost(before.you))
        self._shows_token = room.you is not None
        self.is_used = self.is_used or room.you is not None
        told += self._anew(message, room) if message.since == 0 else self._went_on(message, room)
        self.version = message.version
        again = list(self._open.values()) if is_first else []
        return Heard(told, [*again, *self._owed()])

    def _anew(self, message: e.Welcome, room: Room) -> list[Told | Notice]:
        """The present round from its beginning, of which the screen is shown the end alone."""
        before, self.room = self.room, room
        sheet = tuple(tuple(map(score_of, count)) for count in message.sheet)
        self.scene = Scene.before(room.players, room.rules, room.you, sheet)
        self.promises.forget_round()
        self.promises.hear_rules(room.rules)
        told = list(self._happened(message.events))
        self.promises.end_retelling()
        if self.room.stage is not Stage.GAME:  # other rules may have been chosen since the last game
            self.promises.hear_rules(room.rules)
        self._is_so(message)
        changes = [] if before is None else map(_local, differences(before, self.room))
        return [*changes, Anew(self.scene), *(each for each in told if isinstance(each, Broken | e.Clock))]

    def _went_on(self, message: e.Welcome, room: Room) -> list[Told | Notice]:
        """What was missed; who sits there then is told by the welcome itself."""
        self.room = room
        told = list(self._happened(message.events))
        heard = self.room
        self._is_so(message)
        return [*told, *map(_local, differences(heard, self.room))]

    def _is_so(self, message: e.Welcome) -> None:
        """Who sits where now is told by the server, whatever happened before."""
        assert self.room is not None
        assert self.scene is not None
        self.room = replace(self.room, players=players_of(message.players), settings=message.settings)
        self.scene = replace(self.scene, players=self.room.players, away=self.room.away)
        if self.scene.view.seat is not self.room.you:
            self.scene = replace(self.scene, view=replace(self.scene.view, seat=self.room.you))

    def _happened(self, events: tuple[e.TableEvent, ...]) -> Iterator[Told | Notice]:
        """Take events in; what the screen is told of them."""
        for event in events:
            assert self.room is not None
            yield from self._watched(event)
            self.room = self.room.after(event)
            told = _local(event)
            if self.scene is not None:
                self.scene = self.scene.after(told)
            if isinstance(event, e.Committed) and event.seat is None:
                self._tap = None
            yield told

    def _watched(self, event: e.TableEvent) -> Iterator[Told | Notice]:
        """The promises that an event breaks."""
        you = None if self.room is None else self.room.you
        if isinstance(event, e.Revealed) and event.seat is None and event.round:
            view = None if you is None or self.scene is None else self.scene.view
            yield from map(Broken, self.promises.hear_end(event, view))
        else:
            if isinstance(event, e.Chosen) and self.room is not None:
                self.promises.hear_rules(self.room.after(event).rules)
            yield from map(Broken, self.promises.hear(event, you))

    def _set_clock(self, theirs: int, now: float) -> None:
        if theirs:
            self.ahead = theirs / 1000 - now

    # Commands

    def sit(self, name: str, seat: SeatLetter | None = None) -> c.Sit:
        """The command to sit down: whoever has the key is who sits there from then on."""
        return self.ask(c.Sit(id=self.name(), name=name, token=self.key.token, seat=seat))

    def ask(self, command: Asked) -> Asked:
        """Remember a command until it is answered."""
        self._open[command.id] = command
        return command

    def name(self) -> str:
        """What the next command is called."""
        self._number += 1
        return f"{self._prefix}-{self._number}"

    @property
    def is_waiting(self) -> bool:
        """Whether something that was asked for is still to be answered."""
        return bool(self._open)

    def is_asked(self, kind: type[Command]) -> bool:
        """Whether a command of some kind is still to be answered."""
        return any(isinstance(each, kind) for each in self._open.values())

    # The deal

    @property
    def must_tap(self) -> bool:
        """Whether the person is the cutter, and is waited for."""
        room = self.room
        return room is not None and room.is_yours and room.you is not None and self._is_to_tap(room.you)

    def _is_to_tap(self, you: Seat) -> bool:
        return self._tap is None and self.promises.is_to_tap(you) and not self._has_tried(c.Commit)

    def tap(self, place: int) -> list[c.ClientMessage]:
        """The cutter has tapped the pack, at a place from 1 to 51."""
        self._tap = place
        return self._owed()

    def _owed(self) -> list[c.ClientMessage]:
        """The promise, or the share, that the server waits for, once each."""
        room, now = self.room, self.promises.now
        if room is None or room.you is None or not room.is_yours or now is None:
            return []
        number, hash, share = now.context.round, None, None
        if not self._has_tried(c.Commit):
            hash = self.promises.to_promise(room.you, self._tap)
        if not self._has_tried(c.Reveal):
            share = self.promises.to_tell(room.you)
        owed: list[Command] = []
        if hash is not None:
            owed.append(c.Commit(id=self.name(), round=number, hash=hash))
        if share is not None:
            owed.append(c.Reveal(id=self.name(), round=number, seed=share.seed.hex(), tap=share.tap))
        self._tried |= {(type(each), now.name) for each in owed}
        return [self.ask(each) for each in owed]

    def _has_tried(self, kind: type) -> bool:
        return self.promises.now is not None and (kind, self.promises.now.name) in self._tried


def _local(event: e.TableEvent) -> Event | e.TableEvent:
    """An event as any table has it, as it came where only tables of servers do."""
    return event_of(event) or event
