"""What it brings to know the score: the program gives its figures, and the lines of the table."""

from __future__ import annotations

import json

import pytest

from pisti.bots import net_win
from test_bench_server import bench


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """For so few games nothing needs to be compiled, which takes half a minute."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")


def test_figures_as_json() -> None:
    done = bench("score_sense.py", "--json", "--games", "4", "--from", "140", "150")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["games"] == 4
    assert figures["low"] <= figures["share"] <= figures["high"]


def test_the_lines_of_the_table() -> None:
    done = bench("score_sense.py", "--table", "--rounds", "30")
    assert done.returncode == 0, done.stderr
    numbers = [int(number) for number in done.stdout.replace(",", " ").split()]
    assert len(numbers) == net_win.NEAR * net_win.FAR
    assert numbers[0] == 5000
    assert all(len(line) <= 120 for line in done.stdout.splitlines())


def test_games_that_are_over_cannot_begin() -> None:
    done = bench("score_sense.py", "--from", "120", "151")
    assert (done.returncode, done.stdout) == (2, "")
    assert "both below the target" in done.stderr
