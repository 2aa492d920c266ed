"""The room of a table before a game and between two: who sits where; the owner's seats, rules and start."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from enum import Enum, auto
from functools import partial
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Button, Static
from textual.worker import Worker

from pisti.errors import PistiError
from pisti.rules import Seat
from pisti.table import wire_commands as c
from pisti.table.wire_types import PHRASES
from pisti.table.wiring import letter
from pisti.tui.chooser import UP_AND_DOWN, Rows
from pisti.tui.prose import Prose
from pisti.tui.remote import company
from pisti.tui.remote.client import Refusal, SeatLost
from pisti.tui.remote.link import Over
from pisti.tui.remote.link_told import link_told
from pisti.tui.remote.list_window import ListWindow
from pisti.tui.remote.make_screen import MakeScreen
from pisti.tui.remote.room import Room, Stage
from pisti.tui.remote.room_told import invitation, seat_told, settings_told, waiting_told
from pisti.tui.remote.seat_deeds import deeds
from pisti.tui.remote.session import Session
from pisti.tui.settings_screen import SettingsScreen
from pisti.tui.stage import Telling
from pisti.tui.table_windows import rules_text
from pisti.tui.windows import Window

LINES = 3
"""How many lines are told of what has happened here."""


class Left(Enum):
    """How a room is left."""

    TO_PLAY = auto()
    TO_TABLES = auto()
    FOR_NOW = auto()


class RoomScreen(Telling[Left | PistiError]):
    """Dismissed when a game goes on at the person's seat, when the person leaves, or with what has ended it.

    ``sit`` sits the person down at a seat.
    """

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        *UP_AND_DOWN,
        Binding("t", "say", show=False),
        Binding("r", "rules", show=False),
        Binding("o", "settings", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, session: Session, sit: Callable[[Seat], None]) -> None:
        super().__init__()
        self._session = session
        self._sit = sit
        self._lines: deque[str] = deque(maxlen=LINES)
        self._refused = ""
        self._seen: Room | None = None
        self._opened: Worker[None] | None = None

    def compose(self) -> ComposeResult:
        """The connection, the invitation, the rules, the seats, what can be done."""
        yield Static(id="room-link", classes="hidden", markup=False)
        with Rows(id="room"), Vertical(id="room-column"):
            yield Static(id="room-title", markup=False)
            yield Static(id="room-invite", markup=False)
            yield Static(id="room-rules", markup=False)
            for seat in Seat:
                yield Button("", id=f"at-{seat.letter}", classes="seat", compact=True)
            yield Static(id="room-waiting", markup=False)
            yield Static(id="room-log", markup=False)
            for id in ("start", "fill", "say", "change", "rules", "leave"):
                yield Button("", id=id, classes="deed", compact=True)

    def on_mount(self) -> None:
        """Tell what there is."""
        self.retell()

    def on_screen_resume(self) -> None:
        """No window is open any more."""
        self.changed()

    def changed(self) -> None:
        """Something has changed at the table, or with the connection."""
        if not self.is_attached or not self.query("#room-log"):
            return
        session, room = self._session, self._session.room
        if isinstance(session.state, Over):
            self._leave_with(session.state.error)
        elif room is not None and room.you is not None and room.stage is Stage.GAME:
            self._leave_with(Left.TO_PLAY)
        else:
            self._hear()
            self.retell()

    def _leave_with(self, result: Left | PistiError) -> None:
        """Leave, as soon as no window is open; one in which something is asked of the room is closed."""
        if self.is_active:
            self.dismiss(result)
        elif isinstance(self.app.screen, Window | ListWindow | MakeScreen):
            self.app.screen.dismiss(None)

    def _hear(self) -> None:
        """Take in what was told, a line for each; why something was refused holds until the table is another."""
        told, room = self._session.told, self._session.room
        if room != self._seen:
            self._seen, self._refused = room, ""
        while told and room is not None:
            event = told.popleft()
            if isinstance(event, Refusal):
                self._refused = company.why(self.manner.texts, event)
            elif isinstance(event, SeatLost):
                self._lines.append(self.manner.texts("remote-seat-lost"))
            elif not company.is_own_return(event, room.you):  # nothing is played here
                self._lines.extend(company.lines(company.words_at(self.manner, room), event))

    # What is seen

    def retell(self) -> None:
        """Tell everything in the language of now."""
        say, room, session = self.manner.texts, self._session.room, self._session
        link = self.query_one("#room-link", Static)
        link.update(link_told(say, session.state))
        link.set_class(not link_told(say, session.state), "hidden")
        self.query_one("#room-title", Static).update(say("remote-table", code=session.code))
        self._tell("#room-invite", invitation(say, session.address, session.code))
        self.query_one("#leave", Button).label = say("remote-leave-room")
        self.query_one("#rules", Button).label = say("screen-title-rules")
        for id in ("say", "change", "fill"):
            self.query_one(f"#{id}", Button).label = say(f"remote-{id}")
        if room is not None:
            self._retell_room(room)
        self._show_buttons(room)

    def _retell_room(self, room: Room) -> None:
        say, look = self.manner.texts, self.manner.look
        self._tell("#room-rules", settings_told(say, room.settings, room))
        self._tell("#room-waiting", waiting_told(say, room))
        self._tell("#room-log", filter(None, [*self._lines, self._refused]))
        for seat in room.rules.seating:
            self.query_one(f"#at-{seat.letter}", Button).label = seat_told(say, look, room, seat)
        start = "remote-another" if room.stage is Stage.OVER else "remote-start"
        self.query_one("#start", Button).label = say(start)

    def _tell(self, id: str, lines: Iterator[str]) -> None:
        self.query_one(id, Static).update(Prose.of("\n".join(lines)))

    def _show_buttons(self, room: Room | None) -> None:
        shown = set(_buttons(room))
        for button in self.query(Button):
            button.display = button.id in shown
        if self.focused is None or not self.focused.display:
            first = "start" if "start" in shown else next(iter(_buttons(room)))
            self.query_one(f"#{first}", Button).focus()

    # What the person does

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Do what the button says."""
        id, room = event.button.id or "", self._session.room
        if not self.is_active:
            return
        if id == "leave":
            self.action_leave()
        elif room is not None and id.startswith("at-"):
            self._at(room, Seat.parse(id.removeprefix("at-")))
        elif room is not None:
            self._do(id, room)

    def _do(self, id: str, room: Room) -> None:
        match id:
            case "start":
                self._start(room)
            case "fill":
                self._fill(room)
            case "change":
                self._open(partial(self._change, room))
            case "say":
                self.action_say()
            case "rules":
                self.action_rules()

    def _at(self, room: Room, seat: Seat) -> None:
        """Sit down at a seat, or choose what else to do there."""
        if room.you is None:
            self._sit(seat)
        elif list(deeds(self.manner.texts, self._session.client, room, seat)):
            self._open(partial(self._choose_deed, room, seat))

    async def _choose_deed(self, room: Room, seat: Seat) -> None:
        say, client = self.manner.texts, self._session.client
        found = list(deeds(say, client, room, seat))
        choices = [(str(place), deed.label) for place, deed in enumerate(found)]
        answer = await self.app.push_screen_wait(ListWindow(seat_told(say, self.manner.look, room, seat), choices))
        if answer is not None:
            self._session.ask(found[int(answer)].command())

    def _start(self, room: Room) -> None:
        name = self._session.client.name()
        agrees = room.you not in room.wishes
        is_over = room.stage is Stage.OVER
        self._session.ask(c.Rematch(id=name, agrees=agrees) if is_over else c.Start(id=name))

    def _fill(self, room: Room) -> None:
        level = self.manner.settings.level
        for seat in room.missing:
            self._session.ask(c.Fill(id=self._session.client.name(), seat=letter(seat), level=level))

    async def _change(self, room: Room) -> None:
        chosen = await self.app.push_screen_wait(MakeScreen(room.settings, "remote-change"))
        if chosen is not None:
            self._session.ask(c.Settings(id=self._session.client.name(), settings=chosen))

    def action_say(self) -> None:
        """Choose something to say."""
        room = self._session.room
        if room is not None and room.you is not None:
            self._open(self._say)

    async def _say(self) -> None:
        say = self.manner.texts
        choices = [(phrase, say(f"phrase-{phrase}")) for phrase in PHRASES]
        phrase = await self.app.push_screen_wait(ListWindow(say("remote-say"), choices))
        if phrase is not None:
            self._session.ask(c.Say(id=self._session.client.name(), phrase=phrase))  # type: ignore[arg-type]

    def action_rules(self) -> None:
        """Tell the rules of the table, and those of the game."""
        room = self._session.room
        if room is not None:
            self._open(partial(self._rules, room))

    async def _rules(self, room: Room) -> None:
        say = self.manner.texts
        words = self.manner.words(room.rules, room.you or room.rules.seating[0])
        close = [("close", say("screen-close"))]
        await self.app.push_screen_wait(Window(say("screen-title-rules"), rules_text(words), close))

    def action_settings(self) -> None:
        """Open the settings; what is changed there holds at once."""
        self._open(self._settings)

    async def _settings(self) -> None:
        await self.app.push_screen_wait(SettingsScreen())

    def action_leave(self) -> None:
        """Leave; whoever sits here is asked how."""
        room = self._session.room
        if room is None or room.you is None:
            self.dismiss(Left.TO_TABLES)
        else:
            self._open(self._leave)

    async def _leave(self) -> None:
        say = self.manner.texts
        choices = [
            ("later", say("remote-come-back")),
            ("give-up", say("remote-give-up")),
            ("stay", say("screen-stay")),
        ]
        window = Window(say("screen-leave-question"), say("remote-leave-room-what"), choices)
        answer = await self.app.push_screen_wait(window)
        if answer == "give-up":
            self._session.leave()
        if answer in ("give-up", "later"):
            self.dismiss(Left.TO_TABLES if answer == "give-up" else Left.FOR_NOW)

    def _open(self, window: Callable[[], Coroutine[None, None, None]]) -> None:
        """Open a window, unless one is open or about to be."""
        if self.is_active and (self._opened is None or self._opened.is_finished):
            self._opened = self.run_worker(window())


def _buttons(room: Room | None) -> Iterator[str]:
    """The buttons that mean something now, from the top."""
    if room is not None:
        yield from (f"at-{seat.letter}" for seat in room.rules.seating)
        is_between = room.stage is not Stage.GAME
        if room.you is not None and is_between and not room.missing and (room.is_owner or room.stage is Stage.OVER):
            yield "start"
        if room.is_owner and is_between:
            yield from ("fill", "change") if room.missing else ("change",)
        if room.you is not None:
            yield "say"
        yield "rules"
    yield "leave"
