"""A person as far as it is kept: name, rating and totals; and what else is kept of persons."""

from __future__ import annotations

from dataclasses import astuple, dataclass, fields

from pisti.server.persons.ratings import Rating


@dataclass(frozen=True, slots=True)
class Totals:
    """What a person has played: ``games`` among persons alone, with their points and piştis; those with bots apart.

    ``rated_games`` are those of the others that have changed the rating; ``games_left`` how many of them were lost
    because the person was away when they ended.
    """

    games: int = 0
    won: int = 0
    points_for: int = 0
    points_against: int = 0
    pistis: int = 0
    bot_games: int = 0
    bot_won: int = 0
    rated_games: int = 0
    rated_won: int = 0
    games_left: int = 0

    def __add__(self, other: Totals) -> Totals:
        """Both together.

        >>> (Totals(games=1) + Totals(games=2, won=1)).games
        3
        """
        return Totals(*(one + two for one, two in zip(astuple(self), astuple(other), strict=True)))


TOTALS = tuple(field.name for field in fields(Totals))
"""The names of what is counted."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person; ``public`` is what everybody may call them by, ``id`` what the database does."""

    id: int
    public: str
    name: str | None
    has_link: bool
    created_at: float
    banned_at: float | None
    ban_reason: str | None
    rating: Rating
    totals: Totals


@dataclass(frozen=True, slots=True)
class Result:
    """A game as it is kept of a person; ``number`` counts up with the games of the server.

    ``before`` and ``after`` are the ratings around it, None where it changed none.
    """

    number: int
    game: str
    table: str
    finished_at: float
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
    before: Rating | None = None
    after: Rating | None = None

    @property
    def totals(self) -> Totals:
        """What it adds to the totals."""
        won = int(self.has_won)
        if self.has_bots:
            return Totals(bot_games=1, bot_won=won)
        rated, left = int(self.is_rated), int(self.is_rated and self.is_left)
        return Totals(1, won, self.own, self.other, self.pistis, 0, 0, rated, rated * won, left)


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody reported of somebody at a table; the persons by what everybody may call them by."""

    id: int
    at: float
    table: str
    game: str
    seat: str
    by: str | None
    about: str | None
    name: str
    reason: str
    text: str
    handled_at: float | None
