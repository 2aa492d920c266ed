"""The full screen that everything runs on: how things are told and drawn, and what holds on every screen."""

from __future__ import annotations

import asyncio
import select
import signal
import sys
from codecs import IncrementalDecoder, getincrementaldecoder
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType
from typing import Any, ClassVar, TextIO, TypeVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.app import App, ComposeResult
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.color import Color
from textual.driver import Driver
from textual.filter import LineFilter
from textual.geometry import Size
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from pisti.i18n import Texts
from pisti.rules import Rules, Seat
from pisti.table import Player
from pisti.tui.ending import CLOSED, exit_code
from pisti.tui.look import Look
from pisti.tui.names import names_of
from pisti.tui.plain_words import Words, fit
from pisti.tui.settings import Settings
from pisti.tui.stage_style import STYLE

Result = TypeVar("Result")

Keep = Callable[[Settings], None]
"""What keeps the settings for the next time; raises OSError."""

_NOBODY: Mapping[Seat, Player] = MappingProxyType({})

COLUMNS, LINES = 40, 24
"""The smallest terminal that has room for the table."""

CLOSED_SECONDS = 1.0
"""How often it is looked whether the terminal is still there."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a person is told and shown everything: the language, the settings, and whether ASCII alone may be used."""

    texts: Texts
    settings: Settings
    ascii: bool = False

    @property
    def look(self) -> Look:
        """How the table is drawn."""
        return Look(self.ascii, self.settings.four_colours)

    def words(self, rules: Rules, you: Seat, players: Mapping[Seat, Player] = _NOBODY) -> Words:
        """What cards, sides and these players are called for a seat."""
        return Words(self.texts, rules, you, letters=self.ascii, names=names_of(self.texts, players, you))

    def with_settings(self, **chosen: Any) -> Manner:  # noqa: ANN401
        """The manner after some settings were chosen; a language that is chosen is spoken, whatever was before."""
        settings, language = replace(self.settings, **chosen), chosen.get("language")
        return replace(self, settings=settings, texts=Texts(language) if language else self.texts)


class Steady(Screen[Result]):
    """A screen for keys that come faster than screens.

    They do nothing before all of it is there, and it is dismissed once, however often that is asked for.
    """

    _is_left = False

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether the screen can act."""
        return self.is_mounted and super().check_action(action, parameters)

    def dismiss(self, result: Result | None = None) -> AwaitComplete:
        """Leave the screen with a result, the first time that it is asked for."""
        if self._is_left:
            return AwaitComplete()
        left = super().dismiss(result)
        self._is_left = True
        return left


class Telling(Steady[Result]):
    """A screen that tells everything anew when the manner changes."""

    def on_mount(self) -> None:
        """A terminal may be too small from the beginning."""
        assert isinstance(self.app, Stage)
        self.call_later(self.app.check_size)

    @property
    def manner(self) -> Manner:
        """How things are told now."""
        assert isinstance(self.app, Stage)
        return self.app.manner

    def said(self, id: str) -> Callable[[], str]:
        """A text in the language of the moment it is asked for."""
        return lambda: self.manner.texts(id)

    def choose(self, **chosen: Any) -> None:  # noqa: ANN401
        """Choose some settings; everything is told anew by them."""
        assert isinstance(self.app, Stage)
        self.app.change(self.manner.with_settings(**chosen))

    def retell(self) -> None:
        """Tell everything in the manner of now."""


class Stage(App[Result]):
    """The app of every full screen: Ctrl-C ends it, a terminal too small is told, ASCII is kept to where asked for."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "interrupt", show=False, priority=True, system=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True, system=True),
    ]
    HORIZONTAL_BREAKPOINTS = [  # noqa: RUF012  # as the library declares it
        (0, "-narrow"),
        (70, "-wide"),
    ]

    def __init__(self, manner: Manner, keep: Keep) -> None:
        super().__init__()
        self._keep = keep
        self.title = manner.texts("screen-title")
        self.manner = manner
        self._ascii = AsciiFilter()

    def get_driver_class(self) -> type[Driver]:
        """How the terminal is driven: as usual, but one that is closed under the program does not stop it ending."""
        driver = super().get_driver_class()
        names = vars(sys.modules[driver.__module__])
        if "getincrementaldecoder" in names:
            # Its own would end the program at a byte that is no UTF-8 (Textualize/textual, issue 6456).
            names["getincrementaldecoder"] = lenient_decoder
        return type(driver.__name__, (Lasting, driver), {})

    def on_mount(self) -> None:
        """Listen to what ends a program from outside, so that the terminal is left in order."""
        self.set_class(self.manner.ascii, "-ascii")
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                self._listen(number)
        if not self.is_headless and hasattr(select, "poll"):
            self.set_interval(CLOSED_SECONDS, self._end_if_closed)

    def _end_if_closed(self) -> None:
        """A terminal may go without a signal, if that is ignored or goes to another program."""
        poll = select.poll()
        poll.register(sys.__stdin__ or 0, 0)
        if any(event & (select.POLLHUP | select.POLLERR) for _, event in poll.poll(0)):
            self._end(CLOSED)

    def _listen(self, number: int) -> None:
        with suppress(NotImplementedError):  # Windows: there a closed terminal ends its programs itself
            asyncio.get_running_loop().add_signal_handler(number, self._end, number)

    def _end(self, number: int) -> None:
        self.exit(return_code=exit_code(number))

    def action_interrupt(self) -> None:
        """End at once; a game is kept already."""
        self._end(signal.SIGINT)

    def change(self, manner: Manner) -> None:
        """From now on tell and show everything in this manner, and keep the settings."""
        self.manner = manner
        self._keep_settings()
        for screen in self.screen_stack:
            if isinstance(screen, Telling):
                screen.retell()

    def _keep_settings(self) -> None:
        try:
            self._keep(self.manner.settings)
        except OSError as error:
            self.notify(self.manner.texts("screen-settings-not-kept", file=str(error.filename)), markup=False)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """What every line goes through before it is written."""
        return [*super().get_line_filters(), *([self._ascii] if self.manner.ascii else [])]

    async def on_event(self, event: events.Event) -> None:
        """Tell when the terminal has become too small, and go on when it is large enough again."""
        await super().on_event(event)
        if isinstance(event, events.Resize):
            self.check_size(event.size)

    def check_size(self, size: Size | None = None) -> None:
        """Tell if the terminal is too small, once there is a screen that it is too small for."""
        columns, lines = size or self.size
        is_small = columns < COLUMNS or lines < LINES
        top = self.screen
        if isinstance(top, TooSmall):
            if is_small:
                top.show(columns, lines)
            else:
                top.dismiss()
        elif is_small and len(self.screen_stack) > 1:
            self.push_screen(TooSmall(self.manner.texts, columns, lines))


