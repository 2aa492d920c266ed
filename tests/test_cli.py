"""The command line as people and other programs meet it, in processes of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from command import SOURCE, assert_refused, environment, pipes, pisti, records, start, text
from pisti.cli import COMMANDS
from pisti.i18n import LANGUAGES
from pisti.notation import format_records
from pisti.tui.settings_text import settings_file

ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="/dev/full, which is always full, is a thing of Linux")


@pytest.fixture
def good(tmp_path: Path) -> Path:
    file = tmp_path / "good.pisti"
    file.write_text(text(), encoding="utf-8")
    return file


# Help.


def test_without_a_command_it_says_what_there_is() -> None:
    ran = pisti()
    assert (ran.code, ran.err) == (0, "")
    assert all(f"\n  {command} " in ran.out for command in COMMANDS)
    assert pisti("--help") == ran == pisti("-h")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str) -> None:
    ran = pisti(command, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count(f"\n  pisti {command} ") + ran.out.count(f"\n  pisti {command}\n") >= 2
    assert "--lang" in ran.out
    assert pisti(command, "-h") == ran


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_in_every_language(command: str, language: str) -> None:
    ran = pisti(*command.split(), "--lang", language, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert pisti(*command.split(), "--help", env=environment(PISTI_LANG=language)) == ran


@pytest.mark.parametrize(
    ("lang", "variable", "settings", "spoken"),
    [
        ("fr", "ro", "tr", "fr"),
        (None, "ro", "tr", "ro"),
        (None, "", "tr", "tr"),
        (None, "", "xx", "sw"),
        (None, "", None, "sw"),
    ],
)
def test_the_language_is_that_of_lang_pisti_lang_the_settings_the_system_in_this_order(
    lang: str | None, variable: str, settings: str | None, spoken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))  # of this test and of the program it runs
    if settings is not None:
        settings_file().parent.mkdir()
        settings_file().write_text(json.dumps({"language": settings}), encoding="utf-8")
    env = environment(PISTI_LANG=variable, LANG="sw_KE.UTF-8")
    ran = pisti("rules", *(["--lang", lang] if lang else []), env=env)
    assert ran == pisti("rules", "--lang", spoken)


def test_the_version() -> None:
    ran = pisti("--version")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.split()[0] == "pisti"
    assert len(ran.out.split()) == 2


def test_only_the_command_that_runs_is_imported() -> None:
    program = (
        "import sys; from pisti.cli import main; main(['check', '--help'])\n"
        "wrong = {'numba', 'numpy', 'rich'} & set(sys.modules)\n"
        "wrong |= {name for name in sys.modules if name.startswith(('pisti.sim', 'pisti.bots'))}\n"
        "sys.stderr.write(' '.join(wrong))"
    )
    command = [sys.executable, "-c", program]
    ran = subprocess.run(command, env=environment(), capture_output=True, check=True)
    assert ran.stderr == b""


# Wrong words.


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chek"], ["chek", "check"]),
        (["xyzzy"], ["xyzzy", "play", "simulate"]),
        (["--lnag", "en"], ["--lnag", "--lang"]),
        (["--verison"], ["--version"]),
        (["--lang"], ["--lang"]),
        (["--lang", "zz"], ["--lang", "zz", "en"]),
        (["--lang=zz", "check", "x"], ["--lang", "zz"]),
        (["check", "--lang", "zz", "x"], ["pisti check: --lang", "zz"]),
        (["check", "--lang"], ["pisti check:", "--lang"]),
        (["check"], ["pisti check:", "FILE"]),
        (["check", "--jsn"], ["pisti check:", "--jsn", "--json"]),
        (["check", "-q", "x"], ["-q"]),
        (["check", "--json=1", "x"], ["--json", "1"]),
        (["replay"], ["pisti replay:", "FILE"]),
        (["replay", "a", "b"], ["b"]),
        (["replay", "--hand", "a"], ["--hand", "--hands"]),
        (["replay", "a", "--ply"], ["--ply"]),
        (["replay", "a", "--ply", "two"], ["--ply", "two"]),
        (["replay", "a", "--round", ""], ["--round"]),
        (["replay", "a", "--json", "--position"], ["--json", "--position"]),
        (["replay", "a", "--json", "--hands"], ["--json", "--hands"]),
        (["replay", "a", "--position", "--hands"], ["--position", "--hands"]),
        (["replay", "a", "--ply", "9" * 5000], ["--ply", "9…”"]),
        (["play", "--seed", "3", "--seed", "4"], ["pisti play: --seed is given twice."]),
        (["simulate", "--rules", "two", "--rules=three"], ["pisti simulate: --rules is given twice."]),
        (["--lang", "en", "check", "--lang", "en", "x"], ["pisti check: --lang is given twice."]),
        (["--lang", "en", "--lang", "tr"], ["--lang"]),
        (["play", "--seed", "1_000"], ["pisti play: --seed:", "1_000", "18446744073709551615"]),
        (["play", "--rules", "x" * 100_000], ["pisti play: --rules:", "x…”"]),
        (["x" * 100_000], ["x…”"]),
        (["--" + "x" * 100_000], ["x…”"]),
        (["play", "x" * 100_000], ["x…”"]),
        (["check", "--json=" + "x" * 100_000, "a"], ["x…”"]),
        (["play", "--no-such-flag"], ["pisti play:", "--no-such-flag"]),
        (["simulate", "--no-such-flag"], ["pisti simulate:", "--no-such-flag"]),
        (["play", "--rules", "standart"], ["pisti play:", "--rules", "standart", "standard"]),
        (["simulate", "--rules", "target=0"], ["pisti simulate:", "--rules", "target", "0", "1-1000"]),
        (["simulate", "--rules", "seats=3,partners=yes"], ["pisti simulate:", "--rules", "partners"]),
        (["check\x1b[2J"], [r"check\x1b[2J"]),
        (["replay", "--\x1b[2J", "x"], [r"--\x1b[2J"]),
    ],
)
def test_wrong_words(arguments: list[str], words: list[str]) -> None:
    ran = pisti(*arguments)
    assert_refused(ran, *words)
    assert ran.out == ""
    assert len(ran.err) < 500


@pytest.mark.parametrize("arguments", [["--lang", "zz"], ["check", "--lang=zz", "x"]])
def test_a_language_that_is_not_there_is_told_in_that_of_the_environment(arguments: list[str]) -> None:
    assert_refused(pisti(*arguments, env=environment(PISTI_LANG="fr")), "--lang: Pas de langue")


@pytest.mark.parametrize("command", COMMANDS)
def test_bytes_that_are_no_text_as_an_argument(command: str) -> None:
    assert_refused(pisti(command, os.fsdecode(b"--\xff\xfe")), r"\udcff\udcfe")


def test_what_looks_like_a_flag_is_a_file_after_two_dashes(tmp_path: Path) -> None:
    (tmp_path / "--json").write_text(text(), encoding="utf-8")
    ran = pisti("check", "--", "--json", cwd=tmp_path)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("--json: ")


# Files that are not what they should be.


@pytest.mark.parametrize("command", ["check", "replay"])
class TestWrongFiles:
    def test_missing(self, command: str, tmp_path: Path) -> None:
        assert_refused(pisti(command, str(tmp_path / "none")), f"pisti {command}: {tmp_path}/none: ")

    def test_a_folder(self, command: str, tmp_path: Path) -> None:
        assert_refused(pisti(command, str(tmp_path)), f"pisti {command}: {tmp_path}: ")

    def test_a_file_as_a_folder(self, command: str, good: Path) -> None:
        assert_refused(pisti(command, f"{good}/x"), f"pisti {command}: {good}/x: ")

    def test_a_name_that_is_too_long(self, command: str) -> None:
        assert_refused(pisti(command, "x" * 5000), f"pisti {command}: xxx", "x…: ")

    def test_a_name_with_a_null_byte_or_control_characters(self, command: str) -> None:
        assert_refused(pisti(command, "no\nsuch\x1b[31mfile"), r"no\nsuch\x1b[31mfile: ")

    def test_an_empty_name(self, command: str) -> None:
        assert_refused(pisti(command, ""), f"pisti {command}: '': The name of the file is empty.")

    def test_standard_input_closed(self, command: str) -> None:
        shell = ["sh", "-c", 'exec "$0" -m pisti "$1" - <&-', sys.executable, command]
        ran = subprocess.run(shell, env=environment(), capture_output=True, text=True, check=False)
        assert (ran.returncode, ran.stderr.count("\n")) == (2, 1), ran.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--resume", "none.pisti"], ["none.pisti: "]),
        (["--resume", "."], [".: "]),
        (["--resume", "good.pisti/x"], ["good.pisti/x: "]),
        (["--resume", "/dev/null"], ["/dev/null is not an ordinary file"]),
        (["--resume", "bad.pisti"], ["bad.pisti:1:1: "]),
        (["--record", "good.pisti"], ["good.pisti"]),
        (["--record", "none/x.pisti"], ["none/x.pisti", "no folder none"]),
        (["--record", "good.pisti/x"], ["good.pisti/x: "]),
        (["--resume", "good.pisti", "--level", "hard"], ["--resume", "--level"]),
        (["--resume", "good.pisti", "--record", "x"], ["--resume", "--record"]),
        (["--level", "best"], ["--level", "best", "hard"]),
        (["--name", "\x1b[2J"], ["--name"]),
        (["--seed", "x"], ["--seed"]),
        (["extra"], ["extra"]),
    ],
)
def test_a_game_that_cannot_be_begun(arguments: list[str], words: list[str], good: Path) -> None:
    (good.parent / "bad.pisti").write_bytes(b"\xff\xfe")
    ran = pisti("play", *arguments, cwd=good.parent)
    assert_refused(ran, "pisti play: ", *words)
    assert ran.out == ""
    assert sorted(file.name for file in good.parent.iterdir()) == ["bad.pisti", "good.pisti"]
    assert good.read_text(encoding="utf-8") == text()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--rounds", "1"], ["--rounds", "1"]),
        (["--rounds", "1e99"], ["--rounds", "1e99"]),
        (["--rounds", "many"], ["--rounds", "many"]),
        (["--policy", "nobody"], ["--policy", "nobody", "random"]),
        (["--policy", "hard,random", "--rounds", "2"], ["--policy", "2", "4"]),
        (["--seed", "-1"], ["--seed", "-1"]),
        (["--seed", "9" * 5000], ["--seed", "9…”"]),
        (["--rounds", "9" * 5000], ["--rounds", "9…”"]),
        (["--policy", "x" * 5000], ["--policy", "x…”"]),
        (["extra"], ["extra"]),
    ],
)
def test_a_simulation_that_cannot_be(arguments: list[str], words: list[str]) -> None:
    ran = pisti("simulate", *arguments)
    assert_refused(ran, "pisti simulate: ", *words)
    assert ran.out == ""


@pytest.mark.parametrize(
    ("content", "place"),
    [
        (b"\x7fELF\x02\x01\x01\x00\x00", ":1:1: "),
        (b"\xff\xfe[\x00", ":1:1: "),
        (b'[Notation "1"]\n[Event "\xff"]\n', ":2:9: "),
        (b'[Notation "1"]\r\n', ":1:15: "),
        (b'[Notation "1"]', ":1:15: "),
        (b'[Notation "2"]\n', ":1:12: "),
        (b"\x1b[2Jhello\n", ":1:1: "),
        (b"a" * 5000, ":1:1025: "),
        (b"[\xc5\x9f\n" * 3, ":1:1: "),
    ],
)
def test_content_that_is_no_record(content: bytes, place: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.pisti"
    file.write_bytes(content)
    ran = pisti("check", str(file))
    assert (ran.code, ran.err) == (2, "")
    assert ran.out.startswith(f"{file}{place}")
    assert ran.out.count("\n") == 1
    assert "\x1b" not in ran.out
    assert pisti("check", "-", stdin=content).out == ran.out.replace(str(file), "-")
    replayed = pisti("replay", str(file))
    assert_refused(replayed, f"pisti replay: {file}{place}")
    assert replayed.err == f"pisti replay: {ran.out}"


def test_a_record_that_breaks_off_is_told_as_far_as_it_goes(tmp_path: Path) -> None:
    file, whole = tmp_path / "cut.pisti", text()
    file.write_text(whole + '\n[Notation "1"]\n', encoding="utf-8")
    ran = pisti("replay", str(file))
    assert_refused(ran, f"pisti replay: {file}:{whole.count(chr(10)) + 3}:1: ")
    assert ran.out == pisti("replay", "-", stdin=whole).out


# check.


def test_an_empty_file_is_a_file_of_no_records(tmp_path: Path) -> None:
    file = tmp_path / "empty.pisti"
    file.write_bytes(b"")
    ran = pisti("check", str(file))
    assert (ran.code, ran.out, ran.err) == (0, f"{file}: good, 0 records (the file is empty)\n", "")
    assert json.loads(pisti("check", "--json", str(file)).out) == {
        "file": str(file),
        "good": True,
        "records": 0,
        "games": 0,
    }
    assert_refused(pisti("replay", str(file)), "no records")


def test_check_says_how_much_there_is(good: Path, tmp_path: Path) -> None:
    count = len(records())
    ran = pisti("check", str(good))
    assert (ran.code, ran.out, ran.err) == (0, f"{good}: good, {count} records, 1 game\n", "")


def test_check_goes_on_after_a_bad_file(good: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.pisti"
    bad.write_text(text().replace("[Round", "[Runde", 1), encoding="utf-8")
    ran = pisti("check", str(bad), str(tmp_path / "none"), str(good), "-", stdin=text(3))
    assert_refused(ran, "none")
    first, second, third = ran.out.splitlines()
    assert first.startswith(f"{bad}:4:1: ")
    assert second.startswith(f"{good}: good")
    assert third == f"-: good, {len(records(3))} records, 3 games"


def test_check_as_json(good: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad ş.pisti"
    bad.write_text(text() + "x\n", encoding="utf-8")
    ran = pisti("check", "--json", str(good), str(bad))
    one, two = map(json.loads, ran.out.splitlines())
    assert (ran.code, ran.err) == (2, "")
    assert one == {"file": str(good), "good": True, "records": len(records()), "games": 1}
    assert (two["file"], two["good"]) == (str(bad), False)
    assert two["error"]["line"] == text().count("\n") + 1


def test_check_as_json_has_a_line_for_a_file_that_cannot_be_read_too(good: Path) -> None:
    ran = pisti("check", "--json", str(good), "none", "", str(good))
    lines = [json.loads(line) for line in ran.out.splitlines()]
    assert [(line["file"], line["good"]) for line in lines] == [
        (str(good), True),
        ("none", False),
        ("", False),
        (str(good), True),
    ]
    assert [line["error"]["code"] for line in lines[1:3]] == ["file-missing", "file-no-name"]
    assert lines[1]["error"]["text"] == "There is no such file."
    assert (ran.code, ran.err.count("\n")) == (2, 2)


# Ctrl-C, pipes, disks, encodings.


def test_ctrl_c_while_it_waits_ends_with_whole_lines() -> None:
    four = "".join(format_records(records()[:4]))  # more than the program holds back, less than a pipe takes
    process = start("replay", "-")
    with process, pipes(process) as (stdin, stdout, stderr):
        stdin.write(four.encode())
        stdin.flush()  # and left open: the program waits for more
        first = stdout.readline()
        process.send_signal(signal.SIGINT)
        rest = stdout.read()
        assert process.wait(60) == 130
        assert stderr.read() == b""
    whole = pisti("replay", "-", stdin=four).out.encode()
    assert (first + rest).endswith(b"\n")
    assert whole.startswith(first + rest)


def test_ctrl_c_while_the_pipe_is_full_ends_with_whole_lines(tmp_path: Path) -> None:
    file = tmp_path / "long.pisti"
    file.write_text(text(12), encoding="utf-8")
    process = start("replay", str(file))
    with process, pipes(process) as (_, stdout, stderr):
        first = stdout.readline()
        process.send_signal(signal.SIGINT)
        rest = stdout.read()
        assert process.wait(60) == 130
        assert stderr.read() == b""
    assert (first + rest).endswith(b"\n")
    whole = pisti("replay", str(file)).out.encode()
    assert whole.startswith(first + rest)
    assert len(first + rest) < len(whole)


@pytest.mark.parametrize("moment", [1, 20, 60, 150])
def test_ctrl_c_while_it_begins_or_ends_is_silent(moment: int) -> None:
    """Sent from inside, after so many modules of ours or of others have begun to be imported."""
    program = (
        "import signal, sys\n"
        "class Finder:\n"
        "    count = 0\n"
        "    def find_spec(self, *_):\n"
        "        Finder.count += 1\n"
        f"        if Finder.count == {moment}: signal.raise_signal(signal.SIGINT)\n"
        "from pisti_script import main\n"
        "sys.meta_path.insert(0, Finder())\n"
        "sys.argv[1:] = ['play', '--help']\n"
        "sys.exit(main())\n"
    )
    ran = subprocess.run([sys.executable, "-c", program], env=environment(), capture_output=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, b"", b"")


def test_ctrl_c_after_the_end_is_ignored() -> None:
    program = (
        "import atexit, signal, sys\n"
        "from pisti_script import main\n"
        "atexit.register(signal.raise_signal, signal.SIGINT)\n"
        "sys.argv[1:] = ['--version']\n"
        "sys.exit(main())\n"
    )
    ran = subprocess.run([sys.executable, "-c", program], env=environment(), capture_output=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_ctrl_c_again_and_again_during_play_keeps_the_record_whole(tmp_path: Path) -> None:
    process = start("play", "--plain", "--seed", "7", "--record", "a.pisti", cwd=tmp_path)
    with process, pipes(process) as (stdin, stdout, stderr):
        stdin.write(b"\n1\n")
        stdin.flush()
        while b"You play" not in stdout.readline():
            pass
        for _ in range(20):
            process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
        assert (stdout.read().count(b"Traceback"), stderr.read()) == (0, b"")
    assert pisti("check", "a.pisti", cwd=tmp_path).code == 0
    assert [file.name for file in tmp_path.iterdir()] == ["a.pisti"]


def test_ctrl_c_that_the_caller_ignores_is_ignored() -> None:
    def ignore() -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)

    with start("check", "-", preexec_fn=ignore) as process:
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(text().encode(), timeout=60)
    assert (process.returncode, err) == (0, b"")
    assert out.startswith(b"-: good")


def test_a_reader_that_goes_away_ends_it_silently(tmp_path: Path) -> None:
    file = tmp_path / "long.pisti"
    file.write_text(text(12), encoding="utf-8")
    process = start("replay", str(file))
    with process, pipes(process) as (_, stdout, stderr):
        assert stdout.readline()
        stdout.close()
        assert process.wait(60) == 141
        assert stderr.read() == b""


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["check", "-"], ["replay", "-"], ["play", "--help"]])
def test_a_reader_that_was_never_there_ends_it_silently(arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    ran = pisti(*arguments, stdin=text(), stdout=writer)
    os.close(writer)
    assert (ran.code, ran.err) == (141, "")


@ON_LINUX
@pytest.mark.parametrize("arguments", [["--help"], ["check", "-"], ["replay", "-"]])
def test_a_full_disk_is_told(arguments: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        ran = pisti(*arguments, stdin=text(), stdout=full)
    assert_refused(ran, "standard output", "full")


@ON_LINUX
def test_standard_error_that_takes_nothing_is_no_matter() -> None:
    with Path("/dev/full").open("wb") as full, start("chek", stderr=full) as process:
        out, _ = process.communicate(timeout=60)
        assert (process.returncode, out) == (2, b"")


@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-"])
def test_closed_streams(closed: str) -> None:
    shell = ["sh", "-c", f'exec "$0" -m pisti chek {closed}', sys.executable]
    ran = subprocess.run(shell, env=environment(), capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == ("2" not in closed)


PLAIN_ENCODINGS = [
    {"PYTHONIOENCODING": "ascii"},
    {"PYTHONIOENCODING": "ascii:strict"},
    {"PYTHONIOENCODING": "latin-1"},
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    {"LC_ALL": "C"},
    {"LC_ALL": "POSIX", "LANG": "tr_TR.UTF-8"},
]


@pytest.mark.parametrize("variables", PLAIN_ENCODINGS, ids=str)
def test_an_encoding_that_lacks_letters_is_no_matter(variables: dict[str, str]) -> None:
    env = environment(**variables)
    record = "".join(format_records(records()[:1]))
    written = b""
    for arguments in (["play", "--help"], ["replay", "-"]):
        with start(*arguments, env=env) as process:
            out, err = process.communicate(record.encode(), timeout=60)
        assert (process.returncode, err) == (0, b"")
        written += out
    assert b"Ayse" in written or "Ayşe".encode() in written
    refused = pisti("check", "ş♣\udcff", env=env)
    assert_refused(refused)


def test_a_turkish_locale(tmp_path: Path) -> None:
    env = environment(LC_ALL="tr_TR.UTF-8")
    del env["PISTI_LANG"]
    for arguments in (["--help"], ["check", "-"], ["replay", "-"], ["play", "--help"], ["simulate", "--help"]):
        ran = pisti(*arguments, stdin=text(), env=env)
        assert (ran.code, ran.err) == (0, "")
        assert "PIŞTI" not in ran.out
    assert_refused(pisti("CHECK", "x", env=env))
    assert_refused(pisti("check", "İı", env=env))


def test_the_installed_script_is_this_program() -> None:
    assert 'pisti = "pisti_script:main"' in (SOURCE.parent / "pyproject.toml").read_text(encoding="utf-8")
