"""The first screen: playing at once, going on, the choices that are kept, house rules, everything at its smallest."""

from pathlib import Path

import pytest
from textual.containers import VerticalScroll
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Button

from pisti.bots import OFFERED
from pisti.i18n import LANGUAGES
from pisti.rules import PRESETS, Rules
from pisti.tui.chooser import Chooser
from pisti.tui.first_screen import Begin, FirstScreen, preset_of
from pisti.tui.frames import Speed
from pisti.tui.house_rules_screen import HouseRulesScreen
from pisti.tui.kept import Kept, last_unfinished
from pisti.tui.kept_screen import Go, KeptScreen
from pisti.tui.settings import Settings
from pisti.tui.settings_screen import SettingsScreen, name_of
from pisti.tui.windows import Window
from screens import NARROW, WIDE, Bare, app_of, piloted, text_of, texts, until, your_turn
from sittings import sit

MANY = "target=21,pisti=3,double_pisti=4,jack=5,ace=6,two_of_clubs=7,ten_of_diamonds=8,most_cards=9,exposed=no"
OWN = Rules.parse("two,target=51,jack=2")


class First(Bare):
    """An app with the first screen; ``went`` is what it was left with."""

    def __init__(self, kept: Kept | None = None, language: str = "en", **fields: object) -> None:
        super().__init__(language, **fields)  # type: ignore[arg-type]
        self.first = FirstScreen(kept, "no folder", "Something is not as usual.")
        self.went: list[object] = []

    def on_mount(self) -> None:
        self.push_screen(self.first, self.went.append)


def left(folder: Path) -> Kept:
    """A game that was left."""
    sit("--seed", "1", "--rules", "two", "--record", str(folder / "left.pisti"), answers="1\n1\n1\n")
    kept = last_unfinished(folder)
    assert kept is not None
    return kept


def words_of(app: Bare) -> str:
    return " ".join(text_of(app).split())


async def focus(pilot: Pilot[None], id: str) -> Widget:
    """Go down to the element of this id."""
    for _ in range(20):
        if pilot.app.focused is not None and pilot.app.focused.id == id:
            return pilot.app.focused
        await pilot.press("down")
    raise AssertionError(id)


@piloted
async def test_enter_plays_at_once() -> None:
    app = First()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("enter")
        await until(pilot, lambda: app.went)
    assert app.went == [Begin()]


@piloted
async def test_a_kept_game_comes_first_and_enter_goes_on_with_it(tmp_path: Path) -> None:
    kept = left(tmp_path)
    app = First(kept)
    async with app.run_test(size=WIDE) as pilot:
        assert "Continue" in text_of(app)
        assert "21/09/2026 · round 1 · you 0, North 0" in words_of(app)
        await pilot.press("enter", "enter")
        await until(pilot, lambda: app.went)
    assert app.went == [Go(kept.file, is_over=False)]


@piloted
async def test_nothing_to_go_on_with_is_not_offered() -> None:
    app = First()
    async with app.run_test(size=WIDE):
        assert "Continue" not in text_of(app)


@pytest.mark.parametrize("key", ["q", "quit"])
@piloted
async def test_the_program_is_left_from_here(key: str, tmp_path: Path) -> None:
    app = First()
    async with app.run_test(size=WIDE) as pilot:
        await (pilot.click("#quit") if key == "quit" else pilot.press(key))
        await until(pilot, lambda: app.went)
    assert app.went == [None]


@piloted
async def test_escape_alone_does_not_end_the_program() -> None:
    app = First()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("escape")
        assert app.focused is not None
        assert app.focused.id == "quit"
        assert not app.went
        await pilot.press("enter")
        await until(pilot, lambda: app.went)
    assert app.went == [None]


@pytest.mark.parametrize("key", ["question_mark", "f1"])
@piloted
async def test_the_keys_are_told_here_too(key: str) -> None:
    app = First()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press(key)
        await until(pilot, lambda: isinstance(app.screen, Window))
        for id in ("screen-title-help", "screen-first-help", "screen-help-pages"):
            assert " ".join(texts("en")(id).split()) in words_of(app)


@piloted
async def test_a_notice_is_in_sight_however_much_else_there_is(tmp_path: Path) -> None:
    app = First(left(tmp_path), settings=Settings(rules=Rules.parse(MANY)))
    async with app.run_test(size=NARROW):
        assert "Something is not as usual." in text_of(app)


