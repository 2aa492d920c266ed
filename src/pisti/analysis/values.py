"""The value of each card that a seat may play, with its error and that of the difference to the best card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from pisti.cards import Card
from pisti.observation import Observation
from pisti.sim.rollouts import machine, outcomes
from pisti.sim.summary import Mean

WORLDS = 128
"""How many worlds a card is played in where the loops are compiled."""
WORLDS_INTERPRETED = 16
"""How many where they are not: each takes ten times as long."""

SURE = 2.5
"""From how many standard errors on a difference is taken for one: the best of four cards is the best by chance too."""


@dataclass(frozen=True, slots=True)
class CardValue:
    """What a card is worth: points by which the mover's side is ahead at the end of the round, with its error.

    With more than two sides it is ahead of the mean of the others. ``behind`` is what the best card is worth more, from
    the same worlds and so with an error of its own; zeros for the best card itself.
    """

    card: Card
    value: Mean
    behind: Mean

    @property
    def is_as_good(self) -> bool:
        """Whether the card is as good as the best one, as far as the worlds can tell."""
        return self.behind.value <= SURE * self.behind.error


def usual_worlds(compile_it: bool | None = None) -> int:
    """How many worlds are taken if nobody says; raises BadSimulation.

    >>> usual_worlds(compile_it=False)
    16
    """
    return WORLDS if machine(compile_it).is_compiled else WORLDS_INTERPRETED


def values(view: Observation, worlds: int, rng: Random, compile_it: bool | None = None) -> tuple[CardValue, ...]:
    """The values of the legal cards, the best first, from so many worlds, at least two.

    Only the view and ``rng`` matter; there are none if it is not the viewer's turn. Raises BadSimulation
    where ``compile_it`` is True and nothing can be compiled.

    >>> from pisti.game import Game
    >>> from pisti.observation import observe
    >>> from pisti.round import shuffled
    >>> from pisti.rules import Rules, Seat
    >>> view = observe(Game.start(Rules(), shuffled(Random(1)), Seat.WEST), Seat.SOUTH)
    >>> [each.behind.value >= 0 for each in values(view, 2, Random(1), compile_it=False)]
    [True, True, True, True]
    """
    if not view.legal_plays:
        return ()
    told = dict(zip(view.legal_plays, outcomes(view, worlds, rng, compile_it), strict=True))
    best = max(told.values(), key=sum)
    others = view.rules.side_count - 1
    found = [
        CardValue(card, mean(margins, others), mean([b - own for b, own in zip(best, margins, strict=True)], others))
        for card, margins in told.items()
    ]
    return tuple(sorted(found, key=lambda each: (each.behind.value, each.card)))


def mean(numbers: Sequence[int], unit: int) -> Mean:
    """The mean of whole numbers in units of so much, with its standard error.

    >>> mean([0, 4], 2)
    Mean(value=1.0, error=1.0)
    """
    found = Mean.of(len(numbers), sum(numbers), sum(number * number for number in numbers))
    return Mean(found.value / unit, found.error / unit)
