"""The count and the score sheet as tables: every figure can be read at both widths, yours first."""

import re
from itertools import pairwise
from random import Random

import pytest
from rich.console import Console, RenderableType

from pisti.game import Game
from pisti.i18n import LANGUAGES, Texts
from pisti.observation import Observation, observe
from pisti.round import shuffled
from pisti.rules import PRESETS, Rules, Seat, Side
from pisti.table import Counted
from pisti.tui.count_table import STEPS, count_table, sheet_table, side_name
from pisti.tui.plain_words import Words

WIDTHS = (38, 62)
ROWS = ("cards", "most_cards", "jacks", "aces", "two_of_clubs", "ten_of_diamonds", "pistis", "total")


def counted_round(rules: Rules, seed: int, seat: Seat) -> Observation:
    rng = Random(seed)
    game = Game.start(rules, shuffled(rng, rules), rules.seating[0])
    while game.round.is_redeal:
        game = game.next_round(shuffled(rng, rules))
    while game.round.to_play is not None:
        game = game.play(rng.choice(observe(game, game.round.to_play).hand))
    return observe(game, seat)


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
        event, words = event_of(view), Words(Texts("en"), rules, seat, letters=False)
        order = sorted(map(Side, range(rules.side_count)), key=lambda side: side != words.your_side)
        figures = [re.findall(r"\d+", line) for line in text_of(count_table(words, event), width).splitlines()]
        expected = [[str(getattr(event.count[side], row)) for side in order] for row in ROWS]
        expected.append([str(event.scores[side]) for side in order])
        assert [line for line in figures if len(line) == len(order)][: len(expected)] == expected


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["standard", "three", "solo"])
def test_every_label_can_be_read_in_every_language(name: str, language: str, width: int) -> None:
    rules = PRESETS[name]
    words = Words(Texts(language), rules, Seat.SOUTH, letters=False)
    text = text_of(count_table(words, event_of(counted_round(rules, 1, Seat.SOUTH))), width)
    seen = " ".join(line[: width // 3].strip() if rules.side_count > 2 else line for line in text.splitlines())
    for row in (*ROWS, "score"):
        label = words.texts(f"count-row-{row}")
        assert label.split()[0] in seen
    if rules.side_count == 2:
        assert all(words.texts(f"count-row-{row}") in text for row in ROWS)


def test_the_lines_come_step_by_step_and_nothing_moves() -> None:
    rules = Rules()
    words = Words(Texts("en"), rules, Seat.SOUTH, letters=False)
    event = event_of(counted_round(rules, 1, Seat.SOUTH))
    shown = [text_of(count_table(words, event, steps), 62).splitlines() for steps in range(STEPS + 1)]
    assert len({len(lines) for lines in shown[:-1]}) == 1
    filled = [sum(bool(line.strip()) for line in lines) for lines in shown]
    assert [after - before for before, after in pairwise(filled)][:-1] == [1] * (STEPS - 1)
    assert shown[-1] == text_of(count_table(words, event), 62).splitlines()


def test_a_tie_for_most_cards_is_explained_at_the_end() -> None:
    rules = Rules()
    words = Words(Texts("en"), rules, Seat.SOUTH, letters=False)
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
    words = Words(Texts("en"), rules, Seat.SOUTH, letters=False)
    assert view.score is not None
    totals = [str(score.total) for score in view.score]
    lines = [line.split() for line in text_of(sheet_table(words, view), width).splitlines()]
    assert ["Total", *totals] in lines
    assert ["1", *totals] in lines


def test_without_a_round_the_score_sheet_says_so() -> None:
    rules = Rules()
    view = observe(Game.start(rules, shuffled(Random(1), rules), Seat.SOUTH), Seat.SOUTH)
    words = Words(Texts("en"), rules, Seat.SOUTH, letters=False)
    assert text_of(sheet_table(words, view), 62) == "No round has been counted yet.\n"


def test_names_of_sides_take_a_line_for_each_word() -> None:
    words = Words(Texts("en"), Rules(), Seat.SOUTH, letters=False)
    assert side_name(words, Side(0)) == "your\nside"
    assert side_name(words, Side(1)) == "East–\nWest"


def test_in_ascii_the_lines_of_the_table_are() -> None:
    rules = Rules()
    words = Words(Texts("en"), rules, Seat.SOUTH, letters=True)
    view = counted_round(rules, 1, Seat.SOUTH)
    for shown in (count_table(words, event_of(view), ascii_only=True), sheet_table(words, view, ascii_only=True)):
        assert text_of(shown, 62).replace("ş", "s").replace("–", "-").isascii()