def lenient_decoder(encoding: str) -> Callable[[], IncrementalDecoder]:
    r"""What makes a decoder that has a sign for what cannot be decoded.

    >>> lenient_decoder("utf-8")().decode(b"\xffa")
    '\ufffda'
    """
    return partial(getincrementaldecoder(encoding), errors="replace")


class Lasting(Driver):
    """A driver whose thread that writes outlives the terminal: were it gone, the program would wait for it for ever."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        file = "_file"  # each system's driver has one
        setattr(self, file, LastingFile(getattr(self, file)))


class LastingFile:
    """A file that takes what is written to it, whether that arrives or not."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401
        return getattr(self._file, name)

    def write(self, text: str) -> None:
        """Write, if there is still somebody to write to."""
        with suppress(OSError):
            self._file.write(text)

    def flush(self) -> None:
        """Send what is written."""
        with suppress(OSError):
            self._file.flush()


class TooSmall(ModalScreen[None]):
    """Says how large the terminal is and how large it must be."""

    def __init__(self, texts: Texts, columns: int, lines: int) -> None:
        super().__init__()
        self._texts = texts
        self._sizes = (columns, lines)

    def compose(self) -> ComposeResult:
        """One sentence."""
        yield Static(self._sentence(), id="too-small", markup=False)

    def show(self, columns: int, lines: int) -> None:
        """Tell other sizes."""
        self._sizes = (columns, lines)
        self.query_one("#too-small", Static).update(self._sentence())

    def _sentence(self) -> str:
        columns, lines = self._sizes
        return self._texts("screen-too-small", columns=columns, lines=lines, wanted_columns=COLUMNS, wanted_lines=LINES)


class AsciiFilter(LineFilter):
    """Leaves no character but ASCII, and no colour; what is bold, reversed or underlined stays."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The segments as a terminal without signs and colours can show them."""
        return [Segment(spelled(each.text), _colourless(each.style), each.control) for each in segments]


_SIGNS = str.maketrans({"…": ".", "œ": "o", "Œ": "O", "↑": "^", "↓": "v", "←": "<", "→": ">", "×": "x", "·": "-"})


def spelled(text: str) -> str:
    """A text in ASCII, each character by one, so that nothing on the screen moves.

    >>> spelled("Pişti · 10♦ … ▎")
    'Pisti - 10d . ?'
    """
    if text.isascii():
        return text
    return "".join(each if each.isascii() else fit(each, "ascii")[:1] for each in text.translate(_SIGNS))


def _colourless(style: Style | None) -> Style | None:
    if style is None or (style.color is None and style.bgcolor is None):
        return style
    return Style(
        bold=style.bold, reverse=style.reverse, underline=style.underline, italic=style.italic, meta=style.meta or None
    )
