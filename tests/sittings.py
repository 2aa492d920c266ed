"""The plain game for tests: a person whose answers are written down, and bots that stay as they are."""

from __future__ import annotations

import argparse
import io
from dataclasses import dataclass
from random import Random

from pisti.bots import Bot
from pisti.cards import Card
from pisti.i18n import Texts
from pisti.observation import Observation
from pisti.rules import Rules, Seat
from pisti.tui import plain
from pisti.tui.plain_words import Words

NOW = 1_790_000_000.0
TEXTS = Texts("en")


class Greedy:
    """Captures by rank where it can, else plays any card: a double, so that transcripts do not change with the bots."""

    level = "greedy"

    def choose(self, view: Observation, rng: Random) -> Card:
        top = view.pile[-1] if view.pile else None
        same = [card for card in view.legal_plays if top is not None and card.rank is top.rank]
        return rng.choice(same or view.legal_plays)


@dataclass(frozen=True)
class Sat:
    """How a sitting ended, and all that was written."""

    code: int
    out: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


def asked(*arguments: str) -> argparse.Namespace:
    """The arguments as the command line reads them."""
    parser = argparse.ArgumentParser()
    plain.add_arguments(parser)
    return parser.parse_args(arguments)


def sit(*arguments: str, answers: str = "", bot: Bot | None = None, entropy: bytes = b"e") -> Sat:
    """Play with these answers until they end, or the game does."""
    out = io.StringIO()
    code = plain.run(
        asked(*arguments),
        TEXTS,
        out,
        io.StringIO(answers),
        now=lambda: NOW,
        entropy=lambda size: entropy * size,
        bot_of=lambda _level: bot or Greedy(),
    )
    return Sat(code, out.getvalue())


def words(rules: Rules | None = None, you: Seat = Seat.SOUTH, *, letters: bool = False) -> Words:
    """English words for a seat."""
    return Words(TEXTS, rules or Rules(), you, letters=letters)
