from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path
from random import Random

import pytest

from pisti.rules import Rules
from pisti.sim.arena import (
    Chunk,
    Contest,
    Here,
    Results,
    SequentialTest,
    Standing,
    Task,
    Unit,
    Verdict,
    measured,
    play_match,
)
from pisti.sim.arena.match import LARGEST

CONTEST = Contest(("hard", "easy", "random"), Rules(), 1, size=8)


class AnyOrder:
    """Plays a few tasks at a time and gives them in disorder."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.played: list[Task] = []

    def play(self, contest: Contest, tasks: Iterable[Task]) -> Iterator[Chunk]:
        waiting, left = list[Task](), iter(tasks)
        for task in left:
            waiting.append(task)
            if len(waiting) == 5:
                yield from Here().play(contest, [self._taken(waiting)])
        while waiting:
            yield from Here().play(contest, [self._taken(waiting)])

    def _taken(self, waiting: list[Task]) -> Task:
        self.played.append(waiting.pop(self.rng.randrange(len(waiting))))
        return self.played[-1]


def test_the_result_does_not_depend_on_who_plays_in_which_order() -> None:
    whole = play_match(CONTEST, 60, Here()).results()
    assert [play_match(CONTEST, 60, AnyOrder(seed)).results() for seed in range(3)] == [whole] * 3


def test_what_was_interrupted_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    def interrupt(standing: Standing) -> None:
        if standing.done > 40:
            raise KeyboardInterrupt

    file = tmp_path / "r"
    results = Results.open(file, CONTEST, "x")
    with pytest.raises(KeyboardInterrupt):
        play_match(CONTEST, 60, AnyOrder(1), results, told=interrupt)
    results.close()
    again, workers = Results.open(file, CONTEST, "x"), AnyOrder(2)
    standing = play_match(CONTEST, 60, workers, again)
    again.close()
    assert standing.results() == play_match(CONTEST, 60, Here()).results()
    assert len(workers.played) == len(list(CONTEST.tasks(60))) - 6
    assert len(file.read_bytes().splitlines()) == 1 + len(list(CONTEST.tasks(60)))


@pytest.mark.parametrize("deals", [13, 30, 40, 90])
def test_a_match_can_be_made_longer_or_shorter(tmp_path: Path, deals: int) -> None:
    file = tmp_path / "r"
    for wanted in (30, deals, 30):
        results = Results.open(file, CONTEST, "x")
        found = play_match(CONTEST, wanted, Here(), results).results()
        results.close()
        assert found == play_match(CONTEST, wanted, Here()).results()


def test_a_test_ends_the_match() -> None:
    contest = Contest(("medium", "random"), Rules(), 1, size=32)
    workers = AnyOrder(1)
    standing = play_match(contest, 4096, workers, test=SequentialTest(0, 1))
    assert standing.verdict is Verdict.HIGH
    assert len(workers.played) < 20


def test_each_chunk_is_told_of() -> None:
    told: list[int] = []
    play_match(CONTEST, 20, Here(), told=lambda standing: told.append(standing.done))
    assert told == sorted(told)
    assert (len(told), told[-1]) == (9, 60)


@pytest.mark.parametrize("unit", Unit)
def test_a_chunk_takes_half_a_second_to_a_second(unit: Unit) -> None:
    """By a clock that goes on a second a look: a deal of each pairing is then measured at a second."""
    contest, cost = measured(Contest(("medium", "random"), Rules(), 1, unit), count().__next__)
    assert (contest.size, cost) == (1, 1)
    ticks = count()
    contest, cost = measured(Contest(("medium", "random"), Rules(), 1, unit), lambda: next(ticks) / 16)
    assert (contest.size, cost) == (16, 1 / 16)


def test_a_clock_that_stands_ends_the_measuring(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pisti.sim.arena.match.play_chunk", lambda contest, task: None)
    assert measured(Contest(("medium", "random"), Rules(), 1), lambda: 0.0)[0].size == LARGEST
