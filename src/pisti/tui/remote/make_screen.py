"""What kind of table: its rules, its clock, whether strangers may find it."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from pisti.rules import PRESETS, Rules
from pisti.table.wire_types import TableSettings
from pisti.tui.chooser import UP_AND_DOWN, Chooser, Rows
from pisti.tui.first_screen import preset_of
from pisti.tui.house_rules_screen import HouseRulesScreen
from pisti.tui.plain_rules import differences
from pisti.tui.prose import Prose
from pisti.tui.stage import Telling

CLOCKS = (None, 10, 20, 30, 60, 120)
"""The clocks to choose from, in seconds a card."""


class MakeScreen(ModalScreen[TableSettings | None], Telling[TableSettings | None]):
    """Dismissed with the settings that were chosen, or None; begins with those that are given.

    ``title`` is the id of what the window is called.
    """

    AUTO_FOCUS = "Chooser"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss", show=False), *UP_AND_DOWN]

    def __init__(self, settings: TableSettings, title: str = "remote-make") -> None:
        super().__init__()
        self._title = title
        self._settings = settings
        self._rules = Rules.parse(settings.rules)

    def compose(self) -> ComposeResult:
        """A row for each choice."""
        say, settings = self.manner.texts, self._settings
        clocks = [*CLOCKS, *([] if settings.clock in CLOCKS else [settings.clock])]
        with Vertical(classes="window"):
            yield Static(say(self._title), classes="window-title", markup=False)
            with Rows(classes="window-text"):
                yield Chooser(_tables(self._rules), self._rules, self.said("screen-table"), self._called, id="table")
                yield Static(id="make-line", markup=False)
                yield Chooser(clocks, settings.clock, self.said("remote-clock-row"), self._clock, id="clock")
                yield Chooser([False, True], settings.is_open, self.said("remote-open-row"), self._open, id="open")
                yield Button(say("screen-house-rules"), id="house-rules", compact=True)
            with Horizontal(classes="window-buttons"):
                yield Button(say("remote-take"), id="take", compact=True)
                yield Button(say("screen-back"), id="back", compact=True)

    def on_mount(self) -> None:
        """Tell what kind of table it is."""
        self._show_line()

    def on_chooser_changed(self, message: Chooser.Changed) -> None:
        """Take a choice over."""
        if message.chooser.id == "table":
            self._rules = message.chooser.value  # type: ignore[assignment]
            self._show_line()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Take all of it, go back, or choose the rules one by one."""
        if event.button.id == "house-rules":
            self.app.push_screen(HouseRulesScreen(self._rules), self._take_rules)
        elif event.button.id == "back":
            self.dismiss(None)
        else:
            self.dismiss(self._chosen())

    def _chosen(self) -> TableSettings:
        clock: int | None = self.query_one("#clock", Chooser).value
        is_open: bool = self.query_one("#open", Chooser).value
        return TableSettings(str(self._rules), clock, is_open, self._settings.has_chat)

    def _take_rules(self, rules: Rules | None) -> None:
        if rules is not None:
            self._rules = rules
            self.query_one("#table", Chooser).choose(rules)
            self._show_line()

    def _show_line(self) -> None:
        say, rules = self.manner.texts, self._rules
        lines = [say(f"preset-{preset_of(rules)}-line", seats=rules.seats, target=rules.target)]
        if preset_of(rules) == "own":
            lines += differences(say, rules)
        self.query_one("#make-line", Static).update(Prose.of("\n".join(lines)))

    def _called(self, rules: Rules) -> str:
        return self.manner.texts(f"preset-{preset_of(rules)}")

    def _clock(self, seconds: int | None) -> str:
        say = self.manner.texts
        return say("remote-no-clock") if seconds is None else say("remote-clock", seconds=seconds)

    def _open(self, is_open: bool) -> str:
        return self.manner.texts("remote-open" if is_open else "remote-private")


def _tables(rules: Rules) -> list[Rules]:
    return [*PRESETS.values(), *([] if rules in PRESETS.values() else [rules])]
