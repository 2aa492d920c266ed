"""What stands in the rows of a database: steps of a table and finished games, as far as these can be read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import MsgspecError

from pisti.server.store.faults import BadStore, StoreFault
from pisti.server.store.interface import Finished, Kept
from pisti.server.store.packing import unpack_readers, unpack_text
from pisti.table.served import Step
from pisti.table.served.facts import Began, Drew, Fact, parse_fact

Row = Sequence[object]
"""A version, and what stands beside it: fact, time, secret, command."""


def kept_of(code: str, numbers: range, rows: Sequence[Row]) -> Kept:
    """What is kept of a table in rows of these numbers; raises BadStore if one is missing or none can be read."""
    try:
        steps = tuple(_step(fact, at, secret) for _, fact, at, secret, _ in rows)
    except (MsgspecError, ValueError) as error:
        raise BadStore(StoreFault.DAMAGED_TABLE, table=code) from error
    if [number for number, *_ in rows] != [*numbers]:
        raise BadStore(StoreFault.DAMAGED_TABLE, table=code)
    return Kept(code, steps, frozenset(str(command) for *_, command in rows if command is not None))


def _step(fact: object, at: object, secret: object) -> Step:
    """A step as it was stored; raises MsgspecError and ValueError if it is none: in a damaged file all can be there."""
    if not (isinstance(fact, bytes) and isinstance(at, float) and isinstance(secret, bytes | None)):
        raise ValueError(type(fact), type(at), type(secret))
    return Step(parse_fact(fact), at, secret)


def finished_in(game: str, text: object, readers: object) -> Finished:
    """A finished game as it was stored; raises BadStore if it is none."""
    try:
        if not (isinstance(text, bytes) and isinstance(readers, bytes | None)):
            raise ValueError(type(text), type(readers))
        return Finished(game, unpack_text(text), unpack_readers(readers))
    except ValueError as error:
        raise BadStore(StoreFault.DAMAGED_GAME, game=game) from error


def games_dealt(facts: Iterable[Fact]) -> set[str]:
    """The names of the games of which cards were dealt.

    >>> games_dealt([Began("g1"), Drew(0), Drew(1), Began("g2"), Drew(0)])
    {'g1'}
    """
    dealt, game = set(), ""
    for fact in facts:
        match fact:
            case Began(name):
                game = name
            case Drew(round) if round:
                dealt.add(game)
    return dealt
