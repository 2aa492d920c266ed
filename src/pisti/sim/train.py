"""The training of the network: it plays against itself, learns what its plays brought, and is measured now and then."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import cos, pi

import numpy as np
from numpy.typing import NDArray

from pisti.bots import decide
from pisti.bots.net_choice import POINTS
from pisti.bots.net_features import FEATURES
from pisti.bots.net_weights import OUTPUTS, Provenance, Weights, rounded
from pisti.engine import PLAYS
from pisti.sim.summary import Mean
from pisti.sim.train_batch import Batch, Floats, duplicate_with
from pisti.sim.train_net import Network, forward

OPPONENTS = {"medium": decide.MEDIUM, "hard": decide.HARD}
"""The levels that the network is measured against."""
POOLS = 1 << 38
"""How many streams apart the games against one opponent and the next are."""
MEASURED = 1 << 41
"""The first stream of the games from which the spread is measured."""


@dataclass(frozen=True, slots=True)
class Course:
    """How to train: ``hidden`` layers, ``batches`` of ``games``, ``piece`` rows a step, ``decay`` the λ of TD(λ).

    In each batch as many as ``pool`` games more are played against each of the opponents. The rate of Adam falls from
    ``rate`` to nearly nothing, along half a wave, and with it the share of cards drawn, ``explore``.
    """

    hidden: tuple[int, ...] = (128, 64, 32)
    batches: int = 2600
    games: int = 384
    pool: int = 128
    piece: int = 2048
    rate: float = 2e-3
    explore: float = 0.06
    decay: float = 0.8

    def rate_at(self, batch: int) -> float:
        """The rate for a batch, the first being 0: it rises over twenty, then falls.

        >>> Course(rate=1.0).rate_at(0), Course(rate=1.0).rate_at(1300)
        (0.05, 0.5)
        """
        return round(self.rate * min(1.0, (batch + 1) / 20) * self.left_at(batch), 9)

    def left_at(self, batch: int) -> float:
        """What is left of the rate and of exploring at a batch, from 1 to nearly 0."""
        return max(0.002, 0.5 + 0.5 * cos(pi * batch / self.batches))

    @property
    def decisions(self) -> int:
        """How many cards the network plays in a batch."""
        return PLAYS * self.games + PLAYS // 2 * self.pool * len(OPPONENTS)


QUICK = Course(batches=560)
FULL = Course()


class Training:
    """A training that goes on batch by batch; the same course and seed make the same weights."""

    def __init__(self, course: Course, seed: int) -> None:
        """A network at random, and scales taken from rounds played at random."""
        self.course, self.seed = course, seed
        self.batch, self.loss = 0, 0.0
        self._rng = np.random.Generator(np.random.PCG64(seed))
        self.network = Network([FEATURES, *course.hidden], self._rng)
        self.play = Batch(course.games, seed)
        self.play.scale = scale_of(self.play.learn_from(self.worth, 1.0, 1.0)[0])
        self.pool = {
            level: Batch(course.pool, seed, (number + 1) * POOLS) for number, level in enumerate(OPPONENTS.values())
        }
        for batch in self.pool.values():
            batch.scale = self.play.scale

    @property
    def is_over(self) -> bool:
        """Whether all batches were played."""
        return self.batch >= self.course.batches

    @property
    def decisions(self) -> int:
        """How many cards were played so far."""
        return self.batch * self.course.decisions

    def worth(self, rows: Floats) -> Floats:
        """What the network that learns makes of rows."""
        return forward(self.network.layers, rows)

    def worth_in_the_mean(self, rows: Floats) -> Floats:
        """What the running mean of the network makes of rows."""
        return forward(self.network.mean, rows)

    def learn(self) -> None:
        """Play one batch and learn from it."""
        rows, targets = self._played()
        rate, piece = self.course.rate_at(self.batch), self.course.piece
        order = self._rng.permutation(len(rows))
        for start in range(0, len(rows), piece):
            chosen = order[start : start + piece]
            self.loss = self.network.step(rows[chosen], targets[chosen], rate)
        self.batch += 1

    def _played(self) -> tuple[Floats, Floats]:
        explore, decay = self.course.explore * self.course.left_at(self.batch), self.course.decay
        found = [self.play.learn_from(self.worth, explore, decay)]
        for level, batch in self.pool.items():
            found.append(batch.learn_against(level, self.batch & 1, self.worth, explore, decay))
        return np.concatenate([rows for rows, _ in found]), np.concatenate([targets for _, targets in found])

    def measure(self, deals: int) -> dict[str, Mean]:
        """What the running mean of the network gains on each opponent, in points a round."""
        return {
            name: duplicate_with(self.worth_in_the_mean, self.play.scale, level, deals, self.seed)
            for name, level in OPPONENTS.items()
        }

    def weights(self, version: str, date: str, seconds: float, figures: Mapping[str, Mean]) -> Weights:
        """What there is to ship by now."""
        told = {name: (round(mean.value, 4), round(mean.error, 4)) for name, mean in figures.items()}
        about = Provenance(version, date, self.seed, self.decisions, round(seconds, 1), told)
        return Weights(self.play.scale.astype(np.float64), rounded(self.network.mean), self._spread(), about)

    def _spread(self) -> NDArray[np.float64]:
        """The standard deviations of what came after each ply from what was told, in points."""
        batch = Batch(1000, self.seed, MEASURED)
        batch.scale = self.play.scale
        rows, targets = batch.learn_from(self.worth_in_the_mean, 0.0, 1.0)
        errors = (targets - self.worth_in_the_mean(rows)) * POINTS
        spread: NDArray[np.float64] = errors.reshape(PLAYS, -1, OUTPUTS).std(axis=1).astype(np.float64)
        return spread

    def state(self) -> dict[str, NDArray[np.generic]]:
        """All there is to go on from, by name."""
        rng = self._rng.bit_generator.state
        about = {"course": asdict(self.course), "seed": self.seed, "batch": self.batch, "rng": rng}
        state = {**self.network.state(), "scale": self.play.scale, "about": np.array(json.dumps(about))}
        for number, batch in enumerate([self.play, *self.pool.values()]):
            state |= {f"packs{number}": batch.games.packs, f"words{number}": batch.games.words}
        return state

    @classmethod
    def resumed(cls, state: Mapping[str, NDArray[np.generic]]) -> Training:
        """The training of a state; raises KeyError, TypeError or ValueError if there is none in it."""
        about = json.loads(str(state["about"]))
        course = about["course"]
        training = cls(Course(**{**course, "hidden": tuple(course["hidden"])}), int(about["seed"]))
        training.network.restore(state)
        training.play.scale[...] = state["scale"]
        for number, batch in enumerate([training.play, *training.pool.values()]):
            batch.games.packs[...], batch.games.words[...] = state[f"packs{number}"], state[f"words{number}"]
        training._rng.bit_generator.state = about["rng"]
        training.batch = int(about["batch"])
        return training


def scale_of(rows: Floats) -> Floats:
    """Powers of two that bring each feature near one where it is not zero."""
    count = np.maximum(1, np.count_nonzero(rows, axis=0))
    size = np.sqrt((rows.astype(np.float64) ** 2).sum(axis=0) / count)
    exponent = np.where(size > 0, -np.rint(np.log2(np.maximum(size, 1e-9))), 0)
    return np.exp2(exponent).astype(np.float32)
