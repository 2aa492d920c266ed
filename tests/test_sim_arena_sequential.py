from __future__ import annotations

from math import inf, nan
from random import Random

import pytest

from pisti.sim.arena import ArenaFault, BadArena, SequentialTest, Sums, Verdict
from pisti.sim.arena.sequential import LEAST


def test_a_test_ends_where_one_is_nineteen_times_as_likely() -> None:
    test = SequentialTest(0, 1)
    assert test.bound == pytest.approx(2.944439)
    sums = Sums(400, 240, 400 * 64)
    variance = (400 * 64 - 240**2 / 400) / 399
    assert test.ratio(sums, 1) == pytest.approx(400 * (0.6 - 0.5) / variance)
    assert test.ratio(Sums(400, 480, 4 * 400 * 64), 2) == pytest.approx(test.ratio(sums, 1))


def test_few_deals_and_no_spread_decide_nothing() -> None:
    test = SequentialTest(0, 1)
    assert test.verdict(Sums(LEAST - 1, 10 * LEAST, 200 * LEAST), 1) is Verdict.OPEN
    assert test.verdict(Sums(LEAST, 0, 0), 1) is Verdict.OPEN
    assert test.verdict(Sums(0, 0, 0), 1) is Verdict.OPEN


@pytest.mark.parametrize(("truth", "wrong"), [(0.0, Verdict.HIGH), (1.0, Verdict.LOW)])
def test_it_is_wrong_one_time_in_twenty_at_most(truth: float, wrong: Verdict) -> None:
    rng, test, mistakes = Random(7), SequentialTest(0, 1), 0
    for _ in range(300):
        sums = Sums(0, 0, 0)
        while (verdict := test.verdict(sums, 2)) is Verdict.OPEN:
            drawn = [round(2 * rng.gauss(truth, 5)) for _ in range(128)]
            sums = sums.plus(Sums(128, sum(drawn), sum(each * each for each in drawn)))
        mistakes += verdict is wrong
    assert mistakes <= 15 + 3 * (15 * 0.95) ** 0.5


@pytest.mark.parametrize(("low", "high"), [(1, 1), (2, 1), (nan, 1), (0, nan), (-inf, 0), (0, inf)])
def test_two_numbers_the_lower_first(low: float, high: float) -> None:
    with pytest.raises(BadArena) as caught:
        SequentialTest(low, high)
    assert caught.value.code is ArenaFault.BAD_TEST
