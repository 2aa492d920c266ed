"""One round, clause by clause (3 to 6); ``cases.deal`` makes the rounds: dealer West, South plays first."""

from collections import Counter
from random import Random

import pytest
from scipy.stats import chi2

from cases import STANDARD, deal, deck_of, play, play_out
from pisti.cards import DECK, Card, format_cards, parse_cards
from pisti.round import (
    BadDeck,
    BadRound,
    DeckFault,
    Denied,
    IllegalPlay,
    Leftovers,
    Pisti,
    PlayFault,
    Round,
    Turn,
    check_deck,
    cut,
    shuffled,
)
from pisti.rules import BadSeat, Centre, CentreJack, LoneJack, Rules, Seat, Side

S, E, N, W = Seat
NS, EW = Side(0), Side(1)


def last_turn(round: Round) -> Turn:
    """The last turn of a round in which something was played."""
    assert round.last is not None
    return round.last


def texts(cards: tuple[Card | None, ...]) -> str:
    """The texts of cards that are all known."""
    return format_cards(card for card in cards if card is not None)


# ---------------------------------------------------------------- 2 shuffle, cut


def test_2_2_a_shuffled_deck_has_all_cards_and_depends_on_the_generator_alone() -> None:
    deck = shuffled(Random(5))
    assert sorted(deck) == list(DECK)
    assert deck == shuffled(Random(5)) != shuffled(Random(6))


def test_2_3_the_rest_goes_on_top_of_the_lifted_part() -> None:
    deck = cut(DECK, 3)
    assert deck == DECK[3:] + DECK[:3]


@pytest.mark.parametrize("lifted", [37, 38, 39, 40])
def test_2_3_a_cut_that_shows_a_jack_is_no_cut(lifted: int) -> None:
    assert cut(DECK, lifted) is None
    assert cut(DECK, lifted, Rules(cut_jack_rule=False)) == DECK[lifted:] + DECK[:lifted]


@pytest.mark.parametrize("lifted", [-1, 0, 52])
def test_2_3_one_to_51_cards_are_lifted(lifted: int) -> None:
    with pytest.raises(BadDeck) as caught:
        cut(DECK, lifted)
    assert caught.value.code is DeckFault.CUT_OUT_OF_RANGE
    assert cut(DECK, 1)
    assert cut(DECK, 51)


def test_2_3_every_legal_cut_is_equally_likely_and_all_are_drawn() -> None:
    class Unshuffled(Random):
        def shuffle(self, x: object) -> None:
            """Leave the pack as it is, so that the bottom card tells the cut."""

    rng = Unshuffled(1)
    bottoms = Counter(shuffled(rng)[-1] for _ in range(4700))
    assert set(bottoms) == set(DECK[:36] + DECK[40:51])
    assert sum((count - 100) ** 2 / 100 for count in bottoms.values()) < 84  # 46 degrees of freedom, p = 0.0005


def test_2_3_the_bottom_card_is_never_a_jack() -> None:
    with pytest.raises(BadDeck) as caught:
        Round.deal(Rules(), DECK[:39] + DECK[40:] + DECK[39:40], S)
    assert caught.value.code is DeckFault.JACK_AT_BOTTOM
    assert all(shuffled(Random(seed))[-1].rank != 9 for seed in range(200))


def test_2_3_each_card_is_as_likely_at_each_place_and_no_jack_at_the_bottom() -> None:
    rng, decks = Random(20), 20_000
    counts = [Counter[Card]() for _ in range(52)]
    for _ in range(decks):
        for place, card in enumerate(shuffled(rng)):
            counts[place][card] += 1
    for place, count in enumerate(counts):
        bottom = place == 51
        expected = {
            card: (0 if bottom else 1 / 51) if card.rank == 9 else (1 if bottom else 47 / 51) / 48 for card in DECK
        }
        assert set(count) == {card for card in DECK if expected[card]}
        statistic = sum((count[card] - decks * p) ** 2 / (decks * p) for card, p in expected.items() if p)
        assert chi2.sf(statistic, len(count) - 1) > 1e-5


def test_9_9_without_the_jack_rule_a_jack_may_be_at_the_bottom() -> None:
    rules = Rules(cut_jack_rule=False)
    assert any(shuffled(Random(seed), rules)[-1].rank == 9 for seed in range(200))
    assert Round.deal(rules, DECK[:39] + DECK[40:] + DECK[39:40], S).exposed is Card.parse("Js")


