"""What the plays of a record do: the same as in a Round, with unknown cards too."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import strategies
from cases import deck_of
from pisti import engine
from pisti.cards import Card, parse_cards
from pisti.notation import BadRecord
from pisti.notation.playback import playback
from pisti.round import Round, Turn, shuffled
from pisti.rules import Centre, CentreJack, Rules, Seat

STANDARD = Rules()
LOOKS = st.sampled_from((None, *Seat))


def kind(turn: Turn) -> int:
    return engine.CAPTURE + turn.pisti if turn.captured else engine.NOTHING


def start(rules: Rules, rng: Random) -> Round:
    return Round.deal(rules, shuffled(rng, rules), rng.choice(rules.seating))


@given(strategies.rules(), st.integers(), st.integers(0, 48))
def test_a_playback_does_what_a_round_does(rules: Rules, seed: int, plays: int) -> None:
    rng = Random(seed)
    round = strategies.play_on(start(rules, rng), rng, plays)
    played = playback(rules, round.deck, round.dealer, tuple(turn.card for turn in round.turns))
    assert played.deck == round.deck
    assert played.done == tuple(map(kind, round.turns))
    assert played.is_redeal == round.is_redeal
    assert played.score == (tuple(side.total for side in round.score()) if round.is_over else None)


@given(strategies.rules(), st.integers(), st.integers(0, 48), LOOKS)
def test_marks_and_score_do_not_depend_on_unknown_cards(rules: Rules, seed: int, plays: int, seat: Seat | None) -> None:
    rng = Random(seed)
    round = strategies.play_on(start(rules, rng), rng, plays)
    viewer = seat if seat in rules.seating else None
    cards = tuple(turn.card for turn in round.turns)
    own = playback(rules, strategies.own_deck(round, viewer), round.dealer, cards)
    full = playback(rules, round.deck, round.dealer, cards)
    assert (own.done, own.is_redeal, own.score) == (full.done, full.is_redeal, full.score)


def refused(rules: Rules, deck: tuple[Card | None, ...], plays: str = "") -> tuple[str, str, int]:
    with pytest.raises(BadRecord) as caught:
        playback(rules, deck, Seat.WEST, parse_cards(plays))
    return caught.value.code.value, caught.value.part, caught.value.item


def hidden(deck: tuple[Card, ...], *shown: int) -> tuple[Card | None, ...]:
    return tuple(card if place in shown else None for place, card in enumerate(deck))


DECK = deck_of("2c 3c 4c 5c", ["6c 7c 8c 9c", "6d 7d 8d 9d", "6h 7h 8h 9h", "6s 7s 8s 9s"], bottom="Ac")


def test_a_play_from_another_hand_is_named_with_the_hand_as_dealt() -> None:
    with pytest.raises(BadRecord) as caught:
        playback(STANDARD, DECK, Seat.WEST, parse_cards("7c 6d 6h 6s 7d"))
    assert caught.value.fields == {"part": "plays", "item": 4, "card": "7d", "seat": "S", "hand": "6c 8c 9c"}


def test_a_card_cannot_be_played_twice() -> None:
    assert refused(STANDARD, DECK, "6c 6d 6h 6s 6c") == ("card-not-in-hand", "plays", 4)


def test_nothing_is_played_after_48_plays() -> None:
    round = strategies.play_on(Round.deal(STANDARD, DECK, Seat.WEST), Random(1))
    plays = " ".join(str(turn.card) for turn in round.turns)
    assert refused(STANDARD, DECK, f"{plays} 2c") == ("round-over", "plays", 48)
    assert refused(STANDARD, hidden(DECK, 3, 51), f"{plays} Ac") == ("unknown-card-twice", "plays", 48)
    assert refused(STANDARD, hidden(DECK, 3, 51), f"{plays} 2c") == ("round-over", "plays", 48)


def test_3_4_nothing_is_played_in_a_round_that_must_be_dealt_again() -> None:
    deck = deck_of("Jc Jd Jh Js")
    assert refused(STANDARD, deck, str(deck[4])) == ("round-redealt", "plays", 0)
    assert refused(STANDARD, hidden(deck, 0, 1, 2, 3, 51), str(deck[4])) == ("round-redealt", "plays", 0)


@pytest.mark.parametrize(
    ("deck", "error"),
    [
        (DECK[:51], ("deck-wrong-size", "Deck", 0)),
        ((*DECK[:51], DECK[7]), ("deck-card-twice", "Deck", 51)),
        ((*hidden(DECK, 3, 9)[:51], DECK[9]), ("deck-card-twice", "Deck", 51)),
        (deck_of("2c 3c 4c 5c", bottom="Js"), ("deck-jack-at-bottom", "Deck", 51)),
        (hidden(deck_of("2c 3c 4c 5c", bottom="Js"), 3, 51), ("deck-jack-at-bottom", "Deck", 51)),
        (hidden(DECK, 0, 1, 2, 51), ("unknown-turned-up", "Deck", 3)),
        (hidden(deck_of("2c 3c Jc Jd"), 0, 2, 3), ("unknown-turned-up", "Deck", 1)),
    ],
)
def test_a_deck_that_cannot_be(deck: tuple[Card | None, ...], error: tuple[str, str, int]) -> None:
    assert refused(STANDARD, deck) == error


def test_9_7_an_open_centre_must_be_known() -> None:
    assert refused(Rules(centre=Centre.OPEN), hidden(DECK, 0, 2, 3)) == ("unknown-turned-up", "Deck", 1)


def test_9_8_where_a_jack_is_dealt_again_the_card_below_may_be_unknown() -> None:
    deck = hidden(deck_of("2c 3c 4c Jd"), 3, 51)
    assert playback(Rules(centre_jack=CentreJack.REDEAL), deck, Seat.WEST, ()).is_redeal


def test_a_bottom_card_that_could_only_be_a_jack_is_refused_without_any_play() -> None:
    deck = deck_of("2c 3c 4c 5c", bottom="Js", rules=Rules(cut_jack_rule=False))
    assert refused(Rules(exposed=False), hidden(deck, *range(51))) == ("unknown-only-jacks-at-bottom", "Deck", 51)


def test_8_1_the_exposed_card_cannot_be_unknown() -> None:
    assert refused(STANDARD, hidden(DECK, *range(51))) == ("unknown-exposed", "Deck", 51)
    assert playback(Rules(exposed=False), hidden(DECK, *range(51)), Seat.WEST, ()).done == ()


def test_the_first_play_with_which_no_deck_fits_is_named() -> None:
    deck = hidden(DECK, 3, *range(4, 8), 51)
    assert refused(STANDARD, deck, "6c 7d 6h 6s 8c 9c 7h") == ("unknown-not-in-hand", "plays", 5)
    assert refused(STANDARD, deck, "6d") == ("unknown-not-in-hand", "plays", 0)
