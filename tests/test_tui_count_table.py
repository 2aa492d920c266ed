"""The count and the score sheet as tables: every figure can be read at both widths, yours first."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random

import pytest
from rich.console import Console, RenderableType

from pisti.game import Game
from pisti.i18n import LANGUAGES
from pisti.observation import Observation, observe
from pisti.round import SideScore, shuffled
from pisti.rules import PRESETS, Rules, Seat, Side
from pisti.table import Counted
from pisti.tui.count_table import STEPS, broken, count_table, sheet_table
from pisti.tui.plain_words import Words
from screens import texts
from strategies import play_on, random_game

WIDTHS = (36, 38, 62)
"""Of a window on a narrow terminal with a scroll bar and without one, and on a wide one."""

ROWS = ("cards", "most_cards", "jacks", "aces", "two_of_clubs", "ten_of_diamonds", "pistis", "total")


@cache
def counted_round(rules: Rules, seed: int, seat: Seat) -> Observation:
    rng = Random(seed)
    game = Game.start(rules, shuffled(rng, rules), rules.seating[0])
    while game.round.is_redeal:
        game = game.next_round(shuffled(rng, rules))
    return observe(Game(play_on(game.round, rng), game.finished), seat)


def text_of(shown: RenderableType, width: int) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(shown)
    text = capture.get()
    assert all(len(line) <= width for line in text.splitlines())
    return text


def event_of(view: Observation) -> Counted:
    assert view.score is not None
    return Counted(view.round_number, view.score, view.pistis, view.scores)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", PRESETS)
def test_every_figure_is_that_of_the_count_yours_first(name: str, width: int) -> None:
    rules = PRESETS[name]
    for seed, seat in enumerate(rules.seating):
        view = counted_round(rules, seed, seat)
        event, words = event_of(view), Words(texts("en"), rules, seat, letters=False)
        order = sorted(map(Side, range(rules.side_count)), key=lambda side: side != words.your_side)
        figures = [re.findall(r"\d+", line) for line in text_of(count_table(words, event), width).splitlines()]
        expected = [[str(getattr(event.count[side], row)) for side in order] for row in ROWS]
        expected.append([str(event.scores[side]) for side in order])
        assert [line for line in figures if len(line) == len(order)][: len(expected)] == expected


def largest(rules: Rules) -> Counted:
    """A count with figures as long as they come."""
    count = tuple(SideScore(52, 3, 4, 4, 2, 3, 120 + side) for side in range(rules.side_count))
    return Counted(9, count, ((1, 1),) * rules.side_count, tuple(1000 + side for side in range(rules.side_count)))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["two", "standard", "three", "solo"])
def test_every_label_and_figure_can_be_read_in_every_language(name: str, language: str, width: int) -> None:
    rules = PRESETS[name]
    words = Words(texts(language), rules, Seat.SOUTH, letters=False)
    event = largest(rules)
    lines = text_of(count_table(words, event, STEPS - 1), width).splitlines()
    [rule] = [number for number, line in enumerate(lines) if line.startswith("──")]
    labels, rows = "", []
    for line in lines[rule + 1 :]:
        at = re.fullmatch(rf"(.*?)((?:\s+\d+){{{rules.side_count}}})?", line.rstrip())
        assert at is not None
        labels += at[1].strip() + " "
        rows += [at[2].split()] if at[2] else []
    assert labels.split() == " ".join(words.texts(f"count-row-{row}") for row in (*ROWS, "score")).split()
    order = sorted(map(Side, range(rules.side_count)), key=lambda side: side != words.your_side)
    assert rows[:-1] == [[str(getattr(event.count[side], row)) for side in order] for row in ROWS]
    assert rows[-1] == [str(event.scores[side]) for side in order]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", ["two", "standard", "three", "solo"])
def test_the_lines_come_step_by_step_and_nothing_moves(name: str, width: int) -> None:
    rules = PRESETS[name]
    for language in LANGUAGES[len(name) % 2 :: 2]:
        words = Words(texts(language), rules, Seat.SOUTH, letters=False)
        event = event_of(counted_round(rules, 1, Seat.SOUTH))
        shown = [text_of(count_table(words, event, steps), width).splitlines() for steps in range(STEPS)]
        whole = shown[-1]
        filled = [sum(bool(line.strip()) for line in lines) for lines in shown]
        assert filled[-1] == len(whole)
        assert all(after > before for before, after in pairwise(filled))
        for lines, count in zip(shown, filled, strict=True):
            assert lines[:count] == whole[:count]
            assert lines[count:] == [" " * width] * (len(whole) - count)
        assert text_of(count_table(words, event), width).splitlines()[: len(whole)] == whole


def test_the_first_step_shows_no_figure_and_each_one_more_line() -> None:
    rules = Rules()
    words = Words(texts("en"), rules, Seat.SOUTH, letters=False)
    for steps in range(STEPS):
        text = text_of(count_table(words, largest(rules), steps), 62)
        assert sum(bool(re.search(r"\d", line)) for line in text.splitlines()) == steps


def test_a_tie_for_most_cards_is_explained_at_the_end() -> None:
    rules = Rules()
    words = Words(texts("en"), rules, Seat.SOUTH, letters=False)
    for seed in range(300):
        view = counted_round(rules, seed, Seat.SOUTH)
        if view.won_counts == (26, 26):
            text = " ".join(text_of(count_table(words, event_of(view)), 62).split())
            assert "Both sides have 26 cards: nobody scores for most cards." in text
            return
    raise AssertionError("no tie in 300 rounds")


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", ["standard", "three", "solo"])
def test_the_score_sheet_has_the_scores_and_a_line_for_each_round(name: str, width: int) -> None:
    rules = PRESETS[name]
    view = counted_round(rules, 2, Seat.SOUTH)
    words = Words(texts("en"), rules, Seat.SOUTH, letters=False)
    assert view.score is not None
    totals = [str(score.total) for score in view.score]
    lines = [line.split() for line in text_of(sheet_table(words, view), width).splitlines()]
    assert ["Total", *totals] in lines
    assert ["1", *totals] in lines


@pytest.mark.parametrize("name", PRESETS)
def test_after_several_rounds_the_totals_of_the_score_sheet_are_the_sums_of_its_lines_yours_first(name: str) -> None:
    rules, rng = PRESETS[name], Random(name)
    game = last(random_game(rng, rules))
    for seat in rules.seating:
        words, view = Words(texts("en"), rules, seat, letters=False), observe(game, seat)
        order = sorted(map(Side, range(rules.side_count)), key=lambda side: side != words.your_side)
        for width in WIDTHS:
            lines = [line.split() for line in text_of(sheet_table(words, view), width).splitlines()]
            totals = next([*map(int, line[1:])] for line in lines if line[:1] == ["Total"])
            rounds = [[*map(int, line)] for line in lines if line and all(each.isdecimal() for each in line)]
            assert [line[0] for line in rounds] == [*range(1, len(view.sheet) + 1)]
            assert totals == [sum(line[place + 1] for line in rounds) for place in range(len(order))]
            assert totals == [game.scores[side] for side in order]


def last(games: Iterator[Game]) -> Game:
    *_, game = games
    return game


def test_without_a_round_the_score_sheet_says_so() -> None:
    rules = Rules()
    view = observe(Game.start(rules, shuffled(Random(1), rules), Seat.SOUTH), Seat.SOUTH)
    words = Words(texts("en"), rules, Seat.SOUTH, letters=False)
    assert text_of(sheet_table(words, view), 62) == "No round has been counted yet.\n"


def test_a_name_is_broken_into_a_word_on_a_line() -> None:
    assert broken("your side") == "your\nside"
    assert broken("East–West") == "East–\nWest"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_where_there_is_room_every_side_is_named_whole_on_one_line(name: str, language: str) -> None:
    rules = PRESETS[name]
    words = Words(texts(language), rules, rules.seating[0], letters=False)
    view = counted_round(rules, 1, rules.seating[0])
    names = [words.side(side) for side in map(Side, range(rules.side_count)) if side != words.your_side]
    for shown in (count_table(words, largest(rules)), sheet_table(words, view)):
        [head] = [line for line in text_of(shown, 62).splitlines()[:3] if names[0] in line]
        assert all(each in head for each in names)


def test_in_ascii_the_lines_of_the_table_are() -> None:
    rules = Rules()
    words = Words(texts("en"), rules, Seat.SOUTH, letters=True)
    view = counted_round(rules, 1, Seat.SOUTH)
    for shown in (count_table(words, event_of(view), ascii_only=True), sheet_table(words, view, ascii_only=True)):
        assert text_of(shown, 62).replace("ş", "s").replace("–", "-").isascii()


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", PRESETS)
def test_no_figure_of_the_longest_score_sheet_is_cut_in_any_language(name: str, width: int) -> None:
    rules = PRESETS[name]
    view = counted_round(rules, 1, rules.seating[0])
    count = largest(rules).count
    view = replace(view, finished=(count,) * 12, score=count)
    for language in LANGUAGES:
        words = Words(texts(language), rules, rules.seating[0], letters=False)
        lines = [line.split() for line in text_of(sheet_table(words, view), width).splitlines()]
        rounds = [[str(number), *(str(score.total) for score in count)] for number in range(1, 14)]
        assert [line for line in lines if line in rounds] == rounds
        assert [line for line in lines if line[-rules.side_count :] == [str(13 * score.total) for score in count]]
