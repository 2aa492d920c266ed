"""Seats, sides and house rules (clauses 1.1, 1.2 and 9)."""

import pickle
from typing import Any

import pytest
from hypothesis import given

import strategies
from pisti.rules import (
    POINT_FIELDS,
    PRESETS,
    BadRules,
    BadSeat,
    Centre,
    CentreJack,
    Lookers,
    Rules,
    RulesFault,
    Seat,
    Side,
)

S, E, N, W = Seat


def test_1_1_the_playing_order_is_south_east_north_west_to_the_right() -> None:
    rules = Rules()
    assert [rules.next_seat(seat) for seat in (S, E, N, W)] == [E, N, W, S]
    assert rules.order_after(S) == (E, N, W, S)
    assert [seat.letter for seat in Seat] == ["S", "E", "N", "W"]


def test_1_2_partners_face_each_other() -> None:
    rules = Rules()
    assert dict(rules.sides) == {S: 0, E: 1, N: 0, W: 1}
    assert [rules.members(Side(side)) for side in (0, 1)] == [(S, N), (E, W)]
    assert [rules.side_letters(Side(side)) for side in (0, 1)] == ["NS", "EW"]


def test_2_2_the_seat_to_the_dealers_left_cuts_who_is_of_the_other_side() -> None:
    rules = Rules()
    assert [rules.cutter(seat) for seat in (S, E, N, W)] == [W, S, E, N]
    assert all(rules.sides[rules.cutter(seat)] != rules.sides[seat] for seat in Seat)


def test_9_1_two_and_three_seats() -> None:
    two, three = Rules(seats=2), Rules(seats=3)
    assert (two.seating, two.deals, two.side_count) == ((S, N), 6, 2)
    assert (three.seating, three.deals, three.side_count) == ((S, E, W), 4, 3)
    assert two.cutter(S) is N
    assert [three.cutter(seat) for seat in (S, E, W)] == [W, S, E]
    assert [three.next_seat(seat) for seat in (S, E, W)] == [E, W, S]
    assert dict(three.sides) == {S: 0, E: 1, W: 2}
    assert three.side_letters(Side(2)) == "W"


def test_9_1_four_seats_each_alone() -> None:
    solo = Rules(partners=False)
    assert (solo.deals, solo.side_count) == (3, 4)
    assert dict(solo.sides) == {S: 0, E: 1, N: 2, W: 3}
    assert [solo.members(Side(side)) for side in range(4)] == [(S,), (E,), (N,), (W,)]


def test_nobody_sits_at_a_seat_the_rules_leave_empty() -> None:
    for asked in (Rules(seats=2).next_seat, Rules(seats=2).cutter, Rules(seats=2).occupied):
        with pytest.raises(BadSeat) as caught:
            asked(E)
        assert caught.value.fields == {"seat": "E", "rules": "seats=2"}


@pytest.mark.parametrize("text", ["", "s", "SE", "X", "0"])
def test_a_seat_is_one_of_four_letters(text: str) -> None:
    with pytest.raises(BadSeat):
        Seat.parse(text)
    assert [Seat.parse(letter) for letter in "SENW"] == [S, E, N, W]


def test_9_the_presets_are_those_of_the_clause() -> None:
    assert {name: str(rules) for name, rules in PRESETS.items()} == {
        "standard": "standard",
        "classic-101": "target=101",
        "short": "target=51",
        "two": "seats=2,target=101",
        "solo": "partners=no,target=101",
        "three": "seats=3,target=101",
        "under": "centre=under",
        "open-centre": "centre=open",
        "last-card-counts": "last_card_pisti=yes",
        "jack-pisti": "lone_jack=double",
    }
    assert all(Rules.parse(name) == rules for name, rules in PRESETS.items())


@given(strategies.rules())
def test_rules_written_and_read_are_the_same(rules: Rules) -> None:
    assert Rules.parse(str(rules)) == rules
    assert str(Rules.parse(str(rules))) == str(rules)


@given(strategies.rules())
def test_rules_survive_the_way_between_processes(rules: Rules) -> None:
    assert rules.sides
    again = pickle.loads(pickle.dumps(rules))
    assert (again, again.sides, again.seating) == (rules, rules.sides, rules.seating)


