from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from pisti.bots.net_choice import POINTS, Floats, promised, promised_in_loops
from pisti.bots.net_features import FEATURES
from pisti.bots.net_weights import (
    BadWeights,
    Provenance,
    Weights,
    WeightsFault,
    read_weights,
    rounded,
    to_bytes,
)
from pisti.sim.train_net import forward

ABOUT = Provenance("0.1.0", "2026-11-30", 7, 1000, 1.5, {"medium": (2.5, 0.03)})


def some_weights(sizes: Sequence[int] = (FEATURES, 24, 8, 2), seed: int = 1) -> Weights:
    rng = np.random.default_rng(seed)
    arrays = []
    for size, to in pairwise(sizes):
        arrays += [rng.standard_normal((size, to)) / 4, rng.standard_normal(to) / 4]
    scale = np.exp2(rng.integers(-6, 1, sizes[0]).astype(np.float64))
    return Weights(scale, rounded(arrays), np.ones((48, 2)), ABOUT)


def some_rows(count: int = 50) -> Floats:
    return np.random.default_rng(2).integers(0, 5, (count, FEATURES)).astype(np.float64)


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    weights = some_weights()
    (tmp_path / "w.npz").write_bytes(to_bytes(weights))
    again = read_weights(tmp_path / "w.npz")
    assert again.provenance == weights.provenance
    assert np.array_equal(again.scale, weights.scale)
    assert np.array_equal(again.spread, weights.spread)
    assert all(np.array_equal(one, two) for one, two in zip(again.layers, weights.layers, strict=True))
    assert to_bytes(again) == to_bytes(weights)


def test_values_are_those_of_whole_numbers_in_any_order() -> None:
    weights, rows = some_weights(), some_rows()
    order = np.random.default_rng(3).permutation(FEATURES)
    first = (weights.layers[0][order], *weights.layers[1:])
    other = Weights(weights.scale[order], first, weights.spread, ABOUT)
    values = [promised(weights.net, row) for row in rows]
    assert values == [promised(other.net, row[order]) for row in rows]
    assert values == [promised_in_loops(weights.net, row) for row in rows]
    assert np.ptp([ahead for ahead, _ in values]) > 1


def test_values_are_those_of_the_network_that_was_trained() -> None:
    weights, rows = some_weights(), some_rows()
    trained = forward([each.astype(np.float32) for each in weights.layers], (rows * weights.scale).astype(np.float32))
    values = np.array([promised(weights.net, row) for row in rows])
    assert np.allclose(values, trained * POINTS, atol=0.05)


def test_layers_are_cut_to_what_a_file_can_hold() -> None:
    assert rounded([np.array([100.0, -100.0, 1 / 4096 + 1e-9])])[0].tolist() == [32767 / 2048, -16.0, 1 / 2048]


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04 no archive", b"text"])
def test_a_file_without_weights_is_named(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "w.npz").write_bytes(data)
    with pytest.raises(BadWeights) as caught:
        read_weights(tmp_path / "w.npz")
    assert (caught.value.code, caught.value.fields["file"]) == (WeightsFault.BAD_FILE, str(tmp_path / "w.npz"))


def test_an_archive_of_something_else_is_named(tmp_path: Path) -> None:
    np.savez(tmp_path / "w.npz", other=np.zeros(3))
    with pytest.raises(BadWeights) as caught:
        read_weights(tmp_path / "w.npz")
    assert caught.value.code == WeightsFault.BAD_FILE


def test_weights_for_other_features_are_refused(tmp_path: Path) -> None:
    (tmp_path / "w.npz").write_bytes(to_bytes(some_weights((96, 8, 2))))
    with pytest.raises(BadWeights) as caught:
        read_weights(tmp_path / "w.npz")
    assert caught.value.code == WeightsFault.OTHER_FEATURES
    assert (caught.value.fields["found"], caught.value.fields["expected"]) == (96, FEATURES)
