"""Texts: complete in every language, no hole at run time, nothing that a terminal would act on."""

from __future__ import annotations

import ast
import dataclasses
import re
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    Term,
    VariableReference,
    Variant,
)
from fluent.syntax.visitor import Visitor

from page_ids import is_named
from pisti.cards import DECK
from pisti.cli import COMMANDS
from pisti.i18n import FOLDER, LANGUAGES, BadText, Texts, choose_language, language_of, printable
from pisti.round import Denied
from pisti.rules import PRESETS, Rules
from pisti.sim.arena import Unit, Verdict
from pisti.table.wire_types import PHRASES
from pisti.tui.frames import Speed

SOURCE = FOLDER.parent
EXTREMES: tuple[str | int | float, ...] = (
    *(0, 1, 2, 3, 5, 11, 19, 20, 21, 100, 101, 151, 1_000_000, -1, 0.5, 2.5, 1151.25),
    *("", "Ayşe", "x" * 10_000, "\x1b[2J\r\n\u202e\udcff", "{ $player }", "Td", "猫👩‍💻"),
)


class _Seen(Visitor):
    """The variables, the references and the keys of selectors in a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.keys: set[str] = set()
        self.numbers: set[str] = set()

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        """What NUMBER is to write must be a number."""
        self.numbers |= {each.id.name for each in node.arguments.positional if isinstance(each, VariableReference)}
        self.generic_visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_Variant(self, node: Variant) -> None:  # noqa: N802
        self.keys.add(node.key.value if isinstance(node.key, NumberLiteral) else node.key.name)
        self.generic_visit(node)


def source_of(language: str) -> str:
    return (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def messages(language: str) -> dict[str, _Seen]:
    """Every message of a language, with what it and the messages it refers to need."""
    found: dict[str, _Seen] = {}
    for entry in FluentParser().parse(source_of(language)).body:
        assert not isinstance(entry, Junk), f"{language}: cannot be read: {entry.content!r}"
        if isinstance(entry, Message | Term):
            assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
            found[entry.id.name] = _Seen()
            found[entry.id.name].visit(entry)
    for seen in found.values():
        for reference in seen.references:
            seen.variables |= found[reference].variables
            seen.keys |= found[reference].keys
    return found


def test_nothing_but_languages_is_in_the_folder() -> None:
    assert sorted(file.name for file in FOLDER.iterdir() if file.is_file()) == [
        f"{language}.ftl" for language in LANGUAGES
    ]


def test_the_languages_are_those_with_a_file() -> None:
    assert set(LANGUAGES) >= {"en"}
    assert set(LANGUAGES) <= {"en", "tr", "ro", "fr", "eo", "sw"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert {id: seen.variables for id, seen in other.items()} == {id: seen.variables for id, seen in english.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_renders_whatever_its_arguments_are(language: str) -> None:
    texts = Texts(language)
    for id, seen in messages(language).items():
        for value in (*EXTREMES, *seen.keys):
            number = 1.5 if isinstance(value, str) else value
            args = {**dict.fromkeys(seen.variables, value), **dict.fromkeys(seen.numbers, number)}
            text = texts(id, **args)
            assert text.strip() or value == "", f"{language}: {id} is empty with {value!r}"
            assert all(each in "\n\u200d" or each.isprintable() or each.isspace() for each in text), (language, id)
            assert not set(text) & set("\x1b\r\u2028\u2029\u2066\u2067\u2068\u2069"), (language, id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pisti_in_capitals_keeps_the_dots_of_its_letters(language: str) -> None:
    assert "PIŞTI" not in source_of(language)


def test_cedillas_are_not_in_romanian_and_digraphs_not_in_esperanto() -> None:
    wrong = {"ro": "[ŞşŢţ]", "eo": "[cghjsu]x"}
    for language in set(LANGUAGES) & set(wrong):
        for id, text in _plain_texts(language):
            assert not re.search(wrong[language], text), (language, id, text)


def _plain_texts(language: str) -> Iterator[tuple[str, str]]:
    texts = Texts(language)
    for id, seen in messages(language).items():
        yield id, texts(id, **dict.fromkeys(seen.variables, 1))


# What the source uses. An id stands there as a text, or as an f-string such as f"card-{card}"; the help of a command's
# arguments is found by the names of the arguments; the sentences of errors by their codes.


@cache
def trees() -> dict[Path, ast.Module]:
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in SOURCE.rglob("*.py")}


def _nodes() -> Iterator[ast.AST]:
    for tree in trees().values():
        yield from ast.walk(tree)


@cache
def fault_codes() -> dict[str, str]:
    """Every code of an error by the name of its class and member, found without importing anything."""
    codes = {}
    for node in _nodes():
        if isinstance(node, ast.ClassDef) and node.name.endswith("Fault"):
            for line in node.body:
                if isinstance(line, ast.Assign) and isinstance(line.value, ast.Constant):
                    name = line.targets[0]
                    assert isinstance(name, ast.Name)
                    codes[f"{node.name}.{name.id}"] = str(line.value.value)
    return codes


def texts_of_source() -> set[str]:
    return {node.value for node in _nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


# What ids are made from that is said elsewhere than in the module that makes them.
PIECES: dict[str, list[str]] = {
    **{f"arena{part}-{{}}": list(Unit) for part in ("", "-count", "-cross", "-head", "-plot", "-speed")},
    "arena-test-{}": list(Verdict),
    "card-{}": list(map(str, DECK)),
    "card-the-{}": list(map(str, DECK)),
    "cli-{}-summary": list(COMMANDS),
    "phrase-{}": list(PHRASES),
    "play-denied-{}": list(Denied),
    "preset-{}": [*PRESETS, "own"],
    "preset-{}-line": [*PRESETS, "own"],
    "rule-{}": [field.name for field in dataclasses.fields(Rules)],
    "value-speed-{}": [speed.name.lower() for speed in Speed],
    "value-{}-{}": [
        f"{field.name}-{value}"
        for field in dataclasses.fields(Rules)
        if isinstance(field.default, StrEnum)
        for value in type(field.default)
    ],
}


def shapes_of_source() -> Iterator[tuple[ast.Module, str]]:
    """Every f-string that may be an id, ``{}`` for each of its values, with its module; not those of the errors."""
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                shape = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
                if re.fullmatch(r"[a-z]+-[a-z-]*\{\}[a-z{}-]*", shape) and not shape.startswith("error-"):
                    yield tree, shape


def ids_of(tree: ast.Module, shape: str) -> set[str]:
    """The ids that an f-string makes from its pieces: those of the table, else the texts of its own module."""
    if shape in PIECES:
        return {shape.replace("{}-{}", "{}").format(piece) for piece in PIECES[shape]}
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    letters = {letter for text in texts if text.isalpha() for letter in text}  # for letter in "splcfr"
    return {shape.format(piece) for piece in texts | letters if "{" not in piece} & set(messages("en"))


def ids_made() -> set[str]:
    return {id for tree, shape in shapes_of_source() for id in ids_of(tree, shape)}


def is_piece(text: str) -> bool:
    """Whether a text of the source is what some f-string makes an id from."""
    return any(shape.format(text) in ids_of(tree, shape) for tree, shape in shapes_of_source() if "{}-{}" not in shape)


def ids_of_arguments() -> set[str]:
    found = set()
    for command, module in COMMANDS.items():
        parser = ArgumentParser(add_help=False)
        import_module(module).add_arguments(parser)
        names = ["description", "examples", *(each.dest for each in parser._actions if each.help is None)]
        found |= {f"cli-{command}-{name.replace('_', '-')}" for name in names}
    return found | {"cli-description", "cli-examples"}


def test_no_message_is_missing_and_none_is_unused() -> None:
    there = set(messages("en"))
    wanted = {f"error-{code}" for code in fault_codes().values()} | ids_of_arguments()
    assert not wanted - there, "messages that are missing"
    families = {id.partition("-")[0] for id in there if "-" in id}
    codes = {*fault_codes().values()}
    spelt = {text for text in texts_of_source() if re.fullmatch("[a-z]+(-[a-z0-9]+)+", text)}
    missing = {text for text in spelt - there - codes if text.partition("-")[0] in families and not is_piece(text)}
    assert not missing, "ids in the source that no message has"
    referred = {reference for seen in messages("en").values() for reference in seen.references}
    unused = {id for id in there - wanted - texts_of_source() - referred - ids_made() if not is_named(id)}
    assert not unused - {"language-name"}, "messages that nothing uses"


def test_every_id_made_from_pieces_stands_for_a_message() -> None:
    families = {id.partition("-")[0] for id in messages("en")}
    for tree, shape in shapes_of_source():
        if shape.partition("-")[0] in families:
            assert ids_of(tree, shape), f"{shape} makes no id of any message"
            assert not ids_of(tree, shape) - set(messages("en")), f"{shape} makes ids of messages that are missing"


def test_every_shape_of_the_table_is_in_the_source() -> None:
    assert PIECES.keys() == {shape for _, shape in shapes_of_source()} & PIECES.keys()


def test_an_id_from_other_pieces_is_not_taken_for_used() -> None:
    assert {"screen-house-rules", "screen-key-log", "value-centre-open", "play-help-s", "preset-own-line"} <= ids_made()
    tree = ast.parse('say(f"screen-{word}") if word in ("play", "quit") else None')
    assert ids_of(tree, "screen-{}") == {"screen-play", "screen-quit"}
    assert not {"screen-again", "screen-stay"} & ids_made()  # these stand in the source as they are


# Errors that are raised in one place for many codes: the fields that they have there.
INDIRECT: dict[str, set[str]] = {
    "unknown-command": {"text", "known"},
    "unknown-command-like": {"text", "like"},
    "unknown-flag": {"text", "known"},
    "unknown-flag-like": {"text", "like"},
    "flag-value-missing": {"flag"},
    "flag-value-unwanted": {"flag", "text"},
    "flag-not-a-choice": {"flag", "text", "known"},
    "flag-not-a-number": {"flag", "text"},
    "flags-contradict": {"flag", "other"},
    "argument-missing": {"names"},
    "argument-unwanted": {"text"},
}


# The fields that an error, or what makes it, adds to those in the call.
ADDED = {"BadRecord": {"part", "item"}, "RecordError": {"line", "column"}, "BadPosition": {"part"}}


def fields_given() -> dict[str, list[set[str]]]:
    """For each code the names of the fields of every call that raises it."""
    found: dict[str, list[set[str]]] = defaultdict(list)
    for node in _nodes():
        if isinstance(node, ast.Call):
            for argument in node.args:
                for part in ast.walk(argument):
                    code = fault_codes().get(ast.unparse(part)) if isinstance(part, ast.Attribute) else None
                    if code and not isinstance(argument, ast.Call):
                        added = ADDED.get(ast.unparse(node.func), set())
                        found[code].append(added | {word.arg for word in node.keywords if word.arg})
    return found


def test_every_code_of_an_error_has_a_sentence_with_the_fields_it_is_raised_with() -> None:
    given = fields_given()
    for code in fault_codes().values():
        variables = messages("en")[f"error-{code}"].variables
        for fields in [INDIRECT[code]] if code in INDIRECT else given[code]:
            assert variables <= fields, f"error-{code} needs what some place that raises it does not give"
        assert code in INDIRECT or given[code] or not variables, f"{code} is raised nowhere that can be seen"


# The language.


@pytest.mark.parametrize("name", ["en", "en_GB.UTF-8", "en-CA", "EN", "en_US@euro", "en.UTF-8"])
def test_the_language_of_a_locale(name: str) -> None:
    assert language_of(name) == "en"


@pytest.mark.parametrize("name", ["", "C", "POSIX", "C.UTF-8", "zz_ZZ.UTF-8", "english", "-", "../en", "İ"])
def test_a_locale_of_no_language_that_we_have(name: str) -> None:
    assert language_of(name) is None


def test_each_language_is_found_by_its_locale() -> None:
    for language in LANGUAGES:
        for name in (language, f"{language}_XX.UTF-8", f"{language}-XX", language.upper()):
            assert choose_language({"LANG": name}) == language


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "zz_ZZ.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "en_US.UTF-8"}, "en"),
        ({"PISTI_LANG": "en", "LC_ALL": "zz"}, "en"),
    ],
)
def test_the_language_of_an_environment(environ: dict[str, str], language: str) -> None:
    assert choose_language(environ) == language


def test_the_strongest_variable_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pisti.i18n.LANGUAGES", ("en", "tr", "ro", "fr"))
    environ = {"PISTI_LANG": "ro_RO.UTF-8", "LC_ALL": "fr-CA", "LC_MESSAGES": "tr", "LANG": "en"}
    chosen = []
    while environ:
        chosen.append(choose_language(environ))
        del environ[next(iter(environ))]
    assert chosen == ["ro", "fr", "tr", "en"]


# Mistakes of programmers, and what others write.


def test_a_mistake_of_a_programmer_raises() -> None:
    texts = Texts("en")
    for id, arguments in (("no-such-message", {}), ("error-unknown-card", {}), ("error-unknown-card", {"txt": "a"})):
        with pytest.raises(BadText):
            texts(id, **arguments)
    with pytest.raises(BadText):
        Texts("zz")


def test_what_others_wrote_is_shown_and_not_obeyed() -> None:
    told = Texts("en")("error-unknown-card", text="\x1b]0;title\x07\n{ $text }\udc80 ş")
    assert r"\x1b]0;title\x07\n{ $text }\udc80 ş" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_often_is_wrong_with_a_record_is_explained(language: str) -> None:
    texts = Texts(language)
    line_end, mark, other = (
        texts("error-record-bad-character", character=f"U+{code}") for code in ("000D", "FEFF", "0007")
    )
    assert "Windows" in line_end
    assert len({line_end.count("("), mark.count("("), 1}) == 1
    assert "(" not in other
    date = texts("error-record-bad-value", part="Date", found="x", expected="YYYY-MM-DD ?", item=0)
    assert "YYYY-MM-DD" in date
    assert not date.endswith("?.")
    for part in ("hands", "stock", "set-aside", "won", "pile"):
        told = texts("error-position-bad-part", part=part, found="x", expected="2c 2d 2h … As ?? -")
        assert "2cTdAs" in told
        assert "?? -" not in told


def test_of_what_is_wrong_only_the_beginning_is_shown() -> None:
    texts, wrong = Texts("en"), "x" * 100_000
    assert f"“{'x' * 59}…”" in texts("error-unknown-card", text=wrong)
    assert f"“{'x' * 60}”" in texts("error-unknown-card", text="x" * 60)
    assert "x" * 300 in texts("error-argument-missing", names="x" * 300)  # what is right is shown whole
    assert "x" * 300 in texts("replay-comment", text="x" * 300)


@pytest.mark.parametrize("text", ["Ayşe", "10♦", "a\u00a0b\u202fc", "👩‍💻", "नमस्ते", ""])
def test_what_is_harmless_stays(text: str) -> None:
    assert printable(text) == text


@pytest.mark.parametrize(
    ("language", "number", "text"),
    [
        ("tr", 1151, "1.151"),
        ("ro", 2.5, "2,5"),
        ("fr", 1151, "1\u202f151"),
        ("eo", 1151, "1\u202f151"),
        ("sw", 1151, "1,151"),
    ],
)
def test_numbers_as_the_language_writes_them(
    language: str, number: float, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / f"{language}.ftl").write_text("number = { $number }\n", encoding="utf-8")
    monkeypatch.setattr("pisti.i18n.FOLDER", tmp_path)
    monkeypatch.setattr("pisti.i18n.LANGUAGES", (language,))
    assert Texts(language)("number", number=number) == text


def test_a_broken_file_raises(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en.ftl").write_text("good = good\nbroken { text\n", encoding="utf-8")
    monkeypatch.setattr("pisti.i18n.FOLDER", tmp_path)
    with pytest.raises(BadText, match="broken"):
        Texts("en")


def test_the_language_of_the_settings_is_stronger_than_that_of_the_system_and_weaker_than_ours() -> None:
    system = {"LC_ALL": "ro_RO.UTF-8", "LC_MESSAGES": "tr", "LANG": "fr"}
    assert choose_language(system, "sw") == choose_language({}, "sw") == "sw"
    assert choose_language({"PISTI_LANG": "", **system}, "sw") == "sw"
    assert choose_language({"PISTI_LANG": "eo", **system}, "sw") == "eo"
    assert choose_language({"PISTI_LANG": "xx"}, "sw") == "en"
