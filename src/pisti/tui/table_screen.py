"""The table on the full screen: shows what the seat is told, one moment after the other, and asks the person.

What a person sees: the other seats around the pile, the own hand below it, what goes on in words, the log and the
scores. What a person does: 1 to 4, the arrows and Enter, or a click plays a card; the pack is cut in the same way;
the keys in the last line open windows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import ClassVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.worker import Worker

from pisti.errors import PistiError
from pisti.table import (
    BadCommand,
    Command,
    Counted,
    Cut,
    Event,
    Leave,
    Phase,
    Play,
    Played,
    Ready,
    Start,
    Started,
)
from pisti.tui.frames import Frame, frames
from pisti.tui.host import Notice, TableHost
from pisti.tui.plain_story import Story
from pisti.tui.plain_words import Words
from pisti.tui.scene import Scene, Told
from pisti.tui.settings_screen import SettingsScreen
from pisti.tui.stage import Telling
from pisti.tui.table_endings import OUTCOMES, Outcome, count_window, end_window
from pisti.tui.table_view import Shown, TableView
from pisti.tui.table_windows import NAMES, body
from pisti.tui.widgets import BoardView, HandView, KeyBar, PackView
from pisti.tui.windows import Choice, Window

LINE_SECONDS = 0.35
"""How long each line of the count stands alone at normal speed."""

Introduction = Callable[[Words], Iterable[str]]
"""What is said before the first round: who sits where, by which rules."""


class TableScreen(Telling[Outcome | Exception]):
    """The person of a host plays; dismissed with an Outcome, or with the error that ended the game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"card({number - 1})", show=False) for number in range(1, 5)),
        *(Binding(key, f"window('{key}')", show=False) for key in NAMES),
        Binding("question_mark,f1", "window('?')", show=False),
        Binding("space", "hurry", show=False),
        Binding("o", "settings", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, host: TableHost, introduction: Introduction, *, is_kept: bool) -> None:
        super().__init__()
        self._host = host
        self._introduction = introduction
        self._is_kept = is_kept
        self._scene = host.scene()
        self._frame = Frame(self._scene)
        self._words: Words
        self._told: list[Told | Notice] = []
        self._wanted: asyncio.Future[Command | None] | None = None
        self._confirmed: int | None = None
        self._refused = ""
        self._opened: Worker[None] | None = None
        self._hurried = asyncio.Event()
        self._free = asyncio.Event()

    def compose(self) -> ComposeResult:
        """The table fills the screen."""
        yield TableView()

    def on_mount(self) -> None:
        """Sit down."""
        self.query_one(HandView).focus()
        self.retell()
        self.run_worker(self._sit())

    def on_screen_resume(self) -> None:
        """No window is open: the table goes on."""
        self._free.set()
        self._view.query_one(KeyBar).visible = True

    def on_screen_suspend(self) -> None:
        """A window is open: the table waits, and so do its keys."""
        self._free.clear()
        self._view.query_one(KeyBar).visible = False

    def on_resize(self) -> None:
        """A narrow terminal shows the scores elsewhere, and fewer keys; once it is known to be narrow."""
        self.call_after_refresh(self._fit)

    # The course of the game

    async def _sit(self) -> None:
        """Play to the end of the game."""
        outcome = await self._played()
        await self._free.wait()  # only what is on top can be dismissed
        self.dismiss(outcome)

    async def _played(self) -> Outcome | Exception:
        try:
            await self._tell(self._host.send(Start()))
            while self._scene.phase is not Phase.OVER:
                await self._step()
            return await self._end()
        except (PistiError, OSError) as error:
            return error

    async def _step(self) -> None:
        """What is told next, or what the person does."""
        if self._host.waits:
            await self._tell(await self._host.told())
            return
        command = await self._command()
        if command is None:
            return
        try:
            events = self._host.send(command)
        except BadCommand as refused:
            self._refused = self.manner.texts(f"error-{refused.code}", **refused.fields)
        else:
            await self._tell(events)

    async def _command(self) -> Command | None:
        """What the person wants, asked for where it does not go without saying; None if there are news before."""
        self._hurried.clear()
        if self._scene.phase is Phase.COUNT:
            return Ready(self._scene.view.round_number)
        if self._scene.phase is Phase.CUT and not self.manner.settings.cut:
            return Cut()
        self._wanted = asyncio.get_running_loop().create_future()
        self._redraw()
        self._say_why_refused()
        self._host.asks(self._interrupt)
        try:
            return await self._wanted
        finally:
            self._wanted = None

    def _interrupt(self) -> None:
        """Something is to be told while the person is asked."""
        if self._wanted is not None and not self._wanted.done():
            self._wanted.set_result(None)

    def _say_why_refused(self) -> None:
        """Why the last command was refused, if it was."""
        refused, self._refused = self._refused, ""
        if refused:
            self._view.say(refused)

    async def _tell(self, told: Iterable[Told | Notice]) -> None:
        """Show events one after the other, each for as long as it takes to see it."""
        for event in told:
            if isinstance(event, Started) and event.goes_on:
                self._go_on(event)
            elif isinstance(event, Event):
                for frame in frames(self._scene, event):
                    await self._show(frame)
                if isinstance(event, Counted):
                    await self._count(event)
            else:
                await self._note(event)

    async def _note(self, event: Told | Notice) -> None:
        """Tell something that has no moment of its own."""

    def _go_on(self, event: Started) -> None:
        """An unfinished round goes on: its last plays are told again."""
        view = self._host.view()
        assert view is not None
        self._take(Scene(event.players, Phase.PLAY, view))
        self._frame = Frame(self._scene, event)
        last = view.turns[-view.rules.seats :]
        first = len(view.turns) - len(last)
        self._log(event)
        for place, turn in enumerate(last, first):
            self._log(Played(view.round_number, place, turn))

    async def _show(self, frame: Frame) -> None:
        await self._free.wait()
        self._frame = frame
        self._take(frame.scene)
        if frame.is_told and frame.event is not None:
            self._log(frame.event)
        self._redraw()
        seconds = frame.pause.value * self.manner.settings.speed.value
        if seconds and not self._hurried.is_set() and not self._host.is_behind:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), seconds)

    def _take(self, scene: Scene) -> None:
        """The scene is this from now on, with whoever sits there."""
        is_new = scene.players != self._scene.players
        self._scene = scene
        if is_new:
            self._words = self._new_words()

    async def _count(self, event: Counted) -> None:
        """The count line by line; the score sheet is a button away."""
        seconds = LINE_SECONDS * self.manner.settings.speed.value
        is_over, ascii_only = self._scene.view.winner is not None, self.manner.ascii
        while True:
            window = count_window(self._words, event, seconds, is_over=is_over, ascii_only=ascii_only)
            if await self._answer(window) != "sheet":
                return
            await self._window("c")
            seconds = 0

    async def _answer(self, window: Window) -> str:
        """What is answered in a window."""
        return await self.app.push_screen_wait(window)

    async def _end(self) -> Outcome:
        """The end of the game: who has won, the score sheet, and what next."""
        choices = [(answer, self.manner.texts(id)) for answer, id in self._endings()]
        window = end_window(self._words, self._scene.view, choices, ascii_only=self.manner.ascii)
        return OUTCOMES[await self._answer(window)]

    def _endings(self) -> Sequence[Choice]:
        """What can be done after the game: an outcome, and what it is called."""
        back = [("back", "screen-look-back")] if self._is_kept else []
        return [("again", "screen-again"), *back, ("start", "screen-to-start")]

    # What the person does

    def action_card(self, place: int) -> None:
        """Play the card with this place in the hand, from 0."""
        if self.query_one(HandView).display:
            self._press(place)

    def on_hand_view_pressed(self, message: HandView.Pressed) -> None:
        """A card was clicked or entered; a double click plays one card, at any speed."""
        if not message.again or self._confirmed == message.place:
            self._press(message.place)

    def on_pack_view_cut(self, message: PackView.Cut) -> None:
        """The pack was cut."""
        if self._wanted is not None and self._is_asked and self._scene.phase is Phase.CUT:
            self._wanted.set_result(Cut(str(message.place)))

    def on_board_view_pile_pressed(self) -> None:
        """The pile was clicked."""
        self.action_window("p")

    def on_key_bar_pressed(self, message: KeyBar.Pressed) -> None:
        """A key was clicked in the last line."""
        actions = {"o": self.action_settings, "q": self.action_leave}
        actions.get(message.key, lambda: self.action_window(message.key))()

    def _press(self, place: int) -> None:
        """Play a card, or say why not."""
        view, hand = self._scene.view, self._scene.view.hand
        if place >= len(hand):
            return
        if self._wanted is None or not self._is_asked or self._scene.phase is not Phase.PLAY:
            self._say_not_yet()
        elif self.manner.settings.confirm and self._confirmed != place:
            self._confirm(place)
        else:
            self._confirmed = None
            self._wanted.set_result(Play(view.round_number, len(view.turns), hand[place]))

    def _confirm(self, place: int) -> None:
        self._confirmed = place
        hand = self.query_one(HandView)
        hand.chosen = place
        hand.redraw()
        self._view.say(self.manner.texts("screen-confirm-card", card=self._words.card(self._scene.view.hand[place])))

    def _say_not_yet(self) -> None:
        waited = self._scene.view.to_play
        if waited is not None and waited is not self._scene.you:
            self._view.say(self.manner.texts("screen-not-your-turn", player=self._words.seat(waited)))

    def action_hurry(self) -> None:
        """Do not wait for what is shown until the person is asked again."""
        self._hurried.set()

    def action_window(self, key: str) -> None:
        """Open the window of a key."""
        if key in NAMES:
            self._open(lambda: self._window(key))

    def _open(self, window: Callable[[], Coroutine[None, None, None]]) -> None:
        """Open a window, unless one is open or about to be: a key may be pressed twice at once."""
        if self.is_active and (self._opened is None or self._opened.is_finished):
            self._opened = self.run_worker(window())

    async def _window(self, key: str) -> None:
        say = self.manner.texts
        shown = self._body(key)
        close = [("close", say("screen-close"))]
        await self._answer(Window(say(NAMES[key]), shown, close, begins_at_end=key == "g"))

    def _body(self, key: str) -> RenderableType:
        """What stands in the window of a key."""
        return body(key, self._words, self._scene, self._lines, ascii_only=self.manner.ascii)

    def action_settings(self) -> None:
        """Open the settings; what is changed there holds at once."""
        self._open(self._settings)

    async def _settings(self) -> None:
        await self.app.push_screen_wait(SettingsScreen())

    def action_leave(self) -> None:
        """Ask whether to leave."""
        self._open(self._leave)

    async def _leave(self) -> None:
        say = self.manner.texts
        choices = [
            ("leave", say("screen-leave")),
            ("start", say("screen-to-start")),
            ("stay", say("screen-stay")),
        ]
        text = say("screen-leave-kept" if self._is_kept else "screen-leave-not-kept")
        answer = await self._answer(Window(say("screen-leave-question"), text, choices))
        if answer != "stay":
            self.dismiss(self._left(OUTCOMES[answer]))

    def _left(self, outcome: Outcome) -> Outcome | Exception:
        """Leave the table; the outcome, or why the game could not be kept once more."""
        try:
            self._host.send(Leave())
        except (PistiError, OSError) as error:
            return error
        return outcome

    # What is seen

    @property
    def _view(self) -> TableView:
        return self.query_one(TableView)

    @property
    def _is_asked(self) -> bool:
        return self._wanted is not None and not self._wanted.done()

    def _new_words(self) -> Words:
        return self.manner.words(self._scene.rules, self._scene.you, self._scene.players)

    def retell(self) -> None:
        """Tell and draw everything anew."""
        self._words = self._new_words()
        self._view.clear_log()
        self._view.tell(self._lines())
        self._fit()

    def _fit(self) -> None:
        if not self.query(BoardView):  # it is being left
            return
        self._redraw()
        self._show_keys()

    def _lines(self) -> Iterator[str]:
        """All lines of the log."""
        yield from self._introduction(self._words)
        for event in self._told:
            yield from self._story(event)

    def _log(self, event: Told | Notice) -> None:
        self._told.append(event)
        self._view.tell(self._story(event))

    def _story(self, event: Told | Notice) -> Iterator[str]:
        """The lines of the log about an event."""
        if isinstance(event, Event):
            yield from Story(self._words).lines(event)

    def _redraw(self) -> None:
        self._view.show(self._shown())

    def _shown(self) -> Shown:
        return Shown(self._frame, self.manner, self._words, self._is_asked)

    def _show_keys(self) -> None:
        self._view.show_keys(self.manner, is_narrow=self.has_class("-narrow"))
