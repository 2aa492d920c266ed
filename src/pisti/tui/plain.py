"""``pisti play --plain``: a game against bots line by line, for every terminal, a screen reader or a pipe.

What a person sees: who sits where, the level and what differs from the standard rules; for each round who deals and
who cuts, the cards turned up, the exposed card; a line for each card played; before each turn the deal, the stock, the
pile, the cards won, the score and the hand, numbered; at the end of a round the count line by line. What a person
types: the number of a card or the card, ``s p l c f r`` to look at something, ``?`` for help, ``q`` to leave.
"""

from __future__ import annotations

import argparse
import secrets
import signal
import sys
import time
from collections.abc import Callable
from io import StringIO
from typing import TextIO

from pisti import bots
from pisti.cards import SUIT_SIGNS
from pisti.figures import seed
from pisti.i18n import Texts
from pisti.rules import Rules
from pisti.tui.ending import Ended, exit_code, unwinding
from pisti.tui.greeting import introduction, part
from pisti.tui.host import BotOf, Host, Surroundings, check_bots
from pisti.tui.kept import games_folder
from pisti.tui.plain_input import Console, Leaving
from pisti.tui.plain_opening import CannotPlay, Opened, PlainFault, opened, opened_and_kept
from pisti.tui.plain_sitting import Sitting
from pisti.tui.plain_words import Words, can_show
from pisti.tui.remote.address import address, code
from pisti.tui.settings import NAME_LENGTH, is_name


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
    parser.add_argument("--server", type=address, metavar="URL")
    parser.add_argument("--table", type=code, metavar="CODE")


def name(text: str) -> str:
    """The name of a person; raises CannotPlay.

    >>> name(" Ada ")
    'Ada'
    """
    stripped = text.strip()
    if not is_name(stripped):
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
    try:
        with unwinding():
            console = Console(lines_in or sys.stdin or StringIO(), out, ascii_only=asked.ascii)
            game = _opened(asked, texts, console, now, entropy)
            return _play(asked, texts, console, game, Surroundings(game.chance, now, bot_of, game.keep))
    except Ended as ended:
        return ended.exit_code


def _opened(
    asked: argparse.Namespace,
    texts: Texts,
    console: Console,
    now: Callable[[], float],
    entropy: Callable[[int], bytes],
) -> Opened:
    """The game that was asked for; a new one of somebody at a terminal is kept among the others."""
    if asked.file is not None or asked.record is not None or not console.is_terminal:
        return opened(asked, texts, entropy)
    game, why_not = opened_and_kept(asked, texts, games_folder(), now, entropy)
    if why_not:
        console.say(why_not)
    return game


def _play(asked: argparse.Namespace, texts: Texts, console: Console, game: Opened, around: Surroundings) -> int:
    check_bots(game.table, around.bot_of)
    letters = asked.ascii or not can_show(SUIT_SIGNS, console.encoding)
    words = Words(texts, game.table.rules, game.you, letters=letters)
    for line in introduction(words, game):
        console.say(line)
    if game.is_over:
        return 0
    console.say(texts("play-help-anytime"))
    return _sit(Sitting(Host(game.table, game.you, around), words, console), console, asked, texts, game)


def _sit(sitting: Sitting, console: Console, asked: argparse.Namespace, texts: Texts, game: Opened) -> int:
    """Play until the game is over or the person leaves, and tell where the game is; the exit code."""
    try:
        sitting.play()
    except Leaving:
        sitting.leave()
        part(console, asked, texts, game)
    except KeyboardInterrupt:
        console.end_line()
        part(console, asked, texts, game)
        return exit_code(signal.SIGINT)
    else:
        if game.file is not None:
            console.say(texts("play-record-is-in", file=game.file.name))
    return 0
