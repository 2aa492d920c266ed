"""Ratings: partners move together, sure ratings move less, and what is shown follows the leaderboard."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pisti.server.persons.ratings import NEW, Rating, is_provisional, rated, shown

RATINGS = st.builds(Rating, st.floats(0, 50), st.floats(0.5, 25 / 3))


@given(st.lists(RATINGS, min_size=4, max_size=4))
def test_who_wins_is_worth_more_and_who_loses_less(four: list[Rating]) -> None:
    won, lost = rated(four[:2], four[2:])
    assert all(after.mu >= before.mu for before, after in zip(four[:2], won, strict=True))
    assert all(after.mu <= before.mu for before, after in zip(four[2:], lost, strict=True))


def test_who_is_known_well_moves_less_than_a_newcomer() -> None:
    known = Rating(25.0, 2.0)
    [one, new], _ = rated([known, NEW], [NEW, NEW])
    assert 0 < one.mu - known.mu < new.mu - NEW.mu


def test_a_rating_is_sure_after_a_while() -> None:
    four, games = [NEW] * 4, 0
    while is_provisional(four[0]):
        won, lost = rated(four[:2], four[2:]) if games % 2 else rated(four[2:], four[:2])
        four = [won[0], lost[0], won[1], lost[1]] if games % 3 else [*won, *lost]
        games += 1
    assert 10 <= games <= 40


@pytest.mark.parametrize(("better", "worse"), [(Rating(25, 2), NEW), (Rating(30, 3), Rating(30, 4))])
def test_what_is_shown_is_in_the_order_of_the_leaderboard(better: Rating, worse: Rating) -> None:
    assert better.ordinal > worse.ordinal
    assert shown(better) > shown(worse)
