"""Bots for tests of the arena, as a user would write them; some are wrong."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from pathlib import Path
from random import Random

from pisti.bots import level
from pisti.cards import DECK, Card
from pisti.observation import Observation


class Simple:
    """Captures where it can, and plays its first card otherwise."""

    def choose(self, view: Observation, rng: Random) -> Card:
        top = view.pile[-1] if view.pile else None
        return next((card for card in view.hand if top is not None and card.rank == top.rank), view.hand[0])


class Medium:
    """The level, seen from outside."""

    def choose(self, view: Observation, rng: Random) -> Card:
        return level("medium").choose(view, rng)


class Cheat:
    """Plays a card that it does not hold."""

    def choose(self, view: Observation, rng: Random) -> Card:
        return next(card for card in DECK if card not in view.hand)


class Broken:
    """Fails in its second deal of hands."""

    def choose(self, view: Observation, rng: Random) -> Card:
        return view.hand[0 if view.deal_number < 2 else 9]


class DiesOnce(Simple):
    """Its process is killed the first time it plays anywhere."""

    def choose(self, view: Observation, rng: Random) -> Card:
        mark = Path(os.environ["ARENA_MARK"])
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, rng)


class Dies:
    """Its process is killed whenever it plays."""

    def choose(self, view: Observation, rng: Random) -> Card:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


class Tells(Simple):
    """Says so on standard output when it plays at a process that works for another."""

    def choose(self, view: Observation, rng: Random) -> Card:
        if parent_process() is not None:
            os.write(1, b"x\n")
        return super().choose(view, rng)


class Unready(Simple):
    """Cannot be made."""

    def __init__(self) -> None:
        raise OSError(2, "no weights")


simple = Simple()
nothing = 3