def test_the_default_is_the_standard_of_the_clauses() -> None:
    rules = Rules()
    assert (rules.seats, rules.partners, rules.target) == (4, True, 151)
    assert [getattr(rules, name) for name in POINT_FIELDS] == [10, 20, 1, 1, 2, 3, 3]
    assert rules.differences() == {}


@pytest.mark.parametrize(
    ("given_fields", "field", "code"),
    [
        ({"seats": 1}, "seats", RulesFault.BAD_VALUE),
        ({"seats": 5}, "seats", RulesFault.BAD_VALUE),
        ({"seats": True}, "seats", RulesFault.BAD_VALUE),
        ({"seats": "4"}, "seats", RulesFault.BAD_VALUE),
        ({"partners": 1}, "partners", RulesFault.BAD_VALUE),
        ({"seats": 2, "partners": True}, "partners", RulesFault.PARTNERS_NEED_FOUR),
        ({"seats": 3, "partners": True}, "partners", RulesFault.PARTNERS_NEED_FOUR),
        ({"target": 0}, "target", RulesFault.BAD_VALUE),
        ({"target": 1001}, "target", RulesFault.BAD_VALUE),
        ({"target": 151.0}, "target", RulesFault.BAD_VALUE),
        *[({name: value}, name, RulesFault.BAD_VALUE) for name in POINT_FIELDS for value in (-1, 101)],
        ({"first_card_pisti": None}, "first_card_pisti", RulesFault.BAD_VALUE),
        ({"centre": "under"}, "centre", RulesFault.BAD_VALUE),
        ({"centre": Centre.OPEN, "centre_jack": CentreJack.REDEAL}, "centre_jack", RulesFault.NOT_WITH_OPEN_CENTRE),
        ({"centre": Centre.OPEN, "lookers": Lookers.NOBODY}, "lookers", RulesFault.NOT_WITH_OPEN_CENTRE),
        (dict.fromkeys(POINT_FIELDS, 0), "pisti", RulesFault.NOTHING_SCORES),
    ],
)
def test_9_rules_that_make_no_sense_are_refused_naming_the_field(
    given_fields: dict[str, Any], field: str, code: RulesFault
) -> None:
    with pytest.raises(BadRules) as caught:
        Rules(**given_fields)
    assert (caught.value.fields["field"], caught.value.code) == (field, code)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", RulesFault.UNKNOWN_PRESET),
        ("Standard", RulesFault.UNKNOWN_PRESET),
        ("two,", RulesFault.UNKNOWN_FIELD),
        ("two,solo", RulesFault.PRESET_NOT_FIRST),
        ("target=51,two", RulesFault.PRESET_NOT_FIRST),
        ("two, solo", RulesFault.UNKNOWN_FIELD),
        ("colour=red", RulesFault.UNKNOWN_FIELD),
        ("target=51,target=51", RulesFault.FIELD_TWICE),
        ("target=051", RulesFault.BAD_VALUE),
        ("target=٥١", RulesFault.BAD_VALUE),
        ("target=²", RulesFault.BAD_VALUE),
        ("target=", RulesFault.BAD_VALUE),
        ("target=99999999999999999999", RulesFault.BAD_VALUE),
        ("exposed=true", RulesFault.BAD_VALUE),
        ("centre=side", RulesFault.BAD_VALUE),
        ("target = 51", RulesFault.UNKNOWN_FIELD),
        ("two,partners=yes", RulesFault.PARTNERS_NEED_FOUR),
    ],
)
def test_a_text_that_is_no_rules_is_refused(text: str, code: RulesFault) -> None:
    with pytest.raises(BadRules) as caught:
        Rules.parse(text)
    assert caught.value.code is code
    assert "field" in caught.value.fields


def test_fields_after_a_preset_change_it() -> None:
    assert Rules.parse("two,target=51,exposed=no") == Rules(seats=2, target=51, exposed=False)
    assert Rules.parse("two,seats=4") == Rules(target=101)


def test_9_2_the_target_may_be_any_number_from_1_to_1000() -> None:
    assert [Rules(target=target).target for target in (1, 51, 101, 121, 151, 201, 1000)][-1] == 1000
