"""A table in memory: its state, what happened in the present round, and who looks at it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from pisti.rules import Seat
from pisti.server.store import Kept
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.protocol import TableFault
from pisti.table.served import Change, Notice, Served, Stage, Step, after, changed, due, key_of, tell, waited_for
from pisti.table.served import facts as f
from pisti.table.served.going_on import ABSENT_SECONDS, is_company, play_until
from pisti.table.served.state import IN_GAME
from pisti.table.wire import encode
from pisti.table.wire_types import PROTOCOL, PlayerAt, SeatLetter, SideCount
from pisti.table.wiring import count_of, letter, player_at

_STATE = (e.Absent, e.Back, e.Clock, e.Muted, e.RematchAsked, e.Seated, e.Left, e.Chosen, e.Outage)
"""What is told of how things are, not of what happened: whoever comes later is told how they are then."""

_PASSING = (*_STATE, e.Said, e.Chatted)

FOLLOW_SECONDS = 1.0
"""How long a worker that did not make the last change waits for the one that did to make the next."""

MOST_PASSING = 200
"""How many of the latest changes that were no play are remembered at least, to be told to whoever comes later."""

_AT_ONCE = 200  # facts that are folded before others have a turn


class Viewer(Protocol):
    """Whoever looks at a table; ``key`` is the hash of the token of a seat, None for a spectator."""

    key: str | None

    def send(self, message: bytes) -> None:
        """Send a message, or be dropped: nobody is waited for."""

    def end(self, code: str, retry: int | None) -> None:
        """Say good-bye, and close the connection."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a viewer is: at a seat, None for nowhere, and whether that is the owner's."""

    seat: Seat | None = None
    is_owner: bool = False


@dataclass(frozen=True, slots=True)
class Done:
    """Whose command made something happen, and what that viewer calls it."""

    by: Viewer
    id: str


