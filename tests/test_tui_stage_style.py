"""The style sheet: it names nothing that is not there, and each layout follows from the size alone."""

import re
from pathlib import Path

import pytest
from textual.widgets import Button

from pisti.rules import Rules
from pisti.tui.house_rules_screen import HouseRulesScreen
from pisti.tui.kept_screen import KeptScreen
from pisti.tui.settings_screen import SettingsScreen
from pisti.tui.stage_style import STYLE
from pisti.tui.table_view import Log
from pisti.tui.widgets import BoardView, HandView, KeyBar
from pisti.tui.windows import Window
from screens import Bare, piloted, seeded, your_turn

SOURCE = Path(__file__).resolve().parent.parent / "src" / "pisti" / "tui"
SELECTORS = "\n".join(part.rpartition("}")[2] for part in STYLE.split("{")[:-1])
CODE = "\n".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py") if file.name != "stage_style.py")


@pytest.mark.parametrize("name", sorted(set(re.findall(r"#([a-z][a-z-]*)", SELECTORS))))
def test_each_id_in_it_is_that_of_an_element(name: str) -> None:
    assert f'id="{name}"' in CODE


@pytest.mark.parametrize("name", sorted(set(re.findall(r"\.(-?[a-z][a-z-]*)", SELECTORS)) - {"-textual-compact"}))
def test_each_class_in_it_is_that_of_an_element(name: str) -> None:
    assert re.search(rf'"[a-z -]*(?<![a-z]){name}[a-z -]*"', CODE) or name.startswith("option-list--"), name


@pytest.mark.parametrize("size", [(40, 24), (69, 24), (70, 24), (80, 24), (200, 60)])
@piloted
async def test_the_parts_of_the_table_fill_the_screen_and_do_not_overlap(size: tuple[int, int], tmp_path: Path) -> None:
    app = seeded(tmp_path, Rules.parse("two"))
    async with app.run_test(size=size) as pilot:
        await your_turn(pilot)
        regions = [
            app.screen.query_one(part).region for part in ("#where", BoardView, HandView, "#status", Log, KeyBar)
        ]
        for number, one in enumerate(regions):
            assert app.screen.region.contains_region(one)
            assert one.area > 0
            assert not any(one.overlaps(other) for other in regions[number + 1 :])
        assert (regions[4].x > regions[1].right - 1) == (size[0] >= 70)  # the log beside the board, or below it
        assert regions[5].bottom == size[1]


def long_window() -> Window:
    return Window("Title", "line\n" * 90, [("a", "A"), ("b", "B"), ("c", "C")])


WINDOWS = (long_window, SettingsScreen, lambda: HouseRulesScreen(Rules()), lambda: KeptScreen("no folder"))


@pytest.mark.parametrize("size", [(40, 24), (80, 24), (200, 60)])
@piloted
async def test_a_window_lies_in_the_middle_and_within_the_screen(size: tuple[int, int]) -> None:
    app = Bare()
    async with app.run_test(size=size) as pilot:
        for make in WINDOWS:
            await app.push_screen(make())
            await pilot.pause()
            region = app.screen.query_one(".window").region
            assert app.screen.region.contains_region(region)
            assert abs(region.x - (size[0] - region.right)) <= 1
            assert abs(region.y - (size[1] - region.bottom)) <= 1
            for button in app.screen.query(Button):
                assert region.contains_region(button.region)
            await app.pop_screen()
