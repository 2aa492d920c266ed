"""What the page in the browser costs: its size, how soon it is there, how it moves, and how long one waits for it.

    python benchmarks/page.py [--json] [--quick] [--lighthouse PATH] [--runs 5] [--captures 6]

A server of its own, and Chromium without a window in the size of a phone. Sizes are of JavaScript packed by gzip, as
it comes at once for the start page and for a table. Lighthouse is the script or program at PATH, or that of npx; of its
figures the medians are told. Motion is read from a trace of a game against bots with the processor slowed four times:
what is animated, layouts that a script asked for, the longest task, and the frames drawn while cards move. Exchanges
with the server are those from the click on Play to the first card of the own hand: its time over a line of 100 ms each
way, the best of some, by 200 ms. Waits are those between the own plays of a round, without motion. Figures count where
the machine has nothing else to do; `load` says so.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import urllib.request

from page_lighthouse import lighthouse_at, measure_lighthouse
from page_motion import MAY_MOVE, measure_motion
from page_trips import measure_trips, measure_waits
from server import served

from pisti.server.shell import RULES_PART, TABLE_PART
from pisti.server.static import Built, read_built

GOALS = {
    "start_kB": "at most 100",
    "table_kB": "at most 100",
    "performance": "at least 0.95",
    "accessibility": "1",
    "best-practices": "1",
    "seo": "at least 0.95",
    "shift": "0",
    "moved": f"only {', '.join(sorted(MAY_MOVE))}",
    "forced_layouts": "0",
    "longest_task_ms": "at most 50",
    "frames_a_second": "60",
}

Figures = dict[str, dict[str, object]]


def sizes(built: Built) -> dict[str, object]:
    """Kilobytes (1000) of scripts, packed by gzip, that come at once."""
    parts = {"start_kB": [], "table_kB": [TABLE_PART], "rules_kB": [RULES_PART]}
    found: dict[str, object] = {}
    for name, more in parts.items():
        scripts = {script for part in ["index.html", *more] for script in built.files_of(part)[0]}
        found[name] = round(sum(packed(built, script) for script in scripts) / 1000, 1)
    return found


def packed(built: Built, script: str) -> int:
    """How many bytes a script has, packed."""
    file = built.files[script]
    return len(file.packed.get("gzip") or gzip.compress(file.body))


def open_table(port: int) -> str:
    """Make a table that everybody may find; its address."""
    body = json.dumps({"settings": {"is_open": True}}).encode()
    asked = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked) as answer:
        return f"http://127.0.0.1:{port}/t/{json.load(answer)['code']}"


def measure(asked: argparse.Namespace, built: Built) -> Figures:
    """All figures, by what they are of."""
    program = lighthouse_at(asked.lighthouse) if asked.runs else None
    found: Figures = {"size": sizes(built)}
    with served("pisti", None) as (port, _):
        address = f"http://127.0.0.1:{port}"
        if program is not None:
            found["start page"] = {**measure_lighthouse(program, address, asked.runs)}
            found["open table"] = {**measure_lighthouse(program, open_table(port), asked.runs)}
        found["motion"] = measure_motion(address, asked.captures)
        found["exchanges"] = {**measure_trips(port, asked.times)}
        found["waits"] = {**measure_waits(port)}
    found["machine"] = {"load": round(os.getloadavg()[0], 2), "cores": os.cpu_count() or 1}
    return found


def show(found: Figures) -> None:
    """The figures for people, with the goals beside them."""
    for part, figures in found.items():
        for name, value in figures.items():
            said = f"{value:.2f}" if isinstance(value, float) else str(value)
            print(f"{part:12} {name:22} {said}" + (f"  (goal: {GOALS[name]})" if name in GOALS else ""))
    if "start page" not in found:
        print("lighthouse   is not there: npm install lighthouse, and name its script with --lighthouse")


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quick", action="store_true", help="one capture, and no Lighthouse")
    parser.add_argument("--lighthouse", metavar="PATH", help="lighthouse/cli/index.js, or a program")
    parser.add_argument("--runs", type=int, default=5, help="of Lighthouse, for each page")
    parser.add_argument("--times", type=int, default=3, help="that it is tried how long Play takes")
    parser.add_argument("--captures", type=int, default=6, help="for the trace, at least")
    asked = parser.parse_args()
    if asked.quick:
        asked.runs, asked.captures, asked.times = 0, 1, 1
    return asked


def main() -> None:
    """Measure and print."""
    asked = arguments()
    built = read_built()
    if built is None:
        raise SystemExit("bench page: the page is not built: python hatch_build.py")
    found = measure(asked, built)
    if asked.json:
        print(json.dumps(found))
    else:
        show(found)


if __name__ == "__main__":
    main()
