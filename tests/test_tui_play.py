"""``pisti play`` in a real terminal: full screen or lines, keys and the mouse, how it ends and what it leaves."""

from __future__ import annotations

import fcntl
import io
import os
import pty
import re
import select
import shlex
import signal
import sys
import termios
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from subprocess import Popen
from time import monotonic
from typing import Any

import pytest

from command import environment, pisti, start
from pisti.notation import Record, read_records
from pisti.tui import full, plain, play
from pisti.tui.remote import app, plain_client
from pisti.tui.remote.address import address
from screens import asked, heard, texts
from sittings import sit

ESCAPES = re.compile(r"\x1b\[[0-9;?<>=]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[PX^_][^\x1b]*\x1b\\|\x1b.")
LEFT = ("\x1b[?1049l", "\x1b[?25h", "\x1b[?1000l", "\x1b[?1003l", "\x1b[?2004l")
"""The usual screen, the cursor, no mouse, no marks around what is pasted."""

OFF = '{"speed": "off"}'


class Screen:
    """The program in a terminal of its own, with a home of its own."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        command: list[str] | None = None,
        settings: str = OFF,
        is_controlling: bool = False,
        env: dict[str, str] | None = None,
    ) -> None:
        self.home = home
        self.master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (24, 80))
        self.before = termios.tcgetattr(slave)
        env = {**home_of(home, settings), **(env or {})}
        streams: dict[str, Any] = {"stdin": slave, "stdout": slave, "stderr": slave, "start_new_session": True}
        if is_controlling:  # closing it sends SIGHUP
            streams["preexec_fn"] = lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0)
        if command is None:
            self.process: Popen[bytes] = start("play", *arguments, env=env, **streams)
        else:
            self.process = Popen(command, env=env, **streams)
        self.slave = slave
        self._open = [slave, self.master]
        self.text = ""
        self._sent_at = 0

    def until(self, words: str) -> None:
        """Wait until these words have been written since the last keys, without the sequences between them."""
        self._wait(lambda: words in ESCAPES.sub("", self.text[self._sent_at :]), words)

    def until_kept(self, plays: int) -> None:
        """Wait until so many plays of the only game are kept."""
        self._wait(lambda: sum(len(each.plays) for each in records(self.home)) >= plays, f"{plays} plays")

    def _wait(self, holds: Callable[[], bool], what: str) -> None:
        end = monotonic() + 60
        while not holds():
            assert monotonic() < end, (what, self.text[self._sent_at :])
            assert self.process.poll() is None, (what, self.text)
            if select.select([self.master], [], [], 0.01)[0]:
                self.text += os.read(self.master, 65536).decode(errors="replace")

    def send(self, keys: str) -> None:
        self._sent_at = len(self.text)
        os.write(self.master, keys.encode())

    def end(self) -> int:
        """The exit code; all that was written is in ``text``, and the terminal is as it was before."""
        code, end = None, monotonic() + 60
        while code is None or select.select([self.master], [], [], 0)[0]:
            assert monotonic() < end, self.text
            code = self.process.poll()
            if select.select([self.master], [], [], 0.02)[0]:
                self.text += os.read(self.master, 65536).decode(errors="replace")
        assert termios.tcgetattr(self.slave) == self.before
        return code

    def hang_up(self) -> None:
        """Close the terminal."""
        while self._open:
            os.close(self._open.pop())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        self.hang_up()


def home_of(home: Path, said: str = OFF) -> dict[str, str]:
    """The environment of a terminal, with a home of its own and these settings."""
    size = {"COLUMNS": "80", "LINES": "24"}
    folders = {"XDG_DATA_HOME": str(home / "data"), "XDG_CONFIG_HOME": str(home / "config")}
    settings = home / "config" / "pisti" / "settings.json"
    if not settings.exists():
        settings.parent.mkdir(parents=True)
        settings.write_text(said, encoding="utf-8")
    env = environment(TERM="xterm-256color", **size, **folders)
    env.pop("PISTI_COMMAND", None)
    return env


@pytest.fixture
def screens() -> Iterator[list[Screen]]:
    """The terminals of a test, closed at its end."""
    opened: list[Screen] = []
    with heard():
        yield opened
    for each in opened:
        each.close()


def records(home: Path) -> list[Record]:
    """The records of the only game kept, none if there is none yet."""
    with suppress(FileNotFoundError):
        for file in (home / "data" / "pisti" / "games").glob("*.pisti"):
            with file.open("rb") as game:
                return list(read_records(game))
    return []


def assert_restored(screen: Screen) -> None:
    """The terminal is left in order."""
    for sequence in LEFT:
        on = sequence[:-1] + ("h" if sequence.endswith("l") else "l")
        assert screen.text.rfind(sequence) > screen.text.rfind(on), sequence
    assert "Traceback" not in screen.text


def test_a_game_is_begun_left_and_gone_on_with_by_the_command_that_is_told(
    tmp_path: Path, screens: list[Screen]
) -> None:
    screen = Screen(tmp_path, settings='{"speed": "off", "cut": false}')
    screens.append(screen)
    screen.until("Enter go")
    screen.send("\r")
    screen.until("Your turn")
    before = len(records(tmp_path)[-1].plays)
    screen.send("1")
    screen.until_kept(before + 4)
    screen.send("q")
    screen.until("Leave the table?")
    screen.send("\r")
    assert screen.end() == 0
    assert_restored(screen)
    told = screen.text.rpartition(LEFT[0])[2]
    lines = ESCAPES.sub("", told).replace("\r", "").strip("\n").split("\n")
    [file] = (tmp_path / "data" / "pisti" / "games").iterdir()
    assert "You leave the table." in lines
    assert str(file) in "".join(line.strip() for line in lines)
    command = shlex.split(lines[-1])
    assert command[-3:] == ["play", "--resume", str(file)]
    plays = len(records(tmp_path)[-1].plays)
    assert plays >= before + 4
    resumed = Screen(tmp_path, command=command)
    screens.append(resumed)
    resumed.until("Your turn")
    resumed.until("Round 1 goes on.")
    resumed.send("1")
    resumed.until_kept(plays + 4)
    resumed.send("q")
    resumed.until("Leave the table?")
    resumed.send("\r")
    assert resumed.end() == 0
    assert len(records(tmp_path)[-1].plays) > plays


def test_a_click_of_the_mouse_plays_a_card(tmp_path: Path, screens: list[Screen]) -> None:
    screen = Screen(tmp_path, "--seed", "1", "--rules", "two")
    screens.append(screen)
    screen.until("Your turn")
    for code, action in (("0", "M"), ("0", "m")):
        screen.send(f"\x1b[<{code};12;17{action}")
    screen.until_kept(3)
    screen.send("\x03")
    assert screen.end() == 130


@pytest.mark.parametrize(
    ("number", "code"), [(None, 130), (signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_ctrl_c_and_signals_leave_the_terminal_in_order_and_the_game_kept(
    number: signal.Signals | None, code: int, tmp_path: Path, screens: list[Screen]
) -> None:
    screen = Screen(tmp_path, "--seed", "1", "--rules", "two")
    screens.append(screen)
    screen.until("Your turn")
    screen.send("1")
    screen.until_kept(3)
    if number is None:
        screen.send("\x03")
    else:
        screen.process.send_signal(number)
    assert screen.end() == code
    assert_restored(screen)
    assert "The game is saved in" in ESCAPES.sub("", screen.text)
    assert len(records(tmp_path)[-1].plays) == 3


@pytest.mark.parametrize("is_told", [True, False])
def test_a_terminal_that_is_closed_ends_the_program_by_a_signal_or_without_one(
    is_told: bool, tmp_path: Path, screens: list[Screen]
) -> None:
    screen = Screen(tmp_path, "--seed", "1", "--rules", "two", is_controlling=is_told)
    screens.append(screen)
    screen.until("Your turn")
    screen.send("1")
    screen.until_kept(3)
    screen.hang_up()
    assert screen.process.wait(60) in (129, 2)
    assert len(records(tmp_path)[-1].plays) == 3


def test_where_games_cannot_be_kept_one_plays_and_is_told(tmp_path: Path, screens: list[Screen]) -> None:
    (tmp_path / "data").write_text("no folder")
    screen = Screen(tmp_path, "--seed", "1", "--rules", "two")
    screens.append(screen)
    screen.until("▶ ◆ South")  # the notice covers some other words
    screen.send("1")
    screen.send("q")
    screen.until("Stay")
    screen.send("\r")
    assert screen.end() == 0
    assert "This game was not saved" in screen.text


def test_no_color_and_ascii_hold_for_every_byte(tmp_path: Path, screens: list[Screen]) -> None:
    screen = Screen(tmp_path, "--seed", "1", "--rules", "two", "--ascii", env={"NO_COLOR": "1"})
    screens.append(screen)
    screen.until("Your turn")
    screen.send("q")
    screen.until("Leave the table?")
    screen.send("\r")
    assert screen.end() == 0
    assert screen.text.isascii()
    assert not re.search(r"\x1b\[(?:[0-9;]*;)?[34]8;", screen.text)


def test_mistakes_are_one_line_and_leave_the_terminal_alone(tmp_path: Path, screens: list[Screen]) -> None:
    file = tmp_path / "left.pisti"
    sit("--seed", "1", "--rules", "two", "--record", str(file), answers="1\n1\n")
    for arguments in (("--record", str(file)), ("--resume", str(tmp_path / "none")), ("--level", "genius")):
        screen = Screen(tmp_path, *arguments)
        screens.append(screen)
        assert screen.end() == 2
        assert screen.text.strip().startswith("pisti play: ")
        assert screen.text.strip().count("\n") == 0
        assert "\x1b" not in screen.text


def test_a_finished_game_is_told_in_lines(tmp_path: Path, screens: list[Screen]) -> None:
    file = tmp_path / "over.pisti"
    sit("--seed", "1", "--rules", "two,target=4", "--record", str(file), answers="1\n" * 99)
    screen = Screen(tmp_path, "--resume", str(file))
    screens.append(screen)
    assert screen.end() == 0
    assert screen.text.startswith(f"The game in {file}"[:60])
    assert "\x1b[?1049h" not in screen.text


# Full screen or lines


class Out(io.StringIO):
    """An output that says whether it is a terminal."""

    def __init__(self, *, is_terminal: bool) -> None:
        super().__init__()
        self._is_terminal = is_terminal

    def isatty(self) -> bool:
        return self._is_terminal


@pytest.mark.parametrize(
    ("stdin", "stdout", "stderr", "term", "is_full"),
    [
        (True, True, True, "xterm", True),
        (False, True, True, "xterm", False),
        (True, False, True, "xterm", False),
        (True, True, False, "xterm", False),
        (None, True, True, "xterm", False),
        (True, True, True, "dumb", False),
        (True, True, True, "", False),
        (True, True, True, None, False),
    ],
)
@pytest.mark.parametrize("is_plain", [False, True])
def test_the_full_screen_needs_a_terminal_that_can_show_it_and_nobody_who_wants_lines(
    stdin: bool | None,
    stdout: bool,
    stderr: bool,
    term: str | None,
    is_full: bool,
    is_plain: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "__stdin__", None if stdin is None else Out(is_terminal=stdin))
    monkeypatch.setattr(sys, "__stderr__", Out(is_terminal=stderr))
    if term is None:
        monkeypatch.delenv("TERM", raising=False)
    else:
        monkeypatch.setenv("TERM", term)
    chosen: list[str] = []

    def choose(name: str, code: int) -> object:
        def run(*_: object) -> int:
            chosen.append(name)
            return code

        return run

    monkeypatch.setattr(full, "run", choose("full", 3))
    monkeypatch.setattr(plain, "run", choose("plain", 4))
    monkeypatch.setattr(app, "run", choose("far", 5))
    monkeypatch.setattr(plain_client, "run", choose("far plain", 6))
    is_on_screen = is_full and not is_plain
    code = play.run(asked(plain=is_plain), texts("en"), Out(is_terminal=stdout))
    assert chosen == ["full" if is_on_screen else "plain"]
    assert code == (3 if is_on_screen else 4)
    there = address("https://example.org")
    code = play.run(asked(plain=is_plain, server=there), texts("en"), Out(is_terminal=stdout))
    assert chosen[1:] == ["far" if is_on_screen else "far plain"]
    assert code == (5 if is_on_screen else 6)


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (("--server", "ftp://x"), "--server: This is no address of a server: “ftp://x”."),
        (("--server", "example.org", "--table", "a b"), "--table: This is no code of a table: “a b”."),
        (("--table", "ab"), "--table needs the address of the server: --server URL."),
        (("--server", "example.org", "--seed", "1"), "--seed cannot be given with --server"),
    ],
)
def test_what_cannot_be_meant_by_a_server_is_told_in_one_line(arguments: tuple[str, ...], wrong: str) -> None:
    result = pisti("play", *arguments)
    assert result.code == 2
    assert wrong in result.err
    assert len(result.err.splitlines()) == 1


def test_a_game_in_lines_does_not_wait_for_the_full_screen_to_be_imported() -> None:
    program = "import sys, pisti.tui.play; print(sorted({'textual', 'rich'} & set(sys.modules)))"
    with Popen([sys.executable, "-c", program], env=environment(), stdout=-1) as process:
        assert process.communicate()[0].decode().strip() == "[]"


def test_a_terminal_that_is_dumb_and_a_pipe_get_lines(tmp_path: Path, screens: list[Screen]) -> None:
    for variables, arguments in (({"TERM": "dumb"}, ()), (None, ("--plain",))):
        screen = Screen(tmp_path, "--seed", "3", "--rules", "two", *arguments, env=variables)
        screens.append(screen)
        screen.until("Your cut: ")
        screen.process.send_signal(signal.SIGINT)
        assert screen.end() == 130
        assert "\x1b" not in screen.text
    ran = pisti("play", "--seed", "3", "--rules", "two", env=home_of(tmp_path))
    assert (ran.code, ran.err) == (0, "")
    assert "You leave the table." in ran.out


@pytest.mark.parametrize("typed", [b"\xff", b"\xe9\xe9", b"\xc5", b"\x1b[<0;\xff;3M", b"\x00\xfe\x80"])
def test_bytes_that_are_no_utf_8_do_not_end_the_program(typed: bytes, tmp_path: Path, screens: list[Screen]) -> None:
    screen = Screen(tmp_path, "--seed", "1", "--rules", "two")
    screens.append(screen)
    screen.until("Your turn")
    os.write(screen.master, typed)
    screen.send("g")
    screen.until("What happened")
    screen.send("\x1b")
    screen.until("Your turn")
    screen.send("1")
    screen.until_kept(2)
    screen.send("\x03")
    assert screen.end() == 130
    assert "Traceback" not in screen.text
