"""Values of cards: true errors, nothing that the mover did not know, the same from the same chance."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean as average
from statistics import pstdev

import pytest

from pisti.analysis import CardValue, values
from pisti.analysis.values import mean
from pisti.bots import level
from pisti.cards import Card
from pisti.game import Game
from pisti.observation import Observation, observe
from pisti.round import shuffled
from pisti.rules import Rules, Seat
from pisti.sim.rollouts import outcomes
from pisti.sim.summary import Mean
from worlds import some_world, twin


def positions(count: int, first: int = 0) -> list[Observation]:
    """What the seat to play knows at random plies, from the first given on, of rounds that medium plays."""
    found: list[Observation] = []
    for number in range(count):
        rng, rules = Random(number), Rules()
        game = Game.start(rules, shuffled(rng, rules), Seat.WEST)
        if game.round.is_redeal:
            continue
        for _ in range(rng.randrange(first, 48)):
            game = game.play(level("medium").choose(observe(game, game.round.to_play), rng))
        found.append(observe(game, game.round.to_play))
    return found


def deviations(views: list[Observation], few: int, many: int) -> list[float]:
    """By how many standard errors few worlds are off, for the value of one card of each position and for a difference.

    One card only: all cards of a position meet the same worlds.
    """
    found = []
    for number, view in enumerate(views):
        small, large = outcomes(view, few, Random(f"few {number}")), outcomes(view, many, Random(f"many {number}"))
        found += off(mean(small[0], 1), mean(large[0], 1))
        if len(view.hand) > 1:
            found += off(difference(small), difference(large))
    return found


def difference(told: tuple[tuple[int, ...], ...]) -> Mean:
    return mean([one - two for one, two in zip(*told[:2], strict=True)], 1)


def off(small: Mean, large: Mean) -> list[float]:
    error = sqrt(small.error**2 + large.error**2)
    if error == 0:
        assert small.value == large.value
        return []
    return [(small.value - large.value) / error]


def assert_calibrated(found: list[float], room: float) -> None:
    assert abs(average(found)) < room / sqrt(len(found))
    assert abs(pstdev(found) - 1) < room / sqrt(2 * len(found))


def test_errors_are_as_large_as_they_are_said_to_be() -> None:
    assert_calibrated(deviations(positions(36, first=26), 25, 200), room=4.0)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_errors_are_as_large_as_they_are_said_to_be_at_a_hundred_positions(part: int) -> None:
    assert_calibrated(deviations(positions(100)[part::10], 128, 100_000), room=4.0)


def test_the_best_card_is_first_and_the_others_are_behind_it() -> None:
    for view in positions(6):
        found = values(view, 8, Random(1), compile_it=False)
        assert {each.card for each in found} == {*view.hand}
        assert found[0].behind == Mean(0.0, 0.0)
        for each in found:
            assert each.behind.value == pytest.approx(found[0].value.value - each.value.value)
            assert each.behind.value >= 0


def test_a_difference_has_an_error_of_its_own_from_the_same_worlds() -> None:
    view = positions(1)[0]
    first, second, *_ = values(view, 50, Random(3))
    told = dict(zip(view.hand, outcomes(view, 50, Random(3)), strict=True))
    each = [one - two for one, two in zip(told[first.card], told[second.card], strict=True)]
    assert second.behind.value == pytest.approx(average(each))
    assert second.behind.error == pytest.approx(pstdev(each) / 7)


def test_with_three_sides_a_value_is_what_one_is_ahead_of_the_mean_of_the_others() -> None:
    rules = Rules.parse("three")
    game = Game.start(rules, shuffled(Random(4), rules), rules.seating[-1])
    view = observe(game, game.round.to_play)
    told = dict(zip(view.hand, outcomes(view, 5, Random(3), False), strict=True))
    for each in values(view, 5, Random(3), False):
        assert each.value.value == pytest.approx(average(told[each.card]) / 2)


def test_who_is_not_to_play_has_no_values() -> None:
    game = Game.start(Rules(), shuffled(Random(1)), Seat.WEST)
    assert values(observe(game, Seat.EAST), 2, Random(1), False) == ()


@pytest.mark.parametrize("rules", ["standard", "two", "under", "three"])
def test_cards_that_the_mover_does_not_know_change_nothing(rules: str) -> None:
    rng, tried = Random(11), 0
    while tried < 5:
        world = some_world(Rules.parse(rules), rng)
        game = world.games()[-1]
        seat = game.round.to_play
        other = None if seat is None else twin(world, seat, rng)
        if seat is None or other is None:
            continue
        tried += 1
        assert other.deck != world.deck
        one, two = (values(observe(each, seat), 3, Random(5), False) for each in (game, other.games()[-1]))
        assert one == two


@pytest.mark.parametrize(
    ("behind", "error", "is_as_good"), [(0, 0, True), (2.5, 1, True), (2.6, 1, False), (1, 0, False)]
)
def test_a_difference_within_its_error_is_none(behind: float, error: float, is_as_good: bool) -> None:
    assert CardValue(Card(0), Mean(0, 1), Mean(behind, error)).is_as_good is is_as_good
