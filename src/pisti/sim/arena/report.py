"""What came of a match as lines for people, and as JSON for programs."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite

from pisti.sim.arena.contest import Unit
from pisti.sim.arena.sequential import Verdict
from pisti.sim.arena.standing import Result, Standing
from pisti.sim.report import Texts


def lines(standing: Standing, texts: Texts) -> list[str]:
    """The match, each pairing in a line, a table of all against all where there are more than two, and the test."""
    contest, results = standing.contest, standing.results()
    told = [
        texts(f"arena-head-{contest.unit}", rules=str(contest.rules), seed=str(contest.seed)),
        texts(f"arena-count-{contest.unit}", count=results[0].deals),
        *(texts(f"arena-{contest.unit}", **figures(result, contest.unit)) for result in results),
    ]
    if len(contest.players) > 2:
        told += ["", texts(f"arena-cross-{contest.unit}"), *cross_table(contest.players, results, contest.unit, texts)]
    return [*told, *_test(standing, texts)]


def figures(result: Result, unit: Unit) -> dict[str, str | float]:
    """The arguments of a text: shares in hundredths."""
    scale = 100 if unit is Unit.GAMES else 1
    values = {name: scale * getattr(result, name) for name in ("value", "error", "low", "high")}
    half = (values["high"] - values["low"]) / 2
    return {"first": result.first, "second": result.second, **values, "half": half}


def _test(standing: Standing, texts: Texts) -> list[str]:
    if standing.test is None:
        return []
    ratio, bound = standing.ratio, standing.test.bound
    return [
        texts("arena-test", low=standing.test.low, high=standing.test.high, ratio=ratio, bound=bound),
        texts(f"arena-test-{standing.verdict}", low=standing.test.low, high=standing.test.high),
    ]


def cross_table(players: Sequence[str], results: Sequence[Result], unit: Unit, texts: Texts) -> list[str]:
    """A row and a column for each player: what the row is ahead of the column."""
    rows = [["", *players]]
    for number, player in enumerate(players):
        cells = (_cell(number, other, len(players), results, unit, texts) for other in range(len(players)))
        rows.append([player, *cells])
    widths = [max(len(row[column]) for row in rows) for column in range(len(players) + 1)]
    return [_row(row, widths) for row in rows]


def _row(cells: list[str], widths: list[int]) -> str:
    first = cells[0].ljust(widths[0])
    return "  ".join([first, *(cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True))]).rstrip()


def _cell(row: int, column: int, players: int, results: Sequence[Result], unit: Unit, texts: Texts) -> str:
    if row == column:
        return "-"
    one, two = sorted((row, column))
    place = sum(players - 1 - before for before in range(one)) + two - one - 1
    result = results[place] if row < column else turned(results[place], unit)
    told = figures(result, unit)
    return texts("arena-cell", value=told["value"], half=told["half"])


def turned(result: Result, unit: Unit) -> Result:
    """A result seen from the second player; a share of games is that of the others, who may be several."""
    whole = 1.0 if unit is Unit.GAMES else 0.0
    ends = (whole - result.high, whole - result.low)
    return Result(result.second, result.first, result.deals, whole - result.value, result.error, *ends)


def as_json(standing: Standing) -> dict[str, object]:
    """The figures as values for JSON; an error that is not known is None."""
    contest = standing.contest
    return {
        "players": list(contest.players),
        "rules": str(contest.rules),
        "seed": contest.seed,
        "unit": contest.unit.value,
        "results": [
            {name: value if not isinstance(value, float) or isfinite(value) else None for name, value in pairs}
            for pairs in (result._asdict().items() for result in standing.results())
        ],
        "test": _test_as_json(standing),
    }


def _test_as_json(standing: Standing) -> dict[str, object] | None:
    test = standing.test
    if test is None:
        return None
    verdict = None if standing.verdict is Verdict.OPEN else standing.verdict.value
    return {"low": test.low, "high": test.high, "ratio": standing.ratio, "bound": test.bound, "verdict": verdict}
