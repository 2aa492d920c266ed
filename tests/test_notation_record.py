"""A record as a value: what it tells, and what it cannot be."""

import datetime as dt
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import strategies
from cases import deck_of
from pisti.cards import Card
from pisti.game import Game
from pisti.notation import BadRecord, Comment, Position, Record
from pisti.round import Round, cut, shuffled
from pisti.rules import Rules, Seat

DECK = deck_of("2c 3c 4c 5c", ["6c 7c 8c 9c"], bottom="Ac")
START = Record(game="1", deck=DECK, dealer=Seat.WEST)


def finished(seed: int = 1, rules: Rules | None = None) -> Record:
    rng, rules = Random(seed), rules or Rules()
    game = Game.start(rules, shuffled(rng, rules), Seat.SOUTH)
    return Record.of(Game(strategies.play_on(game.round, rng)), game="1")


def test_a_record_fills_in_what_is_left_out() -> None:
    assert (START.rules, START.names, START.before) == (Rules(), ("?",) * 4, (0, 0))
    assert (START.event, START.date, START.round_number, START.cut, START.tags) == ("?", None, 1, (), ())


def test_an_unfinished_record_has_no_score_and_the_total_of_before() -> None:
    record = replace(START, round_number=2, before=(30, 20), plays=DECK[4:5])
    assert (record.is_finished, record.is_redeal, record.score, record.total) == (False, False, None, (30, 20))


def test_a_finished_record_has_score_and_total() -> None:
    record = replace(finished(), round_number=2, before=(30, 20))
    assert record.is_finished
    assert record.score == tuple(side.total for side in record.round.score())
    assert record.total == (30 + record.score[0], 20 + record.score[1])


def test_3_4_four_jacks_make_a_record_without_score() -> None:
    record = replace(START, deck=deck_of("Jc Jd Jh Js"))
    assert (record.is_redeal, record.is_finished, record.total) == (True, False, (0, 0))


def test_marks_say_what_a_play_did() -> None:
    deck = deck_of("2c 3c 4c 5c", ["5d 7c 8c 9c", "2d Jd 4d 6d", "Js 7h 8h 9h", "6s 7s 8s Jh"], bottom="Ac")
    plays = tuple(map(Card.parse, ("5d", "2d", "7h", "6s", "8c", "Jd", "Js", "Jh")))
    record = Record(game="1", deck=deck, dealer=Seat.WEST, plays=plays)
    assert record.marks == ("x", "", "", "", "", "x", "", "##")


def test_a_record_of_a_game_has_its_round() -> None:
    game = Game.start(Rules(), DECK, Seat.WEST).play(DECK[4])
    record = Record.of(
        game,
        game="g",
        names={Seat.EAST: "Ada"},
        event="e",
        date=dt.date(2026, 11, 30),
        cut=[7],
        comments=[Comment(1, "so")],
        tags=[("Seed", "7")],
    )
    assert record.round == game.round
    assert (record.names, record.event, record.cut) == (("?", "Ada", "?", "?"), "e", (7,))
    assert (record.comments, record.tags) == (((1, "so"),), (("Seed", "7"),))


def test_a_record_of_a_later_round_counts_the_rounds_before() -> None:
    *_, last = strategies.random_game(Random(5), Rules())
    record = Record.of(last, game="1")
    assert (record.round_number, record.total) == (last.round_number, last.scores)


