"""What is told of persons over HTTP: to everybody, and to themselves. No hash of a cookie or of a token is in it."""

from __future__ import annotations

from msgspec import Struct, to_builtins

from pisti.server.persons.person import Person, Report, Result, Totals
from pisti.server.persons.ratings import NEW, Rating, is_provisional, shown, uncertainty


class RatingTold(Struct, frozen=True):
    """A rating on the scale of people, how much it may still move, and whether that is much."""

    shown: int
    uncertainty: int
    is_provisional: bool
    games: int


class PersonTold(Struct, frozen=True):
    """What everybody may know of a person; ``since`` in milliseconds since 1970."""

    public: str
    name: str | None
    since: int
    rating: RatingTold
    totals: Totals


class MeTold(Struct, frozen=True):
    """What a person is told of themselves; nobody yet where ``public`` is null."""

    public: str | None
    name: str | None
    since: int | None
    rating: RatingTold
    totals: Totals
    devices: int
    has_link: bool
    banned: str | None


class GameTold(Struct, frozen=True):
    """A game of a person; ``rating_before`` and ``rating_after`` null where it changed none."""

    number: int
    game: str
    at: int
    seat: str
    rules: str
    players: int
    own: int
    other: int
    pistis: int
    has_won: bool
    has_bots: bool
    is_rated: bool
    is_left: bool
    is_open: bool
    rating_before: int | None
    rating_after: int | None


def rating_told(rating: Rating, games: int) -> RatingTold:
    """A rating after so many games.

    >>> rating_told(NEW, 0)
    RatingTold(shown=1500, uncertainty=167, is_provisional=True, games=0)
    """
    return RatingTold(shown(rating), uncertainty(rating), is_provisional(rating), games)


def told(person: Person) -> PersonTold:
    """What everybody may know of a person."""
    rating = rating_told(person.rating, person.totals.rated_games)
    return PersonTold(person.public, person.name, _milliseconds(person.created_at), rating, person.totals)


def told_self(person: Person | None, devices: int) -> MeTold:
    """What somebody is told of themselves."""
    if person is None:
        return MeTold(None, None, None, rating_told(NEW, 0), Totals(), devices, has_link=False, banned=None)
    known = told(person)
    banned = None if person.banned_at is None else person.ban_reason or ""
    return MeTold(
        known.public,
        known.name,
        known.since,
        known.rating,
        known.totals,
        devices,
        has_link=person.has_link,
        banned=banned,
    )


def told_game(result: Result) -> GameTold:
    """A game of a person."""
    return GameTold(
        result.number,
        result.game,
        _milliseconds(result.finished_at),
        result.seat,
        result.rules,
        result.players,
        result.own,
        result.other,
        result.pistis,
        result.has_won,
        result.has_bots,
        result.is_rated,
        result.is_left,
        result.is_open,
        None if result.before is None else shown(result.before),
        None if result.after is None else shown(result.after),
    )


def told_report(report: Report) -> dict[str, object]:
    """A report, for who made it and for the owner of the server."""
    told: dict[str, object] = to_builtins(report)
    return {**told, "at": _milliseconds(report.at)}


def _milliseconds(seconds: float) -> int:
    return round(seconds * 1000)
