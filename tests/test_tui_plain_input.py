"""What a person types: cards in many ways, and nothing else taken for one."""

import errno
import io
import os

import pytest

from pisti.cards import DECK, Card, parse_cards
from pisti.tui.ending import Ended
from pisti.tui.plain_input import Console, Leaving, Unknown, card_of, read_card
from sittings import words

HAND = parse_cards("4h Td Jc As")
T = Card.parse


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("1", "4h"),
        ("4", "As"),
        ("4h", "4h"),
        ("4H", "4h"),
        ("10d", "Td"),
        ("10♦", "Td"),
        ("10♦\ufe0f", "Td"),
        ("td", "Td"),
        ("T♦", "Td"),
        ("jc", "Jc"),
        ("J♣", "Jc"),
        ("as", "As"),
        ("2c", "2c"),
        ("h4", "4h"),
        ("D10", "Td"),
        ("♦t", "Td"),
    ],
)
def test_a_card_is_named_by_its_place_or_itself(text: str, card: str) -> None:
    assert read_card(text, HAND, words()) == T(card)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        "5",
        "-1",
        "01x",
        "11",
        "1.0",
        "999999999999",
        "x",
        "4",
        "h",
        "♦",
        "hh4",
        "44h",
        "1h",
        "4hh",
        "4 h",
        "١",
        "²",
    ],
)
def test_anything_else_is_unknown(text: str) -> None:
    if text != "4":
        assert read_card(text, HAND, words()) == Unknown(text)
    assert card_of(text, words()) is None


def test_every_card_is_read_from_what_is_shown() -> None:
    for names in (words(), words(letters=True)):
        for card in DECK:
            assert card_of(names.short(card), names) == card
            assert card_of(names.short(card).lower(), names) == card
            assert card_of(str(card), names) == card


def test_the_letters_of_a_language_are_read_too() -> None:
    class French:
        def __call__(self, id: str, /, **_args: str | int) -> str:
            return {"J": "V", "Q": "D", "K": "R", "A": "A"}[id[-1]]

    names = words()
    names.texts = French()  # type: ignore[assignment]
    for text, card in (
        ("vd", "Jd"),
        ("Jd", "Jd"),
        ("Dd", "Qd"),
        ("qd", "Qd"),
        ("R♠", "Ks"),
        ("k♠", "Ks"),
        ("dc", "Qc"),
        ("cd", "Qc"),
    ):
        assert card_of(text, names) == T(card)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_prompt_stays_on_its_line_in_a_terminal_alone() -> None:
    for lines_in, end in ((Terminal(" 1 \n"), " "), (io.StringIO("1\n"), "\n")):
        out = io.StringIO()
        assert Console(lines_in, out).ask("Card:") == "1"
        assert out.getvalue() == "Card:" + end


def test_the_end_of_the_input_leaves_on_a_line_of_its_own() -> None:
    for lines_in in (Terminal(""), io.StringIO("")):
        out = io.StringIO()
        with pytest.raises(Leaving):
            Console(lines_in, out).ask("Card:")
        assert out.getvalue() == "Card: \n".replace(" ", "" if type(lines_in) is io.StringIO else " ")


def test_a_last_line_without_newline_counts() -> None:
    assert Console(io.StringIO("4h"), io.StringIO()).ask("") == "4h"


def test_bytes_that_are_no_text_are_an_answer_like_any_other() -> None:
    console = Console(io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n2\n"), "utf-8"), io.StringIO())
    assert console.ask("") == "\ufffd\ufffd"
    assert console.ask("") == "2"


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_what_is_written_fits_the_encoding(encoding: str) -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding)
    console = Console(io.StringIO(""), out)
    console.say("Pişti: 10♦ – 1")
    out.flush()
    assert "P" in out.buffer.getvalue().decode(encoding)


def test_ascii_only_wins_over_the_encoding() -> None:
    out = io.StringIO()
    Console(io.StringIO(""), out, ascii_only=True).say("Pişti: 10♦ – 1")
    assert out.getvalue() == "Pisti: 10d - 1\n"


class Narrow(io.StringIO):
    """A terminal as wide as it says at the moment."""

    columns = 40

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        return 99


def test_lines_and_prompts_are_broken_for_the_terminal_as_it_is_at_the_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    out = Narrow()
    monkeypatch.setattr(os, "get_terminal_size", lambda _descriptor: os.terminal_size((out.columns, 24)))
    console = Console(Terminal("1\n"), out)
    line = "Pile: 5 cards, on top the seven of spades (7♠). Below it, from the top: 6♦ 5♣ 4♥."
    console.say(line)
    assert out.getvalue().splitlines() == [
        "Pile: 5 cards, on top the seven of",
        "  spades (7♠). Below it, from the top:",
        "  6♦ 5♣ 4♥.",
    ]
    out.columns = 100
    console.say(line)
    console.say_whole("x " * 100)
    assert out.getvalue().splitlines()[3:] == [line, "x " * 100]
    out.columns = 20
    console.ask("Enter for the next round (q to leave):")
    assert out.getvalue().endswith("\nEnter for the next\n  round (q to\n  leave): ")


class Closed(Terminal):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        raise OSError(self.number, "")


def test_a_terminal_that_was_closed_ends_the_program_as_its_signal_does() -> None:
    with pytest.raises(Ended) as caught:
        Console(Closed(errno.EIO), io.StringIO()).ask("Card:")
    assert caught.value.exit_code == 129
    with pytest.raises(IsADirectoryError):
        Console(Closed(errno.EISDIR), io.StringIO()).ask("Card:")
