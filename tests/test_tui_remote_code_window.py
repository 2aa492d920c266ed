"""The code of a table, or its link, is typed; what is none is told and can be mended."""

import pytest

from pisti.tui.remote.address import Address
from pisti.tui.remote.code_window import CodeWindow
from screens import NARROW, WIDE, Bare, piloted, text_of


class Typing(Bare):
    """An app with the window; ``went`` is what was typed."""

    def __init__(self) -> None:
        super().__init__()
        self.went: list[str | None] = []

    def on_mount(self) -> None:
        self.push_screen(CodeWindow(Address("https://x.org")), self.went.append)


@pytest.mark.parametrize("size", [WIDE, NARROW])
@piloted
async def test_a_code_is_typed_and_entered(size: tuple[int, int]) -> None:
    app = Typing()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press(*"q w", "enter")
        assert "This is no code of a table: “q w”." in " ".join(text_of(app).split())
        assert app.went == []
        await pilot.press("backspace", "backspace", *"2w", "enter")
        assert app.went == ["q2w"]


@piloted
async def test_a_link_to_another_server_is_told() -> None:
    app = Typing()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await pilot.press(*"https://y.org/t/ab", "enter")
        assert "This is a table of another server: y.org" in " ".join(text_of(app).split())
        assert app.went == []


@piloted
async def test_a_link_is_as_good_and_the_button_too() -> None:
    app = Typing()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await pilot.press(*"https://x.org/t/ab", "down", "enter")
        assert app.went == ["ab"]


@pytest.mark.parametrize("keys", [["escape"], ["down", "down", "enter"]])
@piloted
async def test_there_is_a_way_out(keys: list[str]) -> None:
    app = Typing()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await pilot.press(*keys)
        assert app.went == [None]