def test_1_3_a_deck_has_each_card_once() -> None:
    for deck, code in (
        (DECK[:51], DeckFault.WRONG_SIZE),
        ((*DECK, DECK[0]), DeckFault.WRONG_SIZE),
        ((*DECK[:51], DECK[0]), DeckFault.CARD_TWICE),
    ):
        with pytest.raises(BadDeck) as caught:
            check_deck(deck, Rules())
        assert caught.value.code is code


# ---------------------------------------------------------------- 3 the deal


def test_3_1_four_cards_to_the_centre_then_four_to_each_seat_from_the_dealers_right() -> None:
    start = Round.deal(Rules(), DECK[::-1], E)
    by_place = DECK[::-1]
    assert [start.hand(seat) for seat in (N, W, S, E)] == [by_place[i : i + 4] for i in (4, 8, 12, 16)]
    assert sorted(start.turned_up + start.face_down) == sorted(by_place[:4])


def test_3_1_nobody_deals_from_an_empty_seat() -> None:
    rules = Rules(seats=2)
    with pytest.raises(BadSeat):
        Round.deal(rules, shuffled(Random(1), rules), E)


def test_3_2_the_bottom_card_is_exposed_and_is_the_dealers_last_card_dealt() -> None:
    start = deal("3s 2d 7s 6s", bottom="Ad")
    assert start.exposed is Card.parse("Ad")
    assert start.stock[-1] is start.exposed
    in_last_deal = start
    while in_last_deal.deal_number < 3:
        in_last_deal = in_last_deal.play(in_last_deal.legal_plays[0])
    assert in_last_deal.stock == ()
    assert in_last_deal.hand(W)[-1] is start.exposed
    assert in_last_deal.exposed is start.exposed


def test_9_9_the_bottom_card_may_stay_unexposed() -> None:
    assert deal("3s 2d 7s 6s", bottom="Ad", rules=Rules(exposed=False)).exposed is None


def test_3_3_the_top_card_of_the_centre_starts_the_pile() -> None:
    start = deal("3s 2d 7s 6s")
    assert (texts(start.turned_up), texts(start.pile)) == ("6s", "6s")


def test_3_3_jacks_turned_up_are_covered_by_the_next_centre_card() -> None:
    start = deal("3s 2d Jh Js")
    assert texts(start.turned_up) == texts(start.pile) == "Js Jh 2d"
    assert texts(start.face_down) == "3s"
    assert texts(deal("3s Jd Jh Js").pile) == "Js Jh Jd 3s"


def test_3_3_only_the_top_of_the_pile_is_looked_at_for_jacks() -> None:
    start = deal("3s Jd 7s Js")
    assert (texts(start.pile), texts(start.face_down)) == ("Js 7s", "3s Jd")


def test_3_4_four_jacks_in_the_centre_are_dealt_again() -> None:
    start = deal("Jd Jh Js Jc")
    assert start.is_redeal
    assert not start.is_over
    assert (start.to_play, start.legal_plays, start.pile) == (None, (), ())
    assert texts(start.turned_up) == "Jc Js Jh Jd"
    with pytest.raises(IllegalPlay) as caught:
        start.play(start.hand(S)[0])
    assert caught.value.code is PlayFault.ROUND_REDEALT
    with pytest.raises(BadRound):
        start.score()


def test_3_5_the_cards_still_face_down_are_set_aside_and_no_part_of_the_pile() -> None:
    start = deal("3s 2d 7s 6s", ["4s 4h 4d 4c"])
    assert texts(start.face_down) == "3s 2d 7s"
    assert texts(play(start, "4s").pile) == "6s 4s"


def test_9_7_under_all_four_are_in_the_pile_face_down_but_for_the_top() -> None:
    under = Rules(centre=Centre.UNDER)
    start = deal("3s 2d 7s 6s", ["6h"], rules=under)
    assert (texts(start.pile), texts(start.turned_up)) == ("3s 2d 7s 6s", "6s")
    taken = last_turn(play(start, "6h"))
    assert (texts(taken.captured), taken.set_aside) == ("3s 2d 7s 6s 6h", ())
    assert texts(deal("3s 2d Jh Js", rules=under).pile) == "3s Js Jh 2d"
    assert deal("Jd Jh Js Jc", rules=under).is_redeal


