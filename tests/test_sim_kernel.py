"""The loops interpreted, seen from outside; that they give the same compiled is shown in test_sim_simulation."""

from __future__ import annotations

from random import Random

import pytest

from pisti import engine
from pisti.bots import sight as bots_sight
from pisti.cards import DECK, Card
from pisti.game import Game
from pisti.observation import observe
from pisti.round import cut, shuffled
from pisti.rules import PRESETS, Centre, Lookers, Rules
from pisti.sim import kernel
from pisti.sim.generator import Words, advance, below, stream
from pisti.sim.simulation import table_of
from strategies import random_rules

STANDARD = engine.options(Rules())


def dealt(rules: Rules, rng: Random) -> tuple[Game, engine.State]:
    """The start of a round that is played, as a game and as a state."""
    while True:
        game = Game.start(rules, shuffled(rng, rules), rng.choice(rules.seating))
        state = engine.State()
        state.deck = [int(card) for card in game.round.deck]
        if engine.deal(state, engine.options(rules)):
            return game, state


def test_shuffle_is_that_of_fisher_and_yates() -> None:
    pack, again, words = list(range(52)), list(range(52)), stream(1, 0)
    after = kernel.shuffle(pack, words)
    for last in range(51, 0, -1):
        words = advance(words)
        other = below(words, last + 1)
        assert 0 <= other <= last
        again[last], again[other] = again[other], again[last]
    assert (pack, after) == (again, words)


def test_2_3_the_cut_is_uniform_over_the_legal_numbers() -> None:
    pack, words, counts = list(range(52)), stream(1, 0), [0] * 52
    for _ in range(47_000):
        lifted, words = kernel.draw_cut(pack, STANDARD, words)
        counts[lifted] += 1
    legal = [lifted for lifted in range(1, 52) if pack[lifted - 1] >> 2 != engine.JACK]
    assert [lifted for lifted in range(52) if counts[lifted]] == legal
    assert 21 < sum((counts[lifted] - 1000) ** 2 / 1000 for lifted in legal) < 81  # 46 degrees of freedom


def test_2_3_the_deck_is_the_pack_after_the_cut() -> None:
    pack, state, words = list(range(52)), engine.State(), stream(2, 0)
    kernel.make_deck(state, pack, STANDARD, True, words)
    lifted, _ = kernel.draw_cut(pack, STANDARD, kernel.shuffle(list(range(52)), words))
    assert tuple(state.deck) == cut([Card(card) for card in pack], lifted)


def test_without_the_cut_the_deck_is_the_pack() -> None:
    pack, state = list(range(52)), engine.State()
    kernel.make_deck(state, pack, STANDARD, False, stream(2, 0))
    assert state.deck == pack
    assert sorted(pack) == list(range(52))


def test_3_4_rounds_that_must_be_dealt_again_are_counted() -> None:
    rules = Rules.parse("centre_jack=redeal")
    totals = [0] * kernel.TOTALS
    kernel.random_rounds(engine.State(), list(range(52)), engine.options(rules), True, stream(1, 0), 500, totals)
    assert totals[kernel.ROUNDS] == 500
    assert 20 < totals[kernel.REDEALS] < 70  # a jack is turned up in one deal of thirteen


def watched_rounds(rules: Rules, rng: Random, monkeypatch: pytest.MonkeyPatch, rounds: int) -> int:
    """Play rounds in the kernel and as games; at each play both must see the same. How many plays there were."""
    plays = 0
    game, state = dealt(rules, rng)

    def choose(s: engine.State, o: engine.Options, t: kernel.Table, m: kernel.Memory, words: Words) -> int:
        nonlocal game, plays
        seat = game.round.to_play
        assert seat is not None
        assert kernel.sight(s, o, t, m) == bots_sight.sight(observe(game, seat)), (str(rules), plays)
        # whoever can capture seldom does, so that every kind of pile and of memory comes about
        slot = below(words, s.held)
        game, plays = game.play(DECK[s.hand[4 * s.turn + slot]]), plays + 1
        return slot

    monkeypatch.setattr(kernel, "choose", choose)
    for number in range(rounds):
        game, state = dealt(rules, rng)
        kernel.play_by_bots(state, engine.options(rules), table_of(rules, ("hard",)), stream(number, 0))
    return plays


