"""What cards, players and sides are called, and texts for terminals that cannot show all of them."""

import pytest

from pisti.bots import LEVELS
from pisti.cards import DECK, Card
from pisti.rules import PRESETS, Rules, Seat, Side
from pisti.tui.plain_words import LEVEL_IDS, BySeat, BySide, can_show, fit
from sittings import TEXTS, words

S, E, N, W = Seat
T = Card.parse


def test_every_card_has_words_and_two_short_forms() -> None:
    signs, letters = words(), words(letters=True)
    assert signs.card(T("Td")) == "ten of diamonds (10♦)"
    assert letters.card(T("Js")) == "jack of spades (Js)"
    for names in ([signs.card(card) for card in DECK], [letters.card(card) for card in DECK]):
        assert len(set(names)) == 52
    assert signs.shorts(DECK[33:37]) == "10♦ 10♥ 10♠ J♣"
    assert letters.list((T("2c"), None)) == "two of clubs (2c), a face-down card"


def test_sides_are_named_and_yours_is_a_message_of_its_own() -> None:
    ids = BySide("play-win", "play-win-yours", "play-win-you")
    assert words().of_side(ids, Side(1), points=2) == "East–West won the game with 2 points."
    assert words().of_side(ids, Side(0), points=2) == "Your side wins the game with 2 points!"
    assert words(you=W).of_side(ids, Side(0), points=1) == "North–South won the game with 1 point."
    solo = words(PRESETS["three"], E)
    assert solo.of_side(ids, Side(1), points=2) == "You win the game with 2 points!"
    assert solo.side(Side(2)) == "West"


def test_players_are_named_and_you_are_a_message_of_your_own() -> None:
    ids = BySeat("play-plays", "play-plays-you")
    assert words().of_seat(ids, E, card="the x") == "East plays the x."
    assert words().of_seat(ids, S, card="the x") == "You play the x."


@pytest.mark.parametrize(
    ("rules", "you", "text"),
    [
        (Rules(), S, "your side 1, East–West 2"),
        (Rules(), E, "your side 2, North–South 1"),
        (PRESETS["two"], N, "you 2, South 1"),
        (PRESETS["three"], E, "you 2, South 1, West 3"),
        (PRESETS["solo"], S, "you 1, East 2, North 3, West 4"),
    ],
)
def test_numbers_by_side_begin_with_yours(rules: Rules, you: Seat, text: str) -> None:
    assert words(rules, you).by_side(range(1, rules.side_count + 1)) == text


def test_every_level_has_a_name_and_an_unknown_one_stays() -> None:
    assert LEVEL_IDS.keys() == LEVELS.keys()
    assert {words().level(level) for level in LEVELS} == set(LEVELS)
    assert words().level("deep") == "deep"


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp1254", "iso8859-2", "utf-8", "cp437"])
def test_a_text_fits_every_encoding(encoding: str) -> None:
    texts = ["Pişti, İyi şanslar: ığüöç", "“East–West” … 10♦ ♣♥♠", "ĉĝĥĵŝŭ œ Ș ț", "猫 \udcff", "1\u202f151"]
    for text in texts:
        fit(text, encoding).encode(encoding)
    assert fit("a – b", "ascii") == "a - b"
    assert fit("Pişti 10♦ ı İ Ș ŭ", "ascii") == "Pisti 10d i I S u"
    assert fit("Pişti ♦", "cp1254") == "Pişti d"


def test_an_unknown_encoding_shows_nothing() -> None:
    assert not can_show("a", "no-such-encoding")


def test_the_letters_of_a_language_are_its_own() -> None:
    assert [TEXTS(id) for id in ("play-index-J", "play-index-Q", "play-index-K", "play-index-A")] == list("JQKA")
