"""The drawn parts of the table's screen, by keys and by mouse."""

import asyncio
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from textual.app import App, ComposeResult
from textual.geometry import Size as Area
from textual.message import Message
from textual.widget import Widget

from pisti.cards import Card
from pisti.i18n import LANGUAGES, Texts
from pisti.rules import Rules, Seat
from pisti.table import Person
from pisti.tui.board import Board
from pisti.tui.canvas import Canvas
from pisti.tui.frames import Frame
from pisti.tui.look import Look, Size
from pisti.tui.plain_words import Words
from pisti.tui.scene import Scene
from pisti.tui.table_view import _KEYS
from pisti.tui.widgets import PACK, BoardView, HandView, KeyBar, PackView

WORDS = Words(Texts("en"), Rules(), Seat.SOUTH, letters=False)
HAND = tuple(map(Card.parse, ("Td", "2c", "Jh", "As")))


class Stand(App[None]):
    """An app with one widget, which remembers what it says."""

    def __init__(self, widget: Widget, height: int = 5) -> None:
        super().__init__()
        self.widget = widget
        widget.styles.height = height
        self.said: list[Message] = []

    def compose(self) -> ComposeResult:
        yield self.widget

    def on_hand_view_pressed(self, message: HandView.Pressed) -> None:
        self.said.append(message)

    def on_pack_view_cut(self, message: PackView.Cut) -> None:
        self.said.append(message)

    def on_key_bar_pressed(self, message: KeyBar.Pressed) -> None:
        self.said.append(message)

    def on_board_view_pile_pressed(self, message: BoardView.PilePressed) -> None:
        self.said.append(message)

    def lines(self) -> list[str]:
        return [self.widget.render_line(y).text for y in range(self.widget.size.height)]


def places(app: Stand) -> list[int]:
    return [message.place for message in app.said if isinstance(message, HandView.Pressed | PackView.Cut)]


async def hand(*keys: str, clicks: Sequence[int] = (), is_on: bool = True, cards: tuple[Card, ...] = HAND) -> list[int]:
    view = HandView()
    app = Stand(view)
    async with app.run_test(size=(40, 24)) as pilot:
        view.show(cards, WORDS, Look(), is_on=is_on)
        await pilot.press("tab", *keys)
        for place in clicks:
            for x in (view.lefts[place], view.lefts[place] + Size.LARGE.width - 1):
                await pilot.click(HandView, offset=(x, 4))
        await pilot.pause()
        assert all(WORDS.short(card) in "".join(app.lines()) for card in cards)
    return places(app)


def test_enter_plays_the_chosen_card_and_arrows_choose() -> None:
    keys = ("enter", "right", "enter", "end", "enter", "right", "enter", "left", "enter", "home", "left", "enter")
    assert asyncio.run(hand(*keys)) == [0, 1, 3, 3, 2, 0]


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_click_on_either_edge_of_a_card_means_it(count: int) -> None:
    expected = [place for place in range(count) for _ in range(2)]
    assert asyncio.run(hand(clicks=range(count), cards=HAND[:count])) == expected


def test_a_click_between_cards_means_nothing() -> None:
    async def clicked() -> list[int]:
        view = HandView()
        app = Stand(view)
        async with app.run_test(size=(40, 24)) as pilot:
            view.show(HAND, WORDS, Look(), is_on=True)
            for x in (0, view.lefts[0] + Size.LARGE.width, 39):
                await pilot.click(HandView, offset=(x, 2))
        return places(app)

    assert asyncio.run(clicked()) == []


def test_after_a_play_another_card_that_is_there_is_chosen() -> None:
    async def chosen() -> int:
        view = HandView()
        async with Stand(view).run_test(size=(40, 24)) as pilot:
            view.show(HAND, WORDS, Look(), is_on=True)
            await pilot.press("tab", "end")
            view.show(HAND[:3], WORDS, Look(), is_on=False)
            return view.chosen

    assert asyncio.run(chosen()) == 2


async def pack(*keys: str, width: int, clicks: Sequence[int] = ()) -> list[int]:
    view = PackView()
    app = Stand(view)
    async with app.run_test(size=(width, 24)) as pilot:
        view.show(Look(), "Cut")
        await pilot.press("tab", *keys)
        for x in clicks:
            await pilot.click(PackView, offset=(x, 2))
        await pilot.pause()
        assert "Cut" in app.lines()[0]
        assert "▼" in app.lines()[1]
    return places(app)


def test_the_pack_is_cut_where_the_arrows_lead() -> None:
    assert asyncio.run(pack("enter", "left", "enter", "right", "right", "enter", width=60)) == [26, 25, 27]
    assert asyncio.run(pack("home", "left", "enter", "end", "right", "enter", width=60)) == [1, PACK - 1]


