"""What a place may know in a simulated round is what an observation of its seat shows."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from pisti import engine
from pisti.bots import level, net_sight
from pisti.bots import net_features as nf
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


def test_strong_plays_games_in_the_kernel_as_at_a_table() -> None:
    """Near the target too, where it plays to win: the same cards of the same games."""
    rules = Rules(target=51)
    for number in range(3):
        played = in_kernel(rules, number)
        game = Game.start(rules, tuple(DECK[card] for card in played[0][0]), Seat.WEST)
        for round, (deck, cards) in enumerate(played):
            if round:
                game = game.next_round(tuple(DECK[card] for card in deck))
            for card in cards:
                assert game.round.to_play is not None
                assert int(level("strong").choose(observe(game, game.round.to_play), Random(1))) == card
                game = game.play(DECK[card])
        assert game.winner is not None


def in_kernel(rules: Rules, number: int) -> list[tuple[list[int], list[int]]]:
    """The decks and plays of a game that strong plays with itself."""
    state, table, o = engine.State(), table_of(rules, ("strong",) * 4), engine.options(rules)
    scores, pack, words = [0, 0, 0, 0], list(range(52)), stream(number, 3)
    played: list[tuple[list[int], list[int]]] = []
    while engine.winner(scores, 2, rules.target) == engine.NO_SIDE:
        rounds = len(played)
        words = kernel.new_round(state, pack, o, True, words, [0] * kernel.TOTALS)
        deck, cards = list(state.deck), []
        game = (rules.target, scores[rounds % 2], scores[(1 + rounds) % 2])
        t = table._replace(game=game)
        memory = kernel.Memory(kernel.face_up(state, o), 0, 0, 0)
        while state.ply < engine.PLAYS:
            place, is_open, faced, dealt = (
                state.turn,
                state.last_side == engine.NO_SIDE,
                kernel.refused(state),
                state.dealt,
            )
            slot = kernel.choose(state, o, t, memory, words)
            card = state.hand[4 * place + slot]
            cards.append(card)
            done = engine.play(state, o, slot)
            lacks = 0 if state.dealt != dealt else memory.lacks | (faced if done == engine.NOTHING else 0)
            looked = kernel.who_looks(o, t, place) if done != engine.NOTHING and is_open else memory.looked
            memory = kernel.Memory(memory.shown | 1 << card, looked, lacks, 0)
        played.append((deck, cards))
        for side in range(2):
            scores[(side + rounds) % 2] += engine.points(state, o, side)
    return played
