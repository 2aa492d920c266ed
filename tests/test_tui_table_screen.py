"""The table on the full screen: a press plays exactly one card, the cut, pauses, the count, the end, errors."""

import asyncio
import errno
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from textual import events
from textual.pilot import Pilot

from pisti.bots import Bot
from pisti.cards import DECK, Card
from pisti.observation import Observation
from pisti.rules import Rules
from pisti.table import BadCommand, Command, Cut, Event
from pisti.tui import table_screen
from pisti.tui.first_screen import FirstScreen
from pisti.tui.frames import Speed
from pisti.tui.full import PlayApp
from pisti.tui.host import Host
from pisti.tui.plain_opening import Opened
from pisti.tui.record_file import BadRecordFile, RecordFileFault
from pisti.tui.replay_screen import ReplayScreen
from pisti.tui.settings import Settings
from pisti.tui.widgets import HandView, PackView
from pisti.tui.windows import StepWindow, Window
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
    until,
    your_turn,
)
from sittings import sit

TWO = Rules.parse("two,target=51")
YOU_CUT, BOT_CUTS = 3, 1  # seeds at a table for two
Way = Callable[[Pilot[None], int], Awaitable[object]]


async def by_number(pilot: Pilot[None], place: int) -> None:
    await pilot.press(str(place + 1))


async def by_arrows(pilot: Pilot[None], place: int) -> None:
    await pilot.press("home", *["right"] * place, "enter")


async def by_arrows_from_the_right(pilot: Pilot[None], place: int) -> None:
    hand = len(pilot.app.screen.query_one(HandView).hand)
    await pilot.press("end", *["left"] * (hand - 1 - place), "enter")


async def by_click(pilot: Pilot[None], place: int, times: int = 1) -> None:
    hand = pilot.app.screen.query_one(HandView)
    await pilot.click(hand, offset=(hand.lefts[place] + 1, 2), times=times)


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[Command]:
    """What the person's host is sent."""
    sent: list[Command] = []
    send = Host.send

    def noted(host: Host, command: Command) -> list[Event]:
        sent.append(command)
        return send(host, command)

    monkeypatch.setattr(Host, "send", noted)
    return sent


def last_card(folder: Path, rules: str = "two,target=4") -> PlayApp:
    """The app at a table where you have one card left of the round that ends the game."""
    file = folder / "left.pisti"
    sit("--seed", str(YOU_CUT), "--rules", rules, "--record", str(file), answers="1\n" * 24)
    return app_of(folder / "games", first=asked(file=str(file)))


# Cards


@pytest.mark.parametrize("way", [by_number, by_arrows, by_arrows_from_the_right, by_click])
@piloted
async def test_a_card_is_played_by_its_number_by_the_arrows_and_by_a_click(way: Way, tmp_path: Path) -> None:
    app = seeded(tmp_path, TWO)
    async with app.run_test(size=WIDE) as pilot:
        for turn, place in enumerate((3, 1, 0, 0, 2)):
            screen = await your_turn(pilot)
            before, card = played(screen), screen._scene.view.hand[place]
            assert len(before) == turn
            await way(pilot, place)
            assert played(screen) == [*before, card]


@pytest.mark.parametrize("times", [2, 3])
@piloted
async def test_a_double_click_plays_one_card_even_where_nothing_pauses(times: int, tmp_path: Path) -> None:
    app = seeded(tmp_path, TWO)
    async with app.run_test(size=WIDE) as pilot:
        screen = await your_turn(pilot)
        await by_click(pilot, 1, times=times)
        await your_turn(pilot)
        assert len(played(screen)) == 1


@piloted
async def test_two_presses_at_once_play_one_card(tmp_path: Path) -> None:
    app = seeded(tmp_path, TWO)
    async with app.run_test(size=WIDE) as pilot:
        screen = await your_turn(pilot)
        card = screen._scene.view.hand[2]
        screen._press(2)
        screen._press(1)
        await your_turn(pilot)
        assert played(screen) == [card]


@piloted
async def test_a_key_for_an_empty_place_plays_nothing(tmp_path: Path) -> None:
    app = seeded(tmp_path, TWO)
    async with app.run_test(size=WIDE) as pilot:
        await your_turn(pilot)
        await pilot.press("1")
        screen = await your_turn(pilot)
        await pilot.press("4", "5", "9", "0")
        await pilot.click(HandView, offset=(0, 2))
        assert len(played(screen)) == 1
        assert screen._is_asked


