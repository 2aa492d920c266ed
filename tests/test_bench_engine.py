"""The benchmark runs, its C program plays as the engine does, and it says in one line what it lacks."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SCRIPT = ROOT / "benchmarks/bench_engine.py"


def bench(*arguments: str, before: str = "pass", **variables: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **variables}
    start = f"import runpy, sys; {before}; sys.argv = ['bench_engine', *sys.argv[1:]]; "
    command = [sys.executable, "-c", start + f"runpy.run_path({str(SCRIPT)!r}, run_name='__main__')", *arguments]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def test_figures_as_json() -> None:
    done = bench("--json", "--rounds", "20000", "--repeat", "3")  # fails where C and the engine differ
    if shutil.which("cc") is None:  # the figures need one; without it the benchmark says so
        assert (done.returncode, done.stderr) == (2, "bench_engine: there is no C compiler: cc\n")
        return
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert all(figures[name] > 0 for name in ("compiled", "interpreted", "ratio"))  # how fast is no test's business


def test_without_a_compiler_one_line_says_so(tmp_path: Path) -> None:
    done = bench(PATH=str(tmp_path))
    assert (done.returncode, done.stderr) == (2, "bench_engine: there is no C compiler: cc\n")


def test_without_numba_one_line_says_so() -> None:
    done = bench(before="sys.modules['numba'] = None")
    assert done.returncode == 2
    assert done.stderr == "bench_engine: numba is not installed: pip install 'pisti[fast]'\n"
