"""A record on the full screen, play by play: the table with all hands open, beside it or below it all plays.

What a person does: the arrows, Home and End go through a round, b and n to other rounds, Space lets it play by itself;
a click on a play goes there, and the keys in the last line can be clicked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from typing import ClassVar

from rich.cells import cell_len
from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.worker import Worker

from pisti.notation.position_text import format_position
from pisti.notation.record import Record
from pisti.tui.canvas import cut
from pisti.tui.frames import Speed
from pisti.tui.plain_state import pile
from pisti.tui.replay_film import Film
from pisti.tui.replay_told import NamedWords, board, brief_scores, count, entries, scores, sentences
from pisti.tui.replay_widgets import OpenHand, PlayList
from pisti.tui.settings_screen import SettingsScreen
from pisti.tui.stage import Telling
from pisti.tui.table_view import Line, Status
from pisti.tui.widgets import BoardView, KeyBar
from pisti.tui.windows import Window

Sleep = Callable[[float], Awaitable[object]]
"""What waits for some seconds."""

_KEYS = {
    "left,←": "step(-1)",
    "right,→": "step(1)",
    "up,↑": "capture(-1)",
    "down,↓": "capture(1)",
    "home": "go(0)",
    "end": "go(-1)",
    "space,␣": "auto",
    "b": "round(-1)",
    "n": "round(1)",
    "c": "count",
    "p": "pile",
    "y": "copy",
    "question_mark,f1,?": "help",
    "o": "settings",
    "q,escape": "dismiss",
}
"""The action of each key, behind some also of the sign that stands for it in the last line."""

_GAME = 24
"""How many columns the name of a game takes in the first line."""

_SIGNS = {sign: action for keys, action in _KEYS.items() for sign in keys.split(",")}


class ReplayScreen(Telling[None]):
    """Shows one record after the other; dismissed when the person has seen enough."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, action, show=False)
        for keys, action in _KEYS.items()
        for key in keys.split(",")
        if len(key) > 1 or key.isalpha()
    ]

    def __init__(self, records: Sequence[Record], ply: int = 0, *, sleep: Sleep = asyncio.sleep) -> None:
        super().__init__()
        self._records = records
        self._has_games = len({record.game for record in records}) > 1
        self._place = 0
        self._film = Film(records[0])
        self._ply = ply
        self._sleep = sleep
        self._auto: Worker[None] | None = None
        self._spoken: NamedWords | None = None

    def compose(self) -> ComposeResult:
        """The parts of the screen; a narrow terminal has them one below the other."""
        yield Line(id="where", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield BoardView()
                yield OpenHand()
                yield Status(id="status", markup=False)
            with Vertical(id="right"):
                yield Line(id="scores", markup=False)
                yield PlayList(id="plays", compact=True)
        yield KeyBar()

    def on_mount(self) -> None:
        """Tell everything."""
        self.retell()

    def on_resize(self) -> None:
        """What a narrow terminal has elsewhere changes its place, and there is room for more or less."""
        self.call_after_refresh(self._redraw)

    def on_screen_suspend(self) -> None:
        """A window is open: nothing goes on behind it."""
        self._stop()

    # What the person does

    def action_step(self, step: int) -> None:
        """Go on or back by one play; behind the last play stands the count."""
        self._stop()
        if step > 0 and self._ply == self._film.plays:
            self._show_count()
        else:
            self._go(self._ply + step)

    def action_capture(self, step: int) -> None:
        """Go to the next capture, or to the one before."""
        self._stop()
        film = self._film
        self._go(film.capture_after(self._ply) if step > 0 else film.capture_before(self._ply))

    def action_go(self, ply: int) -> None:
        """Go to the moment after some plays; -1 is the last."""
        self._stop()
        self._go(self._film.plays if ply < 0 else ply)

    def action_round(self, step: int) -> None:
        """Go to the start of another round of the file."""
        place = self._place + step
        if 0 <= place < len(self._records):
            self._stop()
            self._place, self._ply, self._film = place, 0, Film(self._records[place])
            self.retell()

    def action_auto(self) -> None:
        """Play by itself, from the start again if the end is reached; or stop."""
        if self._auto is not None:
            self._stop()
            return
        if self._ply == self._film.plays:
            self._go(0)
        self._auto = self.run_worker(self._play_on())
        self._show_where()

    async def _play_on(self) -> None:
        while self._ply < self._film.plays:
            await self._sleep(self._seconds())
            self._go(self._ply + 1)
        await self._sleep(self._seconds())
        self._auto = None
        self._show_where()
        self._show_count()

    def _seconds(self) -> float:
        """How long the moment lasts; one that lasted no time could not be seen."""
        speed = self.manner.settings.speed
        factor: float = (Speed.FAST if speed is Speed.OFF else speed).value
        return factor * self._film.frame(self._ply).pause.value

    def _stop(self) -> None:
        if self._auto is not None:
            self._auto.cancel()
            self._auto = None
            self._show_where()

    def _go(self, ply: int) -> None:
        self._ply = min(max(ply, 0), self._film.plays)
        self._redraw()

    def on_play_list_picked(self, message: PlayList.Picked) -> None:
        """A line of the list was clicked."""
        self.action_go(message.ply)

    def on_board_view_pile_pressed(self) -> None:
        """The pile was clicked."""
        self.action_pile()

    async def on_key_bar_pressed(self, message: KeyBar.Pressed) -> None:
        """A key was clicked in the last line."""
        await self.run_action(_SIGNS.get(message.key, "auto"))

    # Windows

    def action_count(self) -> None:
        """Show the count, or say why the record has none."""
        self._show_count()
        if not self._film.is_over:
            self._say_why_no_count()

    def _say_why_no_count(self) -> None:
        film, say = self._film, self.manner.texts
        is_redeal = film.record.is_redeal
        why = say("replay-redeal") if is_redeal else say("replay-unfinished", plays=film.plays)
        self.app.clear_notifications()  # the same once more is not said twice
        self.notify(why, markup=False)

    def _show_count(self) -> None:
        if self._film.is_over:
            title = self.manner.texts("play-count", round=self._film.record.round_number)
            self._open(title, count(self._film, self.manner, is_narrow=self.has_class("-narrow")))

    def action_pile(self) -> None:
        """Show all cards in the middle."""
        frame = self._film.frame(self._ply)
        view = frame.scene.view if frame.pile is None else replace(frame.scene.view, pile=frame.pile)
        self._open(self.manner.texts("screen-title-pile"), "\n".join(pile(self._words, view)))

    def action_copy(self) -> None:
        """Copy the position as a line of text, and show it for those whose terminal does not allow that."""
        say = self.manner.texts
        if self._film.record.is_redeal:
            self._open(say("screen-replay-no-position"), "")
            return
        line = format_position(self._film.record.position(self._ply))
        self.app.copy_to_clipboard(line)
        self._open(say("screen-replay-copied"), line)

    def action_help(self) -> None:
        """Show what can be typed and clicked."""
        say = self.manner.texts
        own = [say(f"screen-replay-help-{id}") for id in ("step", "capture", "ends", "round", "auto", "count")]
        rest = [say("play-help-p"), say("screen-replay-help-copy"), say("screen-help-o"), say("screen-replay-help-q")]
        lines = [*own, *rest, "", say("screen-replay-help-signs"), say("screen-replay-help-mouse")]
        self._open(say("screen-title-help"), "\n".join(lines))

    def _open(self, title: str, body: RenderableType) -> None:
        self.app.push_screen(Window(title, body, [("close", self.manner.texts("screen-close"))]))

    def action_settings(self) -> None:
        """Open the settings; what is changed there holds at once."""
        self.app.push_screen(SettingsScreen())

    # What is seen

    @property
    def _words(self) -> NamedWords:
        if self._spoken is None:
            self._spoken = NamedWords(self.manner, self._film)
        return self._spoken

    def retell(self) -> None:
        """Tell and draw everything anew."""
        self._spoken = None
        self.query_one(PlayList).show(list(entries(self._film, self._words)))
        self.query_one(KeyBar).show(list(self._keys()))
        self._redraw()

    def _redraw(self) -> None:
        film, words, look, ply = self._film, self._words, self.manner.look, self._ply
        self.query_one(BoardView).show(board(film, words, look, ply))
        self.query_one(OpenHand).show(film.hands(ply)[film.you], words, look)
        self.query_one(Status).tell(sentences(film, words, ply), stands_out=False)
        self.query_one(PlayList).mark(ply)
        self._show_where()

    def _show_where(self) -> None:
        """Round, deal and play; the scores beside the table, or here where the terminal is narrow."""
        film, words, is_narrow = self._film, self._words, self.has_class("-narrow")
        below = [brief_scores(film, self.manner, self._ply, self.size.width - 2)] if is_narrow else []
        self.query_one("#where", Line).show("\n".join([self._where(is_narrow=is_narrow), *below]))
        self.query_one("#scores", Line).show("\n".join(scores(film, words, self._ply)))

    def _where(self, *, is_narrow: bool) -> str:
        say, film, ply, look = self.manner.texts, self._film, self._ply, self.manner.look
        game = cut(film.record.game, _GAME) if self._has_games and not is_narrow else ""
        number, deal, deals = film.record.round_number, film.round(ply).deal_number, film.record.rules.deals
        round = say("screen-where", round=number, deal=deal, deals=deals)
        play = say("screen-replay-where", ply=ply, plays=film.plays)
        if not ply and not is_narrow:
            play = say("screen-replay-start")
        mark = look.turn if self._auto is not None else ""
        if cell_len(round + play) + 7 > self.size.width:
            play = f"{ply}/{film.plays}"
        return f" {look.dot} ".join(filter(None, (game, round, play, mark)))

    def _keys(self) -> Iterator[tuple[str, str]]:
        """The last line; a key of two has its word behind the second."""
        words = {
            "←": "",
            "→": "screen-replay-key-step",
            "↑": "",
            "↓": "screen-replay-key-capture",
            "b": "",
            "n": "screen-replay-key-round",
            self._space(): "screen-replay-key-auto",
            "c": "screen-key-sheet",
            "y": "screen-replay-key-copy",
            "o": "screen-key-settings",
            "?": "screen-key-help",
            "q": "screen-key-leave",
        }
        for key, word in words.items():
            yield key, self.manner.texts(word) if word else ""

    def _space(self) -> str:
        """What the space bar is called, as in the help."""
        return self.manner.texts("screen-replay-key-space")
