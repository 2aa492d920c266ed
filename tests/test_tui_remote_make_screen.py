"""What kind of table is opened: presets, own rules, a clock, who may come."""

import pytest

from far_terminals import press_button
from pisti.rules import Rules
from pisti.table.wire_types import TableSettings
from pisti.tui.house_rules_screen import HouseRulesScreen
from pisti.tui.remote.make_screen import CLOCKS, MakeScreen
from screens import NARROW, WIDE, Bare, piloted, text_of, until


class Making(Bare):
    """An app with the window; ``went`` is what was chosen."""

    def __init__(self, settings: TableSettings | None = None) -> None:
        super().__init__()
        self.first = settings or TableSettings()
        self.went: list[TableSettings | None] = []

    def on_mount(self) -> None:
        self.push_screen(MakeScreen(self.first), self.went.append)


@pytest.mark.parametrize("size", [WIDE, NARROW])
@piloted
async def test_choices_are_made_by_keys(size: tuple[int, int]) -> None:
    app = Making()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press("right", "right", "right", "down", "right", "down", "right", "down", "down", "enter")
        assert app.went == [TableSettings("seats=2,target=101", CLOCKS[1], is_open=True)]


@piloted
async def test_what_is_chosen_already_stays_and_its_line_is_told() -> None:
    settings = TableSettings("two,target=51,jack=2", 45, is_open=True, has_chat=True)
    app = Making(settings)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert "A jack is worth 2 points." in text_of(app)
        assert "< 45 s >" in text_of(app)
        await press_button(pilot, "take")
        assert app.went == [TableSettings("seats=2,target=51,jack=2", 45, is_open=True, has_chat=True)]


@piloted
async def test_own_rules_are_chosen_one_by_one() -> None:
    app = Making()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await press_button(pilot, "house-rules")
        window = app.screen
        assert isinstance(window, HouseRulesScreen)
        window.dismiss(Rules(target=21))
        await until(pilot, lambda: "House rules" in text_of(app))
        await press_button(pilot, "house-rules")
        await pilot.press("escape")
        await press_button(pilot, "take")
        assert app.went == [TableSettings("target=21")]


@pytest.mark.parametrize("press", ["escape", "back"])
@piloted
async def test_there_is_a_way_back(press: str) -> None:
    app = Making()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await (pilot.press("escape") if press == "escape" else press_button(pilot, press))
        assert app.went == [None]
