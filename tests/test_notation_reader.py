"""The reader takes the writer's text and nothing else, and says where anything else goes wrong."""

import io
import re
import tracemalloc
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

import pytest

from pisti.notation import RecordError, format_records, game_of, parse_record, read_records
from pisti.rules import PRESETS

RECORDS = Path(__file__).parent / "data" / "records"
GAME = (RECORDS / "standard.pisti").read_text(encoding="utf-8")
TEXT = GAME.split("\n\n[Notation")[0] + "\n"
LINES = TEXT.splitlines()
PLAYS = LINES.index("") + 1


@pytest.mark.parametrize("preset", PRESETS)
def test_the_golden_game_of_every_preset(preset: str) -> None:
    data = (RECORDS / f"{preset}.pisti").read_bytes()
    records = list(read_records(io.BytesIO(data)))
    assert "".join(format_records(records)).encode() == data
    assert {record.rules for record in records} == {PRESETS[preset]}
    game = game_of(records)
    assert game.winner is not None
    assert game.scores == records[-1].total
    for record in records:
        score = record.round.score() if record.is_finished else ()
        assert record.score == tuple(side.total for side in score)


def refused(text: str) -> tuple[str, int, int]:
    with pytest.raises(RecordError) as caught:
        list(read_records([text.encode()]))
    return caught.value.code.value, caught.value.line, caught.value.column


def changed(row: int, *lines: str) -> str:
    """The first golden record with other lines in place of one."""
    return "".join(f"{line}\n" for line in [*LINES[:row], *lines, *LINES[row + 1 :]])


def tag(name: str, value: str) -> str:
    row = next(row for row, line in enumerate(LINES) if line.startswith(f"[{name} "))
    return changed(row, f'[{name} "{value}"]')


def test_the_first_golden_record_reads() -> None:
    assert parse_record(TEXT).score == (23, 23)


@pytest.mark.parametrize(
    ("row", "line", "error"),
    [
        (0, '[Notation "2"]', ("record-other-notation", 1, 12)),
        (0, '[Notation 1"]', ("record-tag-expected", 1, 1)),
        (0, "", ("record-tag-expected", 1, 1)),
        (1, '[Game "x"]', ("record-tag-expected", 2, 1)),
        (1, '[Event "x"] ', ("record-tag-expected", 2, 12)),
        (1, '[Event "x"y"]', ("record-tag-expected", 2, 10)),
        (1, '[Event "x\\y"]', ("record-tag-expected", 2, 10)),
        (1, '[Event "x\\"]', ("record-tag-expected", 2, 13)),
        (1, '[Event "x"', ("record-tag-expected", 2, 10)),
        (1, '[Event "x', ("record-tag-expected", 2, 10)),
        (6, '[East "x"]', ("record-tag-expected", 7, 1)),
        (13, '[score "23 23"]', ("record-tag-expected", 14, 1)),
        (15, "x", ("record-empty-line-expected", 16, 1)),
        (15, "[x]", ("record-tag-expected", 16, 1)),
        (15, '[Event "again"]', ("record-tag-twice", 16, 2)),
    ],
)
def test_tags_stand_in_their_order(row: int, line: str, error: tuple[str, int, int]) -> None:
    assert refused(changed(row, line)) == error


def test_a_free_tag_comes_once() -> None:
    assert parse_record(changed(15, '[A "x"]', '[B "y"]', "")).tags == (("A", "x"), ("B", "y"))
    assert refused(changed(15, '[A "x"]', '[A "y"]', "")) == ("record-tag-twice", 17, 2)


def test_a_tag_of_an_empty_seat_is_refused() -> None:
    two = (RECORDS / "two.pisti").read_text(encoding="utf-8").split("\n\n[Notation")[0] + "\n"
    assert refused(two.replace("\n\n", '\n[East "x"]\n\n')) == ("record-bad-tag-name", 14, 2)


def test_an_empty_seat_does_not_deal() -> None:
    two = (RECORDS / "two.pisti").read_text(encoding="utf-8")
    assert refused(re.sub(r'\[Dealer "."', '[Dealer "W"', two)) == ("empty-seat", 9, 10)


@pytest.mark.parametrize(
    ("name", "value", "error"),
    [
        ("Round", "0", ("record-bad-value", 4, 9)),
        ("Date", "2026-11-31", ("record-bad-value", 5, 8)),
        ("Rules", "target=151", ("record-bad-value", 6, 9)),
        ("Rules", "colour=red", ("rules-unknown-field", 6, 9)),
        ("Dealer", "X", ("unknown-seat", 11, 10)),
        ("Cut", "24 ", ("record-bad-value", 12, 10)),
        ("Cut", "24 52", ("cut-out-of-range", 12, 10)),
        ("Cut", "1 24", ("record-cut-shows-no-jack", 12, 7)),
        ("Score", "23 24", ("record-wrong-score", 14, 9)),
        ("Score", "*", ("record-wrong-score", 14, 9)),
        ("Total", "23 22", ("record-total-below-score", 15, 12)),
        ("Total", "23", ("record-bad-value", 15, 9)),
        ("Total", "24 23", ("record-total-before-first-round", 15, 9)),
    ],
)
def test_values_that_cannot_be(name: str, value: str, error: tuple[str, int, int]) -> None:
    assert refused(tag(name, value)) == error


