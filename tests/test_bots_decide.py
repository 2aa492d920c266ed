"""The decisions alone, on what a seat knows; clause numbers are those of the rules."""

from __future__ import annotations

import pytest

from pisti import engine
from pisti.bots.decide import (
    BEGINNER,
    DREAD,
    EASY,
    HARD,
    MEDIUM,
    RANDOM,
    WHOLE,
    Sight,
    best_cards,
    card_points,
    card_worth,
    chance_of_jack,
    chance_of_match,
    lone_worth,
    mean_points,
    most_seen,
)
from pisti.bots.sight import ALL_CARDS, set_of
from pisti.cards import Card, format_cards, parse_cards
from pisti.rules import Rules

STANDARD = engine.options(Rules())


def seen(hand: str, pile: str = "", also: str = "", ply: int = 10, **other: int) -> Sight:
    """What a seat knows with this hand and pile (bottom first), having seen other cards also."""
    cards = parse_cards(pile)
    known = set_of([*parse_cards(hand), *cards, *parse_cards(also)])
    usual = {"set_aside": 0, "next_held": 4, "next_known": 0, "next_lacks": 0, "second_lacks": 0, "previous_lacks": 0}
    usual |= {"faded": 0, "exposed": 0, "won": 0, "rival": 0, "open_cards": 52, "last": 0}
    return Sight(
        set_of(parse_cards(hand)),
        set_of(cards),
        cards[-1] if cards else 0,
        ply,
        ALL_CARDS & ~known,
        **{**usual, **other},
    )


def chosen(level: int, view: Sight, rules: Rules | None = None) -> str:
    best = best_cards(level, view, engine.options(rules or Rules()))
    return format_cards(card for card in map(Card, range(52)) if best >> card & 1)


def test_random_plays_any_card() -> None:
    assert chosen(RANDOM, seen("2c Jd As 9h", "2d")) == "2c 9h Jd As"


@pytest.mark.parametrize("level", [BEGINNER, EASY, MEDIUM, HARD])
def test_the_same_rank_captures_before_a_jack(level: int) -> None:
    assert chosen(level, seen("Jc 7d 3s Kc", "9c 7h")) == "7d"


@pytest.mark.parametrize("level", [BEGINNER, EASY, MEDIUM, HARD])
def test_a_rich_pile_is_worth_a_jack(level: int) -> None:
    assert chosen(level, seen("Jc 7d 3s Kc", "Ac Ad Td 2c 9s 5s")) == "Jc"


def test_medium_captures_even_a_poor_pile_with_a_jack() -> None:
    assert chosen(MEDIUM, seen("Jc 7d 3s Kc", "9s")) == "Jc"


def test_hard_keeps_a_jack_from_a_poor_pile() -> None:
    assert chosen(HARD, seen("Jc 7d 3s Kc", "9s")) != "Jc"


def test_hard_takes_what_is_there_with_its_last_card_but_one() -> None:
    assert chosen(HARD, seen("Jc 7d", "9s Kh 5d 8h 4s", ply=40, next_held=2)) == "Jc"


def test_medium_plays_the_rank_seen_most_often() -> None:
    assert chosen(MEDIUM, seen("7d 3s Kc Jc", "", also="3d 3h Ks")) == "3s"


def test_easy_has_forgotten_what_was_captured_before_this_deal() -> None:
    threes = set_of(parse_cards("3d 3h"))
    assert chosen(EASY, seen("7d 3s Kc Jc", also="3d 3h Ks")) == "3s"
    assert chosen(EASY, seen("7d 3s Kc Jc", also="3d 3h Ks", faded=threes)) == "Kc"


def test_beginner_remembers_nothing() -> None:
    assert chosen(BEGINNER, seen("7d 3s Kc Jc", also="3d 3h Ks")) == "3s 7d Kc"


def test_medium_draws_among_ranks_seen_as_often() -> None:
    assert chosen(MEDIUM, seen("7d 3s Kc Jc", "", also="3d Ks")) == "3s Kc"
    assert chosen(MEDIUM, seen("7d 7s Kc 4c", "9c", also="Ks")) == "7d 7s Kc"


@pytest.mark.parametrize("level", [BEGINNER, EASY, MEDIUM, HARD])
def test_no_jack_is_burnt_on_an_empty_table(level: int) -> None:
    assert "J" not in chosen(level, seen("Jc Jd Jh 7d"))
    assert chosen(level, seen("Jc Jd")) == "Jc Jd"


@pytest.mark.parametrize("level", [BEGINNER, EASY, MEDIUM, HARD])
@pytest.mark.parametrize("lone", ["2d", "Th", "Kd", "Jd"])
def test_5_1_a_pisti_is_taken(level: int, lone: str) -> None:
    rank = lone[0]
    got = chosen(level, seen(f"{rank}s Jc 4c 5c" if rank != "J" else "Jc 4c 5c 6c", lone))
    assert got == (f"{rank}s" if rank != "J" else "Jc")


