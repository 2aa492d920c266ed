"""A table to sit down at: new, as it was asked for, or that of a game kept in a file."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path

from pisti.errors import PistiError
from pisti.figures import BadFigure, seed
from pisti.i18n import Texts
from pisti.notation import Record
from pisti.rules import Rules, Seat
from pisti.table import Bot, Person, Player, Table, records_of, table_of
from pisti.table.records import bots_tag
from pisti.tui.file_fault import told
from pisti.tui.host import Chance
from pisti.tui.kept import new_file
from pisti.tui.plain_words import LEVEL_IDS
from pisti.tui.record_file import BadRecordFile, RecordFile

LEVEL = "medium"
"""The level where none is given."""

SEED = "LocalSeed"
"""The tag with the seed of a game that was given one."""


class PlainFault(StrEnum):
    """Why a game cannot be played as it was asked for."""

    RESUME_DECIDES = "play-resume-decides"
    RESUME_KEEPS = "play-resume-keeps"
    NAME_NEEDED = "play-name-needed"
    NOTHING_TO_RESUME = "play-nothing-to-resume"
    BAD_SEED = "play-bad-seed"
    BAD_NAME = "play-bad-name"


class CannotPlay(PistiError):
    """A game that cannot be played as it was asked for."""


def check_flags(asked: argparse.Namespace) -> None:
    """Raise CannotPlay for a file without a name, or a flag beside ``--resume`` that the record decides already."""
    for flag, file in (("--record", asked.record), ("--resume", asked.file)):
        if file in ("", "-"):  # - is standard input and output elsewhere; a game is kept in a file
            raise CannotPlay(PlainFault.NAME_NEEDED, flag=flag)
    if asked.file is None:
        return
    for flag in ("level", "rules", "name", "seed"):
        if getattr(asked, flag) is not None:
            raise CannotPlay(PlainFault.RESUME_DECIDES, flag=f"--{flag}")
    if asked.record is not None:
        raise CannotPlay(PlainFault.RESUME_KEEPS, flag="--record")


@dataclass(frozen=True, slots=True)
class Opened:
    """A table to sit down at, and where its game is kept."""

    table: Table
    you: Seat
    chance: Chance
    game: str
    event: str
    tags: tuple[tuple[str, str], ...]
    file: RecordFile | None
    is_resumed: bool

    @property
    def is_over(self) -> bool:
        """Whether the game that was to be resumed is over."""
        view = self.table.view(self.you)
        return view is not None and view.winner is not None

    def keep(self) -> None:
        """Write the game to its file, if it has one; raises BadRecordFile and OSError."""
        if self.file is not None and self.table.dealt:
            self.file.write(records_of(self.table, game=self.game, event=self.event, tags=self.tags))


def opened(asked: argparse.Namespace, texts: Texts, entropy: Callable[[int], bytes]) -> Opened:
    """The table that was asked for; raises what reading, or trying, its file raises, and CannotPlay."""
    check_flags(asked)
    return _new(asked, texts, entropy) if asked.file is None else _resumed(asked.file, entropy)


def opened_and_kept(
    asked: argparse.Namespace,
    texts: Texts,
    folder: Path,
    now: Callable[[], float],
    entropy: Callable[[int], bytes],
) -> tuple[Opened, str]:
    """A new game in a file among the others, without one where that cannot be; and why it cannot."""
    try:
        file = new_file(folder, datetime.fromtimestamp(now(), UTC).date(), entropy(4).hex())
        return opened(with_fields(asked, record=file), texts, entropy), ""
    except (BadRecordFile, OSError) as error:
        return opened(asked, texts, entropy), told(texts, error)


def with_fields(asked: argparse.Namespace, **fields: object) -> argparse.Namespace:
    """What is asked for, with some fields in place of those it has."""
    return argparse.Namespace(**{**vars(asked), **fields})


def _new(asked: argparse.Namespace, texts: Texts, entropy: Callable[[int], bytes]) -> Opened:
    rules, you = asked.rules or Rules(), Seat.SOUTH
    file = RecordFile(asked.record) if asked.record is not None else None
    if file is not None:
        file.check_new()
    given = None if asked.seed is None else str(asked.seed)
    chance = Chance(entropy(32) if given is None else given.encode())
    level = asked.level or LEVEL
    bot = Bot(texts("play-bot-name", level=texts(LEVEL_IDS[level])), level)
    players: dict[Seat, Player] = dict.fromkeys(rules.seating, bot)
    players[you] = Person(asked.name or texts("seat-name", seat=you.letter))
    game = chance.at("game").hex()[:16]
    return Opened(Table(rules, players), you, chance, game, "?", _seed_tag(given), file, is_resumed=False)


def _resumed(file_name: str, entropy: Callable[[int], bytes]) -> Opened:
    file = RecordFile(file_name)
    records = file.read()
    table, last = table_of(records), records[-1]
    given = _seed(last)
    chance = Chance(entropy(32) if given is None else given.encode())
    return Opened(table, _person(table), chance, last.game, last.event, _seed_tag(given), file, is_resumed=True)


def _person(table: Table) -> Seat:
    persons = [seat for seat, player in table.players.items() if isinstance(player, Person)]
    if len(persons) != 1:
        name, value = bots_tag(dict.fromkeys(table.rules.seating[1:], LEVEL))
        raise CannotPlay(PlainFault.NOTHING_TO_RESUME, persons=len(persons), example=f'[{name} "{value}"]')
    return persons[0]


def _seed(record: Record) -> str | None:
    text = dict(record.tags).get(SEED)
    try:
        return None if text is None else str(seed(text))
    except BadFigure:
        raise CannotPlay(PlainFault.BAD_SEED, tag=SEED, found=text or "") from None


def _seed_tag(given: str | None) -> tuple[tuple[str, str], ...]:
    return () if given is None else ((SEED, given),)
