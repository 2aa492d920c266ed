from itertools import pairwise

import pytest

from pisti.rules import PRESETS, Rules
from pisti.sim import POLICIES, BadSimulation, SimulationFault, duplicate
from pisti.sim.compiled import compiled


def test_compiled_and_interpreted_give_the_same() -> None:
    for name in ("standard", "three", "solo"):
        one, two = (duplicate(PRESETS[name], 40, 3, "hard", "medium", compiled=choice) for choice in (True, False))
        assert one == two
        assert one.deals == 40


@pytest.mark.parametrize("name", ["standard", "two", "three", "solo"])
def test_a_policy_gains_on_itself_what_chance_gives(name: str) -> None:
    match = duplicate(PRESETS[name], 400, 1, "medium", "medium", compiled=False)
    assert abs(match.margin.value) < 3 * match.margin.error


def test_what_one_side_gains_the_other_loses() -> None:
    one = duplicate(Rules(), 2000, 1, "medium", "random", compiled=True).margin
    two = duplicate(Rules(), 2000, 1, "random", "medium", compiled=True).margin
    assert abs(one.value + two.value) < 4 * (one.error + two.error)
    assert one.value > 10


def test_the_same_deals_in_both_places_take_the_luck_out() -> None:
    """With nothing but luck the error of a match is that of the play, not that of the cards as well."""
    margin = duplicate(Rules(), 2000, 1, "hard", "medium", compiled=True).margin
    assert margin.error < 0.2


@pytest.mark.parametrize("name", PRESETS)
def test_hard_beats_medium_beats_random_by_all_rules(name: str) -> None:
    assert compiled() is not None
    hard = duplicate(PRESETS[name], 50_000, 2, "hard", "medium", compiled=True).margin
    medium = duplicate(PRESETS[name], 5_000, 2, "medium", "random", compiled=True).margin
    assert hard.value > 5 * hard.error
    assert medium.value > 20 * medium.error


def test_each_level_beats_the_one_below_by_a_point() -> None:
    for weaker, stronger in pairwise(POLICIES):
        margin = duplicate(Rules(), 20_000, 3, stronger, weaker, compiled=True).margin
        assert margin.value > 1, (weaker, stronger)
        assert margin.error < 0.1


def test_over_many_chunks_the_error_shrinks() -> None:
    few, many = (duplicate(Rules(), deals, 2, "hard", "medium", compiled=True).margin for deals in (10_000, 90_000))
    assert many.error == pytest.approx(few.error / 3, rel=0.05)


def test_no_deals_are_refused() -> None:
    with pytest.raises(BadSimulation) as caught:
        duplicate(Rules(), 0, 1, "hard", "medium")
    assert caught.value.code is SimulationFault.BAD_ROUNDS