def test_9_7_open_all_four_lie_face_up_in_the_pile() -> None:
    opened = Rules(centre=Centre.OPEN)
    start = deal("3s 2d 7s 6s", ["6h"], rules=opened)
    assert texts(start.pile) == texts(start.turned_up) == "3s 2d 7s 6s"
    assert start.face_down == ()
    assert texts(last_turn(play(start, "6h")).captured) == "3s 2d 7s 6s 6h"


def test_9_8_with_open_the_pile_starts_with_what_lies_there() -> None:
    opened = Rules(centre=Centre.OPEN)
    assert texts(deal("3s 2d 7s Jc", rules=opened).pile) == "3s 2d 7s Jc"
    four_jacks = deal("Jd Jh Js Jc", rules=opened)
    assert not four_jacks.is_redeal
    assert texts(four_jacks.pile) == "Jd Jh Js Jc"


@pytest.mark.parametrize("centre", [Centre.SET_ASIDE, Centre.UNDER])
def test_9_8_a_jack_turned_up_may_mean_a_new_deal(centre: Centre) -> None:
    rules = Rules(centre_jack=CentreJack.REDEAL, centre=centre)
    jack_up = deal("3s 2d 7s Jc", rules=rules)
    assert jack_up.is_redeal
    assert (texts(jack_up.turned_up), texts(jack_up.face_down)) == ("Jc", "3s 2d 7s")
    assert not deal("Js Jd Jh 3c", rules=rules).is_redeal
    assert texts(deal("Jd Jh Js Jc", rules=rules).turned_up) == "Jc"


# ---------------------------------------------------------------- 4 play


def test_4_1_the_dealers_right_plays_first_and_each_plays_one_card_in_turn() -> None:
    round = deal("3s 2d 7s 6s", dealer=N)
    seats = []
    for _ in range(8):
        seat, hand = round.to_play, round.legal_plays
        round = round.play(hand[-1])
        assert seat is not None
        assert round.hand(seat) == hand[:-1]
        seats.append(seat)
    assert seats == [W, S, E, N] * 2


def test_4_1_every_card_in_hand_may_be_played_and_no_other() -> None:
    start = deal("3s 2d 7s 6s", ["6h Jc 4h 4d"])
    assert texts(start.legal_plays) == "6h Jc 4h 4d"
    for card in start.legal_plays:
        assert start.check_play(card) is last_turn(start.play(card)).seat is S
        assert last_turn(start.play(card)).card is card
    for card in set(DECK) - set(start.legal_plays):
        for refuse in (start.play, start.check_play):
            with pytest.raises(IllegalPlay) as caught:
                refuse(card)
            assert caught.value.code is PlayFault.NOT_IN_HAND
            assert caught.value.fields == {"card": str(card), "seat": "S", "hand": "6h Jc 4h 4d"}


def test_4_2_the_rank_of_the_top_card_captures_the_whole_pile() -> None:
    round = play(deal("3s 2d 7s 6s", ["4h", "5h", "5d"]), "4h 5h 5d")
    turn = last_turn(round)
    assert (turn.seat, texts(turn.captured), round.pile) == (N, "6s 4h 5h 5d", ())
    assert round.won(NS) == set(parse_cards("3s 2d 7s 6s 4h 5h 5d"))


def test_4_2_only_the_top_card_matches() -> None:
    round = play(deal("3s 2d 7s 6s", ["4h", "6h"]), "4h 6h")
    assert (last_turn(round).captured, texts(round.pile)) == ((), "6s 4h 6h")


def test_4_2_a_jack_captures_any_pile() -> None:
    for first in ("4h", "6h"):
        round = play(deal("3s 2d 7s 6s", [first, "5h", "Jd"]), f"{first} 5h Jd")
        assert texts(last_turn(round).captured) == ("6s 4h 5h Jd" if first == "4h" else "5h Jd")


def test_4_2_the_whole_side_owns_what_a_seat_captures() -> None:
    round = play(deal("3s 2d 7s 6s", ["6h", "9c", "9d"]), "6h 9c 9d")
    assert (len(round.won(NS)), len(round.won(EW))) == (7, 0)


