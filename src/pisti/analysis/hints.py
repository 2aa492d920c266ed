"""A hint: the card to play, with its reason, from the same values as the analysis."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from pisti.analysis.reasons import Reason, reason
from pisti.analysis.values import CardValue, usual_worlds, values
from pisti.bots import level
from pisti.cards import Card
from pisti.observation import Observation
from pisti.sim.rollouts import LEVEL


@dataclass(frozen=True, slots=True)
class Hint:
    """The card to play and why; ``values`` of all cards, the best first."""

    card: Card
    reason: Reason
    values: tuple[CardValue, ...]


def hint(view: Observation, rng: Random, worlds: int | None = None, compile_it: bool | None = None) -> Hint:
    """The card to play for the seat whose turn it is; raises BadBot if it is not the viewer's turn.

    Of cards that the worlds cannot tell from the best one it is what the level ``strong`` plays, else the best.

    >>> from pisti.game import Game
    >>> from pisti.observation import observe
    >>> from pisti.round import shuffled
    >>> from pisti.rules import Rules, Seat
    >>> view = observe(Game.start(Rules(), shuffled(Random(1)), Seat.WEST), Seat.SOUTH)
    >>> hint(view, Random(1), worlds=2, compile_it=False).card in view.hand
    True
    """
    liked = level(LEVEL).choose(view, rng)
    found = values(view, usual_worlds(compile_it) if worlds is None else worlds, rng, compile_it)
    as_good = [each.card for each in found if each.is_as_good]
    card = liked if liked in as_good else as_good[0]
    return Hint(card, reason(view, card, card, is_as_good=True), found)
