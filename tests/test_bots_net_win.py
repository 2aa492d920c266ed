from __future__ import annotations

from random import Random

import numpy as np
import pytest

from pisti.bots.net_win import (
    FAR,
    LEAST,
    NEAR,
    NODES,
    PISTI,
    PLACES,
    RISK,
    SHARES,
    STEP,
    TRUST,
    WEIGHTS,
    WINS,
    after_round,
    between_rounds,
    chance_to_win,
    risk,
)

SPREADS = (10.0, 6.0)


def test_the_places_of_the_bell_curve_have_its_mean_and_spread() -> None:
    assert sum(SHARES) == pytest.approx(1)
    assert sum(node * share for node, share in zip(NODES, SHARES, strict=True)) == pytest.approx(0)
    assert sum(node * node * share for node, share in zip(NODES, SHARES, strict=True)) == pytest.approx(1)


def test_the_places_between_the_ends_sum_up_what_lies_there() -> None:
    for power, integral in ((0, 2), (1, 0), (2, 2 / 3), (4, 2 / 5), (8, 2 / 9)):
        found = sum(weight * place**power for place, weight in zip(PLACES, WEIGHTS, strict=True))
        assert found == pytest.approx(integral, abs=1e-9)


def test_the_table_falls_with_what_a_side_needs_and_rises_with_what_the_other_needs() -> None:
    table = WINS.reshape(NEAR, FAR)
    steps = {0: -np.diff(table, axis=0), 1: np.diff(table, axis=1)}
    for axis, step in steps.items():
        assert (step >= 0).all(), axis
        assert (step[:, :20] > 0).all(), axis  # further on it is as good as won
    assert np.diag(table) == pytest.approx(np.full(NEAR, 0.5))
    assert table[:, :NEAR] + table[:, :NEAR].T == pytest.approx(np.ones((NEAR, NEAR)))


def test_between_two_numbers_of_the_table_it_is_between() -> None:
    table = WINS.reshape(NEAR, FAR)
    assert between_rounds(1 + 2 * STEP, 1 + 5 * STEP) == pytest.approx(table[2, 5])
    assert between_rounds(1 + 2.25 * STEP, 1 + 5 * STEP) == pytest.approx(0.75 * table[2, 5] + 0.25 * table[3, 5])
    assert between_rounds(1 + 2 * STEP, 1 + 5.5 * STEP) == pytest.approx((table[2, 5] + table[2, 6]) / 2)
    assert table[0, 0] <= between_rounds(0.2, 0.8) < 0.6


def test_beyond_the_table_it_goes_on_evenly() -> None:
    assert between_rounds(10, 150) == pytest.approx(between_rounds(10, 1 + STEP * (FAR - 1)))
    assert between_rounds(80, 80) == between_rounds(33, 33) == 0.5
    assert between_rounds(80, 90) == pytest.approx(between_rounds(33, 43))


@pytest.mark.parametrize(("mine", "theirs"), [(1, 20), (33, 40), (7.3, 9.9), (60, 100), (3, 149)])
def test_between_rounds_what_one_side_may_hope_the_other_must_fear(mine: float, theirs: float) -> None:
    assert between_rounds(mine, theirs) + between_rounds(theirs, mine) == pytest.approx(1)
    assert between_rounds(mine, theirs) > 0.5


def test_7_2_the_higher_score_wins_once_the_target_is_reached() -> None:
    assert after_round(1, 303, 0.01, 151) == pytest.approx(1)
    assert after_round(-1, 321, 0.01, 151) == pytest.approx(0)
    assert after_round(60, 250, 0.01, 151) == pytest.approx(1)
    assert after_round(40, 250, 0.01, 151) == pytest.approx(between_rounds(151 - 145, 151 - 105), abs=1e-3)


def test_it_is_what_many_rounds_come_to() -> None:
    rng = Random(1)
    for ahead, total in ((0, 290), (10, 280), (-15, 270), (5, 310), (-30, 250)):
        wins = 0.0
        for _ in range(20_000):
            by = rng.gauss(ahead, 12)
            mine, theirs = (total + by) / 2, (total - by) / 2
            wins += float(by > 0) if max(mine, theirs) >= 151 else between_rounds(151 - mine, 151 - theirs)
        assert after_round(ahead, total, 12, 151) == pytest.approx(wins / 20_000, abs=0.012)


def test_the_difference_spreads_more_where_the_sum_is_larger() -> None:
    """A round with more points than expected has more piştis, each of which is ten points for one side."""
    rng, wins = Random(2), 0.0
    for _ in range(20_000):
        more = rng.gauss(0, 9)
        by = rng.gauss(-8, max(LEAST * 225, 225 + PISTI * more) ** 0.5)
        mine, theirs = (290 + more + by) / 2, (290 + more - by) / 2
        wins += float(by > 0) if max(mine, theirs) >= 151 else between_rounds(151 - mine, 151 - theirs)
    assert chance_to_win(-8, 290, 15, 9, 151) == pytest.approx(wins / 20_000, abs=0.012)


def test_a_card_that_promises_a_larger_sum_is_a_risk_that_who_is_behind_takes() -> None:
    wide, total = risk(12.0, 24.0, 20.0)
    assert wide == pytest.approx((144 + 4 * RISK) ** 0.5)
    assert total == 20 + 4 * TRUST
    assert risk(12.0, 20.0, 20.0) == (12.0, 20.0)
    assert risk(2.0, -20.0, 20.0)[0] == pytest.approx(LEAST**0.5 * 2)
    for ahead in (-20, 20):
        bold = chance_to_win(ahead, 2 * 140 + total, wide, 8.0, 151)
        careful = chance_to_win(ahead, 2 * 140 + 20.0, 12.0, 8.0, 151)
        assert (bold > careful) == (ahead < 0)


@pytest.mark.parametrize(("ahead", "total"), [(0, 0), (-60, 120), (-9, 289), (140, 160)])
def test_what_one_side_may_hope_the_other_must_fear(ahead: int, total: int) -> None:
    assert chance_to_win(ahead, total, *SPREADS, 151) + chance_to_win(-ahead, total, *SPREADS, 151) == pytest.approx(
        1, abs=1e-5
    )


def test_more_points_are_a_better_chance() -> None:
    for total in (200, 250, 290, 310):
        chances = [chance_to_win(ahead, total, *SPREADS, 151) for ahead in range(-60, 61)]
        assert chances == sorted(chances)
        assert len(set(chances)) == len(chances)  # a point more is always better, be it ever so little
        assert chances[0] < 0.1 < 0.9 < chances[-1]


def test_who_is_behind_wants_the_game_to_go_on() -> None:
    assert chance_to_win(-6, 2 * 146, 4.0, 4.0, 151) > chance_to_win(-6, 2 * 154, 4.0, 4.0, 151)
    assert chance_to_win(6, 2 * 146, 4.0, 4.0, 151) < chance_to_win(6, 2 * 154, 4.0, 4.0, 151)
