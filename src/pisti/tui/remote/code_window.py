"""A window where the code, or the link, of a table is typed."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static

from pisti.tui.remote.address import Address, code
from pisti.tui.remote.faults import BadRemote
from pisti.tui.remote.link_told import sentence
from pisti.tui.stage import Telling


class CodeWindow(ModalScreen[str | None], Telling[str | None]):
    """Dismissed with the code of a table of the server at an address, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]

    def __init__(self, address: Address) -> None:
        super().__init__()
        self._address = address

    def compose(self) -> ComposeResult:
        """What to type, the line to type it in, what is wrong with it."""
        say = self.manner.texts
        with Vertical(classes="window"):
            yield Static(say("remote-enter-code"), classes="window-title", markup=False)
            yield Static(say("remote-code-what"), markup=False)
            yield Input(id="code", compact=True)
            yield Static(id="code-error", markup=False)
            with Horizontal(classes="window-buttons"):
                yield Button(say("remote-go"), id="go", compact=True)
                yield Button(say("screen-back"), id="back", compact=True)

    def on_input_submitted(self) -> None:
        """Enter."""
        self._go()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Go there, or back."""
        if event.button.id == "go":
            self._go()
        else:
            self.dismiss(None)

    def _go(self) -> None:
        try:
            self.dismiss(code(self.query_one("#code", Input).value, self._address))
        except BadRemote as error:
            self.query_one("#code-error", Static).update(sentence(self.manner.texts, error))
