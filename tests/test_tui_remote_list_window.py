"""A list to choose from: by arrows, numbers and clicks, and a way out."""

import pytest

from pisti.tui.remote.list_window import ListWindow
from screens import NARROW, WIDE, Bare, piloted, text_of

CHOICES = [(f"a{number}", f"Entry {number}") for number in range(1, 13)]


class Choosing(Bare):
    """An app with a list; ``went`` is what was chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.went: list[str | None] = []

    def on_mount(self) -> None:
        self.push_screen(ListWindow("Choose", CHOICES), self.went.append)


@pytest.mark.parametrize(
    ("keys", "answer"),
    [
        (["enter"], "a1"),
        (["down", "down", "enter"], "a3"),
        (["5"], "a5"),
        (["end", "enter"], "a12"),
        (["escape"], None),
        (["q"], None),
        (["tab", "enter"], None),
    ],
)
@piloted
async def test_one_is_chosen_by_keys(keys: list[str], answer: str | None) -> None:
    app = Choosing()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await pilot.press(*keys)
        assert app.went == [answer]


@pytest.mark.parametrize("size", [WIDE, NARROW])
@piloted
async def test_all_can_be_read_and_clicked(size: tuple[int, int]) -> None:
    app = Choosing()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        text = text_of(app)
        assert all(label in text for _, label in CHOICES)
        assert "9  Entry 9" in text
        assert "10  Entry 10" not in text
        await pilot.click(".list", offset=(5, 2))
        assert app.went == ["a3"]


@piloted
async def test_a_number_that_no_entry_has_chooses_nothing() -> None:
    app = Choosing()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        window = app.screen
        assert isinstance(window, ListWindow)
        window.action_take(12)
        assert app.went == []
