"""The program as others run it, in a process of its own, and files for it to read."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import IO, Any

from pisti.game import Game
from pisti.notation import Record, format_records
from pisti.round import shuffled
from pisti.rules import Rules, Seat

SOURCE = Path(__file__).resolve().parent.parent / "src"
LANGUAGE_VARIABLES = ("PISTI_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "PYTHONIOENCODING")


@dataclass(frozen=True)
class Ran:
    """How a run ended."""

    code: int
    out: str
    err: str


def environment(**variables: str) -> dict[str, str]:
    """The environment for a run: English where nothing else is said, every warning an error."""
    kept = {name: value for name, value in os.environ.items() if name not in LANGUAGE_VARIABLES}
    fixed = {"PYTHONPATH": str(SOURCE), "PYTHONWARNINGS": "error", "COLUMNS": "100", "PYTHONUTF8": "1"}
    return {**kept, **fixed, "PISTI_LANG": "en", **variables}


def start(*arguments: str, env: dict[str, str] | None = None, **options: Any) -> subprocess.Popen[bytes]:  # noqa: ANN401
    """Start ``pisti``; standard error, and what is not said otherwise, is a pipe."""
    piped = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
    return subprocess.Popen([sys.executable, "-m", "pisti", *arguments], env=env or environment(), **piped)


@contextmanager
def pipes(process: subprocess.Popen[bytes]) -> Iterator[tuple[IO[bytes], IO[bytes], IO[bytes]]]:
    """Standard input, output and error of a process; if something goes wrong in the block the process is ended."""
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        yield process.stdin, process.stdout, process.stderr
    finally:
        process.kill()


def pisti(*arguments: str, stdin: str | bytes = b"", env: dict[str, str] | None = None, **options: Any) -> Ran:  # noqa: ANN401
    """Run ``pisti`` to its end."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    with start(*arguments, env=env, **options) as process:
        out, err = process.communicate(data, timeout=60)
    return Ran(process.returncode, (out or b"").decode(), err.decode())


def assert_refused(ran: Ran, *words: str) -> None:
    """Nothing was done, and one line says what is wrong, with these words in it."""
    assert ran.code == 2, ran
    assert ran.err.startswith("pisti"), ran.err
    assert ran.err.count("\n") == 1, ran.err
    assert ran.err.endswith("\n"), ran.err
    for word in words:
        assert word in ran.err, (word, ran.err)


@cache
def records(games: int = 1, rules: Rules | None = None) -> tuple[Record, ...]:
    """The records of some games played at random."""
    rng, rules = Random(games), rules or Rules()
    made = []
    for number in range(1, games + 1):
        game = Game.start(rules, shuffled(rng, rules), rules.seating[-1])
        while True:
            game = _played(game, rng)
            made.append(Record.of(game, game=str(number), names={Seat.SOUTH: "Ayşe"}))
            if game.winner is not None:
                break
            game = game.next_round(shuffled(rng, rules))
    return tuple(made)


def _played(game: Game, rng: Random) -> Game:
    while game.round.to_play is not None:
        game = game.play(rng.choice(game.round.legal_plays))
    return game


@cache
def text(games: int = 1) -> str:
    """The text of the records of some games."""
    return "".join(format_records(records(games)))
