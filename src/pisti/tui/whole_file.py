"""A file that is always whole: written beside its place, in one step put there."""

from __future__ import annotations

import os
import re
import shutil
from contextlib import suppress
from pathlib import Path

_LONGEST = 200  # bytes of a file's name that are repeated in the name beside it


def replace_whole(path: Path, content: bytes) -> None:
    """Write a file so that, whatever stops the program, it holds what it held before or this; raises OSError.

    An error leaves the file as it was, and nothing beside it; the mode of the file stays.
    """
    beside = beside_of(path)
    try:
        beside.unlink(missing_ok=True)
        with beside.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, beside)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def beside_of(path: Path) -> Path:
    """A name in the same folder, for only there a rename is one step; no other program that runs has it."""
    return path.with_name(f"{_start(path)}{os.getpid()}.tmp")


def clear_beside(path: Path) -> None:
    """Remove what programs have left beside a file which are no more, as far as that is allowed."""
    name = re.compile(re.escape(_start(path)) + r"([0-9]{1,9})\.tmp")
    with suppress(OSError):
        for each in path.parent.iterdir():
            found = name.fullmatch(each.name)
            if found and not _is_running(int(found[1])):
                each.unlink(missing_ok=True)


def _start(path: Path) -> str:
    return "." + os.fsdecode(os.fsencode(path.name)[:_LONGEST]) + "."


def _is_running(process: int) -> bool:
    """Whether a process other than this one runs; where nothing tells, no: a file in use cannot be removed there."""
    if os.name != "posix" or process == os.getpid():
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
