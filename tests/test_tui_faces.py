"""Cards as they are drawn: each can be read in every language, backs tell nothing, the last three of a pile show."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.style import Style

from pisti.cards import DECK, Card, Suit
from pisti.i18n import LANGUAGES, Texts
from pisti.tui.canvas import Canvas
from pisti.tui.faces import draw_card, draw_fan, draw_place, fan_width
from pisti.tui.look import BACK, Look, Size
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


@pytest.mark.parametrize(("language", "letters"), WORDS)
def test_a_large_card_has_its_index_in_two_corners_and_its_suit_in_the_middle(language: str, letters: bool) -> None:
    words = WORDS[language, letters]
    for card in DECK:
        _, top, middle, bottom, _ = drawn(card, words, Size.LARGE, ascii_only=letters)
        short = words.short(card)
        assert top[1:-1].split() == bottom[1:-1].split() == [short]
        assert top[1:-1].startswith(short)
        assert bottom[1:-1].endswith(short)
        assert middle[1:-1].strip() == short[-1] == (card.suit.letter if letters else card.suit.sign)


def styles(canvas: Canvas, text: str) -> set[Style | None]:
    """The styles in which a text is written."""
    return {segment.style for strip in canvas.strips() for segment in strip if text in segment.text}


@pytest.mark.parametrize("four", [True, False])
@pytest.mark.parametrize("suit", Suit)
def test_a_face_is_written_in_the_colour_of_its_suit_and_a_back_in_its_own(suit: Suit, four: bool) -> None:
    words, look = WORDS["en", False], Look(four_colours=four)
    for size in Size:
        for card in DECK:
            canvas = Canvas(size.width, size.height)
            draw_card(canvas, (0, 0), card, words, look, size)
            assert (styles(canvas, suit.sign) == {look.face(suit)}) == (card.suit is suit)
        canvas = Canvas(size.width, size.height)
        draw_card(canvas, (0, 0), None, words, look, size)
        assert styles(canvas, look.back) == {BACK}


@pytest.mark.parametrize("ascii_only", [True, False])
@pytest.mark.parametrize("size", Size)
def test_a_back_is_filled_whether_it_is_covered_or_not(size: Size, ascii_only: bool) -> None:
    look, words = Look(ascii_only), WORDS["en", ascii_only]
    inner = look.back * (size.width - 2)
    canvas = Canvas(2 * size.width, size.height)
    draw_fan(canvas, (0, 0), [None, None], words, look, size)
    rows = canvas.text()[1:-1]
    assert len(rows) == size.height - 2
    assert all(row[1:4] == inner[:3] and row[5 : 4 + size.width - 1] == inner for row in rows)


@pytest.mark.parametrize("chosen", [True, False])
@pytest.mark.parametrize("size", Size)
def test_the_top_of_a_fan_is_drawn_whole_and_is_alone_set_off(size: Size, chosen: bool) -> None:
    words, look = WORDS["en", False], Look()
    fan, top = Canvas(fan_width(3, size), size.height), Canvas(size.width, size.height)
    draw_fan(fan, (0, 0), DECK[7:10], words, look, size, chosen=chosen)
    draw_card(top, (0, 0), DECK[9], words, look, size, chosen=chosen)
    assert [line[8:] for line in fan.text()] == top.text()
    covered = "".join(line[:8] for line in fan.text())
    assert not set(covered) & set(look.frame(chosen=True))
