"""The parts of the table's screen put together: what a moment looks like, in words and drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import RichLog, Static

from pisti.table import Counted, GameOver, Phase
from pisti.tui.board import Board, banner_of
from pisti.tui.frames import Frame
from pisti.tui.plain_state import standing
from pisti.tui.plain_story import Story
from pisti.tui.plain_words import BySeat, Words
from pisti.tui.scene import Scene
from pisti.tui.stage import Manner
from pisti.tui.widgets import BoardView, HandView, Key, KeyBar, PackView
from pisti.tui.wrap import fitted, wrapped

_KEYS = {
    "?": "help",
    "g": "log",
    "c": "sheet",
    "s": "state",
    "p": "pile",
    "l": "captures",
    "f": "face-down",
    "r": "rules",
    "o": "settings",
    "q": "leave",
}
_NARROW_KEYS = "?gcoq"
_CUTS = BySeat("screen-cuts", "screen-cuts-you")


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown: a moment, in some manner; ``is_asked`` says whether the person is to play or to cut now.

    ``clock`` is the time that is left, ``link`` how the connection is if it is not as it should be.
    """

    frame: Frame
    manner: Manner
    words: Words
    is_asked: bool = False
    clock: str = ""
    link: str = ""

    @property
    def scene(self) -> Scene:
        """The scene of the moment."""
        return self.frame.scene


class Line(Static):
    """A text that is laid out anew only when it has changed."""

    _text = ""

    def show(self, text: str) -> None:
        """Show this text."""
        if text != self._text:
            is_as_tall = text.count("\n") == self._text.count("\n")
            self._text = text
            self.update(text)
            if not is_as_tall:  # while the screen is laid out for the first time one request for it is lost
                self.call_after_refresh(self.refresh, layout=True)


class Status(Static):
    """The lines below the hand: as many sentences as there is room for."""

    _told: Sequence[str] = ()

    def tell(self, told: Sequence[str], *, stands_out: bool) -> None:
        """Say this from now on."""
        self.set_class(stands_out, "your-turn")
        self._told = told
        self._fit()

    def on_resize(self) -> None:
        """There is room for more, or for less."""
        self._fit()

    def _fit(self) -> None:
        room = self.content_size
        self.update(fitted(self._told, room.width, room.height) if room else "", layout=False)


class Log(RichLog, can_focus=False):
    """The log: its lines are broken anew when it becomes wider or narrower, and the last one stays in sight."""

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, min_width=10)
        self._told: list[str] = []
        self._width = 0

    def tell(self, lines: Iterable[str]) -> None:
        """Add lines."""
        for line in lines:
            self._told.append(line)
            self._show(line)

    def forget(self) -> None:
        """Begin anew."""
        self._told.clear()
        self.clear()

    def on_resize(self, event: events.Resize) -> None:
        """Break the lines for the width, if it is new."""
        if self._width != event.size.width:
            self._width = event.size.width
            self.clear()
            for line in self._told:
                self._show(line)
        self.scroll_end(animate=False)

    def _show(self, line: str) -> None:
        if self._width:
            self.write(wrapped(line, self._width))


class TableView(Vertical):
    """The whole table; a narrow terminal has its parts one below the other."""

    def compose(self) -> ComposeResult:
        """The line at the top, the table beside the log, the keys."""
        yield Line(id="where", markup=False)
        yield Line(id="link", classes="hidden", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield BoardView()
                yield HandView()
                yield PackView(classes="hidden")
                yield Status(id="status", markup=False)
            with Vertical(id="right"):
                yield Line(id="scores", markup=False)
                yield Log()
        yield KeyBar()

    def show(self, shown: Shown) -> None:
        """Show a moment."""
        words, look, scene = shown.words, shown.manner.look, shown.scene
        said = list(sentences(shown.frame, words))
        self.query_one(BoardView).show(Board(shown.frame, words, look, banner=banner_of(shown.frame, words, said)))
        is_turn = shown.is_asked and scene.phase is Phase.PLAY
        self.query_one(HandView).show(scene.view.hand, words, look, is_on=is_turn)
        self._show_pack(shown)
        self.show_where(shown)
        self.query_one(Status).tell(_status(shown, said), stands_out=is_turn)

    def say(self, text: str) -> None:
        """Say something in the lines below the hand."""
        self.query_one(Status).tell([text], stands_out=False)

    def tell(self, lines: Iterable[str]) -> None:
        """Add lines to the log."""
        self.query_one(Log).tell(lines)

    def clear_log(self) -> None:
        """Begin the log anew."""
        self.query_one(Log).forget()

    def show_keys(self, manner: Manner, more: Sequence[Key] = (), *, is_narrow: bool) -> None:
        """Show the keys, those alone that are needed most where there is little room, and some more before the last."""
        shown = [key for key in _KEYS if not is_narrow or key in _NARROW_KEYS]
        *keys, last = [(key, manner.texts(f"screen-key-{_KEYS[key]}")) for key in shown]
        self.query_one(KeyBar).show([*keys, *more, last])

    def _show_pack(self, shown: Shown) -> None:
        """The pack lies in place of the hand while you are to cut it."""
        pack, hand = self.query_one(PackView), self.query_one(HandView)
        is_cut = shown.is_asked and shown.scene.phase is Phase.CUT
        if pack.display != is_cut:
            pack.display, hand.display = is_cut, not is_cut
            (pack if is_cut else hand).focus()
        if is_cut:
            pack.show(shown.manner.look, shown.manner.texts("screen-cut-how"))

    def show_where(self, shown: Shown) -> None:
        """Round, deal and target; the scores beside the log, or here where the terminal is narrow; the connection."""
        say, view = shown.manner.texts, shown.scene.view
        id = "screen-where" if view.deal_number else "screen-where-cut"
        where = say(id, round=view.round_number, deal=view.deal_number, deals=view.rules.deals)
        parts = [where, say("screen-target", target=view.rules.target), shown.clock]
        first = f" {shown.manner.look.dot} ".join(filter(None, parts))
        scores = standing(shown.words, view.scores, view.won_counts)
        is_narrow = self.screen.has_class("-narrow")
        self.query_one("#where", Line).show("\n".join([first, *(scores if is_narrow else [])]))
        self.query_one("#scores", Line).show("\n".join(scores))
        link = self.query_one("#link", Line)
        link.show(shown.link)
        link.display = bool(shown.link)


def _status(shown: Shown, said: list[str]) -> list[str]:
    """What stands below the hand."""
    say, scene = shown.manner.texts, shown.scene
    if shown.is_asked and scene.phase is Phase.PLAY:
        return [f"{shown.manner.look.turn} {say('screen-your-turn')}"]
    if shown.is_asked:
        return [say("screen-cut-aim")]
    if scene.phase is Phase.CUT and not said:
        return [shown.words.of_seat(_CUTS, scene.cutter)]
    return said


def sentences(frame: Frame, words: Words) -> Iterator[str]:
    """What is said of a moment: the sentences of its event, of a capture only what it brought."""
    if frame.jacks:
        yield words.texts("screen-shown-jack")
    elif frame.turn is not None:
        told = list(Story(words).turn(frame.turn))
        yield from told[1:] if frame.turn.captured else told
    elif frame.event is not None and not isinstance(frame.event, (Counted, GameOver)):
        yield from (line for line in Story(words).lines(frame.event) if line)