def test_the_card_of_the_deck_is_pointed_at() -> None:
    deck = LINES[12].removeprefix('[Deck "').removesuffix('"]').split(" ")
    again = [*deck[:7], deck[0], *deck[8:]]
    assert refused(tag("Deck", " ".join(again))) == ("deck-card-twice", 13, 8 + 3 * 7)
    assert refused(tag("Deck", " ".join(deck[:51]))) == ("deck-wrong-size", 13, 8)
    assert refused(tag("Deck", " ".join([*deck[:9], "1x", *deck[10:]]))) == ("record-bad-value", 13, 8 + 3 * 9)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("9s Jcx", "9s Jc", ("record-wrong-mark", 17, 10)),
        ("9s Jcx", "9sx Jcx", ("record-wrong-mark", 17, 7)),
        ("Jh##", "Jh#", ("record-wrong-mark", 18, 1)),
        ("4h#", "4hx", ("record-wrong-mark", 19, 11)),
        ("Ad 7s", "Ad  7s", ("record-bad-play", 18, 9)),
        ("Ad 7s", "Ad 7S", ("record-bad-play", 18, 9)),
        ("Ad 7s", "Ad 7s###", ("record-bad-play", 18, 9)),
        ("Jh## Ad", "Jh##\nAd", ("record-wrong-line", 18, 1)),
        ("Js\nJh##", "Js Jh##", ("record-wrong-line", 17, 1)),
        ("Ad 7s", "Ad 2s", ("card-not-in-hand", 18, 9)),
        ("Jh## Ad", "Jh## {so} Ad", ("record-bad-play", 18, 6)),
        (" 5c\n", "\n*\n", ("record-wrong-score", 14, 9)),
        (" 5c\n", " 5c\n*\n", ("record-end-expected", 20, 1)),
        (" 5c\n", " 5c\n-\n", ("record-end-expected", 20, 1)),
        (" 5c\n", " 5c 5c\n", ("round-over", 19, 52)),
        (" 5c\n", " 5c\n5c\n", ("round-over", 20, 1)),
        ("Js\nJh##", "Js\n{\nJh##", ("record-bad-comment", 18, 1)),
        ("Js\nJh##", "Js\n{}\nJh##", ("record-bad-comment", 18, 1)),
        ("Js\nJh##", "Js\n{ a}\nJh##", ("record-bad-comment", 18, 1)),
        ("Js\nJh##", "Js\n{a}}\nJh##", ("record-bad-comment", 18, 1)),
        ("Js\nJh##", "Js\n*\nJh##", ("record-wrong-line", 18, 1)),
    ],
)
def test_plays_that_cannot_be(old: str, new: str, error: tuple[str, int, int]) -> None:
    assert TEXT.count(old) == 1
    assert refused(TEXT.replace(old, new)) == error


def test_an_unfinished_round_says_so() -> None:
    short = tag("Score", "*").replace('"23 23"', '"0 0"')
    stopped = short[: short.index(" 7s 7hx")] + "\n"
    assert refused(stopped) == ("record-wrong-line", 19, 1)
    assert refused(f"{stopped}-\n") == ("record-wrong-line", 19, 1)
    assert parse_record(f"{stopped}*\n").score is None
    assert parse_record(f"{stopped}{{good night}}\n*\n").comments == ((18, "good night"),)
    assert refused(short[: short.index("6h As 9s")]) == ("record-wrong-line", 17, 1)


def test_an_empty_file_has_no_records_but_an_empty_text_is_none() -> None:
    assert list(read_records([])) == []
    for text in ("", "\n"):
        with pytest.raises(RecordError, match="record-tag-expected line=1 column=1"):
            parse_record(text)


@pytest.mark.parametrize(("end", "line"), [("\n", 21), ("\n\n", 21), ("\n\n\n", 21)])
def test_nothing_but_a_record_follows_an_empty_line(end: str, line: int) -> None:
    assert refused(TEXT + end) == ("record-tag-expected", line, 1)


def test_one_record_is_one_record() -> None:
    with pytest.raises(RecordError, match="record-one-expected line=21 column=1"):
        parse_record(GAME)


def test_a_text_with_half_a_character_is_refused_as_any_bad_text() -> None:
    with pytest.raises(RecordError, match="record-not-utf8 line=2 column=9"):
        parse_record(TEXT.replace("Golden", "\ud800"))


def test_the_end_of_the_tags_is_asked_for_where_the_text_ends() -> None:
    assert refused("\n".join([*LINES[:15], ""])) == ("record-empty-line-expected", 16, 1)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('[Round "2"]', '[Round "3"]', ("record-does-not-follow", 24, 9)),
        ('[Event "Golden games"]', '[Event "x"]', ("record-does-not-follow", 22, 9)),
        ('[East "Deniz"]', '[East "x"]', ("record-does-not-follow", 28, 8)),
        ('[Total "23 23"]', '[Total "22 23"]', ("record-total-below-score", 15, 9)),
    ],
)
def test_the_next_record_of_a_game_follows_the_last(old: str, new: str, error: tuple[str, int, int]) -> None:
    second = GAME.index("[Notation", 1)
    at = GAME.rindex(old, 0, GAME.index("\n\n", second))
    assert refused(GAME[:at] + new + GAME[at + len(old) :]) == error


def test_a_million_records_would_not_fill_the_memory() -> None:
    other = TEXT.replace('[Game "standard"]', '[Game "other"]')

    def endless() -> Iterator[bytes]:
        yield TEXT.encode()
        yield from cycle((b"\n", other.encode(), b"\n", TEXT.encode()))

    records = read_records(endless())
    next(records)
    tracemalloc.start()
    try:
        assert sum(1 for _ in islice(records, 1000)) == 1000
        assert tracemalloc.get_traced_memory()[1] < 500_000
    finally:
        tracemalloc.stop()
