"""Lines in a narrow terminal."""

import io
import os
from pathlib import Path

import pytest

from pisti.tui.wrap import fitted, width_of, wrapped

WORDS = "North captures 2 cards: 5♥ 7♥. Two of them."


@pytest.mark.parametrize("width", range(16, 50))
def test_no_word_is_lost_or_broken_and_no_line_is_too_long(width: int) -> None:
    for start in ("", "  ", "1  "):
        lines = wrapped(start + WORDS, width).split("\n")
        assert " ".join(line.strip() for line in lines).split() == (start + WORDS).split()
        assert all(len(line) <= width for line in lines)
        rest = " " * (len(start) - len(start.lstrip(" ")) + 2)
        assert all(line.startswith(rest) and line[len(rest)] != " " for line in lines[1:])


def test_what_cannot_be_broken_stays_whole() -> None:
    assert wrapped("x" * 50, 20) == "x" * 50
    assert wrapped("5\u00a0cards\u202f!" * 9, 20) == "5\u00a0cards\u202f!" * 9
    assert wrapped("", 20) == ""
    assert wrapped(WORDS, None) == WORDS
    assert wrapped(WORDS, 1) == wrapped(WORDS, 16)


def test_only_a_terminal_that_says_so_has_a_width(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with (tmp_path / "file").open("w") as file:
        assert width_of(file) is None
    assert width_of(io.StringIO()) is None
    terminal = io.StringIO()
    monkeypatch.setattr(terminal, "isatty", lambda: True)
    assert width_of(terminal) is None
    monkeypatch.setattr(terminal, "fileno", lambda: 1)
    for columns, width in ((0, None), (40, 40)):
        monkeypatch.setattr(os, "get_terminal_size", lambda _fd, columns=columns: os.terminal_size((columns, 24)))
        assert width_of(terminal) == width


@pytest.mark.parametrize("height", [1, 2, 3])
@pytest.mark.parametrize("width", range(16, 60))
def test_as_many_sentences_as_fit_and_never_one_line_too_many(width: int, height: int) -> None:
    told = ["East plays 5♥.", "It captures 2 cards\u00a0!", "North is next to play a card."]
    lines = fitted(told, width, height).split("\n")
    text = " ".join(lines)
    assert len(lines) <= height
    assert all(len(line) <= width for line in lines)
    whole = [" ".join(told[:count]) for count in (1, 2, 3)]
    assert text in whole or (text.endswith("…") and whole[0].startswith(text[:-1]))
    if text in whole[:2]:
        assert len(wrapped(whole[whole.index(text) + 1], width, hang="").split("\n")) > height


def test_nothing_to_say_takes_no_room() -> None:
    assert fitted([], 20, 2) == ""
