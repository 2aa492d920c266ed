"""A picture of results: for each pairing a point and its 95 % interval, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10
from xml.etree.ElementTree import Element, SubElement, tostring

from pisti.sim.arena.contest import Unit
from pisti.sim.arena.report import figures
from pisti.sim.arena.standing import Result
from pisti.sim.report import Texts

WIDTH, LEFT, RIGHT, TOP, ROW, BOTTOM = 760, 250, 120, 48, 32, 44
INK, SOFT, POINT = "#1a1a1a", "#c8c8c8", "#0b6e4f"


def plot(results: Sequence[Result], unit: Unit, even: float, texts: Texts) -> str:
    """The picture; ``even`` is the value of two players that are equally good."""
    rows = [figures(result, unit) for result in results]
    ends = [float(row[name]) for row in rows for name in ("low", "high")]
    marks = ticks(min(*ends, even), max(*ends, even))
    height = TOP + ROW * len(rows) + BOTTOM
    size = {"width": f"{WIDTH}", "height": f"{height}", "viewBox": f"0 0 {WIDTH} {height}"}
    root = Element(
        "svg", {"xmlns": "http://www.w3.org/2000/svg", "font-family": "sans-serif", "font-size": "14", **size}
    )
    SubElement(root, "rect", {"width": f"{WIDTH}", "height": f"{height}", "fill": "white"})
    _text(root, LEFT, 24, texts(f"arena-plot-{unit}"), "start")
    for mark in marks:
        is_even = abs(mark - even) < 1e-9
        _line(root, (_x(mark, marks), TOP - 6), (_x(mark, marks), height - BOTTOM), INK if is_even else SOFT, 1)
        _text(root, _x(mark, marks), height - BOTTOM + 20, texts("arena-tick", value=mark), "middle")
    for number, row in enumerate(rows):
        _interval(root, row, marks, TOP + ROW * number + ROW // 2, texts)
    return tostring(root, encoding="unicode") + "\n"


def _interval(root: Element, row: dict[str, str | float], marks: Sequence[float], y: int, texts: Texts) -> None:
    low, value, high = (_x(float(row[name]), marks) for name in ("low", "value", "high"))
    _text(root, LEFT - 14, y + 5, texts("arena-pairing", first=row["first"], second=row["second"]), "end")
    _line(root, (low, y), (high, y), POINT, 3)
    for end in (low, high):
        _line(root, (end, y - 6), (end, y + 6), POINT, 2)
    SubElement(root, "circle", {"cx": f"{value:.1f}", "cy": f"{y}", "r": "3.5", "fill": POINT})
    _text(root, WIDTH - 8, y + 5, texts("arena-cell", value=row["value"], half=row["half"]), "end")


def ticks(low: float, high: float) -> list[float]:
    """Round values that cover a range.

    >>> ticks(-0.3, 2.1)
    [-0.5, 0.0, 0.5, 1.0, 1.5, 2.0, 2.5]
    """
    rough = max(high - low, 1e-6) / 6
    power = 10.0 ** floor(log10(rough))
    step = next(size * power for size in (1, 2, 5, 10) if size * power >= rough)
    return [
        round(number * step, 9)
        for number in range(floor(low / step), max(ceil(high / step), floor(low / step) + 1) + 1)
    ]


def _x(value: float, marks: Sequence[float]) -> float:
    return LEFT + (value - marks[0]) / (marks[-1] - marks[0]) * (WIDTH - LEFT - RIGHT)


def _line(root: Element, start: tuple[float, float], end: tuple[float, float], colour: str, width: int) -> None:
    ends = {"x1": start[0], "y1": start[1], "x2": end[0], "y2": end[1]}
    values = {name: f"{value:.1f}" for name, value in ends.items()}
    SubElement(root, "line", {**values, "stroke": colour, "stroke-width": f"{width}"})


def _text(root: Element, x: float, y: float, text: str, anchor: str) -> None:
    SubElement(root, "text", {"x": f"{x:.1f}", "y": f"{y:.1f}", "text-anchor": anchor, "fill": INK}).text = text
