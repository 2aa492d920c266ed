"""Windows: long texts are turned and the buttons stay in sight, answers by keys and clicks, texts that grow."""

import pytest
from rich.text import Text
from textual import events
from textual.containers import VerticalScroll
from textual.pilot import Pilot
from textual.widgets import Button

from pisti.i18n import LANGUAGES
from pisti.rules import Rules, Seat, Side
from pisti.table import GameOver
from pisti.tui.plain_count import game_over
from pisti.tui.plain_words import Words
from pisti.tui.table_windows import told_text
from pisti.tui.windows import Choice, StepWindow, Window
from screens import NARROW, WIDE, Bare, piloted, text_of, texts, until

TWO = (("yes", "Yes"), ("no", "No"))
LONG = "\n".join(f"line {number} ends here" for number in range(1, 91))


class Asking(Bare):
    """An app with one window; ``answers`` are what it was answered."""

    def __init__(self, window: Window, language: str = "en", *, ascii_only: bool = False) -> None:
        super().__init__(language, ascii_only=ascii_only)
        self.window = window
        self.answers: list[str | None] = []

    def on_mount(self) -> None:
        self.push_screen(self.window, self.answers.append)


def long_window(choices: tuple[Choice, ...] = TWO) -> Window:
    return Window("The title", Text(LONG), choices)


async def released(pilot: Pilot[None]) -> None:
    """Wait until no button is pressed down any longer: until then it takes no further press."""
    await until(pilot, lambda: not pilot.app.screen.query("Button.-active"))


@pytest.mark.parametrize("size", [WIDE, NARROW])
@piloted
async def test_a_long_text_is_turned_by_keys_and_the_wheel_to_its_last_line_and_back(size: tuple[int, int]) -> None:
    app = Asking(long_window())
    async with app.run_test(size=size) as pilot:
        text = app.window.query_one(VerticalScroll)
        for on, back in (("pagedown", "pageup"), ("space", "pageup"))[:: 1 if size == WIDE else 2]:
            assert "line 1 ends here" in text_of(app)
            seen = set()
            while text.scroll_offset.y < text.max_scroll_y:
                seen |= set(text_of(app).replace("│", "").split("\n"))
                await pilot.press(on)
            seen |= set(text_of(app).replace("│", "").split("\n"))
            assert {f"line {number} ends here" for number in range(1, 91)} <= {line.strip(" ▁▂▃▄▅▆▇█") for line in seen}
            assert "Yes" in text_of(app)
            for _ in range(12):
                await pilot.press(back)
        await pilot._post_mouse_events([events.MouseScrollDown], text, (3, 3), button=0)
        assert text.scroll_offset.y > 0
        await pilot._post_mouse_events([events.MouseScrollUp], text, (3, 3), button=0)
        assert text.scroll_offset.y == 0
        assert app.answers == []


@pytest.mark.parametrize("language", LANGUAGES)
@piloted
async def test_all_buttons_are_in_sight_in_a_narrow_terminal_however_long_title_and_text_are(language: str) -> None:
    say = texts(language)
    told = game_over(Words(say, Rules(), Seat.SOUTH, letters=False), GameOver(Side(0), (151, 120)))
    choices = [(id, say(f"screen-{id}")) for id in ("again", "look-back", "to-start")]
    app = Asking(Window("\n".join(told), told_text(say), choices), language)
    async with app.run_test(size=NARROW) as pilot:
        await pilot.pause()
        for _, label in choices:
            assert label in text_of(app)
        for button in app.window.query(Button):
            assert app.screen.region.contains_region(button.region)
        assert app.window.query_one(VerticalScroll).size.height >= 5
        await pilot.press("up")
        assert app.focused is app.window.query(Button).last()
        await pilot.press("enter")
    assert app.answers == ["to-start"]


@pytest.mark.parametrize(
    ("keys", "answer"),
    [
        ("enter", "yes"),
        ("escape", "no"),
        ("q", "no"),
        ("right enter", "no"),
        ("down enter", "no"),
        ("tab enter", "no"),
        ("right left enter", "yes"),
        ("down up enter", "yes"),
        ("right right enter", "yes"),
    ],
)
@piloted
async def test_keys_answer(keys: str, answer: str) -> None:
    app = Asking(long_window())
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press(*keys.split())
        await until(pilot, lambda: app.answers)
    assert app.answers == [answer]


