"""What holds on every full screen: ASCII and colours, settings that hold at once, signals, a terminal too small."""

import signal
from pathlib import Path

import pytest
from rich.segment import Segment
from rich.style import Style
from textual.app import App
from textual.color import Color

from pisti.i18n import LANGUAGES
from pisti.rules import Rules, Seat
from pisti.tui.frames import Speed
from pisti.tui.house_rules_screen import HouseRulesScreen
from pisti.tui.look import Look
from pisti.tui.settings import Settings
from pisti.tui.settings_screen import SettingsScreen
from pisti.tui.stage import AsciiFilter, Manner, TooSmall, spelled
from pisti.tui.windows import StepWindow, Window
from screens import (
    NARROW,
    WIDE,
    Bare,
    app_of,
    heard,
    lines_of,
    piloted,
    seeded,
    table,
    text_of,
    texts,
    until,
    your_turn,
)
from sittings import sit

SMALL = (30, 10)


def colours_of(app: App[None]) -> set[tuple[int, int, int]]:
    """All colours on the screen."""
    styles = [segment.style for line in lines_of(app) for segment in line if segment.style is not None]
    colours = [colour for style in styles for colour in (style.color, style.bgcolor) if colour is not None]
    return {tuple(colour.get_truecolor()) for colour in colours}  # type: ignore[misc]


def assert_plain(app: App[None]) -> None:
    """No character but ASCII, no colour."""
    assert text_of(app).isascii(), text_of(app)
    assert not colours_of(app)


# ASCII


@pytest.mark.parametrize("language", LANGUAGES)
@piloted
async def test_all_screens_are_ascii_without_colours_where_that_is_asked_for(language: str, tmp_path: Path) -> None:
    say = texts(language)
    file = tmp_path / "left.pisti"
    sit("--seed", "3", "--rules", "two,target=4", "--record", str(file), answers="1\n" * 24)
    app = app_of(tmp_path, language=language, ascii_only=True)
    async with app.run_test(size=NARROW if language in ("fr", "sw") else WIDE) as pilot:
        for screen in (None, SettingsScreen(), HouseRulesScreen(Rules()), TooSmall(say, 1, 2)):
            if screen is not None:
                await app.push_screen(screen)
            await pilot.pause()
            assert_plain(app)
            if screen is not None:
                screen.dismiss()
        await pilot.pause()
        await pilot.press("enter")  # go on
        at_table = await your_turn(pilot)
        assert_plain(app)
        for key in "gr?":
            at_table.action_window(key)
            await until(pilot, lambda: isinstance(app.screen, Window))
            assert_plain(app)
            await pilot.press("q")
            await until(pilot, lambda: table(app))
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, StepWindow))
        assert_plain(app)
        await pilot.press("enter")
        await until(pilot, lambda: type(app.screen) is Window)
        assert_plain(app)


@piloted
async def test_the_chosen_card_the_focus_and_sides_can_be_told_without_colours(tmp_path: Path) -> None:
    app = seeded(tmp_path, Rules.parse("two"), ascii_only=True)
    async with app.run_test(size=WIDE) as pilot:
        await your_turn(pilot)
        assert "#== 1 ==#"[2:7] in text_of(app)
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, Window))
        [line] = [line for line in lines_of(app) if "Stay" in line.text]
        styles = {segment.text.strip(): segment.style for segment in line}
        assert styles["Quit"] is not None
        assert styles["Quit"].reverse
        assert styles["Stay"] is None or not styles["Stay"].reverse