class Live:
    """A table in memory; one at a time may change it, who holds ``lock``.

    ``held`` counts who uses it now; ``is_doubtful`` says that the store may know more than stands here; ``leaving`` are
    persons without a connection, each with the time from which on that counts; ``commands`` are names of commands that
    were followed and name no moment, so that only this tells whether they were; ``due_at`` is when something happens by
    itself, ``retry_at`` before when it is not tried again, ``planned_at`` when somebody will look.

    Where other workers have the table too, ``is_lead`` says that the last change was made here, ``elsewhere`` are
    persons who have a connection at another worker, ``told`` those of whom it was told that they have one here.
    """

    def __init__(self, code: str, table: Served | None = None, *, is_shared: bool = False) -> None:
        self.code = code
        self.is_shared = is_shared
        self.is_lead = True
        self.is_waking = False
        self.elsewhere: frozenset[str] = frozenset()
        self.told: frozenset[str] = frozenset()
        self._is_untold = False
        self.table = table or Served()
        self.lock = asyncio.Lock()
        self.held = 0
        self.is_doubtful = False
        self.doubts = 0
        self.leaving: dict[str, float] = {}
        self.commands: set[str] = set()
        self.driving: asyncio.Task[None] | None = None
        self.due_at: float | None = None
        self.used_at = 0.0
        self.retry_at = 0.0
        self._past: list[tuple[int, list[Notice]]] = []
        self._passing = self._forgotten = 0  # how many there are of them; the version of the last one that is forgotten
        self.planned_at: float | None = None
        self._viewers: dict[Viewer, Place] = {}
        self._seats: dict[str, Seat] = {}
        self._owner: Seat | None = None

    def doubt(self) -> None:
        """The store may know more than stands here; ``doubts`` counts that, for who reads or writes just then."""
        self.is_doubtful = True
        self.doubts += 1

    async def fold(self, kept: Kept) -> None:
        """Take steps from the store that nobody here has seen; others have a turn meanwhile."""
        steps = kept.steps
        self.commands |= kept.commands
        self.is_lead = not self.is_shared
        begins = max((place for place, step in enumerate(steps) if _begins(step)), default=0)
        for place, step in enumerate(steps):
            if place < begins and not self._viewers:
                self.table = after(self.table, step)
            else:
                self.take([changed(self.table, step)], step.at)
            if isinstance(step.fact, f.Here):
                self._has_come(Seat.parse(step.fact.seat))
            if place % _AT_ONCE == _AT_ONCE - 1:
                await asyncio.sleep(0)
        self._find_places()
        self.due_at = due(self.table)

    def take(self, changes: Sequence[Change], now: float, done: Done | None = None) -> None:
        """Let changes happen, and tell all who look on."""
        notices: list[Notice] = []
        before = self.table
        for change in changes:
            told = tell(self.table, change.step, change.table)
            if _begins(change.step):
                self._past.clear()
                self._passing = 0
            self._past.append((change.table.version, told))
            self._passing += _passes(told)
            notices += told
            self.table = change.table
        if self._passing > 2 * MOST_PASSING:
            self._forget()
        moved = self._find_places() if self.table.seats is not before.seats else {}
        self._tell(before.version, notices, now, done, moved)
        if self.table.stage is Stage.CLOSED:
            for viewer in list(self._viewers):
                viewer.end(TableFault.CLOSED, None)

    def place_of(self, viewer: Viewer) -> Place:
        """Where a viewer is now."""
        seat = self._seats.get(viewer.key) if viewer.key is not None else None
        return Place(seat, seat is not None and seat is self._owner)

    def seat_of_key(self, key: str) -> Seat | None:
        """The seat that belongs to the hash of a token."""
        return self._seats.get(key)

    def join(self, viewer: Viewer, seen: int, now: float) -> None:
        """Somebody looks on from now on, and is told how things are; ``seen`` is the last version that was seen."""
        self._viewers[viewer] = self.place_of(viewer)
        self._is_untold = self.is_shared
        viewer.send(self.welcome(viewer, seen, now))

    def part(self, viewer: Viewer) -> None:
        """Somebody looks on no more."""
        self._viewers.pop(viewer, None)
        self._is_untold = self.is_shared

    def is_watched(self, key: str) -> bool:
        """Whether the person of a token has a connection."""
        return any(viewer.key == key for viewer in self._viewers)

    def here(self) -> frozenset[str]:
        """The persons who have a connection at this worker."""
        return frozenset(viewer.key for viewer in self._viewers if viewer.key in self._seats and viewer.key is not None)

    def tell(self, told: frozenset[str]) -> None:
        """The other workers know of these persons that they are here."""
        self.told = told
        self._is_untold = told != self.here()

    def may_act(self, now: float) -> bool:
        """Whether what is due by now is done by this worker."""
        return self.is_lead or (self.due_at is not None and now >= self.due_at + FOLLOW_SECONDS)

    def is_overdue(self, now: float) -> bool:
        """Whether persons are waited for whose time is over."""
        return self.due_at is not None and self.due_at <= now and bool(waited_for(self.table))

    def next_at(self) -> float | None:
        """When time has something to do here next, None if it never has."""
        if self.table.stage is Stage.CLOSED:
            return None
        if self.is_doubtful or self._is_untold:
            return self.retry_at
        times = [*self.leaving.values()]
        if self.due_at is not None:
            times.append(self.due_at if self.is_lead else self.due_at + FOLLOW_SECONDS)
        return max(self.retry_at, min(times)) if times else None

    def is_idle(self, since: float) -> bool:
        """Whether nobody needs the table in memory, and nobody did since then."""
        is_driven = self.driving is not None and not self.driving.done()
        is_used = self.held or self._viewers or self.lock.locked() or self.leaving or is_driven
        return not is_used and (self.used_at <= since or self.table.stage is Stage.CLOSED)

    @property
    def viewers(self) -> Collection[Viewer]:
        """All who look on."""
        return self._viewers.keys()

    def unattended(self) -> Iterator[tuple[str, Seat]]:
        """Persons that the table takes for present who have no connection, and their seats."""
        for seat, who in self.table.seats.items():
            is_there = who.key is None or who.key in self.elsewhere or self.is_watched(who.key)
            if who.key is not None and who.gone_at is None and not is_there:
                yield who.key, seat

    def is_elsewhere(self, seat: Seat) -> bool:
        """Whether the person of a seat has a connection, and none here."""
        who = self.table.seats.get(seat)
        return who is not None and who.key is not None and who.key in self.elsewhere and not self.is_watched(who.key)

    def returned(self) -> Iterator[Seat]:
        """The seats of persons who have a connection here, and whom another worker has taken for absent."""
        for seat, who in self.table.seats.items():
            if who.key is not None and who.gone_at is not None and self.is_watched(who.key):
                yield seat

    def _has_come(self, seat: Seat) -> None:
        """Somebody has come back to another worker: that the connection here was lost long before counts no more."""
        who = self.table.seats.get(seat)
        if who is not None and who.key is not None:
            self.leaving.pop(who.key, None)

    def _find_places(self) -> dict[Viewer, Place]:
        """Find out who sits where now; the viewers whose place has changed, each with the one before."""
        self._seats = {who.key: seat for seat, who in self.table.seats.items() if who.key is not None}
        self._owner = self.table.owner
        before = self._viewers
        self._viewers = {viewer: self.place_of(viewer) for viewer in before}
        self._is_untold = self.is_shared
        return {viewer: place for viewer, place in before.items() if place != self._viewers[viewer]}

    def _tell(
        self, since: int, notices: list[Notice], now: float, done: Done | None, moved: Mapping[Viewer, Place]
    ) -> None:
        frames = _Frames(self.table.version, notices)
        is_told = False
        for viewer, place in list(self._viewers.items()):
            if viewer in moved:
                is_there = moved[viewer].seat is place.seat
                viewer.send(self.welcome(viewer, since if is_there else 0, now))
            elif done is not None and viewer is done.by:
                is_told = True
                viewer.send(b'%b,"done":"%b"}' % (frames.of(place.seat)[:-1], done.id.encode()))
            else:
                viewer.send(frames.of(place.seat))
        if done is not None and not is_told:
            done.by.send(encode(e.Done(id=done.id, version=self.table.version)))

    def welcome(self, viewer: Viewer, seen: int, now: float) -> bytes:
        """How things are, and what happened after the version that a viewer has seen, as a message."""
        table, place = self.table, self.place_of(viewer)
        is_known = self._past and max(self._past[0][0] - 1, self._forgotten) <= seen <= table.version
        since = seen if is_known else 0
        return encode(
            e.Welcome(
                protocol=PROTOCOL,
                table=self.code,
                you=None if place.seat is None else letter(place.seat),
                is_owner=place.is_owner,
                version=table.version,
                settings=table.settings,
                players=_players(table),
                sheet=_sheet(table),
                events=tuple(self._missed(place.seat, since) if since else self._so_far(place.seat, now)),
                since=since,
                now=int(now * 1000),
            )
        )

    def _forget(self) -> None:
        """Forget what was said long ago, and changes that are no news any more; what was played stays."""
        self._forgotten = [version for version, told in self._past if _passes(told)][-MOST_PASSING - 1]
        self._past = [each for each in self._past if each[0] > self._forgotten or not _passes(each[1])]
        self._passing = MOST_PASSING

    def _missed(self, seat: Seat | None, since: int) -> Iterator[e.TableEvent]:
        """All that happened after a version."""
        for version, notices in self._past:
            if version > since:
                yield from (each.message for each in notices if each.to.includes(seat))

    def _so_far(self, seat: Seat | None, now: float) -> Iterator[e.TableEvent]:
        """What happened in the present round, and how things are now."""
        yield from (each for each in self._missed(seat, 0) if not isinstance(each, _STATE))
        yield from _now(self.table, now)


