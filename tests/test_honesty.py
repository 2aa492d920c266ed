"""Two worlds that differ in hidden cards alone: every level plays the same card, and the analysis says the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from pisti.analysis import hint, values
from pisti.bots import LEVELS
from pisti.game import Game
from pisti.observation import Observation, observe
from pisti.round import SideScore
from pisti.rules import Rules
from strategies import random_rules
from worlds import some_world, twin

WORLDS = 2
PARTS = 5
POSITIONS = 10_000


def pairs(count: int, seed: int) -> Iterator[tuple[Observation, Observation]]:
    """What a seat to play may know in two worlds, by the standard rules and any others, early and late in a game."""
    rng, made = Random(seed), 0
    while made < count:
        rules = Rules() if made % 2 else random_rules(rng)
        world = some_world(rules, rng)
        game = world.games()[-1]
        seat = game.round.to_play
        other = None if seat is None else twin(world, seat, rng)
        if seat is None or other is None or other.deck == world.deck:
            continue
        finished = ((*(near_the_end(rules, rng) for _ in range(rules.side_count)),),) if made % 4 > 1 else ()
        one, two = Game(game.round, finished), Game(other.games()[-1].round, finished)
        yield observe(one, seat), observe(two, seat)
        made += 1


def near_the_end(rules: Rules, rng: Random) -> SideScore:
    points = max(0, rules.target - 1 - rng.randrange(31))
    return SideScore(cards=0, jacks=0, aces=0, two_of_clubs=0, ten_of_diamonds=0, most_cards=0, pistis=points)


def compare(one: Observation, two: Observation, seed: int) -> None:
    for name, bot in LEVELS.items():
        assert bot.choose(one, Random(seed)) == bot.choose(two, Random(seed)), (name, one)
    assert values(one, WORLDS, Random(seed)) == values(two, WORLDS, Random(seed)), one
    assert hint(one, Random(seed), WORLDS) == hint(two, Random(seed), WORLDS), one


def test_8_cards_and_analysis_do_not_depend_on_hidden_cards() -> None:
    for number, (one, two) in enumerate(pairs(300, 1)):
        compare(one, two, number)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_8_cards_and_analysis_do_not_depend_on_hidden_cards_in_ten_thousand_positions(part: int) -> None:
    for number, (one, two) in enumerate(pairs(POSITIONS // PARTS, 10 + part)):
        compare(one, two, number)
