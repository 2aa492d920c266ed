"""A file written whole: an old one or the new one, its mode, and nothing beside it."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from pisti.tui.whole_file import beside_of, clear_beside, replace_whole

CRASHES = (OSError("full"), KeyboardInterrupt(), SystemExit())


def test_a_file_is_made_and_replaced_and_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "a"
    replace_whole(path, b"1")
    path.chmod(0o640)
    replace_whole(path, b"22")
    assert path.read_bytes() == b"22"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert [*tmp_path.iterdir()] == [path]


@pytest.mark.parametrize("error", CRASHES, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("where", ["os.fsync", "shutil.copymode", "pathlib.Path.replace"])
def test_whatever_stops_a_write_leaves_the_file_as_it_was(
    where: str, error: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object) -> None:
        raise error

    path = tmp_path / "a"
    replace_whole(path, b"1")
    monkeypatch.setattr(where, fail)
    with pytest.raises(type(error)):
        replace_whole(path, b"2")
    assert path.read_bytes() == b"1"
    assert [*tmp_path.iterdir()] == [path]


def test_what_programs_left_that_are_no_more_is_removed_and_nothing_else(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", ""]) as gone:
        gone.wait()
    path = tmp_path / "a"
    left, others = f".a.{gone.pid}.tmp", {f".a.{os.getppid()}.tmp", ".b.1.tmp", ".a.tmp", "a"}
    for name in (left, *others):
        (tmp_path / name).touch()
    clear_beside(path)
    assert {each.name for each in tmp_path.iterdir()} == others


def test_the_name_beside_is_in_the_same_folder_and_never_too_long(tmp_path: Path) -> None:
    for name in ("a", "ş" * 127, "x" * 255):
        beside = beside_of(tmp_path / name)
        assert beside.parent == tmp_path
        assert len(os.fsencode(beside.name)) <= 255
