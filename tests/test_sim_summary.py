from math import inf, sqrt
from statistics import mean, variance

import pytest

from pisti.rules import Rules
from pisti.sim import Summary, kernel, simulate
from pisti.sim.summary import Mean


def test_mean_and_error_are_those_of_the_values() -> None:
    values = [3, 1, 4, 1, 5, 9, 2, 6]
    made = Mean.of(len(values), sum(values), sum(value * value for value in values))
    assert made.value == pytest.approx(mean(values))
    assert made.error == pytest.approx(sqrt(variance(values) / len(values)))


def test_the_error_of_one_value_is_not_known() -> None:
    assert Mean.of(1, 5, 25) == (5, inf)


def test_large_sums_lose_nothing() -> None:
    count = 10**12
    assert Mean.of(count, count * 10**3, count * 10**6 + count).error == pytest.approx(1e-6)


def test_merging_adds_up_and_knows_no_order() -> None:
    one, two = (simulate(Rules(), 50, seed, compiled=False) for seed in (1, 2))
    both = one.merge(two)
    assert both == two.merge(one)
    assert both.rounds == 100
    assert both.margin.value == pytest.approx((one.margin.value + two.margin.value) / 2)


OTHERS = [
    simulate(Rules.parse("short"), 10, 1, compiled=False),
    simulate(Rules(), 10, 1, ("hard",), compiled=False),
    simulate(Rules(), 10, 1, cut=False, compiled=False),
]


@pytest.mark.parametrize("other", OTHERS, ids=["rules", "policies", "cut"])
def test_different_simulations_cannot_be_merged(other: Summary) -> None:
    with pytest.raises(ValueError, match="different"):
        simulate(Rules(), 10, 1, compiled=False).merge(other)


def test_the_figures_belong_together() -> None:
    summary = simulate(Rules.parse("three"), 200, 3, compiled=False)
    assert len(summary.points) == 3
    assert sum(mean.value for mean in summary.points) == pytest.approx(summary.together.value)
    assert sum(summary.histogram.values()) == summary.rounds == 200
    total = sum(margin * count for margin, count in summary.histogram.items())
    assert total / 200 == pytest.approx(summary.margin.value)
    assert 0 <= summary.doubles.value <= summary.pistis.value


def test_redeals_are_told() -> None:
    totals = [0] * kernel.TOTALS
    totals[kernel.REDEALS] = 4
    assert Summary(Rules(), ("random",) * 4, True, tuple(totals)).redeals == 4
