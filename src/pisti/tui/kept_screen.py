"""The games kept on this computer: go on with one, or look at one that is over."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option

from pisti.rules import Seat
from pisti.tui.kept import BadKept, Kept, kept_games
from pisti.tui.plain_words import Words
from pisti.tui.stage import Telling


@dataclass(frozen=True, slots=True)
class Go:
    """Go on with the game in a file, or look at it where it is over."""

    file: str
    is_over: bool


class KeptScreen(ModalScreen[Go | None], Telling[Go | None]):
    """A list of the kept games, the newest first; Enter or a click takes one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss", show=False)]

    def __init__(self, folder: str) -> None:
        super().__init__()
        self._games = kept_games(Path(folder))

    def compose(self) -> ComposeResult:
        """The list, or that there is nothing to list."""
        say = self.manner.texts
        with Vertical(classes="window"):
            yield Static(say("screen-kept-games"), classes="window-title", markup=False)
            if self._games:
                yield OptionList(*(Option(Text(self._line(game))) for game in self._games), id="kept", compact=True)
            else:
                yield Static(say("screen-kept-none"), markup=False)
            with Horizontal(classes="window-buttons"):
                yield Button(say("screen-back"), compact=True)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the game, unless it cannot be read."""
        game = self._games[event.option_index]
        if isinstance(game, Kept):
            self.dismiss(Go(game.file, game.is_over or game.you is None))

    def on_button_pressed(self) -> None:
        """Back without a game."""
        self.dismiss(None)

    def _line(self, game: Kept | BadKept) -> str:
        if isinstance(game, BadKept):
            return self.manner.texts("screen-kept-bad", file=Path(game.file).name)
        return kept_line(game, self.manner.words(game.rules, game.you or Seat.SOUTH))


def kept_line(game: Kept, words: Words) -> str:
    """A kept game in one line: its date, how far it is, the score."""
    say, day = words.texts, game.day
    shown = "?" if day is None else say("date-short", day=f"{day:%d}", month=f"{day:%m}", year=f"{day:%Y}")
    scores = words.by_side(game.scores)
    if game.is_over:
        return say("screen-kept-over", date=shown, list=scores)
    return say("screen-kept-line", date=shown, round=game.round, list=scores)
