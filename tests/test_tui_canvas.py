"""The grid that is drawn on: nothing outside, every line exactly as wide as the grid, whatever is put on it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.style import Style

from pisti.tui.canvas import Canvas, cut

TEXTS = st.text(st.sampled_from("ab │♦ş猫🃏👩👧❤e\u0301\u0327\u200d\ufe0f"), max_size=20)


@given(st.lists(st.tuples(st.integers(-5, 25), st.integers(-2, 4), TEXTS), max_size=8))
def test_every_line_is_as_wide_as_the_canvas_whatever_is_put_on_it(puts: list[tuple[int, int, str]]) -> None:
    canvas = Canvas(20, 3)
    for x, y, text in puts:
        canvas.put(x, y, text)
    strips = canvas.strips()
    assert len(strips) == 3
    for strip in strips:
        assert cell_len(strip.text) == strip.cell_length == 20


def test_what_lies_outside_is_cut_off() -> None:
    canvas = Canvas(4, 2)
    canvas.put(-1, 0, "abc")
    canvas.put(2, 1, "defg")
    canvas.put(0, 2, "no")
    canvas.put(0, -1, "no")
    assert canvas.text() == ["bc", "  de"]


def test_a_later_text_lies_on_an_earlier_one_and_adds_its_style_to_the_ground() -> None:
    canvas = Canvas(3, 1, Style(bgcolor="green"))
    canvas.put(0, 0, "abc", Style(bold=True))
    canvas.put(1, 0, "X")
    assert canvas.text() == ["aXc"]
    ground, bold = Style(bgcolor="green"), Style(bgcolor="green", bold=True)
    assert [each.style for each in canvas.strips()[0]] == [bold, ground, bold]


def test_a_combining_mark_stays_with_its_letter() -> None:
    canvas = Canvas(3, 1)
    canvas.put(0, 0, "e\u0301x")
    assert canvas.text() == ["e\u0301x"]


@pytest.mark.parametrize("sign", ["❤\ufe0f", "👩\u200d👧", "👍🏽", "🇹🇷", "猫"])
def test_a_sign_of_several_characters_stays_whole_and_takes_the_columns_it_fills(sign: str) -> None:
    canvas = Canvas(8, 2)
    canvas.put(1, 0, sign + "x")
    canvas.put(7, 1, sign.removesuffix("🇷"))
    assert canvas.text()[0] == f" {sign}x"
    assert [cell_len(strip.text) for strip in canvas.strips()] == [8, 8]
    if sign != "🇹🇷":  # two letters of one column each
        assert canvas.text()[1] == ""


def test_a_cut_text_shows_that_something_is_missing_also_where_signs_are_joined() -> None:
    assert cut("ab👩\u200d👧", 3) == "ab…"
    assert cut("👩\u200d👧👧👧", 3) == "👩\u200d👧…"


@given(TEXTS, st.integers(0, 12))
def test_a_cut_text_never_is_wider_than_its_place_and_a_short_one_stays(text: str, width: int) -> None:
    shown = cut(text, width)
    assert cell_len(shown) <= width
    assert shown == text or cell_len(text) > width


@given(TEXTS, st.integers(1, 20))
def test_a_text_in_the_middle_stays_within_its_columns(text: str, width: int) -> None:
    text = text.lstrip("\u200d")  # which has nothing to join
    canvas = Canvas(30, 1)
    canvas.put_centred(5, width, 0, text)
    line = canvas.text()[0]
    assert line[:5].strip() == ""
    assert cell_len(line) <= 5 + width


SIGNS = st.lists(st.sampled_from(["a", "猫", "👩\u200d👧", "❤\ufe0f", "e\u0301", "\u0301"]), max_size=3).map("".join)


@given(st.lists(st.tuples(st.integers(-2, 7), SIGNS), min_size=2, max_size=6))
def test_texts_that_lie_on_one_another_leave_no_half_of_a_wide_sign(puts: list[tuple[int, str]]) -> None:
    canvas = Canvas(6, 1)
    for x, text in puts:
        canvas.put(x, 0, text)
    [strip] = canvas.strips()
    assert cell_len(strip.text) == 6


@pytest.mark.parametrize(("x", "text"), [(0, "x"), (1, " x")])
def test_what_is_left_of_a_covered_wide_sign_is_blank(x: int, text: str) -> None:
    canvas = Canvas(4, 1)
    canvas.put(0, 0, "猫")
    canvas.put(x, 0, "x")
    assert canvas.text() == [text]
    assert cell_len(canvas.strips()[0].text) == 4


def test_a_mark_alone_joins_what_stands_before_it_and_what_would_make_it_wider_does_not() -> None:
    canvas = Canvas(5, 1)
    canvas.put(0, 0, "e猫❤a")
    canvas.put(1, 0, "\u0301")
    canvas.put(3, 0, "\u0327")
    assert canvas.text() == ["e\u0301猫\u0327❤a"]
    canvas.put(4, 0, "\ufe0f")
    canvas.put(5, 0, "\u200d")
    canvas.put(0, 0, "\u0301")
    assert canvas.text() == ["e\u0301猫\u0327❤a"]


def test_what_would_join_the_next_sign_does_not_join_another_text() -> None:
    canvas = Canvas(6, 1)
    canvas.put(0, 0, "👩\u200d")
    canvas.put(2, 0, "👧")
    assert canvas.text() == ["👩👧"]
    assert cell_len(canvas.strips()[0].text) == 6
