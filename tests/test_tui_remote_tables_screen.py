"""The list of tables: looked up again and again, moved through by the arrows, told where there is none."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest
from textual.widgets import Button, Input

from far_terminals import press_button
from pisti.table.wire_types import PlayerAt, TableSettings
from pisti.tui.remote.address import Address
from pisti.tui.remote.code_window import CodeWindow
from pisti.tui.remote.faults import BadRemote, RemoteFault
from pisti.tui.remote.tables_screen import EdgeList, TablesScreen
from pisti.tui.remote.web import OpenTable, Web
from pisti.tui.settings import Settings
from pisti.tui.settings_screen import SettingsScreen
from screens import NARROW, WIDE, Bare, piloted, text_of, until

TABLES = [
    OpenTable("ab", TableSettings("two", 30), {"S": PlayerAt("Ada"), "N": PlayerAt("", "hard")}),
    OpenTable("ac", TableSettings("target=51,jack=2"), {"S": PlayerAt("Bo\x1b[2J")}, is_playing=True),
]


class Lists:
    """A server whose tables the test sets."""

    def __init__(self, tables: list[OpenTable], wrong: BadRemote | None = None) -> None:
        self.tables = tables
        self.wrong = wrong
        self.made: list[TableSettings] = []
        self.again = asyncio.Event()

    async def open_tables(self) -> list[OpenTable]:
        if self.wrong is not None:
            raise self.wrong
        return self.tables

    async def make(self, settings: TableSettings) -> str:
        if self.wrong is not None:
            raise self.wrong
        self.made.append(settings)
        return "new"

    async def sleep(self, _seconds: float) -> None:
        self.again.clear()
        await self.again.wait()


class Listing(Bare):
    """An app with the list; ``went`` is where it was left to."""

    def __init__(self, lists: Lists, seats: tuple[str, ...] = (), language: str = "en") -> None:
        super().__init__(language, Settings(name="Ada"))
        self.lists = lists
        self.went: list[str | None] = []
        self.tables = TablesScreen(
            Address("https://example.org"), cast("Web", lists), seats, "Something is to be told.", lists.sleep
        )

    def on_mount(self) -> None:
        self.push_screen(self.tables, self.went.append)


@pytest.mark.parametrize("size", [WIDE, NARROW])
@piloted
async def test_each_table_is_told_in_a_line(size: tuple[int, int]) -> None:
    app = Listing(Lists(TABLES), ("ad",))
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: "Open tables:" in text_of(app))
        text = " ".join(text_of(app).split())
        assert "example.org" in text
        assert "Something is to be told." in text
        assert "Back to your seat: ad" in text
        if size is WIDE:
            assert "Two players · 2/2 · 30 s · Ada, bot (hard)" in text
            assert "playing · House rules · 1/4 · Bo\\x1b[2J" in text


@piloted
async def test_the_list_is_looked_up_again_and_what_is_chosen_stays_chosen() -> None:
    lists = Lists([])
    app = Listing(lists)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: "No table is open just now." in text_of(app))
        lists.tables = TABLES
        lists.again.set()
        await until(pilot, lambda: "2/2" in text_of(app))
        await pilot.press("up", "down")
        shown = app.tables.query_one(EdgeList)
        assert shown.highlighted == 1
        lists.again.set()
        await pilot.pause()
        assert shown.highlighted == 1
        await pilot.press("enter")
    assert app.went == ["ac"]


@piloted
async def test_the_arrows_lead_through_everything() -> None:
    app = Listing(Lists(TABLES))
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: "2/2" in text_of(app))
        assert isinstance(app.focused, Button)
        seen = []
        for _ in range(4):
            await pilot.press("up")
            assert app.focused is not None
            seen.append(app.focused.id)
        assert seen == ["list", "name", "tables-back", "enter-code"]
        await pilot.press("down", "down", "enter")
        assert app.focused.id == "list"
        await pilot.press("down", "down")
        assert app.focused.id == "make"


@piloted
async def test_the_same_table_is_not_offered_twice() -> None:
    app = Listing(Lists(TABLES), ("ab",))
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: "Back to your seat: ab" in text_of(app))
        assert "2/2" not in text_of(app)


@pytest.mark.parametrize("code", [RemoteFault.REFUSED, RemoteFault.NOT_PISTI])
@piloted
async def test_a_server_that_cannot_be_reached_is_told_until_it_can(code: RemoteFault) -> None:
    lists = Lists(TABLES, BadRemote(code, server="example.org"))
    app = Listing(lists)
    async with app.run_test(size=WIDE) as pilot:
        say = app.manner.texts
        sentence = say(f"error-{code}", server="example.org")
        await until(pilot, lambda: " ".join(sentence.split()) in " ".join(text_of(app).split()))
        lists.wrong = None
        lists.again.set()
        await until(pilot, lambda: "2/2" in text_of(app))


@piloted
async def test_a_table_is_opened_or_it_is_told_why_not() -> None:
    lists = Lists([])
    app = Listing(lists)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: "No table" in text_of(app))
        await press_button(pilot, "make")
        await pilot.press("escape")
        lists.wrong = BadRemote(RemoteFault.BUSY)
        await press_button(pilot, "make")
        await press_button(pilot, "take")
        await until(pilot, lambda: "The server cannot do this just now" in text_of(app))
        lists.wrong = None
        await press_button(pilot, "make")
        await press_button(pilot, "take")
        await until(pilot, lambda: app.went)
    assert app.went == ["new"]
    assert lists.made == [TableSettings()]


@piloted
async def test_the_name_is_kept_while_it_is_typed_if_it_can_be_one() -> None:
    app = Listing(Lists([]))
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: "No table" in text_of(app))
        name = app.tables.query_one("#name", Input)
        assert name.value == "Ada"
        name.focus()
        await pilot.press("end", "space", "q")
        assert app.manner.settings.name == "Ada q"
        name.value = "a\x1b"
        await pilot.pause()
        assert app.manner.settings.name == "Ada q"
        name.value = ""
        await pilot.pause()
        assert app.manner.settings.name == ""
        assert app.kept_settings[-1].name == ""
        await pilot.press("enter")
        assert app.focused is not name


@pytest.mark.parametrize(("press", "then"), [("enter-code", CodeWindow), ("o", SettingsScreen)])
@piloted
async def test_windows_over_the_list(press: str, then: type) -> None:
    app = Listing(Lists([]))
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: "No table" in text_of(app))
        await (pilot.press(press) if len(press) == 1 else press_button(pilot, press))
        assert isinstance(app.screen, then)
        await pilot.press("escape")
        assert app.screen is app.tables


@piloted
async def test_a_code_leads_to_its_table() -> None:
    app = Listing(Lists([]))
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: "No table" in text_of(app))
        await press_button(pilot, "enter-code")
        await pilot.press(*"xyz", "enter")
        await until(pilot, lambda: app.went)
    assert app.went == ["xyz"]


@pytest.mark.parametrize("press", ["q", "escape", "tables-back"])
@piloted
async def test_there_is_a_way_out(press: str) -> None:
    app = Listing(Lists([]))
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: "No table" in text_of(app))
        await (press_button(pilot, press) if "-" in press else pilot.press(press))
    assert app.went == [None]


@piloted
async def test_everything_is_told_anew_in_another_language() -> None:
    app = Listing(Lists(TABLES))
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: "2/2" in text_of(app))
        app.tables.choose(language="tr")
        await until(pilot, lambda: "Açık masalar:" in text_of(app))
        assert "İki oyuncu" in text_of(app) or "2/2" in text_of(app)
        assert "Two players" not in text_of(app)
