"""A table of a server line by line: what is told comes as lines, what is typed is followed when it is typed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from enum import Enum, auto
from random import Random

from pisti.rules import Seat
from pisti.table import Event, GameOver, Phase, Started
from pisti.tui.host import Notice
from pisti.tui.plain_input import Console
from pisti.tui.plain_state import before_turn
from pisti.tui.plain_story import Story
from pisti.tui.plain_words import Words
from pisti.tui.remote import company
from pisti.tui.remote.catching_up import count_of, last_plays
from pisti.tui.remote.client import Anew, Refusal, SeatLost
from pisti.tui.remote.far_host import FarHost, Later
from pisti.tui.remote.lines import Lines
from pisti.tui.remote.link import Lost, Over, State
from pisti.tui.remote.link_told import link_told
from pisti.tui.remote.room import Room, Stage
from pisti.tui.remote.room_told import invitation, seat_told, settings_told, waiting_told
from pisti.tui.remote.session import Session
from pisti.tui.scene import Scene, Told
from pisti.tui.stage import Manner


class Parting(Enum):
    """How a table is left: with the seat kept, or given up."""

    FOR_NOW = auto()
    GIVEN_UP = auto()


class Mode(Enum):
    """What a line that is typed is taken for."""

    NOTHING = auto()
    ROOM = auto()
    CUT = auto()
    CARD = auto()
    COUNT = auto()
    OVER = auto()


class PlainTable:
    """A person at a table, who types lines and reads lines.

    ``sit`` sits the person down, at a seat or anywhere; ``over`` is called when a game is over; ``scene`` is the table
    as far as it was told; ``parting`` is how it was left.
    """

    def __init__(
        self,
        session: Session,
        manner: Manner,
        console: Console,
        sit: Callable[[Seat | None], None],
        over: Callable[[], None],
        later: Later,
        rng: Random,
    ) -> None:
        self.session = session
        self.manner = manner
        self.sit = sit
        self.scene: Scene | None = None
        self.parting: Parting | None = None
        self._console = console
        self._over = over
        self._later = later
        self._rng = rng
        self._host: FarHost | None = None
        self._asked: object = None
        self._prompt = ""
        self._is_prompted = False
        self._told_state: type[State] | None = None
        self._is_new = True

    async def play(self, lines: Lines, follow: Callable[[PlainTable, str | None], None]) -> Parting:
        """Until the person leaves; ``follow`` does what a line says. Raises what ends the table."""
        typed = asyncio.ensure_future(lines.next())
        with self.session.listening(self._changed):
            try:
                while self.parting is None:
                    self._hear()
                    self._ask()
                    await self._something(typed)
                    if typed.done() and self._takes_lines:
                        self._is_prompted = False
                        follow(self, typed.result())
                        typed = asyncio.ensure_future(lines.next())
                return self.parting
            finally:
                typed.cancel()
                self._forget_host()

    async def _something(self, typed: asyncio.Future[str | None]) -> None:
        """Wait until something has happened, or a line was typed that can be taken."""
        if self.session.told:
            return
        news = self.session.news()
        waits: tuple[asyncio.Future[str | None] | asyncio.Future[None], ...]
        waits = (typed, news) if self._takes_lines else (news,)
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)

    @property
    def _takes_lines(self) -> bool:
        """Whether a line is taken now: those of a pipe wait until they are asked for and all before is answered."""
        if self._console.is_terminal:
            return self.session.room is not None
        return self.mode is not Mode.NOTHING and not self.session.client.is_waiting

    def _changed(self) -> None:
        if self._host is not None:
            self._host.changed()

    # What is told

    def say(self, line: str) -> None:
        """Write a line; a prompt that waits is put again behind it."""
        if self._is_prompted:
            self._console.end_line()
            self._is_prompted = False
        self._console.say(line)

    def say_all(self, lines: Iterable[str]) -> None:
        """Write lines."""
        for line in lines:
            self.say(line)

    def _hear(self) -> None:
        """Tell all that has happened, and how the connection is if it is not as it should be."""
        session = self.session
        if isinstance(session.state, Over):
            raise session.state.error
        kind, before = type(session.state), self._told_state
        if kind is not before:
            self._told_state = kind
            told = link_told(self.manner.texts, session.state)
            self.say_all([told] if told else [self.manner.texts("remote-connected")] if before is Lost else [])
        if self._is_new and session.room is not None:
            self._is_new = False
            self.tell_room()
        while session.told:
            self._tell(session.told.popleft())

    def _tell(self, event: Told | Notice) -> None:
        """Tell one thing."""
        room = self.session.room
        assert room is not None
        match event:
            case Anew():
                self._tell_anew(event, room)
            case Refusal():
                self.say(company.why(self.manner.texts, event))
            case SeatLost():
                self.say(self.manner.texts("remote-seat-lost"))
                self.scene = None
                self._forget_host()
            case Notice():
                self.say_all(company.lines(self.words(room), event))
            case _:
                self._fold(event, room)

    def _tell_anew(self, event: Anew, room: Room) -> None:
        """The table as it is now: the last plays of a round that goes on, or its count."""
        if room.you is None:
            return
        self.scene = event.scene
        count = count_of(event.scene)
        for each in [*last_plays(event.scene), *([] if count is None else [count])]:
            self.say_all(Story(self.words(room)).lines(each))

    def _fold(self, event: Told, room: Room) -> None:
        if room.you is not None:
            self.scene = (self.scene or Scene.before(room.players, room.rules, room.you)).after(event)
            if isinstance(event, Event):
                self.say_all(Story(self.words(room)).lines(event))
            if isinstance(event, GameOver):
                self._over()
            elif isinstance(event, Started) and event.round == 1:
                self._forget_host()
        self.say_all(company.lines(self.words(room), event))

    def words(self, room: Room) -> Words:
        """What players are called now."""
        return company.words_at(self.manner, room)

    def tell_room(self) -> None:
        """Tell whom to invite, the rules, who sits where, what is waited for."""
        say, room, session = self.manner.texts, self.session.room, self.session
        if room is None:
            return
        self.say_all(invitation(say, session.address, session.code))
        self.say_all(settings_told(say, room.settings, room))
        self.say_all(seat_told(say, self.manner.look, room, seat) for seat in room.rules.seating)
        self.say_all(waiting_told(say, room))

    # What is asked

    @property
    def mode(self) -> Mode:
        """What is waited for."""
        room, scene = self.session.room, self.scene
        if room is None or self.session.told:
            return Mode.NOTHING
        if room.you is None or room.stage is Stage.LOBBY:
            return Mode.ROOM
        if room.stage is Stage.OVER:
            return Mode.OVER
        if scene is None or self.host().waits:
            return Mode.NOTHING
        modes = {Phase.CUT: Mode.CUT, Phase.PLAY: Mode.CARD, Phase.COUNT: Mode.COUNT}
        return modes.get(scene.phase, Mode.NOTHING)

    def host(self) -> FarHost:
        """The table for whoever plays at it."""
        if self._host is None:
            self._host = FarHost(self.session, self._rng, self._later)
            self._host.changed()
        return self._host

    def _forget_host(self) -> None:
        """Another game has another host."""
        if self._host is not None:
            self._host.leave_alone()
        self._host = None

    def _ask(self) -> None:
        """Ask for what is wanted, once; a prompt that something was told behind comes again."""
        mode, view = self.mode, None if self.scene is None else self.scene.view
        asked = (mode, None if view is None else (view.round_number, len(view.turns), view.deal_number))
        is_new, self._asked = asked != self._asked, asked
        if is_new:
            self._prompt = self._prompt_for(mode)
        if self._prompt and not self._is_prompted and not self.session.client.is_waiting:
            self._console.prompt(self._prompt)
            self._is_prompted = True

    def _prompt_for(self, mode: Mode) -> str:
        """The prompt for what is wanted, after what is to be told before it."""
        say = self.manner.texts
        if mode is Mode.CARD:
            return self._prompt_for_card()
        if mode is Mode.CUT:
            self.say(say("play-cut-how"))
        return say(_PROMPTS[mode]) if mode in _PROMPTS else ""

    def _prompt_for_card(self) -> str:
        say, room, scene = self.manner.texts, self.session.room, self.scene
        assert room is not None
        assert scene is not None
        self.say_all(before_turn(self.words(room), scene.view))
        self.host().asks(lambda: None)
        left = self.session.seconds_left
        if left is not None:
            self.say(say("remote-time-left", seconds=int(left)))
        return say("play-ask-card", count=len(scene.view.hand))


_PROMPTS = {
    Mode.ROOM: "remote-ask-room",
    Mode.CUT: "play-ask-cut",
    Mode.COUNT: "play-ask-next",
    Mode.OVER: "remote-ask-again",
}
