"""Persons for tests: games that have ended as a store is told of them, for guests whose cookies have names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from itertools import count
from typing import Any

from pisti.server.persons.outcome import GameEnd, GameOutcome, Sitter, Sitting, packed
from pisti.server.store import Finished, Store, Write
from stores import NOW, OPENED

FOUR = "Ada Bo Cem Duru"
SEATS = ("S", "E", "N", "W")


def guest(name: str) -> str:
    """The hash of somebody's cookie."""
    return sha256(f"cookie of {name}".encode()).hexdigest()


def key(name: str) -> str:
    """The hash of the token of somebody's seat."""
    return sha256(f"token of {name}".encode()).hexdigest()


def called(first: int = 0) -> Iterator[str]:
    """What new persons are called by everybody."""
    return (f"p{number:09}" for number in count(first))


def outcome(game: str, names: str = FOUR, **fields: Any) -> GameOutcome:  # noqa: ANN401
    """A rated game of four that the first and the third have won."""
    sitters = tuple(
        Sitter(seat, guest(name), place % 2, has_stayed=True, pistis=place)  # type: ignore[arg-type]
        for place, (seat, name) in enumerate(zip(SEATS, names.split(), strict=False))
    )
    usual: dict[str, Any] = {"is_open": True, "is_rated": True, "has_bots": False, "players": 4, "scores": (160, 90)}
    usual |= {"winner": 0, "sitters": sitters, "at": NOW, "rules": "standard", "table": f"t-{game}"}
    return GameOutcome(game=game, **{**usual, **fields})


def casual(game: str, names: str = FOUR, **fields: Any) -> GameOutcome:  # noqa: ANN401
    """A game that is not rated."""
    return outcome(game, names, is_rated=False, **fields)


async def end(store: Store, ended: GameOutcome, text: str = "") -> None:
    """Let a game end at a table of its own."""
    sittings = tuple(Sitting(each.guest, key(each.guest), each.seat) for each in ended.sitters)
    told = GameEnd(ended.game, packed(ended), sittings)
    finished = Finished(ended.game, text, frozenset(hash for each in sittings for hash in (each.guest, each.key)))
    await store.write(Write(ended.table, 0, [OPENED], finished=finished, end=told))


async def count_all(store: Store) -> int:
    """Count all that has ended."""
    publics, done = called(len(await store.persons.after(0, 1000))), 0
    while some := await store.persons.count_some(NOW, lambda: next(publics)):
        done += some
    return done


def everything(path: str) -> str:
    """All that stands in a file, whatever table and column it is in, as one text."""
    import sqlite3

    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        return "\n".join(repr(connection.execute(f'SELECT * FROM "{name}"').fetchall()) for (name,) in found)
