from __future__ import annotations

from functools import cache

import pytest
from scipy.stats import chi2

from pisti import engine
from pisti.rules import PRESETS, Centre, Lookers, Rules
from pisti.sim import kernel
from pisti.sim.compiled import Kernel, compiled
from pisti.sim.generator import stream
from pisti.sim.simulation import BadSimulation, Plan, SimulationFault, kernel_for, play_chunk, simulate
from pisti.sim.summary import Mean, Summary

MILLION = 10**6

# Means of uniformly random play, by two programs that share nothing with this one, and their standard errors.
CUT = {"first": (9.8568, 0.0005), "dealers": (9.4887, 0.0005), "together": (19.3455, 0.0005)}
CUT |= {"pistis": (0.32246, 0.00004), "doubles": (0.01916, 0.00002), "ties": (0.02356, 0.00001)}
UNCUT = {"first": (9.7034, 0.0003), "dealers": (9.6370, 0.0003), "together": (19.3404, 0.0003)}
UNCUT |= {"pistis": (0.32209, 0.00003), "doubles": (0.01903, 0.00002), "ties": (0.02357, 0.00001)}


@cache
def fast() -> Kernel:
    made = compiled()
    assert made is not None
    return made


@cache
def million(cut: bool) -> Summary:
    fast()
    return simulate(Rules(), MILLION, seed=1, cut=cut, compiled=True)


def means(summary: Summary) -> dict[str, Mean]:
    first, dealers = summary.points
    names = ("together", "pistis", "doubles", "ties")
    return {"first": first, "dealers": dealers, **{name: getattr(summary, name) for name in names}}


def assert_agrees(summary: Summary, expected: dict[str, tuple[float, float]]) -> None:
    for name, mean in means(summary).items():
        value, error = expected[name]
        assert abs(mean.value - value) < 3 * (mean.error**2 + error**2) ** 0.5, (name, mean, value)


@pytest.mark.parametrize(("cut", "expected"), [(True, CUT), (False, UNCUT)], ids=["cut", "uncut"])
def test_a_million_rounds_compiled_have_the_known_means(cut: bool, expected: dict[str, tuple[float, float]]) -> None:
    assert_agrees(million(cut), expected)


@pytest.mark.parametrize(("cut", "expected"), [(True, CUT), (False, UNCUT)], ids=["cut", "uncut"])
def test_ten_thousand_rounds_interpreted_have_the_known_means(
    cut: bool, expected: dict[str, tuple[float, float]]
) -> None:
    assert_agrees(simulate(Rules(), 10_000, seed=2, cut=cut, compiled=False), expected)


def test_a_million_rounds_are_enough_to_tell_the_cut_from_none() -> None:
    with pytest.raises(AssertionError):
        assert_agrees(million(True), UNCUT)


@pytest.mark.parametrize("cut", [True, False])
def test_6_3_points_together_are_16_less_3_for_a_tie_and_the_pistis(cut: bool) -> None:
    totals = million(cut).totals
    doubles = totals[kernel.DOUBLES]
    pisti_points = 10 * (totals[kernel.PISTIS] - doubles) + 20 * doubles
    assert totals[kernel.TOGETHER] == 16 * MILLION - 3 * totals[kernel.TIES] + pisti_points
    assert totals[kernel.TOGETHER] == sum(totals[kernel.POINTS : kernel.POINTS + 4])


@cache
def counted_decks(cut: bool) -> list[list[int]]:
    """How often each card was at each place of a million decks."""
    machine, words = fast(), stream(3, 0)
    state, pack, totals = machine.new_state(), machine.new_pack(), machine.new_array(52 * 52)
    machine.count_decks(state, pack, engine.options(Rules()), cut, words, MILLION, totals)
    return [[int(count) for count in totals[52 * card : 52 * card + 52]] for card in range(52)]


def test_before_the_cut_each_card_is_at_each_place_alike() -> None:
    expected = MILLION / 52
    total = sum((count - expected) ** 2 / expected for counts in counted_decks(False) for count in counts)
    # rows and columns have fixed sums: 51/52 of it has 51 * 51 degrees of freedom
    assert 0.001 < chi2.sf(total * 51 / 52, 51 * 51) < 0.999


def test_2_3_after_the_cut_no_jack_is_at_the_bottom_and_all_else_is_alike() -> None:
    counts = counted_decks(True)
    jacks, others = range(36, 40), [card for card in range(52) if card >> 2 != engine.JACK]
    assert [counts[card][51] for card in jacks] == [0] * 4
    bottom = sum((counts[card][51] - MILLION / 48) ** 2 / (MILLION / 48) for card in others)
    assert 0.001 < chi2.sf(bottom, 47) < 0.999
    for cards, chance in ((jacks, 1 / 51), (others, 47 / 48 / 51)):
        expected = MILLION * chance
        total = sum((counts[card][place] - expected) ** 2 / expected for card in cards for place in range(51))
        cells = 51 * len(cards)
        # cells hang together a little, so the mean is exact and the spread nearly that of chi-square
        assert abs(total - cells * (1 - chance)) < 4 * (2 * cells) ** 0.5


