"""The table of a server on the full screen: as any table, with persons who come, go and speak, and a clock."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import ClassVar

from rich.console import RenderableType
from textual.binding import Binding, BindingType

from pisti.table import Bot, Leave, Phase
from pisti.table import wire_commands as c
from pisti.table.wire_types import PHRASES
from pisti.tui.frames import Frame
from pisti.tui.host import Notice
from pisti.tui.prose import Prose
from pisti.tui.remote import company
from pisti.tui.remote.catching_up import count_of, last_plays
from pisti.tui.remote.client import Anew, Broken, Refusal, SeatLost
from pisti.tui.remote.deal_told import deal_lines
from pisti.tui.remote.far_host import FarHost
from pisti.tui.remote.link_told import link_told
from pisti.tui.remote.list_window import ListWindow
from pisti.tui.remote.room import Stage
from pisti.tui.scene import Told
from pisti.tui.table_endings import Outcome
from pisti.tui.table_screen import Introduction, TableScreen
from pisti.tui.table_view import Shown
from pisti.tui.table_windows import help_lines
from pisti.tui.widgets import KeyBar
from pisti.tui.windows import Choice, Window

TICK_SECONDS = 1.0
"""How often the time that is left is told."""

_KEYS = {"t": "screen-key-say", "v": "screen-key-deal"}


class _SeatGone(Exception):
    """The person sits here no more."""


class FarTableScreen(TableScreen):
    """The person of a host plays; dismissed with an Outcome, or with the error that ended the game.

    ``over`` is called as soon as it is heard that the game is over, whatever is still looked at.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "say", show=False),
        Binding("v", "deal", show=False),
    ]

    def __init__(self, host: FarHost, introduction: Introduction, over: Callable[[], None]) -> None:
        super().__init__(host, introduction, is_kept=True)
        self._far = host
        self._over = over
        self._has_begun = self._is_over = False
        self._counting: Window | None = None

    def on_mount(self) -> None:
        """The clock goes on by itself."""
        self.set_interval(TICK_SECONDS, self._tick)

    def _tick(self) -> None:
        """Tell the time that is left, and how the connection is."""
        if self._has_begun and self.query(KeyBar):
            self._view.show_where(self._shown())

    def changed(self) -> None:
        """Something has changed at the table, or with the connection."""
        self._far.changed()
        self._tick()
        room = self._far.session.room
        if room is not None and room.stage is Stage.OVER and not self._is_over:
            self._is_over = True
            self._over()
        if self._counting is not None and self._far.has_gone_on:
            window, self._counting = self._counting, None
            window.close(self._unanswered)

    # The course of the game

    async def _played(self) -> Outcome | Exception:
        self._has_begun = True
        self.changed()
        try:
            return await super()._played()
        except _SeatGone:
            return Outcome.TO_START
        finally:
            self._far.leave_alone()

    async def _step(self) -> None:
        view = self._scene.view
        if self._scene.phase is Phase.COUNT and self._far.has_read(view.round_number) and not self._far.session.told:
            self._view.say(self.manner.texts("remote-others-read"))
        await super()._step()

    async def _note(self, event: Told | Notice) -> None:
        """Tell something that has no moment of its own."""
        match event:
            case Anew():
                await self._show_anew(event)
            case SeatLost():
                raise _SeatGone
            case Refusal():
                self._refused = company.why(self.manner.texts, event)
            case Broken():
                self._log(event)
                await self._alarm(event)
            case Notice():
                pass
            case _:
                is_news = not company.is_own_return(event, self._scene.you) or self._was_gone
                self._take(self._scene.after(event))
                self._frame = replace(self._frame, scene=self._scene)
                if is_news:
                    self._log(event)
                self._redraw()

    @property
    def _was_gone(self) -> bool:
        """Whether a bot plays for the person, or the connection was lost, as far as it was told."""
        scene = self._scene
        return scene.you in scene.away or isinstance(scene.players.get(scene.you), Bot)

    async def _show_anew(self, event: Anew) -> None:
        """The table as it is now, whatever was seen of it before: the last plays are told again."""
        self._take(event.scene)
        self._frame = Frame(event.scene)
        for each in last_plays(event.scene):
            self._log(each)
        self._redraw()
        count = count_of(event.scene)
        if count is not None and not self._far.has_read(count.round):
            await self._count(count)

    async def _alarm(self, event: Broken) -> None:
        """A broken promise is not to be overlooked."""
        say = self.manner.texts
        lines = [*company.lines(self._words, event), "", say("remote-broken-what")]
        await self._answer(Window(say("remote-broken"), "\n".join(lines), [("close", say("screen-close"))]))

    async def _answer(self, window: Window) -> str:
        """What is answered in a window; that of a count or of the end closes when the table goes on."""
        if self._scene.phase not in (Phase.COUNT, Phase.OVER):
            return await super()._answer(window)
        if self._far.has_gone_on:
            return self._unanswered
        self._counting = window
        try:
            return await super()._answer(window)
        finally:
            self._counting = None

    @property
    def _unanswered(self) -> str:
        return "start" if self._scene.phase is Phase.OVER else "next"

    def _endings(self) -> Sequence[Choice]:
        return [("again", "remote-another"), ("back", "screen-look-back"), ("start", "remote-to-room")]

    # What the person does

    def action_hurry(self) -> None:
        """Do not wait for what is shown; play again where a bot does."""
        super().action_hurry()
        room = self._far.session.room
        if room is not None and not room.is_yours:
            self._far.session.come_back()

    def action_say(self) -> None:
        """Choose something to say."""
        self._open(self._say)

    async def _say(self) -> None:
        say = self.manner.texts
        choices = [(phrase, say(f"phrase-{phrase}")) for phrase in PHRASES]
        phrase = await self.app.push_screen_wait(ListWindow(say("remote-say"), choices))
        if phrase is not None:
            client = self._far.session.client
            self._far.session.ask(c.Say(id=client.name(), phrase=phrase))  # type: ignore[arg-type]

    def action_deal(self) -> None:
        """Tell what was promised for the deal."""
        self._open(self._deal)

    async def _deal(self) -> None:
        say = self.manner.texts
        session = self._far.session
        lines = "\n".join(deal_lines(say, session.client.promises.receipts, session.file))
        await self._answer(Window(say("remote-deal"), lines, [("close", say("screen-close"))]))

    async def _leave(self) -> None:
        say = self.manner.texts
        choices = [
            ("leave", say("remote-come-back")),
            ("start", say("remote-give-up")),
            ("stay", say("screen-stay")),
        ]
        answer = await self._answer(Window(say("screen-leave-question"), say("remote-leave"), choices))
        if answer == "start":
            self._far.send(Leave())
        if answer != "stay":
            self.dismiss(Outcome.LEFT if answer == "leave" else Outcome.TO_START)

    def on_key_bar_pressed(self, message: KeyBar.Pressed) -> None:
        """A key was clicked in the last line."""
        actions = {"t": self.action_say, "v": self.action_deal}
        if message.key in actions:
            message.prevent_default()
            actions[message.key]()

    # What is seen

    def _story(self, event: Told | Notice) -> Iterator[str]:
        yield from super()._story(event)
        yield from company.lines(self._words, event)

    def _shown(self) -> Shown:
        say, session = self.manner.texts, self._far.session
        left = session.seconds_left
        clock = "" if left is None else say("remote-clock", seconds=int(left))
        return replace(super()._shown(), clock=clock, link=link_told(say, session.state))

    def _body(self, key: str) -> RenderableType:
        if key != "?":
            return super()._body(key)
        say = self.manner.texts
        more = [say("screen-help-t"), say("screen-help-v"), say("screen-help-again")]
        return Prose.of("\n".join([*help_lines(say), *more]))

    def _show_keys(self) -> None:
        say, is_narrow = self.manner.texts, self.has_class("-narrow")
        more = [(key, say(id)) for key, id in _KEYS.items() if not is_narrow or key == "t"]
        self._view.show_keys(self.manner, more, is_narrow=is_narrow)
