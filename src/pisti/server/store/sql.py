"""Questions to a database of either kind, written once: the values of a question are called ``$1``, ``$2``.

SQLite answers at once, PostgreSQL when it has: what asks is a coroutine, which for SQLite runs through without a wait.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine
from functools import lru_cache
from typing import Any, Protocol, TypeVar

_Result = TypeVar("_Result")
_VALUE = re.compile(r"\$(\d+)")

Row = tuple[Any, ...]

SAT = b'{"fact":"sat",'
"""How the facts begin that tell of a person who sits down; where there is a cookie they end with its hash, by index."""


class Sql(Protocol):
    """A transaction in which questions are asked; ``is_sat`` is its way to say that a fact is of who sits down."""

    is_sat: str

    async def rows(self, text: str, *values: object) -> list[Row]:
        """What a question is answered, or a change; raises what the database raises."""


Work = Callable[[Sql], Coroutine[Any, Any, _Result]]
"""What is done in a transaction."""


class Runner(Protocol):
    """What does work in a database; raises BadStore where that fails, and then nothing of it was done.

    Where the connection is lost in the meantime nobody knows whether it was.
    """

    async def read(self, work: Work[_Result]) -> _Result:
        """Do what only reads."""

    async def write(self, work: Work[_Result]) -> _Result:
        """Do what changes something about persons: all of it or nothing, one after the other whoever does it."""

    async def try_to_write(self, work: Work[_Result]) -> _Result | None:
        """The same, None if another worker writes about persons just then."""


class SqliteSql:
    """The questions of a thread to a file."""

    is_sat = f"substr(fact, 1, {len(SAT)}) = X'{SAT.hex()}'"

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def rows(self, text: str, *values: object) -> list[Row]:
        """What a question is answered."""
        return self._connection.execute(_numbered(text), values).fetchall()


@lru_cache(128)
def _numbered(text: str) -> str:
    return _VALUE.sub(r"?\1", text)


def driven(work: Awaitable[_Result]) -> _Result:
    """What comes of a coroutine that waits for nothing.

    >>> async def two(): return 2
    >>> driven(two())
    2
    """
    steps = work.__await__()
    try:
        next(steps)
    except StopIteration as done:
        result: _Result = done.value
        return result
    raise RuntimeError("it waits for something")