@piloted
async def test_a_press_out_of_turn_plays_nothing_and_says_why(tmp_path: Path) -> None:
    app = seeded(tmp_path, TWO, settings=Settings(speed=ENDLESS))
    async with app.run_test(size=WIDE) as pilot:
        screen = await your_turn(pilot)
        await pilot.press("1", "1", "enter")
        await by_click(pilot, 2)
        assert len(played(screen)) == 1
        assert "Not yet: North plays first." in text_of(app)


@piloted
async def test_nothing_goes_on_before_the_pause_is_over_and_space_ends_it(tmp_path: Path) -> None:
    app = seeded(tmp_path, TWO, settings=Settings(speed=ENDLESS))
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: "Round 1 · The cut" in text_of(app))
        assert "four cards for each player" not in text_of(app)
        await pilot.press("space")
        await until(pilot, lambda: "▶ Your turn" in text_of(app))
        await pilot.press("1")
        assert "You play the" in text_of(app)
        assert "▶ Your turn" not in text_of(app)
        await pilot.press("space")
        await until(pilot, lambda: "▶ Your turn" in text_of(app))


@piloted
async def test_a_card_to_be_confirmed_is_played_at_the_second_press_and_another_card_cancels(tmp_path: Path) -> None:
    app = seeded(tmp_path, TWO, settings=Settings(speed=Speed.OFF, confirm=True))
    async with app.run_test(size=WIDE) as pilot:
        screen = await your_turn(pilot)
        card = screen._scene.view.hand[1]
        await pilot.press("1")
        assert "Press again to play: " in text_of(app)
        await pilot.press("2")
        assert played(screen) == []
        await by_click(pilot, 1)
        assert played(screen) == [card]
        await your_turn(pilot)
        await pilot.press("2")  # what was confirmed does not hold for the next card
        assert played(screen) == [card]
        await by_click(pilot, 0, times=2)
        assert len(played(screen)) == 2


# The cut


@pytest.mark.parametrize(
    ("keys", "place"),
    [(["enter"], 26), (["left", "left", "enter"], 24), (["home", "left", "enter"], 1), (["end", "right", "enter"], 51)],
)
@piloted
async def test_the_pack_is_cut_by_enter_at_the_place_of_the_arrows(
    keys: list[str], place: int, commands: list[Command], tmp_path: Path
) -> None:
    app = seeded(tmp_path, TWO, YOU_CUT)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: app.screen.query(PackView) and app.screen.query_one(PackView).display)
        assert "The cut is mixed into the shuffle" in text_of(app)
        await pilot.press("1", "2", *keys)
        await until(pilot, lambda: "▶ Your turn" in text_of(app))
        assert commands[1:] == [Cut(str(place))]
        assert not app.screen.query_one(PackView).display


@piloted
async def test_the_pack_is_cut_by_a_click_on_it_but_not_beside_it(commands: list[Command], tmp_path: Path) -> None:
    app = seeded(tmp_path, TWO, YOU_CUT)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: app.screen.query(PackView) and app.screen.query_one(PackView).display)
        await pilot.click(PackView, offset=(20, 4))
        await pilot.click(PackView, offset=(0, 2))
        assert commands[1:] == []
        await pilot.click(PackView, offset=(10, 2), times=2)
        await until(pilot, lambda: "▶ Your turn" in text_of(app))
        [cut] = commands[1:]
        assert isinstance(cut, Cut)
        assert 1 <= int(cut.text) < 26


@pytest.mark.parametrize("size", [WIDE, NARROW])
@piloted
async def test_after_your_own_cut_you_are_told_so_and_not_a_seat(size: tuple[int, int], tmp_path: Path) -> None:
    app = seeded(tmp_path, TWO, YOU_CUT, settings=Settings(speed=ENDLESS))
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: table(app))
        await pilot.press("space")
        await until(pilot, lambda: app.screen.query(PackView) and app.screen.query_one(PackView).display)
        await pilot.press("enter")
        await until(pilot, lambda: "You cut the pack." in text_of(app))
        assert "South cuts" not in text_of(app)


