"""How strong somebody plays at rated tables, by openskill: two partners are a team, and both change with each game.

A rating is a guess, ``mu``, and how unsure it is, ``sigma``. People see a number on a scale of their own: 20 times the
ordinal ``mu − 3 sigma``, which is what somebody is worth almost surely, above 1500, where everybody begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

ZERO, STEP = 1500, 20
"""What is shown of an ordinal of 0, and how much of one point of it."""

PROVISIONAL_SIGMA = 6.0
"""A rating that is less sure than this is provisional: after about twenty games it is surer."""

LADDER_GAMES = 20
"""How many rated games somebody has played who is on the leaderboard."""

_model = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Rating:
    """What is known of somebody's strength; a new one is 25 and a third of that.

    >>> NEW.ordinal
    0.0
    """

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What the person is worth almost surely; the leaderboard is in this order."""
        return self.mu - 3 * self.sigma


NEW = Rating(25.0, 25.0 / 3)
"""The rating of somebody who has not played yet."""


def shown(rating: Rating) -> int:
    """A rating as people see it.

    >>> shown(NEW), shown(Rating(30.0, 2.0))
    (1500, 1980)
    """
    return ZERO + round(STEP * rating.ordinal)


def uncertainty(rating: Rating) -> int:
    """How much the shown rating may still move, on its scale.

    >>> uncertainty(NEW), uncertainty(Rating(30.0, 2.0))
    (167, 40)
    """
    return round(STEP * rating.sigma)


def is_provisional(rating: Rating) -> bool:
    """Whether too little is known of somebody yet.

    >>> is_provisional(NEW), is_provisional(Rating(30.0, 2.0))
    (True, False)
    """
    return rating.sigma > PROVISIONAL_SIGMA


def rated(winners: Sequence[Rating], losers: Sequence[Rating]) -> tuple[list[Rating], list[Rating]]:
    """The ratings after a game that the first have won.

    >>> [winner, _], [loser, _] = rated([NEW, NEW], [NEW, NEW])
    >>> winner.mu > 25.0 > loser.mu, winner.sigma < NEW.sigma
    (True, True)
    """
    teams = [[_model.rating(mu=each.mu, sigma=each.sigma) for each in side] for side in (winners, losers)]
    won, lost = _model.rate(teams, ranks=[0.0, 1.0])
    return [Rating(each.mu, each.sigma) for each in won], [Rating(each.mu, each.sigma) for each in lost]
