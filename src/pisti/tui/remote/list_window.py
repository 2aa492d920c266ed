"""A window with a list to choose from: by the arrows and Enter, by a number, or by a click."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option

from pisti.tui.stage import Telling
from pisti.tui.windows import Choice

_NUMBERED = 9
"""How many entries have a number to be typed."""


class ListWindow(ModalScreen[str | None], Telling[str | None]):
    """Dismissed with the answer that the chosen entry stands for, None if none is chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "dismiss", show=False),
        *(Binding(str(number), f"take({number - 1})", show=False) for number in range(1, _NUMBERED + 1)),
    ]

    def __init__(self, title: str, choices: Sequence[Choice]) -> None:
        super().__init__()
        self._title = title
        self._choices = choices

    def compose(self) -> ComposeResult:
        """The title, the list, a way out."""
        with Vertical(classes="window"):
            yield Static(self._title, classes="window-title", markup=False)
            yield OptionList(*map(Option, self._lines()), classes="list", compact=True)
            with Horizontal(classes="window-buttons"):
                yield Button(self.manner.texts("screen-back"), compact=True)

    def _lines(self) -> list[Text]:
        numbers = [f"{place}  " if place <= _NUMBERED else "   " for place in range(1, len(self._choices) + 1)]
        return [Text(number + label) for number, (_, label) in zip(numbers, self._choices, strict=True)]

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the entry."""
        self.action_take(event.option_index)

    def action_take(self, place: int) -> None:
        """Take the entry with this place, from 0."""
        if place < len(self._choices):
            self.dismiss(self._choices[place][0])

    def on_button_pressed(self) -> None:
        """Back without one."""
        self.dismiss(None)