@piloted
async def test_who_does_not_want_to_cut_is_not_asked(commands: list[Command], tmp_path: Path) -> None:
    app = seeded(tmp_path, TWO, YOU_CUT, settings=Settings(speed=Speed.OFF, cut=False))
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: "▶ Your turn" in text_of(app))
        assert commands[1:] == [Cut()]


# The count and the end


@pytest.mark.parametrize("press", ["enter", "escape", "q", "space", "click"])
@piloted
async def test_the_count_stands_line_by_line_and_any_press_shows_all(press: str, tmp_path: Path) -> None:
    app = last_card(tmp_path)
    app.manner = app.manner.with_settings(speed=ENDLESS)
    async with app.run_test(size=WIDE) as pilot:
        await your_turn(pilot)
        await pilot.press("1", "space")
        await until(pilot, lambda: isinstance(app.screen, StepWindow))
        count = app.screen
        assert isinstance(count, StepWindow)
        assert "The count of round 1" in text_of(app)
        assert "Most cards" not in text_of(app)
        for _ in range(3):
            count._next()
        await until(pilot, lambda: "Most cards" in text_of(app))
        assert "Score now" not in text_of(app)
        await (pilot.click(count, offset=(1, 1)) if press == "click" else pilot.press(press))
        await until(pilot, lambda: "Score now" in text_of(app))
        assert app.screen is count


@piloted
async def test_the_count_shows_all_its_lines_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_screen, "LINE_SECONDS", 0.001)
    app = last_card(tmp_path)
    app.manner = app.manner.with_settings(speed=Speed.NORMAL)
    async with app.run_test(size=WIDE) as pilot:
        await your_turn(pilot)
        await pilot.press("1", "space")
        await until(pilot, lambda: isinstance(app.screen, StepWindow) and "Score now" in text_of(app))


@piloted
async def test_the_score_sheet_is_a_button_of_the_count_and_leads_back_to_it(tmp_path: Path) -> None:
    app = last_card(tmp_path)
    async with app.run_test(size=WIDE) as pilot:
        await your_turn(pilot)
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, StepWindow))
        assert "Score now" in text_of(app)
        await pilot.click("#answer-sheet")
        await until(pilot, lambda: not isinstance(app.screen, StepWindow))
        assert "Score sheet" in text_of(app)
        assert "Total" in text_of(app)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, StepWindow))
        assert "Score now" in text_of(app)
        await pilot.press("escape")
        await until(pilot, lambda: "Play again" in text_of(app))


@piloted
async def test_after_a_count_that_does_not_end_the_game_comes_the_next_round(tmp_path: Path) -> None:
    app = last_card(tmp_path, "two,target=51")
    async with app.run_test(size=WIDE) as pilot:
        await your_turn(pilot)
        await pilot.press("1")
        await until(pilot, lambda: "Next round" in text_of(app))
        await pilot.press("enter")
        await your_turn(pilot)
        assert "Round 2 · Deal 1/6" in text_of(app)


def again(app: PlayApp) -> bool:
    screen = table(app)
    return screen is not None and not screen._scene.view.sheet and screen._scene.rules == Rules.parse("two,target=4")


def look_back(app: PlayApp) -> bool:
    return isinstance(app.screen, ReplayScreen)


def to_start(app: PlayApp) -> bool:
    return isinstance(app.screen, FirstScreen)


@pytest.mark.parametrize(
    ("press", "then"),
    [("#answer-again", again), ("#answer-back", look_back), ("#answer-start", to_start), ("escape", to_start)],
)
@piloted
async def test_at_the_end_one_can_play_again_look_back_or_go_to_the_start(
    press: str, then: Callable[[PlayApp], bool], tmp_path: Path
) -> None:
    app = last_card(tmp_path)
    async with app.run_test(size=WIDE) as pilot:
        await your_turn(pilot)
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, StepWindow))
        await pilot.press("enter")
        await until(pilot, lambda: "Play again" in text_of(app))
        assert " wins" in text_of(app) or " win" in text_of(app)
        await (pilot.click(press) if press.startswith("#") else pilot.press(press))
        await until(pilot, lambda: then(app))
        assert len(kept(tmp_path / "games") if then is again and list((tmp_path / "games").iterdir()) else []) <= 1


# Errors


