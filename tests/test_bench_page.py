"""The benchmark of the page runs in a browser and gives its figures; how small they are is no test's business."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from browser import NoChromium, chromium
from built_page import need_page

ROOT = Path(__file__).parent.parent


def bench(*options: str) -> subprocess.CompletedProcess[str]:
    try:
        named = chromium()
    except NoChromium as error:
        pytest.fail(str(error), pytrace=False)
    command = [sys.executable, str(ROOT / "benchmarks" / "page.py"), *options]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PISTI_CHROMIUM": named}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def test_figures_as_json() -> None:
    need_page()
    done = bench("--json", "--quick")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert 0 < figures["size"]["start_kB"] < figures["size"]["table_kB"]
    motion = figures["motion"]
    assert motion["captures"] >= 1
    assert {"opacity", "transform"} <= {*motion["moved"]}
    assert motion["motion_seconds"] > 0
    assert motion["frames_a_second"] > 0
    assert motion["longest_task_ms"] > 0
    assert figures["exchanges"]["exchanges"] >= 4
    assert 0 < figures["waits"]["worst_seconds"] <= figures["waits"]["sum_seconds"]
    assert "start page" not in figures


def test_a_lighthouse_that_is_none_is_one_line() -> None:
    need_page()
    done = bench("--lighthouse", sys.executable, "--runs", "1")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("bench page: lighthouse fails: ")
