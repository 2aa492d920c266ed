"""A file of results: a line that says what is played, then a line of JSON for each chunk, as soon as it is done.

What was interrupted goes on from it. The last line may be cut off, by a full disk or a lost machine: it is played
again.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

from pisti.errors import PistiError
from pisti.rules import Rules
from pisti.sim.arena.contest import Chunk, Contest, Sums, Unit
from pisti.sim.arena.faults import ArenaFault, BadArena

VERSION = 1


class Results:
    """A file of results, open to be written on; ``contest`` and ``chunks`` are what stood in it."""

    def __init__(self, path: Path, contest: Contest, code: str, chunks: dict[int, Chunk], end: int) -> None:
        self.contest = contest
        self.chunks = chunks
        self._path = path
        self._file = path.open("ab", buffering=0)  # a second process that goes on with it adds lines too
        self._file.truncate(end)
        if not end:
            self._write(header(contest, code))

    @classmethod
    def open(cls, path: Path, contest: Contest, code: str, is_seed_given: bool = True) -> Self:
        """Begin a file, or go on with one: then size of chunks, and a seed that was not given, are those of the file.

        Raises BadArena if the file is of another match or no file of results, OSError if it cannot be written.
        """
        lines = _lines(path)
        if not lines:
            return cls(path, contest, code, {}, 0)
        contest = _checked(path, lines[0], contest, code, is_seed_given)
        chunks = {chunk.number: chunk for chunk in _chunks(path, lines[1:])}
        return cls(path, contest, code, chunks, sum(map(len, lines)))

    def add(self, chunk: Chunk) -> None:
        """Write a chunk."""
        self._write({"chunk": chunk.number, "blocks": chunk.blocks})

    def close(self) -> None:
        """Nothing more is written."""
        self._file.close()

    def _write(self, values: dict[str, Any]) -> None:
        line = json.dumps(values, separators=(",", ":")).encode() + b"\n"
        try:
            is_whole = self._file.write(line) == len(line)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self._path)) from error
        if not is_whole:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self._path))


def header(contest: Contest, code: str) -> dict[str, Any]:
    """What the first line says."""
    return {
        "arena": VERSION,
        "players": list(contest.players),
        "rules": str(contest.rules),
        "unit": contest.unit.value,
        "seed": contest.seed,
        "size": contest.size,
        "code": code,
    }


def _lines(path: Path) -> list[bytes]:
    """The whole lines of a file; a last one without its end was cut off. None where there is no file."""
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return []
    lines = text.splitlines(keepends=True)
    if len(lines) == 1 and not text.endswith(b"\n"):
        raise BadArena(ArenaFault.OTHER_FILE, file=str(path))
    return [line for line in lines if line.endswith(b"\n")]


def _checked(path: Path, line: bytes, contest: Contest, code: str, is_seed_given: bool) -> Contest:
    """The match that a file is of; raises BadArena if it is another."""
    try:
        found = json.loads(line)
        known = _known(found)
    except (ValueError, KeyError, TypeError, PistiError) as error:
        raise BadArena(ArenaFault.OTHER_FILE, file=str(path)) from error
    wanted = replace(contest, size=known.size, seed=contest.seed if is_seed_given else known.seed)
    for name, value in header(wanted, code).items():
        if found[name] != value:
            if name == "code":
                raise BadArena(ArenaFault.OTHER_CODE, file=str(path))
            there, here = _shown(found[name]), _shown(value)
            raise BadArena(ArenaFault.OTHER_MATCH, file=str(path), field=name, found=there, wanted=here)
    return wanted


def _known(found: dict[str, Any]) -> Contest:
    """The match of a first line; raises ValueError and its like if it is none."""
    unit, rules, size = Unit(found["unit"]), Rules.parse(found["rules"]), int(found["size"])
    contest = Contest(tuple(map(str, found["players"])), rules, int(found["seed"]), unit, size)
    if header(contest, str(found["code"])) != found or size < 1 or size & (size - 1):
        raise ValueError
    return contest


def _shown(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _chunks(path: Path, lines: list[bytes]) -> Iterator[Chunk]:
    for number, line in enumerate(lines, 2):
        try:
            found = json.loads(line)
            yield Chunk(int(found["chunk"]), tuple(Sums(*map(int, block)) for block in found["blocks"]))
        except (ValueError, KeyError, TypeError) as error:
            raise BadArena(ArenaFault.BAD_LINE, file=str(path), line=number) from error
