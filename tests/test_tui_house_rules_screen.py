"""House rules on the full screen: each option changes its field, nonsense is told and not taken."""

from dataclasses import fields
from typing import Any

import pytest
from textual.widgets import Button

from pisti.i18n import LANGUAGES
from pisti.rules import POINT_FIELDS, PRESETS, BadRules, Centre, Rules
from pisti.tui.chooser import Chooser
from pisti.tui.house_rules_screen import HouseRulesScreen
from screens import NARROW, WIDE, Bare, piloted, text_of, texts, until


class Choosing(Bare):
    """An app with the house rules; ``taken`` are those that were taken."""

    def __init__(self, rules: Rules | None = None, language: str = "en", *, ascii_only: bool = False) -> None:
        super().__init__(language, ascii_only=ascii_only)
        self.rules_screen = HouseRulesScreen(rules or Rules())
        self.taken: list[Rules | None] = []

    def on_mount(self) -> None:
        self.push_screen(self.rules_screen, self.taken.append)

    def row(self, name: str) -> Chooser[object]:
        return self.rules_screen.query_one(f"#{name}", Chooser)


@piloted
async def test_every_option_changes_its_field_and_no_other() -> None:
    usual = Rules()
    app = Choosing()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert [each.id for each in app.rules_screen.query(Chooser)] == [field.name for field in fields(Rules)]
        for field in fields(Rules):
            row = app.row(field.name)
            assert row.value == getattr(usual, field.name)
            row.focus()
            for key in ("right", "left"):
                await pilot.press(key)
                chosen = {**{each.name: getattr(usual, each.name) for each in fields(Rules)}, field.name: row.value}
                if field.name == "seats":
                    chosen["partners"] = None  # as usual for so many
                try:
                    wanted: Rules | None = Rules(**chosen)
                except BadRules:
                    wanted = None
                assert app.rules_screen._rules == wanted, field.name
                assert (row.value != getattr(usual, field.name)) == (key == "right")
        assert app.taken == []


@piloted
async def test_rules_are_taken_by_the_button() -> None:
    app = Choosing()
    async with app.run_test(size=WIDE) as pilot:
        app.row("jack").focus()
        await pilot.press("right", "enter", "space", "left")  # 1 to 4 and back to 3
        app.row("target").focus()
        await pilot.press("left", "left")
        await pilot.click("#take")
        await until(pilot, lambda: app.taken)
    assert app.taken == [Rules(jack=3, target=51)]


@piloted
async def test_a_combination_that_makes_no_sense_is_told_and_cannot_be_taken_until_it_does() -> None:
    app = Choosing()
    async with app.run_test(size=WIDE) as pilot:
        app.row("seats").focus()
        await pilot.press("left")
        app.row("partners").focus()
        await pilot.press("right")  # three players, with partners
        with pytest.raises(BadRules) as bad:
            Rules(seats=3, partners=True)
        sentence = texts("en")("screen-rules-partners", seats=bad.value.fields["seats"])
        assert " ".join(sentence.split()) in " ".join(text_of(app).replace("│", "").split())
        await pilot.click("#take")
        await pilot.press("tab")
        assert app.taken == []
        assert app.screen is app.rules_screen
        app.row("partners").focus()
        await pilot.press("right")
        assert str(app.rules_screen.query_one("#house-rules-error").render()) == ""
        await until(pilot, lambda: not app.screen.query("Button.-active"))
        await pilot.click("#take")
        await until(pilot, lambda: app.taken)
    assert app.taken == [Rules(seats=3, partners=False)]


@pytest.mark.parametrize("language", LANGUAGES)
@piloted
async def test_what_makes_no_sense_is_told_in_the_words_of_the_rows(language: str) -> None:
    say = texts(language)
    app = Choosing(Rules(centre=Centre.OPEN), language)
    nothing: dict[str, Any] = dict.fromkeys(POINT_FIELDS, 0)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        error = app.rules_screen.query_one("#house-rules-error")
        for name, value in (("centre_jack", "cover"), ("lookers", "side")):
            app.row(name).focus()
            await pilot.press("right")
            rule, usual = say(f"rule-{name}"), say(f"value-{name}-{value}")
            assert str(error.render()) == say("screen-rules-open-centre", rule=rule, value=usual)
            await pilot.press("left")
            assert str(error.render()) == ""
        with pytest.raises(BadRules) as bad:
            Rules(**nothing)
        assert app.rules_screen._wrong(bad.value) == say("screen-rules-nothing-scores")


@piloted
async def test_whoever_chooses_the_number_of_players_has_partners_as_usual_there() -> None:
    app = Choosing()
    async with app.run_test(size=WIDE) as pilot:
        app.row("seats").focus()
        for seats, partners in ((2, False), (3, False), (4, True)):
            await pilot.press("right")
            assert (app.row("seats").value, app.row("partners").value) == (seats, partners)
        await pilot.press("left")
        await pilot.click("#take")
        await until(pilot, lambda: app.taken)
    assert app.taken == [Rules(seats=3)]


@pytest.mark.parametrize("way", ["escape", "q", "#back"])
@piloted
async def test_back_takes_nothing(way: str) -> None:
    app = Choosing()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("right", "down", "right")
        await (pilot.click(way) if way.startswith("#") else pilot.press(way))
        await until(pilot, lambda: app.taken)
    assert app.taken == [None]


@pytest.mark.parametrize("name", ["three", "open-centre", "jack-pisti"])
@piloted
async def test_one_begins_with_the_rules_of_the_table(name: str) -> None:
    app = Choosing(PRESETS[name])
    async with app.run_test(size=WIDE) as pilot:
        await pilot.click("#take")
        await until(pilot, lambda: app.taken)
    assert app.taken == [PRESETS[name]]


@piloted
async def test_an_unusual_target_is_one_to_choose_from() -> None:
    app = Choosing(Rules(target=77))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert "< 77 >" in text_of(app)
        app.row("target").focus()
        await pilot.press("right", "left")
        assert app.row("target").value == 77


@piloted
async def test_every_row_and_button_is_reached_by_the_arrows_in_a_narrow_terminal() -> None:
    app = Choosing()
    async with app.run_test(size=NARROW) as pilot:
        await pilot.pause()
        for field in fields(Rules):
            row = app.focused
            assert isinstance(row, Chooser)
            assert row.id == field.name
            assert texts("en")(f"rule-{field.name}") in text_of(app)
            await pilot.press("down")
        assert isinstance(app.focused, Button)
        await pilot.press("down", "down", "up", "enter")
        await until(pilot, lambda: app.taken)
    assert app.taken == [None]


@pytest.mark.parametrize("language", LANGUAGES)
@piloted
async def test_what_is_wrong_and_the_buttons_are_in_sight_in_a_narrow_terminal(language: str) -> None:
    say = texts(language)
    app = Choosing(language=language)
    with pytest.raises(BadRules) as bad:
        Rules(seats=3, partners=True)
    async with app.run_test(size=NARROW) as pilot:
        await pilot.press("left", "down", "right")
        shown = " ".join(text_of(app).replace("│", "").split())
        for sentence in (
            say("screen-house-rules"),
            say("screen-rules-partners", seats=bad.value.fields["seats"]),
            say("screen-take"),
            say("screen-back"),
        ):
            assert " ".join(sentence.split()) in shown
        for row in app.rules_screen.query(Chooser):
            assert str(row.render()).startswith(say(f"rule-{row.id}")[:12])
