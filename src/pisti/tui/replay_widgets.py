"""The parts of a replay's screen that the table does not have: an open hand, and the list of all plays."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from pisti.tui.canvas import Canvas
from pisti.tui.faces import draw_card, hand_places
from pisti.tui.look import Look, Size
from pisti.tui.plain_words import CardWords
from pisti.tui.replay_film import Cards
from pisti.tui.replay_told import Entry, Kind
from pisti.tui.widgets import Drawn


class OpenHand(Drawn):
    """The cards of the seat at the bottom, to be looked at; smaller where there is less room."""

    hand: Cards = ()
    _words: CardWords | None = None
    _look = Look()

    def show(self, hand: Cards, words: CardWords, look: Look) -> None:
        """Show this hand from now on."""
        self.hand, self._words, self._look = hand, words, look
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards side by side."""
        if self._words is None:
            return
        size = Size.LARGE if canvas.height >= Size.LARGE.height else Size.SMALL
        for card, left in zip(self.hand, hand_places(canvas.width, len(self.hand), size), strict=True):
            draw_card(canvas, (left, 0), card, self._words, self._look, size)


_STYLES = {
    Kind.HEAD: Style(dim=True),
    Kind.PLAY: Style(),
    Kind.CAPTURE: Style(bold=True),
    Kind.REMARK: Style(italic=True),
    Kind.END: Style(),
}


class PlayList(OptionList, can_focus=False):
    """All of a record in lines, that of the present moment marked and kept in view."""

    class Picked(Message):
        """A line was clicked; ``ply`` is the number of plays after which it holds."""

        def __init__(self, ply: int) -> None:
            super().__init__()
            self.ply = ply

    entries: Sequence[Entry] = ()

    def show(self, entries: Sequence[Entry]) -> None:
        """Show these lines from now on."""
        self.entries = entries
        self.set_options(Option(Text(each.text, _STYLES[each.kind])) for each in entries)

    def mark(self, ply: int) -> None:
        """Mark the moment after some plays."""
        self.highlighted = next(place for place, each in enumerate(self.entries) if each.ply == ply)
        self._scroll()

    def on_resize(self) -> None:
        """The marked line stays in view."""
        self.call_after_refresh(self._scroll)

    def _scroll(self) -> None:
        """Show the marked line between others; that of the last play at the top, as the count stands below it."""
        self.scroll_to_highlight(top=True)
        if self.highlighted is not None and self.entries[self.highlighted].ply < self.entries[-1].ply:
            self.scroll_relative(y=-(self.size.height // 2), animate=False, immediate=True)
            self.scroll_to_highlight()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Tell which moment is wanted."""
        event.stop()
        self.post_message(self.Picked(self.entries[event.option_index].ply))
