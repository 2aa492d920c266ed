"""How a round, a game and a sitting end: the windows, and what is chosen there."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from rich.console import RenderableType

from pisti.observation import Observation
from pisti.table import Counted, GameOver
from pisti.tui.count_table import STEPS, count_table, sheet_table
from pisti.tui.plain_count import game_over
from pisti.tui.plain_words import Words
from pisti.tui.windows import Choice, StepWindow, Window


class Outcome(Enum):
    """How a sitting ended."""

    AGAIN = auto()
    LOOK_BACK = auto()
    TO_START = auto()
    LEFT = auto()


OUTCOMES = {
    "again": Outcome.AGAIN,
    "back": Outcome.LOOK_BACK,
    "start": Outcome.TO_START,
    "leave": Outcome.LEFT,
}
"""The outcome of each answer in the last windows."""


def count_window(words: Words, event: Counted, seconds: float, *, is_over: bool, ascii_only: bool) -> StepWindow:
    """The count line by line, each ``seconds`` after the one before; the score sheet is a button away."""
    say = words.texts
    choices = [
        ("next", say("screen-close" if is_over else "screen-next-round")),
        ("sheet", say("screen-title-sheet")),
    ]

    def text_at(steps: int) -> RenderableType:
        return count_table(words, event, steps, ascii_only=ascii_only)

    return StepWindow(say("play-count", round=event.round), text_at, STEPS, choices, seconds)


def end_window(words: Words, view: Observation, choices: Sequence[Choice], *, ascii_only: bool) -> Window:
    """The end of the game: who has won, the score sheet, and what next."""
    assert view.winner is not None
    lines = game_over(words, GameOver(view.winner, view.scores))
    return Window("\n".join(lines), sheet_table(words, view, ascii_only=ascii_only), choices)
