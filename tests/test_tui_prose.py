"""Running text: no word is lost or broken, and what a no-break space joins stays together at every width."""

import pytest
from rich.console import Console
from rich.measure import Measurement

from pisti.i18n import LANGUAGES, Texts
from pisti.tui.prose import Prose
from pisti.tui.rules_told import told, written

TEXT = "Qui a gagné\u00a0?\n  Nord\u202f: 12\u00a0points, et Sud en a 7.\n\nFin"


def lines_of(prose: Prose, width: int) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(prose)
    return capture.get().splitlines()


@pytest.mark.parametrize("width", range(16, 60))
def test_what_a_no_break_space_joins_stays_together(width: int) -> None:
    lines = lines_of(Prose.of(TEXT), width)
    text = "\n".join(lines)
    assert all(joined in text for joined in ("gagné\u00a0?", "Nord\u202f:", "12\u00a0points,"))
    assert " ".join(text.split(" ")).split() == TEXT.split()
    assert all(len(line) <= width for line in lines)
    assert next(line for line in lines if line.startswith("  ")).startswith("  Nord")
    assert "" in [line.strip() for line in lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_rules_begins_with_a_mark(language: str) -> None:
    text = "\n".join(written(told(language), Texts(language)))
    for width in range(30, 70):
        assert not [line for line in lines_of(Prose.of(text), width) if line.lstrip()[:1] in {*":;?!»)"}]


def test_paragraphs_have_their_styles() -> None:
    console = Console(width=40)
    styles = [
        {str(part.style) for part in line if part.text.strip()}
        for line in console.render_lines(Prose([("Head", "bold"), ("text", "")]), pad=False)
    ]
    assert styles == [{"bold"}, {"None"}]


def test_it_is_as_wide_as_its_longest_line() -> None:
    console = Console(width=40)
    assert Measurement.get(console, console.options, Prose.of("one two\nthree four five")).maximum == 15
