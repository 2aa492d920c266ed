"""The search itself: what a card comes to in a world, and when enough worlds were seen."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from pisti import engine
from pisti.bots.bot import BLIND
from pisti.bots.net import shipped
from pisti.game import Game
from pisti.observation import observe
from pisti.rules import Rules
from pisti.sim.search import hidden_from, interpreted
from pisti.sim.search_net import brain
from pisti.sim.search_play import difference, mean, outcome, sifted
from pisti.sim.simulation import table_of
from test_sim_search_belief import some_game

OPTIONS = engine.options(Rules())
TABLE = table_of(Rules(), ("strong",) * 4)


def finished_by_strong(game: Game) -> Game:
    while game.round.to_play is not None:
        game = game.play(BLIND.choose(observe(game, game.round.to_play), Random(1)))
    return game


@pytest.mark.parametrize("seed", range(4))
def test_in_the_last_deal_a_card_comes_to_what_strong_makes_of_it(seed: int) -> None:
    game = some_game(34 + seed, seed)
    seat = game.round.to_play
    assert seat is not None
    view = observe(game, seat)
    h = hidden_from(view, Random(1), interpreted())._replace(deck=[int(card) for card in game.round.deck])
    for card in view.legal_plays:
        told = outcome(engine.State(), OPTIONS, TABLE, brain(shipped(), False), h, card)
        score = finished_by_strong(game.play(card)).round.score()
        side = view.rules.sides[seat]
        assert told == score[side].total - score[1 - side].total


def test_before_that_the_network_tells_what_is_to_come() -> None:
    game = some_game(13, 2)
    view = observe(game, game.round.to_play)
    h = hidden_from(view, Random(1), interpreted())._replace(deck=[int(card) for card in game.round.deck])
    told = [outcome(engine.State(), OPTIONS, TABLE, brain(shipped(), False), h, card) for card in view.legal_plays]
    assert all(-60 < each < 60 for each in told)
    assert any(each != int(each) for each in told)


def test_the_network_counts_until_worlds_were_seen() -> None:
    told = np.zeros((401, 2))
    told[0] = [1.0, 0.0]
    told[1:, 1] = np.tile([4.0, 2.0], 200)  # the second card is 3 ± 1 ahead in the worlds
    best = [sifted(told, done, 400, 2, 0b11)[0] for done in (4, 16, 400)]
    assert best == [0, 0, 1]


def test_a_card_that_cannot_come_first_any_more_is_left_out() -> None:
    told = np.zeros((101, 3))
    told[1:, 0], told[1:, 1] = np.tile([6.0, 4.0], 50), np.tile([4.1, 5.8], 50)
    assert sifted(told, 40, 100, 3, 0b111) == (0, 0b011)
    assert sifted(told, 100, 100, 3, 0b011) == (0, 0b001)
    assert sifted(told, 40, 100, 3, 0b101) == (0, 0b001)


def test_means_and_differences_are_those_of_the_worlds() -> None:
    told = np.array([[9.0, 9.0], [1.0, 0.0], [3.0, 0.0]])
    assert mean(told, 2, 0) == 2.0
    assert difference(told, 2, 0, 1) == (2.0, 1.0)
