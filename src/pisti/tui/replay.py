"""``pisti replay``: a record on the full screen, told play by play, as a position, or as JSON."""

from __future__ import annotations

import argparse
import errno
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from enum import StrEnum
from typing import BinaryIO, TextIO, TypeVar

from pisti.cards import Card
from pisti.errors import PistiError
from pisti.figures import number
from pisti.i18n import Texts
from pisti.notation.position_text import format_position
from pisti.notation.reader import read_records
from pisti.notation.record import Record
from pisti.round import Round, Turn
from pisti.rules import Rules, Side
from pisti.tui.plain_words import CardWords
from pisti.tui.tell import Teller
from pisti.tui.terminal import is_full_screen
from pisti.tui.wrap import width_of, wrapped

_Value = TypeVar("_Value")


class ReplayFault(StrEnum):
    """Why nothing of a file can be shown."""

    NOTHING_THERE = "replay-nothing-there"
    NO_SUCH_ROUND = "replay-no-such-round"
    NO_SUCH_PLY = "replay-no-such-ply"


class BadReplay(PistiError):
    """Something to show was asked for that the file does not have."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``pisti replay`` takes."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--game", metavar="ID")
    parser.add_argument("--round", metavar="N", type=number)
    parser.add_argument("--ply", metavar="N", type=number)
    parser.add_argument("--plain", action="store_true")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--hands", action="store_true")
    form.add_argument("--position", action="store_true")
    form.add_argument("--json", action="store_true")


def run(asked: argparse.Namespace, texts: Texts, out: TextIO) -> int:
    """Show the records that were asked for; the exit code. Raises RecordError, BadReplay and OSError."""
    if _is_for_full_screen(asked, out):
        from pisti.tui import replay_app  # takes longer to import than lines should

        return replay_app.run(asked, texts, out)
    _tell(asked, texts, out)
    return 0


def _is_for_full_screen(asked: argparse.Namespace, out: TextIO) -> bool:
    is_in_lines = asked.file == "-" or asked.plain or asked.hands or asked.position or asked.json
    return not is_in_lines and is_full_screen(out)


def _tell(asked: argparse.Namespace, texts: Texts, out: TextIO) -> None:
    words = CardWords(texts, letters=False)
    width = None if asked.position or asked.json else width_of(out)
    seen = shown = 0
    with open_records(asked.file) as source:
        for record in read_records(source):
            seen += 1
            if is_asked_for(record, asked):
                if shown and not (asked.position or asked.json):
                    out.write("\n")
                out.writelines(wrapped(line, width) + "\n" for line in _lines(record, asked, words))
                shown += 1
    if not seen:
        raise BadReplay(ReplayFault.NOTHING_THERE)
    if not shown:
        raise BadReplay(ReplayFault.NO_SUCH_ROUND, records=seen)


@contextmanager
def open_records(name: str) -> Iterator[BinaryIO]:
    """A file of records, or standard input for ``-``; raises OSError, with the name in it.

    Unbuffered, so that what comes through a pipe is read as soon as it is there.
    """
    try:
        if name == "-" and sys.stdin is None:  # closed before the program began
            raise OSError(errno.EBADF, "")
        with open(0 if name == "-" else name, "rb", buffering=0, closefd=name != "-") as file:
            yield file
    except OSError as error:
        error.filename = name if error.filename in (None, 0) else error.filename
        raise


def is_asked_for(record: Record, asked: argparse.Namespace) -> bool:
    """Whether a record is of the game and the round that were asked for."""
    return asked.game in (None, record.game) and asked.round in (None, record.round_number)


def check_ply(record: Record, ply: int | None) -> None:
    """Raise BadReplay if a record has not so many plays."""
    if ply is not None and not 0 <= ply <= len(record.plays):
        raise BadReplay(
            ReplayFault.NO_SUCH_PLY,
            ply=ply,
            plays=len(record.plays),
            round=record.round_number,
            game=record.game,
        )


def _lines(record: Record, asked: argparse.Namespace, words: CardWords) -> Iterable[str]:
    check_ply(record, asked.ply)
    if asked.json:
        return [json.dumps(as_json(record, asked.ply), ensure_ascii=False)]
    if asked.position:
        return [position_text(record, asked.ply)]
    return Teller(record, words, with_hands=asked.hands).lines(asked.ply)


def position_text(record: Record, ply: int | None) -> str:
    """The position after some of the plays, all if left out, as its line; raises BadPosition for a redeal."""
    return format_position(record.position(len(record.plays) if ply is None else ply))


def as_json(record: Record, ply: int | None) -> dict[str, object]:
    """A record, or what it tells up to some play, as what JSON can hold; unknown cards are None."""
    round = record.at(len(record.plays) if ply is None else ply)
    known = {*record.plays, *(card for card in record.deck if card is not None)}

    def cards(shown: Iterable[Card | None]) -> list[str | None]:
        return [str(card) if card in known else None for card in shown]

    left = round.leftovers
    return {
        "event": record.event,
        "game": record.game,
        "round": record.round_number,
        "date": None if record.date is None else record.date.isoformat(),
        "rules": str(record.rules),
        "names": {seat.letter: name for seat, name in zip(record.rules.seating, record.names, strict=True)},
        "tags": dict(record.tags),
        "dealer": record.dealer.letter,
        "cut": list(record.cut),
        "deck": cards(record.deck),
        "turned_up": cards(round.turned_up),
        "redeal": round.is_redeal,
        "plays": [_turn(turn, ply, cards) for ply, turn in enumerate(round.turns, 1)],
        "leftovers": left and {"side": _side(record.rules, left.side), "cards": cards(left.cards)},
        "finished": round.is_over,
        "score": _score(round) if round.is_over else None,
        "total": _by_side(record.rules, record.total if round.is_over else record.before),
        "position": None if round.is_redeal else position_text(record, ply),
    }


def _turn(turn: Turn, ply: int, cards: Callable[[Iterable[Card | None]], list[str | None]]) -> dict[str, object]:
    return {
        "ply": ply,
        "seat": turn.seat.letter,
        "card": str(turn.card),
        "captured": cards(turn.captured),
        "set_aside": cards(turn.set_aside),
        "pisti": turn.pisti.name.lower(),
        "denied": turn.denied,
    }


def _score(round: Round) -> dict[str, dict[str, int]]:
    return _by_side(round.rules, [{**asdict(score), "total": score.total} for score in round.score()])


def _by_side(rules: Rules, values: Iterable[_Value]) -> dict[str, _Value]:
    return {rules.side_letters(Side(side)): value for side, value in enumerate(values)}


def _side(rules: Rules, side: Side | None) -> str | None:
    return None if side is None else rules.side_letters(side)
