"""The pack and the text of cards (clause 1.3)."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pisti.cards import DECK, JACKS, BadCard, Card, Rank, Suit, format_cards, parse_cards

cards = st.sampled_from(DECK)


def test_1_3_the_pack_has_52_different_cards_of_four_suits_and_thirteen_ranks() -> None:
    assert len(DECK) == len(set(DECK)) == 52
    assert {(card.rank, card.suit) for card in DECK} == {(rank, suit) for rank in Rank for suit in Suit}


def test_the_number_of_a_card_is_four_times_the_rank_and_the_suit() -> None:
    for card in DECK:
        assert card == 4 * card.rank + card.suit == DECK.index(card)
    assert Card.parse("2c") == 0
    assert Card.parse("Td") == 33
    assert Card.parse("As") == 51
    assert {card.rank for card in JACKS} == {Rank.JACK}


@given(cards)
def test_a_card_written_and_read_is_the_same_object(card: Card) -> None:
    assert Card.parse(str(card)) is card
    assert Card(int(card)) is card
    assert Card.of(card.rank, card.suit) is card
    assert eval(repr(card)) is card


@given(cards)
def test_a_card_copied_or_pickled_is_the_same_object(card: Card) -> None:
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card


@given(st.lists(cards))
def test_cards_written_and_read_are_the_same(hand: list[Card]) -> None:
    assert parse_cards(format_cards(hand)) == tuple(hand)


@pytest.mark.parametrize("text", ["Td", "10d", "T♦", "10♦"])
def test_a_ten_and_a_suit_may_be_written_in_other_ways(text: str) -> None:
    assert Card.parse(text) is Card.of(Rank.TEN, Suit.DIAMONDS)


@pytest.mark.parametrize("text", ["", "1d", "0d", "td", "TD", "Tdd", " Td", "10", "d", "T", "１０d", "٢c", "??", "2♠️"])
def test_any_other_text_is_no_card(text: str) -> None:
    with pytest.raises(BadCard) as caught:
        Card.parse(text)
    assert caught.value.fields == {"text": text}


@pytest.mark.parametrize("number", [-1, 52, 1 << 60])
def test_a_number_outside_the_pack_is_no_card(number: int) -> None:
    with pytest.raises(BadCard):
        Card(number)


def test_a_card_is_formatted_as_its_text() -> None:
    assert f"{Card.parse('Td')}" == "Td"
    assert Suit.HEARTS.letter + Suit.HEARTS.sign + Rank.ACE.letter == "h♥A"
