"""The picture of a round."""

from __future__ import annotations

from xml.etree.ElementTree import Element

import pytest

from pisti.analysis.chart import HEIGHT, WIDTH, chart, expected
from pisti.i18n import Texts
from pisti.rules import Side
from test_analysis_told import some_game


def drawn(rules: str, number: int = 0) -> Element:
    told = some_game(rules)
    return chart(told, told.analysis.rounds[number], Texts("en"))


def test_with_two_sides_there_is_one_line_over_all_plays_to_the_result() -> None:
    picture, round = drawn("standard"), some_game().analysis.rounds[0]
    (line,) = picture.iter("polyline")
    assert len((line.get("points") or "").split()) == 49
    points = expected(round, Side(0))
    first, second = round.plays[:2]
    assert first.seat in {0, 2}
    assert (points[0].value, points[1].value) == (first.played.value.value, -second.played.value.value)
    assert round.results is not None
    assert (points[-1].plays, points[-1].value, points[-1].error) == (48, round.results[0], 0)


def test_with_three_sides_each_has_a_line_over_its_own_plays() -> None:
    assert len(list(drawn("three").iter("polyline"))) == 3
    assert [len(expected(some_game("three").analysis.rounds[0], Side(side))) for side in range(3)] == [17] * 3


def test_plays_that_cost_something_are_marked_with_what_they_cost() -> None:
    round = some_game().analysis.rounds[0]
    marks = list(drawn("standard").iter("circle"))
    assert len(marks) == sum(play.cost.value > 0 for play in round.plays) > 0
    assert all("cost" in (mark.findtext("title") or "") for mark in marks)


@pytest.mark.parametrize("rules", ["standard", "three"])
def test_all_is_within_the_picture(rules: str) -> None:
    picture = drawn(rules)
    for shape in (*picture.iter("polyline"), *picture.iter("polygon")):
        for pair in (shape.get("points") or "").split():
            x, y = map(float, pair.split(","))
            assert 0 <= x <= WIDTH
            assert 0 <= y <= HEIGHT


def test_a_round_that_was_broken_off_ends_with_its_last_play() -> None:
    (line,) = drawn("standard", number=1).iter("polyline")
    assert len((line.get("points") or "").split()) == 30
