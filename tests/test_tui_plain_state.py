"""What a seat sees of the table: before its turn and when it asks; nothing that it may not know."""

from random import Random

import pytest

from cases import deal, play
from pisti.game import Game
from pisti.observation import Observation, observe
from pisti.round import Round
from pisti.rules import Centre, Lookers, Rules, Seat
from pisti.tui.plain_state import before_turn, face_down, pile, state
from sittings import words
from tables import TABLES
from worlds import some_world, twin

S, E, N, W = Seat
HANDS = ["4h Td Jc As", "5c 6c 7c 8c", "5d 6d 7d 8d", "5s 6s 7s 8s"]


def view(round: Round, seat: Seat = S) -> Observation:
    return observe(Game(round), seat)


def test_before_a_turn_there_is_all_one_needs_with_the_hand_last() -> None:
    assert list(before_turn(words(), view(deal("2c 3c 4c 9d", HANDS, bottom="Kh")))) == [
        "",
        "Your turn. Deal 1 of 3. Stock: 32 cards; bottom card: K♥.",
        "Pile: nine of diamonds (9♦), alone.",
        "Cards won: your side 0, East–West 0. Score: your side 0, East–West 0.",
        "1  four of hearts (4♥)",
        "2  ten of diamonds (10♦)",
        "3  jack of clubs (J♣)",
        "4  ace of spades (A♠)",
    ]


def pile_line(round: Round) -> str:
    return list(before_turn(words(), view(round)))[2]


def test_the_pile_shows_its_size_its_top_and_the_last_cards_below() -> None:
    start = deal("2c 3c 4c 9d", HANDS)
    assert pile_line(play(start, "4h 5c 6d")) == (
        "Pile: 4 cards, on top the six of diamonds (6♦). Below it, from the top: 5♣ 4♥ 9♦."
    )
    assert pile_line(play(start, "4h 5c 6d 7s")) == (
        "Pile: 5 cards, on top the seven of spades (7♠). Below it, from the top: 6♦ 5♣ 4♥ …"
    )
    assert pile_line(play(start, "4h")) == (
        "Pile: 2 cards, on top the four of hearts (4♥). Below it, from the top: 9♦."
    )
    assert pile_line(play(start, "Jc")) == "The pile is empty."


def test_cards_face_down_in_the_pile_are_counted() -> None:
    rules = Rules(centre=Centre.UNDER)
    start = deal("2c 3c 4c 9d", HANDS, rules=rules)
    lines = list(before_turn(words(rules), view(start)))
    assert lines[2] == "Pile: 4 cards, on top the nine of diamonds (9♦). Face down in the pile: 3 cards."
    assert list(pile(words(rules), view(start))) == [
        "The pile, from the top: nine of diamonds (9♦), a face-down card, a face-down card, a face-down card."
    ]


def last_deal(seat: Seat) -> list[str]:
    round = deal("2c 3c 4c 9d", bottom="Kh")
    while round.deal_number < 3:
        round = round.play(round.legal_plays[0])
    return list(before_turn(words(you=seat), view(round, seat)))


def test_8_3_in_the_last_deal_the_dealer_is_known_to_hold_the_exposed_card() -> None:
    assert last_deal(S)[1] == (
        "Your turn. Deal 3 of 3. The stock is empty. West holds the bottom card of the stock: K♥."
    )
    assert last_deal(W)[1] == "Your turn. Deal 3 of 3. The stock is empty."


def test_where_nothing_is_exposed_nothing_is_said_of_it() -> None:
    rules = Rules(exposed=False)
    lines = list(before_turn(words(rules), view(deal("2c 3c 4c 9d", HANDS, rules=rules))))
    assert lines[1] == "Your turn. Deal 1 of 3. Stock: 32 cards."


def test_the_whole_state_in_words() -> None:
    round = play(deal("2c 3c 4c 9d", HANDS, bottom="Kh"), "Jc 5c 5d")
    assert list(state(words(), view(round))) == [
        "Round 1, deal 1 of 3. Dealer: West.",
        "Stock: 32 cards; bottom card: king of hearts (K♥).",
        "The pile is empty.",
        "East holds 3 cards.",
        "North holds 3 cards.",
        "West holds 4 cards.",
        "You hold 3 cards: four of hearts (4♥), ten of diamonds (10♦), ace of spades (A♠).",
        "Cards won: your side 7, East–West 0.",
        "Piştis: your side 1, East–West 0.",
        "Double piştis: your side 0, East–West 0.",
        "Score: your side 0, East–West 0. Target: 151.",
    ]
    assert next(iter(state(words(you=W), view(round, W)))) == "Round 1, deal 1 of 3. You are the dealer."


def test_4_4_the_face_down_cards_or_why_not() -> None:
    start = deal("2c 3c 4c 9d", HANDS)
    taken = play(start, "Jc")
    cards = "The centre cards that were face down: two of clubs (2♣), three of clubs (3♣), four of clubs (4♣)."
    assert face_down(words(), view(start)) == "Nobody has captured the face-down centre cards yet."
    assert face_down(words(), view(taken)) == face_down(words(you=N), view(taken, N)) == cards
    assert face_down(words(you=E), view(taken, E)) == (
        "The face-down centre cards were captured, but you may not look at them."
    )
    nobody = play(deal("2c 3c 4c 9d", HANDS, rules=Rules(lookers=Lookers.NOBODY)), "Jc")
    assert face_down(words(), view(nobody)).endswith("you may not look at them.")
    is_open = deal("2c 3c 4c 9d", HANDS, rules=Rules(centre=Centre.OPEN))
    assert face_down(words(), view(is_open)) == "No centre card lay face down in this round."


@pytest.mark.parametrize("name", TABLES)
def test_8_two_worlds_that_differ_in_hidden_cards_look_the_same(name: str) -> None:
    rules, rng = TABLES[name], Random(name)
    for seat in rules.seating * 5:
        world = some_world(rules, rng)
        other = twin(world, seat, rng)
        if other is not None:
            views = [observe(each.games()[-1], seat) for each in (world, other)]
            names = words(rules, seat)
            texts = [[*state(names, each), *before_turn(names, each), face_down(names, each)] for each in views]
            assert texts[0] == texts[1]
