"""The weights that come with the game, and how the network bot plays by them from an observation."""

from __future__ import annotations

from functools import cache
from importlib import resources

from pisti import engine
from pisti.bots.net_choice import Net, Standing
from pisti.bots.net_choice import best_card as best
from pisti.bots.net_features import card_points
from pisti.bots.net_sight import known
from pisti.bots.net_weights import read_weights
from pisti.bots.sight import set_of
from pisti.cards import DECK, Card
from pisti.observation import Observation


@cache
def shipped() -> Net:
    """What is needed to play by the weights that come with the game."""
    with resources.as_file(resources.files("pisti.bots") / "weights" / "strong.npz") as path:
        return read_weights(path).net


def best_card(net: Net, view: Observation, is_blind: bool = False) -> Card:
    """The card of the highest worth that is no plain blunder, the lowest of equal ones.

    ``is_blind`` plays for points whatever the score of the game.
    """
    side = view.rules.sides[view.order[len(view.turns) % 4]]
    other = 1 - side
    target = 0 if is_blind else view.rules.target
    now = Standing(target, view.scores[side], view.scores[other], so_far(view, side), so_far(view, other))
    return DECK[best(net, known(view), engine.options(view.rules), now)]


def so_far(view: Observation, side: int) -> int:
    """The points that a side has made in this round, as far as the viewer may know, without most cards."""
    o = engine.options(view.rules)
    taken = [turn for turn in view.turns if turn.captured and view.rules.sides[turn.seat] == side]
    cards = set_of(card for turn in taken for card in (*turn.captured, *turn.set_aside) if card is not None)
    pistis, doubles = view.pistis[side]
    return card_points(cards, o) + pistis * o.pisti + doubles * o.double_pisti
