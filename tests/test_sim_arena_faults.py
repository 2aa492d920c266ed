from __future__ import annotations

import pickle

from pisti.sim.arena.faults import ArenaFault, BadArena


def test_it_travels_between_processes() -> None:
    error = pickle.loads(pickle.dumps(BadArena(ArenaFault.BAD_LINE, file="a", line=3)))
    assert (type(error), error.code, error.fields) == (BadArena, ArenaFault.BAD_LINE, {"file": "a", "line": 3})
