"""The parts of the table's screen that are drawn: the board, the hand, the pack to be cut, the line of keys."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from rich.cells import cell_len
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size as Area
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from pisti.cards import Card
from pisti.tui.board import Board, Spots, draw_board
from pisti.tui.canvas import Canvas
from pisti.tui.faces import draw_card, hand_places
from pisti.tui.look import BACK, FAINT, FELT, STRONG, TURN, Look, Size
from pisti.tui.plain_words import Words

PACK = 52
"""How many places the pack can be cut at, and one more."""


class Drawn(Widget):
    """A widget drawn on a canvas whenever it is refreshed."""

    _lines: Sequence[Strip] = ()

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Draw all there is to see."""

    def redraw(self) -> None:
        """Draw again at the next refresh."""
        self._lines = ()
        self.refresh()

    def on_resize(self) -> None:
        """Draw for the new size."""
        self.redraw()

    def render_line(self, y: int) -> Strip:
        """One line of the canvas."""
        if not self._lines:
            canvas = Canvas(self.size.width, self.size.height, FELT)
            self.draw(canvas)
            self._lines = canvas.strips()
        return self._lines[y] if y < len(self._lines) else Strip.blank(self.size.width)


class BoardView(Drawn):
    """The table but for your own hand."""

    class PilePressed(Message):
        """The pile was clicked."""

    board: Board | None = None
    _spots: Spots | None = None

    def show(self, board: Board) -> None:
        """Show this from now on."""
        self.board = board
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        """Draw the board, if one is known yet."""
        if self.board is not None:
            self._spots = draw_board(canvas, self.board)

    def on_click(self, event: events.Click) -> None:
        """A click on the pile shows it whole."""
        if self._spots is not None and event.chain == 1 and self._spots.is_pile(event.x, event.y):
            self.post_message(self.PilePressed())


class HandView(Drawn, can_focus=True):
    """Your own cards, of which one is chosen while it is your turn."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "choose(-1)", show=False),
        Binding("right", "choose(1)", show=False),
        Binding("home", "choose(-9)", show=False),
        Binding("end", "choose(9)", show=False),
        Binding("enter", "press", show=False),
    ]

    class Pressed(Message):
        """A card was clicked or entered; ``again`` if it is a further click of a double one."""

        def __init__(self, place: int, *, again: bool = False) -> None:
            super().__init__()
            self.place = place
            self.again = again

    hand: tuple[Card, ...] = ()
    chosen = 0
    is_on = False
    _words: Words | None = None
    _look = Look()

    def show(self, hand: tuple[Card, ...], words: Words, look: Look, *, is_on: bool) -> None:
        """Show this hand; ``is_on`` says whether one of its cards can be played now."""
        self.chosen = min(self.chosen, max(0, len(hand) - 1))
        self.hand, self._words, self._look, self.is_on = hand, words, look, is_on
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards side by side, each with its number in its lower edge."""
        if self._words is None:
            return
        for place, (card, left) in enumerate(zip(self.hand, self.lefts, strict=True)):
            chosen, label = self.is_on and place == self.chosen, f" {place + 1} "
            draw_card(canvas, (left, 0), card, self._words, self._look, Size.LARGE, chosen=chosen, label=label)

    def action_choose(self, step: int) -> None:
        """Choose the card so many places further."""
        self.chosen = min(max(self.chosen + step, 0), max(0, len(self.hand) - 1))
        self.redraw()

    def action_press(self) -> None:
        """Play the chosen card."""
        self.post_message(self.Pressed(self.chosen))

    def on_click(self, event: events.Click) -> None:
        """A click on a card plays it."""
        for place, left in enumerate(self.lefts):
            if 0 <= event.x - left < Size.LARGE.width:
                self.chosen = place
                self.redraw()
                self.post_message(self.Pressed(place, again=event.chain > 1))

    @property
    def lefts(self) -> list[int]:
        """The left column of each card."""
        return hand_places(self.size.width, len(self.hand), Size.LARGE)


class PackView(Drawn, can_focus=True):
    """The pack, to be cut at a place of its edge."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("home", "move(-52)", show=False),
        Binding("end", "move(52)", show=False),
        Binding("enter", "cut", show=False),
    ]

    class Cut(Message):
        """The pack was cut; ``place`` is how many cards were lifted, which aims at nothing (clause 2.3)."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    place = PACK // 2
    _look = Look()
    _title = ""

    def show(self, look: Look, title: str) -> None:
        """Show the pack, and what to do with it."""
        self._look, self._title = look, title
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        """Draw the pack from the side, and where it will be cut."""
        width, left = self._across()
        canvas.put_centred(0, canvas.width, 0, self._title, TURN)
        canvas.put(left + (self.place - 1) * width // (PACK - 1), 1, self._look.pointer, STRONG)
        for row in (2, 3):
            canvas.put(left, row, self._look.back * width, BACK)
        canvas.put_centred(0, canvas.width, 4, str(self.place), FAINT)

    def action_move(self, step: int) -> None:
        """Move the place of the cut."""
        self.place = min(max(self.place + step, 1), PACK - 1)
        self.redraw()

    def action_cut(self) -> None:
        """Cut there."""
        self.post_message(self.Cut(self.place))

    def on_click(self, event: events.Click) -> None:
        """A click on the pack cuts it there."""
        width, left = self._across()
        if event.y in (1, 2, 3) and left <= event.x < left + width:
            self.place = min(max(1 + (event.x - left) * (PACK - 1) // width, 1), PACK - 1)
            self.redraw()
            self.action_cut()

    def _across(self) -> tuple[int, int]:
        """How wide the pack is drawn, and its left end."""
        width = min(PACK, self.size.width - 4)
        return width, (self.size.width - width) // 2


Key = tuple[str, str]
"""A key and the word for what it does."""


class KeyBar(Drawn):
    """Keys with what they do, each to be typed or clicked."""

    class Pressed(Message):
        """A key was clicked."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    keys: Sequence[Key] = ()

    def show(self, keys: Sequence[Key]) -> None:
        """Show these keys."""
        self.keys = keys
        self._lines = ()
        self.refresh(layout=True)

    def get_content_height(self, container: Area, viewport: Area, width: int) -> int:
        """As many lines as the keys need."""
        return self._placed(width)[-1][1] + 1 if self.keys else 1

    def draw(self, canvas: Canvas) -> None:
        """Draw each key before its word."""
        for (key, word), (x, y) in zip(self.keys, self._placed(canvas.width), strict=True):
            canvas.put(x, y, key, STRONG)
            canvas.put(x + cell_len(key) + 1, y, word, FAINT)

    def on_click(self, event: events.Click) -> None:
        """A click on a key or its word is as the key."""
        for (key, word), (x, y) in zip(self.keys, self._placed(self.size.width), strict=True):
            if event.y == y and x <= event.x < x + _length(key, word):
                self.post_message(self.Pressed(key))

    def _placed(self, width: int) -> list[tuple[int, int]]:
        """Column and line of each key; one that does not fit begins a new line."""
        places: list[tuple[int, int]] = []
        x, y = 1, 0
        for key, word in self.keys:
            if x > 1 and x + _length(key, word) > width - 1:
                x, y = 1, y + 1
            places.append((x, y))
            x += _length(key, word) + (2 if word else 1)
        return places


def _length(key: str, word: str) -> int:
    return cell_len(key) + (1 + cell_len(word) if word else 0)
