"""Errors of the system as codes."""

from __future__ import annotations

import errno

import pytest

from pisti.cli.files import FileFault, fault_of


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOENT, FileFault.MISSING),
        (errno.EISDIR, FileFault.IS_FOLDER),
        (errno.ENOTDIR, FileFault.NO_FOLDER),
        (errno.EACCES, FileFault.NOT_ALLOWED),
        (errno.EROFS, FileFault.NOT_ALLOWED),
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
