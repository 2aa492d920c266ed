"""What Lighthouse says of a page of the server."""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import tempfile
from pathlib import Path

from page_browser import FLAGS, chromium
from playwright.sync_api import sync_playwright

CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
AUDITS = {
    "first_paint_ms": "first-contentful-paint",
    "largest_paint_ms": "largest-contentful-paint",
    "blocked_ms": "total-blocking-time",
    "shift": "cumulative-layout-shift",
    "speed_index_ms": "speed-index",
}


def lighthouse_at(named: str | None) -> list[str] | None:
    """What starts Lighthouse: a script of Node.js or a program, else that of npx if it is there; None if none is."""
    if named is not None:
        script = named.endswith((".js", ".mjs"))
        return ([shutil.which("node") or "node"] if script else []) + [named]
    npx = shutil.which("npx")
    if npx is None:
        return None
    found = subprocess.run([npx, "--no-install", "lighthouse", "--version"], capture_output=True, check=False)
    return [npx, "--no-install", "lighthouse"] if found.returncode == 0 else None


def measure_lighthouse(program: list[str], address: str, times: int) -> dict[str, float]:
    """The medians of some runs: scores from 0 to 1, and the figures behind that of performance."""
    runs = [_run(program, address) for _ in range(times)]
    return {name: statistics.median(run[name] for run in runs) for name in runs[0]}


def _run(program: list[str], address: str) -> dict[str, float]:
    with sync_playwright() as player:
        browser = chromium(player)
    flags = ["--headless", *FLAGS, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        options = ["--quiet", "--output=json", f"--output-path={report}", f"--chrome-flags={' '.join(flags)}"]
        environment = {**os.environ, "CHROME_PATH": browser}
        done = subprocess.run(
            [*program, address, *options], env=environment, capture_output=True, text=True, check=False
        )
        if not report.exists():
            raise SystemExit(f"bench page: lighthouse fails: {(done.stderr or done.stdout).strip().splitlines()[-1:]}")
        found = json.loads(report.read_bytes())
    scores = {name: float(found["categories"][name]["score"] or 0) for name in CATEGORIES}
    return {**scores, **{name: float(found["audits"][audit]["numericValue"]) for name, audit in AUDITS.items()}}
