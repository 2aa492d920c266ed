"""Cards as they are drawn: each can be read in every language, backs tell nothing, the last three of a pile show."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pisti.cards import DECK, Card
from pisti.i18n import LANGUAGES, Texts
from pisti.tui.canvas import Canvas
from pisti.tui.faces import draw_card, draw_fan, draw_place, fan_width
from pisti.tui.look import Look, Size
from pisti.tui.plain_words import CardWords

WORDS = {
    (language, letters): CardWords(Texts(language), letters=letters)
    for language in LANGUAGES
    for letters in (False, True)
}
CARDS = st.lists(st.sampled_from([*DECK, None]), max_size=8)


def drawn(
    card: Card | None, words: CardWords, size: Size, *, ascii_only: bool = False, chosen: bool = False
) -> list[str]:
    canvas = Canvas(size.width, size.height)
    draw_card(canvas, (0, 0), card, words, Look(ascii_only), size, chosen=chosen, label="1")
    return canvas.text()


@pytest.mark.parametrize("size", Size)
@pytest.mark.parametrize(("language", "letters"), WORDS)
def test_every_card_can_be_read_in_every_language(language: str, letters: bool, size: Size) -> None:
    words = WORDS[language, letters]
    faces = [tuple(drawn(card, words, size, ascii_only=letters)) for card in DECK]
    assert len({*faces}) == 52
    for card, face in zip(DECK, faces, strict=True):
        assert face[1][1:].startswith(words.short(card))
        assert all(len(line) == size.width for line in face)
        assert "1" in face[-1]
        if letters:
            assert all(line.isascii() for line in face)


@pytest.mark.parametrize("size", Size)
def test_a_back_tells_nothing_and_a_chosen_card_is_told_without_colours(size: Size) -> None:
    words = WORDS["en", False]
    back = drawn(None, words, size)
    assert all(letter not in line for line in back for letter in "♣♦♥♠AKQJ")
    assert drawn(DECK[0], words, size) != drawn(DECK[0], words, size, chosen=True)


@given(CARDS, st.sampled_from(Size), st.sampled_from([*WORDS]))
def test_the_last_three_cards_of_a_pile_can_be_read(
    pile: Sequence[Card | None], size: Size, key: tuple[str, bool]
) -> None:
    words, canvas = WORDS[key], Canvas(30, size.height)
    draw_fan(canvas, (0, 0), pile, words, Look(), size)
    row = canvas.text()[1]
    for place, card in enumerate(pile[-3:]):
        shown = row[4 * place + 1 : 4 * place + 4]
        assert shown.strip() == (words.short(card) if card is not None else "▒▒▒")
    assert len(row) == (fan_width(len(pile), size) if pile else 0)


def test_a_covered_card_shows_its_corner_alone() -> None:
    canvas, words = Canvas(11, 5), WORDS["en", False]
    draw_fan(canvas, (0, 0), [DECK[0], DECK[1]], words, Look(), Size.LARGE)
    assert [line[1:4] for line in canvas.text()[1:4]] == ["2♣ ", "   ", "   "]


@pytest.mark.parametrize("size", Size)
def test_the_place_of_an_empty_pile_is_as_large_as_a_card(size: Size) -> None:
    canvas = Canvas(size.width, size.height)
    draw_place(canvas, (0, 0), Look(), size)
    assert [len(line) for line in canvas.text()] == [size.width] * size.height
