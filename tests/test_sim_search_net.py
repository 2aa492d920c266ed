"""The network of the search is the network of the level strong."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from pisti import engine
from pisti.bots import net_choice
from pisti.bots.bot import BLIND
from pisti.bots.net import shipped
from pisti.bots.net_features import FEATURES, features
from pisti.bots.net_sight import known
from pisti.observation import Observation, observe
from pisti.rules import Rules
from pisti.sim.search_net import best_card, brain, likely_card, promised, promised_in_loops
from worlds import some_world

OPTIONS = engine.options(Rules())


def some_views(count: int) -> list[Observation]:
    rng = Random(3)
    views: list[Observation] = []
    while len(views) < count:
        game = some_world(Rules(), rng).games()[-1]
        if game.round.to_play is not None:
            views.append(observe(game, game.round.to_play))
    return views


def test_the_loops_come_to_what_the_network_promises_whatever_was_asked_before() -> None:
    b = brain(shipped(), is_compiled=True)
    for view in some_views(6):
        row = np.zeros(FEATURES)
        features(known(view), view.legal_plays[-1], OPTIONS, row, 0)
        b.row[:] = row
        assert promised_in_loops(b) == pytest.approx(net_choice.promised(shipped(), row)[0], abs=0.01)


def test_interpreted_it_is_the_network_itself() -> None:
    b, view = brain(shipped(), is_compiled=False), some_views(1)[0]
    features(known(view), view.legal_plays[0], OPTIONS, b.row, 0)
    assert promised(b) == net_choice.promised(shipped(), b.row)[0]


def test_the_card_liked_is_that_of_strong() -> None:
    b = brain(shipped(), is_compiled=False)
    for view in some_views(40):
        card, value = best_card(known(view), OPTIONS, b)
        assert card == likely_card(known(view), OPTIONS, b) == BLIND.choose(view, Random(1))
        assert -100 < value < 100
