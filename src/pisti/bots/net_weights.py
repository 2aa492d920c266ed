"""The weights of the network in a file.

All sums are exact: inputs, weights and what goes from layer to layer are whole numbers of small binary fractions, so
that the order of adding up does not matter and every machine, compiled or not, comes to the same value.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from enum import StrEnum
from io import BytesIO
from pathlib import Path
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from pisti.bots.net_choice import SPREAD, Floats, Net
from pisti.bots.net_features import FEATURES
from pisti.errors import PistiError

GRAIN = 1 << 11
"""Weights are kept in units of one part in so many, which bounds them to ±16."""
OUTPUTS = 2
"""What the network tells: the difference and the sum of the points to come, both sides'."""


class WeightsFault(StrEnum):
    """What can be wrong with a file of weights."""

    BAD_FILE = "weights-bad-file"
    OTHER_FEATURES = "weights-other-features"


class BadWeights(PistiError):
    """A file that does not hold weights for these features."""


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where weights come from; ``figures`` are margins of duplicate matches with their standard errors, by level."""

    version: str
    date: str
    seed: int
    decisions: int
    seconds: float
    figures: dict[str, tuple[float, float]]


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """A network of a few layers, each but the last with ReLU.

    ``scale`` are the powers of two that features are multiplied by; ``layers`` the matrices (from, to) and offsets in
    turn; ``spread`` the standard deviations of what it tells by ply, (48, 2), in points.
    """

    scale: Floats
    layers: tuple[Floats, ...]
    spread: Floats
    provenance: Provenance

    @property
    def net(self) -> Net:
        """What is needed to play."""
        head = np.zeros(SPREAD)
        sizes = [len(self.layers[0]), *(len(offset) for offset in self.layers[1::2])]
        head[: 1 + len(sizes)] = [len(sizes) - 1, *sizes]
        return np.concatenate([head, self.spread.ravel(), self.scale, *(layer.ravel() for layer in self.layers)])


def rounded(arrays: Iterable[NDArray[np.floating]]) -> tuple[Floats, ...]:
    """Layers cut to the grain of a file.

    >>> float(rounded([np.array([0.1])])[0][0])
    0.10009765625
    """
    return tuple(np.clip(np.rint(each.astype(np.float64) * GRAIN), -32768, 32767) / GRAIN for each in arrays)


def to_bytes(weights: Weights) -> bytes:
    """The file of weights, the same bytes for the same weights."""
    arrays = {f"layer{number}": (each * GRAIN).astype(np.int16) for number, each in enumerate(weights.layers)}
    out = BytesIO()
    np.savez_compressed(
        out,
        allow_pickle=False,
        scale=np.log2(weights.scale).astype(np.int8),
        spread=weights.spread.astype(np.float32),
        provenance=np.array(json.dumps(asdict(weights.provenance))),
        **arrays,
    )
    return out.getvalue()


def read_weights(path: Path) -> Weights:
    """The weights in a file; raises BadWeights and OSError."""
    data = path.read_bytes()
    try:
        weights = _weights(data)
    except (ValueError, KeyError, TypeError, EOFError, BadZipFile) as error:
        raise BadWeights(WeightsFault.BAD_FILE, file=str(path)) from error
    if len(weights.scale) != FEATURES or weights.layers[0].shape[0] != FEATURES:
        raise BadWeights(WeightsFault.OTHER_FEATURES, file=str(path), found=len(weights.scale), expected=FEATURES)
    return weights


def _weights(data: bytes) -> Weights:
    with np.load(BytesIO(data), allow_pickle=False) as file:
        count = sum(name.startswith("layer") for name in file.files)
        layers = tuple(file[f"layer{number}"].astype(np.float64) / GRAIN for number in range(count))
        about = json.loads(str(file["provenance"]))
        figures = {name: (float(value), float(error)) for name, (value, error) in about.pop("figures").items()}
        scale = np.exp2(file["scale"].astype(np.float64))
        return Weights(scale, layers, file["spread"].astype(np.float64), Provenance(figures=figures, **about))
