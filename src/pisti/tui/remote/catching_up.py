"""What is told of a table to somebody who comes in the middle of a round."""

from __future__ import annotations

from collections.abc import Iterator

from pisti.table import Counted, Event, Phase, Played, Started
from pisti.tui.scene import Scene


def last_plays(scene: Scene) -> Iterator[Event]:
    """That the round goes on, and the last play of every seat; nothing where no card has been played yet."""
    view = scene.view
    if scene.phase is not Phase.PLAY or not view.turns:
        return
    turns, round = len(view.turns), view.round_number
    yield Started(view.rules, scene.players, round, turns, view.dealer, scene.cutter, view.scores, goes_on=True)
    last = view.turns[-view.rules.seats :]
    for ply, turn in enumerate(last, turns - len(last)):
        yield Played(round, ply, turn)


def count_of(scene: Scene) -> Counted | None:
    """The count of the round, None where it is not over."""
    view = scene.view
    if scene.phase not in (Phase.COUNT, Phase.OVER) or view.score is None:
        return None
    return Counted(view.round_number, view.score, view.pistis, view.scores)
