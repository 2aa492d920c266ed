"""The first screen: play at once, go on with a kept game, or choose the table, the bots and the language first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Button, Static

from pisti.bots import OFFERED
from pisti.i18n import LANGUAGES
from pisti.rules import PRESETS, Rules, Seat
from pisti.tui.chooser import UP_AND_DOWN, Chooser, Rows
from pisti.tui.house_rules_screen import HouseRulesScreen
from pisti.tui.kept import Kept
from pisti.tui.kept_screen import Go, KeptScreen, kept_line
from pisti.tui.plain_rules import differences
from pisti.tui.plain_words import LEVEL_IDS
from pisti.tui.prose import Prose
from pisti.tui.settings_screen import SettingsScreen, name_of
from pisti.tui.stage import Telling
from pisti.tui.table_windows import help_lines, told_text
from pisti.tui.windows import Window


@dataclass(frozen=True, slots=True)
class Begin:
    """Play a new game, at the table of the settings."""


class FirstScreen(Telling[Begin | Go | None]):
    """Dismissed with what to do; None ends the program. ``kept`` is the game to go on with, ``notice`` a warning."""

    AUTO_FOCUS = "Button"  # Enter plays
    BINDINGS: ClassVar[list[BindingType]] = [
        *UP_AND_DOWN,
        Binding("question_mark,f1", "help", show=False),
        Binding("escape", "to_quit", show=False),
        Binding("q", "dismiss", show=False),
    ]

    def __init__(self, kept: Kept | None, folder: str, notice: str = "") -> None:
        super().__init__()
        self._kept = kept
        self._folder = folder
        self._notice = notice

    def compose(self) -> ComposeResult:
        """Title, the buttons to play, the choices, the rest."""
        settings = self.manner.settings
        with Rows(id="first"), Vertical(id="first-column"):
            yield Static(id="first-title", markup=False)
            yield Static(id="first-subtitle", markup=False)
            if self._notice:
                yield Static(self._notice, id="first-notice", markup=False)
            if self._kept is not None:
                yield Button("", id="continue", compact=True)
                yield Static(id="continue-detail", markup=False)
            yield Button("", id="play", compact=True)
            yield Chooser(
                _tables(settings.rules), settings.rules, self.said("screen-table"), self._table_name, id="table"
            )
            yield Static(id="table-line", markup=False)
            yield Chooser(OFFERED, settings.level, self.said("screen-level"), self._level, id="level")
            yield Chooser(LANGUAGES, self.manner.texts.language, self.said("screen-language"), name_of, id="language")
            for id in ("house-rules", "read-rules", "kept-games", "settings", "quit"):
                yield Button("", id=id, compact=True)
        yield Static(id="first-help", markup=False)

    def on_mount(self) -> None:
        """Tell what there is."""
        self.retell()

    def retell(self) -> None:
        """Tell everything in the language of now."""
        say = self.manner.texts
        for button in self.query(Button):
            button.label = say(f"screen-{button.id}")
        self.query_one("#first-title", Static).update(title(self.manner.texts("screen-title"), self.manner.ascii))
        self.query_one("#first-subtitle", Static).update(say("screen-subtitle"))
        self.query_one("#first-help", Static).update(say("screen-first-help"))
        self.query_one("#language", Chooser).choose(say.language)
        self.query_one("#level", Chooser).choose(self.manner.settings.level)
        self._show_table()
        if self._kept is not None:
            line = kept_line(self._kept, self.manner.words(self._kept.rules, self._kept.you or Seat.SOUTH))
            self.query_one("#continue-detail", Static).update(line)

    def on_chooser_changed(self, message: Chooser.Changed) -> None:
        """Take a choice over at once."""
        field = {"table": "rules"}.get(str(message.chooser.id), str(message.chooser.id))
        self.choose(**{field: message.chooser.value})

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Do what the button says, once if it is pressed twice at once."""
        if not self.is_active:
            return
        match event.button.id:
            case "play":
                self.dismiss(Begin())
            case "continue":
                assert self._kept is not None
                self.dismiss(Go(self._kept.file, is_over=False))
            case "quit":
                self.dismiss(None)
            case "settings":
                self.app.push_screen(SettingsScreen())
            case "house-rules":
                self.app.push_screen(HouseRulesScreen(self.manner.settings.rules), self._take_rules)
            case "kept-games":
                self.app.push_screen(KeptScreen(self._folder), self._go)
            case _:
                self._read_rules()

    def action_help(self) -> None:
        """Tell the keys of the table."""
        say = self.manner.texts
        self._open(say("screen-title-help"), Prose.of("\n".join([say("screen-first-help"), "", *help_lines(say)])))

    def action_to_quit(self) -> None:
        """Escape closes windows; here, where there is none, it does not end the program at once."""
        self.query_one("#quit", Button).focus()

    def _read_rules(self) -> None:
        say = self.manner.texts
        self._open(say("screen-read-rules"), told_text(say))

    def _open(self, title: str, text: Prose) -> None:
        self.app.push_screen(Window(title, text, [("close", self.manner.texts("screen-close"))]))

    def _take_rules(self, rules: Rules | None) -> None:
        if rules is not None:
            self.choose(rules=rules)

    def _go(self, go: Go | None) -> None:
        if go is not None:
            self.dismiss(go)

    def _show_table(self) -> None:
        rules = self.manner.settings.rules
        self.query_one("#table", Chooser).choose(rules)
        line = self.manner.texts(f"preset-{preset_of(rules)}-line", seats=rules.seats, target=rules.target)
        self.query_one("#table-line", Static).update("\n".join([line, *self._own(rules)]))

    def _own(self, rules: Rules) -> Iterator[str]:
        """What differs at a table with own rules."""
        if preset_of(rules) == "own":
            yield from differences(self.manner.texts, rules)

    def _table_name(self, rules: Rules) -> str:
        return self.manner.texts(f"preset-{preset_of(rules)}")

    def _level(self, level: str) -> str:
        return self.manner.texts(LEVEL_IDS[level])


def preset_of(rules: Rules) -> str:
    """The name of the preset that the rules are, ``own`` if they are none.

    >>> preset_of(Rules(target=51)), preset_of(Rules(target=52))
    ('short', 'own')
    """
    return next((name for name, preset in PRESETS.items() if preset == rules), "own")


def _tables(rules: Rules) -> list[Rules]:
    return [*PRESETS.values(), *([] if rules in PRESETS.values() else [rules])]


def title(word: str, ascii_only: bool) -> str:
    """The name of the game between the four suits."""
    left, right = ("c d", "h s") if ascii_only else ("♣ ♦", "♥ ♠")
    return f"{left}   {word}   {right}"