def test_9_1_alone_each_seat_owns_what_it_captures() -> None:
    round = play(deal("3s 2d 7s 6s", ["6h", "9c", "9d"], rules=Rules(partners=False)), "6h 9c 9d")
    assert [len(round.won(Side(side))) for side in range(4)] == [5, 0, 2, 0]


def test_4_3_a_card_that_matches_nothing_becomes_the_top() -> None:
    round = play(deal("3s 2d 7s 6s", ["4h"]), "4h")
    assert (texts(round.pile), last_turn(round)) == ("6s 4h", Turn(S, Card.parse("4h")))


def test_4_3_a_jack_on_an_empty_table_captures_nothing_and_stays() -> None:
    round = play(deal("3s 2d 7s 6s", ["6h", "Jc"]), "6h Jc")
    assert (last_turn(round).captured, texts(round.pile)) == ((), "Jc")


def test_4_4_the_first_capture_takes_the_cards_set_aside_too() -> None:
    round = play(deal("3s 2d 7s 6s", ["4h", "4d", "9c", "9d"]), "4h 4d 9c 9d")
    first, second = round.turns[1], round.turns[3]
    assert (texts(first.captured), texts(first.set_aside)) == ("6s 4h 4d", "3s 2d 7s")
    assert (texts(second.captured), second.set_aside) == ("9c 9d", ())
    assert round.face_down_taken_by is E
    assert len(round.won(EW)) == 8


def test_4_5_empty_hands_are_dealt_again_and_the_pile_stays() -> None:
    round = deal("3s 2d 7s 6s", dealer=S)
    for _ in range(16):
        assert round.deal_number == 1
        round = round.play(round.legal_plays[0])
    assert (round.deal_number, round.to_play) == (2, E)
    assert [len(round.hand(seat)) for seat in Seat] == [4] * 4
    assert round.hand(E) == round.deck[20:24]
    assert round.pile


def test_4_5_after_all_deals_the_stock_is_empty_and_48_cards_have_been_played() -> None:
    for rules in (Rules(), Rules(seats=3), Rules(seats=2)):
        round = play_out(Round.deal(rules, shuffled(Random(3), rules), S))
        assert (len(round.turns), round.stock, round.to_play, round.is_over) == (48, (), None, True)
        assert all(round.hand(seat) == () for seat in rules.seating)
        with pytest.raises(IllegalPlay) as caught:
            round.play(DECK[0])
        assert caught.value.code is PlayFault.ROUND_OVER


def test_4_6_leftovers_go_to_the_side_that_captured_last_without_a_pisti() -> None:
    for seed in range(60):
        round = play_out(Round.deal(Rules(), shuffled(Random(seed)), S))
        takers = [turn.seat for turn in round.turns if turn.captured]
        won = round.won(NS) | round.won(EW)
        assert len(won) == 52
        if last_turn(round).captured:
            assert round.leftovers is None
            continue
        assert round.leftovers is not None
        assert round.leftovers.side == Rules().sides[takers[-1]]
        assert set(round.leftovers.cards) <= round.won(round.leftovers.side)
        assert round.leftovers.cards[-1] is last_turn(round).card


def without_capture(round: Round) -> Round | None:
    """The round played to its end with no capture at all, if that can be."""
    if round.to_play is None:
        return round
    ends = (without_capture(round.play(card)) for card in round.legal_plays if card.rank != round.pile[-1].rank)
    return next((end for end in ends if end is not None), None)


def test_4_6_without_3_4_a_round_may_have_no_capture_and_all_cards_go_to_nobody() -> None:
    round = without_capture(deal("Jd Jh Js Jc", rules=Rules(centre=Centre.OPEN)))
    assert round is not None
    assert not any(turn.captured for turn in round.turns)
    assert round.leftovers == Leftovers(None, round.deck[:4] + tuple(turn.card for turn in round.turns))
    assert [score.total for score in round.score()] == [0, 0]
    assert [score.cards for score in round.score()] == [0, 0]


# ---------------------------------------------------------------- 5 pişti


def kind(round: Round) -> tuple[Pisti, Denied | None]:
    """What the last capture was, and why it was no pişti if it looked like one."""
    turn = last_turn(round)
    assert turn.captured
    return turn.pisti, turn.denied


