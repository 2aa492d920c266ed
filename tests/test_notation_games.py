"""Records as the rounds of one game."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

import strategies
from cases import deck_of
from pisti.game import Game
from pisti.notation import BadRecord, Record, game_of
from pisti.notation.games import check_follows
from pisti.round import Round, shuffled
from pisti.rules import Rules, Seat

GAMES = list(strategies.random_game(Random(4), Rules()))
RECORDS = [Record.of(game, game="1") for game in GAMES]
REDEAL = Record(game="1", deck=deck_of("Jc Jd Jh Js"), dealer=Seat.WEST)


def test_the_rounds_of_a_game_follow_each_other() -> None:
    for before, record in pairwise(RECORDS):
        check_follows(before, record)


def test_a_record_of_another_game_may_follow_any() -> None:
    other = replace(RECORDS[2], game="2")
    for record in (RECORDS[0], RECORDS[-1], REDEAL, replace(RECORDS[1], plays=())):
        check_follows(record, other)


def test_3_4_a_round_that_is_dealt_again_keeps_its_number_and_its_dealer() -> None:
    again = Record(game="1", deck=shuffled(Random(1)), dealer=Seat.WEST)
    check_follows(REDEAL, again)
    for change in ({"dealer": Seat.SOUTH}, {"round_number": 2}):
        with pytest.raises(BadRecord, match="does-not-follow"):
            check_follows(REDEAL, replace(again, **change))


Change = Callable[[Record], Record]


@pytest.mark.parametrize(
    ("change", "part"),
    [
        (lambda record: replace(record, event="x"), "Event"),
        (lambda record: replace(record, round_number=3), "Round"),
        (lambda record: replace(record, rules=Rules(target=201)), "Rules"),
        (lambda record: replace(record, rules=Rules(partners=False), names=(), before=()), "Rules"),
        (lambda record: replace(record, names=("?", "?", "x", "?")), "North"),
        (lambda record: replace(record, dealer=RECORDS[0].dealer, plays=()), "Dealer"),
        (lambda record: replace(record, before=(record.before[0] + 1, record.before[1])), "Total"),
        (lambda record: replace(record, before=(0, 0), plays=()), "Total"),
    ],
)
def test_what_must_go_on_goes_on(change: Change, part: str) -> None:
    with pytest.raises(BadRecord, match="does-not-follow") as caught:
        check_follows(RECORDS[0], change(RECORDS[1]))
    assert caught.value.part == part


def test_nothing_follows_an_unfinished_round() -> None:
    with pytest.raises(BadRecord, match="after-unfinished"):
        check_follows(replace(RECORDS[0], plays=RECORDS[0].plays[:20]), RECORDS[1])


def test_7_2_nothing_follows_once_a_side_has_won() -> None:
    with pytest.raises(BadRecord, match="after-winner"):
        check_follows(RECORDS[-1], RECORDS[1])


@pytest.mark.parametrize("seed", range(10))
def test_a_game_reads_back_at_any_round(seed: int) -> None:
    rng = Random(seed)
    games = list(strategies.random_game(rng, strategies.soon_over(strategies.random_rules(rng))))
    for number, game in enumerate(games, 1):
        assert game_of(Record.of(each, game="1") for each in games[:number]) == game


def test_a_game_goes_on_from_an_unfinished_round() -> None:
    game = GAMES[0].next_round(shuffled(Random(1)))
    stopped = Game(strategies.play_on(game.round, Random(1), 20), game.finished)
    assert game_of([RECORDS[0], Record.of(stopped, game="1")]) == stopped


def test_a_game_goes_on_after_a_redeal() -> None:
    game = game_of([REDEAL])
    assert game.round.is_redeal
    deck = shuffled(Random(1))
    assert game_of([REDEAL, replace(REDEAL, deck=deck)]) == Game(Round.deal(Rules(), deck, Seat.WEST))


def test_finished_rounds_with_unknown_cards_count() -> None:
    own = replace(RECORDS[0], deck=strategies.own_deck(GAMES[0].round, Seat.EAST))
    assert game_of([own, *RECORDS[1:]]) == GAMES[-1]


@pytest.mark.parametrize(
    ("records", "error"),
    [
        ([], "record-none part='Game'"),
        (RECORDS[1:], "record-not-from-start part='Round'"),
        ([RECORDS[0], replace(RECORDS[1], game="2")], "does-not-follow part='Game'"),
        (RECORDS[::2], "does-not-follow part='Round'"),
        ([replace(RECORDS[0], deck=strategies.own_deck(GAMES[0].round, None))], "unknown-cards part='Deck'"),
    ],
)
def test_records_that_are_no_game_to_go_on_with(records: list[Record], error: str) -> None:
    with pytest.raises(BadRecord, match=error):
        game_of(records)
