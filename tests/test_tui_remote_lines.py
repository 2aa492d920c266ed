"""Lines that are typed while other things happen: from a pipe, a file and a terminal, to their end."""

from __future__ import annotations

import asyncio
import io
import os
import pty
from pathlib import Path

import pytest

from pisti.tui.remote.lines import TypedLines
from screens import piloted


async def all_of(lines: TypedLines) -> list[str]:
    found: list[str] = []
    while (line := await asyncio.wait_for(lines.next(), 5)) is not None:
        found.append(line)
    return found


@pytest.mark.parametrize(
    ("content", "found"),
    [
        (b"one\ntwo\r\nthree", ["one", "two", "three"]),
        (b"", []),
        (b"\n", [""]),
        ("ş♣\n".encode(), ["ş♣"]),
        (b"\xff\n", ["\ufffd"]),
    ],
)
@pytest.mark.parametrize("way", ["pipe", "file", "text"])
@piloted
async def test_all_lines_come(way: str, content: bytes, found: list[str], tmp_path: Path) -> None:
    lines = TypedLines()
    if way == "pipe":
        reading, writing = os.pipe()
        os.write(writing, content)
        os.close(writing)
        stream: io.TextIOBase = os.fdopen(reading, encoding="utf-8", errors="replace")
    elif way == "file":
        (tmp_path / "lines").write_bytes(content)
        stream = (tmp_path / "lines").open(encoding="utf-8", errors="replace", newline="\n")
    else:
        stream = io.StringIO(content.decode(errors="replace"))
    with stream, lines.reading(stream):  # type: ignore[arg-type]
        assert await all_of(lines) == found


@piloted
async def test_a_letter_in_two_parts_is_one_letter() -> None:
    lines = TypedLines()
    reading, writing = os.pipe()
    with os.fdopen(reading) as stream, lines.reading(stream):
        os.write(writing, "ş".encode()[:1])
        await asyncio.sleep(0.01)
        os.write(writing, "ş".encode()[1:] + b"\n")
        assert await lines.next() == "ş"
        os.close(writing)
        assert await lines.next() is None


@piloted
async def test_a_terminal_that_is_closed_is_the_end() -> None:
    lines = TypedLines()
    master, slave = pty.openpty()
    with os.fdopen(slave) as stream, lines.reading(stream):
        os.write(master, b"one\n")
        assert await lines.next() == "one"
        os.close(master)
        assert await lines.next() is None
