"""``pisti analyse``: what each card was worth at each play of some records, what the plays cost, and luck."""

from __future__ import annotations

import argparse
import json
import re
import secrets
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from enum import StrEnum
from itertools import groupby
from pathlib import Path
from typing import TextIO

from pisti.analysis import Progress, analyse
from pisti.analysis.page import page
from pisti.analysis.told import Told, as_json, head, lines
from pisti.cli.console import complain
from pisti.errors import PistiError
from pisti.figures import seed
from pisti.game import Game
from pisti.i18n import Texts
from pisti.notation import Record, RecordError, read_records
from pisti.tui.file_fault import fault_of, shown_name
from pisti.tui.replay import BadReplay, ReplayFault, open_records
from pisti.tui.whole_file import replace_whole

MOST_WORLDS = 1_000_000


class AnalyseFault(StrEnum):
    """Why records cannot be analysed."""

    BAD_WORLDS = "analyse-bad-worlds"
    UNKNOWN_CARDS = "analyse-unknown-cards"


class CannotAnalyse(PistiError):
    """A number of worlds that cannot be, or a record that does not tell all cards."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``pisti analyse`` takes."""
    parser.add_argument("files", metavar="RECORD", nargs="+")
    parser.add_argument("--worlds", metavar="N", type=worlds)
    parser.add_argument("--seed", metavar="N", type=seed)
    parser.add_argument("--html", metavar="FILE", type=Path)
    parser.add_argument("--json", action="store_true")


def worlds(text: str) -> int:
    """How many worlds a text says, from 2 to a million; raises CannotAnalyse.

    >>> worlds("256")
    256
    """
    if re.fullmatch("[0-9]{1,7}", text) and 2 <= int(text) <= MOST_WORLDS:
        return int(text)
    raise CannotAnalyse(AnalyseFault.BAD_WORLDS, text=text)


def run(asked: argparse.Namespace, texts: Texts, out: TextIO) -> int:
    """Look at all games of the files and tell what came of it; 2 if a file is wrong. Raises OSError."""
    games = [_games(name, texts) for name in asked.files]
    if any(each is None for each in games):
        return 2
    if asked.html is not None:
        with asked.html.open("a"):  # whether it can be written is known before minutes are spent
            pass
    number = secrets.randbits(53) if asked.seed is None else asked.seed
    told = []
    for records in (game for each in games for game in each or ()):
        told.append(_analysed(records, asked.worlds, number, texts))
        if asked.json:
            out.write(json.dumps(as_json(told[-1], texts)) + "\n")
    if not asked.json:
        _write(told, texts, out)
    if asked.html is not None:
        replace_whole(asked.html, page(told, texts, texts.language).encode())
    return 0


def _games(name: str, texts: Texts) -> list[list[Record]] | None:
    """The games of a file, None if it is wrong and that was said."""
    try:
        with open_records(name) as source:
            records = list(read_records(source))
        _check(records)
    except OSError as error:
        _complain(shown_name(name), fault_of(error), texts)
    except RecordError as error:
        _complain(f"{shown_name(name)}:{error.line}:{error.column}", error, texts)
    except (CannotAnalyse, BadReplay) as error:
        _complain(shown_name(name), error, texts)
    else:
        return [list(game) for _, game in groupby(records, lambda record: record.game)]
    return None


def _check(records: Sequence[Record]) -> None:
    if not records:
        raise BadReplay(ReplayFault.NOTHING_THERE)
    for record in records:
        if not record.knows_deck:
            raise CannotAnalyse(AnalyseFault.UNKNOWN_CARDS, round=record.round_number)


def _complain(place: str, error: PistiError, texts: Texts) -> None:
    complain(f"pisti analyse: {place}: {texts(f'error-{error.code}', **error.fields)}")


def _analysed(records: Sequence[Record], worlds: int | None, seed: int, texts: Texts) -> Told:
    first = records[0]
    names = dict(zip(first.rules.seating, first.names, strict=True))
    with _progress(first.game, texts) as told:
        analysis = analyse([Game(record.round) for record in records], worlds, seed, told)
    # a file may begin in the middle of a game
    pairs = zip(analysis.rounds, records, strict=True)
    rounds = tuple(replace(round, number=record.round_number) for round, record in pairs)
    return Told(first.game, names, replace(analysis, rounds=rounds))


def _write(told: Sequence[Told], texts: Texts, out: TextIO) -> None:
    parts = [[head(told[0].analysis, texts)], *(list(lines(each, texts)) for each in told)]
    out.write("\n\n".join("\n".join(part) for part in parts) + "\n")


@contextmanager
def _progress(game: str, texts: Texts) -> Iterator[Progress | None]:
    """What shows each further per cent on standard error, None where that is no terminal."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield None
        return
    shown = -1

    def show(done: int, plays: int) -> None:
        nonlocal shown
        if 100 * done // plays > shown:
            shown = 100 * done // plays
            _show("\r" + texts("analysis-progress", game=game, percent=shown))

    try:
        yield show
    finally:
        _show("\r\x1b[K")


def _show(text: str) -> None:
    """Write to standard error, which is a terminal; what goes wrong with it must not stop the work."""
    with suppress(OSError, UnicodeError):
        sys.stderr.write(text)
        sys.stderr.flush()
