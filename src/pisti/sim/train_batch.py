"""A batch of rounds that the network plays: against itself to learn from, or against a level to be measured."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from pisti.bots.net_choice import POINTS
from pisti.bots.net_features import FEATURES
from pisti.bots.net_weights import OUTPUTS
from pisti.engine import PLAYS
from pisti.sim import kernel
from pisti.sim.summary import Mean
from pisti.sim.train_compiled import OPTIONS, games, loops, table
from pisti.sim.train_play import CHANCE

Floats = NDArray[np.float32]
Valuer = Callable[[Floats], Floats]
"""What tells, in units of POINTS, the difference and the sum of the points to come for rows that were scaled."""

PIECE = 2048
"""How many rows are valued at a time: more no longer fit the cache."""
MATCHES = 1 << 40
"""The first stream of the games of matches."""
MATCH_BATCH = 1000
"""How many deals of a match are played side by side."""


class Batch:
    """So many games side by side and the arrays they are played in; ``scale`` is what features are multiplied by."""

    def __init__(self, count: int, seed: int, first: int = 0) -> None:
        """Games with streams of their own from ``first`` on."""
        self.games = games(count, seed, first)
        self.scale = np.ones(FEATURES, np.float32)
        self.rows = np.zeros((PLAYS, count, FEATURES), np.float32)
        self.picked = np.zeros((PLAYS, count), np.int64)
        self.best = np.zeros((PLAYS, count, OUTPUTS), np.float32)
        self.base = np.zeros((PLAYS, count, OUTPUTS), np.float32)
        self.final = np.zeros((count, 2), np.float32)
        self._all_rows = np.zeros((4 * count, FEATURES), np.float32)
        self._gains = np.zeros(4 * count, np.float32)
        self._fair = np.zeros(4 * count, np.bool_)
        self._values = np.zeros((4 * count, OUTPUTS), np.float32)
        self._scratch = np.zeros(kernel.TOTALS, np.int64)

    def start(self, is_again: bool = False) -> None:
        """Deal new rounds, or the last ones again."""
        loops().start(self.games, OPTIONS, self._scratch, is_again)

    def play(self, ply: int, valuer: Valuer, explore: float = 0.0, is_free: bool = False) -> None:
        """Play a card in each game by the values of the network, or at random so many times out of one.

        ``is_free`` with blunders, from which it has to learn.
        """
        rows = self._described(ply, valuer)
        if is_free:
            self._fair[:] = True
        picked = self.picked[ply]
        chance = int(explore * CHANCE)
        told = (self._values, self._gains, self._fair)
        loops().choose(self.games, OPTIONS, table(), *told, chance, picked, self.best[ply], self.base[ply])
        np.take(rows, np.where(picked < 0, -1 - picked, picked), axis=0, out=self.rows[ply])

    def _described(self, ply: int, valuer: Valuer) -> Floats:
        count = len(self.games.states) * (4 - (ply >> 2 & 3))
        loops().describe(self.games, OPTIONS, self._all_rows, self._gains, self._fair)
        rows = self._all_rows[:count]
        rows *= self.scale
        for start in range(0, count, PIECE):
            end = min(count, start + PIECE)
            self._values[start:end] = valuer(rows[start:end]) * np.float32(POINTS)
        return rows

    def play_level(self, level: int) -> None:
        """Play a card in each game by a level."""
        loops().play_level(self.games, OPTIONS, table(), level)

    def finish(self) -> None:
        """Count the rounds."""
        loops().finish(self.games, OPTIONS, self.final)

    def learn_from(self, valuer: Valuer, explore: float, decay: float) -> tuple[Floats, Floats]:
        """Rows and their targets from rounds that the network plays against itself, for TD(λ) with λ = ``decay``."""
        self.start()
        for ply in range(PLAYS):
            self.play(ply, valuer, explore, is_free=True)
        rows, targets = self._learnt(decay)
        return rows.reshape(-1, FEATURES), targets.reshape(-1, OUTPUTS)

    def learn_against(
        self, level: int, side: int, valuer: Valuer, explore: float, decay: float
    ) -> tuple[Floats, Floats]:
        """Rows and their targets from rounds that the network plays on a side, the other side by a level."""
        self.start()
        for ply in range(PLAYS):
            if ply & 1 == side:
                self.play(ply, valuer, explore, is_free=True)
            else:
                self.play_level(level)
        rows, targets = self._learnt(decay)
        return rows[side::2].reshape(-1, FEATURES), targets[side::2].reshape(-1, OUTPUTS)

    def _learnt(self, decay: float) -> tuple[Floats, Floats]:
        self.finish()
        targets = np.zeros_like(self.best)
        loops().returns(self.final, self.best, self.base, self.picked, decay, targets)
        return self.rows, targets / np.float32(POINTS)


def duplicate_with(valuer: Valuer, scale: Floats, level: int, deals: int, seed: int) -> Mean:
    """What the network gains on a level in points a round, each deal played once with it on either side."""
    gained = [
        _gained(valuer, scale, level, Batch(min(MATCH_BATCH, deals - first), seed, MATCHES + first))
        for first in range(0, deals, MATCH_BATCH)
    ]
    each = np.concatenate(gained)
    return Mean(float(each.mean()), float(each.std() / np.sqrt(max(1, deals - 1))))


def _gained(valuer: Valuer, scale: Floats, level: int, batch: Batch) -> NDArray[np.float64]:
    batch.scale = scale
    gained = np.zeros(len(batch.final))
    for side in (0, 1):
        batch.start(is_again=side == 1)
        for ply in range(PLAYS):
            if ply & 1 == side:
                batch.play(ply, valuer)
            else:
                batch.play_level(level)
        batch.finish()
        gained += (batch.final[:, side] - batch.final[:, 1 - side]) / 2
    return gained
