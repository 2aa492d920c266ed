"""What a place may know in a simulated round is what an observation of its seat shows."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from pisti import engine
from pisti.bots import net_features as nf
from pisti.bots import net_sight
from pisti.cards import DECK, Card
from pisti.game import Game
from pisti.observation import observe
from pisti.round import shuffled
from pisti.rules import Rules, Seat
from pisti.sim import kernel, net_known
from pisti.sim.generator import Words, below, stream
from pisti.sim.simulation import table_of
from pisti.sim.train_batch import Batch

OPTIONS = engine.options(Rules())


def row_of(game: Game, card: Card) -> list[int]:
    assert game.round.to_play is not None
    row = [0] * nf.FEATURES
    nf.features(net_sight.known(observe(game, game.round.to_play)), card, OPTIONS, row, 0)
    return row


def test_8_a_place_knows_what_an_observation_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    rng, plays = Random(3), 0
    game = Game.start(Rules(), shuffled(rng), rng.choice(Rules().seating))

    def choose(s: engine.State, o: engine.Options, t: kernel.Table, m: kernel.Memory, words: Words) -> int:
        nonlocal game, plays
        assert game.round.to_play is not None
        assert net_known.known(s, o, m) == net_sight.known(observe(game, game.round.to_play)), plays
        slot = below(words, s.held)
        game, plays = game.play(DECK[s.hand[4 * s.turn + slot]]), plays + 1
        return slot

    monkeypatch.setattr(kernel, "choose", choose)
    for number in range(60):
        game, state = Game.start(Rules(), shuffled(rng), rng.choice(Rules().seating)), engine.State()
        state.deck = [int(card) for card in game.round.deck]
        if engine.deal(state, OPTIONS):
            kernel.play_by_bots(state, OPTIONS, table_of(Rules(), ("hard",)), stream(number, 0))
    assert plays > 2500


def test_8_the_rows_of_compiled_rounds_are_those_of_observations() -> None:
    """Rounds of a batch, played by chance, are played again as games."""
    batch = Batch(12, 5)
    batch.start()
    games = [
        Game.start(Rules(), tuple(DECK[card] for card in state["deck"].tolist()), Seat.WEST)
        for state in batch.games.states
    ]
    for ply in range(48):
        shown = batch.games.memory[:, 0].tolist()
        batch.play(ply, lambda rows: np.zeros((len(rows), 2), np.float32), explore=1.0)
        for number, game in enumerate(games):
            card = DECK[(int(batch.games.memory[number, 0]) ^ shown[number]).bit_length() - 1]
            assert batch.rows[ply, number].tolist() == row_of(game, card)
            games[number] = game.play(card)
    batch.finish()
    assert [[score.total for score in game.round.score()] for game in games] == batch.final.tolist()
