"""How soon the full screen answers, at a real terminal: from the start to the first hand, from a key to its play.

    python benchmarks/bench_screen.py [--json] [--repeat 7] [--plays 60]

Wall time, best and median. `start_ratio` is the start by that of Python with Textual imported and nothing done.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import pty
import select
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time
from pathlib import Path

from pisti.tui.frames import Speed
from pisti.tui.settings import Settings, write_settings

GOALS = {"start_seconds": 1.5, "answer_seconds": 0.05}
TURN, PLAYED = b"Your turn", b"You play"
PATIENCE = 30.0  # seconds without what is waited for


class Terminal:
    """The program at a terminal of 80 by 24."""

    def __init__(self, home: str) -> None:
        command = [sys.executable, "-m", "pisti", "play", "--seed", "1", "--rules", "two,target=1000"]
        homes = {"XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home, "PISTI_LANG": "en", "TERM": "xterm-256color"}
        self._written = b""
        self.begun = time.perf_counter()
        self._process, self._terminal = pty.fork()
        if self._process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            os.execve(sys.executable, command, {**os.environ, **homes})

    def type(self, keys: bytes) -> None:
        """Type some keys."""
        os.write(self._terminal, keys)

    def wait_for(self, wanted: bytes) -> float:
        """Read until a text is written; the time at that moment."""
        end = time.perf_counter() + PATIENCE
        while wanted not in self._written:
            if not select.select([self._terminal], [], [], end - time.perf_counter())[0]:
                last = self._written[-300:]
                raise SystemExit(f"bench_screen: nothing for {PATIENCE:g} seconds; the last words: {last!r}")
            self._written += os.read(self._terminal, 65536)
        self._written = self._written.partition(wanted)[2]
        return time.perf_counter()

    def forget(self) -> None:
        """Read what is still being written, until nothing is, and forget it."""
        while select.select([self._terminal], [], [], 0.1)[0]:
            os.read(self._terminal, 65536)
        self._written = b""

    def close(self) -> None:
        """End it."""
        os.kill(self._process, signal.SIGKILL)
        os.waitpid(self._process, 0)
        os.close(self._terminal)


def starts(home: str, repeat: int) -> list[float]:
    """Seconds from the start to the first hand that can be played from."""
    found = []
    for _ in range(repeat):
        terminal = Terminal(home)
        found.append(terminal.wait_for(TURN) - terminal.begun)
        terminal.close()
    return found


def bare(repeat: int) -> list[float]:
    """Seconds that Python takes to import Textual."""
    found = []
    for _ in range(repeat):
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-c", "import textual.app"], check=True)
        found.append(time.perf_counter() - begun)
    return found


def answers(home: str, plays: int) -> list[float]:
    """Seconds from a key to the sentence about the card that it plays, in the plays of the first round."""
    found: list[float] = []
    terminal = Terminal(home)
    terminal.wait_for(TURN)
    for _ in range(plays):
        terminal.forget()
        begun = time.perf_counter()
        terminal.type(b"1")
        found.append(terminal.wait_for(PLAYED) - begun)
        terminal.wait_for(TURN)
    terminal.close()
    return found


def keep(home: str, speed: Speed) -> None:
    """Let the program go at some speed, and cut by itself."""
    write_settings(Path(home) / "pisti" / "settings.json", Settings(speed=speed, cut=False))


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--repeat", type=int, default=7)
    parser.add_argument("--plays", type=int, default=11, choices=range(1, 24), metavar="1-23")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        keep(home, Speed.OFF)
        starts(home, 1)  # what Python compiles once is not measured
        begun, imported = starts(home, asked.repeat), bare(asked.repeat)
        keep(home, Speed.FAST)  # the bots take their time, so that an answer is told from what they do
        answered = answers(home, asked.plays)
    figures = {
        "start_seconds": min(begun),
        "start_median": statistics.median(begun),
        "start_ratio": min(begun) / min(imported),
        "answer_seconds": min(answered),
        "answer_median": statistics.median(answered),
        "answer_worst": max(answered),
    }
    sys.stdout.write(json.dumps(figures) + "\n" if asked.json else "".join(lines(figures)))
    return 0


def lines(figures: dict[str, float]) -> list[str]:
    """The figures for people, with the goals beside them."""
    goals = {name: f"  (goal: below {goal:g})" for name, goal in GOALS.items()}
    return [f"{name:16} {value:8.3f}{goals.get(name, '')}\n" for name, value in figures.items()]


if __name__ == "__main__":
    sys.exit(main())
