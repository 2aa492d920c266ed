"""Who plays the chunks: this process, or a pool of processes on all cores."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import chain, islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Protocol

from pisti.sim.arena.contest import Chunk, Contest, Task
from pisti.sim.arena.faults import ArenaFault, BadArena
from pisti.sim.arena.playing import play_chunk

PATIENCE = 3
"""How many times in a row workers may die before a chunk is done."""


class Workers(Protocol):
    """Plays chunks, and gives them in any order."""

    def play(self, contest: Contest, tasks: Iterable[Task]) -> Iterator[Chunk]:
        """Play the tasks, which are asked for one after the other as there is room; raises BadArena."""


class Here:
    """This process."""

    def play(self, contest: Contest, tasks: Iterable[Task]) -> Iterator[Chunk]:
        """Play one chunk after the other."""
        for task in tasks:
            yield play_chunk(contest, task)


class Pool:
    """So many processes. What one of them had in hand when it died is played again."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def play(self, contest: Contest, tasks: Iterable[Task]) -> Iterator[Chunk]:
        """Play the tasks at all processes; raises BadArena, also when workers die again and again."""
        left, lost = iter(tasks), 0
        while True:
            crew = _Crew(self._jobs, contest, left)
            try:
                for chunk in crew.play():
                    lost = 0
                    yield chunk
                return
            except BrokenProcessPool:
                lost += 1
                if lost == PATIENCE:
                    raise BadArena(ArenaFault.WORKERS_DIE) from None
                left = chain(crew.unfinished, left)
            finally:
                crew.dismiss()


class _Crew:
    """The processes until one of them dies."""

    def __init__(self, jobs: int, contest: Contest, tasks: Iterator[Task]) -> None:
        self._before = {*active_children()}
        self._executor = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=begin)
        self._room = 2 * jobs
        self._contest = contest
        self._tasks = tasks
        self._running: dict[Future[Chunk], Task] = {}

    @property
    def unfinished(self) -> tuple[Task, ...]:
        """The tasks begun and not done."""
        return tuple(self._running.values())

    def play(self) -> Iterator[Chunk]:
        """Play until there are no more tasks; raises BrokenProcessPool if a process dies."""
        while self._fill():
            done, _ = wait(self._running, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=_is_lost):  # what is there is taken before a death ends it all
                chunk = future.result()
                del self._running[future]
                yield chunk

    def _fill(self) -> bool:
        for task in islice(self._tasks, self._room - len(self._running)):
            self._running[self._submit(task)] = task
        return bool(self._running)

    def _submit(self, task: Task) -> Future[Chunk]:
        try:
            return self._executor.submit(play_chunk, self._contest, task)
        except BrokenProcessPool as broken:  # it died between two tasks
            failed: Future[Chunk] = Future()
            failed.set_exception(broken)
            return failed

    def dismiss(self) -> None:
        """Send the processes away, whatever they are at."""
        for process in {*active_children()} - self._before:
            process.terminate()
        self._executor.shutdown(cancel_futures=True)


def _is_lost(future: Future[Chunk]) -> bool:
    return future.exception() is not None


def begin() -> None:
    """Begin as a worker: Ctrl-C ends it without a word, and so does the end of the process that it works for."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
