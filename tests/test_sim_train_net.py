from __future__ import annotations

import numpy as np
import pytest

from pisti.sim.train_net import OF_SUM, Floats, Network, forward


def network(seed: int = 1) -> Network:
    return Network((7, 6, 5), np.random.default_rng(seed))


def data(count: int = 40) -> tuple[Floats, Floats]:
    rng = np.random.default_rng(5)
    return rng.standard_normal((count, 7), np.float32), rng.standard_normal((count, 2), np.float32)


def loss_of(net: Network, rows: Floats, targets: Floats) -> float:
    """The loss in double precision, written down once more."""
    x = rows.astype(np.float64)
    for number in range(0, len(net.layers), 2):
        x = x @ net.layers[number].astype(np.float64) + net.layers[number + 1]
        if number < len(net.layers) - 2:
            x = np.where(x > 0, x, 0)
    errors = ((x - targets) ** 2).mean(axis=0)
    return float(errors[0] + OF_SUM * errors[1])


def test_the_gradient_is_that_of_small_differences() -> None:
    net, (rows, targets) = network(), data()
    for layer in net.layers:
        layer[...] += np.float32(0.1)  # offsets too are not zero
    _, found = net.gradient(rows, targets)
    for layer, slopes in zip(net.layers, found, strict=True):
        for place in [0, layer.size // 2, layer.size - 1]:
            kept = layer.flat[place]
            layer.flat[place] = kept + np.float32(1e-3)
            above = loss_of(net, rows, targets)
            layer.flat[place] = kept - np.float32(1e-3)
            below = loss_of(net, rows, targets)
            layer.flat[place] = kept
            assert slopes.flat[place] == pytest.approx((above - below) / 2e-3, rel=0.02, abs=2e-3)


def test_a_step_is_that_of_adam() -> None:
    net, (rows, targets) = network(), data()
    wanted = [layer.astype(np.float64) for layer in net.layers]
    moments, squares = ([np.zeros_like(layer) for layer in wanted] for _ in range(2))
    for step in (1, 2, 3):
        _, slopes = net.gradient(rows, targets)
        net.step(rows, targets, 0.01)
        for layer, moment, square, slope in zip(wanted, moments, squares, slopes, strict=True):
            moment[...] = 0.9 * moment + 0.1 * slope
            square[...] = 0.999 * square + 0.001 * slope.astype(np.float64) ** 2
            layer[...] -= 0.01 * (moment / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-7)
    assert all(np.allclose(one, two, atol=2e-4) for one, two in zip(net.layers, wanted, strict=True))


def test_steps_make_the_error_smaller() -> None:
    net, (rows, targets) = network(), data()
    losses = [net.step(rows, targets, 0.02) for _ in range(150)]
    assert losses[-1] < losses[0] / 2
    assert losses[-1] == pytest.approx(float(np.mean((forward(net.layers, rows) - targets)[:, 0] ** 2)), rel=0.1)


def test_the_mean_follows_the_weights_slowly() -> None:
    net, (rows, targets) = network(), data()
    start = net.layers[0].copy()
    net.step(rows, targets, 0.1)
    assert np.allclose(net.mean[0] - start, (net.layers[0] - start) / 1000, atol=1e-6)


def test_a_state_is_gone_on_from() -> None:
    one, two, (rows, targets) = network(1), network(2), data()
    one.step(rows, targets, 0.01)
    two.restore(one.state())
    for net in (one, two):
        net.step(rows, targets, 0.01)
    assert all(np.array_equal(a, b) for a, b in zip(one.layers + one.mean, two.layers + two.mean, strict=True))
