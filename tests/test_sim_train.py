from __future__ import annotations

import numpy as np
import pytest

from pisti.bots import decide
from pisti.bots.net_weights import to_bytes
from pisti.sim.train import Course, Training, scale_of
from pisti.sim.train_batch import duplicate_with

TINY = Course(hidden=(24,), batches=40, games=64, pool=16, piece=512, rate=1e-2)


def trained(training: Training, batches: int) -> bytes:
    for _ in range(batches):
        training.learn()
    return to_bytes(training.weights("0", "2026-11-30", 0.0, {}))


def test_a_short_training_makes_it_stronger() -> None:
    training = Training(TINY, 1)
    scale = training.play.scale
    before = duplicate_with(training.worth, scale, decide.BEGINNER, 400, 2).value
    while not training.is_over:
        training.learn()
    after = duplicate_with(training.worth, scale, decide.BEGINNER, 400, 2)
    assert after.value > before + 4
    assert after.value - 3 * after.error > 0
    assert training.decisions == 40 * (48 * 64 + 2 * 24 * 16)


def test_the_same_seed_makes_the_same_weights() -> None:
    one, two, other = (trained(Training(TINY, seed), 3) for seed in (1, 1, 2))
    assert one == two != other


def test_a_training_goes_on_where_it_stopped() -> None:
    whole = Training(TINY, 1)
    trained(whole, 3)
    resumed = Training.resumed(whole.state())
    assert (resumed.course, resumed.seed, resumed.batch) == (TINY, 1, 3)
    assert trained(whole, 2) == trained(resumed, 2)


def test_what_is_no_state_is_refused() -> None:
    state = Training(TINY, 1).state()
    with pytest.raises(KeyError):
        Training.resumed({name: each for name, each in state.items() if name != "layer0"})
    with pytest.raises(ValueError, match="broadcast"):
        Training.resumed({**state, "layer0": np.zeros((3, 3))})


def test_measuring_changes_nothing() -> None:
    training = Training(TINY, 1)
    trained(training, 2)
    figures = training.measure(50)
    assert figures.keys() == {"medium", "hard"}
    again = Training(TINY, 1)
    trained(again, 2)
    assert trained(training, 1) == trained(again, 1)


def test_the_spread_falls_towards_the_end() -> None:
    training = Training(TINY, 1)
    spread = training.weights("0", "", 0.0, {}).spread
    assert spread.shape == (48, 2)
    assert spread[0, 0] > 2 * spread[44, 0] > 0


def test_features_are_scaled_by_powers_of_two() -> None:
    rows = np.array([[0, 1, 64, 20, -3], [0, 0, 60, 30, 4]], np.float32)
    assert scale_of(rows).tolist() == [1, 1, 1 / 64, 1 / 32, 1 / 4]
