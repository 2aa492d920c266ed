"""What of a replay is on the screen: at both sizes, in every language, in ASCII, with unknown cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from command import records
from pisti.cards import parse_cards
from pisti.i18n import LANGUAGES
from pisti.notation import Comment, Record
from pisti.rules import PRESETS, Seat
from pisti.tui.replay_film import Film
from pisti.tui.replay_screen import ReplayScreen
from pisti.tui.replay_widgets import OpenHand, PlayList
from pisti.tui.widgets import BoardView, Drawn, KeyBar
from replays import FIRST, SIZES, app_for, seen
from screens import NARROW, WIDE, piloted, texts, until


def text_on(widget: Drawn | PlayList) -> str:
    return "\n".join(widget.render_line(y).text for y in range(widget.size.height))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["standard", "two", "three", "under"])
@piloted
async def test_all_hands_and_the_marked_play_are_on_the_screen(name: str, size: tuple[int, int]) -> None:
    record = records(1, PRESETS[name])[0]
    app = app_for([record])
    async with app.run_test(size=size) as pilot:
        for ply in (1, *range(2, 49, 5), 48):
            assert isinstance(app.screen, ReplayScreen)
            app.screen.action_go(ply)
            await pilot.pause()
            board, hand = app.screen.query_one(BoardView), app.screen.query_one(OpenHand)
            for seat in record.rules.seating:
                cards = [str(card)[0].replace("T", "10") + card.suit.sign for card in record.at(ply).hand(seat)]
                shown = text_on(hand if seat is Seat.SOUTH else board)
                assert all(card in shown for card in cards), (ply, seat, cards, seen(pilot))
            assert f"\n{ply:>2} " in "\n" + text_on(app.screen.query_one(PlayList)), (ply, seen(pilot))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@piloted
async def test_every_language_has_room(language: str, size: tuple[int, int]) -> None:
    app = app_for(ply=40, language=language)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        board, plays = app.screen.query_one(BoardView), app.screen.query_one(PlayList)
        assert board.size.height >= 7
        assert plays.size.height >= 5
        bar = app.screen.query_one(KeyBar)
        assert app.screen.region.contains_region(bar.region)


@piloted
async def test_another_size_puts_the_scores_elsewhere() -> None:
    app = app_for(ply=48)
    async with app.run_test(size=WIDE) as pilot:
        assert "Score: Ayşe + North" in seen(pilot)
        await pilot.resize_terminal(*NARROW)
        await pilot.pause()
        await pilot.pause()
        assert f"Score: ◆ {FIRST.total[0]}, ◇ {FIRST.total[1]}." in seen(pilot)
        assert "48 " in seen(pilot)
        await pilot.resize_terminal(*WIDE)
        await pilot.pause()
        await pilot.pause()
        assert "Score: Ayşe + North" in seen(pilot)


async def at_once(size: tuple[int, int], ply: int) -> str:
    """What is seen on a terminal of this size from the beginning."""
    async with app_for(ply=ply).run_test(size=size) as pilot:
        await pilot.pause()
        return seen(pilot)


@pytest.mark.parametrize("behind", [None, "question_mark", "o"])
@pytest.mark.parametrize("sizes", [[WIDE, NARROW], [NARROW, WIDE], [WIDE, NARROW, WIDE], [NARROW, WIDE, NARROW]])
@piloted
async def test_another_size_leaves_nothing_of_the_one_before(sizes: list[tuple[int, int]], behind: str | None) -> None:
    async with app_for(ply=5).run_test(size=sizes[0]) as pilot:
        await pilot.press(*filter(None, [behind]))
        for size in sizes[1:]:
            await pilot.resize_terminal(*size)
        await pilot.press(*["escape"] * bool(behind))
        wanted = await at_once(sizes[-1], 5)
        await until(pilot, lambda: seen(pilot) == wanted)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["three", "solo"])
@piloted
async def test_each_alone_all_is_told_of_the_stock_on_a_narrow_terminal(name: str, language: str) -> None:
    record = records(1, PRESETS[name])[-1]
    app, say = app_for([replace(record, names=("Wolfgang", *record.names[1:]))], language=language), texts(language)
    first = next(ply for ply, turn in enumerate(record.round.turns, 1) if turn.captured)
    async with app.run_test(size=NARROW) as pilot:
        for ply in range(first):
            await pilot.press(*["right"] * bool(ply))
            await pilot.pause()
            shown, view = text_on(app.screen.query_one(BoardView)), Film(record).frame(ply).scene.view
            assert say("screen-stock-count", count=view.stock_size) in shown
            assert say("screen-set-aside-count", count=len(view.face_down)) in shown, shown


@pytest.mark.parametrize("size", SIZES)
@piloted
async def test_who_has_no_name_is_the_seat_alone(size: tuple[int, int]) -> None:
    async with app_for([replace(FIRST, names=("South", "?", "?", "?"))]).run_test(size=size) as pilot:
        await pilot.pause()
        assert "?" not in seen(pilot).replace("? help", "")
        assert "South: " not in seen(pilot)
        assert text_on(pilot.app.screen.query_one(BoardView)).count("South") == 1


@pytest.mark.parametrize("size", SIZES)
@piloted
async def test_nobody_is_a_partner_of_who_looks_on(size: tuple[int, int]) -> None:
    async with app_for().run_test(size=size) as pilot:
        await pilot.pause()
        assert texts("en")("screen-partner") not in seen(pilot)


@piloted
async def test_what_a_record_does_not_know_are_backs() -> None:
    deck = (None, None, None, *parse_cards("5h 5d"), *(None,) * 46, *parse_cards("9s"))
    app = app_for([Record(game="7", deck=deck, dealer=Seat.WEST, plays=parse_cards("5d"))])
    async with app.run_test(size=WIDE) as pilot:
        text = seen(pilot)
        assert "│5♦   │  │▒▒▒▒▒│  │▒▒▒▒▒│  │▒▒▒▒▒│" in text
        assert text.count("▮ ▮ ▮ ▮") == 3


@piloted
async def test_comments_are_shown_below_their_play() -> None:
    record = Record(
        game="1", deck=FIRST.deck, dealer=FIRST.dealer, plays=FIRST.plays, comments=(Comment(9, "[bold] move"),)
    )
    async with app_for([record], 9).run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert "Remark: [bold] move" in seen(pilot)


@pytest.mark.parametrize("size", SIZES)
@piloted
async def test_in_ascii_no_other_character_is_shown(size: tuple[int, int]) -> None:
    app = app_for(ply=30, ascii_only=True)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        lines = [app.screen.query_one(PlayList).render_line(y) for y in range(5)]
        filters = app.get_line_filters()
        assert filters
        for line in lines:
            for each in filters:
                line = line.apply_filter(each, app.screen.styles.background)  # noqa: PLW2901
            assert line.text.isascii()
        plays = app.screen.query_one(PlayList)
        marked = [plays.render_line(y) for y in range(plays.size.height)]
        assert [line.text[:2] for line in marked if any(s.style and s.style.underline for s in line)] == ["30"]
