"""What a move costs where workers share a PostgreSQL, beside one server with a SQLite file, in one run.

    python benchmarks/workers.py [--json] [--tables 100] [--think 0.5] [--seconds 10] [--rounds 3]

The rows are one server on SQLite, one worker on PostgreSQL, and two of them with half the tables each, in turns, some
times; the middle one counts. CPU is that of the servers, all threads, by the plays that came back; that of PostgreSQL
is told apart. It is brought as the tests bring it, but writes what it stores to the disk. Two workers carry more than
one only where there are cores for both, the database and the load.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

import server

import postgreses

GOALS = {"postgres / sqlite": 1.3, "two / one": 1.7}
DURABLE = {"fsync": "on", "full_page_writes": "on", "autovacuum": "on", "shared_buffers": "128MB"}
KINDS = {"sqlite": 1, "one worker": 1, "two workers": 2}

Row = dict[str, float]


@contextmanager
def place(kind: str, cluster: postgreses.Cluster) -> Iterator[str | None]:
    """The database of a row, a new one each time."""
    yield None if kind == "sqlite" else cluster.made()


def row_of(asked: argparse.Namespace, kind: str, cluster: postgreses.Cluster) -> Row:
    """Put the load on the servers of a row."""
    count = KINDS[kind]
    with ExitStack() as stack:
        database = stack.enter_context(place(kind, cluster))
        servers = [stack.enter_context(server.served("pisti", database)) for _ in range(count)]
        options = ["--tables", asked.tables // count, "--think", asked.think, "--seconds", asked.seconds]
        before, began = cpu_of_postgres(), time.monotonic()
        loads = [subprocess.Popen(load(port, pid, options), stdout=subprocess.PIPE, text=True) for port, pid in servers]
        found: list[Row] = [json.loads(each.communicate()[0]) for each in loads]
        took = time.monotonic() - began
        database_busy = (cpu_of_postgres() - before) / took
    moves = sum(each["moves"] for each in found)
    return {
        "cpu_us": sum(each["cpu_us"] * each["moves"] for each in found) / moves,
        "moves_a_second": sum(each["moves_a_second"] for each in found),
        "p50_ms": statistics.mean(each["p50_ms"] for each in found),
        "p99_ms": max(each["p99_ms"] for each in found),
        "postgres_busy": database_busy,
        "lost": sum(each["lost"] + each["refused"] for each in found),
    }


def load(port: int, pid: int, options: list[object]) -> list[str]:
    """What starts a load."""
    program = str(Path(__file__).parent / "server_load.py")
    return [sys.executable, program, "pisti", str(port), str(pid), *map(str, options)]


def cpu_of_postgres() -> float:
    """CPU seconds of all processes that are PostgreSQL's, those that ended left out."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, fields = stat.read_text().partition("(")[2].rpartition(")")
        except OSError:
            continue
        if name == "postgres":
            user, system = fields.split()[11:13]
            ticks += int(user) + int(system)
    return ticks / os.sysconf("SC_CLK_TCK")


def measure(asked: argparse.Namespace, cluster: postgreses.Cluster) -> dict[str, object]:
    """All rows, and what they come to."""
    rows: dict[str, list[Row]] = {kind: [] for kind in KINDS}
    for number in range(asked.rounds):
        for kind in KINDS:
            rows[kind].append(row_of(asked, kind, cluster))
            if not asked.json:
                show(f"{number + 1}. {kind}", rows[kind][-1])
    middle = {
        kind: {name: statistics.median(row[name] for row in each) for name in each[0]} for kind, each in rows.items()
    }
    return {
        "rows": middle,
        "postgres / sqlite": middle["one worker"]["cpu_us"] / middle["sqlite"]["cpu_us"],
        "two / one": middle["two workers"]["moves_a_second"] / middle["one worker"]["moves_a_second"],
        "CPU a move, two / one": middle["two workers"]["cpu_us"] / middle["one worker"]["cpu_us"],
    }


def show(name: str, row: Row) -> None:
    """A line for a row."""
    print(
        f"{name:16} {row['cpu_us']:7.1f} µs a move, p50 {row['p50_ms']:7.2f} p99 {row['p99_ms']:7.2f} ms, "
        f"{row['moves_a_second']:6.0f} moves/s; PostgreSQL busy {row['postgres_busy']:4.2f}; lost {row['lost']:.0f}",
        flush=True,
    )


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--think", type=float, default=0.5, help="seconds before a card, on average")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each row is measured")
    parser.add_argument("--rounds", type=int, default=3, help="how often each row is measured")
    return parser.parse_args()


def main() -> None:
    """Measure and print."""
    asked = arguments()
    postgreses.SETTINGS.update(DURABLE)
    with postgreses.running() as cluster:
        figures = measure(asked, cluster)
    if asked.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        if isinstance(value, float):
            goal = GOALS.get(name)
            print(f"{name:34} {value:10.2f}" + (f"  (goal: {goal:g})" if goal else ""))


if __name__ == "__main__":
    main()
