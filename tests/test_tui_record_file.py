"""The file of a game: whole at any moment, nobody else's file written over, errors with the name of the file."""

import errno
import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pisti.game import Game
from pisti.notation import Record, RecordError, format_records, read_records
from pisti.round import shuffled
from pisti.rules import Rules, Seat
from pisti.tui.ending import Ended, unwinding
from pisti.tui.record_file import ROOM, BadRecordFile, RecordFile, RecordFileFault

GAME = Game.start(Rules(), shuffled(Random(1)), Seat.WEST)
BEGUN = [Record.of(GAME, game="g")]
PLAYED = [Record.of(GAME.play(GAME.round.legal_plays[0]), game="g")]
CRASHES: list[BaseException] = [OSError(errno.ENOSPC, "full"), KeyboardInterrupt(), MemoryError()]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a game.pisti"


def records_in(path: Path) -> list[Record]:
    with path.open("rb") as file:
        return list(read_records(file))


def only(path: Path) -> bool:
    """Nothing else lies in the folder."""
    return [each.name for each in path.parent.iterdir()] == [path.name]


def crash(monkeypatch: pytest.MonkeyPatch, name: str, error: BaseException) -> None:
    def fail(*_arguments: object, **_named: object) -> None:
        raise error

    monkeypatch.setattr(name, fail)


def test_each_write_replaces_the_whole_file(path: Path) -> None:
    file = RecordFile(str(path))
    file.check_new()
    assert not path.exists()
    for records in (BEGUN, PLAYED, BEGUN):
        file.write(records)
        assert records_in(path) == records
        assert only(path)