class Cheat:
    level = "cheat"

    def choose(self, view: Observation, _rng: Random) -> Card:
        return next(card for card in DECK if card not in view.hand)


def cheating(_level: str) -> Bot:
    return Cheat()


@piloted
async def test_a_bot_that_plays_what_it_does_not_hold_ends_the_game_with_an_error(tmp_path: Path) -> None:
    app = app_of(tmp_path, first=asked(rules=TWO, seed=BOT_CUTS, record=str(tmp_path / "x")), bot_of=cheating)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: app.error is not None)
    assert isinstance(app.error, BadCommand)
    assert [record.plays for record in kept(tmp_path)] == [()]


@pytest.mark.parametrize(
    "error", [OSError(28, "No space left on device", "x"), BadRecordFile(RecordFileFault.FULL_SINCE, file="x")]
)
@pytest.mark.parametrize("plays", [0, 3, 4])
@piloted
async def test_a_file_that_cannot_be_written_ends_the_game_with_that_error_and_keeps_what_was_written(
    error: Exception, plays: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = Opened.keep

    def fail_later(game: Opened) -> None:
        view = game.table.view(game.you)
        if view is not None and len(view.turns) > plays:
            raise error
        keep(game)

    monkeypatch.setattr(Opened, "keep", fail_later)
    app = app_of(tmp_path, first=asked(rules=TWO, seed=BOT_CUTS, record=str(tmp_path / "x")))
    async with app.run_test(size=WIDE) as pilot:
        for _ in range(50):
            await pilot.pause()
            if app.error is not None or not app.is_running:
                break
            await pilot.press("1")
    assert app.error is error
    assert len(kept(tmp_path)[-1].plays) == plays


# Going on


async def play(app: PlayApp, cards: int) -> None:
    """Play so many cards, then leave."""
    async with app.run_test(size=WIDE) as pilot:
        for _ in range(cards):
            (await your_turn(pilot))._press(0)
        await your_turn(pilot)
        app.exit()


@pytest.mark.parametrize("rules", ["two,target=51", "target=51"])
@piloted
async def test_a_game_that_was_left_goes_on_as_if_it_had_not(rules: str, tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole", tmp_path / "parted"
    for folder in (whole, parted):
        folder.mkdir()
    first = {"rules": Rules.parse(rules), "seed": 5}
    await play(app_of(tmp_path, first=asked(record=str(whole / "x"), **first)), 9)
    await play(app_of(tmp_path, first=asked(record=str(parted / "x"), **first)), 2)
    for cards in (3, 4):
        await play(app_of(tmp_path, first=asked(file=str(parted / "x"))), cards)
    assert (whole / "x").read_bytes() == (parted / "x").read_bytes()


@piloted
async def test_a_game_that_cannot_be_kept_once_more_when_one_leaves_ends_with_that_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    error, keep, is_broken = OSError(errno.EIO, "broken", "x"), Opened.keep, False

    def fail_when_broken(game: Opened) -> None:
        if is_broken:
            raise error
        keep(game)

    monkeypatch.setattr(Opened, "keep", fail_when_broken)
    app = app_of(tmp_path, first=asked(rules=TWO, seed=BOT_CUTS, record=str(tmp_path / "x")))
    async with app.run_test(size=WIDE) as pilot:
        await your_turn(pilot)
        is_broken = True
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, Window))
        await pilot.press("enter")
        await until(pilot, lambda: app.error is not None)
    assert app.error is error
    assert kept(tmp_path)


@pytest.mark.parametrize("seed", range(3))
@piloted
async def test_keys_pressed_at_any_moment_do_no_harm(seed: int, tmp_path: Path) -> None:
    rng = Random(seed)
    app = seeded(tmp_path, Rules.parse("two,target=51"))
    async with app.run_test(size=WIDE) as pilot:
        screen = await your_turn(pilot)
        driver = app._driver
        assert driver is not None
        for _ in range(400):
            key = rng.choice(("q", "g", "o", "c", "question_mark", "escape", "space", "down", "1"))
            driver.send_message(events.Key(key, key if len(key) == 1 else None))
            for _ in range(rng.randrange(12)):
                await asyncio.sleep(0)
        for _ in range(20):
            if app.screen is not screen:
                await pilot.press("escape")
        assert app.screen is screen
