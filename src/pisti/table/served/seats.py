"""Who sits where at a table of a server, and what a fact about a seat changes there."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from pisti.rules import Seat
from pisti.table.protocol import Bot, Person, Player
from pisti.table.served import facts as f
from pisti.table.served.facts import Step


class Occupant(Struct, frozen=True):
    """Who sits at a seat: a person with the hash of a token, or a bot of a level.

    A person for whom a bot plays has the level of that bot too; ``guest`` is the hash of a cookie; ``gone_at`` is when
    the connection was lost, None while there is one; ``lapses`` counts the plays in a row that came too late. Of two
    persons the one with the lower ``came`` has sat at the table for longer.
    """

    name: str
    key: str | None = None
    level: str | None = None
    guest: str | None = None
    gone_at: float | None = None
    is_muted: bool = False
    lapses: int = 0
    came: int = 0

    @property
    def plays(self) -> bool:
        """Whether a person sits there and plays."""
        return self.key is not None and self.level is None

    @property
    def is_here(self) -> bool:
        """Whether a person plays and has a connection."""
        return self.plays and self.gone_at is None

    @property
    def player(self) -> Player:
        """Who plays at the seat."""
        return Person(self.name) if self.level is None else Bot(self.name, self.level)


Seats = Mapping[Seat, Occupant]
"""Who sits where."""


def sitters_of(seats: Seats) -> frozenset[tuple[str, str]]:
    """The cookie and the token of each who has both, as hashes."""
    return frozenset((who.guest, who.key) for who in seats.values() if who.guest is not None and who.key is not None)


def readers_of(seats: Seats) -> frozenset[str]:
    """The hashes of tokens and cookies of who sits there."""
    return frozenset(hash for who in seats.values() for hash in (who.key, who.guest) if hash is not None)


def nameless(seats: Seats, guests: set[str], **fields: None) -> Seats:
    """Who sits where, once some are forgotten: they have neither name nor cookie, and nothing of other fields.

    Whoever has left in the game may be one of them: bots have no names of persons any more.
    """

    def after(who: Occupant) -> Occupant:
        if who.guest in guests:
            return replace(who, name="", guest=None, **fields)
        return replace(who, name="") if who.key is None and who.name else who

    return {seat: after(who) for seat, who in seats.items()}


def unnamed(players: Mapping[Seat, Player], seats: set[Seat]) -> Mapping[Seat, Player]:
    """Who plays, once those at some seats are forgotten: they have no names."""
    return {seat: dataclasses.replace(player, name="") if seat in seats else player for seat, player in players.items()}


def seats_after(seats: Seats, step: Step) -> Seats:
    """Who sits where after a fact about a seat."""
    match step.fact:
        case f.Sat(seat, name, key, guest):
            came = 1 + max((who.came for who in seats.values()), default=0)
            return {**seats, Seat.parse(seat): Occupant(name, key, guest=guest, came=came)}
        case f.Filled(seat, level):
            return {**seats, Seat.parse(seat): Occupant("", None, level)}
        case f.Emptied(seat):
            return {each: who for each, who in seats.items() if each is not Seat.parse(seat)}
        case f.Swapped((one, two)):
            exchanged = {Seat.parse(one): Seat.parse(two), Seat.parse(two): Seat.parse(one)}
            return {exchanged.get(each, each): who for each, who in seats.items()}
        case f.Gone(seat):
            return _changed(seats, seat, gone_at=step.at)
        case f.Here(seat):
            return _changed(seats, seat, gone_at=None, level=None, lapses=0)
        case f.StoodIn(seat, level, has_left):
            return _changed(seats, seat, level=level, **({"key": None, "guest": None} if has_left else {}))
        case f.Silenced(seat, is_muted):
            return _changed(seats, seat, is_muted=is_muted)
    raise TypeError(step.fact)


def _changed(seats: Seats, letter: str, **fields: object) -> Seats:
    seat = Seat.parse(letter)
    return {**seats, seat: replace(seats[seat], **fields)}