@pytest.mark.parametrize("width", [40, 53, 100])
def test_any_click_on_the_pack_lifts_one_to_fifty_one_cards(width: int) -> None:
    lifted = asyncio.run(pack(width=width, clicks=range(0, width, 3)))
    assert lifted == sorted(lifted)
    assert lifted[0] in range(1, 4)
    assert lifted[-1] in range(PACK - 5, PACK)
    drawn = min(PACK, width - 4)
    assert len(lifted) in (drawn // 3, drawn // 3 + 1)


def test_a_click_on_the_pile_and_nowhere_else_means_the_pile() -> None:
    async def clicked() -> int:
        view = BoardView()
        app = Stand(view, 13)
        async with app.run_test(size=(53, 24)) as pilot:
            players = {seat: Person("?") for seat in Seat}
            view.show(Board(Frame(Scene.before(players, Rules(), Seat.SOUTH)), WORDS, Look()))
            await pilot.pause()
            await pilot.click(BoardView, offset=(26, 5))
            await pilot.click(BoardView, offset=(2, 1))
            await pilot.click(BoardView, offset=(26, 12))
        return len(app.said)

    assert asyncio.run(clicked()) == 1


@given(
    st.lists(
        st.tuples(st.text("aş←?", min_size=1, max_size=3), st.text("kö 猫", max_size=7).map(str.strip)), max_size=12
    ),
    st.integers(20, 100),
)
def test_keys_go_on_in_further_lines_and_nothing_of_them_is_lost(keys: list[tuple[str, str]], width: int) -> None:
    bar = KeyBar()
    bar.keys = keys
    height = bar.get_content_height(Area(width, 24), Area(width, 24), width)
    canvas = Canvas(width, height)
    bar.draw(canvas)
    lines = [strip.text for strip in canvas.strips()]
    taken: set[tuple[int, int]] = set()
    for (key, word), (x, y) in zip(keys, bar._placed(width), strict=True):
        said = f"{key} {word}" if word else key
        assert "".join(piece.text for piece in canvas.strips()[y].crop(x, x + cell_len(said))) == said
        cells = {(column, y) for column in range(x - 1, x + cell_len(said) + 1)}
        assert len(cells & taken) <= 1, "at most the blank between two keys"
        taken |= cells
    assert len(lines) == height
    assert keys == [] or all(line.strip() for line in lines)


@pytest.mark.parametrize(("language", "width"), list(zip(LANGUAGES, (20, 40, 57, 80, 100, 33), strict=True)))
def test_every_key_can_be_clicked_and_its_word_too(language: str, width: int) -> None:
    say = Texts(language)
    keys = [(key, say(f"screen-key-{word}")) for key, word in _KEYS.items()]

    async def clicked() -> list[str]:
        view = KeyBar()
        app = Stand(view)
        async with app.run_test(size=(width, 24)) as pilot:
            view.styles.height = "auto"
            view.show(keys)
            await pilot.pause()
            assert all(word in "\n".join(app.lines()) for _, word in keys)
            for (key, word), (x, y) in zip(keys, view._placed(width), strict=True):
                await pilot.click(KeyBar, offset=(x, y))
                await pilot.click(KeyBar, offset=(x + len(key) + len(word), y))
        return [message.key for message in app.said if isinstance(message, KeyBar.Pressed)]

    assert asyncio.run(clicked()) == [key for key, _ in keys for _ in range(2)]


@pytest.mark.parametrize("is_on", [True, False])
def test_the_chosen_card_is_set_off_while_one_can_be_played_and_each_has_its_number(is_on: bool) -> None:
    async def seen() -> list[list[str]]:
        view = HandView()
        app = Stand(view)
        async with app.run_test(size=(40, 24)) as pilot:
            view.show(HAND, WORDS, Look(), is_on=is_on)
            await pilot.press("tab")
            found = [app.lines()]
            for key in ("right", "end", "home"):
                await pilot.press(key)
                found.append(app.lines())
            return found

    for chosen, lines in zip((0, 1, 3, 0), asyncio.run(seen()), strict=True):
        set_off = [place for place, corner in enumerate(c for c in lines[0] if c in "╭┏") if corner == "┏"]
        assert set_off == ([chosen] if is_on else [])
        assert [letter for letter in lines[-1] if letter.isdigit()] == ["1", "2", "3", "4"]


def test_a_click_chooses_the_card_and_a_double_one_tells_that_it_comes_again() -> None:
    async def clicked() -> tuple[list[tuple[int, bool]], int]:
        view = HandView()
        app = Stand(view)
        async with app.run_test(size=(40, 24)) as pilot:
            view.show(HAND, WORDS, Look(), is_on=True)
            await pilot.click(HandView, offset=(view.lefts[2] + 1, 2), times=2)
            await pilot.pause()
        said = [message for message in app.said if isinstance(message, HandView.Pressed)]
        return [(message.place, message.again) for message in said], view.chosen

    assert asyncio.run(clicked()) == ([(2, False), (2, True)], 2)


def pack_at(place: int, width: int) -> list[str]:
    """The pack as it is drawn where it will be cut at a place."""

    async def drawn() -> list[str]:
        view = PackView()
        app = Stand(view)
        async with app.run_test(size=(width, 24)) as pilot:
            view.show(Look(), "Cut")
            view.place = place
            view.redraw()
            await pilot.pause()
            return app.lines()

    return asyncio.run(drawn())


@pytest.mark.parametrize("width", [40, 53, 100])
def test_the_pointer_stands_over_the_pack_where_it_will_be_cut_and_the_number_below(width: int) -> None:
    pointers, across = [], min(PACK, width - 4)
    for place in (1, 26, PACK - 1):
        lines = pack_at(place, width)
        assert [line.strip() for line in lines[2:]] == ["▒" * across] * 2 + [str(place)]
        pointers.append(lines[1].index("▼") - lines[2].index("▒"))
    assert pointers[0] == 0
    assert abs(pointers[1] - across / 2) <= 1
    assert across - 2 <= pointers[2] < across


def test_a_click_above_or_below_the_pack_cuts_nothing() -> None:
    async def clicked() -> list[int]:
        view = PackView()
        app = Stand(view)
        async with app.run_test(size=(60, 24)) as pilot:
            view.show(Look(), "Cut")
            for y in range(5):
                await pilot.click(PackView, offset=(30, y))
            await pilot.pause()
        return places(app)

    assert len(asyncio.run(clicked())) == 3


def test_a_place_that_was_clicked_is_where_the_pointer_comes_to_stand() -> None:
    async def followed() -> list[tuple[int, int]]:
        view = PackView()
        app = Stand(view)
        found = []
        async with app.run_test(size=(40, 24)) as pilot:
            view.show(Look(), "Cut")
            for x in (2, 11, 20, 37):
                await pilot.click(PackView, offset=(x, 2))
                await pilot.pause()
                found.append((x, app.lines()[1].index("▼")))
        return found

    assert all(abs(x - pointer) <= 1 for x, pointer in asyncio.run(followed()))


def test_the_second_click_of_a_double_one_on_the_pile_means_nothing() -> None:
    async def clicked() -> int:
        view = BoardView()
        app = Stand(view, 13)
        async with app.run_test(size=(53, 24)) as pilot:
            view.show(Board(Frame(Scene.before({}, Rules(), Seat.SOUTH)), WORDS, Look()))
            await pilot.pause()
            await pilot.click(BoardView, offset=(26, 5), times=2)
            await pilot.pause()
        return len(app.said)

    assert asyncio.run(clicked()) == 1


def test_a_click_between_two_keys_means_neither() -> None:
    async def clicked() -> list[str]:
        view = KeyBar()
        app = Stand(view, 1)
        async with app.run_test(size=(40, 24)) as pilot:
            view.show([("a", "one"), ("b", "two")])
            await pilot.pause()
            for x in (0, 6, 7, 13, 39):
                await pilot.click(KeyBar, offset=(x, 0))
            await pilot.click(KeyBar, offset=(8, 0))
            await pilot.pause()
        return [message.key for message in app.said if isinstance(message, KeyBar.Pressed)]

    assert asyncio.run(clicked()) == ["b"]


def test_what_is_drawn_follows_the_size_and_what_is_shown() -> None:
    async def seen() -> list[str]:
        view = KeyBar()
        app = Stand(view, 1)
        async with app.run_test(size=(40, 24)) as pilot:
            found = []
            for keys in ([("a", "one")], [("b", "two")], [("猫", "three")]):
                view.show(keys)
                await pilot.pause()
                found.append(app.lines()[0].strip())
            await pilot.resize_terminal(60, 24)
            await pilot.pause()
            assert len(view.render_line(0).text) == 59  # and one of two columns
        return found

    assert asyncio.run(seen()) == ["a one", "b two", "猫 three"]


def test_a_hand_stays_in_the_middle_when_the_terminal_changes() -> None:
    async def margins() -> list[tuple[int, int]]:
        view = HandView()
        app = Stand(view)
        found = []
        async with app.run_test(size=(40, 24)) as pilot:
            view.show(HAND, WORDS, Look(), is_on=True)
            for width in (40, 61, 90):
                await pilot.resize_terminal(width, 24)
                await pilot.pause()
                line = app.lines()[0]
                assert len(line) == width
                found.append((len(line) - len(line.lstrip()), len(line) - len(line.rstrip())))
        return found

    assert all(0 <= right - left <= 1 for left, right in asyncio.run(margins()))