POLICIES = [("random",), ("beginner",), ("easy",), ("medium",), ("hard",), ("strong",), "mixed"]


@pytest.mark.parametrize("policies", POLICIES, ids=str)
@pytest.mark.parametrize("name", PRESETS)
def test_compiled_and_interpreted_give_the_same(name: str, policies: tuple[str, ...] | str) -> None:
    fast()
    rules = PRESETS[name]
    if policies == "mixed":
        policies = ("hard", "random", "strong", "medium")[: rules.seats]
    assert isinstance(policies, tuple)
    rounds = 20 if "strong" in policies else 150  # a network takes its time where it is not compiled
    one, two = (simulate(rules, rounds, 7, policies, compiled=choice) for choice in (True, False))
    assert one == two
    assert one.rounds == rounds


@pytest.mark.parametrize(
    "rules",
    [
        Rules(exposed=False, cut_jack_rule=False),
        Rules(centre=Centre.UNDER, lookers=Lookers.NOBODY, first_card_pisti=True),
        Rules(partners=False, lookers=Lookers.EVERYONE, most_cards=0),
        Rules(seats=3, lookers=Lookers.SEAT, jack=100, pisti=0),
    ],
    ids=str,
)
def test_compiled_and_interpreted_give_the_same_by_house_rules(rules: Rules) -> None:
    fast()
    for cut in (True, False):
        one, two = (simulate(rules, 100, 5, ("hard",), cut, compiled=choice) for choice in (True, False))
        assert one == two


def test_chunks_can_be_played_apart_and_in_any_order() -> None:
    plan, machine = Plan(Rules(), 3), fast()
    whole = simulate(Rules(), 2 * kernel.CHUNK + 100, 3, compiled=True)
    sizes = [kernel.CHUNK, kernel.CHUNK, 100]
    apart = [play_chunk(plan, number, size, machine) for number, size in enumerate(sizes)]
    assert apart[2].merge(apart[0]).merge(apart[1]) == whole
    assert whole.rounds == sum(sizes)


def test_the_seed_is_what_the_figures_depend_on() -> None:
    one, two, three = (simulate(Rules(), 50, seed, compiled=False) for seed in (1, 1, 2))
    assert one == two != three


def test_progress_is_told_in_steps_that_add_up() -> None:
    steps: list[int] = []
    simulate(Rules(), 200, 1, progress=steps.append, compiled=False)
    assert sum(steps) == 200
    assert len(steps) > 2


def test_better_policies_win_more() -> None:
    fast()
    margins = [
        simulate(Rules(), 20_000, 1, (policy, "medium") * 2, compiled=True).margin.value
        for policy in ("random", "medium", "hard")
    ]
    assert margins == sorted(margins)


@pytest.mark.parametrize(
    ("arguments", "code", "fields"),
    [
        ((Rules(), 0, 1), SimulationFault.BAD_ROUNDS, {"rounds": "0"}),
        ((Rules(), 1, -1), SimulationFault.BAD_SEED, {"seed": "-1"}),
        ((Rules(), 1, 1 << 64), SimulationFault.BAD_SEED, {"seed": str(1 << 64)}),
        (
            (Rules(), 1, 1, ("best",)),
            SimulationFault.UNKNOWN_POLICY,
            {"policy": "best", "known": "random beginner easy medium hard strong"},
        ),
        (
            (Rules(seats=3), 1, 1, ("hard", "hard")),
            SimulationFault.POLICIES_FOR_SEATS,
            {"policies": 2, "seats": 3},
        ),
    ],
)
def test_what_cannot_be_is_refused(arguments: tuple[int], code: SimulationFault, fields: dict[str, object]) -> None:
    with pytest.raises(BadSimulation) as caught:
        simulate(*arguments)  # type: ignore[arg-type, call-arg]
    assert (caught.value.code, caught.value.fields) == (code, fields)


def test_the_largest_seed_can_be_used() -> None:
    assert simulate(Rules(), 5, (1 << 64) - 1, compiled=False).rounds == 5


def test_numba_can_be_insisted_on_and_done_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pisti.sim.simulation.compiled", lambda: None)
    assert not kernel_for(None).is_compiled
    assert not kernel_for(False).is_compiled
    with pytest.raises(BadSimulation) as caught:
        kernel_for(True)
    assert caught.value.code is SimulationFault.NOT_COMPILED
