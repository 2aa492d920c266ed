from __future__ import annotations

import numpy as np
import pytest

from pisti.bots import decide
from pisti.bots.net_features import FEATURES, PILE
from pisti.sim.train_batch import Batch, Floats, duplicate_with

SCALE = np.ones(FEATURES, np.float32)


def greedy(rows: Floats) -> Floats:
    """Likes to leave nothing on the table."""
    values = np.zeros((len(rows), 2), np.float32)
    values[:, 0] = -rows[:, PILE]
    return values


def test_a_batch_gives_a_row_a_play() -> None:
    rows, targets = Batch(10, 1).learn_from(greedy, 0.1, 0.7)
    assert rows.shape == (480, FEATURES)
    assert targets.shape == (480, 2)
    assert 0.5 < targets[:, 1].mean() < 4  # both sides' points to come, in tens


@pytest.mark.parametrize("side", [0, 1])
def test_against_a_level_it_learns_from_its_own_plays(side: int) -> None:
    rows, targets = Batch(10, 1).learn_against(decide.MEDIUM, side, greedy, 0.0, 0.7)
    assert rows.shape == (240, FEATURES)
    assert targets.shape == (240, 2)
    places = rows[:, 3:7].reshape(24, 10, 4).argmax(axis=2)
    assert np.array_equal(places, np.tile([[side], [side + 2]], (12, 10)))


def test_a_match_is_the_same_however_it_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = duplicate_with(greedy, SCALE, decide.MEDIUM, 50, 3)
    monkeypatch.setattr("pisti.sim.train_batch.MATCH_BATCH", 20)
    assert duplicate_with(greedy, SCALE, decide.MEDIUM, 50, 3) == whole


def test_a_match_tells_who_is_stronger() -> None:
    over_random, below_hard = (
        duplicate_with(greedy, SCALE, level, 500, 3).value for level in (decide.RANDOM, decide.HARD)
    )
    assert over_random > 5
    assert below_hard < 0
