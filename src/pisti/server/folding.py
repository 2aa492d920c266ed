"""A game at a table of a server as what is kept of it: the text of its records, read back and proven before it is."""

from __future__ import annotations

import logging
from enum import StrEnum

from pisti.errors import PistiError
from pisti.fairness import verify
from pisti.game import totals
from pisti.notation import Record, format_records, game_of, read_records
from pisti.server.logs import Event, about
from pisti.server.store import Finished
from pisti.table.served import Served, Stage
from pisti.table.served.records import records_of
from pisti.table.served.state import Deal

log = logging.getLogger("pisti.server")


class FoldingFault(StrEnum):
    """Why a game cannot be kept as its records."""

    CANNOT_BE_TOLD = "folding-cannot-be-told"
    TELLS_ANOTHER = "folding-tells-another"
    OTHER_GAME = "folding-other-game"


class BadFolding(PistiError):
    """A game that its records would not tell as it was."""


def finished_of(table: Served) -> Finished | None:
    """What is kept of the present game once it is over, or broken off because the table has ended; None before.

    A game that was over is over: what happens at its table afterwards, such as who sits down or what is chosen, changes
    neither its text nor who may read it, so there is none to keep when such a table ends. The text has been read back:
    it tells each round as it was dealt and played, and from the same seeds. Raises BadFolding if it does not. It takes
    about a millisecond a round.
    """
    game = table.game
    if game is None or table.stage is not (Stage.OVER if game.winner is not None else Stage.CLOSED):
        return None
    try:
        text = "".join(format_records(records_of(table)))
        told = list(read_records([text.encode()]))
    except PistiError as error:
        raise BadFolding(FoldingFault.CANNOT_BE_TOLD, game=table.name, reason=str(error)) from error
    _check(table, told)
    return Finished(table.name, text, None if table.settings.is_open else table.readers)


def folded(code: str, table: Served) -> Finished | None:
    """The same; what cannot be folded is told, and its facts stay in the store."""
    try:
        return finished_of(table)
    except PistiError as error:
        extra = about(Event.RECORDS_WRONG, table=code)
        log.critical("the records of a game at %s do not agree with it: %s", code, error, extra=extra)
        return None


def check_finished(finished: Finished) -> None:
    """Whether what is kept of a game is right: records of that game from its first round on, dealt as their seeds say.

    Raises RecordError, BadRecord, BadDeal and BadFolding. It takes about half a millisecond a round.
    """
    told = list(read_records([finished.text.encode()]))
    before: Record | None = None
    for record in told:
        if record.game != finished.game:
            raise BadFolding(FoldingFault.OTHER_GAME, game=finished.game, found=record.game)
        verify(record, before)
        before = record
    game_of(told[:1])


def _check(table: Served, told: list[Record]) -> None:
    """Whether records tell the rounds of a table; raises BadFolding."""
    if len(told) != len(table.dealt):
        raise BadFolding(FoldingFault.TELLS_ANOTHER, game=table.name, round=len(told))
    before: Record | None = None
    for record, deal in zip(told, table.dealt, strict=True):
        if not _tells(record, before, deal):
            raise BadFolding(FoldingFault.TELLS_ANOTHER, game=table.name, round=deal.game.round_number)
        before = record


def _tells(record: Record, before: Record | None, deal: Deal) -> bool:
    """Whether a record tells a round: the same cards and plays, points and seeds."""
    played = deal.game
    if (record.round, record.round_number) != (played.round, played.round_number):
        return False
    if record.before != totals(played.rules, played.finished):
        return False
    try:
        return verify(record, before) == deal.fair
    except PistiError:
        return False
