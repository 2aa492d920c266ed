"""How the network bot chooses: it values the position after each card, in points or by how likely it wins the game."""

from __future__ import annotations

from functools import cache
from importlib import resources

import numpy as np

from pisti import engine
from pisti.bots.net_features import FEATURES, Known, certain_gain, features
from pisti.bots.net_sight import known
from pisti.bots.net_weights import Floats, Weights, read_weights
from pisti.bots.net_win import chance_to_win
from pisti.cards import Card
from pisti.observation import Observation

NEAR = 31
"""From how many points before the target on the bot plays to win the game, not for points."""


@cache
def shipped() -> Weights:
    """The weights that come with the game."""
    with resources.as_file(resources.files("pisti.bots") / "weights" / "strong.npz") as path:
        return read_weights(path)


def worths(weights: Weights, k: Known, cards: tuple[Card, ...], o: engine.Options) -> Floats:
    """For each card what the round still brings after it, the card's own gain counted: difference and sum."""
    rows = np.zeros((len(cards), FEATURES))
    for number, card in enumerate(cards):
        row = [0] * FEATURES
        features(k, card, o, row, 0)
        rows[number] = row
    gains = np.array([[certain_gain(k, card, o)] for card in cards])
    worth: Floats = weights.values(rows) + gains
    return worth


def best_card(weights: Weights, view: Observation, is_blind: bool = False) -> Card:
    """The card of the highest worth, the lowest of equal ones; ``is_blind`` without regard to the score of the game."""
    cards = tuple(sorted(view.legal_plays))
    to_come = worths(weights, known(view), cards, engine.options(view.rules))
    side = view.rules.sides[view.order[len(view.turns) % 4]]
    mine, theirs = view.scores[side], view.scores[1 - side]
    if is_blind or max(mine, theirs) < view.rules.target - NEAR:
        return cards[int(np.argmax(to_come[:, 0]))]
    earned = (mine + so_far(view, side), theirs + so_far(view, 1 - side))
    spreads = (float(weights.spread[len(view.turns), 0]), float(weights.spread[len(view.turns), 1]))
    chances = [
        chance_to_win(earned[0] - earned[1] + ahead, earned[0] + earned[1] + total, spreads, view.rules.target)
        for ahead, total in to_come.tolist()
    ]
    return cards[int(np.argmax(chances))]


def so_far(view: Observation, side: int) -> int:
    """The points that a side has made in this round, as far as the viewer may know, without most cards."""
    o = engine.options(view.rules)
    taken = [turn for turn in view.turns if turn.captured and view.rules.sides[turn.seat] == side]
    cards = sum(
        1 << card for turn in taken for card in (*turn.captured, turn.card, *turn.set_aside) if card is not None
    )
    pistis, doubles = view.pistis[side]
    points = engine.jack_points(cards, o) + engine.ace_points(cards, o)
    points += engine.two_of_clubs_points(cards, o) + engine.ten_of_diamonds_points(cards, o)
    return points + pistis * o.pisti + doubles * o.double_pisti
