"""Records as text, and read back: for random games under random rules nothing is lost."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import strategies
from cases import deck_of
from pisti.notation import (
    LINE_BYTES,
    RECORD_BYTES,
    BadRecord,
    Comment,
    Record,
    format_record,
    format_records,
    parse_record,
    read_records,
)
from pisti.round import Round, shuffled
from pisti.rules import Rules, Seat

DECK = deck_of("2c 3c 4c 5c", ["6c 7c 8c 9c"], bottom="Ac")
START = Record(game="1", deck=DECK, dealer=Seat.WEST)
TEXT = """\
[Notation "1"]
[Event "\\"x\\""]
[Game "1"]
[Round "2"]
[Date "?"]
[Rules "standard"]
[South "?"]
[East "?"]
[North "?"]
[West "?"]
[Dealer "W"]
[Cut "-"]
[Deck "2c 3c 4c 5c 6c 7c 8c 9c Jc Jd Jh Js 2d 2h 2s 3d 3h 3s 4d 4h 4s 5d 5h 5s 6d 6h 6s 7d 7h 7s 8d 8h 8s \
9d 9h 9s Tc Td Th Ts Qc Qd Qh Qs Kc Kd Kh Ks Ad Ah As Ac"]
[Score "*"]
[Total "30 20"]
[Bots "none"]

{before}
6c
{one}
{two}
Jcx 2d 3h 7c Jdx
*
"""


def test_a_record_is_written_so() -> None:
    record = replace(
        START,
        event='"x"',
        round_number=2,
        before=(30, 20),
        plays=tuple(DECK[place] for place in (4, 8, 12, 16, 5, 9)),
        comments=(Comment(0, "before"), Comment(1, "one"), Comment(1, "two")),
        tags=(("Bots", "none"),),
    )
    assert format_record(record) == TEXT


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_line_holds_the_plays_of_a_deal(seats: int) -> None:
    rules = Rules(seats=seats)
    round = strategies.play_on(Round.deal(rules, shuffled(Random(1)), Seat.SOUTH), Random(1))
    plays = tuple(turn.card for turn in round.turns)
    record = Record(
        game="1", rules=rules, deck=round.deck, dealer=Seat.SOUTH, plays=plays, comments=(Comment(48, "end"),)
    )
    body = format_record(record).split("\n\n")[1].splitlines()
    assert [len(line.split(" ")) for line in body] == [4 * seats] * (12 // seats) + [1]
    assert body[-1] == "{end}"


@pytest.mark.parametrize(
    ("text", "length"), [("x", LINE_BYTES - 10), ("ş", LINE_BYTES // 2 - 5), ('"', LINE_BYTES // 2 - 5)]
)
def test_a_line_has_its_budget(text: str, length: int) -> None:
    fits = replace(START, event=text * length)
    assert parse_record(format_record(fits)) == fits
    with pytest.raises(BadRecord, match="line-too-long part='Event'"):
        format_record(replace(START, event=text * (length + 1)))


def test_a_comment_has_the_budget_of_a_line() -> None:
    with pytest.raises(BadRecord, match="line-too-long part='comments'"):
        format_record(replace(START, comments=(Comment(0, "x" * (LINE_BYTES - 1)),)))


def test_a_record_has_its_budget() -> None:
    free = RECORD_BYTES - len(format_record(START).encode())
    lines, rest = divmod(free, 1000)
    comments = (Comment(0, "x" * 997),) * lines
    fits = replace(START, comments=(*comments, Comment(0, "x" * (rest - 3))))
    assert len(format_record(fits).encode()) == RECORD_BYTES
    assert parse_record(format_record(fits)) == fits
    with pytest.raises(BadRecord, match="record-too-long"):
        format_record(replace(START, comments=(*comments, Comment(0, "x" * (rest - 2)))))


def test_records_that_do_not_follow_each_other_are_not_written() -> None:
    with pytest.raises(BadRecord, match="record-after-unfinished"):
        list(format_records([START, START]))


def assert_reads_back(records: Iterable[Record]) -> None:
    whole = list(records)
    text = "".join(format_records(whole))
    read = list(read_records([text.encode()]))
    assert read == whole
    assert "".join(format_records(read)) == text


@given(st.data(), st.integers())
def test_any_record_reads_back(data: st.DataObject, seed: int) -> None:
    rng, rules = Random(seed), data.draw(strategies.rules())
    game = next(strategies.random_game(rng, rules))
    stopped = replace(
        game, round=strategies.play_on(Round.deal(rules, game.round.deck, game.dealer), rng, rng.randrange(49))
    )
    record = strategies.random_record(rng, stopped, data.draw(st.text("abc ş\"\\'[]{}😀")))
    assert parse_record(format_record(record)) == record
    assert_reads_back([record])


def games_read_back(count: int, seed: int) -> None:
    rng = Random(seed)
    for number in range(count):
        rules = strategies.soon_over(strategies.random_rules(rng))
        assert_reads_back(strategies.random_records(rng, rules, f"game {number}"))


def test_fifty_random_games_read_back() -> None:
    games_read_back(50, seed=1)


@pytest.mark.soak
def test_ten_thousand_random_games_read_back() -> None:
    games_read_back(10_000, seed=2)
