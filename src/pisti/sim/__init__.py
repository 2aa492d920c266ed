"""Simulation of many rounds: fast where numba is installed (extra ``fast``), the same figures without."""

from pisti.sim.match import Match, duplicate
from pisti.sim.simulation import POLICIES, BadSimulation, Plan, SimulationFault, play_chunk, simulate
from pisti.sim.summary import Mean, Summary

__all__ = [
    "POLICIES",
    "BadSimulation",
    "Match",
    "Mean",
    "Plan",
    "SimulationFault",
    "Summary",
    "duplicate",
    "play_chunk",
    "simulate",
]
