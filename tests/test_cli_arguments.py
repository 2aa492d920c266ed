"""What argparse says, in every version of Python, as codes and fields."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pisti.cli.arguments import (
    BadUsage,
    BadValue,
    Help,
    Parser,
    UsageFault,
    check_flags,
    check_once,
    language,
    language_in,
)
from pisti.figures import number
from pisti.i18n import Texts
from pisti.rules import BadRules, Rules

TEXTS = Texts("en")


def a_parser(add: Callable[[Parser], object] = lambda parser: None) -> Parser:
    parser = Parser("check", TEXTS)
    parser.add_argument("files", metavar="FILE", nargs="+")
    parser.add_argument("--count", "-n", type=int, help="how many")
    parser.add_argument("--level", choices=("easy", "hard"), help="100 %% of it")
    parser.add_argument("--rules", type=Rules.parse, help="rules")
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--json", action="store_true")
    group.add_argument("--words", action="store_true", help="words")
    add(parser)
    parser.complete()
    return parser


def refused(*arguments: str, parser: Parser | None = None) -> tuple[UsageFault, dict[str, str | int]]:
    with pytest.raises(BadUsage) as raised:
        (parser or a_parser()).parse_args(arguments)
    assert isinstance(raised.value.code, UsageFault)
    return raised.value.code, raised.value.fields


@pytest.mark.parametrize(
    ("arguments", "code", "fields"),
    [
        ("", UsageFault.ARGUMENT_MISSING, {"names": "FILE"}),
        ("f --count", UsageFault.VALUE_MISSING, {"flag": "-n"}),
        ("f --count x", UsageFault.NOT_A_NUMBER, {"flag": "-n", "text": "x"}),
        ("f -n 1.5", UsageFault.NOT_A_NUMBER, {"flag": "-n", "text": "1.5"}),
        ("f --json=x", UsageFault.VALUE_UNWANTED, {"flag": "--json", "text": "x"}),
        ("f --level mild", UsageFault.NOT_A_CHOICE, {"flag": "--level", "text": "mild", "known": "easy hard"}),
        ("f --level ',)'", UsageFault.NOT_A_CHOICE, {"flag": "--level", "text": "',)'", "known": "easy hard"}),
        ("f --json --words", UsageFault.TOGETHER, {"flag": "--words", "other": "--json"}),
        ("f --no", UsageFault.ARGUMENT_UNWANTED, {"text": "--no"}),
    ],
)
def test_each_mistake_has_its_code_and_fields(arguments: str, code: UsageFault, fields: dict[str, str]) -> None:
    assert refused(*arguments.split()) == (code, fields)


def test_one_of_several_is_missing() -> None:
    def add(parser: Parser) -> None:
        group = parser.add_mutually_exclusive_group(required=True)
        group.add_argument("--one", help="one")
        group.add_argument("--two", help="two")

    assert refused("f", parser=a_parser(add)) == (UsageFault.ARGUMENT_MISSING, {"names": "--one --two"})


def test_what_argparse_may_say_one_day_is_told_as_it_is() -> None:
    with pytest.raises(BadUsage) as raised:
        a_parser().error("something new")
    assert (raised.value.code, raised.value.fields) == (UsageFault.OTHER, {"text": "something new"})


def test_a_wrong_value_names_its_flag() -> None:
    with pytest.raises(BadValue) as raised:
        a_parser().parse_args(["f", "--rules", "target=0"])
    assert raised.value.flag == "--rules"
    assert isinstance(raised.value.error, BadRules)


def test_help_is_raised_and_every_argument_has_one() -> None:
    with pytest.raises(Help) as raised:
        a_parser().parse_args(["--help"])
    text = raised.value.text
    assert "100 % of it" in text
    assert TEXTS("cli-check-json") in text
    assert "usage:" not in text
    assert "positional" not in text


@pytest.mark.parametrize("words", [["f", "--count=3"], ["-n3"], ["-5"], ["-1.5"], ["-"], ["--", "--zz", "-z"], [""]])
def test_known_flags_numbers_and_what_follows_two_dashes_pass(words: list[str]) -> None:
    check_flags(words, a_parser().flags())


@pytest.mark.parametrize(
    ("words", "code", "text"),
    [
        (["--cuont", "3"], UsageFault.FLAG_LIKE, "--cuont"),
        (["f", "--xyz=3"], UsageFault.UNKNOWN_FLAG, "--xyz"),
        (["-z"], UsageFault.UNKNOWN_FLAG, "-z"),
        (["-z", "--count", "x"], UsageFault.UNKNOWN_FLAG, "-z"),
    ],
)
def test_unknown_flags_are_found_before_anything_else(words: list[str], code: UsageFault, text: str) -> None:
    with pytest.raises(BadUsage) as raised:
        check_flags(words, a_parser().flags())
    assert (raised.value.code, raised.value.fields["text"]) == (code, text)


def test_flags_are_not_shortened() -> None:
    with pytest.raises(BadUsage):
        check_flags(["--cou", "3"], a_parser().flags())


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ([], None),
        (["--lang"], None),
        (["--lang", "en"], "en"),
        (["play", "--lang=en_US"], "en"),
        (["--lang", "zz"], None),
        (["play", "lang", "en"], None),
    ],
)
def test_the_language_is_found_before_anything_else(words: list[str], found: str | None) -> None:
    assert language_in(words) == found


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadUsage):
        language("zz")


# Values.


@pytest.mark.parametrize("text", ["", "+5", " 5", "1_000", "５", "1.0", "9" * 5000])
def test_numbers_that_cannot_be(text: str) -> None:
    parser = a_parser(lambda parser: parser.add_argument("--ply", type=number, help="how many"))
    assert refused("f", f"--ply={text}", parser=parser) == (UsageFault.NOT_A_NUMBER, {"flag": "--ply", "text": text})


@pytest.mark.parametrize(
    ("words", "flag"),
    [
        ("--rules two --rules three", "--rules"),
        ("--rules=two -n 3 --rules three", "--rules"),
        ("f --level hard --level=hard", "--level"),
    ],
)
def test_a_value_is_not_given_twice(words: str, flag: str) -> None:
    with pytest.raises(BadUsage) as raised:
        a_parser().check_flags(words.split())
    assert (raised.value.code, raised.value.fields) == (UsageFault.TWICE, {"flag": flag})


def test_a_value_before_the_command_counts_too() -> None:
    with pytest.raises(BadUsage):
        a_parser().check_flags(["--lang=en"], ["--lang", "en"])


@pytest.mark.parametrize("words", ["--json --json", "f f", "--level hard -- --level", "- -"])
def test_what_may_be_there_twice(words: str) -> None:
    a_parser().check_flags(words.split())
    check_once(words.split(), ["--level"])
