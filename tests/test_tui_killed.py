"""A game on the full screen of a real terminal, killed again and again: whatever was seen is in the record."""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from command import environment
from pisti.notation import Record, read_records
from pisti.rules import Rules
from pisti.tui.frames import Speed
from pisti.tui.settings import Settings, write_settings

ENTER_EACH = 0.03  # seconds; Enter plays the first card, cuts, and goes on after a count
PROGRAM = str(Path(__file__).with_name("told.py"))
SHORT, LONG = Rules.parse("target=51"), Rules.parse("target=251")


def started(folder: Path, *arguments: str) -> tuple[int, int, int]:
    """The program at a terminal of 80 by 24: its process, the terminal, and what it says that it told."""
    told, tell = os.pipe()
    os.set_inheritable(tell, True)
    process, terminal = pty.fork()
    if process == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        homes = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        variables = environment(TERM="xterm-256color", TOLD_FD=str(tell), **homes)
        os.execve(sys.executable, [sys.executable, PROGRAM, "play", *arguments], variables)
    os.close(tell)
    return process, terminal, told


def sit(folder: Path, most: int, delay: float, *arguments: str) -> list[str]:
    """Play until so many plays were told, or the game is over, and a little longer; then kill -9. What was told."""
    process, terminal, told = started(folder, *arguments)
    heard, seen, last, end = b"", b"", monotonic(), float("inf")
    while monotonic() < end:
        ready, _, _ = select.select([terminal, told], [], [], ENTER_EACH)
        if told in ready:
            said = os.read(told, 65536)
            assert said, f"the program has ended by itself: {seen[-2000:]!r}"
            heard += said
            if heard.count(b"\n") >= most or b"over" in heard:
                end = min(end, monotonic() + delay)
        if terminal in ready:
            seen += os.read(terminal, 65536)
        if monotonic() > last + ENTER_EACH:
            last = monotonic()
            os.write(terminal, b"\r")
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    while said := os.read(told, 65536):
        heard += said
    os.close(terminal)
    os.close(told)
    return heard.decode().splitlines()


def kept(file: Path) -> list[Record]:
    with file.open("rb") as source:
        return list(read_records(source))


def plays(records: list[Record]) -> set[str]:
    return {f"{each.round_number} {ply} {card}" for each in records for ply, card in enumerate(each.plays)}


def killed_again_and_again(folder: Path, rules: Rules, times: int, seed: int) -> list[Record]:
    """A game killed so many times while it is played, then played to its end; its records."""
    write_settings(folder / "pisti" / "settings.json", Settings(speed=Speed.OFF))
    file, rng = folder / "game.pisti", Random(seed)
    arguments = ["--seed", str(seed), "--rules", str(rules), "--record", str(file)]
    for _ in range(times):
        heard = sit(folder, rng.randrange(1, 30), rng.uniform(0, 0.1), *arguments)
        assert set(heard) <= plays(kept(file))
        arguments = ["--resume", str(file)]
    assert sit(folder, 10_000, 0, *arguments)[-1] == "over"
    return kept(file)


def uninterrupted(folder: Path, rules: Rules, seed: int) -> list[Record]:
    (folder / "once").mkdir()
    return killed_again_and_again(folder / "once", rules, 0, seed)


def without_day(records: list[Record]) -> list[tuple[object, ...]]:
    return [(each.deck, each.plays, each.cut, each.dealer, each.total) for each in records]


@pytest.mark.parametrize("times", [4])
def test_a_game_killed_at_random_moments_is_the_game_that_was_never_killed(tmp_path: Path, times: int) -> None:
    records = killed_again_and_again(tmp_path, SHORT, times, seed=1)
    assert without_day(records) == without_day(uninterrupted(tmp_path, SHORT, seed=1))


@pytest.mark.soak
def test_a_game_of_fourteen_rounds_killed_twenty_times_loses_nothing(tmp_path: Path) -> None:
    records = killed_again_and_again(tmp_path, LONG, 20, seed=2)
    assert records[-1].round_number >= 14
    assert without_day(records) == without_day(uninterrupted(tmp_path, LONG, seed=2))
