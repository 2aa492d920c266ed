"""Persons at a table by their names, where those say who is meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from pisti.i18n import Texts, printable, shortened
from pisti.rules import Seat
from pisti.table import Person, Player

LONGEST_NAME = 40
"""How much of a name is shown."""


def names_of(texts: Texts, players: Mapping[Seat, Player], you: Seat | None) -> dict[Seat, str]:
    """The other persons who can be called by their names: those that nobody else has, nor any seat.

    >>> players = {Seat.SOUTH: Person("Ada"), Seat.EAST: Person("Bo"), Seat.WEST: Person("north")}
    >>> names_of(Texts("en"), players, Seat.SOUTH)
    {<Seat.EAST: 1>: 'Bo'}
    """
    shown = {seat: shown_name(player) for seat, player in players.items() if isinstance(player, Person)}
    taken = Counter(name.casefold() for name in shown.values())
    taken.update(texts("seat-name", seat=seat.letter).casefold() for seat in Seat)
    return {seat: name for seat, name in shown.items() if seat is not you and taken[name.casefold()] == 1}


def shown_name(player: Player) -> str:
    """The name of a player as a screen can hold it, whatever somebody elsewhere has made of it.

    >>> shown_name(Person("Ada"))
    'Ada'
    """
    return shortened(printable(player.name), LONGEST_NAME)
