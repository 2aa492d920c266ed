from __future__ import annotations

import pytest

from pisti.bots.net_win import NODES, SHARES, between_rounds, chance_to_win

SPREADS = (10.0, 6.0)


def test_the_places_of_the_bell_curve_have_its_mean_and_spread() -> None:
    assert sum(SHARES) == pytest.approx(1)
    assert sum(node * share for node, share in zip(NODES, SHARES, strict=True)) == 0
    assert sum(node * node * share for node, share in zip(NODES, SHARES, strict=True)) == pytest.approx(1, abs=0.05)


def test_7_2_the_higher_score_wins_once_the_target_is_reached() -> None:
    assert between_rounds(151, 150, 151) == 1
    assert between_rounds(160, 161, 151) == 0
    assert between_rounds(151, 151, 151) == 0.5


@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (30, 90), (140, 149), (150, 10)])
def test_what_one_side_may_hope_the_other_must_fear(mine: int, theirs: int) -> None:
    assert between_rounds(mine, theirs, 151) + between_rounds(theirs, mine, 151) == pytest.approx(1)
    ours = chance_to_win(mine - theirs, mine + theirs, *SPREADS, 151)
    assert ours + chance_to_win(theirs - mine, mine + theirs, *SPREADS, 151) == pytest.approx(1)


def test_more_points_are_a_better_chance() -> None:
    chances = [chance_to_win(ahead, 250, *SPREADS, 151) for ahead in range(-60, 61, 5)]
    assert chances == sorted(chances)
    assert chances[0] < 0.1 < 0.9 < chances[-1]


def test_who_is_behind_wants_the_game_to_go_on() -> None:
    """Five points behind: with 151 nearly reached by the other side, fewer points for both are better."""
    assert chance_to_win(-6, 2 * 146, 4.0, 4.0, 151) > chance_to_win(-6, 2 * 154, 4.0, 4.0, 151)
