"""``pisti play --plain``: a game against bots line by line, for every terminal, a screen reader or a pipe.

What a person sees: who sits where, the level and what differs from the standard rules; for each round who deals and
who cuts, the cards turned up, the exposed card; a line for each card played; before each turn the deal, the stock, the
pile, the cards won, the score and the hand, numbered; at the end of a round the count line by line. What a person
types: the number of a card or the card, ``s p l c f r`` to look at something, ``?`` for help, ``q`` to leave.
"""

from __future__ import annotations

import argparse
import secrets
import shlex
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from io import StringIO
from typing import TextIO

from pisti import bots
from pisti.cards import SUIT_SIGNS
from pisti.cli.arguments import seed
from pisti.errors import PistiError
from pisti.i18n import Texts
from pisti.notation.text import bad_character
from pisti.rules import Rules, Seat
from pisti.table import Bot, GameOver, Person, Player, Table, records_of, table_of
from pisti.tui.plain_count import game_over, sheet
from pisti.tui.plain_input import Console, Leaving
from pisti.tui.plain_rules import differences
from pisti.tui.plain_sitting import BotOf, Chance, Sitting, Surroundings
from pisti.tui.plain_words import LEVEL_IDS, Words, can_show
from pisti.tui.record_file import RecordFile

LEVEL = "medium"
"""The level where none is given."""

NAME_LENGTH = 40
"""How long a name may be."""

SEED = "LocalSeed"
"""The tag with the seed of a game that was given one."""


class PlainFault(StrEnum):
    """Why a game cannot be played as it was asked for."""

    TOGETHER = "flags-contradict"
    NOTHING_TO_RESUME = "play-nothing-to-resume"
    BAD_NAME = "play-bad-name"


class CannotPlay(PistiError):
    """A game that cannot be played as it was asked for."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``pisti play`` takes."""
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--level", choices=tuple(bots.LEVELS))
    parser.add_argument("--rules", type=Rules.parse, metavar="RULES")
    parser.add_argument("--name", type=name, metavar="NAME")
    parser.add_argument("--seed", type=seed, metavar="N")
    parser.add_argument("--record", metavar="FILE")
    parser.add_argument("--resume", metavar="FILE", dest="file")
    parser.add_argument("--ascii", action="store_true")


def name(text: str) -> str:
    """The name of a person; raises CannotPlay.

    >>> name(" Ada ")
    'Ada'
    """
    stripped = text.strip()
    if not 1 <= len(stripped) <= NAME_LENGTH or bad_character(stripped) is not None:
        raise CannotPlay(PlainFault.BAD_NAME, limit=NAME_LENGTH)
    return stripped


def run(
    asked: argparse.Namespace,
    texts: Texts,
    out: TextIO,
    lines_in: TextIO | None = None,
    *,
    now: Callable[[], float] = time.time,
    entropy: Callable[[int], bytes] = secrets.token_bytes,
    bot_of: BotOf = bots.level,
) -> int:
    """Play a game as it was asked for; the exit code.

    Raises CannotPlay, BadRecordFile, RecordError, BadRecord, BadCommand, BadBot and OSError for the caller to tell.
    """
    check_flags(asked)
    console = Console(lines_in or sys.stdin or StringIO(), out, ascii_only=asked.ascii)
    opened = _opened(asked, texts, entropy)
    for player in opened.table.players.values():
        if isinstance(player, Bot):
            bot_of(player.level)  # one that does not exist is told before the first card
    letters = asked.ascii or not can_show(SUIT_SIGNS, console.encoding)
    words = Words(texts, opened.table.rules, opened.you, letters=letters)
    for line in _introduction(words, opened):
        console.say(line)
    if opened.is_over:
        return 0
    sitting = Sitting(opened.table, words, console, Surroundings(opened.chance, now, bot_of, opened.keep))
    _sit(sitting, console, words, opened)
    return 0


def check_flags(asked: argparse.Namespace) -> None:
    """Raise CannotPlay if a flag was given together with ``--resume`` that the record decides already."""
    if asked.file is not None:
        for flag in ("level", "rules", "name", "seed", "record"):
            if getattr(asked, flag) is not None:
                raise CannotPlay(PlainFault.TOGETHER, flag="--resume", other=f"--{flag}")