CLEARED = ["6h 2h", "9c 3h", "9d 4c"]  # South captures the turned-up 6s; East and North then meet on an empty table


def test_5_1_a_lone_card_captured_by_its_rank_is_a_pisti_of_10() -> None:
    round = play(deal("3s 2d 7s 6s", CLEARED), "6h 9c 9d")
    assert kind(round) == (Pisti.PISTI, None)
    assert (round.pistis(NS), round.pistis(EW)) == ((1, 0), (0, 0))
    assert play_out(round).score()[NS].pistis % 20 in (0, 10)


def test_5_1_two_cards_in_the_pile_make_no_pisti() -> None:
    round = play(deal("3s 2d 7s 6s", ["4h", "4d"]), "4h 4d")
    assert kind(round) == (Pisti.NONE, None)


def test_5_1_the_second_card_of_the_round_may_make_a_pisti() -> None:
    assert kind(play(deal("3s 2d 7s 6s", ["6h", "9c", "9d"]), "6h 9c 9d")) == (Pisti.PISTI, None)


def test_5_2_a_lone_jack_captured_by_a_jack_is_a_double_pisti_of_20() -> None:
    round = play(deal("3s 2d 7s 6s", ["6h", "Jc", "Jd"]), "6h Jc Jd")
    assert kind(round) == (Pisti.DOUBLE, None)
    assert (round.pistis(NS), round.pistis(EW)) == ((0, 1), (0, 0))


def test_5_2_a_jack_inside_a_larger_pile_counts_nothing() -> None:
    round = play(deal("3s 2d 9s Js", ["9h"]), "9h")
    assert texts(last_turn(round).captured) == "Js 9s 9h"
    assert kind(round) == (Pisti.NONE, None)
    covered = play(deal("3s 2d 9s Js", ["4h", "Jd"]), "4h Jd")
    assert kind(covered) == (Pisti.NONE, None)


def test_5_3_jack_on_a_lone_card_is_no_pisti() -> None:
    round = play(deal("3s 2d 7s 6s", ["6h", "9c", "Jd"]), "6h 9c Jd")
    assert kind(round) == (Pisti.NONE, None)
    assert round.pistis(NS) == (0, 0)


def test_5_4_the_first_card_of_the_round_makes_no_pisti_but_captures() -> None:
    round = play(deal("3s 2d 7s 6s", ["6h"]), "6h")
    assert kind(round) == (Pisti.NONE, Denied.FIRST_CARD)
    assert round.pistis(NS) == (0, 0)
    assert len(round.won(NS)) == 5


def test_5_4_a_jack_as_the_first_card_is_no_exception_just_no_pisti() -> None:
    assert kind(play(deal("3s 2d 7s 6s", ["Jh"]), "Jh")) == (Pisti.NONE, None)


def test_5_4_the_first_card_of_a_later_deal_may_make_a_pisti() -> None:
    hands = ["2c 3c 4c 8c", "5c 6d 7c 9h", "2h 3h 4h Jh", "8h 9c Kh Qs", "Qh"]
    round = play(deal("3s 2d 7s 6s", hands), "2c 5c 2h 8h 3c 6d 3h 9c 4c 7c 4h Kh 8c 9h Jh Qs")
    assert (texts(round.pile), round.deal_number, round.to_play) == ("Qs", 2, S)
    assert kind(play(round, "Qh")) == (Pisti.PISTI, None)


def test_9_4_the_first_card_may_be_allowed_a_pisti() -> None:
    round = play(deal("3s 2d 7s 6s", ["6h"], rules=Rules(first_card_pisti=True)), "6h")
    assert kind(round) == (Pisti.PISTI, None)


def before_last_card(lone: str, last: str, rules: Rules = STANDARD) -> Round:
    """A round before the dealer's last card ``last``, with ``lone`` alone in the pile; the rest is played somehow."""
    for seed in range(100_000):
        rng = Random(seed)
        hands = [""] * 10 + [f"{lone}", f"{last}"]
        deck = list(deck_of("3s 2d 7s 6s", hands, rules=rules))
        free = [place for place in range(4, 52) if place not in (44, 48, 51)]
        cards = [deck[place] for place in free]
        rng.shuffle(cards)
        for place, card in zip(free, cards, strict=True):
            deck[place] = card
        if rules.cut_jack_rule and deck[51].rank == 9:
            continue
        round = Round.deal(rules, deck, W)
        while len(round.turns) < 46:
            keep = Card.parse(lone), Card.parse(last)
            round = round.play(
                rng.choice([card for card in round.legal_plays if card not in keep] or round.legal_plays)
            )
        round = round.play(round.legal_plays[0])
        if texts(round.pile) == lone and texts(round.legal_plays) == last:
            return round
    raise AssertionError


