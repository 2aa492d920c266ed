"""The random rules of the tests themselves."""

from dataclasses import fields
from random import Random

from hypothesis import given

import strategies
from pisti.rules import Rules
from strategies import OPTIONS, random_game, random_rules, soon_over


def test_every_option_of_the_rules_is_tried() -> None:
    assert set(OPTIONS) == {field.name for field in fields(Rules)}


def test_random_rules_come_to_use_every_value_of_an_option() -> None:
    rng = Random(1)
    drawn = [random_rules(rng) for _ in range(1000)]
    for name, values in OPTIONS.items():
        assert {getattr(rules, name) for rules in drawn} >= set(values), name


@given(strategies.rules())
def test_drawn_rules_are_rules_whose_text_reads_back(rules: Rules) -> None:
    assert Rules.parse(str(rules)) == rules


@given(strategies.rules())
def test_a_game_soon_over_differs_in_the_target_alone(rules: Rules) -> None:
    shortened = soon_over(rules)
    assert shortened.target <= rules.target
    assert {**shortened.__dict__, "target": 0} == {**rules.__dict__, "target": 0}


def test_a_random_game_ends_with_a_winner() -> None:
    *before, last = random_game(Random(3), Rules())
    assert last.winner is not None
    assert all(game.winner is None for game in before)
