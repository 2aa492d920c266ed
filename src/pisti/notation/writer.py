"""Records as text: the only text that each has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pisti.notation.faults import COMMENTS, BadRecord, RecordFault
from pisti.notation.games import check_follows
from pisti.notation.record import SEAT_TAGS, UNKNOWN, Record
from pisti.notation.text import LINE_BYTES, RECORD_BYTES, format_tag

NONE = "-"
UNFINISHED = "*"
UNKNOWN_CARD = "??"


def format_record(record: Record) -> str:
    """The text of a record, which ends with a newline; raises BadRecord if a line or all of it would be too long.

    >>> from random import Random
    >>> from pisti.notation.reader import parse_record
    >>> from pisti.round import shuffled
    >>> from pisti.rules import Seat
    >>> record = Record(game="1", deck=shuffled(Random(1)), dealer=Seat.WEST)
    >>> format_record(record).splitlines()[:2], parse_record(format_record(record)) == record
    (['[Notation "1"]', '[Event "?"]'], True)
    """
    size = 0
    lines = [*tag_lines(record), "", *play_lines(record)]
    for line in lines:
        length = len(line.encode())
        if length > LINE_BYTES:
            part = line[1:].partition(" ")[0] if line[0] == "[" else COMMENTS
            raise BadRecord(RecordFault.LINE_TOO_LONG, part, limit=LINE_BYTES)
        size += length + 1
    if size > RECORD_BYTES:
        raise BadRecord(RecordFault.TOO_LONG, COMMENTS, limit=RECORD_BYTES)
    return "\n".join([*lines, ""])


def format_records(records: Iterable[Record]) -> Iterator[str]:
    """The text of each record of a file, all but the first with the empty line that parts them; raises BadRecord.

    >>> list(format_records([]))
    []
    """
    before: Record | None = None
    for record in records:
        if before is not None:
            check_follows(before, record)
        yield format_record(record) if before is None else "\n" + format_record(record)
        before = record


def tag_lines(record: Record) -> Iterator[str]:
    """The line of each tag of a record, in order."""
    yield from (format_tag(name, value) for name, value in _tags(record))
    yield from (format_tag(name, value) for name, value in record.tags)


def _tags(record: Record) -> Iterator[tuple[str, str]]:
    yield "Notation", "1"
    yield "Event", record.event
    yield "Game", record.game
    yield "Round", str(record.round_number)
    yield "Date", record.date.isoformat() if record.date else UNKNOWN
    yield "Rules", str(record.rules)
    yield from ((SEAT_TAGS[seat], name) for seat, name in zip(record.rules.seating, record.names, strict=True))
    yield "Dealer", record.dealer.letter
    yield "Cut", _numbers(record.cut) or NONE
    yield "Deck", " ".join(UNKNOWN_CARD if card is None else str(card) for card in record.deck)
    yield "Score", score_text(record.score, record.is_redeal)
    yield "Total", _numbers(record.total)


def score_text(score: tuple[int, ...] | None, is_redeal: bool) -> str:
    """The value of the tag Score.

    >>> score_text((8, 8), is_redeal=False), score_text(None, is_redeal=True)
    ('8 8', '-')
    """
    if score is None:
        return NONE if is_redeal else UNFINISHED
    return _numbers(score)


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def play_lines(record: Record) -> Iterator[str]:
    """The lines after the tags: comments, the plays with their marks, a deal a line, and the end if it is no finish."""
    plays = [str(card) + mark for card, mark in zip(record.plays, record.marks, strict=True)]
    comments: dict[int, list[str]] = {}
    for ply, text in record.comments:
        comments.setdefault(ply, []).append(f"{{{text}}}")
    starts = sorted({0, *range(0, len(plays), 4 * record.rules.seats), *comments})
    for start, end in zip(starts, [*starts[1:], len(plays)], strict=True):
        yield from comments.get(start, ())
        if start < end:
            yield " ".join(plays[start:end])
    if not record.is_finished:
        yield NONE if record.is_redeal else UNFINISHED
