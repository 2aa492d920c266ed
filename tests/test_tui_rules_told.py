"""The rules as they are told in each language: complete, and of one shape."""

import argparse
import io
import re
from pathlib import Path

import pytest

from pisti.i18n import LANGUAGES, Texts
from pisti.tui.rules_told import Block, run, told

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
    assert all(len(block.lines) == 1 for block in blocks if block not in lists)