@pytest.mark.parametrize("error", CRASHES, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("where", ["os.fsync", "pathlib.Path.replace", "shutil.copymode"])
def test_whatever_stops_a_write_leaves_the_file_as_it_was(
    where: str, error: BaseException, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = RecordFile(str(path))
    file.write(BEGUN)
    crash(monkeypatch, where, error)
    with pytest.raises(BadRecordFile if isinstance(error, OSError) else type(error)) as caught:
        file.write(PLAYED)
    assert records_in(path) == BEGUN
    assert only(path)
    if isinstance(caught.value, BadRecordFile):
        assert caught.value.code is RecordFileFault.FULL_SINCE
        assert caught.value.fields == {"file": str(path)}


def test_after_a_failure_the_next_write_works(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = RecordFile(str(path))
    with monkeypatch.context() as patched:
        crash(patched, "os.fsync", OSError(errno.ENOSPC, "full"))
        with pytest.raises(BadRecordFile) as caught:
            file.write(BEGUN)
    assert caught.value.code is RecordFileFault.NO_ROOM
    assert not path.exists()
    file.write(BEGUN)
    assert records_in(path) == BEGUN


@pytest.mark.parametrize("content", [b"", b"something else", b"[Notation"])
def test_a_file_that_exists_is_never_written_over(content: bytes, path: Path) -> None:
    path.write_bytes(content)
    file = RecordFile(str(path))
    for attempt in (file.check_new, lambda: file.write(BEGUN)):
        with pytest.raises(BadRecordFile) as caught:
            attempt()
        assert caught.value.code is RecordFileFault.EXISTS
        assert caught.value.fields == {"file": str(path)}
    assert path.read_bytes() == content


def test_a_file_that_appears_after_the_check_is_not_written_over(path: Path) -> None:
    file = RecordFile(str(path))
    file.check_new()
    path.write_bytes(b"new")
    with pytest.raises(BadRecordFile):
        file.write(BEGUN)
    assert path.read_bytes() == b"new"


@pytest.mark.parametrize("change", [lambda path: path.write_bytes(b"x"), lambda path: path.write_bytes(b"")])
def test_a_file_that_something_else_changed_is_left_alone(change: Callable[[Path], object], path: Path) -> None:
    file = RecordFile(str(path))
    file.write(BEGUN)
    change(path)
    with pytest.raises(BadRecordFile) as caught:
        file.write(PLAYED)
    assert caught.value.code is RecordFileFault.CHANGED
    assert len(path.read_bytes()) < 2


def test_two_programs_do_not_write_the_same_game(path: Path) -> None:
    RecordFile(str(path)).write(BEGUN)
    first, second = RecordFile(str(path)), RecordFile(str(path))
    assert first.read() == second.read() == tuple(BEGUN)
    first.write(PLAYED)
    with pytest.raises(BadRecordFile):
        second.write(BEGUN)
    assert records_in(path) == PLAYED


def test_a_file_that_was_removed_is_written_again(path: Path) -> None:
    file = RecordFile(str(path))
    file.write(BEGUN)
    path.unlink()
    file.write(PLAYED)
    assert records_in(path) == PLAYED


def test_the_mode_of_a_file_stays_and_a_link_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    RecordFile(str(real)).write(BEGUN)
    real.chmod(0o640)
    link.symlink_to(real)
    file = RecordFile(str(link))
    file.read()
    file.write(PLAYED)
    assert link.is_symlink()
    assert real.stat().st_mode & 0o777 == 0o640
    assert records_in(real) == PLAYED


@pytest.mark.parametrize(("name", "number"), [("file/x", errno.ENOTDIR), ("a" * 300, errno.ENAMETOOLONG)])
def test_where_no_file_can_be_is_known_before_the_first_card(name: str, number: int, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    named = str(tmp_path / name)
    file = RecordFile(named)
    for attempt in (file.check_new, lambda: file.write(BEGUN)):
        with pytest.raises(OSError, match=r".") as caught:
            attempt()
        assert (caught.value.errno, caught.value.filename) == (number, named)


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    named = str(tmp_path / "no" / "x")
    file = RecordFile(named)
    for attempt in (file.check_new, lambda: file.write(BEGUN)):
        with pytest.raises(BadRecordFile) as caught:
            attempt()
        assert caught.value.code is RecordFileFault.NO_FOLDER
        assert caught.value.fields == {"file": named, "folder": str(tmp_path / "no")}


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.EACCES, RecordFileFault.FOLDER_CLOSED),  # root may write everywhere, so the system is played
        (errno.EROFS, RecordFileFault.FOLDER_CLOSED),
        (errno.ENOSPC, RecordFileFault.NO_ROOM),
        (errno.EDQUOT, RecordFileFault.NO_ROOM),
    ],
)
def test_a_folder_that_takes_no_file_is_known_before_the_first_card(
    number: int, code: RecordFileFault, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crash(monkeypatch, "pathlib.Path.open", OSError(number, "no"))
    with pytest.raises(BadRecordFile) as caught:
        RecordFile(str(path)).check_new()
    assert caught.value.code is code
    assert caught.value.fields["file"] == str(path)


@pytest.mark.skipif(sys.platform != "linux", reason="/proc is a thing of Linux")
def test_a_folder_of_the_system_that_takes_no_file_is_there_all_the_same() -> None:
    with pytest.raises(BadRecordFile) as caught:
        RecordFile("/proc/game.pisti").check_new()
    assert caught.value.code is RecordFileFault.FOLDER_CLOSED


def test_a_disk_without_room_for_a_game_is_known_before_the_first_card(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []

    class Full(io.BytesIO):
        def write(self, content: Any) -> int:  # noqa: ANN401
            written.append(len(content))
            raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr("pathlib.Path.open", lambda *_: Full())
    with pytest.raises(BadRecordFile) as caught:
        RecordFile(str(path)).check_new()
    assert caught.value.code is RecordFileFault.NO_ROOM
    assert written == [ROOM]


def test_a_later_write_that_fails_for_another_reason_says_it(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = RecordFile(str(path))
    file.write(BEGUN)
    crash(monkeypatch, "os.fsync", OSError(errno.EIO, "broken"))
    with pytest.raises(BadRecordFile) as caught:
        file.write(PLAYED)
    assert caught.value.code is RecordFileFault.LOST_SINCE
    assert caught.value.fields == {"file": str(path), "reason": "broken"}


def test_what_is_no_ordinary_file_is_neither_written_nor_read(tmp_path: Path) -> None:
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    reading, writing = os.pipe()
    for name in (str(fifo), os.devnull, f"/dev/fd/{reading}"):
        for attempt in (RecordFile(name).check_new, RecordFile(name).read):
            with pytest.raises(BadRecordFile) as caught:
                attempt()
            assert caught.value.code is RecordFileFault.NOT_ORDINARY
    os.close(reading)
    os.close(writing)
    with pytest.raises(IsADirectoryError):
        RecordFile(str(tmp_path)).check_new()


def test_a_file_of_two_games_is_refused_where_the_second_begins(path: Path) -> None:
    text = "".join(format_records([*PLAYED, Record.of(GAME, game="other")]))
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        RecordFile(str(path)).read()
    assert caught.value.code is RecordFileFault.MANY_GAMES
    assert text.splitlines()[caught.value.line - 1] == '[Notation "1"]'
    assert caught.value.line > 10


# What a program that was killed leaves behind.


def dead() -> int:
    """The number of a process that is no more."""
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        process.wait()
    return process.pid


def test_what_a_killed_program_left_is_removed_and_what_another_one_writes_is_not(path: Path) -> None:
    left = path.with_name(f".{path.name}.{dead()}.tmp")
    others = [path.with_name(name) for name in (f".{path.name}.{os.getppid()}.tmp", ".x.1.tmp", f".{path.name}.tmp")]
    for each in (left, *others):
        each.touch()
    RecordFile(str(path)).check_new()
    assert not left.exists()
    RecordFile(str(path)).write(BEGUN)
    left.touch()
    RecordFile(str(path)).read()
    assert {*path.parent.iterdir()} == {path, *others}


def test_a_long_name_has_something_beside_it_too(tmp_path: Path) -> None:
    path = tmp_path / ("ş" * 127)
    file = RecordFile(str(path))
    file.check_new()
    file.write(BEGUN)
    file.write(PLAYED)
    assert records_in(path) == PLAYED
    assert only(path)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_waits_until_the_file_is_whole(
    number: signal.Signals, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fsync = os.fsync

    def hit(descriptor: int) -> None:
        os.kill(os.getpid(), number)
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", hit)
    file = RecordFile(str(path))
    with pytest.raises(KeyboardInterrupt if number == signal.SIGINT else Ended), unwinding():
        file.write(BEGUN)
    assert records_in(path) == BEGUN
    assert file.is_kept
    assert only(path)


def test_a_file_that_may_not_be_written_is_not_resumed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    RecordFile(str(path)).write(BEGUN)
    monkeypatch.setattr(os, "access", lambda _path, mode: mode != os.W_OK)
    with pytest.raises(PermissionError) as caught:
        RecordFile(str(path)).read()
    assert caught.value.filename == str(path)


def test_what_cannot_be_read_is_an_error_with_its_name(tmp_path: Path) -> None:
    for name in ("missing", "."):
        with pytest.raises(OSError, match=r".") as caught:
            RecordFile(str(tmp_path / name)).read()
        assert caught.value.filename == str(tmp_path / name)
    (tmp_path / "bad").write_text("[Event]\n")
    with pytest.raises(RecordError):
        RecordFile(str(tmp_path / "bad")).read()
