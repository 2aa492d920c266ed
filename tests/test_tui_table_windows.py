"""The windows of the table: each key opens its own, all ways of closing it, and the table waits meanwhile."""

from pathlib import Path

import pytest
from textual import events
from textual.widgets import Button

from pisti.i18n import LANGUAGES
from pisti.rules import Rules, Seat
from pisti.tui.board import Board
from pisti.tui.full import PlayApp
from pisti.tui.plain_rules import in_short
from pisti.tui.plain_story import Story
from pisti.tui.plain_words import Words
from pisti.tui.settings import Settings
from pisti.tui.table_windows import NAMES, help_lines, rules_text, told_text
from pisti.tui.widgets import BoardView, KeyBar
from pisti.tui.windows import Window
from screens import ENDLESS, NARROW, WIDE, piloted, played, seeded, table, text_of, texts, until, your_turn

TWO = Rules.parse("two,target=51")
TITLES = {
    "s": "The table in words",
    "p": "The pile",
    "l": "The last captures",
    "g": "What happened",
    "c": "Score sheet",
    "f": "The face-down cards",
    "r": "The rules of this table",
    "?": "Keys and mouse",
}
BODIES = {
    "s": "North holds 4 cards.",
    "p": "The pile, from the top: ",
    "l": "No captures yet this round.",
    "g": "Pişti, to 51 points.",
    "c": "No round has been counted yet",
    "f": "face down",
    "r": "On your turn you play one card onto the pile.",
    "?": "play that card of your hand",
}


def window(app: PlayApp) -> Window | None:
    return app.screen if type(app.screen) is Window else None


@piloted
async def test_each_key_opens_its_window(tmp_path: Path) -> None:
    app = seeded(tmp_path, TWO, 10)
    async with app.run_test(size=WIDE) as pilot:
        await your_turn(pilot)
        for key, title in TITLES.items():
            await pilot.press("question_mark" if key == "?" else key)
            await until(pilot, lambda: window(app))
            assert title in text_of(app)
            assert BODIES[key] in text_of(app)
            await pilot.press("escape")
            await until(pilot, lambda: table(app))
    assert TITLES.keys() == NAMES.keys() == BODIES.keys()


@pytest.mark.parametrize("close", ["escape", "q", "enter", "button", "beside"])
@piloted
async def test_a_window_is_closed_by_every_way(close: str, tmp_path: Path) -> None:
    app = seeded(tmp_path, TWO)
    async with app.run_test(size=WIDE) as pilot:
        screen = await your_turn(pilot)
        await pilot.press("f1")
        await until(pilot, lambda: window(app))
        await pilot.click(".window-body")  # a click on it closes nothing
        assert window(app)
        if close == "button":
            await pilot.click(Button)
        elif close == "beside":
            await pilot.click(offset=(1, 10))
        else:
            await pilot.press(close)
        await until(pilot, lambda: table(app))
        assert screen._is_asked
        assert played(screen) == []


@pytest.mark.parametrize("size", [WIDE, NARROW])
@piloted
async def test_a_click_on_a_key_in_the_last_line_is_as_the_key(size: tuple[int, int], tmp_path: Path) -> None:
    app = seeded(tmp_path, TWO)
    async with app.run_test(size=size) as pilot:
        await your_turn(pilot)
        bar = app.screen.query_one(KeyBar)
        for (key, _), (x, y) in zip(bar.keys, bar._placed(bar.size.width), strict=True):
            if size == NARROW and key in "gc":
                continue
            await pilot.click(bar, offset=(x + len(key) + 1, y), times=2)  # a double click closes nothing
            await until(pilot, lambda: table(app) is None)
            title = {"o": "Settings", "q": "Leave the table?"}.get(key, TITLES.get(key, "-"))
            assert title in text_of(app)
            await pilot.press("escape")
            await until(pilot, lambda: table(app))


@piloted
async def test_a_click_on_the_pile_shows_it_whole(tmp_path: Path) -> None:
    app = seeded(tmp_path, TWO, 10)
    async with app.run_test(size=WIDE) as pilot:
        await your_turn(pilot)
        board = app.screen.query_one(BoardView)
        assert board._spots is not None
        x, y, _, _ = board._spots.pile
        await pilot.click(board, offset=(x - 1, y))
        assert table(app)
        await pilot.click(board, offset=(x, y))
        await until(pilot, lambda: window(app))
        assert "The pile, from the top: " in text_of(app)


@piloted
async def test_a_key_pressed_twice_at_once_opens_no_window_that_stays_behind(tmp_path: Path) -> None:
    app = seeded(tmp_path, TWO)
    async with app.run_test(size=WIDE) as pilot:
        screen = await your_turn(pilot)
        for keys in ("gg", "qq", "gq", "oo", "oq", "go"):
            for key in keys:
                app.post_message(events.Key(key, key))
            await pilot.pause()
            assert len(app.screen_stack) <= 3, keys
            if table(app) is None:  # q may have closed what was opened
                await pilot.press("escape")
            await until(pilot, lambda: table(app) is screen)


