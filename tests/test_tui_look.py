"""Colours that can be read, and signs that tell without colours."""

import pytest
from rich.color_triplet import ColorTriplet
from rich.style import Style

from pisti.cards import Suit
from pisti.tui.look import BACK, BANNER, FAINT, FELT, STRONG, THEIRS, TURN, YOURS, Look, Size


def luminance(colour: ColorTriplet) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.normalized]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(style: Style) -> float:
    assert style.color is not None
    assert style.bgcolor is not None
    light, dark = sorted((luminance(each.get_truecolor()) for each in (style.color, style.bgcolor)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("style", [FELT, FELT + STRONG, FELT + YOURS, FELT + THEIRS, FELT + TURN, FELT + FAINT, BANNER])
def test_every_text_stands_out_from_what_it_is_written_on(style: Style) -> None:
    assert contrast(style) >= 4.5


@pytest.mark.parametrize("four", [True, False])
@pytest.mark.parametrize("suit", Suit)
def test_every_suit_stands_out_from_its_card(suit: Suit, four: bool) -> None:
    assert contrast(Look(four_colours=four).face(suit)) >= 4.5


def test_the_frame_of_a_card_stands_out_from_it() -> None:
    assert contrast(Look().edge()) >= 3
    assert contrast(Look().edge(chosen=True)) >= 3
    assert contrast(BACK) >= 3


def test_each_suit_has_its_colour_or_the_two_of_old() -> None:
    assert len({Look().face(suit) for suit in Suit}) == 4
    two = Look(four_colours=False)
    assert two.face(Suit.CLUBS) == two.face(Suit.SPADES) != two.face(Suit.HEARTS) == two.face(Suit.DIAMONDS)


@pytest.mark.parametrize("ascii_only", [True, False])
def test_all_signs_are_one_character_and_differ_where_they_must(ascii_only: bool) -> None:
    look = Look(ascii_only)
    signs = [look.turn, look.back, look.held, look.pointer, look.dot, look.mark(yours=True), look.mark(yours=False)]
    assert all(len(sign) == 1 for sign in signs)
    assert len({*signs}) == len(signs)
    assert look.frame() != look.frame(chosen=True)
    assert len(look.frame()) == len(look.frame(chosen=True)) == 6
    if ascii_only:
        assert all(sign.isascii() for sign in (*signs, look.frame(), look.frame(chosen=True)))


def test_sizes() -> None:
    assert (Size.SMALL.width, Size.SMALL.height, Size.LARGE.width, Size.LARGE.height) == (5, 3, 7, 5)


def test_a_chosen_card_has_a_frame_of_another_colour_too() -> None:
    assert Look().edge(chosen=True).color != Look().edge().color
