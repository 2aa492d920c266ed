"""A row to choose from: by keys and by mouse, around the ends, in the language of the moment."""

import asyncio

import pytest
from rich.cells import cell_len
from textual.app import App, ComposeResult
from textual.pilot import Pilot

from pisti.tui.chooser import Chooser


class Rows(App[None]):
    """One row with three numbers."""

    def __init__(self, width: int = 30) -> None:
        super().__init__()
        self.label = "Number"
        self.chosen: list[object] = []
        self.row = Chooser([1, 2, 3], 2, lambda: self.label, lambda value: f"no. {value}", id="row")
        self.row.styles.width = width
        self.row.styles.height = 1

    def compose(self) -> ComposeResult:
        yield self.row

    def on_chooser_changed(self, message: Chooser.Changed) -> None:
        assert message.control is message.chooser
        self.chosen.append(message.chooser.value)


async def pressed(app: Rows, *keys: str) -> list[object]:
    async with app.run_test() as pilot:
        await pilot.press("tab", *keys)
        return app.chosen


def test_keys_go_on_and_back_and_around_the_ends() -> None:
    assert asyncio.run(pressed(Rows(), "right", "enter", "space", "left", "left")) == [3, 1, 2, 1, 3]


async def clicked(app: Rows) -> list[object]:
    async with app.run_test() as pilot:
        text = app.row.render().plain
        for x in (text.index("<"), text.index(">"), text.index("no"), 0):
            await click(pilot, x)
        return app.chosen


async def click(pilot: Pilot[None], x: int) -> None:
    await pilot.click(Chooser, offset=(x, 0))
    await pilot.pause()


def test_a_click_on_the_left_arrow_goes_back_and_any_other_goes_on() -> None:
    assert asyncio.run(clicked(Rows())) == [1, 2, 3, 1]


async def rendered(app: Rows) -> tuple[str, str, str]:
    async with app.run_test():
        first = app.row.render().plain
        app.label = "Another label that is longer than the row has room for"
        second = app.row.render().plain
        app.row.choose(7)
        return first, second, app.row.render().plain


def test_the_value_is_always_whole_and_the_label_is_cut_where_it_must_be() -> None:
    first, second, third = asyncio.run(rendered(Rows()))
    assert first == "Number".ljust(21) + "< no. 2 >"
    assert second == "Another label that …".ljust(21) + "< no. 2 >"
    assert third.endswith("< no. 7 >")
    assert {len(first), len(second), len(third)} == {30}


def test_a_value_chosen_from_outside_is_one_more_to_choose_from() -> None:
    app = Rows()

    async def around() -> list[object]:
        async with app.run_test() as pilot:
            app.row.choose(9)
            await pilot.press("tab", "right", "left", "left")
            return app.chosen

    assert asyncio.run(around()) == [1, 9, 3]


@pytest.mark.parametrize(("label", "shown"), [("日本語の名前", "猫"), ("日本語の名前" * 4, "猫猫"), ("x", "猫" * 10)])
def test_wide_letters_keep_the_row_as_wide_as_it_is_and_its_arrows_where_they_are_clicked(
    label: str, shown: str
) -> None:
    async def tried() -> tuple[str, list[object]]:
        app = Rows()
        app.row._shown = lambda _: shown
        app.label = label
        async with app.run_test() as pilot:
            text = app.row.render().plain
            arrow = cell_len(text[: text.index("<")])
            for x in (arrow, 29, arrow - 1):
                await click(pilot, x)
            return text, app.chosen

    text, chosen = asyncio.run(tried())
    assert cell_len(text) == 30
    assert text.endswith(f" < {shown} >")
    assert chosen == [1, 2, 3]


def test_a_value_that_was_there_is_not_there_twice() -> None:
    app = Rows()

    async def around() -> list[object]:
        async with app.run_test() as pilot:
            app.row.choose(2)
            app.row.choose(1)
            await pilot.press("tab", "left", "left", "left", "left")
            return app.chosen

    assert asyncio.run(around()) == [3, 2, 1, 3]
