"""Counts of everything that can happen in the first plays of a round, so that any change of a rule moves a number.

Every card in hand may be played, so the number of positions alone tells nothing; captures, piştis and points do. A
line of tests/data/perft.jsonl has rules, dealer, deck, and for each depth the positions, captures, piştis, double
piştis, and the points that those are worth. ``python tests/test_perft.py`` writes the counts again after an intended
change.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cases import deck_of
from pisti.cards import format_cards, parse_cards
from pisti.round import Pisti, Round, shuffled
from pisti.rules import PRESETS, Rules, Seat

DATA = Path(__file__).parent / "data/perft.jsonl"
DEPTH = 6


def counts(round: Round, depth: int, into: list[list[int]]) -> None:
    """Add what happens in all ways to play on for so many plays; ``into`` has a row for each depth."""
    if not depth:
        return
    row = into[-depth]
    for card in round.legal_plays:
        after = round.play(card)
        turn = after.turns[-1]
        row[0] += 1
        row[1] += bool(turn.captured)
        row[2] += turn.pisti is Pisti.PISTI
        row[3] += turn.pisti is Pisti.DOUBLE
        row[4] += (0, round.rules.pisti, round.rules.double_pisti)[turn.pisti]
        counts(after, depth - 1, into)


def perft(round: Round) -> list[list[int]]:
    """The rows of a round, the first play first."""
    rows = [[0] * 5 for _ in range(DEPTH)]
    counts(round, DEPTH, rows)
    return rows


def lines() -> list[dict[str, Any]]:
    """A deck for each preset, and one full of matches; what is counted is filled in."""
    matches = ["2s 5h Jc 9s", "5d Jd 2h 6c", "5s 9h 6d Jh", "2c 9d 6h 5c"]
    rounds = [(name, deck_of("3s 2d 7s 6s", matches, rules=rules)) for name, rules in PRESETS.items()]
    rounds += [(name, shuffled(Random(name), rules)) for name, rules in PRESETS.items()]
    made: list[dict[str, Any]] = []
    for name, deck in rounds:
        rules = PRESETS[name]
        counted = perft(Round.deal(rules, deck, Seat.SOUTH))
        made.append({"rules": str(rules), "dealer": "S", "deck": format_cards(deck), "counts": counted})
    return made


LINES = [json.loads(line) for line in DATA.read_text(encoding="utf-8").splitlines()] if DATA.exists() else []


def test_every_preset_has_counts() -> None:
    assert {line["rules"] for line in LINES} == {str(rules) for rules in PRESETS.values()}


@pytest.mark.parametrize("line", LINES, ids=lambda line: line["rules"])
def test_what_can_happen_is_what_could(line: dict[str, Any]) -> None:
    round = Round.deal(Rules.parse(line["rules"]), parse_cards(line["deck"]), Seat.parse(line["dealer"]))
    assert perft(round) == line["counts"]


if __name__ == "__main__":
    DATA.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines()), encoding="utf-8")
