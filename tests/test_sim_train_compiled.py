from __future__ import annotations

import numpy as np
import pytest

from pisti.rules import Rules
from pisti.sim import compiled
from pisti.sim.simulation import BadSimulation, SimulationFault, table_of
from pisti.sim.train_compiled import games, loops, table


def test_loops_are_compiled_once() -> None:
    assert loops() is loops()


def test_without_numba_nothing_is_trained(monkeypatch: pytest.MonkeyPatch) -> None:
    loops.cache_clear()
    monkeypatch.setattr(compiled, "compiled", lambda: None)
    with pytest.raises(BadSimulation) as caught:
        loops()
    assert caught.value.code == SimulationFault.NOT_COMPILED


def test_games_have_streams_of_their_own_wherever_they_begin() -> None:
    one, two = games(6, 3), games(3, 3, 3)
    assert np.array_equal(one.words[3:], two.words)
    assert len({tuple(words) for words in one.words.tolist()}) == 6


def test_the_table_is_that_of_the_standard_rules() -> None:
    assert table() == table_of(Rules(), ("random",))