@piloted
async def test_the_choices_hold_at_once_and_are_kept() -> None:
    app = First(settings=Settings(speed=Speed.OFF))
    async with app.run_test(size=WIDE) as pilot:
        await focus(pilot, "table")
        for name, rules in [*list(PRESETS.items())[1:], *list(PRESETS.items())[:1]]:
            await pilot.press("right")
            assert app.kept_settings[-1].rules == rules
            assert texts("en")(f"preset-{name}") in text_of(app)
            assert texts("en")(f"preset-{name}-line") in words_of(app)
        await pilot.press("left", "enter", "space", "left")  # from the first to the last and back
        assert app.kept_settings[-1].rules == next(iter(PRESETS.values()))
        await focus(pilot, "level")
        at = OFFERED.index("medium")
        await pilot.press("right")
        assert app.kept_settings[-1].level == [*OFFERED, *OFFERED][at + 1]
        await focus(pilot, "language")
        for language in [*LANGUAGES[1:], LANGUAGES[0]]:
            await pilot.press("right")
            assert app.kept_settings[-1].language == language
            assert texts(language)("screen-play") in text_of(app)
            assert name_of(language) in text_of(app)
    assert app.manner.settings == app.kept_settings[-1]


@piloted
async def test_what_is_chosen_is_played(tmp_path: Path) -> None:
    chosen: list[Settings] = []
    app = app_of(tmp_path, keep=chosen.append)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, FirstScreen))
        await pilot.press("down", "right", "right", "right", "down", "right", "up", "up", "enter")
        screen = await your_turn(pilot)
        assert screen._scene.rules == chosen[-1].rules == list(PRESETS.values())[3]
        assert chosen[-1].level != "medium"
        assert chosen[-1].level in {getattr(player, "level", None) for player in screen._scene.players.values()}


@piloted
async def test_house_rules_that_are_taken_are_the_table_and_are_explained() -> None:
    app = First()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.click("#house-rules")
        await until(pilot, lambda: isinstance(app.screen, HouseRulesScreen))
        app.screen.dismiss(OWN)
        await until(pilot, lambda: isinstance(app.screen, FirstScreen))
        assert app.kept_settings[-1].rules == OWN
        assert "House rules" in text_of(app)
        assert f"{OWN.seats} players, to {OWN.target}" in text_of(app)
        assert "2 points" in words_of(app) or "jack" in words_of(app)
        await focus(pilot, "table")
        await pilot.press("right")
        await pilot.press("left")  # own rules are one more table to choose
        assert app.kept_settings[-1].rules == OWN
        await pilot.click("#house-rules")
        await until(pilot, lambda: isinstance(app.screen, HouseRulesScreen))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, FirstScreen))
        assert app.manner.settings.rules == OWN


@pytest.mark.parametrize(
    ("id", "screen"), [("settings", SettingsScreen), ("kept-games", KeptScreen), ("read-rules", Window)]
)
@piloted
async def test_the_other_buttons_open_their_windows_by_key_and_by_mouse(id: str, screen: type[object]) -> None:
    app = First()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.click(f"#{id}")
        await until(pilot, lambda: type(app.screen) is screen)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is app.first)
        await focus(pilot, id)
        await until(pilot, lambda: not app.screen.query("Button.-active"))
        await pilot.press("enter")
        await until(pilot, lambda: type(app.screen) is screen)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is app.first)
        assert app.focused is not None
        assert app.focused.id == id
        assert app.went == []


@piloted
async def test_a_language_chosen_in_the_settings_is_spoken_here_too() -> None:
    app = First()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.click("#settings")
        await pilot.press("right", "escape")
        await until(pilot, lambda: app.screen is app.first)
        spoken = app.manner.texts.language
        assert spoken != "en"
        assert texts(spoken)("screen-play") in text_of(app)
        assert name_of(spoken) in text_of(app)


@pytest.mark.parametrize("by_mouse", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@piloted
async def test_everything_is_within_reach_in_the_smallest_terminal(
    language: str, by_mouse: bool, tmp_path: Path
) -> None:
    app = First(left(tmp_path), language, settings=Settings(rules=Rules.parse(MANY)))
    async with app.run_test(size=NARROW) as pilot:
        await pilot.pause()
        wanted = [each for each in app.first.query("Button, Chooser") if isinstance(each, Button | Chooser)]
        assert len(wanted) == 10
        scroll = app.first.query_one(VerticalScroll)
        for each in wanted:
            if by_mouse:
                scroll.scroll_to_widget(each, animate=False)
                await pilot.pause()
                assert app.get_widget_at(each.region.x + 2, each.region.y)[0] is each
            else:
                assert app.focused is each
                assert scroll.region.contains_region(each.region)
                assert each.region.width >= 30
                await pilot.press("down")
        assert by_mouse or app.focused is wanted[0]


@piloted
async def test_choices_are_made_with_the_mouse() -> None:
    app = First()
    async with app.run_test(size=NARROW) as pilot:
        for id in ("table", "level", "language"):
            chooser = app.first.query_one(f"#{id}", Chooser)
            before = chooser.value
            await pilot.click(chooser, offset=(2, 0))
            assert chooser.value != before
            shown = chooser.size.width - len(chooser._shown(chooser.value)) - 4
            await pilot.click(chooser, offset=(shown, 0))
            assert chooser.value == before
        assert len(app.kept_settings) == 6


def test_each_preset_has_its_name() -> None:
    assert [preset_of(rules) for rules in PRESETS.values()] == list(PRESETS)
    assert preset_of(OWN) == "own"
