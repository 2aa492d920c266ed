from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest

from pisti.rules import Rules
from pisti.sim.arena import ArenaFault, BadArena, Contest, Results, Task, Unit, play_chunk

CONTEST = Contest(("medium", "random"), Rules(), 1, size=8)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with three chunks."""
    results = Results.open(tmp_path / "r.jsonl", CONTEST, "abc")
    for task in CONTEST.tasks(20):
        results.add(play_chunk(CONTEST, task))
    results.close()
    return tmp_path / "r.jsonl"


def opened(file: Path, contest: Contest = CONTEST, code: str = "abc", is_seed_given: bool = True) -> Results:
    results = Results.open(file, contest, code, is_seed_given)
    results.close()
    return results


def refused(file: Path, contest: Contest = CONTEST, code: str = "abc") -> BadArena:
    """What is wrong; the file must stay as it is."""
    before = file.read_bytes()
    with pytest.raises(BadArena) as caught:
        opened(file, contest, code)
    assert file.read_bytes() == before
    return caught.value


def test_what_is_written_is_read_again(file: Path) -> None:
    chunks = [play_chunk(CONTEST, task) for task in CONTEST.tasks(20)]
    assert opened(file).chunks == {chunk.number: chunk for chunk in chunks}
    first = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert first["players"] == ["medium", "random"]
    assert len(file.read_bytes().splitlines()) == 4


@pytest.mark.parametrize("cut", [1, 5, 20])
def test_a_last_line_that_was_cut_off_is_forgotten(file: Path, cut: int) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    results = Results.open(file, CONTEST, "abc")
    assert sorted(results.chunks) == [0, 1]
    results.add(play_chunk(CONTEST, list(CONTEST.tasks(20))[2]))
    results.close()
    assert file.read_bytes() == whole


def test_a_line_that_is_wrong_elsewhere_is_told(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    for wrong in (b"{}\n", b"x\n", b'{"chunk":1,"blocks":[[1,2]]}\n', b'{"chunk":1,"blocks":3}\n', b"\xff\n"):
        file.write_bytes(b"".join([*lines[:2], wrong, *lines[3:]]))
        error = refused(file)
        assert (error.code, error.fields) == (ArenaFault.BAD_LINE, {"file": str(file), "line": 3})


def test_the_seed_and_the_size_of_a_file_are_gone_on_with(file: Path) -> None:
    other = Contest(CONTEST.players, CONTEST.rules, 99, size=1024)
    assert opened(file, other, is_seed_given=False).contest == CONTEST


@pytest.mark.parametrize(
    ("other", "field"),
    [
        (Contest(("medium", "easy"), Rules(), 1), "players"),
        (Contest(("random", "medium"), Rules(), 1), "players"),
        (Contest(CONTEST.players, Rules.parse("two"), 1), "rules"),
        (Contest(CONTEST.players, Rules(), 2), "seed"),
        (Contest(CONTEST.players, Rules(), 1, Unit.GAMES), "unit"),
    ],
)
def test_results_of_another_match_are_refused(file: Path, other: Contest, field: str) -> None:
    error = refused(file, other)
    assert (error.code, error.fields["field"]) == (ArenaFault.OTHER_MATCH, field)
    assert error.fields["found"] != error.fields["wanted"]


def test_results_of_other_bots_of_the_same_name_are_refused(file: Path) -> None:
    assert refused(file, code="abd").code is ArenaFault.OTHER_CODE


HEADER: dict[str, Any] = {
    "arena": 1,
    "players": ["medium", "random"],
    "rules": "standard",
    "unit": "deals",
    "seed": 1,
    "size": 8,
    "code": "abc",
}


@pytest.mark.parametrize(
    "text",
    [
        "Dear diary\n",
        "Dear diary",
        "[1]\n",
        "{}\n",
        *(json.dumps({**HEADER, **wrong}) + "\n" for wrong in ({"arena": 2}, {"size": 3}, {"size": 0}, {"rules": "x"})),
        json.dumps({**HEADER, "players": ["hard"]}) + "\n",
    ],
)
def test_no_other_file_is_written_over(tmp_path: Path, text: str) -> None:
    file = tmp_path / "diary"
    file.write_text(text, encoding="utf-8")
    assert refused(file).code is ArenaFault.OTHER_FILE


def test_an_empty_file_is_begun(tmp_path: Path) -> None:
    file = tmp_path / "r"
    file.touch()
    assert opened(file).chunks == {}
    assert json.loads(file.read_bytes()) == HEADER


class Full:
    """A file on a disk that has room for so many bytes."""

    def __init__(self, room: int) -> None:
        self.room = room

    def write(self, line: bytes) -> int:
        if not self.room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return min(self.room, len(line))


@pytest.mark.parametrize("room", [0, 5])
def test_a_full_disk_is_told_with_the_name_of_the_file(file: Path, room: int, monkeypatch: pytest.MonkeyPatch) -> None:
    results = opened(file)
    monkeypatch.setattr(results, "_file", Full(room))
    with pytest.raises(OSError, match="No space left") as caught:
        results.add(results.chunks[0])
    assert (caught.value.errno, caught.value.filename) == (errno.ENOSPC, str(file))


def test_two_that_write_at_once_lose_nothing(file: Path) -> None:
    one, two = (Results.open(file, CONTEST, "abc") for _ in range(2))
    for number, results in enumerate((one, two, one), 3):
        results.add(play_chunk(CONTEST, Task(number, 8)))
    one.close()
    two.close()
    assert sorted(opened(file).chunks) == [*range(6)]


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        opened(tmp_path / "no" / "r.jsonl")
    with pytest.raises(IsADirectoryError):
        opened(tmp_path)
