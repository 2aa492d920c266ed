"""A play looked at from what its seat knew: the values of all its cards, what the play cost, and why."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from pisti.analysis.reasons import Reason, reason
from pisti.analysis.values import CardValue, values
from pisti.cards import Card
from pisti.observation import Observation
from pisti.rules import Seat
from pisti.sim.summary import Mean

NOTHING = Mean(0.0, 0.0)


@dataclass(frozen=True, slots=True)
class AnalysedPlay:
    """One play: ``values`` of all cards that were legal, the best first, and why the play was good or not."""

    ply: int
    seat: Seat
    card: Card
    values: tuple[CardValue, ...]
    reason: Reason

    @property
    def played(self) -> CardValue:
        """The value of the card that was played."""
        return next(each for each in self.values if each.card == self.card)

    @property
    def best(self) -> CardValue:
        """The value of the best card."""
        return self.values[0]

    @property
    def cost(self) -> Mean:
        """What the play cost the mover's side, with its error: nothing where the card was as good as the best one."""
        return NOTHING if self.played.is_as_good else self.played.behind


def analyse_play(
    view: Observation, card: Card, worlds: int, rng: Random, compile_it: bool | None = None
) -> AnalysedPlay:
    """Look at a card played by the seat whose turn it is, by what it may know; raises BadSimulation.

    >>> from pisti.game import Game
    >>> from pisti.observation import observe
    >>> from pisti.round import shuffled
    >>> from pisti.rules import Rules
    >>> view = observe(Game.start(Rules(), shuffled(Random(1)), Seat.WEST), Seat.SOUTH)
    >>> play = analyse_play(view, view.hand[0], 2, Random(1), compile_it=False)
    >>> play.ply, len(play.values), play.cost.value >= 0
    (0, 4, True)
    """
    found = values(view, worlds, rng, compile_it)
    seat = view.order[len(view.turns) % view.rules.seats]
    played = next(each for each in found if each.card == card)
    return AnalysedPlay(len(view.turns), seat, card, found, reason(view, card, found[0].card, played.is_as_good))
