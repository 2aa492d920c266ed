"""What can be wrong with a file, as codes."""

from __future__ import annotations

import errno
import os
from enum import StrEnum

from pisti.errors import PistiError
from pisti.i18n import Texts, printable, shortened

LONGEST_NAME = 200
"""How much of a file's name is shown."""


class FileFault(StrEnum):
    """Why a file cannot be read, or written."""

    MISSING = "file-missing"
    NO_NAME = "file-no-name"
    IS_FOLDER = "file-is-folder"
    NO_FOLDER = "file-no-folder"
    NOT_ALLOWED = "file-not-allowed"
    NOT_READABLE = "file-not-readable"
    NOT_WRITABLE = "file-not-writable"
    FOLDER_NOT_ALLOWED = "file-folder-not-allowed"
    READ_ONLY = "file-read-only"
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
    errno.EROFS: FileFault.READ_ONLY,
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
    if error.filename == "":
        return BadFile(FileFault.NO_NAME)
    if error.errno in (errno.EACCES, errno.EPERM):
        return BadFile(_denied(error.filename))
    code = _CODES.get(error.errno or 0)
    return BadFile(code) if code else BadFile(FileFault.OTHER, reason=error.strerror or type(error).__name__)


def told(texts: Texts, error: PistiError | OSError) -> str:
    """What went wrong as a sentence, after the name of the file where an error of the system has one.

    >>> told(Texts("en"), FileNotFoundError(errno.ENOENT, "", "a.pisti"))
    'a.pisti: There is no such file.'
    """
    if isinstance(error, PistiError):
        return texts(f"error-{error.code}", **error.fields)
    fault = fault_of(error)
    said = texts(f"error-{fault.code}", **fault.fields)
    return said if error.filename is None else f"{shown_name(str(error.filename))}: {said}"


def _denied(name: object) -> FileFault:
    """What of a file is not allowed, as far as the system tells."""
    if not isinstance(name, str):
        return FileFault.NOT_ALLOWED
    if not os.access(name, os.F_OK):
        return FileFault.FOLDER_NOT_ALLOWED
    if not os.access(name, os.R_OK):
        return FileFault.NOT_READABLE
    return FileFault.FOLDER_NOT_ALLOWED if os.access(name, os.W_OK) else FileFault.NOT_WRITABLE
