"""A row with a label and a value that is chosen from some, by the arrows, Enter or a click."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Generic, TypeVar

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.message import Message
from textual.widget import Widget

from pisti.tui.canvas import cut

Value = TypeVar("Value")


UP_AND_DOWN: list[BindingType] = [
    Binding("up", "app.focus_previous", show=False),
    Binding("down", "app.focus_next", show=False),
]
"""The keys that move from row to row."""


class Rows(VerticalScroll, can_focus=False, inherit_bindings=False):
    """Rows one below the other, the one with the focus in sight; the arrows are left to the screen, to move it."""


class Chooser(Widget, Generic[Value], can_focus=True):
    """The value of ``values`` that is chosen; ``label`` and ``shown`` say it in the language of the moment."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right,enter,space", "step(1)", show=False),
    ]

    class Changed(Message):
        """Another value is chosen."""

        def __init__(self, chooser: Chooser[object]) -> None:
            super().__init__()
            self.chooser = chooser

        @property
        def control(self) -> Chooser[object]:
            """The row."""
            return self.chooser

    def __init__(
        self,
        values: Sequence[Value],
        value: Value,
        label: Callable[[], str],
        shown: Callable[[Value], str],
        *,
        id: str | None = None,
    ) -> None:
        super().__init__(id=id)
        self._values = list(values)
        self._label = label
        self._shown = shown
        self.value = value

    def choose(self, value: Value) -> None:
        """Choose a value from outside; one that is new is one more to choose from."""
        if value not in self._values:
            self._values.append(value)
        self.value = value
        self.refresh()

    def render(self) -> Text:
        """The label at the left, the value between arrows at the right."""
        value = f"< {self._shown(self.value)} >"
        room = self.size.width - cell_len(value) - 1
        label = cut(self._label(), room)
        return Text(label + " " * (room - cell_len(label) + 1) + value, no_wrap=True, overflow="ellipsis")

    def action_step(self, step: int) -> None:
        """Choose the next value, or the one before; after the last comes the first."""
        place = self._values.index(self.value)
        self.value = self._values[(place + step) % len(self._values)]
        self.refresh()
        self.post_message(self.Changed(self))  # type: ignore[arg-type]  # of whatever values

    def on_click(self, event: events.Click) -> None:
        """A click on the left arrow goes back, any other goes on."""
        left = self.size.width - cell_len(self._shown(self.value)) - 4
        self.action_step(-1 if left <= event.x < left + 2 else 1)
