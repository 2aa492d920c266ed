"""A picture of a round: by how many points a side may expect to be ahead after each play, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from xml.etree.ElementTree import Element, SubElement

from pisti.analysis.game import AnalysedRound
from pisti.analysis.plays import AnalysedPlay
from pisti.analysis.reasons import Texts
from pisti.analysis.told import Told, play_line
from pisti.rules import Side

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 240, 44, 16, 14, 28
PLIES = 48
STEP = 10
"""How many points there are between two lines across."""


@dataclass(frozen=True, slots=True)
class Point:
    """What a side may expect after so many plays, and the standard error of that."""

    plays: int
    value: float
    error: float


def chart(told: Told, round: AnalysedRound, texts: Texts) -> Element:
    """The picture; with two sides a line for the first, else one for each; plays that cost something are marked."""
    drawn = [Side(0)] if round.rules.side_count == 2 else [Side(side) for side in range(round.rules.side_count)]
    series = {side: expected(round, side) for side in drawn}
    reach = reach_of([point for points in series.values() for point in points])
    label = texts("analysis-chart", side=" / ".join(told.side(side, texts) for side in drawn))
    root = Element("svg", {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "role": "img", "aria-label": label, "class": "chart"})
    SubElement(root, "title").text = label
    _grid(root, reach, round)
    for number, points in enumerate(series.values()):
        _line(root, points, reach, f"side{number}")
    for play in round.plays:
        if play.cost.value:
            _mark(root, told, round, play, reach, texts)
    return root


def expected(round: AnalysedRound, side: Side) -> list[Point]:
    """What a side may expect after each play that tells it, and the result at the end.

    With two sides every play tells it, for what one is ahead the other is behind; else a side's own plays.
    """
    points = []
    for play in round.plays:
        is_own = round.rules.sides[play.seat] == side
        if is_own or round.rules.side_count == 2:
            value = play.played.value
            points.append(Point(play.ply + 1, value.value if is_own else -value.value, value.error))
    if round.results is not None:
        points.append(Point(PLIES, round.results[side], 0.0))
    return points


def reach_of(points: Sequence[Point]) -> int:
    """Up to how many points the picture goes on either side of zero: a multiple of STEP.

    >>> reach_of([Point(1, 3.0, 1.0), Point(2, -11.0, 1.0)]), reach_of([])
    (20, 10)
    """
    highest = max((abs(point.value) + point.error for point in points), default=1.0)
    return max(1, ceil(highest / STEP)) * STEP


def _x(plays: int) -> float:
    return LEFT + plays / PLIES * (WIDTH - LEFT - RIGHT)


def _y(value: float, reach: int) -> float:
    return TOP + (reach - value) / (2 * reach) * (HEIGHT - TOP - BOTTOM)


def _grid(root: Element, reach: int, round: AnalysedRound) -> None:
    step = STEP * max(1, reach // 40)
    for value in range(-reach // step * step, reach + 1, step):
        if abs(value) <= reach:
            y = _y(value, reach)
            _segment(root, (LEFT, y), (WIDTH - RIGHT, y), "zero" if value == 0 else "grid")
            _text(root, (LEFT - 6, y + 4), f"{value:+d}".replace("-", "−") if value else "0", "end")
    for plays in range(0, PLIES + 1, 4 * round.rules.seats):
        _segment(root, (_x(plays), TOP), (_x(plays), HEIGHT - BOTTOM), "grid")
        _text(root, (_x(plays), HEIGHT - 8), str(plays), "middle")


def _line(root: Element, points: Sequence[Point], reach: int, name: str) -> None:
    above = [(_x(point.plays), _y(point.value + point.error, reach)) for point in points]
    below = [(_x(point.plays), _y(point.value - point.error, reach)) for point in reversed(points)]
    middle = [(_x(point.plays), _y(point.value, reach)) for point in points]
    SubElement(root, "polygon", {"points": _places([*above, *below]), "class": f"error {name}"})
    SubElement(root, "polyline", {"points": _places(middle), "class": f"line {name}"})


def _mark(root: Element, told: Told, round: AnalysedRound, play: AnalysedPlay, reach: int, texts: Texts) -> None:
    side = round.rules.sides[play.seat]
    sign = -1 if round.rules.side_count == 2 and side != 0 else 1
    at = _x(play.ply + 1), _y(sign * play.played.value.value, reach)
    circle = SubElement(root, "circle", {"cx": f"{at[0]:.1f}", "cy": f"{at[1]:.1f}", "r": "4", "class": "costly"})
    SubElement(circle, "title").text = play_line(told, round, play, texts)


def _places(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def _segment(root: Element, start: tuple[float, float], end: tuple[float, float], name: str) -> None:
    ends = {"x1": start[0], "y1": start[1], "x2": end[0], "y2": end[1]}
    SubElement(root, "line", {**{name: f"{value:.1f}" for name, value in ends.items()}, "class": name})


def _text(root: Element, at: tuple[float, float], text: str, anchor: str) -> None:
    SubElement(root, "text", {"x": f"{at[0]:.1f}", "y": f"{at[1]:.1f}", "text-anchor": anchor}).text = text
