"""The benchmark of a database that grows gives its figures; a million games fit where they are said to."""

import json

import pytest

from test_bench_server import bench

FEW = ["--few", "4", "--many", "12", "--played", "2", "--times", "4", "--rules", "standard,target=21"]


def test_figures_as_json() -> None:
    done = bench("growth.py", "--json", *FEW)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    for kind in ("sqlite", "postgres"):
        for work in ("move", "join", "list", "person", "record"):
            assert figures[kind][f"{work}, many_ms"] > 0


@pytest.mark.soak
def test_a_million_games_take_less_than_twelve_gigabytes_and_a_server_starts_with_them_at_once() -> None:
    done = bench("growth.py", "--json", "--many", "1000000", "--played", "1000")
    assert done.returncode == 0, done.stderr
    for row in json.loads(done.stdout).values():
        assert row["many_gb"] < 12
        assert row["start, many"] < 2
