"""What is said before the first card and after the last."""

import io
from pathlib import Path

import pytest

from pisti.i18n import LANGUAGES
from pisti.rules import Rules
from pisti.tui.greeting import introduction, part, seats_and_rules
from pisti.tui.plain_input import Console
from pisti.tui.plain_opening import Opened, opened
from pisti.tui.plain_words import Words
from screens import asked, texts
from sittings import sit


def game(**fields: object) -> Opened:
    return opened(asked(**fields), texts("en"), lambda size: b"e" * size)


def words(of: Opened, language: str = "en") -> Words:
    return Words(texts(language), of.table.rules, of.you, letters=False)


@pytest.fixture
def left(tmp_path: Path) -> str:
    file = str(tmp_path / "left.pisti")
    sit("--seed", "1", "--rules", "two", "--record", file, answers="1\n1\n")
    return file


@pytest.fixture
def over(tmp_path: Path) -> str:
    file = str(tmp_path / "over.pisti")
    sit("--seed", "1", "--rules", "two,target=4", "--record", file, answers="1\n" * 99)
    return file


def test_who_sits_where_what_bots_see_and_the_rules_are_said() -> None:
    new = game(level="hard")
    lines = list(seats_and_rules(words(new), new))
    assert lines[0].startswith("Pişti, to 151 points.")
    assert lines[1:5] == [
        "  South: you",
        "  East: a bot, level hard",
        "  North: a bot, level hard, your partner",
        "  West: a bot, level hard",
    ]
    assert lines[5].startswith("The bots see only what you would see")
    assert lines[6:] == ["The rules are the standard ones."]


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("two", ["Apart from seats and target, the rules are the standard ones."]),
        ("two,jack=2", ["House rules that differ from the standard:", "  A jack is worth 2 points."]),
    ],
)
def test_what_differs_from_the_standard_is_said(rules: str, said: list[str]) -> None:
    new = game(rules=Rules.parse(rules))
    lines = list(seats_and_rules(words(new), new))
    assert lines[-len(said) :] == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_game_is_introduced_by_its_seats_and_rules_alone(language: str) -> None:
    new = game()
    assert list(introduction(words(new, language), new)) == list(seats_and_rules(words(new, language), new))


def test_a_game_that_goes_on_says_so_first(left: str) -> None:
    resumed = game(file=left)
    first, *rest = introduction(words(resumed), resumed)
    assert first == f"The game in {left} goes on."
    assert rest == list(seats_and_rules(words(resumed), resumed))


def test_a_game_that_is_over_says_how_it_ended(over: str) -> None:
    resumed = game(file=over)
    lines = list(introduction(words(resumed), resumed))
    assert lines[0] == f"The game in {over} is over."
    assert lines[1].startswith("Round 1: ")
    assert " win" in lines[-1]
    assert not any("a bot, level" in line for line in lines)


def parted(of: Opened) -> list[str]:
    out = io.StringIO()
    part(Console(io.StringIO(), out, ascii_only=False), asked(), texts("en"), of)
    return out.getvalue().splitlines()


def test_who_leaves_is_told_where_the_game_is_and_how_to_go_on(left: str) -> None:
    first, *kept, command = parted(game(file=left))
    assert first == "You leave the table."
    assert "".join(line.strip() for line in kept).replace(" ", "") == f"Thegameissavedin{left}.Tocontinue:"
    assert command.startswith("  ")
    assert command.endswith(f" play --resume {left}")


def test_who_leaves_before_the_deal_is_told_that_there_is_nothing_to_keep(tmp_path: Path) -> None:
    assert parted(game(record=str(tmp_path / "x"))) == [
        "You leave the table.",
        "Nothing has been dealt yet, so there is nothing to save.",
    ]


def test_who_leaves_a_game_without_a_file_is_told_that_it_is_not_kept() -> None:
    assert parted(game()) == ["You leave the table.", "This game was not saved; --record FILE says where to save one."]
