"""What the chances of a game are made of."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from pisti.bots import net_win
from pisti.sim import wins
from pisti.sim.endings import SPAN


@pytest.mark.soak
def test_compiled_and_interpreted_give_the_same() -> None:
    """It compiles for most of a minute what only a benchmark uses."""
    assert np.array_equal(wins.results(5, 7), wins.results(5, 7, compile_it=False))
    assert wins.score_sense(3, 7) == wins.score_sense(3, 7, compile_it=False)


def test_results_do_not_depend_on_how_they_are_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    at_once = wins.results(11, 1, compile_it=False)
    monkeypatch.setattr(wins, "STEP", 4)
    whole = wins.results(11, 1, compile_it=False)
    assert np.array_equal(whole, at_once)
    assert whole.sum() == 11
    assert (whole >= wins.results(8, 1, compile_it=False)).all()
    assert not np.array_equal(whole, wins.results(11, 2, compile_it=False))


def some_counts() -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    """Rounds that bring a side 7 points and the other one 9, or 25 and 1, or both 8."""
    counts = np.zeros((SPAN, SPAN), np.int64)
    counts[7, 9], counts[25, 1], counts[8, 8] = 5, 3, 2
    return counts


def test_chances_are_those_of_games_played_out() -> None:
    rng, table = Random(1), wins.chances(some_counts())
    outcomes = [(7, 9)] * 5 + [(9, 7)] * 5 + [(25, 1)] * 3 + [(1, 25)] * 3 + [(8, 8)] * 4
    for mine, theirs in ((1, 1), (8, 9), (20, 33), (60, 40), (150, 31)):
        won = 0.0
        for _ in range(4000):
            one, two = mine, theirs
            while one == two or (one > 0 and two > 0):
                if one == two and one <= 0:
                    one = two = 0  # the next round decides, if it is no draw
                first, second = rng.choice(outcomes)
                one, two = one - first, two - second
            won += one < two
        assert table[mine, theirs] == pytest.approx(won / 4000, abs=0.03)


def test_what_one_side_may_hope_the_other_must_fear() -> None:
    table = wins.chances(some_counts())[1:, 1:]
    assert table + table.T == pytest.approx(np.ones_like(table))
    assert np.diag(table) == pytest.approx(np.full(wins.MOST, 0.5))


def test_the_grid_is_part_of_the_table() -> None:
    table = wins.chances(some_counts())
    grid = wins.grid(table)
    assert grid.shape == (net_win.NEAR, net_win.FAR)
    assert grid[1, 2] == round(10_000 * table[1 + net_win.STEP, 1 + 2 * net_win.STEP])


def test_the_shipped_table_is_one_of_strong_against_itself() -> None:
    """Made again from few rounds: as near as those tell."""
    again = wins.grid(wins.chances(wins.results(1500, 3))) / 10_000
    shipped = net_win.WINS.reshape(net_win.NEAR, net_win.FAR)
    assert np.abs(again - shipped).max() < 0.04


@pytest.mark.soak
def test_who_knows_the_score_wins_more_games() -> None:
    share = wins.score_sense(60_000, 5)
    assert share.value - 2 * share.error > 0.5
