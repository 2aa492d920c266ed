"""``pisti analyse``."""

from __future__ import annotations

import argparse
import json
from io import StringIO
from pathlib import Path
from random import Random

import pytest

from command import assert_refused, pisti
from pisti.cli import analysing
from pisti.cli.analysing import AnalyseFault, CannotAnalyse, add_arguments, run, worlds
from pisti.game import Game
from pisti.i18n import Texts
from pisti.notation import Record, format_records
from pisti.round import shuffled
from pisti.rules import Rules, Seat


class _Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def game_records(name: str, seed: int = 1) -> list[Record]:
    """A whole round and the start of the next one."""
    rng = Random(seed)
    game = Game.start(Rules(), shuffled(rng), Seat.WEST)
    made = []
    for plies in (48, 6):
        for _ in range(plies):
            game = game.play(rng.choice(game.round.legal_plays))
        made.append(Record.of(game, game=name, names={Seat.SOUTH: "Ayşe"}))
        if plies == 48:
            game = game.next_round(shuffled(rng))
    return made


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "two.pisti"
    path.write_text("".join(format_records([*game_records("a"), *game_records("b", seed=2)])), encoding="utf-8")
    return path


def analysed(*words: str | Path) -> tuple[int, str]:
    parser, out = argparse.ArgumentParser(), StringIO()
    add_arguments(parser)
    return run(parser.parse_args(["--worlds", "2", *map(str, words)]), Texts("en"), out), out.getvalue()


def test_each_game_is_told(file: Path) -> None:
    code, told = analysed(file, "--seed", "3")
    assert code == 0
    assert told.startswith("Worlds for each card: 2; seed: 3.")
    assert [line for line in told.splitlines() if line.startswith(("Game", "Round"))] == [
        *("Game a", "Round 1", "Round 2"),
        *("Game b", "Round 1", "Round 2"),
    ]
    assert "Ayşe + North: result" in told
    assert analysed(file, "--seed", "3") == (0, told)


def test_json_has_a_line_for_each_game(file: Path) -> None:
    one, two = (analysed(file, "--json")[1].splitlines() for _ in range(2))
    values = [json.loads(line) for line in one]
    assert [each["game"] for each in values] == ["a", "b"]
    assert [[round["round"] for round in each["rounds"]] for each in values] == [[1, 2]] * 2
    assert values[0]["seed"] == values[1]["seed"] != json.loads(two[0])["seed"]


def test_a_page_is_written(file: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    analysed(file, "--html", page)
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!DOCTYPE html>")
    assert text.count("<svg") == 4
    assert "Ayşe" in text


def test_a_page_that_cannot_be_written_is_known_before_the_work(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "analyse", lambda *_: pytest.fail("it has begun"))
    with pytest.raises(OSError, match="no-folder"):
        analysed(file, "--html", tmp_path / "no-folder" / "page.html")


def test_the_number_of_a_round_is_that_of_its_record(tmp_path: Path) -> None:
    path = tmp_path / "end.pisti"
    path.write_text("".join(format_records(game_records("a")[1:])), encoding="utf-8")
    assert [each["round"] for each in json.loads(analysed(path, "--json")[1])["rounds"]] == [2]


def test_a_terminal_sees_how_far_it_is(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    error = _Terminal()
    monkeypatch.setattr("sys.stderr", error)
    analysed(file)
    assert "\rGame a: 100%" in error.getvalue()
    assert error.getvalue().endswith("\r\x1b[K")


def test_a_file_that_is_wrong_is_named_with_line_and_column(file: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.pisti"
    wrong.write_text(file.read_text(encoding="utf-8").replace('[Dealer "W"]', '[Dealer "Q"]', 1), encoding="utf-8")
    ran = pisti("analyse", str(file), str(wrong))
    assert_refused(ran, "pisti analyse: ", f"{wrong}:11:10: ")
    assert ran.out == ""


def test_files_that_cannot_be_analysed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty, own = tmp_path / "empty.pisti", tmp_path / "own.pisti"
    empty.write_text("", encoding="utf-8")
    game = Game.start(Rules(), shuffled(Random(1)), Seat.WEST)
    deck = [card if place in (3, 51) or 4 <= place < 8 else None for place, card in enumerate(game.round.deck)]
    own.write_text("".join(format_records([Record.of(game, game="a", deck=deck)])), encoding="utf-8")
    assert analysed(empty, own, tmp_path / "none.pisti") == (2, "")
    first, second, third = capsys.readouterr().err.splitlines()
    assert first.startswith(f"pisti analyse: {empty}: ")
    assert second.startswith(f"pisti analyse: {own}: In round 1,")
    assert third.startswith(f"pisti analyse: {tmp_path / 'none.pisti'}: ")


@pytest.mark.parametrize("text", ["1", "0", "-3", "x", "1e3", "1000001", "99999999", ""])
def test_a_number_of_worlds_that_cannot_be(text: str) -> None:
    with pytest.raises(CannotAnalyse) as caught:
        worlds(text)
    assert caught.value.code is AnalyseFault.BAD_WORLDS


def test_wrong_words_are_told() -> None:
    assert_refused(pisti("analyse", "--worlds", "1", "a"), "pisti analyse: --worlds", "1")
    assert_refused(pisti("analyse"), "pisti analyse:", "RECORD")
