"""Reading a SQLite file that may be damaged: it can name the same thing for ever, or stop in the middle of a page."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from itertools import pairwise

PAGE = 256
"""How many names are read at once."""

MALFORMED = "database disk image is malformed"
"""What SQLite says of a file that is damaged."""


@dataclass(frozen=True, slots=True)
class Page:
    """Some names, the last number that was read, why no more can be, and whether there may be more."""

    names: tuple[str, ...]
    last: int
    broken: str = ""
    goes_on: bool = True


def page_after(connection: sqlite3.Connection, text: str, last: int) -> Page:
    """The names after a number, as a query for ``number, name`` with ``(last, most)`` tells them.

    Where a number is not greater than the one before, the file is damaged: what follows would come for ever.
    """
    names: list[str] = []
    try:
        for number, name in connection.execute(text, (last, PAGE)):
            check_growth(last, number)
            names.append("" if name is None else name.decode(errors="replace"))
            last = number
    except sqlite3.Error as error:
        return Page(tuple(names), last, str(error), goes_on=False)
    return Page(tuple(names), last, goes_on=bool(names))


def check_growth(*numbers: int) -> None:
    """Raise sqlite3.DatabaseError unless each number is greater than the one before.

    >>> check_growth(0, 1, 5)
    >>> check_growth(0, 0)
    Traceback (most recent call last):
    sqlite3.DatabaseError: database disk image is malformed
    """
    if any(after <= before for before, after in pairwise(numbers)):
        raise sqlite3.DatabaseError(MALFORMED)


def damage(connection: sqlite3.Connection) -> list[str]:
    """What SQLite finds wrong, each once and on one line, and last what keeps it from looking on; ``ok`` if nothing."""
    found: list[str] = []
    try:
        for (text,) in connection.execute("PRAGMA integrity_check(10)"):
            found += [line for line in str(text).splitlines() if line and not line.startswith("***")]
    except sqlite3.Error as error:
        found.append(str(error))
    return list(dict.fromkeys(found))
