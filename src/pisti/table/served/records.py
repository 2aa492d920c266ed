"""The records of a game at a table of a server; the seeds of a round are in its record once nobody plays it any more.

That is when the round is over, or when the table has ended in the middle of it.
"""

from __future__ import annotations

from datetime import UTC, datetime

from pisti.fairness import tags_of
from pisti.notation import Record
from pisti.table.protocol import Bot
from pisti.table.records import bots_tag
from pisti.table.served.state import Deal, Served, Stage


def records_of(table: Served) -> list[Record]:
    """A record of each round dealt so far in the present game, the last one perhaps unfinished.

    An unfinished round tells its whole deck: it is for the store, not for eyes.
    """
    return [_record(table, deal) for deal in table.dealt]


def _record(table: Served, deal: Deal) -> Record:
    levels = {seat: player.level for seat, player in deal.players.items() if isinstance(player, Bot)}
    number = deal.game.round_number
    is_over = any(each.game.round.is_over and each.game.round_number == number for each in table.dealt)
    is_told = is_over or table.stage is Stage.CLOSED
    names = table.dealt[0].players  # one game has one set of names, whoever sits down later
    return Record.of(
        deal.game,
        game=table.name,
        date=datetime.fromtimestamp(deal.at, UTC).date(),
        names={seat: player.name or "?" for seat, player in names.items()},
        cut=deal.fair.round.draw(deal.fair.dealing).lifted,
        tags=(*([bots_tag(levels)] if levels else []), *(tags_of(deal.fair) if is_told else ())),
    )
