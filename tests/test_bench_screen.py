"""The benchmark of the full screen runs at a real terminal and gives its figures; how small they are is no test's."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_figures_as_json() -> None:
    command = [sys.executable, str(ROOT / "benchmarks/bench_screen.py"), "--json", "--repeat", "1", "--plays", "2"]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert all(figures[name] > 0 for name in ("start_seconds", "start_ratio", "answer_seconds", "answer_worst"))
