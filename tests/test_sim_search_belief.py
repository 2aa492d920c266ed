"""Worlds that a seat believes in: those its view allows, as likely as the plays make them."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from pisti import engine
from pisti.bots.net import shipped
from pisti.bots.net_sight import known
from pisti.cards import DECK
from pisti.game import Game
from pisti.observation import observe
from pisti.round import Round, shuffled
from pisti.rules import Rules, Seat
from pisti.sim.generator import stream
from pisti.sim.search import hidden_from, interpreted
from pisti.sim.search_belief import Hidden, any_world, draw_hands, likelihood, likely_world, pick, replayed
from pisti.sim.search_net import brain
from pisti.sim.simulation import table_of

OPTIONS = engine.options(Rules())
TABLE = table_of(Rules(), ("random",))


def some_game(plies: int, seed: int) -> Game:
    rng = Random(seed)
    game = Game.start(Rules(), shuffled(rng), Seat.WEST)
    for _ in range(plies):
        game = game.play(rng.choice(game.round.legal_plays))
    return game


@pytest.mark.parametrize("ply", [1, 6, 19, 26, 33, 41])
def test_every_world_shows_the_seat_what_it_has_seen(ply: int) -> None:
    game = some_game(ply, ply)
    view = observe(game, game.round.to_play)
    h, words = hidden_from(view, Random(1), interpreted()), stream(1, 1)
    words = draw_hands(engine.State(), OPTIONS, TABLE, brain(shipped(), False), h, words)
    now, decks = (0, 0, 0, 0.0), set()
    for number in range(40):
        if number % 2:
            words = any_world(h, words)
        else:
            now, words = likely_world(h, now, words)
        deck = tuple(DECK[int(card)] for card in h.deck)
        decks.add(deck)
        other = Game(Round.deal(Rules(), deck, view.dealer))
        for card in view.plays:
            other = other.play(card)
        assert observe(other, view.seat) == view
        state = engine.State()
        replayed(state, OPTIONS, TABLE, h, ply)
        assert state.ply == ply
    assert len(decks) > 20


def test_hands_are_drawn_as_they_weigh() -> None:
    """Three seats of one card each out of four: by hand, the worlds and how likely they are."""
    weights = np.array([[1.0, 2, 3, 0], [1.0, 1, 1, 1], [4.0, 1, 1, 1]])
    hands = np.array([[1, 2, 4, 8]] * 3)
    h = Hidden([0, 0, 0, 0], [], [0, 1, 2, 3], [1, 1, 1], [0, 0, 0], [0, 1, 2, 3], hands, weights)
    wanted = {
        (a, b, c): weights[0, a] * weights[1, b] * weights[2, c]
        for a in range(4)
        for b in range(4)
        for c in range(4)
        if len({a, b, c}) == 3
    }
    now, words, found, draws = (0, 0, 0, 0.0), stream(1, 2), Counter[tuple[int, ...]](), 6000
    for _ in range(draws):
        now, words = likely_world(h, now, words)
        assert sorted(h.deck) == [0, 1, 2, 3]
        found[tuple(int(card) for card in h.deck[:3])] += 1
    total = sum(wanted.values())
    for world, weight in wanted.items():
        assert found[world] / draws == pytest.approx(weight / total, abs=0.025)


def test_no_hand_is_picked_where_none_is_left() -> None:
    h = Hidden([], [], [], [], [], [], np.array([[1, 2]] * 3), np.ones((3, 2)))
    assert pick(h, 0, 3, stream(1, 1)) == (-1, 0.0)
    assert pick(h, 2, 1, stream(1, 1)) == (1, 1.0)


def test_the_cards_of_a_hand_are_played_once_in_all() -> None:
    b = brain(shipped(), False)
    for seed in range(12):
        game = some_game(4 * seed % 44, seed)
        k = known(observe(game, game.round.to_play))
        chances = [likelihood(k, card, OPTIONS, b) for card in DECK if k.hand >> card & 1]
        assert all(0 < chance <= 1 for chance in chances)
        # a blunder is played now and then, beside what is played in all
        assert 0.95 <= sum(chances) <= 1.1
