"""The line of a position: one text for each, and nothing else is read."""

from dataclasses import fields
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import strategies
from cases import deal
from pisti.i18n import Texts
from pisti.notation import BadPosition, Position, format_position, parse_position
from pisti.round import Round, shuffled
from pisti.rules import Rules, Seat

LINE = format_position(Position.of(deal("2c 3c 4c 5c", ["6c 7c 8c 9c"], bottom="Ac")))
PARTS = LINE.split(" ")


def random_position(rng: Random, rules: Rules, seat: Seat | None) -> Position | None:
    round = strategies.play_on(
        Round.deal(rules, shuffled(rng, rules), rng.choice(rules.seating)), rng, rng.randrange(49)
    )
    if round.is_redeal:
        return None
    return Position.of(round) if seat not in rules.seating else Position.of(round, known=round.hand(seat))


@given(strategies.rules(), st.integers(), st.sampled_from((None, *Seat)))
def test_a_position_reads_back(rules: Rules, seed: int, seat: Seat | None) -> None:
    position = random_position(Random(seed), rules, seat)
    if position is not None:
        assert parse_position(format_position(position)) == position


def test_the_line_of_a_start() -> None:
    assert LINE.startswith("standard W 0 6c7c8c9c/JcJdJhJs/2d2h2s3d/3h3s4d4h 5c 2c3c4c 4s5d5h5s6d6h6s7d")
    assert LINE.endswith("KhKsAdAhAsAc -/- 0+0/0+0 -")


def changed(part: int, text: str) -> str:
    return " ".join([*PARTS[:part], text, *PARTS[part + 1 :]])


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("", ("position-wrong-parts", "rules", 1)),
        (LINE + " ", ("position-wrong-parts", "rules", 1)),
        (LINE.replace(" ", "  ", 1), ("position-wrong-parts", "rules", 1)),
        (changed(0, "short"), ("position-bad-part", "rules", 1)),
        (changed(0, "tall"), ("rules-unknown-preset", "rules", 1)),
        (changed(1, "w"), ("unknown-seat", "dealer", 10)),
        (changed(2, "00"), ("position-bad-part", "plays", 12)),
        (changed(2, "x"), ("position-bad-part", "plays", 12)),
        (changed(2, "50"), ("position-wrong-size", "plays", 12)),
        (changed(3, "6c7c8c9c"), ("position-wrong-size", "hands", 14)),
        (changed(3, PARTS[3].replace("6c7c8c9c", "6c7c8c9")), ("position-bad-part", "hands", 14)),
        (changed(3, PARTS[3].replace("6c7c8c9c", "7c6c8c9c")), ("position-not-sorted", "hands", 14)),
        (changed(3, PARTS[3].replace("6c7c8c9c", "")), ("position-bad-part", "hands", 14)),
        (changed(4, "()5c"), ("position-bad-part", "pile", 50)),
        (changed(4, "(-)5c"), ("position-bad-part", "pile", 50)),
        (changed(4, "(2c)-"), ("position-bad-part", "pile", 50)),
        (changed(4, ""), ("position-bad-part", "pile", 50)),
        (changed(4, "\n"), ("position-bad-part", "pile", 50)),
        (changed(4, "-5c"), ("position-bad-part", "pile", 50)),
        (changed(4, "5c(2c)"), ("position-bad-part", "pile", 50)),
        (changed(4, "(2c)5c"), ("position-wrong-size", "pile", 50)),
        (changed(4, "-"), ("position-wrong-size", "pile", 50)),
        (changed(4, "(2c)"), ("position-bad-part", "pile", 50)),
        (changed(5, "--"), ("position-bad-part", "set-aside", 53)),
        (changed(5, "2c3c4C"), ("position-bad-part", "set-aside", 53)),
        (changed(8, "0+0/0+00"), ("position-bad-part", "pistis", 129)),
        (changed(8, "0+0/٠+0"), ("position-bad-part", "pistis", 129)),
        (changed(9, "S"), ("position-bad-part", "last", 137)),
        (changed(9, "-\n"), ("position-bad-part", "last", 137)),
    ],
)
def test_other_lines_are_no_positions(line: str, error: tuple[str, str, int]) -> None:
    with pytest.raises(BadPosition) as caught:
        parse_position(line)
    assert (caught.value.code.value, caught.value.part, caught.value.fields["column"]) == error


def mutated(rng: Random, line: str) -> str:
    at, end = sorted(rng.randrange(len(line) + 1) for _ in range(2))
    other = rng.choice(["", "-", "/", " ", "??", "2c", "(", ")", "0", "1+0", "NS", "٣", "\n", line[at:end] * 2])
    return line[:at] + other + line[rng.choice((at, min(at + 1, len(line)), end)) :]


def lines_stay_or_are_refused(count: int) -> None:
    rng, texts, kept = Random(7), Texts("en"), 0
    for _ in range(count):
        position = random_position(rng, strategies.random_rules(rng), rng.choice((None, *Seat)))
        line = format_position(position) if position else LINE
        for _ in range(20):
            other = mutated(rng, line)
            read = position_or_error(other)
            if isinstance(read, Position):
                assert format_position(read) == other
                kept += 1
            else:
                assert 1 <= int(read.fields["column"]) <= len(other) + 1
                assert texts(f"error-{read.code}", **read.fields)
    assert kept


def position_or_error(line: str) -> Position | BadPosition:
    try:
        return parse_position(line)
    except BadPosition as error:
        return error


def test_a_changed_line_is_another_position_or_refused() -> None:
    lines_stay_or_are_refused(150)


@pytest.mark.soak
def test_many_changed_lines_are_other_positions_or_refused() -> None:
    lines_stay_or_are_refused(5000)


def test_every_field_of_a_position_has_its_part() -> None:
    assert len(fields(Position)) == len(PARTS) + 1  # the pile's part tells how much of it lies face down
