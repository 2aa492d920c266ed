"""A game kept in a file: always the whole file, written beside it and put in its place."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Iterable
from contextlib import suppress
from enum import StrEnum
from pathlib import Path

from pisti.errors import PistiError
from pisti.notation import Record, format_records, read_records


class RecordFileFault(StrEnum):
    """Why a game is not kept in a file."""

    EXISTS = "play-record-exists"
    CHANGED = "play-record-changed"


class BadRecordFile(PistiError):
    """A file that must not be written."""


class RecordFile:
    """The file of one game; whatever stops the program, the file holds either the state before a write or after it.

    Nothing is written over a file that this object has not written or read. Every error of the system is raised as
    OSError with the name of the file.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self._path = Path(os.path.realpath(name))
        self._seen: tuple[int, ...] | None = None

    def check_new(self) -> None:
        """Find out before the first card whether the file can be made; raises BadRecordFile and OSError."""
        try:
            if self._stamp() is not None:
                raise BadRecordFile(RecordFileFault.EXISTS, file=self.name)
            self._try_folder()
        except OSError as error:
            raise self._named(error) from error

    def read(self) -> tuple[Record, ...]:
        """The records in the file, which from now on may be written over; raises RecordError and OSError."""
        try:
            self._seen = self._stamp()
            with self._path.open("rb") as file:
                records = tuple(read_records(file))
            if not os.access(self._path, os.W_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            self._try_folder()
        except OSError as error:
            raise self._named(error) from error
        return records

    def write(self, records: Iterable[Record]) -> None:
        """Write the whole file; raises BadRecordFile if it is not ours, and OSError, after which it is as before."""
        text = "".join(format_records(records)).encode()
        try:
            self._check_ours()
            self._replace(text)
            self._seen = self._stamp()
        except OSError as error:
            raise self._named(error) from error

    def _check_ours(self) -> None:
        there = self._stamp()
        if there is not None and there != self._seen:
            raise BadRecordFile(
                RecordFileFault.CHANGED if self._seen else RecordFileFault.EXISTS,
                file=self.name,
            )

    def _replace(self, text: bytes) -> None:
        beside = self._beside()
        try:
            beside.unlink(missing_ok=True)
            with beside.open("xb") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            if self._stamp() is not None:
                shutil.copymode(self._path, beside)
            beside.replace(self._path)
        finally:  # Ctrl-C too leaves no mess
            beside.unlink(missing_ok=True)

    def _try_folder(self) -> None:
        beside = self._beside()
        try:
            beside.unlink(missing_ok=True)
            beside.touch(exist_ok=False)
        finally:
            with suppress(NotADirectoryError):
                beside.unlink(missing_ok=True)

    def _beside(self) -> Path:
        """A name in the same folder, for only there a rename is one step."""
        return self._path.with_name(f".pisti-{os.getpid()}.tmp")

    def _stamp(self) -> tuple[int, ...] | None:
        """What changes when somebody writes the file, None if it is not there."""
        try:
            status = self._path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return None
        return status.st_ino, status.st_size, status.st_mtime_ns

    def _named(self, error: OSError) -> OSError:
        return OSError(error.errno, error.strerror, self.name)
