"""What a store does, whatever it is made of."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Protocol

from pisti.table.served import Step


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
    whether the table has ended, ``attended`` whether a person at it has a connection.
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


class Store(Protocol):
    """Where tables are kept.

    Everything raises BadStore where the database fails; a failed write has changed nothing.
    """

    async def write(self, write: Write) -> Outcome:
        """Add steps to a table, all or none; the answer comes when they are on the disk."""

    async def read(self, code: str, after: int = 0) -> Kept | None:
        """A table with its steps after so many, None if there is none of this code."""

    async def answered(self, code: str, command: str) -> int | None:
        """The version after a command that was followed before, None if it was not."""

    async def due(self, now: float, most: int) -> list[str]:
        """The codes of tables that are to do something by now, the longest due first."""

    async def next_due(self) -> float | None:
        """When the first table is to do something, None if none is."""

    async def listed(self) -> list[Listed]:
        """The open tables, the newest first."""

    async def attended(self) -> list[str]:
        """The codes of tables that have not ended and where the last write said that a person has a connection."""

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
        """Note that the server is there; how many seconds it was away, 0.0 if it was not.

        If it was, a fact ``Away`` is added to every table that has not ended, and what is due is moved: once, whatever
        happens in between.
        """

    async def close(self) -> None:
        """Finish what is being written, and let the database go."""
