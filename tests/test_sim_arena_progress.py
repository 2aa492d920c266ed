from __future__ import annotations

import io
import sys

import pytest

from pisti.i18n import Texts
from pisti.rules import Rules
from pisti.sim.arena import Chunk, Contest, SequentialTest, Standing, Sums
from pisti.sim.arena.progress import line, progress

EN = Texts("en")


def standing(*sums: Sums, test: SequentialTest | None = None, players: tuple[str, ...] = ("[b]", "c")) -> Standing:
    found = Standing(Contest(players, Rules(), 1), 1000, test)
    for number, each in enumerate(sums):
        found.add(Chunk(number, (each,)))
    return found


class Terminal(io.StringIO):
    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def test_the_interval_so_far_and_the_state_of_a_test() -> None:
    sums = Sums(512, 1024, 60_000)
    assert line(standing(sums), EN) == "[b] against c: 1.00 ± 0.46"
    told = line(standing(sums, test=SequentialTest(0, 1)), EN)
    assert told.startswith("[b] against c: 1.00 ± 0.46  log-likelihood ratio ")
    assert told.endswith(" (±2.94)")


def test_of_several_pairings_the_least_certain_is_told() -> None:
    found = standing(Sums(512, 0, 600), Sums(512, 0, 60_000), Sums(512, 0, 60), players=("a", "b", "c"))
    assert line(found, EN).startswith("a against c: ")


@pytest.mark.parametrize("sums", [(), (Sums(1, 1, 1),)])
def test_before_there_is_an_interval_nothing_is_told(sums: tuple[Sums, ...]) -> None:
    assert line(standing(*sums), EN) == ""


def test_a_bar_on_a_terminal_which_is_gone_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "120")
    with progress(1000, EN) as told:
        told(standing(Sums(512, 1024, 60_000)))
    shown = terminal.getvalue()
    assert "[b] against c: 1.00 ± 0.46" in shown
    assert "51%" in shown
    assert shown.endswith("\x1b[2K")


@pytest.mark.parametrize("stderr", [io.StringIO(), None])
def test_nothing_is_shown_elsewhere(stderr: io.StringIO | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", stderr)
    with progress(1000, EN) as told:
        told(standing(Sums(512, 1024, 60_000)))
    assert stderr is None or stderr.getvalue() == ""
