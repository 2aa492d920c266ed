"""How fast the engine plays rounds at random: compiled by numba, interpreted, and the same by hand in C; one core.

    python benchmarks/bench_engine.py [--json] [--rounds 200000] [--repeat 15]

The C program (round.c) has the same algorithm, generator and options at run time; it must give exactly the same totals.
Times are CPU time; the runs alternate, so that both meet the same noise. `ratio` is C's time by the compiled engine's.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from pisti import engine
from pisti.rules import Rules
from pisti.sim import kernel
from pisti.sim.compiled import Kernel, compiled, interpreted
from pisti.sim.generator import Words, stream

GOALS = {"ratio": 0.6, "first_call_seconds": 1.5}
SOURCE = Path(__file__).with_name("round.c")
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC")
FIRST_CALL = """
import time
from pisti.rules import Rules
from pisti.sim import simulate
simulate(Rules(), 1, seed=1)
print(time.process_time())
"""

Run = tuple[float, Words, list[int]]
"""CPU seconds, the generator at the end, the totals."""


def main() -> int:
    """Measure and print; 2 if something needed is missing."""
    asked = arguments()
    fast, compiler = compiled(), shutil.which("cc")
    if fast is None:
        return missing("numba is not installed: pip install 'pisti[fast]'")
    if compiler is None:
        return missing("there is no C compiler: cc")
    with tempfile.TemporaryDirectory() as folder:
        library = build(compiler, Path(folder))
        if library is None:
            return missing(f"cc cannot build {SOURCE.name}")
        figures = measure(fast, library, asked.rounds, asked.repeat)
    print(json.dumps(figures) if asked.json else "\n".join(lines(figures)))
    return 0


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--rounds", type=int, default=200_000, help="rounds a repetition")
    parser.add_argument("--repeat", type=int, default=15, help="repetitions")
    return parser.parse_args()


def missing(what: str) -> int:
    """Say what is missing."""
    print(f"bench_engine: {what}", file=sys.stderr)
    return 2


def build(compiler: str, folder: Path) -> ctypes.CDLL | None:
    """The C program as a library, None if it cannot be built."""
    target = folder / "round.so"
    done = subprocess.run([compiler, *FLAGS, "-o", target, SOURCE], check=False)
    return ctypes.CDLL(str(target)) if done.returncode == 0 else None


def run_engine(machine: Kernel, rounds: int) -> Run:
    """The engine as it is."""
    state, pack, totals = machine.new_state(), machine.new_pack(), machine.new_array(kernel.TOTALS)
    options, words = engine.options(Rules()), stream(1, 0)
    start = time.process_time()
    words = machine.random_rounds(state, pack, options, True, words, rounds, totals)
    a, b, c, d = words
    return time.process_time() - start, (a, b, c, d), list(map(int, totals))


def run_c(library: ctypes.CDLL, rounds: int) -> Run:
    """The same in C."""
    pack, totals = (ctypes.c_uint8 * 52)(*range(52)), (ctypes.c_int64 * kernel.TOTALS)()
    options = (ctypes.c_int64 * len(engine.Options._fields))(*engine.options(Rules()))
    words = (ctypes.c_uint32 * 4)(*stream(1, 0))
    start = time.process_time()
    library.random_rounds(pack, options, 1, words, ctypes.c_int64(rounds), totals)
    a, b, c, d = words
    return time.process_time() - start, (a, b, c, d), list(totals)


def measure(fast: Kernel, library: ctypes.CDLL, rounds: int, repeat: int) -> dict[str, float]:
    """All figures; rates are rounds a second."""
    run_engine(fast, 1)
    ours, cs = alternate(lambda: run_engine(fast, rounds), lambda: run_c(library, rounds), repeat)
    few = max(1, rounds // 200)
    slow = min(run_engine(interpreted(), few)[0] for _ in range(5))
    return {
        "compiled": rounds / min(ours),
        "c": rounds / min(cs),
        "ratio": min(cs) / min(ours),
        "ratio_median": statistics.median(c / our for our, c in zip(ours, cs, strict=True)),
        "interpreted": few / slow,
        "compiled_by_interpreted": rounds / min(ours) * slow / few,
        "first_call_seconds": first_call(),
    }


def alternate(first: Callable[[], Run], second: Callable[[], Run], repeat: int) -> tuple[list[float], list[float]]:
    """The times of two that must give the same, taken in turns."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(repeat):
        one, two = first(), second()
        assert one[1:] == two[1:], "the C program plays otherwise than the engine"
        times[0].append(one[0])
        times[1].append(two[0])
    return times


def first_call() -> float:
    """CPU seconds of a fresh process that simulates one round, the compiled code being in the cache."""
    command, env = [sys.executable, "-c", FIRST_CALL], {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    runs = [subprocess.run(command, env=env, check=True, capture_output=True, text=True) for _ in range(4)]
    return min(float(run.stdout) for run in runs[1:])


def lines(figures: dict[str, float]) -> list[str]:
    """The figures for people."""
    f = figures
    return [
        f"compiled     {f['compiled']:12,.0f} rounds/s {48 * f['compiled']:14,.0f} plays/s",
        f"C            {f['c']:12,.0f} rounds/s {48 * f['c']:14,.0f} plays/s, the same totals",
        f"ratio        {f['ratio']:12.2f} of C at best, {f['ratio_median']:.2f} in the median (goal {GOALS['ratio']})",
        f"interpreted  {f['interpreted']:12,.0f} rounds/s, compiled {f['compiled_by_interpreted']:,.0f} times that",
        f"first call   {f['first_call_seconds']:12.2f} s of CPU with all imports (goal {GOALS['first_call_seconds']})",
    ]


if __name__ == "__main__":
    sys.exit(main())
