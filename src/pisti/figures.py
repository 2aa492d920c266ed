"""Whole numbers as people type them, read strictly."""

from __future__ import annotations

import re
from enum import StrEnum

from pisti.errors import PistiError


class FigureFault(StrEnum):
    """What can be wrong with a number."""

    NOT_A_SEED = "flag-not-a-seed"


class BadFigure(PistiError):
    """A text that is not the number it should be."""


def number(text: str) -> int:
    """The whole number that a text writes in plain digits; raises ValueError, for argparse to name the flag.

    >>> number("12"), number("-1")
    (12, -1)
    """
    if re.fullmatch("-?[0-9]{1,1000}", text):
        return int(text)
    raise ValueError(text)


def seed(text: str) -> int:
    """The seed that a text writes in plain digits, from 0 to 2**64 - 1; raises BadFigure.

    >>> seed("7")
    7
    """
    if re.fullmatch("[0-9]{1,20}", text) and int(text) < 1 << 64:
        return int(text)
    raise BadFigure(FigureFault.NOT_A_SEED, seed=text)
