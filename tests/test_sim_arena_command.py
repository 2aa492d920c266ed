from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from command import assert_refused, pisti
from pisti.cli.arguments import Parser
from pisti.i18n import Texts
from pisti.sim.arena import ArenaFault, BadArena, Here, Unit
from pisti.sim.arena.command import add_arguments, cores, count, jobs, run
from pisti.sim.arena.players import player


def arena(*words: str) -> str:
    parser = Parser("arena", Texts("en"))
    add_arguments(parser)
    parser.complete()
    out = io.StringIO()
    assert run(parser.parse_args(words), Texts("en"), out) == 0
    return out.getvalue()


def figures(*words: str) -> dict[str, object]:
    values: dict[str, object] = json.loads(arena(*words, "--json"))
    assert values.pop("per_second") != 0
    return values


def test_it_tells_the_figures() -> None:
    told = arena("medium", "random", "--deals", "30", "--seed", "3", "--rules", "two").splitlines()
    assert told[0] == "Rules seats=2,target=101, seed 3. Every deal is played once for each side."
    assert told[1] == "Deals of each pairing: 30"
    assert told[2].startswith("medium against random: ")
    assert told[-1].startswith("Deals a second: ")


def test_games() -> None:
    told = arena("medium", "random", "--games", "4", "--rules", "target=11", "--seed", "3").splitlines()
    assert told[1] == "Pairs of games of each pairing: 4"
    assert "% of games won" in told[2]


def test_the_same_seed_tells_the_same() -> None:
    words = ("medium", "arena_bots:Simple", "--deals", "6", "--seed")
    assert figures(*words, "5") == figures(*words, "5") != figures(*words, "6")


def test_without_a_seed_there_is_a_new_one_which_repeats_the_match() -> None:
    one, two = (figures("medium", "random", "--deals", "20") for _ in range(2))
    assert one["seed"] != two["seed"]
    assert figures("medium", "random", "--deals", "20", "--seed", str(one["seed"])) == one


def test_more_processes_tell_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pisti.sim.arena.command.QUICK", 0.0)
    words = ("medium", "random", "--deals", "300", "--seed", "2", "--jobs")
    assert figures(*words, "2") == figures(*words, "1")


def test_a_quick_match_is_played_here(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []

    class Watched(Here):
        def __init__(self, processes: int) -> None:
            begun.append(processes)

    monkeypatch.setattr("pisti.sim.arena.command.Pool", Watched)
    words = ("medium", "random", "--deals", "20", "--jobs", "2")
    arena(*words)
    assert not begun
    monkeypatch.setattr("pisti.sim.arena.command.QUICK", 0.0)
    arena(*words)
    assert begun == [2]


def test_a_file_of_results_goes_on_with_its_seed(tmp_path: Path) -> None:
    file = str(tmp_path / "r.jsonl")
    words = ("medium", "random", "--deals", "40", "--results", file)
    one = figures(*words)
    before = (tmp_path / "r.jsonl").read_bytes()
    assert figures(*words) == one
    assert (tmp_path / "r.jsonl").read_bytes() == before
    with pytest.raises(BadArena) as caught:
        arena(*words, "--seed", "1")
    assert caught.value.code is ArenaFault.OTHER_MATCH


def test_a_picture(tmp_path: Path) -> None:
    arena("medium", "random", "--deals", "20", "--plot", str(tmp_path / "a.svg"))
    assert (tmp_path / "a.svg").read_text(encoding="utf-8").startswith("<svg ")


def test_a_sequential_test_has_its_cap() -> None:
    told = arena("medium", "random", "--sprt", "0", "1", "--deals", "2000", "--seed", "1")
    assert "Deals of each pairing: 256" in told
    assert "Decided: 1 rather than 0." in told
    assert "Not decided" in arena("medium", "medium", "--sprt", "-0.001", "0.001", "--deals", "300", "--seed", "1")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["hard"], ArenaFault.ONE_PLAYER),
        (["hard", "best"], ArenaFault.UNKNOWN_PLAYER),
        (["hard", "no_such_module:Bot"], ArenaFault.NO_MODULE),
        (["hard", "arena_bots:nothing"], ArenaFault.NOT_A_BOT),
        (["hard", "arena_bots:Cheat"], ArenaFault.BOT_ILLEGAL),
        (["hard", "easy", "--sprt", "1", "0"], ArenaFault.BAD_TEST),
        (["hard", "easy", "--sprt", "0", "1", "--games", "5"], ArenaFault.TEST_NOT_DEALS),
        (["hard", "easy", "random", "--sprt", "0", "1"], ArenaFault.TEST_NOT_TWO),
    ],
)
def test_what_cannot_be_played(words: list[str], code: ArenaFault) -> None:
    player.cache_clear()
    with pytest.raises(BadArena) as caught:
        arena(*words)
    assert caught.value.code is code


@pytest.mark.parametrize(("text", "number"), [("2", 2), ("1e4", 10_000), ("1E9", 10**9), ("2.50e2", 250)])
def test_how_many(text: str, number: int) -> None:
    assert count(text) == number


@pytest.mark.parametrize("text", ["", "0", "1", "-5", "1.5", "1e10", "nan", "0x10", "1_000", "٣", "9" * 5000])
def test_how_many_cannot_be(text: str) -> None:
    with pytest.raises(BadArena) as caught:
        count(text)
    assert (caught.value.code, caught.value.fields) == (ArenaFault.BAD_COUNT, {"text": text})


@pytest.mark.parametrize("text", ["", "0", "-1", "1025", "2.0", "many"])
def test_processes_that_cannot_be(text: str) -> None:
    with pytest.raises(BadArena) as caught:
        jobs(text)
    assert caught.value.code is ArenaFault.BAD_JOBS


def test_cores_and_units() -> None:
    assert 1 <= cores() <= 1024
    assert [*Unit] == ["deals", "games"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["hard", "easy", "--deals", "0"], ["--deals", "“0”", "1000000000"]),
        (["hard", "easy", "--sprt", "0"], ["--sprt"]),
        (["hard", "easy", "--sprt", "0", "x"], ["--sprt", "x"]),
        (["hard", "easy", "--deals", "5", "--games", "5"], ["--deals", "--games"]),
        (["hard", "easy", "--results", "no/such/folder"], ["no/such/folder"]),
        (["hard", "easy", "--plot", "no/such/folder"], ["no/such/folder"]),
    ],
)
def test_a_wrong_command_line_is_one_sentence(words: list[str], said: list[str], tmp_path: Path) -> None:
    assert_refused(pisti("arena", *words, cwd=tmp_path), "pisti arena", *said)
