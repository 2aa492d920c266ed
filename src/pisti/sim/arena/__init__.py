"""The arena: bots play the same deals in each other's places, on all cores or many machines, and what came of it."""

from pisti.sim.arena.contest import Chunk, Contest, Sums, Task, Unit
from pisti.sim.arena.faults import ArenaFault, BadArena
from pisti.sim.arena.match import measured, play_match
from pisti.sim.arena.playing import play_chunk
from pisti.sim.arena.results import Results
from pisti.sim.arena.sequential import SequentialTest, Verdict
from pisti.sim.arena.standing import Result, Standing
from pisti.sim.arena.workers import Here, Pool, Workers

__all__ = [
    "ArenaFault",
    "BadArena",
    "Chunk",
    "Contest",
    "Here",
    "Pool",
    "Result",
    "Results",
    "SequentialTest",
    "Standing",
    "Sums",
    "Task",
    "Unit",
    "Verdict",
    "Workers",
    "measured",
    "play_chunk",
    "play_match",
]
