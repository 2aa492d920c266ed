"""The command that goes on with a game: as the program was called, and a shell reads it as it was meant."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest

from pisti.i18n import Texts
from pisti.tui.going_on import MADE_BY, command
from sittings import asked

NAMES = (
    "game.pisti",
    "my game's.pisti",
    "-x",
    "--record",
    "a\nb\tc",
    "ş$HOME`x`",
    "'\\",
    "\udcff",
    "a\u202fb",
    "5\x1b[2J",
)
ENGLISH = {"PISTI_LANG": "en"}


def words_of(line: str) -> list[bytes]:
    """What a shell that knows ``$'…'`` makes of a line."""
    shell = which("bash") or which("zsh")
    assert shell is not None, "install bash: what is told here is for a shell that knows $'…'"
    said = subprocess.run(
        [shell, "-c", f'show() {{ printf "%s\\0" "$@"; }}; show {line}'], capture_output=True, check=True
    )
    return said.stdout.split(b"\0")[:-1]


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["./my tools/pisti", "play"])


@pytest.mark.usefixtures("called")
@pytest.mark.parametrize("encoding", ["utf-8", "ascii", "cp1252"])
@pytest.mark.parametrize("name", NAMES)
def test_the_command_can_be_pasted(name: str, encoding: str) -> None:
    line = command(asked(), Texts("en"), name, encoding, ENGLISH)
    line.encode(encoding)
    assert line.isprintable()
    wanted = [f"--resume={name}"] if name.startswith("-") else ["--resume", name]
    assert words_of(line) == [each.encode(errors="surrogateescape") for each in ("./my tools/pisti", "play", *wanted)]


@pytest.mark.parametrize("name", [name for name in NAMES if name.isprintable()])
def test_under_make_it_is_make_that_is_called(name: str, tmp_path: Path) -> None:
    line = command(asked("--ascii"), Texts("en"), name, "utf-8", {**ENGLISH, MADE_BY: "make play"})
    assert line.startswith("make play ARGS=")
    (tmp_path / "Makefile").write_text('play:\n\t@printf "%s\\n" $(ARGS)\n')
    alone = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}  # apart from make test
    made = subprocess.run(["/bin/sh", "-c", line], cwd=tmp_path, env=alone, capture_output=True, text=True, check=True)
    wanted = [f"--resume={name}"] if name.startswith("-") else ["--resume", name]
    assert made.stdout.splitlines() == ["--ascii", *wanted]


@pytest.mark.usefixtures("called")
def test_what_says_how_the_game_is_shown_is_kept_and_nothing_is_added() -> None:
    start = "'./my tools/pisti' play "
    for flags, language, text in (
        ((), "en", ""),
        (("--plain",), "en", "--plain "),
        (("--ascii", "--seed", "3", "--level", "hard"), "en", "--ascii "),
        (("--ascii", "--plain"), "tr", "--lang tr --plain --ascii "),
    ):
        assert command(asked(*flags), Texts(language), "x", "utf-8", ENGLISH) == f"{start}{text}--resume x"


def test_a_program_that_is_found_by_its_name_is_called_by_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "pisti"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(program)])
    monkeypatch.setenv("PATH", "/nowhere")
    assert command(asked(), Texts("en"), "x", "utf-8", ENGLISH) == f"{program} play --resume x"
    monkeypatch.setenv("PATH", str(tmp_path))
    assert command(asked(), Texts("en"), "x", "utf-8", ENGLISH) == "pisti play --resume x"


def test_a_module_is_called_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/somewhere/pisti/__main__.py"])
    monkeypatch.setattr(sys, "orig_argv", ["python3", "-m", "pisti"])
    assert command(asked(), Texts("en"), "x", "utf-8", ENGLISH) == "python3 -m pisti play --resume x"
