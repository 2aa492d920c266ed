"""Events as moments to be looked at: what stands on the table, for how long, and what is set off."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from pisti.cards import Card
from pisti.round import Pisti, Turn
from pisti.table import (
    CutDone,
    CutRefused,
    Dealt,
    Event,
    LeftoversTaken,
    Played,
    Redeal,
    SetAsideSeen,
    Started,
    TurnedUp,
)
from pisti.tui.scene import Scene


class Pause(Enum):
    """Why a moment lasts, and for how many seconds at normal speed."""

    NONE = 0.0
    GLANCE = 0.7
    PLAY = 0.75
    READ = 1.4
    CAPTURE = 1.3
    PISTI = 2.2


class Speed(Enum):
    """How fast the table goes on, as a factor of the pauses."""

    SLOW = 2.0
    NORMAL = 1.0
    FAST = 0.5
    OFF = 0.0


@dataclass(frozen=True, slots=True)
class Frame:
    """One moment: the scene, the event it belongs to (None before the first), and how long it lasts.

    ``pile`` is shown in place of the scene's: the cards that were just captured, the top one capturing. ``jacks`` is
    how many of the cards turned up so far are jacks to be covered. ``is_told`` is True for one moment of each event.
    """

    scene: Scene
    event: Event | None = None
    pause: Pause = Pause.NONE
    pile: tuple[Card | None, ...] | None = None
    jacks: int = 0
    is_told: bool = True

    @property
    def turn(self) -> Turn | None:
        """The turn that is shown, if it is one."""
        return self.event.turn if isinstance(self.event, Played) else None


_PAUSES = {
    Started: Pause.GLANCE,
    CutRefused: Pause.READ,
    CutDone: Pause.GLANCE,
    Dealt: Pause.GLANCE,
    Redeal: Pause.READ,
    SetAsideSeen: Pause.PISTI,
}


def frames(scene: Scene, event: Event) -> Iterator[Frame]:
    """The moments of one event, of which the last shows the scene after it."""
    after = scene.after(event)
    match event:
        case TurnedUp():
            yield from _turned_up(after, event)
        case Played(turn=turn):
            yield from _played(scene, after, event, turn)
        case LeftoversTaken(leftovers=left):
            yield Frame(after, event, Pause.READ, pile=left.cards)
            yield Frame(after, event, is_told=False)
        case _:
            yield Frame(after, event, _PAUSES.get(type(event), Pause.NONE))


def _turned_up(after: Scene, event: TurnedUp) -> Iterator[Frame]:
    """A jack in the centre is seen before the next card covers it (clause 3.3)."""
    under = len(after.view.pile) - len(event.cards)
    for count in range(1, len(event.cards)):
        view = replace(after.view, pile=after.view.pile[: under + count], turned_up=event.cards[:count])
        yield Frame(replace(after, view=view), event, Pause.READ, jacks=count, is_told=False)
    yield Frame(after, event, Pause.READ)


def _played(before: Scene, after: Scene, event: Played, turn: Turn) -> Iterator[Frame]:
    """A capture stays on the table long enough to be seen; to_play is nobody's until it is over."""
    if not turn.captured:
        yield Frame(after, event, Pause.PLAY)
        return
    held = replace(after, view=replace(after.view, to_play=None, won_counts=before.view.won_counts))
    is_special = turn.pisti is not Pisti.NONE or turn.denied is not None
    yield Frame(held, event, Pause.PISTI if is_special else Pause.CAPTURE, pile=turn.captured)
    yield Frame(after, event, is_told=False)
