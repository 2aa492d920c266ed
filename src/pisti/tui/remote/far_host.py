"""A table of a server for the screen that shows tables: what is told comes when it comes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random

from pisti.observation import Observation
from pisti.rules import Seat
from pisti.table import Command, Cut, Leave, Phase, Play, Played, Ready, Started
from pisti.table import wire_commands as c
from pisti.tui.host import Notice
from pisti.tui.remote.client import Anew, SeatLost
from pisti.tui.remote.link import Over
from pisti.tui.remote.session import Session
from pisti.tui.scene import Scene, Told

TAPS = 51
"""How many places the pack can be tapped at, from 1."""

TAP_SECONDS = 7.0
"""After how long the pack is tapped for a person who does not; the server waits for 10."""

Later = Callable[[float, Callable[[], None]], asyncio.TimerHandle]
"""What calls somebody after so many seconds."""


class FarHost:
    """The table of a session for the person who sits there; ``rng`` taps the pack where the person does not."""

    def __init__(self, session: Session, rng: Random, later: Later) -> None:
        self.session = session
        self._client = session.client
        self._rng = rng
        self._later = later
        self._tapping: asyncio.TimerHandle | None = None
        self._news: Callable[[], None] | None = None
        self._ready: int | None = None
        room = session.room
        assert room is not None
        assert room.you is not None
        self._you = room.you
        self._begin = Scene.before(room.players, room.rules, room.you)

    @property
    def you(self) -> Seat:
        """The person's seat."""
        return self._you

    @property
    def waits(self) -> bool:
        """Whether something else comes before the person is asked."""
        return bool(self.session.told) or isinstance(self.session.state, Over) or not self._is_persons()

    def _is_persons(self) -> bool:
        """Whether the table waits for the person, as far as it was told."""
        scene, room = self._client.scene, self._client.room
        if scene is None or room is None or not room.is_yours:
            return False
        match scene.phase:
            case Phase.CUT:
                return self._client.must_tap
            case Phase.PLAY:
                return bool(scene.view.legal_plays) and not self._client.is_asked(c.Play)
            case Phase.COUNT:
                return self._ready != scene.view.round_number
            case _:
                return False

    def has_read(self, round: int) -> bool:
        """Whether the person has read the count of a round."""
        return self._ready == round

    @property
    def is_behind(self) -> bool:
        """Whether a whole circle has been played that was not shown yet."""
        return sum(isinstance(each, Played) for each in self.session.told) > self._begin.rules.seats

    @property
    def has_gone_on(self) -> bool:
        """Whether another round has begun, or the seat is lost, whatever is still looked at."""
        return any(isinstance(each, Started | Anew | SeatLost) for each in self.session.told)

    def scene(self) -> Scene:
        """The table before anything is told."""
        return self._begin

    def view(self) -> Observation | None:
        """What the person may know now."""
        return None if self._client.scene is None else self._client.scene.view

    def send(self, command: Command) -> Sequence[Told | Notice]:
        """Follow a command of the person; what comes of it is told later."""
        client, session = self._client, self.session
        match command:
            case Cut(text):
                session.tap(int(text) if text else self._rng.randint(1, TAPS))
            case Play(round, ply, card):
                session.ask(c.Play(id=client.name(), round=round, ply=ply, card=str(card)))
            case Ready(round):
                self._ready = round
                session.ask(c.Ready(id=client.name(), round=round))
            case Leave():
                session.leave()
        return ()

    async def told(self) -> Sequence[Told | Notice]:
        """What the person is told next; nothing where the person is asked meanwhile. Raises what ends the table."""
        while not self.session.told:
            if isinstance(self.session.state, Over):
                raise self.session.state.error
            if self._is_persons():
                return ()
            await self.session.news()
        return (self.session.told.popleft(),)

    def asks(self, news: Callable[[], None]) -> None:
        """All that was told is shown and the person is asked now; ``news`` is for whatever comes meanwhile."""
        self._news = news
        self.session.shown()

    def changed(self) -> None:
        """Something has changed at the table, or the person has done something."""
        if self._news is not None and self.waits:
            news, self._news = self._news, None
            news()
        room = self.session.room
        if not self._client.must_tap or room is None or room.is_alone:
            self.leave_alone()
        elif self._tapping is None:
            self._tapping = self._later(TAP_SECONDS, self._tap)

    def leave_alone(self) -> None:
        """Do not tap the pack for the person."""
        if self._tapping is not None:
            self._tapping.cancel()
            self._tapping = None

    def _tap(self) -> None:
        """Tap the pack for a person who has not."""
        self._tapping = None
        if self._client.must_tap:
            self.send(Cut())
