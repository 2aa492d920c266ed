"""The settings on the full screen: each holds at once and is kept, in the language of the moment."""

from typing import Any

import pytest

from pisti.i18n import LANGUAGES
from pisti.tui.chooser import Chooser
from pisti.tui.frames import Speed
from pisti.tui.settings import Settings
from pisti.tui.settings_screen import SettingsScreen, name_of
from screens import NARROW, WIDE, Bare, piloted, text_of, texts, until


class Setting(Bare):
    """An app with the settings; ``closed`` is whether they were closed."""

    closed = False

    def on_mount(self) -> None:
        self.push_screen(SettingsScreen(), self.close_settings)

    def close_settings(self, _: object) -> None:
        self.closed = True


ROWS: dict[str, list[Any]] = {
    "language": list(LANGUAGES),
    "speed": list(Speed),
    "four_colours": [True, False],
    "cut": [True, False],
    "confirm": [False, True],
}


@pytest.mark.parametrize("size", [WIDE, NARROW])
@piloted
async def test_each_setting_holds_at_once_and_is_kept(size: tuple[int, int]) -> None:
    app = Setting(settings=Settings())
    async with app.run_test(size=size) as pilot:
        for name, values in ROWS.items():
            chooser = app.focused
            assert isinstance(chooser, Chooser)
            assert chooser.id == name
            first = app.manner.texts.language if name == "language" else getattr(Settings(), name)
            assert chooser.value == first
            for step in range(1, len(values) + 1):
                await pilot.press("right")
                wanted = values[(values.index(first) + step) % len(values)]
                assert getattr(app.manner.settings, name) == wanted
                assert app.kept_settings[-1] == app.manner.settings
            await pilot.press("down")
    assert app.manner.settings == Settings(language="en")


@piloted
async def test_a_language_is_spoken_as_soon_as_it_is_chosen() -> None:
    app = Setting()
    async with app.run_test(size=WIDE) as pilot:
        for language in [*LANGUAGES[1:], LANGUAGES[0]]:
            await pilot.press("right")
            say = texts(language)
            for id in ("screen-settings", "screen-speed", "setting-suits", "setting-cut", "screen-close"):
                assert say(id) in text_of(app)
            assert f"< {name_of(language)} >" in text_of(app)


@piloted
async def test_another_setting_does_not_change_what_is_spoken() -> None:
    app = Setting("en", Settings(language="tr"))  # English from the command line
    async with app.run_test(size=WIDE) as pilot:
        assert "< English >" in text_of(app)
        await pilot.press("down", "right")
        assert "Settings" in text_of(app)
        assert app.manner.settings.language == "tr"


@piloted
async def test_the_language_of_the_settings_can_be_chosen_where_another_is_spoken() -> None:
    app = Setting("en", Settings(language=LANGUAGES[(LANGUAGES.index("en") + 1) % len(LANGUAGES)]))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("right")
        assert app.manner.texts.language == app.manner.settings.language != "en"
        assert app.manner.texts("screen-settings") in text_of(app)


@pytest.mark.parametrize("way", ["escape", "q", "#settings-close", "enter"])
@piloted
async def test_they_are_closed_by_every_way(way: str) -> None:
    app = Setting()
    async with app.run_test(size=NARROW) as pilot:
        if way == "enter":
            await pilot.press("up")
        await (pilot.click(way) if way.startswith("#") else pilot.press(way))
        await until(pilot, lambda: app.closed)
    assert app.kept_settings == []


@pytest.mark.parametrize("language", LANGUAGES)
@piloted
async def test_label_and_value_have_room_in_a_narrow_terminal(language: str) -> None:
    app = Setting(language)
    async with app.run_test(size=NARROW) as pilot:
        for name, values in ROWS.items():
            chooser = app.screen.query_one(f"#{name}", Chooser)
            chooser.focus()
            if name == "language":
                continue
            for _ in values:
                await pilot.press("right")
                shown = chooser.render().plain
                assert shown.startswith(chooser._label()), shown
                assert shown.endswith(f"< {chooser._shown(chooser.value)} >")


def test_each_language_has_its_own_name() -> None:
    assert len({name_of(language) for language in LANGUAGES}) == len(LANGUAGES)
