"""Many machines: with something in the place of Ray here, with Ray itself on this machine in ``make soak``."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import pytest

from pisti.rules import Rules
from pisti.sim import cluster
from pisti.sim.arena import ArenaFault, BadArena, Contest, Here, SequentialTest, play_match
from pisti.sim.cluster import Cluster

CONTEST = Contest(("medium", "random"), Rules(), 1, size=2)


class TaskError(Exception):
    """What Ray makes of an error in a task."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(str(cause))
        self.cause = cause


class Remote:
    """A function that is called elsewhere."""

    def remote(self, *arguments: object) -> tuple[object, ...]:
        return arguments


class OneMachine:
    """Does what of Ray is used, at once, and gives the newest result first."""

    def __init__(self) -> None:
        self.log: list[object] = []
        self.most = 0
        self.options: dict[str, object] = {}

    def init(self, address: str | None, **options: object) -> None:
        self.log.append(address)

    def remote(self, **options: object) -> Callable[[Callable[..., object]], Remote]:
        self.options = options

        def wrap(function: Callable[..., object]) -> Remote:
            self.function = function
            return Remote()

        return wrap

    def put(self, value: object) -> object:
        return value

    def wait(self, references: list[Any], *, num_returns: int) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(references))
        return references[-num_returns:], references[:-num_returns]

    def get(self, reference: Any) -> object:  # noqa: ANN401
        try:
            return self.function(*reference)
        except Exception as error:
            raise TaskError(error) from error

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def shutdown(self) -> None:
        self.log.append("shutdown")


def test_many_machines_give_the_same() -> None:
    ray = OneMachine()
    found = play_match(CONTEST, 40, Cluster("auto", ray)).results()
    assert found == play_match(CONTEST, 40, Here()).results()
    assert ray.log == ["auto", "shutdown"]
    assert ray.most == 6
    assert ray.options == {"max_retries": cluster.RETRIES, "num_cpus": 1}


def test_a_test_that_is_decided_leaves_the_cluster() -> None:
    ray = OneMachine()
    contest = Contest(("medium", "random"), Rules(), 1, size=128)
    assert play_match(contest, 4096, Cluster("auto", ray), test=SequentialTest(0, 1)).is_decided
    assert ray.log == ["auto", "shutdown"]


def test_what_is_wrong_with_a_bot_comes_from_the_cluster() -> None:
    ray = OneMachine()
    with pytest.raises(BadArena) as caught:
        play_match(Contest(("arena_bots:Cheat", "random"), Rules(), 1), 4, Cluster("auto", ray))
    assert caught.value.code is ArenaFault.BOT_ILLEGAL
    assert ray.log == ["auto", "shutdown"]


def test_a_cluster_that_fails_or_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ConnectionError("nobody\nthere")

    ray = OneMachine()
    monkeypatch.setattr(ray, "get", fail)
    with pytest.raises(BadArena) as caught:
        play_match(CONTEST, 4, Cluster("auto", ray))
    assert caught.value.code is ArenaFault.NO_CLUSTER
    monkeypatch.setattr(ray, "init", fail)
    with pytest.raises(BadArena) as caught:
        Cluster("ray://nowhere", ray)
    assert caught.value.code is ArenaFault.NO_CLUSTER
    assert str(caught.value.fields["reason"]).startswith("ConnectionError: nobody there (")


def test_without_ray_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cluster.__dict__, "import_module", lambda name: (_ for _ in ()).throw(ImportError(name)))
    with pytest.raises(BadArena) as caught:
        Cluster("auto")
    assert caught.value.code is ArenaFault.NO_RAY


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_ray_gives_the_same_on_this_machine() -> None:
    assert find_spec("ray"), "Ray is not installed: .venv/bin/pip install ray, then run this again"
    contest = Contest(("medium", "random"), Rules(), 1, size=64)
    found = play_match(contest, 1000, Cluster("local")).results()
    assert found == play_match(contest, 1000, Here()).results()
