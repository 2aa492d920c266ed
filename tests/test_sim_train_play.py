"""The loops of training; that they tell the network what it may know is shown in test_sim_net_known."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pisti.sim.train_batch import Batch, Floats
from pisti.sim.train_play import returns


def flat(rows: Floats) -> Floats:
    """A network to which all is the same."""
    return np.zeros((len(rows), 2), np.float32)


def played(explore: float = 0.0, seed: int = 1) -> Batch:
    batch = Batch(40, seed)
    batch.start()
    for ply in range(48):
        batch.play(ply, flat, explore)
    batch.finish()
    return batch


def targets_of(batch: Batch, decay: float) -> NDArray[np.float32]:
    targets = np.zeros_like(batch.best)
    returns(batch.final, batch.best, batch.base, batch.picked, decay, targets)
    return targets


def test_with_a_lambda_of_one_targets_are_what_the_round_brought() -> None:
    batch = played()
    targets = targets_of(batch, 1.0)
    for ply in range(48):
        ahead = batch.final[:, ply & 1] - batch.final[:, 1 - (ply & 1)]
        assert np.allclose(targets[ply, :, 0] + batch.base[ply, :, 0], ahead)
        assert np.allclose(targets[ply, :, 1] + batch.base[ply, :, 1], batch.final.sum(axis=1))


def test_with_a_lambda_of_zero_targets_are_what_the_next_card_promised() -> None:
    batch = played()
    targets = targets_of(batch, 0.0)
    assert np.allclose(targets[:44] + batch.base[:44], batch.best[4:])
    ahead = batch.final[:, 1] - batch.final[:, 0]
    assert np.allclose(targets[47, :, 0] + batch.base[47, :, 0], ahead)


def test_in_between_targets_are_in_between_at_each_step() -> None:
    batch = played()
    targets = targets_of(batch, 0.7)
    ahead: Floats = np.zeros(40, np.float32)
    for ply in range(44, -1, -4):
        next_best = ahead if ply == 44 else batch.best[ply + 4, :, 0]
        if ply == 44:
            ahead = next_best = batch.final[:, 0] - batch.final[:, 1]
        else:
            ahead = 0.7 * ahead + 0.3 * next_best
        assert np.allclose(targets[ply, :, 0] + batch.base[ply, :, 0], ahead, atol=1e-4)


def test_a_card_that_was_drawn_ends_a_run() -> None:
    batch = played(explore=1.0)
    drawn = batch.picked < 0
    assert 0.2 < drawn.mean() < 0.8  # what is drawn may be the best card
    targets = targets_of(batch, 0.7)
    after = drawn[4:]
    assert np.allclose((targets[:44] + batch.base[:44])[after], batch.best[4:][after])


def test_the_best_card_is_that_of_most_points_where_all_is_the_same_after_it() -> None:
    batch = played()
    assert np.array_equal(batch.picked >= 0, np.ones((48, 40), bool))
    assert np.allclose(batch.best[:, :, 0], batch.base[:, :, 0])


def test_rounds_are_dealt_again_as_they_were() -> None:
    batch = played()
    final, decks = batch.final.copy(), batch.games.states["deck"].copy()
    batch.start(is_again=True)
    assert np.array_equal(batch.games.states["deck"], decks)
    for ply in range(48):
        batch.play(ply, flat)
    batch.finish()
    assert np.array_equal(batch.final, final)
    batch.start()
    assert not np.array_equal(batch.games.states["deck"], decks)
