"""Texts fit their places: the lengths that the comments of en.ftl state, lines of keys, words on narrow terminals."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.cells import cell_len
from textual.geometry import Size

from pisti.i18n import FOLDER, LANGUAGES, Texts
from pisti.rules import PRESETS, Rules
from pisti.tui import table_view
from pisti.tui.board import _NARROW_SIDE
from pisti.tui.remote import far_table_screen
from pisti.tui.replay_screen import ReplayScreen
from pisti.tui.stage import COLUMNS
from pisti.tui.widgets import KeyBar
from pisti.tui.wrap import wrapped
from wording import LONG_FILE, LONG_NAME, Value, is_number, longest_words, patterns, real_arguments, texts_of, variables

WIDE = 80
INSIDE = COLUMNS - 4  # of a window on a narrow terminal: its frame, a blank on either side

# The lengths of the texts in each section with a length in its heading, by the start of the heading.
LIMITS: dict[str, dict[str, int]] = {
    "the first screen": {
        "screen-(title|play|continue|table|level|language|speed|settings|house-rules|kept-games|read-rules)": 22,
        "screen-(quit|take|back|close)": 22,
    },
    "kinds of tables": {"preset-.*(?<!-line)": 22, "preset-.*-line": WIDE - 4},
    "the house rules one by one": {"rule-.*": 24, "value-.*": 14},
    "settings": {"setting-.*": 24, "value-.*": 14},
    "around the table": {"screen-(bot|you|away|partner|dealer)": 11},
    "what goes on": {"screen-cut-how": 38, "screen-(?!cut-how).*": 80},
    "the line of keys": {"screen-key-.*": 10},
    "titles of windows": {"screen-(title|sheet)-.*": 34},
    "the count as a table": {"count-row-.*": 20},
    "the end of a round": {"screen-(next-round|again|look-back|to-start|leave|stay)": 22},
}
# Lines that may be broken, so that their length is free.
LINES = """
    screen-subtitle screen-first-help screen-continue-detail screen-settings-not-kept screen-where screen-where-cut
    screen-target screen-your-side screen-you-alone screen-pile-count screen-stock-count screen-bottom-card
    screen-set-aside-count
    screen-leave-question screen-leave-kept screen-leave-not-kept screen-kept-none screen-kept-line screen-kept-over
    screen-kept-bad
