"""A game kept in a file: always the whole file, written beside it and put in its place."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterable
from contextlib import suppress
from enum import StrEnum
from itertools import islice
from pathlib import Path
from typing import BinaryIO

from pisti.errors import PistiError
from pisti.notation import Record, RecordError, format_records, read_records
from pisti.notation.lines import read_blocks
from pisti.tui.ending import held
from pisti.tui.whole_file import beside_of, clear_beside, replace_whole

ROOM = 16 * 1024
"""How many bytes must fit on the disk before a game is begun: about as many as a long one has."""


class RecordFileFault(StrEnum):
    """Why a game is not kept in a file, or cannot be gone on with."""

    EXISTS = "play-record-exists"
    CHANGED = "play-record-changed"
    NOT_ORDINARY = "play-record-not-ordinary"
    NO_FOLDER = "play-record-no-folder"
    FOLDER_CLOSED = "play-record-folder-closed"
    NO_ROOM = "play-record-no-room"
    FULL_SINCE = "play-record-full-since"
    LOST_SINCE = "play-record-lost-since"
    MANY_GAMES = "play-record-many-games"


class BadRecordFile(PistiError):
    """A file that must not, or cannot, be written."""


_FULL = (errno.ENOSPC, errno.EDQUOT)
_CLOSED = (errno.EACCES, errno.EPERM, errno.EROFS)


class RecordFile:
    """The file of one game; whatever stops the program, the file holds either the state before a write or after it.

    Nothing is written over a file that this object has not written or read. Every error of the system that has no
    sentence of its own is raised as OSError with the name of the file.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self._path = Path(os.path.realpath(name))
        self._seen: tuple[int, ...] | None = None

    @property
    def is_kept(self) -> bool:
        """Whether the game has been written to the file or read from it."""
        return self._seen is not None

    def check_new(self) -> None:
        """Find out before the first card whether the file can be made; raises BadRecordFile and OSError."""
        try:
            self._check_ordinary()
        except (FileNotFoundError, NotADirectoryError):
            self._try_folder()
        except OSError as error:
            raise self._named(error) from error
        else:
            raise BadRecordFile(RecordFileFault.EXISTS, file=self.name)

    def read(self) -> tuple[Record, ...]:
        """The records of one game, which from now on may be written over.

        Raises RecordError, BadRecordFile and OSError.
        """
        try:
            self._check_ordinary()
            self._seen = self._stamp()
            with self._path.open("rb") as file:
                records = tuple(read_records(file))
                _check_one_game(records, file)
            if not os.access(self._path, os.W_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        except OSError as error:
            raise self._named(error) from error
        self._try_folder()
        return records

    def write(self, records: Iterable[Record]) -> None:
        """Write the whole file, with no signal in between.

        Raises BadRecordFile and OSError; the file is then as it was before.
        """
        text = "".join(format_records(records)).encode()
        with held():
            try:
                self._check_ours()
                replace_whole(self._path, text)
                self._seen = self._stamp()
            except OSError as error:
                raise self._told(error) from error

    def _check_ordinary(self) -> None:
        mode = Path(self.name).stat().st_mode  # by its name: the path of a pipe leads nowhere
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not stat.S_ISREG(mode):
            raise BadRecordFile(RecordFileFault.NOT_ORDINARY, file=self.name)

    def _check_ours(self) -> None:
        there = self._stamp()
        if there is not None and there != self._seen:
            raise BadRecordFile(
                RecordFileFault.CHANGED if self._seen else RecordFileFault.EXISTS,
                file=self.name,
            )

    def _try_folder(self) -> None:
        """Make a file beside and remove it, and what a program that was killed has left there."""
        beside = beside_of(self._path)
        with held():
            try:
                beside.unlink(missing_ok=True)
                with beside.open("xb") as file:
                    file.write(bytes(ROOM))
                clear_beside(self._path)
            except OSError as error:
                raise self._hindered(error) from error
            finally:
                with suppress(NotADirectoryError):
                    beside.unlink(missing_ok=True)

    def _stamp(self) -> tuple[int, ...] | None:
        """What changes when somebody writes the file, None if it is not there."""
        try:
            status = self._path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return None
        return status.st_ino, status.st_size, status.st_mtime_ns

    def _told(self, error: OSError) -> BadRecordFile | OSError:
        """What it means that a write failed: the file is whole, if there was one."""
        with suppress(OSError):
            if self._seen is not None and self._seen == self._stamp():
                if error.errno in _FULL:
                    return BadRecordFile(RecordFileFault.FULL_SINCE, file=self.name)
                return BadRecordFile(RecordFileFault.LOST_SINCE, file=self.name, reason=error.strerror or "?")
        return self._hindered(error)

    def _hindered(self, error: OSError) -> BadRecordFile | OSError:
        """What it means that a file cannot be made."""
        folder = str(Path(self.name).parent)
        if error.errno == errno.ENOENT and not Path(folder).is_dir():
            return BadRecordFile(RecordFileFault.NO_FOLDER, file=self.name, folder=folder)
        if error.errno in (*_CLOSED, errno.ENOENT):  # some folders of the system let nobody make a file
            return BadRecordFile(RecordFileFault.FOLDER_CLOSED, file=self.name, folder=folder)
        if error.errno in _FULL:
            return BadRecordFile(RecordFileFault.NO_ROOM, file=self.name)
        return self._named(error)

    def _named(self, error: OSError) -> OSError:
        return OSError(error.errno, error.strerror, self.name)


def _check_one_game(records: Iterable[Record], file: BinaryIO) -> None:
    games = [record.game for record in records]
    other = next((number for number, game in enumerate(games) if game != games[0]), None)
    if other is not None:
        file.seek(0)
        line = next(islice(read_blocks(file), other, None)).first
        raise RecordError(RecordFileFault.MANY_GAMES, line, 1)
