"""The engine against the rules written a second time, under any house rules, and its small functions."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import strategies
from pisti import engine
from pisti.cards import DECK, JACKS, Card
from pisti.round import Denied, Round, shuffled
from pisti.rules import PRESETS, Centre, Rules, Seat, Side
from reference import POINT_LINES, Table


def play_both(rules: Rules, rng: Random, clever: float) -> None:
    """Play a round by the engine and by the reference; everything that can be compared must agree."""
    deck, dealer = shuffled(rng, rules), rng.choice(rules.seating)
    round, table = Round.deal(rules, deck, dealer), Table(rules, deck, dealer)
    assert round.is_redeal == table.redeal
    assert list(round.turned_up) == table.turned_up
    while round.to_play is not None:
        assert round.to_play.letter == table.turn
        hand = round.legal_plays
        assert list(hand) == table.hands[table.turn]
        top = round.pile[-1].rank if round.pile else None
        matching = [card for card in hand if card.rank == top]
        card = rng.choice(matching if matching and rng.random() < clever else hand)
        round = round.play(card)
        captured, came, points = table.play(card)
        turn = round.turns[-1]
        assert (list(turn.captured), list(turn.set_aside)) == (captured, came)
        assert (0, rules.pisti, rules.double_pisti)[turn.pisti] == points
        assert list(round.pile) == table.pile or round.is_over
    if not table.redeal:
        compare_ends(round, table)


def compare_ends(round: Round, table: Table) -> None:
    """The counts and the cards won agree at the end of a round."""
    for side in range(round.rules.side_count):
        team = round.rules.side_letters(Side(side))
        assert round.won(Side(side)) == set(table.won[team])
        score = round.score()[side]
        assert {line: getattr(score, line) for line in POINT_LINES} == table.count(team)
        total = engine.points(round._state, engine.options(round.rules), round._engine_side(Side(side)))
        assert score.total == total == sum(table.count(team).values())
    left = round.leftovers
    assert (left is not None and left.side is None) == (table.last_team is None and bool(table.pile))


@given(strategies.rules(), st.randoms(use_true_random=False), st.floats(0, 1))
def test_the_engine_plays_as_the_rules_say_under_any_house_rules(rules: Rules, rng: Random, clever: float) -> None:
    play_both(rules, rng, clever)


@pytest.mark.parametrize("name", PRESETS)
def test_the_engine_plays_as_the_rules_say_under_every_preset(name: str) -> None:
    rng = Random(name)
    for _ in range(40):
        play_both(PRESETS[name], rng, rng.random())


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_the_engine_plays_as_the_rules_say_in_many_rounds(seed: int) -> None:
    rng = Random(seed)
    for _ in range(2000):
        play_both(strategies.random_rules(rng), rng, rng.random())


def test_a_set_has_as_many_cards_as_bits() -> None:
    for count in range(53):
        assert engine.size((1 << count) - 1) == count
    assert engine.size(engine.JACK_SET) == 4
    assert [card for card in DECK if engine.JACK_SET >> card & 1] == sorted(JACKS)
    assert [str(card) for card in DECK if engine.ACE_SET >> card & 1] == ["Ac", "Ad", "Ah", "As"]
    assert (str(Card(engine.TWO_OF_CLUBS)), str(Card(engine.TEN_OF_DIAMONDS))) == ("2c", "Td")


def test_a_copy_of_a_state_does_not_change_with_it() -> None:
    state = engine.State()
    state.deck = [int(card) for card in shuffled(Random(1))]
    options = engine.options(Rules())
    assert engine.deal(state, options)
    other = state.copy()
    assert all(getattr(other, name) == getattr(state, name) for name in engine.FIELDS)
    before = {name: repr(getattr(other, name)) for name in engine.FIELDS}
    while state.ply < engine.PLAYS:
        engine.play(state, options, 0)
    assert {name: repr(getattr(other, name)) for name in engine.FIELDS} == before


def test_2_3_the_cut_of_the_engine_is_that_of_the_library() -> None:
    pack = list(range(52))
    state = engine.State()
    for lifted in range(1, 52):
        engine.cut(state, pack, lifted)
        assert state.deck == pack[lifted:] + pack[:lifted]
        assert engine.cut_is_legal(pack, engine.options(Rules()), lifted) == (state.deck[-1] >> 2 != engine.JACK)
        assert engine.cut_is_legal(pack, engine.options(Rules(cut_jack_rule=False)), lifted)


def test_a_card_that_is_not_held_has_no_slot() -> None:
    state = engine.State()
    state.deck = list(range(52))
    engine.deal(state, engine.options(Rules()))
    assert [engine.slot_of(state, card) for card in (4, 5, 6, 7, 8)] == [0, 1, 2, 3, -1]


def test_the_same_place_plays_first_whoever_deals() -> None:
    deck = shuffled(Random(3))
    for dealer in Seat:
        start = Round.deal(Rules(), deck, dealer)
        assert start.to_play is start.order[0] is Rules().next_seat(dealer)
        assert start.hand(start.order[0]) == deck[4:8]


def test_denied_pistis_are_those_of_the_first_and_the_last_card_only() -> None:
    rng = Random(4)
    seen = set()
    for _ in range(1500):
        round = Round.deal(Rules(centre=Centre.SET_ASIDE), shuffled(rng), Seat.SOUTH)
        while round.to_play is not None:
            top = round.pile[-1].rank if round.pile else None
            matching = [card for card in round.legal_plays if card.rank == top]
            round = round.play(rng.choice(matching or round.legal_plays))
        for ply, turn in enumerate(round.turns):
            if turn.denied is not None:
                assert (ply, turn.denied) in ((0, Denied.FIRST_CARD), (47, Denied.LAST_CARD))
                seen.add(turn.denied)
    assert seen == set(Denied)
