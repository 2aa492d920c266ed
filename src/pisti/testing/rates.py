"""How often bots blunder: they play games with themselves, and their plays are judged by the position alone."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import TextIO

from pisti import figures
from pisti.bots import OFFERED, Bot
from pisti.cards import Card
from pisti.errors import PistiError
from pisti.game import Game
from pisti.observation import Observation, observe
from pisti.rules import Rules
from pisti.sim.arena.observed import Decks
from pisti.sim.arena.players import player
from pisti.sim.generator import stream
from pisti.testing.blunders import Blunder, breaking
from pisti.testing.checking import BotFails, answer

LEAST = 200
"""How many positions there must be in which each blunder could be made."""
TOO_MANY = 20
"""How many times more rounds than asked for are played at most for that."""


@dataclass(frozen=True, slots=True)
class Rate:
    """How often a blunder could have been made in so many rounds, and how often it was."""

    rounds: int
    positions: int
    blunders: int

    @property
    def per_1000_rounds(self) -> float:
        """Blunders in a thousand rounds of four players.

        >>> Rate(500, 300, 2).per_1000_rounds
        4.0
        """
        return 1000 * self.blunders / self.rounds


def blunder_rates(bot: Bot, rules: Rules, rounds: int, seed: int, least: int = LEAST) -> dict[Blunder, Rate]:
    """Let a bot play so many rounds, and more until each blunder could have been made ``least`` times.

    It plays games to the target at all seats, so that the end of a game counts too; the decks are those of the arena
    for the same seed. Raises BotFails if it plays a card that it does not hold.

    >>> from pisti.bots import level
    >>> blunder_rates(level("hard"), Rules(), 1, 1, least=0)[Blunder.PISTI].blunders
    0
    """
    positions, blunders, done = dict.fromkeys(Blunder, 0), dict.fromkeys(Blunder, 0), 0
    for plays in played_rounds(bot, rules, seed):
        for view, card in plays:
            for blunder, cards in breaking(view).items():
                positions[blunder] += 1
                blunders[blunder] += card in cards
        done += 1
        if done >= rounds and (min(positions.values()) >= least or done >= TOO_MANY * rounds):
            break
    return {each: Rate(done, positions[each], blunders[each]) for each in Blunder}


def played_rounds(bot: Bot, rules: Rules, seed: int) -> Iterator[list[tuple[Observation, Card]]]:
    """Rounds without end of games that a bot plays at all seats: what it saw and played; raises BotFails."""
    for number in count():
        decks, rng = Decks(rules, stream(seed, 0), number), Random(f"{seed}/{number}")
        game = Game.start(rules, decks.next(), rules.seating[number % rules.seats])
        while game.winner is None:
            if game.round.is_over or game.round.is_redeal:
                game = game.next_round(decks.next())
                continue
            plays: list[tuple[Observation, Card]] = []
            while (seat := game.round.to_play) is not None:
                view = observe(game, seat)
                plays.append((view, answer(bot, game, view, rng)))
                game = game.play(plays[-1][1])
            yield plays


def main(words: Sequence[str], out: TextIO = sys.stdout, err: TextIO = sys.stderr) -> int:
    """``python -m pisti.testing``: write the rates of bots; 2 if something asked for cannot be done."""
    asked = parser().parse_args(words)
    try:
        rules, number = Rules.parse(asked.rules), figures.seed(asked.seed)
        bots = {name: player(name) for name in asked.players}
        rates = {name: blunder_rates(bot, rules, asked.rounds, number) for name, bot in bots.items()}
    except (PistiError, BotFails) as error:
        err.write(f"python -m pisti.testing: {error}\n")
        return 2
    out.write(json.dumps(as_json(rates, rules, number)) + "\n" if asked.json else "\n".join(lines(rates)) + "\n")
    return 0


def parser() -> argparse.ArgumentParser:
    """What the command line takes."""
    found = argparse.ArgumentParser(
        prog="python -m pisti.testing",
        description="Let bots play with themselves, and count blunders that a partner sees, in 1000 rounds.",
        epilog="docs/arena.md says which these are, and how a bot of your own is named.",
    )
    found.add_argument(
        "players", metavar="PLAYER", nargs="*", default=OFFERED, help="levels or module:name (all levels)"
    )
    found.add_argument("--rounds", type=positive, default=1000, help="rounds that each plays at least (1000)")
    found.add_argument("--rules", default="standard", help="a preset or options, as for pisti play")
    found.add_argument("--seed", default="1", help="the same seed gives the same decks (1)")
    found.add_argument("--json", action="store_true", help="write one JSON object")
    return found


def positive(text: str) -> int:
    """A whole number of at least one; raises ValueError."""
    if (value := int(text)) < 1:
        raise ValueError
    return value


def lines(rates: dict[str, dict[Blunder, Rate]]) -> list[str]:
    """A row for each bot: rounds, and for each blunder its rate and in how many positions it could be made."""
    rows = [["in 1000 rounds", "rounds", *(f"{blunder.value} (of)" for blunder in Blunder)]]
    for name, found in rates.items():
        cells = (f"{each.per_1000_rounds:.1f} ({each.positions})" for each in found.values())
        rows.append([name, str(found[Blunder.PISTI].rounds), *cells])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows]


def as_json(rates: dict[str, dict[Blunder, Rate]], rules: Rules, seed: int) -> dict[str, object]:
    """The same as values for JSON."""
    players = [
        {"player": name, "rounds": found[Blunder.PISTI].rounds, **{each.value: _figures(found[each]) for each in found}}
        for name, found in rates.items()
    ]
    return {"rules": str(rules), "seed": seed, "players": players}


def _figures(rate: Rate) -> dict[str, float]:
    return {"positions": rate.positions, "blunders": rate.blunders, "per_1000_rounds": rate.per_1000_rounds}
