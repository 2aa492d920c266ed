"""What it brings to know the score of the game, and the table of chances that the level strong knows it by.

    python benchmarks/score_sense.py [--json] [--games 100000] [--from 120 150] [--target 151] [--seed 1]
    python benchmarks/score_sense.py --table [--rounds 200000] [--seed 1]

Games begin near their end, with points of both sides drawn from a range. The level strong plays them against its twin
that plays for points, each game once on each side with the same cards; told is the share of games that it wins, with
its standard error and a 95 % interval over pairs. `--table` plays rounds of strong against itself instead, for points,
and writes what `WINS` in src/pisti/bots/net_win.py is. One core plays some 200 pairs a second.
"""

from __future__ import annotations

import argparse
import json
import sys
from time import perf_counter

from pisti.sim import wins
from pisti.sim.arena.standing import WIDE

COLUMNS = 16
"""How many numbers of the table stand in a line."""


def main() -> int:
    """Measure and print; 2 if games cannot begin so."""
    asked = arguments()
    if asked.table:
        print(table(asked.rounds, asked.seed))
        return 0
    low, high = asked.start
    if not 0 <= low <= high < asked.target:
        print("score_sense: --from takes two numbers, the lower one first, both below the target", file=sys.stderr)
        return 2
    figures = measure(asked.games, asked.seed, (low, high), asked.target)
    print(json.dumps(figures) if asked.json else line(figures))
    return 0


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--games", type=int, default=100_000, help="pairs of games")
    parser.add_argument("--from", dest="start", type=int, nargs=2, default=(120, 150), help="points at the start")
    parser.add_argument("--target", type=int, default=151, help="points that win a game")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games")
    parser.add_argument("--table", action="store_true", help="make the table of chances")
    parser.add_argument("--rounds", type=int, default=200_000, help="rounds for the table")
    return parser.parse_args()


def measure(games: int, seed: int, start: tuple[int, int], target: int) -> dict[str, float]:
    """The share of games won, its error and interval, and how many pairs were played a second."""
    begun = perf_counter()
    share = wins.score_sense(games, seed, start, target)
    low, high = share.value - WIDE * share.error, share.value + WIDE * share.error
    speed = games / (perf_counter() - begun)
    return {"games": games, "share": share.value, "error": share.error, "low": low, "high": high, "per_second": speed}


def line(figures: dict[str, float]) -> str:
    """The figures for a person."""
    share, error, low, high = (100 * figures[name] for name in ("share", "error", "low", "high"))
    pairs = f"{figures['games']:.0f} pairs of games, {figures['per_second']:.0f} a second"
    return f"won by who knows the score: {share:.3f} % ± {error:.3f} (95 %: {low:.3f} to {high:.3f}); {pairs}"


def table(rounds: int, seed: int) -> str:
    """The lines of the table, in ten-thousandths."""
    rows = wins.grid(wins.chances(wins.results(rounds, seed))).tolist()
    parts = [row[at : at + COLUMNS] for row in rows for at in range(0, len(row), COLUMNS)]
    return "\n".join("    " + " ".join(f"{number}," for number in part) for part in parts)


if __name__ == "__main__":
    sys.exit(main())
