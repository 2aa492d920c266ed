"""What a server gets from outside: the time, and chance; and what it makes of chance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and figures that nobody takes for each other."""

CODE_LENGTH = 10
"""A table is known by so many of them: too many codes to be guessed."""


@dataclass(frozen=True, slots=True)
class Around:
    """The time in seconds since 1970, and as many random bytes as are asked for."""

    now: Callable[[], float]
    entropy: Callable[[int], bytes]

    def code(self) -> str:
        """The code of a new table.

        >>> len(Around(lambda: 0.0, bytes).code())
        10
        """
        return "".join(Random(self.entropy(32)).choices(CODE_LETTERS, k=CODE_LENGTH))
