"""What a log says of an error that nobody expected: where it was, and not what it says, since that may name cards."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb

from pisti.errors import PistiError


def mishap(error: BaseException) -> str:
    """The kind of an error and the places it went through, the last one first; no values.

    >>> try: int("ace of spades")
    ... except ValueError as error: print(mishap(error).partition(" in ")[0])
    ValueError
    """
    kind = f"{type(error).__name__} {error.code.value}" if isinstance(error, PistiError) else type(error).__name__
    places = [f"{place.name} ({Path(place.filename).name}:{place.lineno})" for place in extract_tb(error.__traceback__)]
    return f"{kind} in {' < '.join(reversed(places))}"