@piloted
async def test_the_table_waits_while_a_window_is_open(tmp_path: Path) -> None:
    app = seeded(tmp_path, TWO, settings=Settings(speed=ENDLESS))
    async with app.run_test(size=WIDE) as pilot:
        screen = await your_turn(pilot)
        await pilot.press("1")
        await pilot.press("g")
        await until(pilot, lambda: window(app))
        shown = screen._frame
        screen.action_hurry()
        await pilot.pause()
        assert screen._frame is shown
        await pilot.press("escape")
        await until(pilot, lambda: screen._is_asked)
        assert len(screen._scene.view.turns) == 3


@piloted
async def test_before_the_first_card_the_windows_say_that_nothing_is_dealt(tmp_path: Path) -> None:
    app = seeded(tmp_path, TWO, 3)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: table(app) and "mixed into the shuffle" in text_of(app))
        for key in "splf":
            await pilot.press(key)
            await until(pilot, lambda: window(app))
            assert "No cards have been dealt yet." in text_of(app)
            await pilot.press("escape")
            await until(pilot, lambda: table(app))


@pytest.mark.parametrize("language", LANGUAGES)
@piloted
async def test_every_window_is_in_the_language_of_the_table(language: str, tmp_path: Path) -> None:
    say = texts(language)
    app = seeded(tmp_path, TWO, 10, language=language)
    async with app.run_test(size=WIDE) as pilot:
        screen = await your_turn(pilot)
        for key, title in NAMES.items():
            screen.action_window(key)
            await until(pilot, lambda: window(app))
            assert say(title) in text_of(app)
            assert say("screen-close") in text_of(app)
            await pilot.press("escape")
            await until(pilot, lambda: table(app))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_the_table_and_the_standard_ones_each_have_their_heading(language: str) -> None:
    words = Words(texts(language), TWO, Seat.SOUTH, letters=False)
    paragraphs = rules_text(words).paragraphs
    headings = [text for text, style in paragraphs if style]
    assert headings[0] == texts(language)("screen-title-standard")
    short = len([*in_short(words.texts, TWO)])
    assert paragraphs.index((headings[0], "bold")) == short + 1
    assert headings[1:] == [text for text, style in told_text(texts(language)).paragraphs if style][1:]


def test_the_help_names_every_key(tmp_path: Path) -> None:
    for language in LANGUAGES:
        text = "\n".join(help_lines(texts(language)))
        for key in ("g", "s", "p", "l", "c", "f", "r", "o", "q"):
            assert any(line.startswith(f"{key} ") for line in text.splitlines()), (language, key)


@piloted
async def test_the_last_captures_are_told_the_newest_last(tmp_path: Path) -> None:
    app = seeded(tmp_path, TWO, 10)
    async with app.run_test(size=WIDE) as pilot:
        screen = await your_turn(pilot)
        while sum(bool(turn.captured) for turn in screen._scene.view.turns) < 2:
            screen._press(0)
            await your_turn(pilot)
        view, words = screen._scene.view, screen._words
        captures = [turn for turn in view.turns if turn.captured]
        lines = list(Story(words).last_captures(view))
        assert len(lines) == len(captures)
        for line, turn in zip(lines, captures, strict=True):
            assert words.short(turn.card) in line
        await pilot.press("l")
        await until(pilot, lambda: window(app))
        assert words.short(captures[-1].card) in text_of(app)


@pytest.mark.parametrize("rules", ["three,target=51,lookers=everyone", "three,target=51,lookers=nobody"])
@piloted
async def test_the_cards_set_aside_are_shown_to_who_may_look_and_nobody_else(
    rules: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    banners: list[str] = []
    show = BoardView.show

    def noted(view: BoardView, board: Board) -> None:
        banners.append(board.banner)
        show(view, board)

    monkeypatch.setattr(BoardView, "show", noted)
    app = seeded(tmp_path, Rules.parse(rules))
    async with app.run_test(size=WIDE) as pilot:
        while not any(turn.captured for turn in (await your_turn(pilot))._scene.view.turns):
            await pilot.press("1")
        screen = await your_turn(pilot)
        cards = screen._scene.view.face_down
        shown = {banner for banner in banners if banner.startswith("You may look at the cards")}
        await pilot.press("f")
        await until(pilot, lambda: "The face-down cards" in text_of(app))
        if "everyone" in rules:
            [banner] = shown
            assert cards
            for card in cards:
                assert card is not None
                assert screen._words.short(card) in banner
                assert screen._words.short(card) in text_of(app)
        else:
            assert not shown
            assert set(cards) == {None}
