"""Values of tags: each has one text only."""

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

import strategies
from pisti.cards import DECK, Card
from pisti.notation import BadRecord
from pisti.notation.values import (
    check_score,
    read_before,
    read_cut,
    read_date,
    read_dealer,
    read_deck,
    read_notation,
    read_round,
    read_rules,
)
from pisti.rules import Rules, Seat


@given(st.dates())
def test_a_date_reads_back(date: dt.date) -> None:
    assert read_date(date.isoformat()) == date


@pytest.mark.parametrize(
    "text",
    [
        "",
        "2026-11-31",
        "2026-02-29",
        "20261130",
        "2026-W49-1",
        "2026-1-1",
        "26-11-30",
        "٢٠٢٦-11-30",
        "2026-11-30 ",
        "0000-01-01",
        "2026.11.30",
        "??",
        "2026-11-30T00:00",
    ],
)
def test_other_texts_are_no_dates(text: str) -> None:
    with pytest.raises(BadRecord, match="Date"):
        read_date(text)


@given(strategies.rules())
def test_rules_read_back(rules: Rules) -> None:
    assert read_rules(str(rules)) == rules


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("short", "record-bad-value"),
        ("target=151", "record-bad-value"),
        ("target=51,seats=2", "record-bad-value"),
        ("standard,target=51", "record-bad-value"),
        ("seats=2,partners=no", "record-bad-value"),
        ("", "rules-unknown-preset"),
        ("Standard", "rules-unknown-preset"),
        ("target=0", "rules-bad-value"),
        ("target=٥١", "rules-bad-value"),
        ("colour=red", "rules-unknown-field"),
        ("target=51,", "rules-unknown-field"),
        ("target=51,target=51", "rules-field-twice"),
        ("seats=2,partners=yes", "rules-partners-need-four"),
    ],
)
def test_other_texts_are_no_rules(text: str, code: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_rules(text)
    assert (caught.value.code.value, caught.value.part) == (code, "Rules")


@pytest.mark.parametrize("seat", Seat)
def test_a_dealer_reads_back(seat: Seat) -> None:
    assert read_dealer(seat.letter, Rules()) is seat


@pytest.mark.parametrize("text", ["", "s", "South", "SE", "-"])
def test_other_texts_are_no_dealers(text: str) -> None:
    with pytest.raises(BadRecord, match="unknown-seat part='Dealer'"):
        read_dealer(text, Rules())


def test_an_empty_seat_does_not_deal() -> None:
    with pytest.raises(BadRecord, match="empty-seat part='Dealer'"):
        read_dealer("W", Rules(seats=2))


@pytest.mark.parametrize("text", ["", "17 ", " 17", "17  30", "17,30", "- 17", "017"])
def test_other_texts_are_no_cuts(text: str) -> None:
    with pytest.raises(BadRecord, match="record-bad-value part='Cut'"):
        read_cut(text)


def test_the_cut_that_cannot_be_read_is_named() -> None:
    with pytest.raises(BadRecord) as caught:
        read_cut("17 18 x")
    assert caught.value.item == 2


@given(st.lists(st.sampled_from([*DECK, None]), min_size=1).map(tuple))
def test_a_deck_reads_back(deck: tuple[Card | None, ...]) -> None:
    assert read_deck(" ".join("??" if card is None else str(card) for card in deck)) == deck


@pytest.mark.parametrize(("text", "item"), [("", 0), ("2c  2d", 1), ("2c ?", 1), ("2c 10d", 1), ("2♣", 0), ("2C", 0)])
def test_other_texts_are_no_decks(text: str, item: int) -> None:
    with pytest.raises(BadRecord) as caught:
        read_deck(text)
    assert (caught.value.part, caught.value.item) == ("Deck", item)


def test_the_notation_has_one_version() -> None:
    read_notation("1")
    with pytest.raises(BadRecord, match="record-other-notation"):
        read_notation("2")


@pytest.mark.parametrize("text", ["0", "", "01", "1000000", "-1"])
def test_other_texts_are_no_rounds(text: str) -> None:
    with pytest.raises(BadRecord, match="record-bad-value part='Round'"):
        read_round(text)


def test_a_score_is_what_the_plays_made() -> None:
    check_score("8 8", "8 8")
    with pytest.raises(BadRecord, match="record-wrong-score"):
        check_score("8 9", "8 8")


def test_a_total_is_what_was_before_and_the_score() -> None:
    assert read_before("30 8", (8, 8)) == (22, 0)


@pytest.mark.parametrize(
    ("text", "code", "item"),
    [
        ("30", "record-bad-value", 0),
        ("30 8 1", "record-bad-value", 0),
        ("30 x", "record-bad-value", 1),
        ("30 7", "record-total-below-score", 1),
    ],
)
def test_other_texts_are_no_totals(text: str, code: str, item: int) -> None:
    with pytest.raises(BadRecord) as caught:
        read_before(text, (8, 8))
    assert (caught.value.code.value, caught.value.item) == (code, item)
