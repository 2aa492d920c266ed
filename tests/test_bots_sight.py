"""What bots make of an observation; that the kernel sees the same is shown in test_sim_kernel."""

from cases import deal, play
from pisti.bots.sight import set_of, sight
from pisti.cards import parse_cards
from pisti.game import Game
from pisti.observation import observe
from pisti.rules import Rules, Seat


def cards(text: str) -> int:
    return set_of(parse_cards(text))


def test_the_start_of_a_round() -> None:
    round = deal("2c 3c 4c 5c", ["6c 7c 8c 9c"], bottom="Ad")
    view = sight(observe(Game(round), Seat.SOUTH))
    assert view.hand == cards("6c 7c 8c 9c")
    assert (view.pile, view.top, view.ply) == (cards("5c"), 12, 0)
    assert view.unseen == (1 << 52) - 1 - cards("5c 6c 7c 8c 9c Ad")
    assert (view.set_aside, view.next_held, view.next_known, view.next_lacks) == (3, 4, 0, 0)


def test_4_4_captured_cards_set_aside_are_seen_by_the_side() -> None:
    round = play(deal("2c 3c 4c 5c", ["5d", "6d"]), "5d")
    east, north = (sight(observe(Game(round), seat)) for seat in (Seat.EAST, Seat.NORTH))
    assert (east.set_aside, north.set_aside) == (0, 0)
    assert east.unseen & cards("2c 3c 4c") == cards("2c 3c 4c")
    assert north.unseen & cards("2c 3c 4c") == 0


def test_9_7_cards_under_the_pile_count_but_are_not_known() -> None:
    view = sight(observe(Game(deal("2c 3c 4c 5c", rules=Rules.parse("under"))), Seat.SOUTH))
    assert view.pile == cards("5c") | 0b111 << 52
    assert view.set_aside == 0


def test_captured_cards_fade_when_new_hands_are_dealt() -> None:
    round = play(deal("2c 3c 4c 5c", ["5d 6d 6h 6s", "7c 7d 7h 7s", "8c 8d 8h 8s", "9c 9d 9h 9s"]), "5d 7c 8c 9c")
    round = play(round, "6d 7d 8d 9d 6h 7h 8h 9h 6s 7s 8s")
    assert sight(observe(Game(round), round.to_play)).faded == 0
    round = play(round, "9s")
    east, south = (sight(observe(Game(round), seat)).faded for seat in (Seat.EAST, Seat.SOUTH))
    assert east == cards("5c 5d")
    assert south == cards("5c 5d 2c 3c 4c")


def test_what_the_next_seat_let_lie_it_lacks_until_the_next_deal() -> None:
    round = deal("2c 3c 4c 5c", ["6c 6d 6h 6s", "7c 7d 7h 7s", "8c 8d 8h 8s", "9c 9d 9h 9s"])
    round = play(round, "6c 7c 8c 9c")
    assert sight(observe(Game(round), Seat.SOUTH)).next_lacks == 1 << 4  # East did not take the six
    round = play(round, "6d 7d 8d 9d 6h 7h 8h 9h 6s 7s 8s 9s")
    assert sight(observe(Game(round), Seat.SOUTH)).next_lacks == 0


def test_8_3_the_exposed_card_is_known_to_be_in_the_dealers_last_hand() -> None:
    round = deal("2c 3c 4c 5c", bottom="Ad")
    while len(round.turns) < 34:
        round = round.play(next(card for card in round.legal_plays if str(card) != "Ad"))
    assert sight(observe(Game(round), Seat.NORTH)).next_known == cards("Ad")
    earlier = deal("2c 3c 4c 5c", bottom="Ad")
    for _ in range(18):
        earlier = earlier.play(earlier.legal_plays[0])
    assert sight(observe(Game(earlier), Seat.NORTH)).next_known == 0


def test_the_last_seat_of_a_lap_thinks_of_the_next_hand() -> None:
    round = deal("2c 3c 4c 5c")
    for _ in range(15):
        round = round.play(round.legal_plays[0])
    assert sight(observe(Game(round), Seat.WEST)).next_held == 4
    while len(round.turns) < 47:
        round = round.play(round.legal_plays[0])
    assert sight(observe(Game(round), Seat.WEST)).next_held == 0