@pytest.mark.parametrize("answer", ["yes", "no"])
@piloted
async def test_a_click_on_a_button_answers(answer: str) -> None:
    app = Asking(long_window())
    async with app.run_test(size=NARROW) as pilot:
        await pilot.click(f"#answer-{answer}", times=2)
        await until(pilot, lambda: app.answers)
    assert app.answers == [answer]


@piloted
async def test_a_click_beside_the_window_answers_as_escape_and_one_on_it_does_not() -> None:
    app = Asking(long_window())
    async with app.run_test(size=WIDE) as pilot:
        for selector in (".window-title", ".window-body", ".window-buttons"):
            await pilot.click(selector)
        assert app.answers == []
        await pilot.click(offset=(1, 1))
        await until(pilot, lambda: app.answers)
    assert app.answers == ["no"]


@piloted
async def test_the_second_click_of_a_double_one_that_opened_the_window_does_not_close_it() -> None:
    app = Asking(long_window())
    async with app.run_test(size=WIDE) as pilot:
        app.window.post_message(events.Click(app.window, 1, 1, 0, 0, 1, False, False, False, chain=2))
        await pilot.pause()
        assert app.screen is app.window
    assert app.answers == []


@piloted
async def test_a_text_is_shown_as_it_is_and_can_be_changed() -> None:
    app = Asking(Window("[b]title[/b]", "[red]text[/red]", TWO))
    async with app.run_test(size=WIDE) as pilot:
        assert "[b]title[/b]" in text_of(app)
        assert "[red]text[/red]" in text_of(app)
        app.window.show("another")
        await pilot.pause()
        assert "another" in text_of(app)
        assert "text" not in text_of(app)


# Texts that grow


def growing(seconds: float = 1e9) -> StepWindow:
    return StepWindow("Growing", lambda step: f"step {step} of 3", 3, TWO, seconds)


@pytest.mark.parametrize(
    ("keys", "answer"),
    [("enter", "yes"), ("escape", "yes"), ("q", "yes"), ("right enter", "no"), ("space enter", "yes")],
)
@piloted
async def test_the_first_press_shows_all_and_the_next_answers(keys: str, answer: str) -> None:
    app = Asking(growing())
    async with app.run_test(size=WIDE) as pilot:
        assert "step 0 of 3" in text_of(app)
        *before, last = keys.split()
        await pilot.press(*before, *([] if "space" in before else [last]))
        assert "step 3 of 3" in text_of(app)
        assert app.answers == []
        await released(pilot)
        await pilot.press(last)
        await until(pilot, lambda: app.answers)
    assert app.answers == [answer]


@pytest.mark.parametrize("place", ["#answer-no", ".window-title", ".window-body", None])
@piloted
async def test_the_first_click_shows_all_wherever_it_is(place: str | None) -> None:
    app = Asking(growing())
    async with app.run_test(size=WIDE) as pilot:
        await (pilot.click(offset=(1, 1)) if place is None else pilot.click(place))
        assert "step 3 of 3" in text_of(app)
        assert app.answers == []
        await released(pilot)
        await pilot.click("#answer-no")
        await until(pilot, lambda: app.answers)
    assert app.answers == ["no"]


@piloted
async def test_a_text_grows_by_itself_and_stops_when_it_is_whole() -> None:
    app = Asking(growing(0.001))
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: "step 3 of 3" in text_of(app))
        await pilot.pause()
        assert "step 3 of 3" in text_of(app)
        await pilot.press("enter")
        await until(pilot, lambda: app.answers)


@piloted
async def test_a_text_stands_whole_at_once_where_nothing_pauses() -> None:
    app = Asking(growing(0))
    async with app.run_test(size=WIDE) as pilot:
        assert "step 3 of 3" in text_of(app)
        await pilot.press("escape")
        await until(pilot, lambda: app.answers)
    assert app.answers == ["yes"]


# Closed by what happens


@piloted
async def test_a_window_closes_with_an_answer_that_nobody_gave() -> None:
    app = Asking(long_window())
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        app.window.close("no")
        await until(pilot, lambda: app.answers)
        app.window.close("yes")
    assert app.answers == ["no"]


@piloted
async def test_a_window_under_another_closes_when_it_is_on_top() -> None:
    app = Asking(long_window())
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await app.push_screen(Window("Above", "text", TWO))
        app.window.close("no")
        await pilot.pause()
        assert app.answers == []
        await pilot.press("escape")
        await until(pilot, lambda: app.answers)
    assert app.answers == ["no"]
