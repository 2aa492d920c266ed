"""``pisti replay``: which records are shown, and in which form."""

from __future__ import annotations

import argparse
import json
from io import StringIO
from pathlib import Path

import pytest

from cases import deck_of
from command import assert_refused, pisti, records, text
from pisti.cards import parse_cards
from pisti.i18n import Texts
from pisti.notation import BadPosition, Record, format_position, format_record, parse_position
from pisti.rules import PRESETS, Seat
from pisti.tui import replay, replay_app

TEXTS = Texts("en")


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "two games.pisti"
    path.write_text(text(2), encoding="utf-8")
    return str(path)


def shown(*arguments: str) -> str:
    """What a command writes, without a process of its own."""
    parser, out = argparse.ArgumentParser(), StringIO()
    replay.add_arguments(parser)
    replay.run(parser.parse_args(arguments), TEXTS, out)
    return out.getvalue()


def test_all_records_are_shown_with_an_empty_line_between(file: str) -> None:
    parts = shown(file).split("\n\n")
    assert [part.splitlines()[0] for part in parts] == [
        f"Game {record.game}, round {record.round_number}" for record in records(2)
    ]
    assert shown(file) == pisti("replay", file).out


def test_one_game_or_one_round_is_picked(file: str) -> None:
    all_parts = shown(file).split("\n\n")
    second = [part.strip("\n") for part, record in zip(all_parts, records(2), strict=True) if record.game == "2"]
    assert shown(file, "--game", "2").strip("\n").split("\n\n") == second
    assert shown(file, "--game", "2", "--round", "1").strip("\n") == second[0]


@pytest.mark.parametrize("arguments", [["--game", "3"], ["--round", "9999"], ["--round", "0"], ["--game", ""]])
def test_what_is_not_there_is_refused(arguments: list[str], file: str) -> None:
    assert_refused(pisti("replay", file, *arguments), "pisti replay:", str(len(records(2))))


@pytest.mark.parametrize("ply", ["49", "-1", "99999999999999999999"])
def test_a_ply_that_is_not_there_is_refused(ply: str, file: str) -> None:
    ran = pisti("replay", file, "--ply", ply)
    assert_refused(ran, ply.lstrip("-")[:2], "48")
    assert ran.out == ""


@pytest.mark.parametrize("ply", [None, 0, 17, 48])
def test_a_position_is_one_line_a_record(ply: int | None, file: str) -> None:
    lines = shown(file, "--position", *([] if ply is None else ["--ply", str(ply)])).splitlines()
    positions = [record.position(48 if ply is None else ply) for record in records(2)]
    assert lines == [format_position(position) for position in positions]
    assert [parse_position(line) for line in lines] == positions


def test_json_tells_what_the_rules_made_of_the_plays(file: str) -> None:
    for line, record in zip(shown(file, "--json").splitlines(), records(2), strict=True):
        value = json.loads(line)
        round = record.round
        assert value["names"] == {"S": "Ayşe", "E": "?", "N": "?", "W": "?"}
        assert [play["card"] for play in value["plays"]] == [str(card) for card in record.plays]
        assert [play["pisti"] for play in value["plays"]] == [turn.pisti.name.lower() for turn in round.turns]
        assert [tuple(play["captured"]) for play in value["plays"]] == [
            tuple(map(str, turn.captured)) for turn in round.turns
        ]
        assert [score["total"] for score in value["score"].values()] == list(record.score or ())
        assert list(value["total"].values()) == list(record.total)


def test_json_of_a_part_has_no_score_yet(file: str) -> None:
    value = json.loads(shown(file, "--json", "--round", "1", "--game", "1", "--ply", "5"))
    assert (len(value["plays"]), value["score"], value["finished"]) == (5, None, False)
    assert value["total"] == {"NS": 0, "EW": 0}


def test_unknown_cards_stay_unknown_in_every_form(tmp_path: Path) -> None:
    deck = (None, None, None, *parse_cards("5h 5d"), *(None,) * 46, *parse_cards("9s"))
    record = Record(game="7", deck=deck, dealer=Seat.WEST, plays=parse_cards("5d"))
    path = tmp_path / "view.pisti"
    path.write_text(format_record(record), encoding="utf-8")
    value = json.loads(shown(str(path), "--json"))
    assert value["plays"][0]["set_aside"] == [None, None, None]
    assert value["deck"].count(None) == 49
    assert "unknown card" in shown(str(path), "--hands")
    assert shown(str(path), "--position").count("??") == 15 + 3 + 31
    assert pisti("replay", "-", stdin=format_record(record)).out == shown(str(path))


def test_a_round_that_is_dealt_again_in_every_form(tmp_path: Path) -> None:
    path = tmp_path / "again.pisti"
    path.write_text(format_record(Record(game="7", deck=deck_of("Jc Jd Jh Js"), dealer=Seat.WEST)), encoding="utf-8")
    assert shown(str(path)).endswith("dealt again.\n")
    assert json.loads(shown(str(path), "--json"))["redeal"] is True
    with pytest.raises(BadPosition):
        shown(str(path), "--position")
    assert_refused(pisti("replay", "--position", str(path)), str(path), "dealt again")


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_in_every_form(name: str, tmp_path: Path) -> None:
    path = tmp_path / "preset.pisti"
    for record in records(1, PRESETS[name]):
        path.write_text(format_record(record), encoding="utf-8")
        for arguments in ([], ["--json"], ["--json", "--ply", "0"], ["--hands"]):
            assert shown(str(path), *arguments)
        if not record.is_redeal:
            assert parse_position(shown(str(path), "--position").rstrip("\n")) == record.position(len(record.plays))


class Terminal(StringIO):
    """A terminal to write to."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that were shown on the full screen, in a place that has one."""
    files: list[str] = []

    def run(asked: argparse.Namespace, *_: object) -> int:
        files.append(asked.file)
        return 7

    monkeypatch.setattr(replay, "is_full_screen", lambda out: out.isatty())
    monkeypatch.setattr(replay_app, "run", run)
    return files


def ran(out: StringIO, *arguments: str) -> int:
    parser = argparse.ArgumentParser()
    replay.add_arguments(parser)
    return replay.run(parser.parse_args(arguments), TEXTS, out)


@pytest.mark.parametrize("arguments", [[], ["--game", "1"], ["--round", "2"], ["--ply", "5"]])
def test_in_a_terminal_the_full_screen_opens(arguments: list[str], file: str, opened: list[str]) -> None:
    out = Terminal()
    assert (ran(out, file, *arguments), opened, out.getvalue()) == (7, [file], "")


@pytest.mark.parametrize("flags", [["--plain"], ["--hands"], ["--position"], ["--json"], ["--plain", "--hands"]])
def test_what_is_asked_for_in_lines_comes_in_lines(flags: list[str], file: str, opened: list[str]) -> None:
    out = Terminal()
    assert (ran(out, file, *flags), opened) == (0, [])
    assert out.getvalue() == shown(file, *flags)


def test_without_a_terminal_it_comes_in_lines(file: str, opened: list[str]) -> None:
    out = StringIO()
    assert (ran(out, file), opened, out.getvalue()) == (0, [], shown(file, "--plain"))


def test_standard_input_comes_in_lines(file: str, opened: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    told, out = shown(file), Terminal()
    with Path(file).open("rb") as source:
        monkeypatch.setattr(replay, "open_records", lambda _: source)
        assert (ran(out, "-"), opened, out.getvalue()) == (0, [], told)
