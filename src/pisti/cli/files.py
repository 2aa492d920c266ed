"""What can be wrong with a file, as codes."""

from __future__ import annotations

import errno
from enum import StrEnum

from pisti.errors import PistiError
from pisti.i18n import printable, shortened

LONGEST_NAME = 200
"""How much of a file's name is shown."""


class FileFault(StrEnum):
    """Why a file cannot be read, or written."""

    MISSING = "file-missing"
    IS_FOLDER = "file-is-folder"
    NO_FOLDER = "file-no-folder"
    NOT_ALLOWED = "file-not-allowed"
    DISK_FULL = "file-disk-full"
    CLOSED = "file-closed"
    NOT_UTF8 = "file-not-utf8"
    OTHER = "file-other"


class BadFile(PistiError):
    """A file that cannot be read, or written."""


_CODES = {
    errno.ENOENT: FileFault.MISSING,
    errno.EISDIR: FileFault.IS_FOLDER,
    errno.ENOTDIR: FileFault.NO_FOLDER,
    errno.EACCES: FileFault.NOT_ALLOWED,
    errno.EPERM: FileFault.NOT_ALLOWED,
    errno.EROFS: FileFault.NOT_ALLOWED,
    errno.ENOSPC: FileFault.DISK_FULL,
    errno.EDQUOT: FileFault.DISK_FULL,
    errno.EBADF: FileFault.CLOSED,
}


def shown_name(name: str) -> str:
    """The name of a file as a line can hold it; an empty one can be seen.

    >>> shown_name("a.pisti"), shown_name("")
    ('a.pisti', "''")
    """
    return shortened(printable(name), LONGEST_NAME) or "''"


def fault_of(error: OSError | UnicodeError) -> BadFile:
    """What an error of the system means for the one who named the file.

    >>> fault_of(FileNotFoundError(errno.ENOENT, "")).code.value
    'file-missing'
    """
    if isinstance(error, UnicodeError):
        return BadFile(FileFault.NOT_UTF8)
    code = _CODES.get(error.errno or 0)
    return BadFile(code) if code else BadFile(FileFault.OTHER, reason=error.strerror or type(error).__name__)
