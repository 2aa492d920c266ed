"""``pisti check``: whether files hold records as they must be."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import BinaryIO, TextIO

from pisti.cli.console import complain
from pisti.errors import PistiError
from pisti.i18n import Texts
from pisti.notation.check import Report, check
from pisti.tui.file_fault import fault_of, shown_name
from pisti.tui.replay import open_records

LARGE = 1 << 20
"""From how many bytes on a file is large enough to show how far its check is."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``pisti check`` takes."""
    parser.add_argument("files", metavar="FILE", nargs="+")
    parser.add_argument("--json", action="store_true")


def run(asked: argparse.Namespace, texts: Texts, out: TextIO) -> int:
    """Write a line for each file; 0 if all are good, else 2."""
    good = [_check(name, asked.json, texts, out) for name in asked.files]
    return 0 if all(good) else 2


def _check(name: str, as_json: bool, texts: Texts, out: TextIO) -> bool:
    try:
        with open_records(name) as file, _progress(file, name, texts) as source:
            report = check(source)
    except OSError as error:
        fault = fault_of(error)
        complain(f"pisti check: {shown_name(name)}: {texts(f'error-{fault.code}', **fault.fields)}")
        if as_json:
            out.write(_json(name, Report(0, 0, None), fault, texts) + "\n")
        return False
    out.write((_json(name, report, report.error, texts) if as_json else _line(name, report, texts)) + "\n")
    return report.error is None


def _line(name: str, report: Report, texts: Texts) -> str:
    error = report.error
    if error is None and not report.records:
        return texts("check-empty", file=name)
    if error is None:
        return texts("check-good", file=name, records=report.records, games=report.games)
    return f"{shown_name(name)}:{error.line}:{error.column}: {texts(f'error-{error.code}', **error.fields)}"


def _json(name: str, report: Report, error: PistiError | None, texts: Texts) -> str:
    values: dict[str, object] = {"file": name, "good": error is None, "records": report.records, "games": report.games}
    if error is not None:
        values["error"] = {"code": error.code, **error.fields, "text": texts(f"error-{error.code}", **error.fields)}
    return json.dumps(values)


class _Counted:
    """A file whose reader is shown on the terminal how far it is."""

    def __init__(self, file: BinaryIO, name: str, texts: Texts, size: int) -> None:
        self._file = file
        self._name = name
        self._texts = texts
        self._size = size
        self._done = 0
        self._shown = -1

    def read(self, size: int, /) -> bytes:
        """Read on, and show each further per cent."""
        data = self._file.read(size)
        self._done += len(data)
        percent = 100 * self._done // self._size
        if percent > self._shown:
            self._shown = percent
            _show("\r" + self._texts("check-progress", file=self._name, percent=percent))
        return data


@contextmanager
def _progress(file: BinaryIO, name: str, texts: Texts) -> Iterator[BinaryIO | _Counted]:
    """The file itself, or the file with progress on standard error where that is a terminal and the file large."""
    size = os.fstat(file.fileno()).st_size
    if sys.stderr is None or not sys.stderr.isatty() or size < LARGE:
        yield file
        return
    try:
        yield _Counted(file, name, texts, size)
    finally:
        _show("\r\x1b[K")


def _show(text: str) -> None:
    """Write to standard error, which is a terminal; what goes wrong with it must not stop the check."""
    with suppress(OSError, UnicodeError):
        sys.stderr.write(text)
        sys.stderr.flush()
