"""What stands on the table's screen: sizes and languages changed in mid-game, the lines below the hand, the keys."""

from pathlib import Path

import pytest

from pisti.i18n import LANGUAGES
from pisti.rules import Rules
from pisti.tui.full import PlayApp
from pisti.tui.host import Host
from pisti.tui.settings import Settings
from pisti.tui.stage import TooSmall
from pisti.tui.table_screen import TableScreen
from pisti.tui.table_view import Log
from pisti.tui.widgets import KeyBar
from pisti.tui.windows import Window
from screens import (
    ENDLESS,
    NARROW,
    WIDE,
    app_of,
    asked,
    kept,
    piloted,
    played,
    seeded,
    table,
    text_of,
    texts,
    until,
    your_turn,
)

TWO = Rules.parse("two,target=51")
LARGE, SMALL = (120, 50), (30, 10)


def words_of(app: PlayApp) -> str:
    """All that stands on the screen, in one line."""
    return " ".join(text_of(app).split())


def log_of(app: PlayApp) -> str:
    """All lines of the log as they are broken."""
    return "\n".join(line.text.rstrip() for line in app.screen.query_one(Log).lines)


def assert_all_is_there(app: PlayApp, screen: TableScreen) -> None:
    """The own cards, the pile, the scores, the keys and the last line of the log are on the screen."""
    shown = text_of(app)
    for card in screen._scene.view.hand:
        assert screen._words.short(card) in shown
    assert f"Pile: {len(screen._scene.view.pile)}" in shown
    for word in ("▶ Your turn", "Score: you 0, North 0.", "Cards won: you ", "? help", "q leave", "Round 1 · Deal 1/6"):
        assert shown.count(word.split(",")[0]) == 1, word
    last = [line for line in screen._lines() if line][-1]
    assert last.split()[-1] in shown


@piloted
async def test_a_terminal_resized_in_mid_game_loses_nothing(tmp_path: Path) -> None:
    app = app_of(tmp_path, first=asked(rules=TWO, seed=1, record=str(tmp_path / "x")))
    async with app.run_test(size=WIDE) as pilot:
        screen = await your_turn(pilot)
        assert_all_is_there(app, screen)
        for size in (NARROW, LARGE, SMALL, WIDE):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            if size == SMALL:
                assert isinstance(app.screen, TooSmall)
                before = screen._scene
                await pilot.press("1", "2", "q", "escape", "enter", "g", "space")
                await pilot.click(offset=(15, 5))
                assert isinstance(app.screen, TooSmall)
                assert screen._scene is before
            else:
                assert_all_is_there(app, screen)
                await pilot.press("2")
                assert await your_turn(pilot) is screen
                assert_all_is_there(app, screen)
        assert len(played(screen)) == 3
    assert len(kept(tmp_path)[-1].plays) == len(screen._scene.view.turns)


