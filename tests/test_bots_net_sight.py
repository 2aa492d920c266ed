"""What the network bot makes of an observation; that the simulation knows the same is shown in test_sim_net_known."""

from cases import deal, play
from pisti.bots.net_sight import known, let_lie
from pisti.bots.sight import set_of
from pisti.cards import parse_cards
from pisti.game import Game
from pisti.observation import observe
from pisti.rules import Seat


def cards(text: str) -> int:
    return set_of(parse_cards(text))


def test_the_start_of_a_round() -> None:
    view = known(observe(Game(deal("2c 3c 4c 5c", ["6c 7c 8c 9c"], bottom="Ad")), Seat.SOUTH))
    assert view.hand == cards("6c 7c 8c 9c")
    assert (view.pile, view.top, view.ply, view.exposed) == (cards("5c"), 12, 0, cards("Ad"))
    assert view.unseen == (1 << 52) - 1 - cards("5c 6c 7c 8c 9c Ad")
    assert (view.set_aside, view.last, view.won, view.lost) == (3, 0, 0, 0)


def test_4_4_what_was_captured_is_known_as_a_side_may_know_it() -> None:
    round = play(deal("2c 3c 4c 5c", ["5d", "6d", "7d"]), "5d 6d 7d")
    game = Game(round)
    east, north = (known(observe(game, seat)) for seat in (Seat.EAST, Seat.NORTH))
    west = known(observe(game, Seat.WEST))
    assert (west.last, west.won, west.lost, west.set_aside) == (2, 0, 5, 0)
    assert east.unseen & cards("2c 3c 4c") == cards("2c 3c 4c")
    assert north.unseen & cards("2c 3c 4c") == 0


def test_ranks_that_were_let_lie_count_for_one_deal() -> None:
    hands = ["6c 6d 7h 8c", "9c 9d Th Tc", "8d 8h 2s 2h", "3h 3d 3s 4d"]
    round = play(deal("2c 3c 4c 5c", hands), "6c 9c 8d 3h")
    assert let_lie(observe(Game(round), Seat.SOUTH)) == [1 << 3, 1 << 4, 1 << 7, 1 << 6]
    view = known(observe(Game(round), Seat.SOUTH))
    assert (view.lacks_next, view.lacks_partner, view.lacks_previous) == (1 << 4, 1 << 7, 1 << 6)
    round = play(round, "6d 9d 8h 3d 7h Th 2s 3s 8c Tc 2h 4d")
    assert let_lie(observe(Game(round), Seat.SOUTH)) == [0, 0, 0, 0]