def test_8_a_place_knows_what_an_observation_of_its_seat_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(8)
    for _ in range(60):
        assert watched_rounds(random_rules(rng), rng, monkeypatch, 2) == 96


@pytest.mark.parametrize("lookers", Lookers)
@pytest.mark.parametrize("centre", [Centre.SET_ASIDE, Centre.UNDER])
def test_9_10_captured_centre_cards_are_known_to_those_who_look(
    centre: Centre, lookers: Lookers, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seats in (2, 3, 4):
        rules = Rules(seats=seats, centre=centre, lookers=lookers)
        assert watched_rounds(rules, Random(seats), monkeypatch, 3) == 144


@pytest.mark.parametrize("name", PRESETS)
def test_a_slot_is_drawn_among_the_best_cards(name: str) -> None:
    rules = PRESETS[name]
    _, state = dealt(rules, Random(1))
    hand = kernel.set_of(state.hand, 0, 4)
    for number in range(4):
        assert kernel.slot_in(state, hand, number) == number
        assert kernel.slot_in(state, 1 << state.hand[number], 0) == number


def test_counts_of_a_round_are_those_of_the_engine() -> None:
    state, pack, words = engine.State(), list(range(52)), stream(5, 0)
    for _ in range(50):
        totals = [0] * kernel.TOTALS
        words = kernel.random_rounds(state, pack, STANDARD, True, words, 1, totals)
        points = [engine.points(state, STANDARD, side) for side in range(2)]
        assert totals[kernel.POINTS : kernel.POINTS + 4] == [*points, 0, 0]
        assert totals[kernel.POINTS_SQUARED : kernel.POINTS_SQUARED + 4] == [points[0] ** 2, points[1] ** 2, 0, 0]
        assert totals[kernel.TOGETHER : kernel.TOGETHER + 2] == [sum(points), sum(points) ** 2]
        assert totals[kernel.MARGIN] == points[0] - points[1]
        assert totals[kernel.PISTIS] == sum(state.pistis) + sum(state.doubles)
        assert totals[kernel.DOUBLES] == sum(state.doubles)
        assert totals[kernel.TIES] == (engine.size(state.won[0]) == engine.size(state.won[1]))
        assert totals[kernel.HISTOGRAM + kernel.REACH + points[0] - points[1]] == 1


def test_margins_out_of_reach_are_counted_at_the_ends() -> None:
    rules = Rules.parse("ace=100,jack=100,most_cards=100,pisti=100,double_pisti=100")
    totals = [0] * kernel.TOTALS
    kernel.random_rounds(engine.State(), list(range(52)), engine.options(rules), True, stream(1, 0), 300, totals)
    histogram = totals[kernel.HISTOGRAM :]
    assert sum(histogram) == 300
    assert histogram[0] > 5
    assert histogram[-1] > 5


@pytest.mark.parametrize("target", [kernel.ONE_ROUND, 21])
def test_paired_games_can_be_played_apart(target: int) -> None:
    tables, base, options = (table_of(Rules(), ("easy",) * 4),) * 4, stream(1, 0), (target, [0] * 4)
    state, pack = engine.State(), list(range(52))
    whole, apart = [0] * kernel.TOTALS, [0] * kernel.TOTALS
    kernel.paired_games(state, pack, STANDARD, tables, base, 3, 6, *options, whole)
    for number in (*range(6, 9), *range(3, 6)):
        kernel.paired_games(state, pack, STANDARD, tables, base, number, 1, *options, apart)
    assert whole == apart
    assert whole[kernel.ROUNDS] == 6
