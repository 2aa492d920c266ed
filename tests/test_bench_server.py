"""The benchmark of the server runs beside its echo and gives its figures; how small they are is no test's business."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
OPTIONS = ["--tables", "2", "--think", "0", "--seconds", "0.3", "--sockets", "8"]


def bench(program: str, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "benchmarks" / program), *options]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def test_figures_as_json() -> None:
    done = bench("server.py", "--json", *OPTIONS)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    [(name, row)] = figures["rows"].items()
    assert name == "2 tables, think 0 s"
    for kind in ("echo", "pisti"):
        assert all(row[kind][figure] > 0 for figure in ("moves", "cpu_us", "p50_ms", "p99_ms", "load_busy"))
        assert (row[kind]["refused"], row[kind]["lost"]) == (0, 0)
    assert figures["ratio, 2 tables, think 0 s"] > 0


def test_the_frames_of_the_echo_are_those_of_a_whole_game() -> None:
    done = bench("server_frames.py")
    assert done.returncode == 0, done.stderr
    commands, plays = [int(word) for word in done.stdout.split() if word.isdigit()][:2]
    assert plays % 48 == 0
    assert commands == plays + 12 * plays // 48  # a promise, a share and a count read by each in each round


def test_a_server_that_tells_no_address_is_one_line() -> None:
    done = bench("server.py", *OPTIONS, "--kinds", "pisti", "--database", "nothing://here")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("bench server: pisti tells no address")
