"""The games kept on this computer, in a folder with a file for each."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from itertools import count
from pathlib import Path
from typing import BinaryIO

import platformdirs

from pisti.bots import LEVELS
from pisti.errors import PistiError
from pisti.game import winner
from pisti.notation import BadRecord, Record, RecordFault, read_records
from pisti.rules import Rules, Seat
from pisti.table import Bot, Person, table_of
from pisti.table.records import players_of

ENDING = ".pisti"
"""How the name of a file with a game ends."""

MOST_LOOKED_AT = 20
"""How many files are looked at for a game to go on with."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What can be told of a game: the day and number of its last round, the points so far, who sits as a person.

    ``scores`` are by side, after the last round if it was finished; ``you`` is None if there is not exactly one person.
    """

    file: str
    day: date | None
    round: int
    scores: tuple[int, ...]
    rules: Rules
    you: Seat | None
    is_over: bool


@dataclass(frozen=True, slots=True)
class BadKept:
    """A file that should hold a game and does not, or cannot be read."""

    file: str
    error: PistiError | OSError


def games_folder() -> Path:
    """Where the system wants the games of this person.

    >>> games_folder().name
    'games'
    """
    return platformdirs.user_data_path("pisti", appauthor=False) / "games"


def new_file(folder: Path, day: date, game: str) -> str:
    """The path of a file that is not there yet, for a game of that day; makes the folder; raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    start = f"{day.isoformat()}-{game[:8]}"
    names = (f"{start}{f'-{number}' if number > 1 else ''}{ENDING}" for number in count(1))
    return str(next(folder / name for name in names if not os.path.lexists(folder / name)))


def kept_games(folder: Path, most: int = 50) -> list[Kept | BadKept]:
    """The games in a folder, the newest first, none if it is not there; raises OSError if it cannot be looked into."""
    return [_told(path) for path in _newest(folder)[:most]]


def last_unfinished(folder: Path) -> Kept | None:
    """The newest game that a person can go on with, None if the newest files hold none; raises OSError."""
    for path in _newest(folder)[:MOST_LOOKED_AT]:
        with suppress(PistiError, OSError):
            records = _records(path)
            kept = _kept(path, records)
            if not kept.is_over and kept.you is not None and _can_go_on(records):
                return kept
    return None


def _newest(folder: Path) -> list[Path]:
    """The files with games, the newest first, by name where two are of the same moment."""
    found: list[tuple[int, Path]] = []
    with suppress(FileNotFoundError):
        for path in folder.iterdir():
            if path.suffix == ENDING and not path.name.startswith("."):
                found += [(time, path) for time in _times(path)]
    return [path for _, path in sorted(found, reverse=True)]


def _times(path: Path) -> Iterator[int]:
    """When an ordinary file was written last; nothing for anything else: a pipe would wait for somebody to write."""
    with suppress(OSError):
        status = path.stat()
        if stat.S_ISREG(status.st_mode):
            yield status.st_mtime_ns


def _told(path: Path) -> Kept | BadKept:
    try:
        return _kept(path, _records(path))
    except (PistiError, OSError) as error:
        return BadKept(str(path), error)


def _records(path: Path) -> tuple[Record, ...]:
    """The records of one game; raises RecordError, BadRecord and OSError."""
    with path.open("rb") as file:
        records = tuple(_of_one_game(file))
    if not records:
        raise BadRecord(RecordFault.NO_RECORDS, "Game")
    return records


def _of_one_game(file: BinaryIO) -> Iterator[Record]:
    game: str | None = None
    for record in read_records(file):
        if game not in (None, record.game):
            raise BadRecord(RecordFault.DOES_NOT_FOLLOW, "Game", expected=game or "", found=record.game)
        game = record.game
        yield record


def _kept(path: Path, records: tuple[Record, ...]) -> Kept:
    last = records[-1]
    persons = [seat for seat, player in players_of(last).items() if isinstance(player, Person)]
    return Kept(
        file=str(path),
        day=last.date,
        round=last.round_number,
        scores=last.total,
        rules=last.rules,
        you=persons[0] if len(persons) == 1 else None,
        is_over=winner(last.rules, last.total) is not None,  # before an unfinished round nobody has won
    )


def _can_go_on(records: tuple[Record, ...]) -> bool:
    """Whether the bots are ones there are; raises BadRecord if the table cannot be rebuilt."""
    players = table_of(records).players.values()
    return all(player.level in LEVELS for player in players if isinstance(player, Bot))
