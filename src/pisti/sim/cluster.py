"""Playing chunks at many machines by Ray (extra ``cluster``): stateless tasks, done again where a machine is lost."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any, Protocol, cast

from pisti.sim.arena.contest import Chunk, Contest, Task
from pisti.sim.arena.faults import ArenaFault, BadArena
from pisti.sim.arena.players import reason_of
from pisti.sim.arena.playing import play_chunk

RETRIES = 5
"""How many times a chunk is begun again after its machine was lost."""


class Ray(Protocol):
    """The part of Ray that is used; a test brings its own."""

    def init(self, address: str | None, **options: object) -> object:
        """Join a cluster, or begin one on this machine where the address is "local"."""

    def remote(self, **options: object) -> Any:  # noqa: ANN401
        """What makes a function one that is called elsewhere."""

    def put(self, value: object) -> object:
        """Keep a value for all tasks."""

    def wait(self, references: list[Any], *, num_returns: int) -> tuple[list[Any], list[Any]]:
        """The results that are there and those that are not yet."""

    def get(self, reference: object) -> Any:  # noqa: ANN401
        """A result."""

    def cluster_resources(self) -> dict[str, float]:
        """What the machines have together."""

    def shutdown(self) -> None:
        """Leave the cluster."""


class Cluster:
    """The machines of a Ray cluster; ``address`` is one of its head, "auto", or "local" for this machine alone.

    Raises BadArena if Ray is not installed or the cluster not reached.
    """

    def __init__(self, address: str, ray: Ray | None = None) -> None:
        self._ray = found() if ray is None else ray
        try:
            self._ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except Exception as error:
            raise BadArena(ArenaFault.NO_CLUSTER, reason=reason_of(error)) from error

    def play(self, contest: Contest, tasks: Iterable[Task]) -> Iterator[Chunk]:
        """Play the tasks on all machines; raises BadArena."""
        remote = self._ray.remote(max_retries=RETRIES, num_cpus=1)(play_chunk)
        match, waiting, running = self._ray.put(contest), iter(tasks), list[Any]()
        try:
            while True:
                room = 2 * int(self._ray.cluster_resources().get("CPU", 1)) - len(running)
                running += [remote.remote(match, task) for task in islice(waiting, max(0, room))]
                if not running:
                    return
                done, running = self._ray.wait(running, num_returns=1)
                yield from map(self._result, done)
        finally:
            self._ray.shutdown()

    def _result(self, reference: object) -> Chunk:
        try:
            return cast(Chunk, self._ray.get(reference))
        except Exception as error:
            cause = getattr(error, "cause", None)  # Ray wraps what a task raises
            if isinstance(cause, BadArena):
                raise cause from error
            raise BadArena(ArenaFault.NO_CLUSTER, reason=reason_of(error)) from error


def found() -> Ray:
    """Ray itself; raises BadArena if it is not installed."""
    try:
        return import_module("ray")
    except ImportError as error:
        raise BadArena(ArenaFault.NO_RAY) from error
