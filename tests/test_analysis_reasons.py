"""What is said of a play: a code for what is plain to see at the table."""

from __future__ import annotations

from random import Random

import pytest

from pisti.analysis.reasons import Reason, Why, reason, sentence, short_card
from pisti.cards import DECK, JACKS, Card, parse_cards
from pisti.game import Game
from pisti.i18n import LANGUAGES, Texts
from pisti.observation import Observation, observe
from pisti.round import shuffled
from pisti.rules import Rules, Seat


def view(hand: str, before: str = "") -> Observation:
    """What the seat to play knows with this hand, after cards that the others played; 7♠ lies on top at the start."""
    plays = parse_cards(before)
    hands: list[list[Card]] = [[], [], [], []]
    hands[len(plays)] = list(parse_cards(hand))
    for place, card in enumerate(plays):
        hands[place].append(card)
    centre = parse_cards("2c 2d 2h 7s")
    used = {*centre, *(card for each in hands for card in each)}
    rest = sorted((card for card in DECK if card not in used), key=lambda card: (card in JACKS, card))
    for each in hands:
        while len(each) < 4:
            each.append(rest.pop(0))
    bottom = next(card for card in rest if card not in JACKS)  # which a cut could leave there
    rest.remove(bottom)
    game = Game.start(Rules(), [*centre, *(card for each in hands for card in each), *rest, bottom], Seat.WEST)
    for card in plays:
        game = game.play(card)
    return observe(game, game.round.to_play)


def said(seen: Observation, played: str, best: str, is_as_good: bool = False) -> tuple[Why, dict[str, str | int]]:
    found = reason(seen, Card.parse(played), Card.parse(best), is_as_good)
    return found.why, found.fields


def test_a_pisti_is_made_or_let_go() -> None:
    seen = view("7c 8c 9c Qc", before="7d 8d")  # East takes the centre, North lays a lone eight
    assert said(seen, "8c", "8c", is_as_good=True) == (Why.PISTI_MADE, {"points": 10})
    assert said(seen, "9c", "8c") == (Why.PISTI_LET_GO, {"card": "8c", "points": 10})


def test_a_pile_is_captured_or_left() -> None:
    seen = view("7c 8c 9c Qc", before="Ac")
    assert said(view("Ad 8c 9c Qc", before="Ac"), "Ad", "Ad", is_as_good=True) == (Why.CAPTURED, {"points": 2})
    assert said(view("Ad 8c 9c Qc", before="Ac"), "8c", "Ad") == (Why.PILE_LET_GO, {"card": "Ad", "points": 1})
    assert said(seen, "8c", "8c", is_as_good=True)[0] is Why.FEW_LEFT


def test_a_jack_is_kept_burnt_or_laid() -> None:
    seen = view("Jc 8c 9c Qc", before="Ac")
    assert said(seen, "8c", "8c", is_as_good=True) == (Why.JACK_KEPT, {"points": 1})
    assert said(seen, "Jc", "8c") == (Why.JACK_BURNT, {"card": "8c", "points": 1})
    empty = view("Jc 8c 9c Qc", before="7d")
    assert said(empty, "Jc", "8c") == (Why.JACK_LAID, {"card": "8c"})


def test_a_rank_is_given_or_safe() -> None:
    seen = view("8c 9c 9d 9h", before="3c")
    assert said(seen, "8c", "9c") == (Why.RANK_GIVEN, {"card": "9c", "unseen": 3, "fewer": 1})
    four = view("9c 9d 9h 9s", before="3c")
    assert said(four, "9c", "9d", is_as_good=True) == (Why.SAFE, {})


def test_points_are_left() -> None:
    seen = view("Ac 9c 8d Qh", before="3c")
    assert said(seen, "Ac", "9c") == (Why.POINTS_LEFT, {"card": "9c", "points": 1})


def test_what_is_as_good_and_what_is_just_better() -> None:
    seen = view("8c 9c 5d Qh", before="3c")
    assert said(seen, "8c", "9c", is_as_good=True) == (Why.EQUAL, {"card": "9c"})
    assert said(seen, "8c", "9c") == (Why.WEAKER, {"card": "9c"})


def test_the_only_card() -> None:
    game = Game.start(Rules(), shuffled(Random(1)), Seat.WEST)
    for _ in range(12):
        game = game.play(game.round.legal_plays[0])
    seen = observe(game, game.round.to_play)
    assert reason(seen, seen.hand[0], seen.hand[0], is_as_good=True) == Reason(Why.ONLY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reason_is_a_sentence(language: str) -> None:
    texts = Texts(language)
    fields: dict[str, str | int] = {"card": "Td", "points": 3, "unseen": 2, "fewer": 1}
    for why in Why:
        text = sentence(Reason(why, tuple(fields.items())), texts)
        assert text.endswith(".")
        assert "Td" not in text
    assert "10♦" in sentence(Reason(Why.EQUAL, (("card", "Td"),)), texts)


def test_a_card_has_the_letter_of_the_language() -> None:
    assert [short_card(Card.parse(text), Texts("fr")) for text in ("2c", "Td", "Jh", "Ks")] == ["2♣", "10♦", "V♥", "R♠"]
