"""Filling unknown cards: what is known and what was played stay true, and contradictions are refused."""

from collections.abc import Sequence
from random import Random

import pytest

from cases import deck_of
from pisti.cards import DECK, JACKS, Card, parse_cards
from pisti.observation import observe
from pisti.round import Round, shuffled
from pisti.rules import PRESETS, Centre, CentreJack, Rules, Seat
from pisti.unknown import CannotComplete, UnknownFault, complete
from worlds import some_world

FULL = deck_of("3s 2d 7s 6s", ["4h 9c", "4d", "Ts"], bottom="Ad")


def hide(deck: Sequence[Card], places: Sequence[int]) -> list[Card | None]:
    """A deck with some cards unknown."""
    return [None if place in places else card for place, card in enumerate(deck)]


def refused(rules: Rules, deck: Sequence[Card | None], plays: Sequence[Card] = ()) -> UnknownFault:
    """The code with which a deck is refused."""
    with pytest.raises(CannotComplete) as caught:
        complete(rules, deck, plays, Random(1))
    assert isinstance(caught.value.code, UnknownFault)
    return caught.value.code


def test_a_full_deck_stays_as_it_is() -> None:
    assert complete(Rules(), FULL, parse_cards("4h 4d"), Random(1)) == FULL


@pytest.mark.parametrize("name", PRESETS)
def test_what_is_known_stays_and_the_plays_can_be_made(name: str) -> None:
    rng = Random(name)
    for _ in range(20):
        world = some_world(PRESETS[name], rng)
        for viewer in (*world.rules.seating, None):
            known = observe(world.games()[-1], viewer).deck
            deck = complete(world.rules, known, world.plays, rng)
            assert all(card in (None, given) for card, given in zip(known, deck, strict=True))
            round = Round.deal(world.rules, deck, world.dealer)
            for card in world.plays:
                round = round.play(card)


def test_hidden_cards_are_drawn_anew_each_time() -> None:
    hidden = hide(FULL, range(4, 51))
    assert len({complete(Rules(), hidden, (), Random(seed)) for seed in range(20)}) == 20


def test_a_deck_has_52_places() -> None:
    assert refused(Rules(), FULL[:51]) is UnknownFault.WRONG_SIZE


def test_no_card_is_known_or_played_twice() -> None:
    twice = [*FULL[:50], FULL[4], FULL[51]]
    assert refused(Rules(), twice) is UnknownFault.CARD_TWICE
    assert refused(Rules(), hide(FULL, range(4, 51)), parse_cards("4h 4h")) is UnknownFault.CARD_TWICE


def test_a_card_played_must_fit_into_the_hand() -> None:
    hidden = hide(FULL, range(8, 51))  # South's hand is known
    assert refused(Rules(), hidden, parse_cards("9d")) is UnknownFault.NOT_IN_HAND
    elsewhere = hide(FULL, range(4, 8))  # South's hand is hidden, East's is known
    assert refused(Rules(), elsewhere, [FULL[8]]) is UnknownFault.NOT_IN_HAND
    assert complete(Rules(), elsewhere, [FULL[5]], Random(1))[8:] == FULL[8:]


@pytest.mark.parametrize(
    ("rules", "centre", "unknown", "fits"),
    [
        (Rules(), "3s 2d 7s 6s", [0, 1, 2], True),
        (Rules(), "3s 2d 7s 6s", [3], False),
        (Rules(), "3s 2d Jh Js", [0], True),
        (Rules(), "3s 2d Jh Js", [1], False),
        (Rules(), "Jd Jc Jh Js", [0], False),
        (Rules(), "Jd Jc Jh Js", [], True),
        (Rules(centre_jack=CentreJack.REDEAL), "3s 2d Jh Js", [0, 1, 2], True),
        (Rules(centre=Centre.UNDER), "3s 2d 7s 6s", [0, 1, 2], True),
        (Rules(centre=Centre.OPEN), "3s 2d 7s 6s", [0], False),
        (Rules(centre=Centre.OPEN), "3s 2d 7s Js", [], True),
    ],
)
def test_the_cards_turned_up_must_be_known(rules: Rules, centre: str, unknown: list[int], fits: bool) -> None:
    deck = hide(deck_of(centre, rules=rules), unknown)
    if fits:
        assert complete(rules, deck, (), Random(1))
    else:
        assert refused(rules, deck) is UnknownFault.TURNED_UP_UNKNOWN


def test_8_1_the_exposed_card_must_be_known() -> None:
    assert refused(Rules(), hide(FULL, [51])) is UnknownFault.EXPOSED_UNKNOWN
    assert complete(Rules(exposed=False), hide(FULL, [51]), (), Random(1)) == FULL


def test_2_3_no_jack_is_put_at_the_bottom() -> None:
    rules = Rules(exposed=False)
    jacks_left = [*[card for card in DECK if card not in JACKS][:47], *[None] * 5]
    for seed in range(50):
        assert complete(rules, jacks_left, (), Random(seed))[51] not in JACKS
    any_cut = Rules(exposed=False, cut_jack_rule=False)
    assert {complete(any_cut, jacks_left, (), Random(seed))[51] in JACKS for seed in range(50)} == {True, False}


def test_2_3_a_deck_in_which_only_jacks_could_be_at_the_bottom_is_refused() -> None:
    jacks = sorted(JACKS)
    others = [card for card in DECK if card not in JACKS]
    assert refused(Rules(), [*others, *jacks]) is UnknownFault.ONLY_JACKS_AT_BOTTOM
    assert refused(Rules(exposed=False), [*others, *[None] * 4]) is UnknownFault.ONLY_JACKS_AT_BOTTOM


def test_2_3_cards_played_last_can_be_the_only_ones_for_the_bottom() -> None:
    rng = Random(5)
    round = Round.deal(Rules(exposed=False), shuffled(rng), Seat.WEST)
    while round.to_play is not None:
        round = round.play(rng.choice(round.legal_plays))
    plays = [turn.card for turn in round.turns]
    known = [*round.deck[:48], *[None] * 4]
    assert set(complete(Rules(exposed=False), known, plays, rng)[48:]) == set(round.deck[48:])
