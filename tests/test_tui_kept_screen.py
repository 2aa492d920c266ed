"""The kept games on the full screen: going on, looking back, a file that is broken, none at all."""

import os
from pathlib import Path

import pytest
from textual.widgets import OptionList

from pisti.i18n import LANGUAGES
from pisti.rules import Rules, Seat
from pisti.tui.kept import Kept, kept_games
from pisti.tui.kept_screen import Go, KeptScreen, kept_line
from pisti.tui.plain_words import Words
from screens import NARROW, WIDE, Bare, piloted, text_of, texts, until
from sittings import sit


class Keeping(Bare):
    """An app with the kept games; ``went`` is what was taken."""

    def __init__(self, folder: Path, language: str = "en") -> None:
        super().__init__(language)
        self.folder = folder
        self.went: list[Go | None] = []

    def on_mount(self) -> None:
        self.push_screen(KeptScreen(str(self.folder)), self.went.append)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """From the newest: a game that was left, one that is over, one that only bots play, one that cannot be read."""
    names = ("left", "over", "bots", "broken")
    sit("--seed", "1", "--rules", "two", "--record", str(tmp_path / "left.pisti"), answers="1\n1\n1\n")
    sit("--seed", "1", "--rules", "two,target=4", "--record", str(tmp_path / "over.pisti"), answers="1\n" * 99)
    text = (tmp_path / "left.pisti").read_text(encoding="utf-8")
    bots = text.replace('[Bots "N=medium"]', '[Bots "S=medium N=medium"]')
    assert bots != text
    (tmp_path / "bots.pisti").write_text(bots, encoding="utf-8")
    (tmp_path / "broken.pisti").write_text(text[:100], encoding="utf-8")
    for age, name in enumerate(names):
        os.utime(tmp_path / f"{name}.pisti", (1e9 - age, 1e9 - age))
    return tmp_path


def taken(folder: Path, name: str, *, is_over: bool) -> Go:
    return Go(str(folder / f"{name}.pisti"), is_over)


@piloted
async def test_the_games_are_listed_the_newest_first(folder: Path) -> None:
    app = Keeping(folder)
    async with app.run_test(size=WIDE):
        lines = [line for line in text_of(app).splitlines() if "·" in line or "broken" in line]
        assert "21/09/2026 · round 1 · you 0, North 0" in lines[0]
        assert "21/09/2026 · over · " in lines[1]
        assert "21/09/2026 · round 1 · " in lines[2]
        assert "cannot be read: broken.pisti" in lines[3]
        assert len(lines) == 4


@pytest.mark.parametrize(("place", "name", "is_over"), [(0, "left", False), (1, "over", True), (2, "bots", True)])
@piloted
async def test_enter_goes_on_with_a_game_or_looks_back_where_nobody_can_go_on(
    place: int, name: str, is_over: bool, folder: Path
) -> None:
    app = Keeping(folder)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press(*["down"] * place, "enter")
        await until(pilot, lambda: app.went)
    assert app.went == [taken(folder, name, is_over=is_over)]


@piloted
async def test_a_click_takes_a_game(folder: Path) -> None:
    app = Keeping(folder)
    async with app.run_test(size=NARROW) as pilot:
        await pilot.click(OptionList, offset=(3, 0))
        await until(pilot, lambda: app.went)
    assert app.went == [taken(folder, "left", is_over=False)]


@piloted
async def test_a_file_that_cannot_be_read_cannot_be_taken(folder: Path) -> None:
    app = Keeping(folder)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("end", "enter")
        await pilot.pause()
        assert isinstance(app.screen, KeptScreen)
    assert app.went == []


@pytest.mark.parametrize("way", ["escape", "q", "Button"])
@piloted
async def test_back_takes_no_game(way: str, folder: Path) -> None:
    app = Keeping(folder)
    async with app.run_test(size=NARROW) as pilot:
        await (pilot.click(way) if way == "Button" else pilot.press(way))
        await until(pilot, lambda: app.went)
    assert app.went == [None]


@pytest.mark.parametrize("language", LANGUAGES)
@piloted
async def test_it_is_said_that_no_game_is_kept(language: str, tmp_path: Path) -> None:
    say = texts(language)
    app = Keeping(tmp_path / "no folder", language)
    async with app.run_test(size=NARROW) as pilot:
        shown = " ".join(text_of(app).replace("│", "").split())
        assert " ".join(say("screen-kept-none").split()) in shown
        assert say("screen-back") in shown
        await pilot.press("enter")
        await until(pilot, lambda: app.went)
    assert app.went == [None]


@piloted
async def test_many_games_scroll_and_the_button_stays_in_sight(tmp_path: Path) -> None:
    sit("--seed", "1", "--rules", "two", "--record", str(tmp_path / "0.pisti"), answers="1\n1\n1\n")
    text = (tmp_path / "0.pisti").read_bytes()
    for number in range(1, 40):
        (tmp_path / f"{number}.pisti").write_bytes(text)
    app = Keeping(tmp_path)
    async with app.run_test(size=NARROW) as pilot:
        await pilot.press("end")
        assert "Back" in text_of(app)
        games = app.screen.query_one(OptionList)
        assert games.highlighted == 39
        await pilot.press("enter")
        await until(pilot, lambda: app.went)
    assert app.went == [Go(kept_games(tmp_path)[39].file, is_over=False)]


def test_a_game_without_a_date_has_a_line_too() -> None:
    kept = Kept("x", None, 2, (10, 5), Rules(), Seat.SOUTH, is_over=False)
    words = Words(texts("en"), Rules(), Seat.SOUTH, letters=False)
    assert kept_line(kept, words) == "? · round 2 · your side 10, East–West 5"
