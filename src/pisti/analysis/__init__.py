"""Analysis: what each legal card was worth at each play, what the plays cost, and how much was luck.

A card is worth the points by which its side may expect to be ahead at the end of the round, by what the mover knew and
nothing else. docs/analysis.md tells it for users.
"""

from pisti.analysis.game import AnalysedRound, Analysis, Progress, analyse
from pisti.analysis.hints import Hint, hint
from pisti.analysis.plays import AnalysedPlay, analyse_play
from pisti.analysis.reasons import Reason, Why, sentence
from pisti.analysis.sums import SeatSum, SideSum
from pisti.analysis.values import CardValue, values

__all__ = [
    "AnalysedPlay",
    "AnalysedRound",
    "Analysis",
    "CardValue",
    "Hint",
    "Progress",
    "Reason",
    "SeatSum",
    "SideSum",
    "Why",
    "analyse",
    "analyse_play",
    "hint",
    "sentence",
    "values",
]
