"""The network while it is trained: in single precision, with the gradient written out and Adam to follow it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from pisti.bots.net_weights import OUTPUTS

Floats = NDArray[np.float32]

FIRST, SECOND, TINY = 0.9, 0.999, 1e-8
"""How slowly Adam forgets gradients and their squares, and what keeps it from dividing by zero."""
SLOW = 0.999
"""How slowly the mean of the weights follows them."""
OF_SUM = 0.3
"""How much an error in the sum weighs beside one in the difference."""


class Network:
    """Layers of weights in turn with offsets; ``mean`` is their running mean, which plays steadier than they do."""

    layers: list[Floats]
    mean: list[Floats]

    def __init__(self, sizes: Sequence[int], rng: np.random.Generator) -> None:
        """A network of layers of these sizes, the features first and without the outputs, at random."""
        self.layers = []
        for number, (size, to) in enumerate(zip(sizes, [*sizes[1:], OUTPUTS], strict=True)):
            spread = np.sqrt(2 / (size if number else size / 4))  # of the features most are zero
            if number == len(sizes) - 1:
                spread *= 0.1
            self.layers.append(np.float32(spread) * rng.standard_normal((size, to), np.float32))
            self.layers.append(np.zeros(to, np.float32))
        self.mean = [each.copy() for each in self.layers]
        self._moments = [np.zeros_like(each) for each in self.layers]
        self._squares = [np.zeros_like(each) for each in self.layers]
        self.steps = 0

    def gradient(self, rows: Floats, targets: Floats) -> tuple[float, list[Floats]]:
        """The mean square error of the difference, and the gradient of the loss by layer."""
        outputs = [rows]
        for number in range(0, len(self.layers), 2):
            outputs.append(apply(self.layers, number, outputs[-1]))
        error = outputs.pop() - targets
        loss = float(np.mean(error[:, 0] ** 2))
        error *= np.float32(2 / len(rows)) * np.array([1, OF_SUM], np.float32)
        found: list[Floats] = []
        for number in range(len(self.layers) - 2, -1, -2):
            before = outputs.pop()
            found = [before.T @ error, error.sum(0), *found]
            if number:
                error = (error @ self.layers[number].T) * (before > 0)
        return loss, found

    def step(self, rows: Floats, targets: Floats, rate: float) -> float:
        """One step of Adam; the mean square error of the difference before it."""
        loss, gradients = self.gradient(rows, targets)
        self.steps += 1
        rate *= float(np.sqrt(1 - SECOND**self.steps)) / (1 - FIRST**self.steps)
        for number, slope in enumerate(gradients):
            moment, square, layer = self._moments[number], self._squares[number], self.layers[number]
            follow(moment, slope, 1 - FIRST)
            follow(square, slope * slope, 1 - SECOND)
            layer -= np.float32(rate) * moment / (np.sqrt(square) + np.float32(TINY))
            follow(self.mean[number], layer, 1 - SLOW)
        return loss

    def state(self) -> dict[str, NDArray[np.generic]]:
        """All there is to go on from, by name."""
        kinds = {"layer": self.layers, "mean": self.mean, "moment": self._moments, "square": self._squares}
        arrays = {f"{kind}{number}": each for kind, found in kinds.items() for number, each in enumerate(found)}
        return {**arrays, "steps": np.array(self.steps)}

    def restore(self, state: Mapping[str, NDArray[np.generic]]) -> None:
        """Go on from a state; raises KeyError or ValueError if it is of another network."""
        kinds = {"layer": self.layers, "mean": self.mean, "moment": self._moments, "square": self._squares}
        for kind, found in kinds.items():
            for number, each in enumerate(found):
                each[...] = state[f"{kind}{number}"]
        self.steps = int(state["steps"])


def follow(mean: Floats, value: Floats, share: float) -> None:
    """Let a running mean go some way towards a value."""
    mean += np.float32(share) * (value - mean)


def apply(layers: Sequence[Floats], number: int, rows: Floats) -> Floats:
    """What a layer makes of rows; the last one has no ReLU."""
    out: Floats = rows @ layers[number]
    out += layers[number + 1]
    if number < len(layers) - 2:
        np.maximum(out, 0, out=out)
    return out


def forward(layers: Sequence[Floats], rows: Floats) -> Floats:
    """What a network makes of rows."""
    for number in range(0, len(layers), 2):
        rows = apply(layers, number, rows)
    return rows
