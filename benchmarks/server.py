"""What a move costs at a server's tables, beside a bare echo on the same library with the same frames (1 in, 4 out).

    python benchmarks/server.py [--json] [--quick] [--tables 10 100 1000] [--think 2 0] [--seconds 10] [--sockets 1000]

Tables of four play whole games through real sockets: thinking two seconds a card, and as fast as answers come (sixteen
cards a second at most, each). The server keeps every move in SQLite before it tells it; the echo keeps nothing. A fresh
server for each row, in a process of its own, echo and server in turns; the load is a third process. CPU is that of the
server, user and system, all threads, by the plays that came back; `net` is without what it takes when nobody is there.
`load` and `others` say how busy (1 is one core) the load and all other processes were meanwhile: figures count where
`load` is below 1 and `others` near 0. Latency is from sending a play to receiving it back.
"""

from __future__ import annotations

import argparse
import json
import re
import resource
import select
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

HERE = Path(__file__).parent
KINDS = ("echo", "pisti")
GOALS = {"ratio": 1.5, "p99_ms": 50.0, "more_bytes_a_socket": 10_000, "growth": 1.2}
PATIENCE = 60  # seconds for a server to tell its address

Row = dict[str, float]


def command(kind: str, database: str) -> list[str]:
    """What starts a server."""
    if kind == "echo":
        return [sys.executable, str(HERE / "server_echo.py")]
    place = ["--host", "127.0.0.1", "--port", "0"]
    return [sys.executable, "-m", "pisti", "serve", "--database", database, *place]


@contextmanager
def served(kind: str, database: str | None) -> Iterator[tuple[int, int]]:
    """A server in a process of its own: its port and the number of the process."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            command(kind, database or f"sqlite:///{folder}/pisti.db"), stdout=subprocess.PIPE, bufsize=0
        )
        try:
            yield port_of(process, kind), process.pid
        finally:
            process.send_signal(signal.SIGKILL)
            process.communicate()


def port_of(process: subprocess.Popen[bytes], kind: str) -> int:
    """The port of the address that a server tells."""
    assert process.stdout is not None
    said = b""
    while select.select([process.stdout], [], [], PATIENCE)[0] and (more := process.stdout.read(4096)):
        said += more
        if found := re.search(rb"http://[^/\s]+:(\d+)\s", said):
            return int(found[1])
    raise SystemExit(f"bench server: {kind} tells no address: {said.decode(errors='replace')}")


def load(asked: argparse.Namespace, kind: str, *options: object) -> Row:
    """Start a server and put a load on it."""
    with served(kind, asked.database) as (port, pid):
        program = [sys.executable, str(HERE / "server_load.py"), kind, str(port), str(pid), *map(str, options)]
        done = subprocess.run(program, check=False, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise SystemExit(f"bench server: the load at {kind} ended with {done.returncode}")
    row: Row = json.loads(done.stdout)
    return row


def measure(asked: argparse.Namespace) -> dict[str, object]:
    """All figures: rows of `echo` and `pisti` by tables and think time, and what they come to."""
    rows: dict[str, dict[str, Row]] = {}
    for tables, think in product(asked.tables, asked.think):
        name = f"{tables} tables, think {think:g} s"
        options = ("--tables", tables, "--think", think, "--seconds", asked.seconds)
        rows[name] = {kind: load(asked, kind, *options) for kind in asked.kinds}
        if not asked.json:
            show(name, rows[name])
    idle = {
        kind: load(asked, kind, "--tables", asked.sockets // 4, "--idle", "--seconds", asked.seconds)["bytes_a_socket"]
        for kind in asked.kinds
    }
    return {"rows": rows, "bytes_a_socket": idle, **(summary(asked, rows, idle) if len(asked.kinds) == 2 else {})}


def summary(asked: argparse.Namespace, rows: dict[str, dict[str, Row]], idle: Row) -> Row:
    """The figures that goals are set for."""
    found = {f"ratio, {name}": row["pisti"]["cpu_us"] / row["echo"]["cpu_us"] for name, row in rows.items()}
    found["more_bytes_a_socket"] = idle["pisti"] - idle["echo"]
    for think in asked.think if len(asked.tables) > 1 else ():
        names = [f"{tables} tables, think {think:g} s" for tables in (min(asked.tables), max(asked.tables))]
        for kind in KINDS:
            few, many = (rows[name][kind]["cpu_us_net"] for name in names)
            found[f"growth of {kind}, think {think:g} s"] = many / few
    return found


def show(name: str, row: dict[str, Row]) -> None:
    """A line for each server."""
    for kind, f in row.items():
        print(
            f"{name:26} {kind:6} {f['cpu_us']:7.1f} µs a move ({f['cpu_us_net']:6.1f} net) "
            f"p50 {f['p50_ms']:7.2f} p99 {f['p99_ms']:7.2f} ms, {f['moves_a_second']:6.0f} moves/s; "
            f"busy: server {f['server_busy']:4.2f} load {f['load_busy']:4.2f} others {f['others_busy']:4.2f}"
            + (f"; refused {f['refused']}, lost {f['lost']}" if f["refused"] or f["lost"] else ""),
            flush=True,
        )


def show_all(figures: dict[str, object]) -> None:
    """What the rows come to."""
    for name, value in figures.items():
        if isinstance(value, float):
            goal = GOALS.get(name.split(",")[0].split(" ")[0])
            print(f"{name:34} {value:10.2f}" + (f"  (goal: at most {goal:g})" if goal else ""))
        elif name == "bytes_a_socket":
            print(f"{name:34} {value}")


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quick", action="store_true", help="10 and 100 tables, 3 seconds each")
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 1000])
    parser.add_argument("--think", type=float, nargs="+", default=[2.0, 0.0], help="seconds before a card, on average")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each row is measured")
    parser.add_argument("--sockets", type=int, default=1000, help="how many at which nothing happens, for the memory")
    parser.add_argument("--database", metavar="URL", help="where the server keeps tables (a new SQLite file)")
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS)
    asked = parser.parse_args()
    if asked.quick:
        asked.tables, asked.seconds, asked.sockets = [10, 100], 3.0, 400
    return asked


def main() -> None:
    """Measure and print."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asked = arguments()
    figures = measure(asked)
    if asked.json:
        print(json.dumps(figures))
    else:
        show_all(figures)


if __name__ == "__main__":
    main()
