"""The small pieces of text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pisti.notation.text import bad_character, code_point, format_tag, is_tag_name, parse_number, parse_tag, unescape


@given(st.from_regex("[A-Z][A-Za-z0-9]*", fullmatch=True), st.text())
def test_a_tag_reads_back(name: str, value: str) -> None:
    read = parse_tag(format_tag(name, value))
    assert read is not None
    assert (read[0], unescape(read[1])) == (name, value)


@given(st.text(alphabet='[]"\\ AbZ1é'))
def test_a_tag_has_one_text(line: str) -> None:
    read = parse_tag(line)
    assert read is None or format_tag(read[0], unescape(read[1])) == line


@pytest.mark.parametrize(
    "line",
    [
        "",
        "[]",
        "[Event]",
        '[Event  "x"]',
        '[Event "x" ]',
        ' [Event "x"]',
        '[Event "x"] ',
        '[event "x"]',
        '[Éa "x"]',
        '[Event "x]',
        '[Event "x""]',
        '[Event "\\n"]',
        '[Event "\\"]',
        '[Event "x"]\n',
    ],
)
def test_other_lines_are_no_tags(line: str) -> None:
    assert parse_tag(line) is None


@pytest.mark.parametrize(
    "character",
    [
        "\x00",
        "\t",
        "\n",
        "\r",
        "\x1b",
        "\x7f",
        "\x85",
        "\x9f",
        "\u2028",
        "\u2029",
        "\u202a",
        "\u202e",
        "\u2066",
        "\u2069",
        "\ufeff",
        "\ud800",
    ],
)
def test_characters_that_break_or_turn_a_line_are_found(character: str) -> None:
    assert bad_character(f"ab{character}") == 2


@pytest.mark.parametrize("text", ["", " ", "Ayşe İpek", "😀", "♣♦♥♠", "שלום", "\u200d", "a\u0301"])
def test_other_characters_are_welcome(text: str) -> None:
    assert bad_character(text) is None


def test_a_character_is_named_by_its_number() -> None:
    assert [code_point(character) for character in ("\n", "\u202e", "😀")] == ["U+000A", "U+202E", "U+1F600"]


@given(st.integers(0, 999_999))
def test_a_number_reads_back(number: int) -> None:
    assert parse_number(str(number)) == number


@pytest.mark.parametrize(
    "text", ["", "00", "01", "-1", "+1", "1.0", " 1", "1\n", "1000000", "१", "²", "٣", "1_0", "0x1"]
)
def test_other_texts_are_no_numbers(text: str) -> None:
    assert parse_number(text) is None


@pytest.mark.parametrize(("name", "is_name"), [("A", True), ("Seed2", True), ("", False), ("É", False), ("A ", False)])
def test_names_of_free_tags(name: str, is_name: bool) -> None:
    assert is_tag_name(name) is is_name
