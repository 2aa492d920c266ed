"""A record on the full screen: every key, the mouse, both sizes, every language."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from textual.widgets import Static

from cases import deck_of
from command import records
from pisti.i18n import LANGUAGES
from pisti.notation import Record, format_position, format_records
from pisti.rules import Seat
from pisti.tui.prose import Prose
from pisti.tui.replay_screen import ReplayScreen
from pisti.tui.replay_widgets import PlayList
from pisti.tui.settings_screen import SettingsScreen
from pisti.tui.widgets import BoardView, KeyBar
from pisti.tui.windows import Window
from replays import FIRST, SIZES, app_for, click, clicked, pressed, seen, where
from screens import WIDE, app_of, piloted, texts

AGAIN = Record(game="7", deck=deck_of("Jc Jd Jh Js"), dealer=Seat.WEST)


@pytest.mark.parametrize("size", SIZES)
@piloted
async def test_arrows_step_through_the_plays(size: tuple[int, int]) -> None:
    async with app_for().run_test(size=size) as pilot:
        assert await pressed(pilot, "left") == (0, 0)
        assert await pressed(pilot, "right") == (0, 1)
        assert await pressed(pilot, "right", "right", "left") == (0, 2)
        assert "Play 2 of 48" in seen(pilot)


@piloted
async def test_arrows_up_and_down_go_from_capture_to_capture() -> None:
    captures = [ply for ply, mark in enumerate(FIRST.marks, 1) if mark]
    async with app_for().run_test(size=WIDE) as pilot:
        assert await pressed(pilot, "up") == (0, 0)
        for ply in captures:
            assert await pressed(pilot, "down") == (0, ply)
        assert await pressed(pilot, "down") == (0, captures[-1])
        assert await pressed(pilot, "up") == (0, captures[-2])


@piloted
async def test_home_and_end() -> None:
    async with app_for().run_test(size=WIDE) as pilot:
        assert await pressed(pilot, "end") == (0, 48)
        assert await pressed(pilot, "home") == (0, 0)
        assert "Before the first play" in seen(pilot)


@piloted
async def test_b_and_n_go_to_other_rounds_of_all_games_in_the_file() -> None:
    last = len(records(2)) - 1
    async with app_for().run_test(size=WIDE) as pilot:
        assert await pressed(pilot, "right", "b") == (0, 1)
        assert await pressed(pilot, "n") == (1, 0)
        assert await pressed(pilot, *"n" * (last + 1)) == (last, 0)
        shown = records(2)[last]
        assert f"{shown.game} · Round {shown.round_number} ·" in seen(pilot)
        assert await pressed(pilot, "end", "b") == (last - 1, 0)


@piloted
async def test_space_plays_by_itself_to_the_end_and_shows_the_count() -> None:
    waited: list[float] = []

    async def no_time(seconds: float) -> None:
        waited.append(seconds)

    app = app_for()
    async with app.run_test(size=WIDE) as pilot:
        await app.push_screen(ReplayScreen(records(2), 3, sleep=no_time))
        await pilot.pause()
        await pilot.press("space")
        while not isinstance(app.screen, Window):  # the count, which is there at the end alone
            await pilot.pause()
        assert app.screen_stack[-2]._ply == 48  # type: ignore[attr-defined]
        assert len(waited) == 48 - 3 + 1
        assert 0.7 < min(waited) < max(waited) < 2.5
        assert "The count of round 1" in seen(pilot)


class Held:
    """Moments that last until they are let go."""

    def __init__(self) -> None:
        self.asked = 0
        self._go = asyncio.Event()

    async def sleep(self, _: float) -> None:
        self.asked += 1
        await self._go.wait()
        self._go.clear()

    def go(self) -> None:
        self._go.set()


@pytest.mark.parametrize("key", ["space", "left", "right", "up", "home", "question_mark", "y", "n"])
@piloted
async def test_any_other_move_and_any_window_stop_it(key: str) -> None:
    held, app = Held(), app_for()
    async with app.run_test(size=WIDE) as pilot:
        screen = ReplayScreen(records(2), 3, sleep=held.sleep)
        await app.push_screen(screen)
        await pilot.press("space")
        await pilot.pause()
        held.go()
        await pilot.pause()
        assert (screen._ply, held.asked) == (4, 2)
        assert "Play 4 of 48 · ▶" in seen(pilot)
        await pilot.press(key)
        await pilot.pause()
        ply = screen._ply
        held.go()
        await pilot.pause()
        assert screen._ply == ply
        assert screen._auto is None
        assert "of 48 · ▶" not in seen(pilot)


@piloted
async def test_from_the_end_it_plays_from_the_start() -> None:
    held, app = Held(), app_for()
    async with app.run_test(size=WIDE) as pilot:
        screen = ReplayScreen(records(2), 48, sleep=held.sleep)
        await app.push_screen(screen)
        await pilot.press("space")
        await pilot.pause()
        assert screen._ply == 0
        await pilot.press("q")


@pytest.mark.parametrize("ply", [0, 17, 48])
@piloted
async def test_y_copies_the_position_and_shows_it(ply: int) -> None:
    app = app_for(ply=ply)
    line = format_position(FIRST.position(ply))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("y")
        await pilot.pause()
        assert app.clipboard == line
        assert app.screen.query_one(".window-body", Static).content == Prose.of(line)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)


@piloted
async def test_a_round_that_is_dealt_again_has_jacks_and_no_position() -> None:
    app = app_for([AGAIN])
    async with app.run_test(size=WIDE) as pilot:
        text = seen(pilot)
        assert "│J♥ │J♦ ┃J♣   ┃" in text
        assert "The round must be dealt again." in text
        for key in ("left", "right", "up", "down", "end", "home", "n", "b", "c"):
            assert await pressed(pilot, key) == (0, 0)
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("y")
        await pilot.pause()
        assert "it has no position" in seen(pilot)
        assert app.clipboard == ""


@piloted
async def test_c_and_a_step_behind_the_last_play_show_the_count() -> None:
    async with app_for().run_test(size=WIDE) as pilot:
        for keys in (["c"], ["end", "right"]):
            await pressed(pilot, *keys)
            assert isinstance(pilot.app.screen, Window)
            assert "The count of round 1" in seen(pilot)
            await pressed(pilot, "escape")
        assert where(pilot) == (0, 48)


@piloted
async def test_an_unfinished_round_says_so_and_has_no_count() -> None:
    part = Record(game="1", deck=FIRST.deck, dealer=FIRST.dealer, plays=FIRST.plays[:5])
    async with app_for([part]).run_test(size=WIDE) as pilot:
        assert await pressed(pilot, "end", "right") == (0, 5)
        assert isinstance(pilot.app.screen, ReplayScreen)
        assert "The record ends after 5" in seen(pilot)


@pytest.mark.parametrize(
    ("record", "why"),
    [
        (
            replace(FIRST, plays=FIRST.plays[:5]),
            "The record ends after 5 plays; the round is not finished.",
        ),
        (AGAIN, "The round must be dealt again."),
    ],
)
@piloted
async def test_c_says_once_why_there_is_no_count(record: Record, why: str) -> None:
    app = app_for([record])
    async with app.run_test(size=WIDE) as pilot:
        await pressed(pilot, "c", "c", "c")
        assert isinstance(app.screen, ReplayScreen)
        assert [notice.message for notice in app._notifications] == [why]


@piloted
async def test_question_mark_helps_and_p_shows_the_pile() -> None:
    async with app_for(ply=3).run_test(size=WIDE) as pilot:
        await pressed(pilot, "question_mark")
        assert "Home End  to the start" in seen(pilot)
        assert "×7 +10  in the list: 7 cards captured, 10 points" in seen(pilot)
        await pressed(pilot, "q", "p")
        assert "The pile, from the top:" in seen(pilot)
        await pressed(pilot, "q")
        assert isinstance(pilot.app.screen, ReplayScreen)


@piloted
async def test_o_opens_the_settings_and_another_language_tells_everything_anew() -> None:
    app = app_for(ply=48)
    async with app.run_test(size=WIDE) as pilot:
        await pressed(pilot, "o")
        assert isinstance(app.screen, SettingsScreen)
        app.change(app.manner.with_settings(language="tr"))
        await pressed(pilot, "escape")
        text = seen(pilot)
        assert "Kart 48/48" in text
        assert "1. elin sayımı" in text
        assert "step" not in text
        assert where(pilot) == (0, 48)


@pytest.mark.parametrize("language", LANGUAGES)
@piloted
async def test_the_last_line_and_the_help_call_keys_and_leaving_the_same(language: str) -> None:
    app, say = app_for(language=language), texts(language)
    async with app.run_test(size=(80, 60)) as pilot:
        bar = dict(app.screen.query_one(KeyBar).keys)
        await pressed(pilot, "question_mark")
        lines = [line.strip("│ ") for line in seen(pilot).splitlines()]
        assert f"q  {bar['q']}" in lines
        assert bar[say("screen-replay-key-space")] == say("screen-replay-key-auto")
        assert [line for line in lines if line.startswith(say("screen-replay-key-space") + "  ")]


@pytest.mark.parametrize("key", ["q", "escape"])
@piloted
async def test_q_and_escape_leave(key: str) -> None:
    app = app_for()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press(key)
    assert app.return_code == 0


@pytest.mark.parametrize("size", SIZES)
@piloted
async def test_every_key_can_be_clicked(size: tuple[int, int]) -> None:
    captures = [ply for ply, mark in enumerate(FIRST.marks, 1) if mark]
    app = app_for()
    async with app.run_test(size=size) as pilot:
        assert await clicked(pilot, "→") == (0, 1)
        assert await clicked(pilot, "←") == (0, 0)
        assert await clicked(pilot, "↓") == (0, captures[0])
        await pressed(pilot, "down")
        assert await clicked(pilot, "↑") == (0, captures[0])
        assert await clicked(pilot, "n") == (1, 0)
        assert await clicked(pilot, "b") == (0, 0)
        for key in "c?y":
            await clicked(pilot, key)
            assert isinstance(app.screen, Window)
            await pressed(pilot, "escape")
        await clicked(pilot, "o")
        assert isinstance(app.screen, SettingsScreen)
        await pressed(pilot, "escape")
        await clicked(pilot, "Space")
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen._auto is not None
        await click(pilot, "q")
    assert app.return_code == 0


@pytest.mark.parametrize("size", SIZES)
@piloted
async def test_a_click_on_a_play_goes_there_and_one_on_the_pile_shows_it(size: tuple[int, int]) -> None:
    app = app_for(ply=20)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        plays = app.screen.query_one(PlayList)
        y = next(y for y in range(plays.size.height) if plays.render_line(y).text.startswith("19 "))
        await pilot.click(PlayList, offset=(3, y))
        await pilot.pause()
        assert where(pilot) == (0, 19)
        view = app.screen.query_one(BoardView)
        assert view._spots is not None
        left, top, _, _ = view._spots.pile
        await pilot.click(BoardView, offset=(left, top))
        await pilot.pause()
        assert isinstance(app.screen, Window)


@piloted
async def test_the_game_just_played_can_be_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "game.pisti"
    path.write_text("".join(format_records(records(1))), encoding="utf-8")
    app = app_of(tmp_path)
    async with app.run_test(size=WIDE) as pilot:
        app.run_worker(app._look_back(str(path)))
        await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("q")
        await pilot.pause()
        assert not isinstance(app.screen, ReplayScreen)


@piloted
async def test_a_game_that_cannot_be_read_any_more_is_told(tmp_path: Path) -> None:
    (tmp_path / "bad.pisti").write_text("x\n")
    (tmp_path / "empty.pisti").touch()
    app = app_of(tmp_path)
    async with app.run_test(size=WIDE) as pilot:
        for name in ("bad", "none", "empty"):
            app.run_worker(app._look_back(str(tmp_path / f"{name}.pisti")))
            await pilot.pause()
            assert not isinstance(app.screen, ReplayScreen)
        assert len(app._notifications) == 2
