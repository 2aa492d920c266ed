"""The rules of a rated table: the standard game of four persons, each known by a cookie of their own, with a clock."""

from __future__ import annotations

from collections.abc import Iterable

from pisti.rules import Rules
from pisti.table.protocol import BadCommand, TableFault
from pisti.table.served.seats import Occupant
from pisti.table.served.state import IN_GAME, Served
from pisti.table.wire_types import TableSettings

RATED_RULES = Rules()
"""The rules of every rated table: the standard game."""


def check_settings(settings: TableSettings) -> None:
    """Whether a table can be like this; raises BadCommand where it is to be rated and cannot.

    >>> check_settings(TableSettings(clock=30, is_rated=True))
    """
    if not settings.is_rated:
        return
    if Rules.parse(settings.rules) != RATED_RULES:
        raise BadCommand(TableFault.RATED_RULES)
    if settings.clock is None:
        raise BadCommand(TableFault.RATED_CLOCK)
    if settings.has_chat:
        raise BadCommand(TableFault.RATED_CHAT)


def check_sitting(table: Served, guest: str | None, key: str) -> None:
    """Whether somebody may sit down; raises BadCommand.

    At a rated table nobody does without a cookie, nobody twice, and in the game who began it alone.
    """
    if not table.settings.is_rated:
        return
    if guest is None:
        raise BadCommand(TableFault.RATED_COOKIE)
    if any(who.guest == guest and who.key is not None for who in table.seats.values()):
        raise BadCommand(TableFault.RATED_TWICE)
    if table.stage in IN_GAME and all(guest != who.guest and key != who.key for who in table.starters.values()):
        raise BadCommand(TableFault.RATED_GAME)


def check_company(table: Served) -> None:
    """Whether a game may begin with those who sit there; raises BadCommand."""
    if not table.settings.is_rated:
        return
    if any(who.key is None for who in table.seats.values()):
        raise BadCommand(TableFault.RATED_BOT)
    guests = list(_guests(table.seats.values()))
    if len(guests) < len(table.seats):
        raise BadCommand(TableFault.RATED_COOKIE)
    if len({*guests}) < len(guests):
        raise BadCommand(TableFault.RATED_TWICE)


def may_begin(table: Served) -> bool:
    """Whether a game may begin with those who sit there."""
    try:
        check_company(table)
    except BadCommand:
        return False
    return True


def _guests(seats: Iterable[Occupant]) -> Iterable[str]:
    return (who.guest for who in seats if who.guest is not None)