def test_the_filter_keeps_what_is_not_a_colour_and_the_width() -> None:
    style = Style(color="red", bgcolor="blue", bold=True, reverse=True, underline=True, meta={"a": 1})
    [segment] = AsciiFilter().apply([Segment("10♦ ş…", style)], Color(0, 0, 0))
    assert segment.text == "10d s."
    assert segment.style is not None
    assert (segment.style.color, segment.style.bgcolor) == (None, None)
    assert segment.style.bold
    assert segment.style.reverse
    assert segment.style.underline
    assert segment.style.meta == {"a": 1}
    assert AsciiFilter().apply([Segment("a", None)], Color(0, 0, 0)) == [Segment("a", None)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_the_texts_is_spelled_by_one(language: str) -> None:
    folder = Path(__file__).parent.parent / "src" / "pisti" / "locale"
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8") + "♣♦♥♠▶◆◇·▒▮▼╭╮╰╯─│┏┓┗┛━┃"
    assert len(spelled(text)) == len(text)
    assert spelled(text).isascii()


@piloted
async def test_no_color_leaves_only_shades_of_grey(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = seeded(tmp_path, Rules.parse("two"))
    async with app.run_test(size=WIDE) as pilot:
        await your_turn(pilot)
        assert all(red == green == blue for red, green, blue in colours_of(app))
        assert len(colours_of(app)) > 4


@piloted
async def test_there_are_colours_where_nothing_forbids_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    app = seeded(tmp_path, Rules.parse("two"))
    async with app.run_test(size=WIDE) as pilot:
        await your_turn(pilot)
        assert any(red != green for red, green, _ in colours_of(app))


# The manner


def test_a_setting_that_is_chosen_changes_nothing_else() -> None:
    manner = Manner(texts("en"), Settings(language="tr", cut=False), ascii=True)  # English from the command line
    after = manner.with_settings(speed=Speed.FAST)
    assert after == Manner(manner.texts, Settings(language="tr", cut=False, speed=Speed.FAST), ascii=True)
    assert after.texts.language == "en"


def test_a_language_that_is_chosen_is_spoken_whatever_was_spoken_before() -> None:
    manner = Manner(texts("en"), Settings(language="tr"))
    after = manner.with_settings(language="tr")
    assert (after.texts.language, after.settings.language) == ("tr", "tr")
    assert manner.with_settings(language="fr").texts.language == "fr"


def test_the_manner_says_how_things_are_drawn_and_called() -> None:
    manner = Manner(texts("en"), Settings(four_colours=False), ascii=True)
    assert manner.look == Look(ascii=True, four_colours=False)
    words = manner.words(Rules(), Seat.EAST)
    assert (words.you, words.letters, words.texts) == (Seat.EAST, True, manner.texts)


# The end


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q"])
@pytest.mark.parametrize("window", [False, True])
@piloted
async def test_ctrl_c_ends_at_once_from_every_screen(key: str, window: bool, tmp_path: Path) -> None:
    app = seeded(tmp_path, Rules.parse("two"))
    async with app.run_test(size=WIDE) as pilot:
        await your_turn(pilot)
        if window:
            await pilot.press("g")
        await pilot.press(key)
    assert app.return_code == 130


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
@piloted
async def test_a_signal_ends_the_app_with_its_own_code(number: signal.Signals) -> None:
    app = Bare()
    with heard():
        async with app.run_test(size=WIDE) as pilot:
            await pilot.pause()
            signal.raise_signal(number)
            await until(pilot, lambda: not app.is_running or app.return_code is not None)
    assert app.return_code == 128 + number


@piloted
async def test_a_signal_that_is_to_be_ignored_still_is(monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as nohup does
    try:
        app = Bare()
        async with app.run_test(size=WIDE) as pilot:
            await pilot.pause()
            signal.raise_signal(signal.SIGHUP)
            await pilot.pause()
            assert app.return_code is None
    finally:
        signal.signal(signal.SIGHUP, before)


# A terminal too small


@piloted
async def test_a_program_that_begins_in_a_small_terminal_goes_on_when_it_is_larger(tmp_path: Path) -> None:
    app = app_of(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TooSmall))
        await pilot.press("enter", "q", "escape")
        assert isinstance(app.screen, TooSmall)
        await pilot.resize_terminal(35, 12)
        await pilot.pause()
        assert "35 × 12" in text_of(app)
        await pilot.resize_terminal(*NARROW)
        await until(pilot, lambda: "Play" in text_of(app))
        await pilot.press("enter")
        await your_turn(pilot)
        assert not any(isinstance(screen, TooSmall) for screen in app.screen_stack)


@piloted
async def test_a_screen_that_opens_in_a_small_terminal_lies_below_the_notice() -> None:
    app = Bare()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await app.push_screen(SettingsScreen())
        await until(pilot, lambda: isinstance(app.screen, TooSmall))
        await pilot.resize_terminal(*NARROW)
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen))


@piloted
async def test_what_is_changed_is_kept_and_told_to_all_screens(tmp_path: Path) -> None:
    app = Bare()
    async with app.run_test(size=WIDE) as pilot:
        app.push_screen(SettingsScreen())
        await pilot.pause()
        app.change(app.manner.with_settings(language="tr"))
        await pilot.pause()
        assert app.kept_settings == [app.manner.settings]
        assert texts("tr")("screen-settings") in text_of(app)
