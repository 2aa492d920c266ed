"""The benchmark of several workers gives its figures; how they compare is no test's business."""

import json

from test_bench_server import bench


def test_figures_as_json() -> None:
    options = ["--tables", "2", "--think", "0", "--seconds", "0.3", "--rounds", "1"]
    done = bench("workers.py", "--json", *options)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    for row in figures["rows"].values():
        assert row["cpu_us"] > 0
        assert row["lost"] == 0
    assert figures["postgres / sqlite"] > 0
    assert figures["CPU a move, two / one"] > 0
