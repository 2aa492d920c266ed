"""The level expert's search from a view: compiled and interpreted alike, and only from the view."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from pisti import engine
from pisti.bots.net_manners import mannerly
from pisti.bots.net_sight import known
from pisti.cards import DECK
from pisti.observation import observe
from pisti.rules import Rules
from pisti.sim import search
from pisti.sim.search import best_card, fast, hidden_from, interpreted, searched, searcher
from pisti.sim.simulation import BadSimulation, SimulationFault
from test_sim_search_belief import some_game


@pytest.mark.parametrize("ply", [0, 5, 10, 18, 24, 33, 38, 41])
def test_compiled_and_interpreted_find_the_same_with_the_same_effort(ply: int) -> None:
    game, slow, quick = some_game(ply, ply), interpreted(), fast()
    assert quick is not None
    view = observe(game, game.round.to_play)
    quick = replace(quick, hands=slow.hands, worlds=slow.worlds, batch=slow.batch)
    fair = mannerly(known(view), engine.options(view.rules))
    cards = [card for card in DECK if fair >> card & 1]
    assert searched(view, cards, Random(5), quick) == searched(view, cards, Random(5), slow)


def test_a_card_that_may_be_played_is_found_and_the_same_again() -> None:
    for seed in range(12):
        game = some_game(4 * seed, seed)
        view = observe(game, game.round.to_play)
        one, two = (best_card(view, Random(seed), True) for _ in range(2))
        assert one == two
        assert one in view.legal_plays


def test_what_is_hidden_is_what_the_view_does_not_show() -> None:
    game = some_game(21, 4)
    view = observe(game, game.round.to_play)
    h = hidden_from(view, Random(1), interpreted())
    assert sorted(DECK[card] for card in h.pack) == [card for card in DECK if card not in view.seen]
    assert h.counts == [view.hand_size(view.order[(21 + distance) % 4]) for distance in (1, 2, 3)]
    assert h.hands.shape == (3, interpreted().hands)
    start = some_game(16, 4)
    assert hidden_from(observe(start, start.round.to_play), Random(1), interpreted()).hands.shape == (3, 0)


def test_what_cannot_be_compiled_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "fast", lambda: None)
    assert not searcher().is_compiled
    with pytest.raises(BadSimulation) as caught:
        searcher(compile_it=True)
    assert caught.value.code is SimulationFault.NOT_COMPILED
    assert Rules().seats == 4
