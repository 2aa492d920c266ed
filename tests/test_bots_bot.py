"""The bots at the table: what players judge them by."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from cases import deal, play_out
from pisti.bots import LEVELS, OFFERED, BadBot, Bot, BotFault, level, level_for
from pisti.bots.bot import BLIND
from pisti.bots.decide import card_points, chance_of_match
from pisti.bots.sight import sight
from pisti.cards import JACKS, Card
from pisti.engine import JACK, JACK_SET, options, size
from pisti.game import Game
from pisti.observation import Observation, observe
from pisti.round import Pisti, SideScore, shuffled
from pisti.rules import PRESETS, Rules, Seat
from strategies import random_rules
from worlds import some_world, twin

STANDARD = options(Rules())
BY_NETWORK = ("strong", "expert")
ROUNDS = {"expert": 3}
"""How many rounds a level plays that takes its time."""


def decisions(bot: Bot, rules: Rules, seed: int, rounds: int) -> Iterator[tuple[Game, Observation, Card]]:
    """Every decision of a bot that plays at all places, with the game it is taken in."""
    rng = Random(seed)
    for _ in range(rounds):
        game = Game.start(rules, shuffled(rng, rules), rng.choice(rules.seating))
        while game.round.to_play is not None:
            view = observe(game, game.round.to_play)
            card = bot.choose(view, rng)
            yield game, view, card
            game = game.play(card)


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_by_any_rules(name: str) -> None:
    rng = Random(1)
    for _ in range(40):
        for _, view, card in decisions(level(name), random_rules(rng), 1, 1):
            assert card in view.legal_plays


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("name", OFFERED)
def test_no_jack_is_burnt_on_nothing(name: str, rules: Rules) -> None:
    for _, view, card in decisions(level(name), rules, 2, ROUNDS.get(name, 20)):
        if not view.pile and set(view.hand) - JACKS:
            # by the network a jack may be laid that nobody can match
            assert card not in JACKS or (name in BY_NETWORK and view.seen >= JACKS), view


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("name", OFFERED)
def test_a_pisti_that_is_there_is_taken(name: str, rules: Rules) -> None:
    for game, view, card in decisions(level(name), rules, 3, ROUNDS.get(name, 20)):
        made = {each: game.play(each).round.turns[-1].pisti for each in view.legal_plays}
        if Pisti.PISTI in made.values() and card not in JACKS:
            assert made[card] is Pisti.PISTI, view
        if any(made.values()):
            assert made[card], view


@pytest.mark.parametrize("name", [name for name in OFFERED if name not in BY_NETWORK])
def test_a_match_is_taken_without_a_jack_where_it_can_be(name: str) -> None:
    for _, view, card in decisions(level(name), Rules(), 4, 40):
        top = view.pile[-1] if view.pile else None
        if top is not None and any(each.rank == top.rank for each in view.hand):
            assert card.rank == top.rank, view


def test_hard_leaves_a_rank_alone_that_cannot_be_matched_where_it_can() -> None:
    compared = 0
    for _, view, card in decisions(level("hard"), Rules(), 5, 60):
        known = sight(view)
        matched = {each: chance_of_match(each, known) for each in view.hand if each not in JACKS}
        if not view.pile and 0 in matched.values():
            assert matched[card] == 0, view
            compared += 1
    assert compared > 50


def test_hard_spends_no_jack_on_a_poor_pile_where_a_safe_card_is_at_hand() -> None:
    compared = 0
    for _, view, card in decisions(level("hard"), Rules(), 5, 100):
        known = sight(view)
        is_poor = known.pile and size(known.pile) + known.set_aside <= 2 and card_points(known.pile, STANDARD) < 2
        others = [each for each in view.hand if each not in JACKS]
        if is_poor and known.hand & JACK_SET and 0 in (chance_of_match(each, known) for each in others):
            assert card not in JACKS or known.top >> 2 == JACK, view
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("name", LEVELS)
def test_8_worlds_that_differ_in_hidden_cards_give_the_same_choice(name: str) -> None:
    rng, compared = Random(6), 0
    while compared < 150:
        world = some_world(random_rules(rng), rng)
        game = world.games()[-1]
        seat = game.round.to_play
        other = None if seat is None else twin(world, seat, rng)
        if seat is None or other is None:
            continue
        one, two = observe(game, seat), observe(other.games()[-1], seat)
        assert one.hand == two.hand
        assert level(name).choose(one, Random(compared)) == level(name).choose(two, Random(compared))
        compared += 1


@pytest.mark.parametrize("name", LEVELS)
def test_chance_is_the_generators(name: str) -> None:
    games = [[card for _, _, card in decisions(level(name), Rules(), seed, 2)] for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


def test_ties_are_drawn_evenly() -> None:
    view = observe(Game(deal("2c 3c 4c 5c", ["6c 7c 8c 9c"])), Seat.SOUTH)
    rng = Random(1)
    drawn = [level("random").choose(view, rng) for _ in range(4000)]
    assert all(900 < drawn.count(card) < 1100 for card in view.hand)


def test_the_levels_have_names_in_order_of_strength() -> None:
    assert list(LEVELS) == ["random", "beginner", "easy", "medium", "hard", "strong", "expert"]
    assert OFFERED == ("beginner", "easy", "medium", "hard", "strong", "expert")
    assert [bot.level for bot in LEVELS.values()] == list(LEVELS)


def test_a_level_that_does_not_exist() -> None:
    with pytest.raises(BadBot) as caught:
        level("best")
    assert (caught.value.code, caught.value.fields) == (
        BotFault.UNKNOWN_LEVEL,
        {"text": "best", "known": "random beginner easy medium hard strong expert"},
    )


@pytest.mark.parametrize("seat", [Seat.EAST, None])
def test_a_bot_plays_only_in_its_turn(seat: Seat | None) -> None:
    with pytest.raises(BadBot) as caught:
        level("hard").choose(observe(Game(deal("2c 3c 4c 5c")), seat), Random(1))
    assert caught.value.code is BotFault.NOTHING_TO_PLAY


def test_a_bot_has_nothing_to_play_when_the_round_is_over() -> None:
    with pytest.raises(BadBot):
        level("medium").choose(observe(Game(play_out(deal("2c 3c 4c 5c"))), Seat.SOUTH), Random(1))


@pytest.mark.parametrize("name", BY_NETWORK)
def test_strong_and_expert_leave_the_play_to_hard_where_they_were_not_trained(name: str) -> None:
    rng = Random(7)
    for preset, rules in PRESETS.items():
        is_trained = preset in ("standard", "classic-101", "short")
        assert level_for(name, rules) == (name if is_trained else "hard")
        if not is_trained:
            for seed, (_, view, card) in enumerate(decisions(level(name), rules, 3, 1)):
                assert view.rules == rules
                assert level(name).choose(view, Random(seed)) == level("hard").choose(view, Random(seed))
                assert card in view.legal_plays
    for rules in (random_rules(rng) for _ in range(50)):
        if replace(rules, target=151) != Rules():
            assert level_for(name, rules) == "hard"
    assert [level_for(each, Rules()) for each in LEVELS] == list(LEVELS)


def test_expert_plays_as_strong_where_that_plays_to_win() -> None:
    strong, expert, differ = level("strong"), level("expert"), 0
    for _, view, card in decisions(expert, Rules(), 9, 2):
        near = replace(view, finished=((side_score(140), side_score(115)),))
        assert expert.choose(near, Random(1)) == strong.choose(near, Random(1))
        differ += card != strong.choose(view, Random(1))
    assert differ > 3


def test_strong_plays_to_win_and_blind_for_points() -> None:
    """They choose alike until a side is near the target, and not always after that."""
    strong, blind = level("strong"), BLIND
    differ = {False: 0, True: 0}
    for _, view, card in decisions(strong, Rules(), 5, 8):
        for ahead in (0, 25, 70):
            near = replace(view, finished=((side_score(140), side_score(140 - ahead)),))
            differ[True] += strong.choose(near, Random(1)) != blind.choose(near, Random(1))
        differ[False] += card != blind.choose(view, Random(1))
    assert differ[False] == 0
    assert differ[True] > 3


def side_score(total: int) -> SideScore:
    return SideScore(cards=26, jacks=0, aces=0, two_of_clubs=0, ten_of_diamonds=0, most_cards=0, pistis=total)
