"""Own house rules, one row for each option; a combination that makes no sense is told and cannot be taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from pisti.rules import POINT_FIELDS, BadRules, Centre, CentreJack, LoneJack, Lookers, Rules, RulesFault
from pisti.tui.chooser import UP_AND_DOWN, Chooser, Rows
from pisti.tui.stage import Telling

TARGETS = (21, 51, 101, 151, 201, 251, 301, 501, 1000)
"""The targets to choose from, besides that of the rules one begins with."""

_CHOICES: Mapping[str, Sequence[object]] = {
    "seats": (2, 3, 4),
    "target": TARGETS,
    **dict.fromkeys(POINT_FIELDS, range(101)),
    "lone_jack": tuple(LoneJack),
    "centre": tuple(Centre),
    "centre_jack": tuple(CentreJack),
    "lookers": tuple(Lookers),
}


class HouseRulesScreen(ModalScreen[Rules | None], Telling[Rules | None]):
    """Dismissed with the rules that were chosen, or None."""

    AUTO_FOCUS = "Chooser"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "dismiss", show=False),
        *UP_AND_DOWN,
    ]

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._rules: Rules | None = rules
        self._chosen = {field.name: getattr(rules, field.name) for field in fields(rules)}

    def compose(self) -> ComposeResult:
        """A row for each option."""
        say = self.manner.texts
        with Vertical(classes="window"):
            yield Static(say("screen-house-rules"), classes="window-title", markup=False)
            with Rows(classes="window-text"):
                for name, value in self._chosen.items():
                    yield self._row(name, value)
            yield Static(id="house-rules-error", markup=False)
            with Horizontal(classes="window-buttons"):
                yield Button(say("screen-take"), id="take", compact=True)
                yield Button(say("screen-back"), id="back", compact=True)

    def on_chooser_changed(self, message: Chooser.Changed) -> None:
        """Try the combination; whoever chooses the number of players has partners or not as usual there."""
        self._chosen[str(message.chooser.id)] = message.chooser.value
        if message.chooser.id == "seats":
            self._chosen["partners"] = Rules(seats=self._chosen["seats"]).partners
            self.query_one("#partners", Chooser).choose(self._chosen["partners"])
        error = self.query_one("#house-rules-error", Static)
        try:
            self._rules = Rules(**self._chosen)
            error.update("")
        except BadRules as bad:
            self._rules = None
            error.update(self._wrong(bad))

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Take the rules if they make sense, or go back without them."""
        if event.button.id == "back":
            self.dismiss(None)
        elif self._rules is not None:
            self.dismiss(self._rules)

    def _row(self, name: str, value: object) -> Chooser[object]:
        choices = _CHOICES.get(name, (True, False))
        values = [*choices, *([] if value in choices else [value])]
        return Chooser(values, value, self.said(f"rule-{name}"), lambda shown: self._value(name, shown), id=name)

    def _wrong(self, bad: BadRules) -> str:
        """What is wrong, in the words of the screen."""
        say, name = self.manner.texts, str(bad.fields["field"])
        match bad.code:
            case RulesFault.PARTNERS_NEED_FOUR:
                return say("screen-rules-partners", seats=bad.fields["seats"])
            case RulesFault.NOT_WITH_OPEN_CENTRE:
                usual = self._value(name, getattr(Rules(), name))
                return say("screen-rules-open-centre", rule=say(f"rule-{name}"), value=usual)
            case _:
                return say("screen-rules-nothing-scores")

    def _value(self, name: str, value: object) -> str:
        say = self.manner.texts
        if isinstance(value, bool):
            return say("value-yes" if value else "value-no")
        return str(value) if isinstance(value, int) else say(f"value-{name}-{value}")
