"""The open tables of a server, looked up again and again: to go to one, to return to a seat, or to open a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from pisti.table.wire_types import TableSettings
from pisti.tui.chooser import UP_AND_DOWN, Rows
from pisti.tui.prose import Prose
from pisti.tui.remote.address import Address
from pisti.tui.remote.code_window import CodeWindow
from pisti.tui.remote.faults import BadRemote
from pisti.tui.remote.link_told import sentence
from pisti.tui.remote.make_screen import MakeScreen
from pisti.tui.remote.tables_told import table_told
from pisti.tui.remote.web import OpenTable, Web
from pisti.tui.settings import NAME_LENGTH, is_name
from pisti.tui.settings_screen import SettingsScreen
from pisti.tui.stage import Telling

LIST_SECONDS = 4.0
"""How often the list is looked up."""


class EdgeList(OptionList):
    """A list that is left upwards from its first entry and downwards from its last one."""

    def on_focus(self) -> None:
        """One entry is always chosen while the list has the focus."""
        if self.highlighted is None and self.option_count:
            self.highlighted = 0

    def action_cursor_up(self) -> None:
        """One up, or out."""
        if self.highlighted in (None, 0):
            self.app.action_focus_previous()
        else:
            super().action_cursor_up()

    def action_cursor_down(self) -> None:
        """One down, or out."""
        if self.highlighted is None or self.highlighted < self.option_count - 1:
            super().action_cursor_down()
        else:
            self.app.action_focus_next()


class TablesScreen(Telling[str | None]):
    """Dismissed with the code of a table, or None; ``seats`` are the codes of tables where a seat is kept."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        *UP_AND_DOWN,
        Binding("o", "settings", show=False),
        Binding("q,escape", "dismiss", show=False),
    ]

    def __init__(
        self,
        address: Address,
        web: Web,
        seats: Sequence[str],
        notice: str = "",
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        super().__init__()
        self._address = address
        self._web = web
        self._seats = seats
        self._notice = notice
        self._sleep = sleep
        self._tables: list[OpenTable] | None = None
        self._shown: list[str] = []
        self._wrong: BadRemote | None = None

    def compose(self) -> ComposeResult:
        """The server, the name, the list, what can be done."""
        with Rows(id="tables"), Vertical(id="tables-column"):
            yield Static(self._address.name, id="tables-title", markup=False)
            yield Static(self._notice, id="tables-notice", markup=False)
            yield Static(id="name-label", markup=False)
            yield Input(self.manner.settings.name, id="name", max_length=NAME_LENGTH, compact=True)
            yield Static(id="tables-line", markup=False)
            yield EdgeList(id="list", classes="list", compact=True)
            for id in ("make", "enter-code", "tables-back"):
                yield Button("", id=id, compact=True)
        yield Static(id="tables-help", markup=False)

    def on_mount(self) -> None:
        """Tell what there is, and look up the rest."""
        self.retell()
        self.query_one("#make", Button).focus()
        self.run_worker(self._look())

    async def _look(self) -> None:
        """Look up the list again and again."""
        while True:
            try:
                self._tables, self._wrong = await self._web.open_tables(), None
            except BadRemote as error:
                self._wrong = error
            self._retell_list()
            await self._sleep(LIST_SECONDS)

    def retell(self) -> None:
        """Tell everything in the language of now."""
        say = self.manner.texts
        self.query_one("#name-label", Static).update(say("remote-your-name"))
        self.query_one("#name", Input).placeholder = say("remote-guest")
        self.query_one("#make", Button).label = say("remote-make")
        self.query_one("#enter-code", Button).label = say("remote-enter-code")
        self.query_one("#tables-back", Button).label = say("screen-quit")
        self.query_one("#tables-help", Static).update(say("remote-tables-help"))
        self._retell_list()

    def _retell_list(self) -> None:
        if not self.query("#list"):
            return
        entries = dict(self._entries())
        self.query_one("#tables-line", Static).update(Prose.of(self._line()))
        shown = self.query_one(EdgeList)
        shown.display = bool(entries)
        if list(entries.values()) != [str(option.prompt) for option in shown.options] or list(entries) != self._shown:
            place, self._shown = shown.highlighted, list(entries)
            shown.set_options(Option(Text(text)) for text in entries.values())
            shown.highlighted = None if place is None else min(place, len(entries) - 1)

    def _line(self) -> str:
        """What is said above the list."""
        say = self.manner.texts
        if self._wrong is not None:
            return sentence(say, self._wrong)
        if self._tables is None:
            return say("remote-connecting")
        return say("remote-open-tables") if self._tables else say("remote-no-tables")

    def _entries(self) -> Iterator[tuple[str, str]]:
        say = self.manner.texts
        for code in self._seats:
            yield code, say("remote-return", code=code)
        for table in self._tables or ():
            if table.code not in self._seats:
                yield table.code, table_told(say, self.manner.look, table)

    # What the person does

    def on_input_changed(self, event: Input.Changed) -> None:
        """The name is kept as it is typed, if one can be called so."""
        name = event.value.strip()
        if name != self.manner.settings.name and (not name or is_name(name)):
            self.choose(name=name)

    def on_input_submitted(self) -> None:
        """Enter leads on."""
        self.app.action_focus_next()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go to the table."""
        self.dismiss(self._shown[event.option_index])

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Open a table, type a code, or leave."""
        if not self.is_active:
            return
        if event.button.id == "make":
            self.app.push_screen(MakeScreen(TableSettings(str(self.manner.settings.rules))), self._make)
        elif event.button.id == "enter-code":
            self.app.push_screen(CodeWindow(self._address), self._go)
        else:
            self.dismiss(None)

    def action_settings(self) -> None:
        """Open the settings."""
        self.app.push_screen(SettingsScreen())

    def _go(self, code: str | None) -> None:
        if code is not None:
            self.dismiss(code)

    def _make(self, settings: TableSettings | None) -> None:
        if settings is not None:
            self.run_worker(self._made(settings))

    async def _made(self, settings: TableSettings) -> None:
        try:
            self.dismiss(await self._web.make(settings))
        except BadRemote as error:
            self._wrong = error
            self._retell_list()