@pytest.mark.parametrize(("lone", "last"), [("Qs", "Qh"), ("Jd", "Jc")])
def test_5_5_the_last_card_of_the_round_makes_no_pisti_and_no_double_but_captures(lone: str, last: str) -> None:
    before = before_last_card(lone, last)
    round = play(before, last)
    assert kind(round) == (Pisti.NONE, Denied.LAST_CARD)
    assert texts(last_turn(round).captured) == f"{lone} {last}"
    assert round.pistis(EW) == before.pistis(EW)
    assert round.leftovers is None


@pytest.mark.parametrize(("lone", "last", "made"), [("Qs", "Qh", Pisti.PISTI), ("Jd", "Jc", Pisti.DOUBLE)])
def test_9_4_the_last_card_may_be_allowed_a_pisti(lone: str, last: str, made: Pisti) -> None:
    round = play(before_last_card(lone, last, Rules(last_card_pisti=True)), last)
    assert kind(round) == (made, None)


def test_5_5_only_the_very_last_card_is_the_exception() -> None:
    rules = Rules()
    made = [
        (len(round.turns), last_turn(round).pisti)
        for seed in range(1500)
        for round in _all_positions(Round.deal(rules, shuffled(Random(seed)), S), Random(seed))
        if round.last and round.last.pisti
    ]
    assert {ply for ply, _ in made} >= {3, 17, 33, 47}
    assert not {1, 2, 48} & {ply for ply, _ in made}


def _all_positions(round: Round, rng: Random) -> list[Round]:
    """Every position of a round in which matching cards are played on lone ones."""
    positions = [round]
    while round.to_play is not None:
        top = round.pile[-1].rank if round.pile else None
        matching = [card for card in round.legal_plays if card.rank == top]
        round = round.play(rng.choice(matching or round.legal_plays))
        positions.append(round)
    return positions


@pytest.mark.parametrize(
    ("option", "made", "points"), [(LoneJack.PISTI, Pisti.PISTI, 10), (LoneJack.DOUBLE, Pisti.DOUBLE, 20)]
)
def test_9_5_a_jack_capturing_a_lone_other_card_may_score(option: LoneJack, made: Pisti, points: int) -> None:
    rules = Rules(lone_jack=option)
    round = play(deal("3s 2d 7s 6s", ["6h", "9c", "Jd"], rules=rules), "6h 9c Jd")
    assert kind(round) == (made, None)
    assert sum(n * p for n, p in zip(round.pistis(NS), (10, 20), strict=True)) == points
    assert kind(play(deal("3s 2d 7s 6s", ["6h", "Jc", "Jd"], rules=rules), "6h Jc Jd")) == (Pisti.DOUBLE, None)
    assert kind(play(deal("3s 2d 7s 6s", ["4c", "Jc"], rules=rules), "4c Jc")) == (Pisti.NONE, None)


def test_9_5_the_exceptions_for_first_and_last_card_hold_for_it_too() -> None:
    rules = Rules(lone_jack=LoneJack.DOUBLE)
    assert kind(play(deal("3s 2d 7s 6s", ["Jd"], rules=rules), "Jd")) == (Pisti.NONE, Denied.FIRST_CARD)
    round = play(before_last_card("Qs", "Jc", rules), "Jc")
    assert kind(round) == (Pisti.NONE, Denied.LAST_CARD)


# ---------------------------------------------------------------- 6 scoring


def random_ends(rules: Rules, count: int = 40) -> list[Round]:
    """Rounds played at random to their end."""
    ends = []
    for seed in range(count):
        rng = Random(seed)
        round = Round.deal(rules, shuffled(rng, rules), rng.choice(rules.seating))
        while round.to_play is not None:
            round = round.play(rng.choice(round.legal_plays))
        ends.append(round)
    return ends


