"""No text that a person reads stands in the code: every sentence and every word on a screen is in a locale file."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from pisti.i18n import FOLDER

SOURCE = FOLDER.parent
PLACES = ("tui", "cli", "sim", "analysis")

# Two words with a blank between; a word with a capital that ends a sentence; a word before what is put in.
SENTENCE = re.compile(r"[^\W\d_]{2,},?[ \u00a0][^\W\d_]{2,}|\b[A-ZÇİÎÖŞȘÜ][^\W\d_]+[.!?…](?:\s|$)")
WORD_BEFORE_VALUE = re.compile(r"\b[A-ZÇİÎÖŞȘÜ][^\W\d_]+:? $")

# What shows its first argument to a person.
SHOWING = {"Button", "Static", "Label", "Option", "Text", "Line", "notify", "update", "say", "print", "put_centred"}

# Texts of the code that nobody reads as a sentence: file and text, with the reason.
ALLOWED: Mapping[tuple[str, str], str] = {
    ("analysis/game.py", "no round"): "a ValueError for programmers",
    ("analysis/page.py", "width=device-width, initial-scale=1"): "an attribute of HTML",
    ("analysis/page.py", "<!DOCTYPE html>\n"): "the first line of HTML",
    ("analysis/page.py", "value played"): "two classes of HTML",
    ("cli/__init__.py", "pisti [--lang LANG] [--version] [--help] "): "how the command is typed, the same everywhere",
    ("cli/analysing.py", "pisti analyse: "): "the name of the command, in front of what is wrong",
    ("cli/checking.py", "pisti check: "): "the name of the command, in front of what is wrong",
    ("cli/persons.py", "Bearer "): "a word of HTTP",
    ("cli/database.py", "pisti db: "): "the name of the command, in front of what is wrong",
    ("sim/summary.py", "summaries of different simulations"): "a ValueError for programmers",
    ("tui/remote/deal_told.py", "pisti verify "): "a command to be copied",
    ("tui/remote/room_told.py", "pisti play --server "): "a command to be copied",
    ("tui/remote/web.py", "Bearer "): "a word of HTTP",
    ("tui/settings.py", "JSON "): "the name of a format and a place in it, as the reason of a translated sentence",
}


def files() -> list[Path]:
    return sorted(file for place in PLACES for file in (SOURCE / place).rglob("*.py"))


def found_in(code: str) -> Iterator[tuple[int, str]]:
    """The line and the text of everything in a module that looks as if it were shown to a person."""
    tree = ast.parse(code)
    ignored = {id(node) for node in _never_shown(tree)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            pieces = [part.value for part in node.values if isinstance(part, ast.Constant)]
            texts = [piece for piece in pieces if isinstance(piece, str)]
            yield from ((node.lineno, text) for text in texts if WORD_BEFORE_VALUE.search(text))
        elif isinstance(node, ast.Call) and node.args and _called(node) in SHOWING:
            shown = [text for text in _constants(node.args[0]) if re.search(r"[^\W\d_]{2}", text)]
            yield from ((node.lineno, text) for text in shown if not _is_id(text))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in ignored:
            yield from ((node.lineno, node.value) for _ in SENTENCE.findall(node.value)[:1])


def _never_shown(tree: ast.Module) -> Iterator[ast.AST]:
    """Docstrings and other texts that stand alone, style sheets, patterns of re and those with named groups."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and "(?P<" in str(node.value):
            yield node
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value
        elif _is_style_or_pattern(node):
            yield from (each for each in ast.walk(node) if isinstance(each, ast.Constant))


def _is_style_or_pattern(node: ast.AST) -> bool:
    if isinstance(node, ast.Call):
        return ast.unparse(node.func).startswith("re.")
    return isinstance(node, ast.Assign) and bool({"CSS", "STYLE"} & {*map(ast.unparse, node.targets)})


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)


def _constants(node: ast.expr) -> Iterator[str]:
    """A text, or the texts of a choice between some."""
    if isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def _is_id(text: str) -> bool:
    return bool(re.fullmatch(r"[a-z]+(-[a-z0-9_]+)+", text) or text.startswith(("#", ".")))


def test_no_text_for_people_is_in_the_code() -> None:
    found = [
        f"{file.relative_to(SOURCE)}:{line}: {text!r}"
        for file in files()
        for line, text in found_in(file.read_text(encoding="utf-8"))
        if (str(file.relative_to(SOURCE)), text) not in ALLOWED
    ]
    assert len(files()) > 50
    assert not found, "texts for people belong into src/pisti/locale:\n" + "\n".join(found)


def test_every_text_that_is_allowed_is_still_there() -> None:
    for (file, text), reason in ALLOWED.items():
        assert reason
        assert any(text == found for _, found in found_in((SOURCE / file).read_text(encoding="utf-8"))), (file, text)


@pytest.mark.parametrize(
    "code",
    [
        'yield Button("Play", id="play")',
        'Static("pile" if full else "")',
        'self.notify("It is your turn")',
        'raise Wrong(f"not {count} cards left")',
        'words = {"again": "Play again"}',
        'text = "Pişti! "',
        'line = f"Round {number}"',
        'line = f"{player} takes the {count}"',
        'say(id) + " of the game"',
        'console.say("Tamam")',
        'print("done" if ok else "Sıra sende")',
        'def f():\n    """Say so."""\n    return "Say so."',
    ],
)
def test_a_text_that_is_planted_is_found(code: str) -> None:
    assert list(found_in(code))


@pytest.mark.parametrize(
    "code",
    [
        '"""A module of the game."""\nX = 1\n"""What X is."""',
        'say("screen-play")',
        'say(f"screen-key-{word}")',
        'yield Button("", id="play", compact=True)',
        'STYLE = "Screen { color: red; text style }"',
        're.compile("two words")',
        'self.query_one("#first-title", Static).update(title)',
        'line = f"{name}: {count}"',
        'open(file, encoding="utf-8")',
        'parser.add_argument("--seed", metavar="N")',
    ],
)
def test_what_is_no_text_for_people_is_not_found(code: str) -> None:
    assert not list(found_in(code))