@given(strategies.rules(), st.integers())
def test_a_record_replays_to_the_same_round(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    round = strategies.play_on(Round.deal(rules, shuffled(rng, rules), rules.seating[0]), rng, rng.randrange(49))
    record = Record.of(Game(round), game="1")
    assert record.round == round
    assert record.position(0) == Position.of(record.at(0)) if not round.is_redeal else record.is_redeal
    assert [record.at(ply).turns for ply in range(len(round.turns) + 1)] == [
        round.turns[:ply] for ply in range(len(round.turns) + 1)
    ]


@pytest.mark.parametrize("ply", [-1, 49])
def test_there_is_no_moment_outside_the_plays(ply: int) -> None:
    with pytest.raises(BadRecord, match="no-such-ply"):
        finished().at(ply)


def test_unknown_cards_are_filled_in_for_a_round_and_left_unknown_in_a_position() -> None:
    full = finished()
    own = replace(full, deck=strategies.own_deck(full.round, Seat.EAST))
    assert (full.knows_deck, own.knows_deck) == (True, False)
    assert own.at(20).turns[19].card == full.plays[19]
    assert len(own.round.deck) == 52
    position = own.position(20)
    assert position.hands[Seat.EAST] == full.position(20).hands[Seat.EAST]
    assert set(position.hands[Seat.SOUTH]) == {None}
    assert position.pile == full.position(20).pile


def test_equal_records_are_equal_whatever_was_asked_of_them() -> None:
    one, other = finished(), finished()
    assert one.score
    assert one == other
    assert hash(one) == hash(other)


@pytest.mark.parametrize("seed", range(20))
def test_2_3_every_cut_but_the_last_showed_a_jack(seed: int) -> None:
    rng = Random(seed)
    pack = list(DECK)
    rng.shuffle(pack)
    shown = [lifted for lifted in range(1, 52) if cut(pack, lifted) is None]
    good = next(lifted for lifted in rng.sample(range(1, 52), 51) if lifted not in shown)
    deck = cut(pack, good)
    assert deck is not None
    assert replace(START, deck=deck, cut=(*shown, *shown, good)).cut[-1] == good
    other = next(lifted for lifted in range(1, 52) if lifted not in shown)
    assert refused({"deck": deck, "cut": (shown[0], other, good)}) == ("record-cut-shows-no-jack", "Cut", 1)
    unknown = (*deck[:4], *(None,) * 40, *deck[44:])
    for known in (deck, strategies.own_deck(Round.deal(Rules(), deck, Seat.WEST), None), unknown):
        assert replace(START, deck=known, cut=(shown[0], good)).cut


def test_9_9_without_the_jack_rule_there_is_one_cut() -> None:
    rules = Rules(cut_jack_rule=False)
    assert replace(START, rules=rules, cut=(5,)).cut == (5,)
    assert refused({"rules": rules, "cut": (5, 6)}) == ("record-cut-repeated", "Cut", 0)


def refused(changes: dict[str, Any]) -> tuple[str, str, int]:
    with pytest.raises(BadRecord) as caught:
        replace(START, **changes)
    return caught.value.code.value, caught.value.part, caught.value.item


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"event": "a\n"}, ("record-bad-character", "Event", 0)),
        ({"game": "\ufeff"}, ("record-bad-character", "Game", 0)),
        ({"names": ("a", "b", "\u2028", "d")}, ("record-bad-character", "North", 0)),
        ({"names": ("a", "b")}, ("record-bad-value", "South", 0)),
        ({"round_number": 0}, ("record-bad-value", "Round", 0)),
        ({"round_number": 1_000_000}, ("record-bad-value", "Round", 0)),
        ({"rules": Rules(seats=2), "names": (), "before": ()}, ("empty-seat", "Dealer", 0)),
        ({"cut": (0,)}, ("cut-out-of-range", "Cut", 0)),
        ({"cut": (1, 52)}, ("cut-out-of-range", "Cut", 1)),
        ({"deck": DECK[:50]}, ("deck-wrong-size", "Deck", 0)),
        ({"plays": DECK[:1]}, ("card-not-in-hand", "plays", 0)),
        ({"before": (1, 0)}, ("record-total-before-first-round", "Total", 0)),
        ({"before": (0, 0, 0)}, ("record-bad-value", "Total", 0)),
        ({"round_number": 2, "before": (-1, 0)}, ("record-bad-value", "Total", 0)),
        ({"round_number": 2, "before": (0, 1_000_000)}, ("record-bad-value", "Total", 0)),
        ({"round_number": 2, "before": (151, 150)}, ("record-after-winner", "Total", 0)),
        ({"tags": (("seed", "1"),)}, ("record-bad-tag-name", "seed", 0)),
        ({"tags": (("Deck", "1"),)}, ("record-bad-tag-name", "Deck", 0)),
        ({"tags": (("A", "1"), ("B", "1"), ("A", "2"))}, ("record-tag-twice", "A", 0)),
        ({"tags": (("A", "\r"),)}, ("record-bad-character", "A", 0)),
        ({"comments": (Comment(0, "a"), Comment(1, "b"))}, ("record-bad-comment", "comments", 1)),
        ({"comments": (Comment(-1, "a"),)}, ("record-bad-comment", "comments", 0)),
        ({"comments": (Comment(0, ""),)}, ("record-bad-comment", "comments", 0)),
        ({"comments": (Comment(0, " a"),)}, ("record-bad-comment", "comments", 0)),
        ({"comments": (Comment(0, "a "),)}, ("record-bad-comment", "comments", 0)),
        ({"comments": (Comment(0, "a{"),)}, ("record-bad-comment", "comments", 0)),
        ({"comments": (Comment(0, "a\n"),)}, ("record-bad-character", "comments", 0)),
        (
            {"plays": DECK[4:5], "comments": (Comment(1, "a"), Comment(0, "b"))},
            ("record-bad-comment", "comments", 1),
        ),
    ],
)
def test_a_record_that_cannot_be(changes: dict[str, Any], error: tuple[str, str, int]) -> None:
    assert refused(changes) == error


def test_a_two_seat_table_has_no_tag_of_an_empty_seat() -> None:
    changes = {"rules": Rules(seats=2), "names": (), "before": (), "dealer": Seat.SOUTH, "tags": (("East", "?"),)}
    assert refused(changes) == ("record-bad-tag-name", "East", 0)


def test_7_3_totals_level_above_the_target_do_not_end_a_game() -> None:
    assert replace(START, round_number=5, before=(160, 160)).total == (160, 160)
