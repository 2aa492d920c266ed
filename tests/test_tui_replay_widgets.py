"""The parts of a replay's screen: an open hand in two sizes, and the list whose marked line stays in view."""

from __future__ import annotations

import pytest
from textual.app import App, ComposeResult

from pisti.cards import parse_cards
from pisti.i18n import Texts
from pisti.tui.canvas import Canvas
from pisti.tui.look import Look
from pisti.tui.plain_words import CardWords
from pisti.tui.replay_told import Entry, Kind
from pisti.tui.replay_widgets import OpenHand, PlayList
from screens import piloted

ENTRIES = [Entry(ply, Kind.PLAY, f"play {ply}") for ply in range(49)]
ENTRIES += [Entry(48, Kind.END, f"count {line}") for line in range(20)]


def drawn(width: int, height: int) -> list[str]:
    hand, canvas = OpenHand(), Canvas(width, height)
    hand.show((*parse_cards("Td"), None), CardWords(Texts("en"), letters=False), Look())
    hand.draw(canvas)
    return canvas.text()


def test_an_open_hand_is_large_where_there_is_room() -> None:
    assert drawn(20, 5)[1:4] == [
        "  │10♦  │  │▒▒▒▒▒│",
        "  │  ♦  │  │▒▒▒▒▒│",
        "  │  10♦│  │▒▒▒▒▒│",
    ]


def test_an_open_hand_is_small_elsewhere() -> None:
    assert drawn(20, 3) == ["    ╭───╮  ╭───╮", "    │10♦│  │▒▒▒│", "    ╰───╯  ╰───╯"]


def test_a_hand_that_was_not_shown_yet_is_empty() -> None:
    canvas = Canvas(20, 3)
    OpenHand().draw(canvas)
    assert canvas.text() == [""] * 3


class ListApp(App[None]):
    """A list alone."""

    def __init__(self) -> None:
        super().__init__()
        self.picked: list[int] = []

    def compose(self) -> ComposeResult:
        yield PlayList(compact=True)

    def on_play_list_picked(self, message: PlayList.Picked) -> None:
        self.picked.append(message.ply)

    def shown(self) -> list[str]:
        plays = self.query_one(PlayList)
        return [plays.render_line(y).text.strip() for y in range(plays.size.height)]


@pytest.mark.parametrize("height", [4, 10, 24])
@piloted
async def test_the_marked_line_is_in_view_with_others_on_both_sides(height: int) -> None:
    app = ListApp()
    async with app.run_test(size=(30, height)) as pilot:
        plays = app.query_one(PlayList)
        plays.show(ENTRIES)
        for ply in (0, 1, 20, 47, 46, 5):
            plays.mark(ply)
            await pilot.pause()
            shown = app.shown()
            assert {f"play {each}" for each in (ply - 1, ply, ply + 1) if each >= 0} <= {*shown}, (ply, shown)


@piloted
async def test_with_the_last_play_as_much_of_the_count_is_in_view_as_there_is_room() -> None:
    app = ListApp()
    async with app.run_test(size=(30, 10)) as pilot:
        plays = app.query_one(PlayList)
        plays.show(ENTRIES)
        plays.mark(48)
        await pilot.pause()
        assert app.shown() == ["play 48", *(f"count {line}" for line in range(9))]


@piloted
async def test_the_marked_line_stays_in_view_when_the_size_changes() -> None:
    app = ListApp()
    async with app.run_test(size=(30, 24)) as pilot:
        plays = app.query_one(PlayList)
        plays.show(ENTRIES)
        plays.mark(20)
        await pilot.resize_terminal(30, 4)
        await pilot.pause()
        assert "play 20" in app.shown()


@piloted
async def test_a_click_on_a_line_picks_its_play() -> None:
    app = ListApp()
    async with app.run_test(size=(30, 10)) as pilot:
        app.query_one(PlayList).show(ENTRIES)
        await pilot.pause()
        await pilot.click(PlayList, offset=(3, 4))
        assert app.picked == [4]
