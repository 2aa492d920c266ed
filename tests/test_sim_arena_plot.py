from __future__ import annotations

from xml.etree.ElementTree import Element, fromstring

import pytest

from pisti.i18n import LANGUAGES, Texts
from pisti.sim.arena import Result, Unit
from pisti.sim.arena.plot import WIDTH, plot, ticks

SVG = "{http://www.w3.org/2000/svg}"
RESULTS = (Result("a", "b & <c>", 9, 1.5, 0.25, 1.0, 2.0), Result("a", "d", 9, -0.5, 0.25, -1.0, 0.0))


def drawn(
    results: tuple[Result, ...] = RESULTS, unit: Unit = Unit.DEALS, even: float = 0, language: str = "en"
) -> Element:
    return fromstring(plot(results, unit, even, Texts(language)))


def test_each_pairing_has_its_name_a_point_and_an_interval() -> None:
    root = drawn()
    said = [text.text for text in root.iter(f"{SVG}text")]
    assert said[0] == "Points a round ahead, with 95 % intervals"
    assert {"a against b & <c>", "a against d", "1.50 ± 0.50", "-0.50 ± 0.50"} <= {*said}
    points = [float(point.attrib["cx"]) for point in root.iter(f"{SVG}circle")]
    spans = [
        (float(line.attrib["x1"]), float(line.attrib["x2"]))
        for line in root.iter(f"{SVG}line")
        if line.attrib["stroke-width"] == "3"
    ]
    assert points[0] > points[1]
    assert [sum(span) / 2 for span in spans] == pytest.approx(points, abs=0.1)
    assert spans[0][1] - spans[0][0] == pytest.approx(spans[1][1] - spans[1][0], abs=0.2)
    assert all(0 < end < WIDTH for span in spans for end in span)


def test_where_both_are_equal_is_marked() -> None:
    dark = [line for line in drawn().iter(f"{SVG}line") if line.attrib["stroke"] == "#1a1a1a"]
    assert len(dark) == 1
    games = (Result("a", "b", 9, 0.8, 0.02, 0.75, 0.85),)
    root = drawn(games, Unit.GAMES, even=50)
    assert len([line for line in root.iter(f"{SVG}line") if line.attrib["stroke"] == "#1a1a1a"]) == 1


@pytest.mark.parametrize(("low", "high"), [(0, 0), (-1e-9, 1e-9), (0.1, 0.11), (-30, 45), (49, 51), (0, 100)])
def test_marks_are_few_and_cover_the_range(low: float, high: float) -> None:
    marks = ticks(low, high)
    assert 2 <= len(marks) <= 9
    assert marks[0] <= low
    assert marks[-1] >= high - 1e-9
    assert marks == sorted({*marks})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("unit", Unit)
def test_every_language(language: str, unit: Unit) -> None:
    assert len(list(drawn(unit=unit, language=language).iter(f"{SVG}circle"))) == 2
