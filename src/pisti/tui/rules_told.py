"""``pisti rules``: the rules as one player tells them to another, from a file for each language.

A file is paragraphs, headings (``#``, ``##``) and lists (``-``) with empty lines between; a comment before a paragraph
names the clauses of the rules that it tells, so that a test can see that none is left out. An example is a fenced
``position`` with the card that is played: the line of the position, a title and what happens. The page draws it.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from typing import TextIO

from pisti.cards import Card
from pisti.i18n import Texts
from pisti.notation import Position, parse_position
from pisti.tui.position_told import position_told
from pisti.tui.wrap import width_of, wrapped

_CLAUSES = re.compile(r"<!-- ([1-9][0-9. ]*) -->\n")
_EXAMPLE = re.compile(r"```position(?: (..))?\n(.+)\n(.+)\n((?:.+\n)+)```")


@dataclass(frozen=True, slots=True)
class Example:
    """A moment of a round and the card that is played then, None where the round is over."""

    position: Position
    card: Card | None


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, a paragraph, a list, or the title and the words of an example; and the clauses that it tells."""

    lines: tuple[str, ...]
    clauses: tuple[str, ...] = ()
    example: Example | None = None

    @property
    def is_heading(self) -> bool:
        """Whether this is a heading."""
        return self.lines[0].startswith("#")


def told(language: str) -> tuple[Block, ...]:
    """The rules in a language; raises FileNotFoundError if they are not told in it.

    >>> told("en")[0].lines, told("en")[1].clauses
    (('# Pişti',), ('1.1', '1.3', '9.1'))
    """
    text = resources.files("pisti").joinpath("locale", "rules", f"{language}.md").read_text(encoding="utf-8")
    return tuple(map(block_of, text.strip().split("\n\n")))


def block_of(text: str) -> Block:
    """A part of a file that stands between empty lines; raises BadPosition or BadCard where an example is wrong."""
    if shown := _EXAMPLE.fullmatch(text):
        card, position, title, words = shown.groups()
        example = Example(parse_position(position), Card.parse(card) if card else None)
        return Block((title, " ".join(words.splitlines())), example=example)
    found = _CLAUSES.match(text)
    clauses = tuple(found[1].split()) if found else ()
    lines = text[found.end() if found else 0 :].splitlines()
    is_list = lines[0].startswith("- ")
    return Block(tuple(lines) if is_list else (" ".join(lines),), clauses)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``pisti rules`` takes: nothing of its own."""


def run(asked: argparse.Namespace, texts: Texts, out: TextIO) -> None:
    """Tell the rules in the language of the texts."""
    width = width_of(out)
    out.writelines(wrapped(line, width) + "\n" for line in written(told(texts.language), texts))


def written(blocks: tuple[Block, ...], texts: Texts) -> Iterator[str]:
    """The lines of some blocks, without the signs of headings, a blank line between blocks; positions in words."""
    for number, block in enumerate(blocks):
        if number:
            yield ""
        if block.example:
            title, words = block.lines
            yield title
            yield " ".join((*position_told(texts, block.example.position, block.example.card), words))
        else:
            yield from (line.lstrip("# ") for line in block.lines)
