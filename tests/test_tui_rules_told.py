"""The rules as they are told in each language: complete, and of one shape."""

import argparse
import io
import re
from pathlib import Path

import pytest

from pisti import engine
from pisti.errors import PistiError
from pisti.i18n import LANGUAGES, Texts
from pisti.notation import format_position
from pisti.rules import Seat
from pisti.tui.rules_told import Block, block_of, run, told

RULES = (Path(__file__).parent.parent / "docs/rules.md").read_text(encoding="utf-8")
CLAUSES = set(re.findall(r"^([1-9]\.\d+) ", RULES, re.MULTILINE))


def table(language: str) -> dict[str, list[int]]:
    """The paragraphs, by their number, in which each clause is told."""
    found: dict[str, list[int]] = {}
    for number, block in enumerate(told(language)):
        for clause in block.clauses:
            found.setdefault(clause, []).append(number)
    return found


def written(language: str) -> str:
    """What the command writes into a pipe."""
    out = io.StringIO()
    run(argparse.Namespace(), Texts(language), out)
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_told_in_some_paragraph(language: str) -> None:
    assert set(table(language)) == CLAUSES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_headings_in_its_own_words(language: str) -> None:
    headings = [block.lines[0] for block in told(language) if block.is_heading]
    english = [block.lines[0] for block in told("en") if block.is_heading]
    assert [heading.split(" ")[0] for heading in headings] == [heading.split(" ")[0] for heading in english]
    assert language == "en" or len(set(headings) & set(english)) <= 2  # Pişti may be the same word twice


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_has_no_marks_of_the_file(language: str) -> None:
    text = written(language)
    assert not re.search(r"<!--|-->|^#|\t|  $", text, re.MULTILINE)
    assert "\n\n\n" not in text
    for number in ("151", "101", "26", "20", "16", "13"):
        assert number in text, number


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_keep_their_lines_and_paragraphs_are_one(language: str) -> None:
    blocks: tuple[Block, ...] = told(language)
    lists = [block for block in blocks if block.lines[0].startswith("- ")]
    assert lists
    assert all(line.startswith("- ") for block in lists for line in block.lines)
    assert all(len(block.lines) == 1 for block in blocks if block not in lists and not block.example)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_examples_after_the_same_clauses(language: str) -> None:
    assert shown(language) == shown("en")
    assert [card for _, card, _ in shown("en")] == ["7c", "Jd", "Qd", "Jh", "Kd", "5d", "None"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_example_has_a_title_and_words_and_the_card_is_in_the_hand_that_plays(language: str) -> None:
    for block in told(language):
        if block.example:
            title, words = block.lines
            assert title.count(":") == 1
            assert not title.endswith(".")
            assert words.endswith(".")
            position, card = block.example.position, block.example.card
            assert (position.to_play is None) == (card is None)
            assert card is None or position.to_play is Seat.SOUTH  # you
            assert card is None or card in position.hands[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_the_count_is_that_of_the_words_above_it(language: str) -> None:
    block = next(block for block in told(language) if block.example and block.example.card is None)
    assert block.example is not None
    position, state = block.example.position, engine.State()
    for side, cards in enumerate(position.won):
        state.won[side] = sum(1 << card for card in cards if card is not None)
        state.pistis[side], state.doubles[side] = position.pistis[side]
    options = engine.options(position.rules)
    assert [len(cards) for cards in position.won] == [30, 22]
    assert [engine.points(state, options, side) for side in (0, 1)] == [20, 6]
    assert re.findall(r"\d+", block.lines[1]) == ["20", "6"]


def test_what_is_written_of_an_example_is_its_title_the_position_and_its_words() -> None:
    title = "Example: a pişti\n"
    assert f"{title}Pile: queen of spades (Q♠), alone. You play the queen of diamonds (Q♦). A queen lies" in written(
        "en"
    )


@pytest.mark.parametrize("text", ["```position Qd\nstandard W 24\nTitle\nWords.\n```", "```position 1x\n-\nT\nW\n```"])
def test_an_example_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(PistiError):
        block_of(text)


def shown(language: str) -> list[tuple[str, str, tuple[str, ...]]]:
    """The examples of a language, each with the clauses of the paragraph before it."""
    found: list[tuple[str, str, tuple[str, ...]]] = []
    clauses: tuple[str, ...] = ()
    for block in told(language):
        clauses = block.clauses or clauses
        if block.example:
            found.append((format_position(block.example.position), str(block.example.card), clauses))
    return found