@dataclass(frozen=True, slots=True)
class _Opened:
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


def _opened(asked: argparse.Namespace, texts: Texts, entropy: Callable[[int], bytes]) -> _Opened:
    return _new(asked, texts, entropy) if asked.file is None else _resumed(asked.file, entropy)


def _new(asked: argparse.Namespace, texts: Texts, entropy: Callable[[int], bytes]) -> _Opened:
    rules, you = asked.rules or Rules(), Seat.SOUTH
    file = RecordFile(asked.record) if asked.record is not None else None
    if file is not None:
        file.check_new()
    seed = None if asked.seed is None else str(asked.seed)
    chance = Chance(entropy(32) if seed is None else seed.encode())
    level = asked.level or LEVEL
    bot = Bot(texts("play-bot-name", level=texts(LEVEL_IDS[level])), level)
    players: dict[Seat, Player] = dict.fromkeys(rules.seating, bot)
    players[you] = Person(asked.name or texts("seat-name", seat=you.letter))
    game = chance.at("game").hex()[:16]
    return _Opened(Table(rules, players), you, chance, game, "?", _seed_tag(seed), file, is_resumed=False)


def _resumed(file_name: str, entropy: Callable[[int], bytes]) -> _Opened:
    file = RecordFile(file_name)
    records = file.read()
    table, last = table_of(records), records[-1]
    persons = [seat for seat, player in table.players.items() if isinstance(player, Person)]
    if len(persons) != 1:
        raise CannotPlay(PlainFault.NOTHING_TO_RESUME, persons=len(persons))
    seed = dict(last.tags).get(SEED)
    chance = Chance(entropy(32) if seed is None else seed.encode())
    return _Opened(table, persons[0], chance, last.game, last.event, _seed_tag(seed), file, is_resumed=True)


def _seed_tag(seed: str | None) -> tuple[tuple[str, str], ...]:
    return () if seed is None else ((SEED, seed),)


def _introduction(words: Words, opened: _Opened) -> Iterator[str]:
    """Who sits where and by which rules; for a game that is over, how it ended."""
    say, rules, view = words.texts, words.rules, opened.table.view(words.you)
    if opened.file is not None and opened.is_resumed:
        yield say("play-finished" if opened.is_over else "play-resumed", file=opened.file.name)
    if view is not None and view.winner is not None:
        yield from sheet(words, view.sheet)
        yield from game_over(words, GameOver(view.winner, view.scores))
        return
    yield say("play-welcome", target=rules.target)
    for seat, player in opened.table.players.items():
        yield "  " + _seat(words, seat, player)
    yield say("play-bots-see")
    yield from _rules(words)
    yield say("play-help-anytime")


def _seat(words: Words, seat: Seat, player: Player) -> str:
    if isinstance(player, Person):
        return words.texts("play-seat-you", seat=words.seat(seat))
    is_partner = words.rules.sides[seat] == words.your_side
    id = "play-seat-partner" if is_partner else "play-seat-bot"
    return words.texts(id, seat=words.seat(seat), level=words.level(player.level))


def _rules(words: Words) -> Iterator[str]:
    lines = tuple(differences(words.texts, words.rules))
    yield words.texts("play-rules-differ" if lines else "play-rules-standard")
    yield from ("  " + line for line in lines)


def _sit(sitting: Sitting, console: Console, words: Words, opened: _Opened) -> None:
    """Play until the game is over or the person leaves, and tell where the game is."""
    try:
        sitting.play()
    except Leaving:
        sitting.leave()
        console.say(words.texts("play-leave"))
        console.say(_where_kept(words.texts, opened))
    else:
        if opened.file is not None:
            console.say(words.texts("play-record-is-in", file=opened.file.name))


def _where_kept(say: Texts, opened: _Opened) -> str:
    if opened.file is None:
        return say("play-not-kept")
    if not opened.table.dealt:
        return say("play-nothing-to-keep")
    command = f"pisti play --plain --resume {shlex.quote(opened.file.name)}"
    return say("play-kept", file=opened.file.name, command=command)
