"""Errors of the system as codes."""

from __future__ import annotations

import errno
import os

import pytest

from pisti.tui.file_fault import FileFault, fault_of


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOENT, FileFault.MISSING),
        (errno.EISDIR, FileFault.IS_FOLDER),
        (errno.ENOTDIR, FileFault.NO_FOLDER),
        (errno.EACCES, FileFault.NOT_ALLOWED),
        (errno.EPERM, FileFault.NOT_ALLOWED),
        (errno.EROFS, FileFault.READ_ONLY),
        (errno.ENOSPC, FileFault.DISK_FULL),
        (errno.EBADF, FileFault.CLOSED),
        (errno.EIO, FileFault.OTHER),
    ],
)
def test_the_usual_errors_have_a_code(number: int, code: FileFault) -> None:
    fault = fault_of(OSError(number, "as the system says"))
    assert fault.code is code
    assert fault.fields == ({"reason": "as the system says"} if code is FileFault.OTHER else {})


def test_an_error_without_a_number_and_bytes_that_are_no_text() -> None:
    assert fault_of(OSError("odd")).fields == {"reason": "OSError"}
    assert fault_of(UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid")).code is FileFault.NOT_UTF8


def test_an_empty_name_is_told_as_such() -> None:
    assert fault_of(FileNotFoundError(errno.ENOENT, "", "")).code is FileFault.NO_NAME


@pytest.mark.parametrize(
    ("allowed", "code"),
    [
        ((), FileFault.FOLDER_NOT_ALLOWED),
        ((os.F_OK, os.W_OK), FileFault.NOT_READABLE),
        ((os.F_OK, os.R_OK), FileFault.NOT_WRITABLE),
        ((os.F_OK, os.R_OK, os.W_OK), FileFault.FOLDER_NOT_ALLOWED),
    ],
)
def test_what_is_not_allowed(allowed: tuple[int, ...], code: FileFault, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.access", lambda name, mode: mode in allowed)
    assert fault_of(PermissionError(errno.EACCES, "", "a.pisti")).code is code
