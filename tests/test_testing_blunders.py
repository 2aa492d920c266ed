"""Which cards would be blunders, by the position alone."""

from __future__ import annotations

from random import Random

import pytest

from cases import deal, play
from pisti.cards import JACKS, Card, Rank, parse_cards
from pisti.game import Game
from pisti.observation import Observation, determinize, observe
from pisti.round import Round
from pisti.rules import Rules, Seat
from pisti.testing import Blunder, breaking, safe_cards
from pisti.testing.blunders import card_points, let_lie
from strategies import random_rules
from worlds import some_world

CENTRE = "2c 3c 4c 5c"
EIGHTS = "8c 8d 8h"
"""Safe cards where 8s is exposed at the bottom of the stock."""


def view_of(round: Round) -> Observation:
    assert round.to_play is not None
    return observe(Game(round), round.to_play)


def broken(round: Round) -> dict[str, set[str]]:
    return {blunder.value: set(map(str, cards)) for blunder, cards in breaking(view_of(round)).items()}


def test_a_pisti_that_is_there_may_be_missed() -> None:
    hands = ["5d", "6c", "6d Jc 6s 7d"]
    assert broken(play(deal(CENTRE, hands), "5d 6c")) == {"pisti": {"Jc", "7d"}}


def test_a_double_pisti_too() -> None:
    hands = ["5d", "Jd", "6d Jc 6s 7d"]
    assert broken(play(deal(CENTRE, hands), "5d Jd"))["pisti"] == {"6d", "6s", "7d"}


def test_5_4_the_first_card_makes_no_pisti() -> None:
    assert broken(deal(CENTRE, ["5d 6c 7c Kc"])) == {}


def test_where_every_card_makes_a_pisti_none_can_be_missed() -> None:
    hands = ["5d", "6c", "6d 6h 6s Jc"]
    round = play(deal(CENTRE, hands, rules=Rules.parse("jack-pisti")), "5d 6c")
    assert "pisti" not in broken(round)


@pytest.mark.parametrize(("laid", "is_poor"), [("6c", True), ("Ac", True), ("Td", False)])
def test_a_jack_may_be_wasted_on_one_card_of_hardly_a_point(laid: str, is_poor: bool) -> None:
    round = play(deal(CENTRE, ["5d", laid, f"{EIGHTS} Jc"], bottom="8s"), f"5d {laid}")
    assert broken(round) == ({"jack": {"Jc"}} if is_poor else {})


def test_a_jack_is_not_wasted_where_no_safe_card_is_held() -> None:
    assert broken(play(deal(CENTRE, ["5d", "6c", f"{EIGHTS} Jc"], bottom="9s"), "5d 6c")) == {}


def test_nor_on_three_cards_or_where_cards_set_aside_come_with_it() -> None:
    two = play(deal(CENTRE, ["5d", "6c", "7c", f"{EIGHTS} Jc"], bottom="8s"), "5d 6c 7c")
    assert broken(two) == {"jack": {"Jc"}}
    three = play(deal(CENTRE, ["5d 8c 8d Jc", "6c", "7c", "8h"], bottom="8s"), "5d 6c 7c 8h")
    assert set(map(str, safe_cards(view_of(three)))) == {"8c", "8d"}
    assert broken(three) == {}
    assert broken(deal(CENTRE, [f"{EIGHTS} Jc"], bottom="8s")) == {}


def test_a_jack_that_makes_a_pisti_is_not_wasted() -> None:
    rules = Rules.parse("jack-pisti")
    round = play(deal(CENTRE, ["5d", "6c", f"{EIGHTS} Jc"], bottom="8s", rules=rules), "5d 6c")
    assert broken(round) == {"pisti": {"8c", "8d", "8h"}}


def test_a_likely_rank_may_be_left_alone() -> None:
    assert broken(play(deal(CENTRE, ["5d", f"{EIGHTS} 9c"], bottom="8s"), "5d")) == {"rank": {"9c"}}
    assert broken(play(deal(CENTRE, ["5d", f"{EIGHTS} 9c"], bottom="9s"), "5d")) == {}
    assert broken(play(deal(CENTRE, ["5d", f"{EIGHTS} Jc"], bottom="8s"), "5d")) == {"rank": {"Jc"}}
    assert broken(play(deal(CENTRE, ["6d", f"{EIGHTS} 9c"], bottom="8s"), "6d")) == {}  # not alone


def test_a_rank_that_the_next_seat_let_lie_is_safe() -> None:
    round = play(deal(CENTRE, ["7h Ts", "9d 9c 2d", "Kc", "Td"]), "7h 9d Kc Td Ts")
    view = view_of(round)
    assert let_lie(view, Seat.NORTH) == {Rank.NINE}
    assert let_lie(view, Seat.WEST) == {Rank.KING}
    assert Card.parse("9c") in safe_cards(view)
    assert broken(round)["rank"] == {"2d", *map(str, JACKS & set(view.hand))}


def test_the_exposed_card_is_with_the_dealer_in_the_last_deal() -> None:
    """North plays before West, who deals; East does not."""
    for place, is_safe in ((10, False), (9, True)):
        hands = ["" if number != place else f"{EIGHTS} 9c" for number in range(12)]
        round = deal(CENTRE, hands, bottom="8s")
        while len(round.turns) < 32 + place - 8:
            round = round.play(round.legal_plays[0])
        assert bool(safe_cards(view_of(round)) & set(parse_cards(EIGHTS))) == is_safe


def test_a_safe_card_cannot_be_matched_in_any_world() -> None:
    """Unless the next seat let the rank lie; and what is not safe is matched in some world."""
    rng, compared = Random(1), {True: 0, False: 0}
    while min(compared.values()) < 60:
        game = some_world(random_rules(rng), rng).games()[-1]
        if game.round.to_play is None:
            continue
        view = observe(game, game.round.to_play)
        seat = view.order[(len(view.turns) + 1) % view.rules.seats]
        hands = [determinize(view, rng).round.hand(seat) for _ in range(40)]
        for card in [card for card in view.hand if card not in JACKS and card.rank not in let_lie(view, seat)]:
            is_safe = card in safe_cards(view)
            matches = sum(any(other.rank == card.rank for other in hand) for hand in hands)
            if is_safe:
                assert matches == 0, view
            compared[is_safe] += is_safe or matches > 0


def test_nothing_can_be_broken_by_who_is_not_to_play() -> None:
    assert breaking(observe(Game(deal(CENTRE)), Seat.EAST)) == {}
    assert breaking(observe(Game(deal(CENTRE)), None)) == {}


def test_what_cards_count() -> None:
    values = {text: card_points(Card.parse(text), Rules()) for text in ("Jc", "Ah", "2c", "2d", "Td", "Th", "9s")}
    assert values == {"Jc": 1, "Ah": 1, "2c": 2, "2d": 0, "Td": 3, "Th": 0, "9s": 0}


def test_there_are_three_blunders() -> None:
    assert list(Blunder) == ["jack", "rank", "pisti"]
