"""The settings over whatever is shown: each holds at once."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from pisti.i18n import LANGUAGES, Texts
from pisti.tui.chooser import UP_AND_DOWN, Chooser
from pisti.tui.frames import Speed
from pisti.tui.stage import Telling


class SettingsScreen(ModalScreen[None], Telling[None]):
    """Language, speed, colours of suits, who cuts, whether each card is confirmed."""

    AUTO_FOCUS = "Chooser"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "dismiss", show=False),
        *UP_AND_DOWN,
    ]

    def compose(self) -> ComposeResult:
        """A row for each setting."""
        now = self.manner.settings
        with Vertical(classes="window"):
            yield Static(id="settings-title", classes="window-title", markup=False)
            yield Chooser(LANGUAGES, self.manner.texts.language, self.said("screen-language"), name_of, id="language")
            yield Chooser(list(Speed), now.speed, self.said("screen-speed"), self._speed, id="speed")
            yield Chooser([True, False], now.four_colours, self.said("setting-suits"), self._suits, id="four_colours")
            yield Chooser([True, False], now.cut, self.said("setting-cut"), self._yes_no, id="cut")
            yield Chooser([False, True], now.confirm, self.said("setting-confirm"), self._yes_no, id="confirm")
            yield Button("", id="settings-close", compact=True)

    def on_mount(self) -> None:
        """Tell what there is."""
        self.retell()

    def retell(self) -> None:
        """Tell everything in the language of now."""
        self.query_one("#settings-title", Static).update(self.manner.texts("screen-settings"))
        self.query_one(Button).label = self.manner.texts("screen-close")
        for chooser in self.query(Chooser):
            chooser.refresh()

    def on_chooser_changed(self, message: Chooser.Changed) -> None:
        """Take the setting over at once."""
        self.choose(**{str(message.chooser.id): message.chooser.value})

    def on_button_pressed(self) -> None:
        """Close."""
        self.dismiss()

    def _speed(self, speed: Speed) -> str:
        return self.manner.texts(f"value-speed-{speed.name.lower()}")

    def _suits(self, four: bool) -> str:
        return self.manner.texts("value-suits-four" if four else "value-suits-two")

    def _yes_no(self, value: bool) -> str:
        return self.manner.texts("value-yes" if value else "value-no")


@cache
def name_of(language: str) -> str:
    """A language by its own name, read once: the row of languages is drawn often.

    >>> name_of("fr")
    'Français'
    """
    return Texts(language)("language-name")
