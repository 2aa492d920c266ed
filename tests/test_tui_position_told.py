"""A position in words: the pile and the card that is played, or what each side has won."""

import pytest

from pisti import engine
from pisti.cards import DECK, Card
from pisti.i18n import LANGUAGES, Texts
from pisti.notation import parse_position
from pisti.rules import Rules
from pisti.tui.position_told import counts, position_told
from pisti.tui.rules_told import told

HIDDEN = "??"
START = f"standard W 0 2h6sKdAc/{HIDDEN * 4}/{HIDDEN * 4}/{HIDDEN * 4} Ks {HIDDEN * 3} {HIDDEN * 31}8h -/- 0+0/0+0 -"
SOLO = f"partners=no W 48 -/-/-/- - - - 2c2d3c3d/{HIDDEN * 16}/{HIDDEN * 16}/{HIDDEN * 16} 1+0/0+0/0+0/0+1 S"


def sentences(text: str, card: str | None, language: str = "en") -> list[str]:
    return list(position_told(Texts(language), parse_position(text), Card.parse(card) if card else None))


def test_the_pile_what_is_set_aside_and_the_card_played() -> None:
    assert sentences(START, "Kd") == [
        "Pile: king of spades (K♠), alone.",
        "3 centre cards are set aside, face down.",
        "You play the king of diamonds (K♦).",
    ]


def test_at_the_end_what_each_has_won_and_the_piştis() -> None:
    first, second, *_, last = sentences(SOLO, None)
    assert first == "You: 4 cards, among them 2♣."
    assert second.startswith("East: 16 cards")
    assert last == "Piştis: you 1, East 0, North 0, West 0."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_of_the_rules_is_told_with_its_card(language: str) -> None:
    texts = Texts(language)
    for block in told(language):
        if block.example and block.example.card is not None:
            said = list(position_told(texts, block.example.position, block.example.card))
            assert len(said) >= 2
            assert texts(f"card-the-{block.example.card}") in said[-1]


def test_what_counts_is_what_the_engine_gives_points_for() -> None:
    options = engine.options(Rules(most_cards=0))
    for card in DECK:
        state = engine.State()
        state.won[0] = 1 << card
        assert counts(card) == (engine.points(state, options, 0) > 0), card
