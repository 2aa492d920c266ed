"""Rounds that are played on from some ply are those that the simulation plays from the start."""

from __future__ import annotations

from random import Random

import pytest

from pisti import engine
from pisti.bots import decide
from pisti.round import shuffled
from pisti.rules import Rules
from pisti.sim import kernel
from pisti.sim.generator import advance, stream, substream
from pisti.sim.rollout_play import lay, margin, play_on, roll_out
from pisti.sim.simulation import table_of

RULES = ("standard", "two", "three", "solo", "open-centre", "under")


@pytest.mark.parametrize("rules", [Rules.parse(text) for text in RULES], ids=RULES)
def test_a_round_that_is_played_on_from_its_first_card_is_that_of_the_simulation(rules: Rules) -> None:
    o, table = engine.options(rules), table_of(rules, ("easy", "hard", "easy", "hard")[: rules.seats])
    for seed in range(5):
        one, two = engine.State(), engine.State()
        one.deck = two.deck = list(map(int, shuffled(Random(seed), rules)))
        if not engine.deal(one, o):
            continue
        engine.deal(two, o)
        kernel.play_by_bots(one, o, table, stream(seed, 0))
        play_on(two, o, table, kernel.Memory(kernel.face_up(two, o), 0, 0, 0), stream(seed, 0))
        assert (one.won, one.pistis, one.doubles) == (two.won, two.pistis, two.doubles)


def test_the_plays_before_are_remembered() -> None:
    rules = Rules()
    o, table = engine.options(rules), table_of(rules, ("easy",) * 4)
    deck, words = list(map(int, shuffled(Random(2)))), stream(2, 0)
    whole = engine.State()
    whole.deck = deck
    engine.deal(whole, o)
    plays: list[int] = []
    memory = kernel.Memory(kernel.face_up(whole, o), 0, 0, 0)
    while whole.ply < 48:
        if whole.ply == 21:
            told = [0]
            roll_out(engine.State(), o, table, [deck], plays[:20], plays[20:], stream(1, 1), told)
            again = engine.State()
            again.deck = deck
            engine.deal(again, o)
            other = kernel.Memory(kernel.face_up(again, o), 0, 0, 0)
            for card in plays:
                other = lay(again, o, table, other, engine.slot_of(again, card))
            assert other == memory
            play_on(again, o, table, other, substream(stream(1, 1), 0))
            assert told == [margin(again, o, 0)]
        words = advance(words)
        slot = kernel.choose(whole, o, table, memory, words)
        plays.append(whole.hand[4 * whole.turn + slot])
        memory = lay(whole, o, table, memory, slot)


def test_the_margin_is_that_of_the_side_over_all_others() -> None:
    s, o = engine.State(), engine.options(Rules(seats=3))
    s.pistis = [1, 0, 2, 0]
    assert [margin(s, o, side) for side in range(3)] == [0, -30, 30]


def test_the_side_is_that_of_the_seat_to_play() -> None:
    rules = Rules()
    o, table = engine.options(rules), table_of(rules, ("medium",) * 4)
    assert table.levels == (decide.MEDIUM,) * 4
    deck = list(map(int, shuffled(Random(3))))
    plays: list[int] = []
    state = engine.State()
    state.deck = deck
    engine.deal(state, o)
    while state.ply < 47:
        plays.append(state.hand[4 * state.turn])
        engine.play(state, o, 0)
    last = state.hand[4 * state.turn]
    told = [0]
    roll_out(engine.State(), o, table, [deck], plays, [last], stream(1, 1), told)
    engine.play(state, o, 0)
    assert told == [engine.points(state, o, 1) - engine.points(state, o, 0)]
