"""Who plays the chunks, and what happens when a process dies, fails or is not needed any more."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from pathlib import Path

import pytest

from command import environment, pipes, start
from pisti.rules import Rules
from pisti.sim.arena import ArenaFault, BadArena, Chunk, Contest, Here, Pool, Task, play_chunk, workers

TESTS = Path(__file__).resolve().parent


def contest(player: str = "arena_bots:Simple", size: int = 2) -> Contest:
    return Contest((player, "random"), Rules(), 1, size=size)


def by_number(chunks: Iterator[Chunk]) -> list[Chunk]:
    return sorted(chunks)


def test_a_pool_gives_the_same_as_this_process_though_a_worker_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARENA_MARK", str(tmp_path / "killed"))
    match = contest("arena_bots:DiesOnce")
    pooled = by_number(Pool(2).play(match, match.tasks(12)))
    assert (tmp_path / "killed").exists()
    assert pooled == by_number(Here().play(match, match.tasks(12)))
    assert not active_children()


def test_workers_that_always_die_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "PATIENCE", 1)
    match = contest("arena_bots:Dies")
    with pytest.raises(BadArena) as caught:
        by_number(Pool(1).play(match, match.tasks(4)))
    assert caught.value.code is ArenaFault.WORKERS_DIE
    assert not active_children()


def test_what_is_wrong_with_a_bot_comes_from_the_worker() -> None:
    match = contest("arena_bots:Cheat")
    with pytest.raises(BadArena) as caught:
        by_number(Pool(1).play(match, match.tasks(4)))
    assert caught.value.code is ArenaFault.BOT_ILLEGAL
    assert not active_children()


class Crew:
    """Instead of processes: dies as often as told, after so many chunks each time."""

    def __init__(self, deaths: list[int]) -> None:
        self.deaths = deaths
        self.begun: list[Task] = []

    def __call__(self, *_: object, **__: object) -> Crew:
        self.left = self.deaths.pop(0) if self.deaths else 10**6
        return self

    def submit(self, _: object, match: Contest, task: Task) -> Future[Chunk]:
        if self.left == -1:
            raise BrokenProcessPool
        self.begun.append(task)
        done: Future[Chunk] = Future()
        if self.left <= 0:
            done.set_exception(BrokenProcessPool())
            self.left = -1
        else:
            self.left -= 1
            done.set_result(play_chunk(match, task))
        return done

    def shutdown(self, **_: object) -> None:
        pass


@pytest.mark.parametrize("deaths", [[0], [3], [0, 0], [1, 0, 2, 5]])
def test_nothing_is_lost_or_counted_twice(deaths: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "ProcessPoolExecutor", Crew(deaths))
    match = Contest(("medium", "random"), Rules(), 1, size=1)
    chunks = list(Pool(2).play(match, match.tasks(20)))
    assert sorted(chunk.number for chunk in chunks) == list(range(20))


def test_deaths_in_a_row_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "ProcessPoolExecutor", Crew([2, 0, 0, 0]))
    match = Contest(("medium", "random"), Rules(), 1, size=1)
    with pytest.raises(BadArena):
        list(Pool(2).play(match, match.tasks(20)))


def test_tasks_are_asked_for_only_as_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    crew = Crew([])
    monkeypatch.setattr(workers, "ProcessPoolExecutor", crew)
    match = Contest(("medium", "random"), Rules(), 1, size=1)
    chunks = Pool(3).play(match, match.tasks(100))
    next(chunks)
    assert len(crew.begun) == 6


def test_ctrl_c_ends_all_processes_without_a_word_and_leaves_a_good_file(tmp_path: Path) -> None:
    """Standard output ends only when every process that could write to it has ended."""
    words = ["arena", "arena_bots:Tells", "random", "--deals", "1e6", "--jobs", "2", "--results", str(tmp_path / "r")]
    with start(*words, cwd=TESTS, env=environment()) as process, pipes(process) as (_, stdout, stderr):
        assert stdout.readline() == b"x\n"
        process.send_signal(signal.SIGINT)
        rest = stdout.read()
        assert process.wait(60) == 130
        assert (rest.replace(b"x\n", b""), stderr.read()) == (b"", b"")
    assert (tmp_path / "r").read_bytes().endswith(b"\n")
