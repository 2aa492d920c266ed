from __future__ import annotations

from random import Random

import pytest

from pisti.bots.net_win import NODES, SHARES, after_round, between_rounds, chance_to_win

SPREADS = (10.0, 6.0)


def test_the_places_of_the_bell_curve_have_its_mean_and_spread() -> None:
    assert sum(SHARES) == pytest.approx(1, abs=1e-5)
    assert sum(node * share for node, share in zip(NODES, SHARES, strict=True)) == pytest.approx(0)
    assert sum(node * node * share for node, share in zip(NODES, SHARES, strict=True)) == pytest.approx(1, abs=0.001)


def test_7_2_the_higher_score_wins_once_the_target_is_reached() -> None:
    assert after_round(1, 303, 0.01, 151) == pytest.approx(1)
    assert after_round(-1, 321, 0.01, 151) == pytest.approx(0)
    assert after_round(60, 250, 0.01, 151) == pytest.approx(1)
    assert after_round(40, 250, 0.01, 151) == pytest.approx(between_rounds(40, 0, 250, 151))


def test_it_is_what_many_rounds_come_to() -> None:
    rng = Random(1)
    for ahead, total in ((0, 290), (10, 280), (-15, 270), (5, 310), (-30, 250)):
        wins = 0.0
        for _ in range(20_000):
            by = rng.gauss(ahead, 12)
            mine, theirs = (total + by) / 2, (total - by) / 2
            wins += float(by > 0) if max(mine, theirs) >= 151 else between_rounds(by, 0, total, 151)
        assert after_round(ahead, total, 12, 151) == pytest.approx(wins / 20_000, abs=0.02)


@pytest.mark.parametrize(("ahead", "total"), [(0, 0), (-60, 120), (-9, 289), (140, 160)])
def test_what_one_side_may_hope_the_other_must_fear(ahead: int, total: int) -> None:
    assert between_rounds(ahead, 5, total, 151) + between_rounds(-ahead, 5, total, 151) == pytest.approx(1)
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
