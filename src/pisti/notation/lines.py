"""Lines and records' worth of lines from a stream of bytes, in constant memory and within the budgets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from pisti.notation.faults import RecordError, RecordFault
from pisti.notation.text import LINE_BYTES, RECORD_BYTES, bad_character, code_point

_CHUNK = 65536


@runtime_checkable
class Readable(Protocol):
    """A binary file."""

    def read(self, size: int, /) -> bytes:
        """At most ``size`` bytes, none at the end."""
        ...  # pragma: no cover


Source = Readable | Iterable[bytes]
"""Where records are read from: a file opened in binary mode, or pieces of bytes of any length."""


@dataclass(frozen=True, slots=True)
class Block:
    """The lines of one record, the empty line after the tags among them, and the number of the first."""

    first: int
    lines: tuple[str, ...]


def read_lines(source: Source) -> Iterator[str]:
    r"""Each line of UTF-8 without its newline; raises RecordError, and never holds more than a line and a piece.

    >>> list(read_lines([b"[Round", b' "1"]\n', b"\n"]))
    ['[Round "1"]', '']
    """
    number, rest = 1, b""
    for chunk in _chunks(source):
        *whole, rest = (rest + chunk).split(b"\n")
        for raw in whole:
            yield _decoded(raw, number)
            number += 1
        _check_length(rest, number)
    if rest:
        raise RecordError(RecordFault.NO_NEWLINE, number, len(_decoded(rest, number)) + 1)


def _chunks(source: Source) -> Iterator[bytes]:
    if isinstance(source, Readable):
        while chunk := source.read(_CHUNK):
            yield chunk
    else:
        yield from source


def _decoded(raw: bytes, number: int) -> str:
    _check_length(raw, number)
    try:
        line = raw.decode()
    except UnicodeDecodeError as error:
        column = len(raw[: error.start].decode()) + 1
        raise RecordError(RecordFault.NOT_UTF8, number, column, byte=f"{raw[error.start]:02X}") from None
    at = bad_character(line)
    if at is not None:
        raise RecordError(RecordFault.BAD_CHARACTER, number, at + 1, character=code_point(line[at]))
    return line


def _check_length(raw: bytes, number: int) -> None:
    if len(raw) > LINE_BYTES:
        column = len(raw[:LINE_BYTES].decode(errors="ignore")) + 1
        raise RecordError(RecordFault.LINE_TOO_LONG, number, column, limit=LINE_BYTES)


def read_blocks(source: Source) -> Iterator[Block]:
    r"""The lines of each record, parted at every second empty line; raises RecordError.

    >>> [block.first for block in read_blocks([b"a\n\nb\n\nc\n\nd\n"])]
    [1, 5]
    """
    first, size, number = 1, 0, 0
    lines: list[str] = []
    for number, line in enumerate(read_lines(source), 1):
        if not line and "" in lines:
            yield Block(first, tuple(lines))
            first, size, lines = number + 1, 0, []
            continue
        size += len(line.encode()) + 1
        if size > RECORD_BYTES:
            raise RecordError(RecordFault.TOO_LONG, number, 1, limit=RECORD_BYTES)
        lines.append(line)
    if number:  # an empty line at the end announces a record that is not there: that block is empty
        yield Block(first, tuple(lines))