def test_hard_matches_with_the_card_that_is_worth_most() -> None:
    assert chosen(HARD, seen("Td Th 4c 5c", "9c Ts")) == "Td"
    assert chosen(HARD, seen("2h 2c 4c 5c", "9c 2s")) == "2c"


def test_hard_leaves_the_rank_that_the_next_seat_can_hold_least() -> None:
    assert chosen(HARD, seen("7d 3s Kc 9c", "", also="3d 3h 3c")) == "3s"
    assert chosen(HARD, seen("7d 3s Kc 9c", "4d 4h", also="9d 9s 9h 3c")) == "9c"


def test_hard_trusts_that_who_can_capture_does() -> None:
    nine = 1 << 7
    assert chosen(HARD, seen("7d 9c", "", next_lacks=nine)) == "9c"
    assert chance_of_match(Card.parse("9c"), seen("7d 9c", "", next_lacks=nine)) == 0


def test_hard_does_not_play_into_the_card_that_the_dealer_has_picked_up() -> None:
    exposed = set_of(parse_cards("7s"))
    assert chosen(HARD, seen("7d 9c", "", also="7c 7h 7s", next_known=exposed, next_held=2)) == "9c"
    assert chance_of_match(Card.parse("7d"), seen("7d 9c", "", next_known=exposed)) == WHOLE


def test_hard_gives_worthless_cards_rather_than_points_where_both_are_safe() -> None:
    also = "Ac Ad Ah 8c 8d 8h"
    assert chosen(HARD, seen("As 8s", "4d 5d", also=also)) == "8s"


def test_hard_fears_a_lone_card_less_before_the_last_play_which_makes_no_pisti() -> None:
    assert lone_worth(seen("7d", ply=46), STANDARD, 5) == 0
    assert lone_worth(seen("7d", ply=46), engine.options(Rules(last_card_pisti=True)), 5) == 10 * DREAD
    assert lone_worth(seen("7d", ply=45), STANDARD, 5) == 10 * DREAD
    assert lone_worth(seen("7d", ply=45), STANDARD, engine.JACK) == 20 * DREAD


def test_9_5_where_a_jack_on_a_lone_card_pays_it_is_played() -> None:
    view = seen("Jc 7d 3s Kc", "9s")
    assert chosen(HARD, view, Rules.parse("jack-pisti")) == "Jc"


def test_4_4_the_first_capture_is_worth_more_by_the_cards_set_aside() -> None:
    assert chosen(HARD, seen("Jc 7d 3s Kc", "4h", ply=0)) != "Jc"
    assert chosen(HARD, seen("Jc 7d 3s Kc", "4h", ply=0, set_aside=3)) == "Jc"


def test_what_cards_are_worth_follows_the_rules_of_the_table() -> None:
    assert card_points(set_of(parse_cards("Td 2c Jc As 9c")), STANDARD) == 3 + 2 + 1 + 1
    assert mean_points(STANDARD) == 1300 // 52
    assert mean_points(engine.options(Rules(jack=0, ace=100))) > 700
    assert card_worth(seen("7d"), engine.options(Rules(most_cards=0))) == 0


def test_6_2_cards_are_worth_nothing_more_once_most_cards_are_decided() -> None:
    assert card_worth(seen("7d", won=10, rival=8, open_cards=34), STANDARD) > 0
    assert card_worth(seen("7d", won=27, rival=13, open_cards=12), STANDARD) == 0
    assert card_worth(seen("7d", won=13, rival=27, open_cards=12), STANDARD) == 0
    assert card_worth(seen("7d", won=26, rival=26, open_cards=0), STANDARD) == 0


def test_8_3_a_jack_is_feared_less_of_a_seat_that_let_a_rank_lie() -> None:
    view = seen("7d", "9c")
    assert 0 < chance_of_jack(view._replace(next_lacks=1)) < chance_of_jack(view) < WHOLE
    assert chance_of_jack(view._replace(next_known=set_of(parse_cards("Jc")))) == WHOLE
    assert chance_of_jack(seen("7d", "9c", also="Jc Jd Jh Js")) == 0


def test_4_6_what_is_left_by_the_last_card_goes_to_the_side_that_captured_last() -> None:
    for last, card in ((1, "As"), (-1, "8d")):
        view = seen("As 8d", "4d 5d", also="Ac Ad Ah 8c 8h 8s", ply=46, next_held=1, last=last)
        assert chosen(HARD, view) == card


def test_the_chance_of_a_match_is_that_of_drawing_without_putting_back() -> None:
    view = seen("7d", "", also="7c")
    unknown = 50
    none = (unknown - 4) * (unknown - 5) / (unknown * (unknown - 1))
    assert chance_of_match(Card.parse("7d"), view) == pytest.approx(WHOLE * (1 - none), abs=3)
    assert chance_of_match(Card.parse("7d"), seen("7d", "", also="7c 7h 7s")) == 0
    assert chance_of_match(Card.parse("7d"), seen("7d", "", next_held=0)) == 0


def test_most_seen_of_nothing_is_nothing() -> None:
    assert most_seen(0, ALL_CARDS) == 0
