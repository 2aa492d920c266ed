"""Whole games on the full screen, to the last count: in every language, at both sizes, by keys and by mouse."""

import asyncio
from itertools import product
from pathlib import Path
from random import Random

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Button

from pisti.i18n import LANGUAGES, Texts
from pisti.notation import game_of, read_records
from pisti.rules import PRESETS, Rules
from pisti.table import Phase
from pisti.tui.full import PlayApp
from pisti.tui.look import Size
from pisti.tui.table_screen import TableScreen
from pisti.tui.widgets import HandView, PackView
from pisti.tui.windows import StepWindow, Window
from screens import NARROW, WIDE, seeded, text_of

TABLES = ("standard", "two", "solo")
ALL = [(language, name, size, by) for language, name, size, by in product(LANGUAGES, TABLES, (WIDE, NARROW), "km")]
SIZES = (WIDE, NARROW)
# A game in every language; all tables, both sizes and both ways of playing.
SOME = [
    (language, TABLES[(0, 1, 0, 2, 0, 0)[place]], SIZES[(0, 0, 1, 1, 0, 1)[place]], "kmkmmm"[place])
    for place, language in enumerate(LANGUAGES)
]

TO_THE_END = ("en", "tr")
"""The languages in which a game goes as far as the preset has it, where not all do."""


class Player:
    """Someone who plays any card, by keys or by the mouse, and looks at the screen."""

    def __init__(self, app: PlayApp, pilot: Pilot[None], by_mouse: bool, rng: Random) -> None:
        self.app = app
        self.pilot = pilot
        self.by_mouse = by_mouse
        self.rng = rng
        self.looked = 0

    async def play(self) -> None:
        """Play until the window at the end of the game is open."""
        while True:
            await asyncio.sleep(0)
            top = self.app.screen
            if isinstance(top, StepWindow):
                await self.pilot.pause()
                self.look_at_count(top)
                await self.press_button(top)
            elif isinstance(top, Window):
                return
            elif isinstance(top, TableScreen) and top._is_asked:
                await self.answer(top)

    async def answer(self, screen: TableScreen) -> None:
        """Do what is asked for, and wait until it is done: nothing else is waited for after the first round."""
        asked = screen._wanted
        if screen._scene.view.round_number < 2 or screen._scene.phase is Phase.CUT:
            await self.pilot.pause()
        if screen._scene.phase is Phase.CUT:
            await self.cut(screen)
        else:
            self.look_at_table(screen)
            await self.play_card(screen, self.rng.randrange(len(screen._scene.view.hand)))
        while screen._wanted is asked:
            await asyncio.sleep(0)

    async def cut(self, screen: TableScreen) -> None:
        pack = screen.query_one(PackView)
        await self.seen(pack)
        if self.by_mouse:
            self.click(pack, self.rng.randrange(3, pack.size.width - 3))
        else:
            self.type(*self.rng.choice((["left", "left"], ["right"], [])), "enter")

    async def play_card(self, screen: TableScreen, place: int) -> None:
        hand = screen.query_one(HandView)
        await self.seen(hand)
        if self.by_mouse:
            self.click(hand, hand.lefts[place] + self.rng.randrange(Size.LARGE.width))
        elif self.rng.random() < 0.5:
            self.type(str(place + 1))
        else:
            self.type("home", *["right"] * place, "enter")

    def type(self, *keys: str) -> None:
        """Press keys as fast as a terminal can send them."""
        assert self.app._driver is not None
        for key in keys:
            self.app._driver.send_message(events.Key(key, key if len(key) == 1 else None))

    async def seen(self, widget: Widget) -> None:
        """Wait until a widget stands in its place."""
        while not self.is_seen(widget):
            await asyncio.sleep(0)

    def click(self, widget: Widget, column: int) -> None:
        """Press and release the button of the mouse in the third line of a widget."""
        x, y = widget.region.x + column, widget.region.y + 2
        for event in (events.MouseDown, events.MouseUp, events.Click):
            self.app.screen._forward_event(event(None, x, y, 0, 0, 1, False, False, False))

    def is_seen(self, widget: Widget) -> bool:
        x, y = widget.region.x + widget.region.width // 2, widget.region.y + 2
        return bool(widget.region) and self.app.screen.get_widget_at(x, y)[0] is widget

    async def press_button(self, window: Window) -> None:
        if self.by_mouse:
            await self.pilot.click(window.query(Button).first())
        else:
            await self.pilot.press("enter")

    def look_at_table(self, screen: TableScreen) -> None:
        """In the first round every turn shows what is needed to play."""
        view = screen._scene.view
        if view.round_number > 1:
            return
        text, words = text_of(self.app), screen._words
        self.looked += 1
        assert words.texts("screen-your-turn") in text
        assert all(words.short(card) in text for card in view.hand)
        top = [card for card in view.pile[-3:] if card is not None]
        assert all(words.short(card) in text for card in top)
        assert words.texts("screen-pile-count", count=len(view.pile)) in text
        assert words.texts("screen-stock-count", count=view.stock_size) in text
        if view.exposed is not None and view.stock_size:
            assert words.texts("screen-bottom-card", card=words.short(view.exposed)) in text
        for seat in view.order:
            assert words.seat(seat) in text

    def look_at_count(self, window: Window) -> None:
        text = text_of(self.app)
        for field in ("most_cards", "jacks", "pistis", "total"):
            assert self.app.manner.texts(f"count-row-{field}") in text or self.app.size.width < 80
        for button in window.query(Button):
            assert str(button.label) in text


