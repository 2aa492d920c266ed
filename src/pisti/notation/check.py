"""The check of a file of records: how much it holds, or where it goes wrong."""

from __future__ import annotations

from dataclasses import dataclass

from pisti.notation.faults import RecordError
from pisti.notation.lines import Source
from pisti.notation.reader import read_records


@dataclass(frozen=True, slots=True)
class Report:
    """What a check found: the records and games before the first error, and that error with its line and column."""

    records: int
    games: int
    error: RecordError | None


def check(source: Source) -> Report:
    """Read a whole file of records, and tell how many there are or what is wrong first.

    >>> report = check([b"[Event"])
    >>> report.records, report.error.code.value, report.error.line, report.error.column
    (0, 'record-no-newline', 1, 7)
    """
    records, games, game = 0, 0, None
    try:
        for record in read_records(source):
            games += record.game != game
            records, game = records + 1, record.game
    except RecordError as error:
        return Report(records, games, error)
    return Report(records, games, None)
