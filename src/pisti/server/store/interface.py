"""What a store does, whatever it is made of."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Protocol

from pisti.server.persons.outcome import GameEnd
from pisti.server.store.persons import Persons
from pisti.table.served import Step

OUTAGE_SECONDS = 5.0
"""A gap between two heartbeats from which on what was due is moved by it."""


class Outcome(Enum):
    """What became of a write."""

    DONE = auto()
    STALE = auto()


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over: its name, the text of its records, and who may read it.

    ``readers`` are the hashes, of 64 hexadecimal digits, of the tokens and cookies of those who sat there; None where
    everybody may.
    """

    game: str
    text: str
    readers: frozenset[str] | None


@dataclass(frozen=True, slots=True)
class Write:
    """Steps to be added to a table that has ``expected`` facts so far, 0 for one that is new.

    ``due`` is when the table does something by itself next; ``listing`` is what the list of open tables says of it,
    None if it is not listed; ``command`` whose command it was and what that calls it, so that it counts once;
    ``finished`` is a game that is over, again perhaps: then it takes the place of what was kept; ``is_closed`` says
    whether the table has ended, ``attended`` whether a person at it has a connection; ``end`` is what a game that ends
    means for persons, stored once.
    """

    code: str
    expected: int
    steps: Sequence[Step]
    due: float | None = None
    listing: str | None = None
    command: str | None = None
    finished: Finished | None = None
    is_closed: bool = False
    attended: bool = True
    end: GameEnd | None = None


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept of a table: its steps, in order, those only that were asked for."""

    code: str
    steps: tuple[Step, ...]
    commands: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Listed:
    """An open table: its code, and what is said of it."""

    code: str
    listing: str


@dataclass(frozen=True, slots=True)
class Size:
    """How many tables and how many finished games there are."""

    tables: int
    games: int


@dataclass(frozen=True, slots=True)
class Census:
    """How much goes on now: workers that are alive, tables with a person, persons connected anywhere.

    ``persons`` is None where only the one worker knows.
    """

    workers: int
    tables: int
    persons: int | None = None


Told = Callable[[frozenset[str] | None], None]
"""Who is told of tables that others have changed: their codes, or None where any may have been."""


class Store(Protocol):
    """Where tables are kept.

    Everything raises BadStore where the database fails. A write that failed has changed nothing, unless the store is
    shared: then the connection may be lost before the answer came, and only who reads again knows.

    A store that is shared has several workers, servers that work on the same tables; one is alive as long as it beats.
    """

    @property
    def persons(self) -> Persons:
        """Who plays, with their results and ratings."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may work on the same tables."""

    @property
    def worker(self) -> int:
        """The number of this worker among those on a shared store, 0 as long as it has none."""

    async def census(self) -> Census:
        """How much goes on."""

    async def skew(self, now: float) -> float:
        """By how many seconds the clock of the database is ahead of ours, which says ``now``."""

    def wake(self, told: Told) -> None:
        """Tell from now on which tables other workers have changed, or None where any may have been.

        It may come late, twice, or not at all: ``changed_since`` finds what was not told.
        """

    async def changed_since(self, versions: Mapping[str, int]) -> frozenset[str]:
        """Which of some tables have another number of facts than is told, or are there no more."""

    async def arrived(self, code: str, key: str) -> None:
        """Note that a person, the hash of the token of a seat, has a connection at this worker."""

    async def parted(self, code: str, key: str) -> None:
        """Note that a person has no connection at this worker any more."""

    async def elsewhere(self, codes: Collection[str]) -> dict[str, frozenset[str]]:
        """The persons who have a connection at another worker that is alive, for each of some tables with any."""

    async def write(self, write: Write) -> Outcome:
        """Add steps to a table, all or none; the answer comes when they are on the disk."""

    async def read(self, code: str, after: int = 0) -> Kept | None:
        """A table with its steps after so many, None if there is none of this code."""

    async def answered(self, code: str, command: str) -> int | None:
        """The version after a command that was followed before, None if it was not."""

    async def due(self, now: float, most: int) -> list[str]:
        """The codes of tables that are to do something by now, the longest due first.

        Where a store is shared a table is told to one worker, and to no other for a while.
        """

    async def next_due(self) -> float | None:
        """When the first table is to do something, None if none is."""

    async def listed(self) -> list[Listed]:
        """The open tables, the newest first."""

    async def attended(self) -> list[str]:
        """The codes of tables that have not ended and where the last write said that a person has a connection.

        Those are left out where a person has one at another worker that is alive.
        """

    async def record(self, game: str) -> Finished | None:
        """A finished game, None if there is none of this name."""

    async def size(self) -> Size:
        """How much there is."""

    async def damage(self) -> list[str]:
        """What the database finds wrong with itself, as it says it; a look at all there is, so it takes long."""

    def codes(self) -> AsyncIterator[str]:
        """The codes of all tables, the oldest first; never more than some of them are in memory."""

    def games(self) -> AsyncIterator[str]:
        """The names of all finished games, the oldest first; never more than some of them are in memory."""

    async def forget(self, before: float) -> int:
        """Forget the facts of tables that ended before a time; how many tables. Finished games stay.

        A table stays too as long as there is a game that was dealt at it and of which nothing else is kept.
        """

    async def beat(self, now: float) -> float:
        """Note that this worker is there; how many seconds no worker was, 0.0 if one was.

        If none was, a fact ``Away`` is added to every table that has not ended, and what is due is moved: once,
        whatever happens in between, and whichever worker comes first.
        """

    async def close(self) -> None:
        """Finish what is being written, and let the database go."""
