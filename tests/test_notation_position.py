"""A position as a value: it tells enough to play on, and refuses what cannot be."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import strategies
from cases import deal, deck_of, play, play_out
from pisti import engine
from pisti.cards import Card, parse_cards
from pisti.notation import BadPosition, Position
from pisti.notation.position import sides_text
from pisti.round import Round, shuffled
from pisti.rules import Centre, CentreJack, Rules, Seat, Side

START = deal("2c 3c 4c 5c", ["6c 7c 8c 9c", "6d 7d 8d 9d", "6h 7h 8h 9h", "5s 7s 8s 9s"], bottom="Ac")
CAPTURED = play(START, "6c 7d 6h 5s 7c 6d 7h 8s 8c")


def state_of(position: Position) -> engine.State:
    """The state of the engine that a position describes; the cards dealt already need no place in its deck."""
    rules, state = position.rules, engine.State()
    order = rules.order_after(position.dealer)
    sides = [rules.sides[seat] for seat in order]
    state.deck = [0] * (52 - len(position.stock)) + numbers(position.stock)
    state.dealt, state.ply = 52 - len(position.stock), position.plays
    lap, state.turn = divmod(position.plays, rules.seats)
    state.held = 4 - lap % 4
    for place, seat in enumerate(order):
        cards = numbers(position.hands[rules.seating.index(seat)])
        state.hand[4 * place : 4 * place + len(cards)] = cards
    for place, side in enumerate(sides[: rules.side_count]):
        state.won[place] = bits(position.won[side])
        state.pistis[place], state.doubles[place] = position.pistis[side]
    state.pile, state.set_aside = bits(position.pile), bits(position.set_aside)
    state.top = numbers(position.pile)[-1] if position.pile else 0
    state.last_side = engine.NO_SIDE if position.last is None else sides.index(position.last)
    return state


def numbers(cards: tuple[Card | None, ...]) -> list[int]:
    return [int(card) for card in cards if card is not None]


def bits(cards: tuple[Card | None, ...]) -> int:
    return sum(1 << card for card in numbers(cards))


@given(strategies.rules(), st.integers(), st.integers(0, 47))
def test_play_can_go_on_from_a_position_alone(rules: Rules, seed: int, plays: int) -> None:
    rng = Random(seed)
    stopped = strategies.play_on(Round.deal(rules, shuffled(rng, rules), rng.choice(rules.seating)), rng, plays)
    if stopped.is_redeal:
        return
    position, end = Position.of(stopped), strategies.play_on(stopped, rng)
    assert position.to_play == stopped.to_play
    state, options = state_of(position), engine.options(rules)
    for turn in end.turns[plays:]:
        engine.play(state, options, engine.slot_of(state, int(turn.card)))
    sides = [rules.sides[seat] for seat in end.order]
    scores = [engine.points(state, options, sides.index(Side(side))) for side in range(rules.side_count)]
    assert scores == [side.total for side in end.score()]


def test_a_position_shows_what_lies_where() -> None:
    position = Position.of(CAPTURED)
    assert position.to_play is Seat.EAST
    assert position.hands == tuple(map(parse_cards, ("9c", "8d 9d", "8h 9h", "7s 9s")))
    assert position.pile == parse_cards("5c 6c 7d 6h 5s 7c 6d 7h 8s 8c")[:0]
    assert position.won == (parse_cards("2c 3c 4c 5c 5s 6c 6d 6h 7c 7d 7h 8c 8s"), ())
    assert (position.set_aside, position.last, position.pistis) == ((), 0, ((0, 0), (0, 0)))


def test_a_seat_sees_its_hand_and_what_lay_open() -> None:
    position = Position.of(CAPTURED, known=CAPTURED.hand(Seat.WEST))
    assert position.hands == ((None,), (None, None), (None, None), parse_cards("7s 9s"))
    assert position.won[0][-3:] == (None, None, None)
    assert position.stock[-1] == Card.parse("Ac")
    assert set(position.stock[:-1]) == {None}


def test_9_7_cards_under_the_pile_lie_face_down_until_they_are_captured() -> None:
    rules = Rules(centre=Centre.UNDER)
    start = deal("2c 3c 4c 5c", ["6c 5d"], rules=rules)
    before, after = Position.of(play(start, "6c")), Position.of(play(start, "5d"))
    assert (before.face_down, before.set_aside, len(before.pile)) == (3, (), 5)
    assert (after.face_down, len(after.won[0])) == (0, 5)
    assert Position.of(start, known=()).pile == (None, None, None, Card.parse("5c"))


def test_4_6_at_the_end_the_cards_left_are_with_the_side_that_got_them() -> None:
    end = Position.of(play_out(START))
    assert (end.to_play, end.pile, end.stock, end.hands) == (None, (), (), ((),) * 4)
    assert sum(map(len, end.won)) == 52


def test_4_6_where_nobody_captured_the_cards_stay_in_the_pile() -> None:
    rules = Rules(seats=2, centre_jack=CentreJack.COVER, centre=Centre.OPEN)
    deck = [*parse_cards("Jc Jd Jh Js"), *(Card.of(suit_rank, suit) for suit_rank, suit in unmatched())]
    round = Round.deal(rules, deck, Seat.SOUTH)
    while round.to_play is not None:
        top = round.pile[-1].rank
        round = round.play(next(card for card in round.legal_plays if card.rank != top))
    end = Position.of(round)
    assert (end.last, len(end.pile), end.won) == (None, 52, ((), ()))


def unmatched() -> list[tuple[Any, Any]]:
    """The 48 cards that are no jacks, each rank four times in turn so that it never meets itself."""
    from pisti.cards import Rank, Suit

    ranks = [rank for rank in Rank if rank is not Rank.JACK]
    return [(rank, suit) for suit in Suit for rank in ranks]


def test_3_4_a_round_that_must_be_dealt_again_has_no_position() -> None:
    with pytest.raises(BadPosition, match="position-redeal"):
        Position.of(Round.deal(Rules(), deck_of("Jc Jd Jh Js"), Seat.WEST))


def refused(position: Position, **changes: object) -> tuple[str, str]:
    with pytest.raises(BadPosition) as caught:
        replace(position, **changes)  # type: ignore[arg-type]
    return caught.value.code.value, caught.value.part


SIZE = "position-wrong-size"
OPENING, LATER = Position.of(START), Position.of(CAPTURED)
UNDER = Position.of(deal("2c 3c 4c 5c", rules=Rules(centre=Centre.UNDER)))
UNDER_LATER = Position.of(play(deal("2c 3c 4c 5c", ["5d", "6d"], rules=Rules(centre=Centre.UNDER)), "5d 6d"))
JACK = Position.of(deal("2c 3c 4c Jc"))


@pytest.mark.parametrize(
    ("position", "changes", "error"),
    [
        (
            Position.of(deal("2c 3c 4c 5c", rules=Rules(seats=2), dealer=Seat.SOUTH)),
            {"dealer": Seat.WEST},
            ("empty-seat", "dealer"),
        ),
        (OPENING, {"plays": -1}, (SIZE, "plays")),
        (OPENING, {"plays": 49}, (SIZE, "plays")),
        (OPENING, {"plays": 1}, (SIZE, "hands")),
        (OPENING, {"face_down": -1}, (SIZE, "pile")),
        (OPENING, {"face_down": 4}, (SIZE, "pile")),
        (OPENING, {"hands": OPENING.hands[:3]}, (SIZE, "hands")),
        (OPENING, {"won": ((),)}, (SIZE, "won")),
        (OPENING, {"pistis": ((0, 0),) * 3}, (SIZE, "pistis")),
        (OPENING, {"stock": OPENING.stock[1:]}, (SIZE, "stock")),
        (OPENING, {"pile": ()}, (SIZE, "pile")),
        (OPENING, {"set_aside": OPENING.set_aside[1:]}, (SIZE, "pile")),
        (OPENING, {"stock": (OPENING.pile[0], *OPENING.stock[1:])}, ("position-card-twice", "stock")),
        (OPENING, {"hands": (OPENING.hands[0][::-1], *OPENING.hands[1:])}, ("position-not-sorted", "hands")),
        (OPENING, {"hands": ((None, *OPENING.hands[0][1:]), *OPENING.hands[1:])}, ("position-not-sorted", "hands")),
        (LATER, {"won": (LATER.won[0][::-1], ())}, ("position-not-sorted", "won")),
        (OPENING, {"pile": (None,)}, ("position-unknown-face-up", "pile")),
        (
            OPENING,
            {"stock": (OPENING.stock[-1], *OPENING.stock[1:-1], OPENING.stock[0])},
            ("position-jack-at-bottom", "stock"),
        ),
        (OPENING, {"last": 2}, ("position-bad-part", "last")),
        (OPENING, {"last": 0}, (SIZE, "won")),
        (LATER, {"last": None}, (SIZE, "won")),
        (LATER, {"last": 1}, (SIZE, "won")),
        (LATER, {"pistis": ((6, 1), (0, 0))}, (SIZE, "won")),
        (LATER, {"pistis": ((-1, 1), (0, 0))}, (SIZE, "won")),
        (LATER, {"won": (LATER.won[0][1:], LATER.won[0][:1])}, (SIZE, "won")),
        (OPENING, {"pistis": ((0, 0), (0, 1))}, (SIZE, "won")),
        (LATER, {"won": (LATER.won[0][3:], ()), "set_aside": LATER.won[0][:3]}, (SIZE, "set-aside")),
        (UNDER, {"rules": Rules()}, (SIZE, "pile")),
        (UNDER, {"face_down": 0, "pile": UNDER.pile[3:], "set_aside": UNDER.pile[:3]}, (SIZE, "set-aside")),
        (UNDER_LATER, {"face_down": 1}, (SIZE, "pile")),
        (UNDER, {"face_down": 2}, ("position-bad-centre", "pile")),
        (JACK, {"rules": Rules(centre_jack=CentreJack.REDEAL)}, ("position-bad-centre", "pile")),
        (JACK, {"pile": JACK.pile[::-1]}, ("position-bad-centre", "pile")),
        (JACK, {"pile": JACK.pile[:1], "set_aside": (*JACK.set_aside, JACK.pile[1])}, ("position-bad-centre", "pile")),
        (OPENING, {"pile": (), "set_aside": (*OPENING.set_aside, *OPENING.pile)}, ("position-bad-centre", "pile")),
    ],
)
def test_a_position_that_cannot_be(position: Position, changes: dict[str, Any], error: tuple[str, str]) -> None:
    assert refused(position, **changes) == error


def test_at_the_end_nothing_is_left_over() -> None:
    end = Position.of(play_out(START))
    *cards, last = end.won[end.last or 0]
    won = tuple(tuple(cards) if side == end.last else each for side, each in enumerate(end.won))
    assert refused(end, pile=(last,), won=won) == (SIZE, "pile")


def test_sides_have_names() -> None:
    assert [sides_text(rules) for rules in (Rules(), Rules(partners=False), Rules(seats=2), Rules(seats=3))] == [
        "NS EW -",
        "S E N W -",
        "S N -",
        "S E W -",
    ]