def test_6_1_jacks_aces_2_of_clubs_and_10_of_diamonds_count_over_all_won_cards() -> None:
    for round in random_ends(Rules()):
        for side, score in enumerate(round.score()):
            won = round.won(Side(side))
            assert score.jacks == sum(card.rank == 9 for card in won)
            assert score.aces == sum(card.rank == 12 for card in won)
            assert score.two_of_clubs == 2 * (Card.parse("2c") in won)
            assert score.ten_of_diamonds == 3 * (Card.parse("Td") in won)
            assert score.cards == len(won)


def test_6_1_cards_set_aside_and_left_over_count_as_captured_ones_do() -> None:
    round = play_out(deal("2c Td As 6s", ["6h"]))
    assert {Card.parse(text) for text in ("2c", "Td", "As")} <= round.won(NS)
    assert (round.score()[NS].two_of_clubs, round.score()[NS].ten_of_diamonds) == (2, 3)


def test_6_2_the_side_with_more_cards_gets_3_and_nobody_at_26_26() -> None:
    kinds = set()
    for round in random_ends(Rules(), 150):
        ns, ew = round.score()
        assert (ns.most_cards, ew.most_cards) == ((ns.cards > ew.cards) * 3, (ew.cards > ns.cards) * 3)
        kinds.add((ns.cards > ew.cards) - (ew.cards > ns.cards))
    assert kinds == {-1, 0, 1}


def test_9_6_most_cards_needs_strictly_more_than_every_other() -> None:
    tied = 0
    for round in random_ends(Rules(partners=False), 150):
        counts = [score.cards for score in round.score()]
        best = [score.most_cards for score in round.score()]
        alone = counts.count(max(counts)) == 1
        tied += not alone
        assert best == [3 * (alone and count == max(counts)) for count in counts]
    assert tied


def test_6_3_without_pistis_a_round_is_worth_16_or_13_at_26_26() -> None:
    for round in random_ends(Rules(), 150):
        ns, ew = round.score()
        tie = ns.cards == ew.cards
        assert ns.total + ew.total - ns.pistis - ew.pistis == (13 if tie else 16)
        for side, score in zip((NS, EW), (ns, ew), strict=True):
            single, double = round.pistis(side)
            assert score.pistis == 10 * single + 20 * double


def test_9_3_every_point_is_an_option() -> None:
    rules = Rules(pisti=7, double_pisti=31, jack=2, ace=5, two_of_clubs=11, ten_of_diamonds=13, most_cards=17)
    for plain, round in zip(random_ends(Rules()), random_ends(rules), strict=True):
        for side in (NS, EW):
            usual, score = plain.score()[side], round.score()[side]
            assert (score.jacks, score.aces) == (2 * usual.jacks, 5 * usual.aces)
            assert (score.two_of_clubs, score.ten_of_diamonds) == (
                bool(usual.two_of_clubs) * 11,
                bool(usual.ten_of_diamonds) * 13,
            )
            assert score.most_cards == bool(usual.most_cards) * 17
            single, double = round.pistis(side)
            assert score.pistis == 7 * single + 31 * double


def test_a_round_is_counted_at_its_end_only() -> None:
    with pytest.raises(BadRound) as caught:
        deal("3s 2d 7s 6s").score()
    assert caught.value.fields == {"ply": 0}


# ---------------------------------------------------------------- the value


def test_a_round_is_a_value_that_a_play_does_not_change() -> None:
    start = deal("3s 2d 7s 6s", ["6h 4h"])
    again = deal("3s 2d 7s 6s", ["6h 4h"])
    first = start.play(Card.parse("6h"))
    assert start == again
    assert hash(start) == hash(again)
    assert first != start
    assert first == again.play(Card.parse("6h")) != again.play(Card.parse("4h"))
    assert (start.turns, texts(start.hand(S))[:5], start.won(NS)) == ((), "6h 4h", frozenset())


def test_cards_of_a_round_are_always_52_in_all() -> None:
    for name_seed in range(20):
        for position in _all_positions(Round.deal(Rules(), shuffled(Random(name_seed)), S), Random(name_seed)):
            places = [position.won(NS), position.won(EW), position.pile, position.stock]
            places += [position.hand(seat) for seat in Seat]
            if position.face_down_taken_by is None:
                places.append(position.face_down)
            assert sorted(card for place in places for card in place) == list(DECK)
