"""What plays add up to, and luck."""

from __future__ import annotations

import pytest

from pisti.analysis.plays import AnalysedPlay
from pisti.analysis.reasons import Reason, Why
from pisti.analysis.sums import add, luck, margins, seat_sums, side_sums
from pisti.analysis.values import CardValue
from pisti.cards import Card
from pisti.rules import Rules, Seat, Side
from pisti.sim.summary import Mean

RULES = Rules()


def play(ply: int, seat: Seat, cost: float, error: float = 1.0) -> AnalysedPlay:
    """A play that cost so much, the better card being worth nothing."""
    best = CardValue(Card(0), Mean(0.0, 1.0), Mean(0.0, 0.0))
    other = CardValue(Card(1), Mean(-cost, 1.0), Mean(cost, error))
    return AnalysedPlay(ply, seat, Card(1), (best, other), Reason(Why.WEAKER, (("card", "2c"),)))


def test_a_cost_within_its_error_is_none() -> None:
    assert play(0, Seat.SOUTH, 2.4).cost == Mean(0.0, 0.0)
    assert play(0, Seat.SOUTH, 2.6).cost == Mean(2.6, 1.0)


def test_each_seat_has_the_sum_of_its_plays() -> None:
    found = seat_sums(RULES, [play(0, Seat.SOUTH, 3), play(1, Seat.EAST, 4), play(4, Seat.SOUTH, 5)])
    assert [(each.seat, each.plays, each.cost.value) for each in found] == [
        (Seat.SOUTH, 2, 8),
        (Seat.EAST, 1, 4),
        (Seat.NORTH, 0, 0),
        (Seat.WEST, 0, 0),
    ]
    assert found[0].cost.error == pytest.approx(2**0.5)


def test_the_luck_of_two_sides_is_what_no_play_explains() -> None:
    plays = [play(0, Seat.SOUTH, 3), play(1, Seat.EAST, 4), play(2, Seat.NORTH, 5)]
    one, two = side_sums(RULES, plays, (10.0, -10.0))
    assert (one.cost.value, two.cost.value) == (8, 4)
    assert one.luck is not None
    assert two.luck is not None
    # ahead by 10 although the plays alone would have made it 4 behind
    assert (one.luck.value, two.luck.value) == (14, -14)
    assert one.luck.error == pytest.approx(3**0.5)


def test_without_a_result_there_is_no_luck() -> None:
    assert [(each.result, each.luck) for each in side_sums(RULES, [], None)] == [(None, None)] * 2


def test_the_lucks_of_three_sides_cancel_out() -> None:
    costs = [Mean(3.0, 0.0), Mean(5.0, 0.0), Mean(0.0, 0.0)]
    results = margins([20, 7, 3])
    found = [luck(Side(side), costs, results[side]).value for side in range(3)]
    assert sum(found) == pytest.approx(0)
    assert found[0] == pytest.approx(15 - (2.5 - 3))


def test_of_no_means_the_sum_is_nothing() -> None:
    assert add([]) == Mean(0, 0.0)