@piloted
async def test_a_terminal_that_is_too_small_says_so_and_what_it_needs(tmp_path: Path) -> None:
    app = seeded(tmp_path, TWO)
    async with app.run_test(size=WIDE) as pilot:
        await your_turn(pilot)
        for size, is_small in (((39, 24), True), ((38, 40), True), ((40, 23), True), ((40, 24), False)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            columns, lines = size
            sentence = f"This terminal has {columns} × {lines} characters. The table needs 40 × 24"
            assert (sentence in words_of(app)) == is_small
            assert (table(app) is None) == is_small


@pytest.mark.parametrize("size", [WIDE, NARROW, SMALL])
@piloted
async def test_a_terminal_resized_behind_a_window_fits_the_table_when_it_is_closed(
    size: tuple[int, int], tmp_path: Path
) -> None:
    app = seeded(tmp_path, TWO)
    async with app.run_test(size=NARROW if size == WIDE else WIDE) as pilot:
        screen = await your_turn(pilot)
        await pilot.press("g")
        await until(pilot, lambda: isinstance(app.screen, Window))
        await pilot.resize_terminal(*size)
        await pilot.pause()
        if size == SMALL:
            assert isinstance(app.screen, TooSmall)
            await pilot.resize_terminal(*NARROW)
        await until(pilot, lambda: isinstance(app.screen, Window))
        await pilot.press("q")
        await until(pilot, lambda: table(app))
        assert_all_is_there(app, screen)
        assert len(app.screen.query_one(KeyBar).keys) == (10 if size == WIDE else 5)


@piloted
async def test_the_log_is_broken_anew_for_another_width_and_ends_with_what_came_last(tmp_path: Path) -> None:
    app = seeded(tmp_path, TWO)
    async with app.run_test(size=WIDE) as pilot:
        for _ in range(3):
            await your_turn(pilot)
            await pilot.press("1")
        screen = await your_turn(pilot)
        wide = log_of(app)
        await pilot.resize_terminal(*NARROW)
        await pilot.pause()
        narrow = log_of(app)
        assert len(narrow.splitlines()) < len(wide.splitlines())
        assert narrow.split() == wide.split() == "\n".join(screen._lines()).split()
        log = app.screen.query_one(Log)
        assert log.scroll_offset.y == log.max_scroll_y
        await pilot.resize_terminal(*WIDE)
        await pilot.pause()
        assert log_of(app) == wide


@piloted
async def test_an_error_while_a_window_is_open_ends_the_game_when_it_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = seeded(tmp_path, TWO, settings=Settings(speed=ENDLESS))
    async with app.run_test(size=WIDE) as pilot:
        screen = await your_turn(pilot)
        await pilot.press("1")
        await pilot.press("g")
        await until(pilot, lambda: isinstance(app.screen, Window))
        error = OSError(28, "No space left on device")

        def fail(_: Host) -> None:
            raise error

        monkeypatch.setattr(Host, "bot_plays", fail)
        screen.action_hurry()
        await pilot.pause()
        await pilot.press("escape")
        await until(pilot, lambda: app.error is not None)
    assert app.error is error


# Languages


def sentences_of(language: str, screen: TableScreen) -> list[str]:
    """What stands on the table's screen in one language alone."""
    say, view = texts(language), screen._scene.view
    ids = ("screen-your-turn", "screen-key-log", "screen-key-settings", "screen-dealer", "play-bots-see")
    where = say("screen-where", round=view.round_number, deal=view.deal_number, deals=view.rules.deals)
    said = [*map(say, ids), where, say("screen-pile-count", count=len(view.pile))]
    return [" ".join(sentence.split()) for sentence in said]


@pytest.mark.parametrize("size", [WIDE, NARROW])
@piloted
async def test_a_language_chosen_in_the_game_is_spoken_everywhere_at_once(
    size: tuple[int, int], tmp_path: Path
) -> None:
    app = seeded(tmp_path, TWO)
    async with app.run_test(size=size) as pilot:
        screen = await your_turn(pilot)
        spoken = LANGUAGES.index("en")
        for _ in LANGUAGES if size == WIDE else LANGUAGES[:2]:
            old = LANGUAGES[spoken % len(LANGUAGES)]
            spoken += 1
            new = LANGUAGES[spoken % len(LANGUAGES)]
            await pilot.press("o", "right")
            assert texts(new)("screen-settings") in text_of(app)
            assert texts(new)("setting-confirm") in text_of(app)
            await pilot.press("escape")
            await until(pilot, lambda: table(app))
            shown = words_of(app) + " ".join(log_of(app).split())
            for sentence in sentences_of(new, screen):
                assert sentence in shown, new
            for sentence in set(sentences_of(old, screen)) - set(sentences_of(new, screen)):
                if sentence not in " ".join(sentences_of(new, screen)):
                    assert sentence not in shown, old
            await pilot.press("1")
            assert await your_turn(pilot) is screen


@piloted
async def test_on_a_narrow_terminal_the_scores_stand_at_the_top_from_the_first_turn_on(tmp_path: Path) -> None:
    app = seeded(tmp_path, TWO)
    async with app.run_test(size=NARROW) as pilot:
        await your_turn(pilot)
        await until(pilot, lambda: "Score: you 0, North 0." in text_of(app))
        assert "Cards won: you " in text_of(app)