def name_of(viewer: Viewer, command: c.ClientMessage, id: str | None) -> str | None:
    """What the store calls a command: whose it is, and its own name."""
    key = key_of(command.token) if isinstance(command, c.Sit) else viewer.key
    return None if key is None or id is None else f"{key[:24]}.{id}"


class _Frames:
    """What happened as it is told to each seat: the same bytes to all where all of it is public."""

    def __init__(self, version: int, notices: list[Notice]) -> None:
        self._version = version
        self._notices = notices
        self._is_public = all(each.to.seats is None for each in notices)
        self._frames: dict[Seat | None, bytes] = {}

    def of(self, seat: Seat | None) -> bytes:
        """The message for a seat, or for spectators."""
        viewer = None if self._is_public else seat
        frame = self._frames.get(viewer)
        if frame is None:
            events = tuple(each.message for each in self._notices if each.to.includes(viewer))
            frame = self._frames[viewer] = encode(e.Told(version=self._version, events=events))
        return frame


def _passes(told: Sequence[Notice]) -> bool:
    """Whether only those care who are there."""
    return all(isinstance(each.message, _PASSING) for each in told)


def _begins(step: Step) -> bool:
    """Whether what happened before is of no use to whoever comes later: the first dealer is drawn with round 1."""
    match step.fact:
        case f.Began():
            return True
        case f.Promised(round, _, None):
            return round > 1
    return False


def _players(table: Served) -> dict[SeatLetter, PlayerAt]:
    return {letter(seat): player_at(who.player) for seat, who in table.seats.items()}


def _sheet(table: Served) -> tuple[tuple[SideCount, ...], ...]:
    """The counts of the rounds before the one whose events are told."""
    sheet = () if table.game is None else table.game.sheet
    return tuple(tuple(map(count_of, count)) for count in sheet[: max(table.round - 1, 0)])


def _now(table: Served, now: float) -> Iterator[e.TableEvent]:
    """How things are that no longer stands in what happened."""
    for seat, who in table.seats.items():
        if who.key is not None and who.gone_at is not None:
            waits = table.stage in IN_GAME and is_company(table) and table.settings.clock is None
            left = max(int(who.gone_at + ABSENT_SECONDS - now), 0)
            yield e.Absent(seat=letter(seat), after=left if waits else None)
        if who.is_muted:
            yield e.Muted(seat=letter(seat), is_muted=True)
    if table.wishes:
        yield e.RematchAsked(seats=tuple(letter(seat) for seat in Seat if seat in table.wishes))
    until = play_until(table)
    if until is not None and table.to_play is not None:
        yield e.Clock(until=int(until * 1000), seat=letter(table.to_play))
