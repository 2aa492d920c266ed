"""What is played: who against whom, by which rules, from which seed, in which chunks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import NamedTuple

from pisti.rules import Rules
from pisti.sim.arena.faults import ArenaFault, BadArena

BLOCK = 128
"""How many deals are counted together: a sequential test looks at the end of each block."""

MOST = 10**9
"""The largest number of deals or games of a pairing."""


class Unit(StrEnum):
    """What is counted: single deals, or games to the target of the rules."""

    DEALS = "deals"
    GAMES = "games"


class Task(NamedTuple):
    """A chunk to be played: its number, and how many deals (or games) it has."""

    number: int
    deals: int


class Sums(NamedTuple):
    """What some deals add up to: how many, and of what each gives the sum and the sum of squares."""

    deals: int
    total: int
    squares: int

    def plus(self, other: Sums) -> Sums:
        """Both together."""
        return Sums(self.deals + other.deals, self.total + other.total, self.squares + other.squares)


NOTHING = Sums(0, 0, 0)


class Chunk(NamedTuple):
    """A chunk that was played: its number, and the sums of its blocks in order."""

    number: int
    blocks: tuple[Sums, ...]

    @property
    def deals(self) -> int:
        """How many deals it has."""
        return sum(block.deals for block in self.blocks)


@dataclass(frozen=True, slots=True)
class Contest:
    """Players (levels, or ``module:name``), rules, a seed, what is counted, and how many deals a chunk has.

    ``size`` is a power of two: so a block is part of one chunk, or of several whole ones. What deals add up to does not
    depend on it. Raises BadArena for fewer than two players.

    >>> contest = Contest(("hard", "medium", "easy"), Rules(), 1, Unit.DEALS, 64)
    >>> contest.pairings
    (('hard', 'medium'), ('hard', 'easy'), ('medium', 'easy'))
    >>> list(contest.tasks(70))[2:4]
    [Task(number=2, deals=64), Task(number=3, deals=6)]
    """

    players: tuple[str, ...]
    rules: Rules
    seed: int
    unit: Unit = Unit.DEALS
    size: int = BLOCK

    def __post_init__(self) -> None:
        """Check that there is somebody to play against."""
        if len(self.players) < 2:
            raise BadArena(ArenaFault.ONE_PLAYER)

    @property
    def pairings(self) -> tuple[tuple[str, str], ...]:
        """Everybody against everybody else once, in the order of the players."""
        return tuple(combinations(self.players, 2))

    def pairing(self, number: int) -> int:
        """Which pairing a chunk belongs to: the pairings take turns."""
        return number % len(self.pairings)

    def first(self, number: int) -> int:
        """The first deal of a chunk."""
        return number // len(self.pairings) * self.size

    def tasks(self, deals: int) -> Iterator[Task]:
        """The chunks of so many deals of each pairing."""
        for start in range(0, deals, self.size):
            for pairing in range(len(self.pairings)):
                number = start // self.size * len(self.pairings) + pairing
                yield Task(number, min(self.size, deals - start))