"""
# Where a heading states a number that is no length of ours, or we are stricter than the heading.
ONE_LINE = {"kinds of tables": {WIDE - 4}}


@cache
def sections() -> dict[str, list[str]]:
    """The messages under each heading of the full screen in en.ftl that states a length."""
    found: dict[str, list[str]] = {}
    heading = ""
    for line in (FOLDER / "en.ftl").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            heading = line.removeprefix("## The full-screen table: ") if "at most" in line else ""
        elif heading and (id := re.match("([a-z][A-Za-z0-9_-]*) =", line)):
            found.setdefault(heading, []).append(id[1])
    return found


def limits_of(heading: str) -> tuple[str, dict[str, int]]:
    [start] = [start for start in LIMITS if heading.startswith(start)]
    return start, LIMITS[start]


def limited() -> Iterator[tuple[str, int]]:
    """Every message whose length has a limit."""
    for heading, ids in sections().items():
        _, limits = limits_of(heading)
        for id in ids:
            found = [limit for pattern, limit in limits.items() if re.fullmatch(pattern, id)]
            assert len(found) <= 1, id
            yield from ((id, limit) for limit in found)


def test_the_limits_are_those_of_the_headings() -> None:
    assert len(sections()) == len(LIMITS)
    for heading in sections():
        start, limits = limits_of(heading)
        stated = {int(number) for number in re.findall(r"at most (\d+)", heading)}
        assert {*limits.values()} - ONE_LINE.get(start, set()) == stated, heading


def test_every_text_of_these_sections_has_a_limit_or_may_be_broken() -> None:
    there = {id for ids in sections().values() for id in ids}
    assert there - {id for id, _ in limited()} == {*LINES.split()}


def numbers(name: str) -> int:
    """The longest number that occurs for a variable on the full screen."""
    return {"round": 24, "target": 1000, "records": 10_000, "columns": 39, "lines": 23}.get(
        name, {"wanted_columns": 40, "wanted_lines": 24, "deal": 6, "deals": 6}.get(name, 52)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_no_longer_than_the_headings_say(language: str) -> None:
    texts = texts_of(language)
    for id, limit in limited():
        told = texts(id, **real_arguments(language, id, numbers))
        assert cell_len(told) <= limit, f"{language}: {id} has {cell_len(told)} of {limit} columns: {told}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_under_a_seat_fit_beside_the_pile(language: str) -> None:
    texts = texts_of(language)
    for id in ("seat-name", "screen-partner", "screen-dealer"):
        assert cell_len(texts(id, **({"seat": "W"} if id == "seat-name" else {}))) <= _NARROW_SIDE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_at_the_top_is_one_on_a_wide_terminal_and_two_at_most_on_a_narrow_one(language: str) -> None:
    texts = texts_of(language)
    args: dict[str, Value] = {"round": 24, "deal": 6, "deals": 6, "ply": 48, "plays": 48, "target": 1000}
    where = texts("screen-where", **args)
    for line in (
        f"{where} · {texts('screen-target', **args)}",
        f"{where} · {texts('screen-replay-where', **args)} · ▶ {texts('screen-replay-key-auto')}",
    ):
        assert cell_len(line) <= WIDE - 2, (language, line)
        assert len(wrapped(line, COLUMNS - 2).splitlines()) <= 2, (language, line)


# Rows with a label and a value between arrows: "label < value >".


def row(texts: Texts, label: str, values: Sequence[str]) -> int:
    """The columns of a row that has room for the label and the longest of its values, without cutting either."""
    return cell_len(texts(label)) + 1 + max(map(cell_len, values)) + len("<  >")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_of_the_first_screen_are_whole_on_a_narrow_terminal(language: str) -> None:
    texts = texts_of(language)
    room = COLUMNS - 2
    levels = [texts(id) for id in patterns(language) if id.startswith("play-level-")]
    names = [texts_of(each)("language-name") for each in LANGUAGES]
    tables = [texts(f"preset-{name}") for name in (*PRESETS, "own")]
    for label, values in (("screen-table", tables), ("screen-level", levels), ("screen-language", names)):
        assert row(texts, label, values) <= room, (language, label)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_of_settings_and_house_rules_are_whole_on_a_wide_terminal(language: str) -> None:
    texts = texts_of(language)
    yes_no = [texts("value-yes"), texts("value-no")]

    def values(name: str) -> list[str]:
        return [texts(id) for id in patterns(language) if id.startswith(f"value-{name}-")] or [*yes_no, "1000"]

    rows = [(f"rule-{field.name}", values(field.name)) for field in fields(Rules)]
    rows += [("screen-speed", values("speed")), ("setting-suits", values("suits"))]
    rows += [("setting-cut", yes_no), ("setting-confirm", yes_no)]
    for label, shown in rows:
        assert row(texts, label, shown) <= 60, (language, label)
        # On a narrow one a label may lose its end, a value never.
        assert cell_len(texts(label)) - (row(texts, label, shown) - INSIDE) >= 16, (language, label)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "ids",
    [
        ("screen-again", "screen-look-back", "screen-to-start"),
        ("screen-leave", "screen-to-start", "screen-stay"),
        ("screen-next-round", "screen-title-sheet"),
        ("screen-take", "screen-back"),
        ("remote-another", "screen-look-back", "remote-to-room"),
        ("remote-come-back", "remote-give-up", "screen-stay"),
        ("remote-take", "screen-back"),
        ("remote-go", "screen-back"),
    ],
)
def test_buttons_stand_side_by_side_on_a_wide_terminal(language: str, ids: Sequence[str]) -> None:
    texts = texts_of(language)
    assert sum(cell_len(texts(id)) + 4 for id in ids) <= 68 - 4, language


# The lines of keys.


def lines_of(keys: Sequence[tuple[str, str]], width: int) -> int:
    bar = KeyBar()
    bar.keys = keys
    return bar.get_content_height(Size(width, 24), Size(width, 24), width)


def table_keys(texts: Texts) -> list[tuple[str, str]]:
    return [(key, texts(f"screen-key-{word}")) for key, word in table_view._KEYS.items()]


def replay_keys(texts: Texts) -> list[tuple[str, str]]:
    screen = SimpleNamespace(manner=SimpleNamespace(texts=texts))
    screen._space = lambda: cast(Any, ReplayScreen)._space(screen)
    return list(cast(Any, ReplayScreen)._keys(screen))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_of_the_table_take_two_lines_at_most(language: str) -> None:
    texts = texts_of(language)
    keys = table_keys(texts)
    narrow = [(key, word) for key, word in keys if key in table_view._NARROW_KEYS]
    for more in ([], [(key, texts(id)) for key, id in far_table_screen._KEYS.items()]):
        assert lines_of(narrow + more[:1], COLUMNS) <= 2, narrow
        assert lines_of(keys + more, WIDE) <= 2, keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_and_buttons_of_tables_of_a_server_are_whole_on_a_narrow_terminal(language: str) -> None:
    texts = texts_of(language)
    clocks = [texts("remote-no-clock"), texts("remote-clock", seconds=600)]
    who = [texts("remote-open"), texts("remote-private")]
    tables = [texts(f"preset-{name}") for name in (*PRESETS, "own")]
    for label, values in (("remote-clock-row", clocks), ("remote-open-row", who), ("screen-table", tables)):
        assert row(texts, label, values) <= INSIDE, (language, label)
    for id in ("make", "enter-code", "fill", "change", "say", "start", "another", "leave-room", "to-room", "come-back"):
        assert cell_len(texts(f"remote-{id}")) <= 22, (language, id)
    deeds = ("get-up", "free-seat", "swap", "kick", "mute", "unmute")
    phrases = [id for id in patterns(language) if id.startswith("phrase-")]
    for id in (*(f"remote-{deed}" for deed in deeds), *phrases):
        assert cell_len(texts(id)) <= INSIDE - 5, (language, id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_of_a_replay_take_two_lines_at_most_and_four_where_it_is_narrow(language: str) -> None:
    keys = replay_keys(texts_of(language))
    assert len(keys) >= 10
    assert lines_of(keys, WIDE) <= 2, keys
    assert lines_of(keys, COLUMNS) <= 4, keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_a_line_of_keys_are_short(language: str) -> None:
    texts = texts_of(language)
    for id in patterns(language):
        if id.startswith("screen-replay-key-"):
            assert cell_len(texts(id)) <= 10, (language, id)


# Every message.


def is_on_screen(id: str) -> bool:
    """Whether a message can stand on the full screen; the others are written line by line."""
    return not id.startswith(("cli-", "check-", "simulate-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_wider_than_a_window_on_a_narrow_terminal(language: str) -> None:
    texts = texts_of(language)
    for id in filter(is_on_screen, patterns(language)):
        args = real_arguments(language, id, numbers)
        args.update({name: "game.pisti" for name in ("file", "folder") if name in args})  # a path is broken anywhere
        for word in re.split("[ \n]", texts(id, **args)):
            assert cell_len(word) <= INSIDE, (language, id, word)


def extremes(language: str, id: str) -> Iterator[dict[str, Value]]:
    """The longest and the shortest arguments that can be given."""
    long = longest_words(language)
    named = dict.fromkeys(("player", "dealer", "cutter", "winner", "text", "event", "name", "game"), LONG_NAME)
    texts: dict[str, Value] = {**named, "file": LONG_FILE, "folder": LONG_FILE, "side": f"{LONG_NAME}, {LONG_NAME}"}
    texts |= {"card": long["the_card"], "cards": ", ".join([long["card"]] * 52)}
    for number in (0, 1, 1_000_000):
        real = real_arguments(language, id, lambda _, number=number: number)  # type: ignore[misc]
        yield real
        yield {name: texts.get(name, value) if isinstance(value, str) else value for name, value in real.items()}
        yield {name: "x" if name in texts and not is_number(id, name) else value for name, value in real.items()}


# A help line has two blanks after its key, and so have the numbered cards of a hand; examples are indented.
COLUMNED = re.compile(r"(play|screen(-replay)?)-help-[a-z-]+|play-choice|cli-(.*-)?examples")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_clean_whatever_can_occur(language: str) -> None:
    texts = texts_of(language)
    for id in patterns(language):
        for args in extremes(language, id):
            assert args.keys() == variables(id)
            told = texts(id, **args)
            assert not re.search(r"[{}]|\$\w|\ufffd", told.replace("{…}", "")), (language, id, told)
            ends = told.removesuffix("\u00a0") if id.startswith("cli-heading-") else told  # a colon comes behind it
            assert ends == ends.strip(), (language, id, told)
            blanks = re.findall(r"[ \u00a0\u202f]{2,}", told)
            if not COLUMNED.fullmatch(id):
                assert not blanks, (language, id, told)
            elif "examples" not in id:
                assert len(blanks) <= 1, (language, id, told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_of_help_begins_with_its_key_as_in_english(language: str) -> None:
    texts, english = texts_of(language), texts_of("en")
    own_names = {"Space", "Enter", "PgUp", "PgDn", "Home", "End", "and"}  # the names of keys are words of the language
    for id in patterns("en"):
        if re.fullmatch(COLUMNED, id) and "  " in english(id, **real_arguments("en", id)):
            key, other = (_key(each(id, **real_arguments("en", id))) for each in (english, texts))
            signs = [part for part in key.split() if part not in own_names]
            assert [part for part in other.split() if part in signs] == signs or "examples" in id, (language, id)


def _key(line: str) -> str:
    """What is typed, for the line of help about it; a range has the dash of the language."""
    return line.partition("  ")[0].replace("–", "-")


def test_what_does_not_fit_is_found() -> None:
    assert lines_of([("x", "a" * 10)] * 10, COLUMNS) > 2
    assert ("screen-play", 22) in {*limited()}
    assert max(limit for _, limit in limited()) <= WIDE