async def whole_game(app: PlayApp, size: tuple[int, int], by_mouse: bool, seed: int) -> str:
    """Play a game; what stands on the screen at its end."""
    async with app.run_test(size=size) as pilot:
        player = Player(app, pilot, by_mouse, Random(seed))
        await player.play()
        assert player.looked == 12 or app.last is None or app.last.table.rules.seats != 4
        return text_of(app)


def played(folder: Path, language: str, rules: Rules, size: tuple[int, int], by: str) -> None:
    """A game to its end, whose record is right and whose last screen says who has won."""
    file = folder / "game.pisti"
    app = seeded(folder, rules, seed=5, language=language, record=str(file))
    end = asyncio.run(whole_game(app, size, by == "m", seed=7))
    with file.open("rb") as source:
        game = game_of(tuple(read_records(source)))
    assert game.winner is not None
    assert app.last is not None
    assert game.scores == app.last.table.dealt[-1].game.scores
    for score in game.scores:
        assert str(score) in end
    assert Texts(language)("screen-again") in end


@pytest.mark.parametrize(("language", "name", "size", "by"), SOME)
def test_a_whole_game(tmp_path: Path, language: str, name: str, size: tuple[int, int], by: str) -> None:
    rules = PRESETS[name] if language in TO_THE_END else Rules.parse(f"{name},target=51")
    played(tmp_path, language, rules, size, by)


@pytest.mark.soak
@pytest.mark.parametrize(("language", "name", "size", "by"), ALL)
def test_a_whole_game_of_every_kind(tmp_path: Path, language: str, name: str, size: tuple[int, int], by: str) -> None:
    played(tmp_path, language, PRESETS[name], size, by)


@pytest.mark.parametrize("name", [name for name in PRESETS if name not in TABLES])
def test_a_whole_game_of_the_other_presets_in_ascii(tmp_path: Path, name: str) -> None:
    rules = Rules.parse(f"{name},target=51")
    app = seeded(tmp_path, rules, seed=3, ascii_only=True, record=str(tmp_path / "game.pisti"))
    assert asyncio.run(whole_game(app, NARROW, by_mouse=False, seed=1))


def test_some_are_a_fair_choice_of_all() -> None:
    assert {each[1:] for each in SOME} >= {(table, size, by) for table in TABLES[:1] for size in SIZES for by in "km"}
    assert {each[1] for each in SOME} == set(TABLES)
    assert [each[0] for each in SOME] == [*LANGUAGES]
