"""The plain game as a whole: transcripts, records and resuming, encodings, a pipe, a terminal, Ctrl-C."""

from __future__ import annotations

import errno
import io
import os
import pty
import select
import signal
import sys
import termios
from pathlib import Path
from random import Random

import pytest

from command import assert_refused, environment, pisti, start
from pisti.bots import LEVELS, BadBot
from pisti.cards import Card
from pisti.i18n import LANGUAGES, Texts
from pisti.notation import BadRecord, RecordError, check, parse_record, read_records
from pisti.observation import Observation
from pisti.rules import PRESETS, BadRules, Rules
from pisti.table import BadCommand
from pisti.tui import plain
from pisti.tui.plain_opening import CannotPlay, PlainFault
from pisti.tui.record_file import BadRecordFile
from sittings import NOW, TEXTS, Greedy, asked, sit

DATA = Path(__file__).parent / "data" / "plain"
YES = "1\n" * 5000

TRANSCRIPTS = {
    "partners": ("--seed", "383", "--rules", "target=25", "--level", "hard"),
    "two": ("--seed", "5", "--rules", "two,target=20,lone_jack=double", "--ascii"),
    "three": ("--seed", "34", "--rules", "three,target=11,centre=under,exposed=no"),
}

SHOWN = (
    "Pişti! 10 points for",
    "Double pisti!",
    "No pişti: it was the first card",
    "left in the pile",
    "The cut shows a jack",
    "You may look at the cards",
    "is not one of your cards",
    "That card is not in your hand",
    "Target: 25.",
)


# Transcripts. After a change that is meant: python tests/test_tui_plain.py


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_a_game_reads_as_it_did(name: str) -> None:
    answers = (DATA / f"{name}.in").read_text(encoding="utf-8")
    assert sit(*TRANSCRIPTS[name], answers=answers).out == (DATA / f"{name}.txt").read_text(encoding="utf-8")


def test_the_transcripts_show_all_that_a_game_can_bring() -> None:
    text = "".join((DATA / f"{name}.txt").read_text(encoding="utf-8") for name in TRANSCRIPTS)
    for words in SHOWN:
        assert words in text, words


# Records.


class Witness(Greedy):
    """Looks at the file each time a bot plays."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.plies: list[tuple[int, int]] = []

    def choose(self, view: Observation, rng: Random) -> Card:
        with self.file.open("rb") as opened:
            last = list(read_records(opened))[-1]
        assert len(last.plays) == len(view.turns)
        self.plies.append((last.round_number, len(last.plays)))
        return super().choose(view, rng)


def test_the_record_is_whole_before_every_play(tmp_path: Path) -> None:
    file = tmp_path / "game.pisti"
    witness = Witness(file)
    sat = sit("--seed", "1", "--rules", "target=60", "--record", str(file), answers=YES, bot=witness)
    assert sat.lines[-1] == f"The record of the game is in {file}."
    assert len(witness.plies) > 70
    assert check([file.read_bytes()]).error is None
    assert [each.name for each in tmp_path.iterdir()] == ["game.pisti"]


def test_the_record_names_players_levels_and_seed(tmp_path: Path) -> None:
    file = tmp_path / "game.pisti"
    sit("--seed", "7", "--level", "hard", "--name", " Ayşe ", "--record", str(file), answers="\n1\n")
    record = parse_record(file.read_text(encoding="utf-8"))
    assert record.names == ("Ayşe", "bot (hard)", "bot (hard)", "bot (hard)")
    assert record.tags == (("Bots", "E=hard N=hard W=hard"), ("LocalSeed", "7"))
    assert record.date is not None
    assert record.date.isoformat() == "2026-09-21"
    sit("--record", str(tmp_path / "other"), answers="\n1\n")
    other = parse_record((tmp_path / "other").read_text(encoding="utf-8"))
    assert (other.names[0], other.tags) == ("South", (("Bots", "E=medium N=medium W=medium"),))
    assert other.game != record.game


@pytest.mark.parametrize("rules", ["target=30", "two,target=30", "three,target=15,centre_jack=redeal"])
def test_a_game_that_was_left_after_any_card_goes_on_as_if_it_had_not(rules: str, tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    options = ("--seed", "3", "--rules", rules)
    sit(*options, "--record", str(whole), answers=YES)
    for cards in (*range(18), 23, 24, 25, 26, 30):
        file = tmp_path / f"left after {cards}"
        sit(*options, "--record", str(file), answers="1\n" * cards)
        if not file.exists():  # left before the deal
            continue
        resumed = sit("--resume", str(file), answers=YES)
        assert resumed.code == 0
        if "is over" not in resumed.lines[0]:
            assert resumed.lines[0] == f"The game in {file} goes on."
        assert file.read_bytes() == whole.read_bytes()


def test_a_resumed_round_tells_what_was_played_last(tmp_path: Path) -> None:
    file = tmp_path / "game.pisti"
    left = sit("--seed", "1", "--record", str(file), answers="1\n1\n")
    assert left.lines[-3:-1] == ["You leave the table.", f"The game is saved in {file}. To continue:"]
    assert left.lines[-1].endswith(f" play --resume {file}")
    told = [line for line in left.lines if " plays the " in line or "You play the " in line][-4:]
    lines = sit("--resume", str(file)).lines
    at = next(number for number, line in enumerate(lines) if line.startswith("Round 1 goes on."))
    assert [line.partition(".")[0] for line in lines[at + 1 : at + 5]] == [line.partition(".")[0] for line in told]


def test_leaving_before_the_deal_keeps_nothing(tmp_path: Path) -> None:
    sat = sit("--seed", "3", "--rules", "two", "--record", str(tmp_path / "x"))
    assert sat.lines[-1] == "Nothing has been dealt yet, so there is nothing to save."
    assert list(tmp_path.iterdir()) == []


def test_a_finished_game_says_so_and_how_it_ended(tmp_path: Path) -> None:
    file = tmp_path / "game.pisti"
    end = sit("--seed", "1", "--rules", "target=20", "--record", str(file), answers=YES)
    before = file.read_bytes()
    sat = sit("--resume", str(file), answers=YES)
    assert sat.code == 0
    assert sat.lines[0] == f"The game in {file} is over."
    assert sat.lines[1].startswith("Round 1: ")
    assert sat.lines[-1] == end.lines[-2]
    assert file.read_bytes() == before


def test_a_resumed_game_keeps_its_level_rules_and_free_tags(tmp_path: Path) -> None:
    file = tmp_path / "game.pisti"
    sit("--level", "random", "--rules", "solo", "--record", str(file), answers="1\n1\n")
    lines = sit("--resume", str(file), answers="1\n1\n").lines
    assert "  East: a bot, level random" in lines
    assert "  Each plays alone." in lines
    assert b'[Bots "E=random N=random W=random"]' in file.read_bytes()


def test_a_person_may_sit_at_any_seat_of_a_record(tmp_path: Path) -> None:
    file = tmp_path / "game.pisti"
    sit("--seed", "1", "--record", str(file), answers="1\n1\n")
    file.write_text(file.read_text(encoding="utf-8").replace("E=medium N", "S=medium N"), encoding="utf-8")
    lines = sit("--resume", str(file), answers=YES).lines
    assert "  East: you" in lines
    assert "  West: a bot, level medium, your partner" in lines
    assert any(line.startswith(("You: ", "Your side: ")) for line in lines)


# What is refused.


@pytest.mark.parametrize("flag", ["level", "rules", "name", "seed", "record"])
def test_resume_contradicts_what_the_record_decides(flag: str) -> None:
    value = {"level": "hard", "rules": "two", "seed": "1"}.get(flag, "x")
    with pytest.raises(CannotPlay) as caught:
        sit("--resume", "no file", f"--{flag}", value)
    assert caught.value.code is (PlainFault.RESUME_KEEPS if flag == "record" else PlainFault.RESUME_DECIDES)
    assert caught.value.fields == {"flag": f"--{flag}"}


@pytest.mark.parametrize("flag", ["--record", "--resume"])
def test_a_file_needs_a_name(flag: str) -> None:
    assert_refused(pisti("play", flag, ""), f"{flag} needs the name of a file.")


@pytest.mark.parametrize(("tag", "found"), [("7", None), ("-7", "-7"), ("seven", "seven"), ("", ""), ("7.5", "7.5")])
def test_a_seed_in_a_record_must_be_a_number(tag: str, found: str | None, tmp_path: Path) -> None:
    file = tmp_path / "game.pisti"
    sit("--seed", "7", "--record", str(file), answers="1\n1\n")
    file.write_text(file.read_text(encoding="utf-8").replace('LocalSeed "7"', f'LocalSeed "{tag}"'), encoding="utf-8")
    if found is None:
        assert sit("--resume", str(file)).code == 0
        return
    with pytest.raises(CannotPlay) as caught:
        sit("--resume", str(file))
    assert caught.value.code is PlainFault.BAD_SEED
    assert caught.value.fields == {"tag": "LocalSeed", "found": found}


def test_resume_goes_with_plain_and_ascii(tmp_path: Path) -> None:
    file = tmp_path / "game.pisti"
    sit("--seed", "1", "--record", str(file), answers="1\n1\n")
    assert sit("--plain", "--ascii", "--resume", str(file)).out.isascii()


def test_a_record_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "game.pisti"
    sit("--record", str(file), answers="1\n1\n")
    before = file.read_bytes()
    with pytest.raises(BadRecordFile):
        sit("--record", str(file), answers=YES)
    assert file.read_bytes() == before


@pytest.mark.parametrize("bots", ["", '[Bots "S=hard E=hard N=hard W=hard"]\n', '[Bots "E=hard"]\n'])
def test_a_record_without_exactly_one_person_is_refused(bots: str, tmp_path: Path) -> None:
    file = tmp_path / "game.pisti"
    sit("--record", str(file), answers="1\n1\n")
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('[Bots "E=medium N=medium W=medium"]\n', bots), encoding="utf-8")
    with pytest.raises(CannotPlay) as caught:
        sit("--resume", str(file))
    assert caught.value.code is PlainFault.NOTHING_TO_RESUME
    assert caught.value.fields["example"] == '[Bots "E=medium N=medium W=medium"]'


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (b"", BadRecord),
        (b"nonsense", RecordError),
        (b"\xff\n", RecordError),
    ],
)
def test_a_file_that_is_no_game_is_refused(content: bytes, error: type[Exception], tmp_path: Path) -> None:
    file = tmp_path / "game.pisti"
    file.write_bytes(content)
    with pytest.raises(error):
        sit("--resume", str(file))
    assert file.read_bytes() == content


def test_a_level_that_does_not_exist_is_refused_in_a_record_too(tmp_path: Path) -> None:
    file = tmp_path / "game.pisti"
    sit("--record", str(file), answers="1\n1\n")
    file.write_text(file.read_text(encoding="utf-8").replace("E=medium", "E=medium,"), encoding="utf-8")
    with pytest.raises(BadCommand):
        sit("--resume", str(file))


def test_a_level_of_another_program_is_told_before_the_first_card(tmp_path: Path) -> None:
    file = tmp_path / "game.pisti"
    sit("--record", str(file), answers="1\n1\n")
    file.write_text(file.read_text(encoding="utf-8").replace("E=medium", "E=deep"), encoding="utf-8")
    out = io.StringIO()
    with pytest.raises(BadBot):
        plain.run(asked("--resume", str(file)), TEXTS, out, io.StringIO(YES))
    assert out.getvalue() == ""
    assert_refused(pisti("play", "--resume", str(file)), "deep")


@pytest.mark.parametrize("name", ["", "   ", "a\nb", "a\x1b[2J", "x" * 41, "\udcff"])
def test_a_name_that_cannot_stand_in_a_record_is_refused(name: str) -> None:
    with pytest.raises(CannotPlay) as caught:
        plain.name(name)
    assert caught.value.code is PlainFault.BAD_NAME


@pytest.mark.parametrize("rules", ["nonsense", "seats=5", "two,partners=yes"])
def test_house_rules_that_cannot_be_are_refused(rules: str) -> None:
    with pytest.raises(BadRules):
        Rules.parse(rules)
    assert_refused(pisti("play", "--rules", rules), "--rules")


# Failures while the game goes on.


@pytest.mark.parametrize("error", [OSError(errno.ENOSPC, "full"), KeyboardInterrupt()])
@pytest.mark.parametrize("writes", [1, 2, 9, 30])
def test_a_write_that_fails_ends_the_game_and_leaves_the_file_whole(
    writes: int, error: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = 0
    fsync = os.fsync

    def fail_later(descriptor: int) -> None:
        nonlocal done
        done += 1
        if done == writes:
            raise error
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", fail_later)
    file = tmp_path / "game.pisti"
    if isinstance(error, KeyboardInterrupt):
        sat = sit("--seed", "1", "--record", str(file), answers=YES)
        assert sat.code == 130
        kept = f"The game is saved in {file}. To continue:" if writes > 1 else "Nothing has been dealt yet"
        assert kept in sat.out.rpartition("You leave the table.\n")[2]
    else:
        with pytest.raises(BadRecordFile):
            sit("--seed", "1", "--record", str(file), answers=YES)
    if writes == 1:
        assert list(tmp_path.iterdir()) == []
        return
    assert [each.name for each in tmp_path.iterdir()] == ["game.pisti"]
    assert len(parse_record(file.read_text(encoding="utf-8")).plays) == writes - 2  # the first write is the deal


# Encodings.


def written(encoding: str, *arguments: str) -> str:
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, encoding)
    answers = io.StringIO("1\n1\ns\nr\n?\nx\n" + YES)
    plain.run(
        asked("--seed", "1", "--rules", "target=20", *arguments),
        TEXTS,
        out,
        answers,
        now=lambda: NOW,
        bot_of=lambda _level: Greedy(),
    )
    out.flush()
    return raw.getvalue().decode(encoding)


@pytest.mark.parametrize(
    ("encoding", "sign", "word"),
    [
        ("utf-8", "♦", "Pişti"),
        ("ascii", "d)", "Pisti"),
        ("cp1252", "d)", "Pisti"),
        ("cp1254", "d)", "Pişti"),
        ("cp437", "d)", "Pisti"),
        ("utf-16", "♦", "Pişti"),
    ],
)
def test_signs_and_letters_as_the_terminal_can_show_them(encoding: str, sign: str, word: str) -> None:
    text = written(encoding)
    assert sign in text
    assert word in text
    assert ("♦" in text) == (sign == "♦")


def test_ascii_writes_nothing_else_anywhere() -> None:
    assert written("utf-8", "--ascii").isascii()


# The program itself.


def test_the_help_names_every_option() -> None:
    ran = pisti("play", "--help")
    assert ran.code == 0
    for flag in ("--plain", "--level", "--rules", "--name", "--seed", "--record", "--resume", "--ascii"):
        assert flag in ran.out


@pytest.mark.parametrize("level", LEVELS)
def test_a_pipe_plays_a_game_to_its_end(level: str, tmp_path: Path) -> None:
    file = tmp_path / "game.pisti"
    ran = pisti("play", "--plain", "--level", level, "--rules", "target=15", "--record", str(file), stdin=YES)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith(f"The record of the game is in {file}.\n")
    assert check([file.read_bytes()]).error is None


def test_the_same_seed_and_input_give_the_same_bytes() -> None:
    outs = {pisti("play", "--seed", "4", "--rules", "target=15", stdin=YES).out for _ in range(2)}
    assert len(outs) == 1
    assert pisti("play", "--seed", "5", "--rules", "target=15", stdin=YES).out not in outs


def test_a_terminal_without_a_language_gets_ascii() -> None:
    env = environment(LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0", PYTHONIOENCODING="ascii")
    ran = pisti("play", "--seed", "1", "--rules", "target=10", stdin=YES, env=env)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.isascii()


@pytest.mark.parametrize("stdin", [b"", b"\xff\xfe\x00\n\n1\n", b"q\n", b"\r\n1\r\n"])
def test_any_bytes_are_an_answer(stdin: bytes) -> None:
    ran = pisti("play", "--seed", "3", "--rules", "two", stdin=stdin)
    assert (ran.code, ran.err) == (0, "")
    assert "You leave the table." in ran.out


def test_mistakes_are_one_line_and_come_before_the_first_card(tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("mine")
    assert_refused(pisti("play", "--record", str(there)), str(there))
    assert_refused(pisti("play", "--record", str(tmp_path / "no" / "x")), f"there is no folder {tmp_path / 'no'}.")
    assert_refused(pisti("play", "--record", str(tmp_path)), f"{tmp_path}: This is a folder")
    assert_refused(pisti("play", "--record", os.devnull), "/dev/null is not an ordinary file")
    assert_refused(pisti("play", "--resume", str(tmp_path / "no")), str(tmp_path / "no"))
    assert_refused(pisti("play", "--resume", str(there)), f"{there}:1:")
    assert_refused(pisti("play", "--resume", str(there), "--seed", "1"), "play: --seed cannot be given with --resume:")
    assert_refused(pisti("play", "--level", "deep"), "--level")
    assert_refused(pisti("play", "--seed", "x"), "--seed")
    assert_refused(pisti("play", "--name", ""), "--name")
    assert there.read_text() == "mine"


class Terminal:
    """``pisti play`` in a terminal of its own."""

    def __init__(self, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        self.process = start("play", "--plain", *arguments, stdin=slave, stdout=slave, start_new_session=True)
        os.close(slave)
        self.text = ""

    def until(self, words: str) -> str:
        """What is written until these words."""
        shown = len(self.text)
        while words not in self.text[shown:]:
            ready, _, _ = select.select([self.master], [], [], 60)
            assert ready, self.text
            self.text += os.read(self.master, 65536).decode()
        return self.text[shown:]

    def send(self, text: str) -> None:
        os.write(self.master, text.encode())

    def end(self) -> int:
        code = self.process.wait(60)
        os.close(self.master)
        for pipe in (self.process.stderr,):
            if pipe is not None:
                pipe.close()
        return code


def test_in_a_terminal_the_prompt_waits_on_its_line() -> None:
    terminal = Terminal("--seed", "3", "--rules", "two")
    assert "nobody can steer it." in terminal.until("Your cut: ")
    terminal.send("7\n")
    assert terminal.until("? for help): ").endswith("Your card (1–4; ? for help): ")
    terminal.send("s\n")
    assert "North holds 4 cards." in terminal.until("? for help): ")
    terminal.send("1\n")
    assert "You play the" in terminal.until("? for help): ")
    terminal.send("\x04")  # Ctrl-D
    assert "You leave the table." in terminal.until(".pisti\r\n")
    assert terminal.end() == 0
    assert "\x1b" not in terminal.text


def test_ctrl_c_leaves_a_whole_record(tmp_path: Path) -> None:
    file = tmp_path / "game.pisti"
    terminal = Terminal("--seed", "3", "--rules", "two", "--record", str(file))
    terminal.until("Your cut: ")
    terminal.send("7\n")
    terminal.until("? for help): ")
    terminal.send("1\n")
    terminal.until("? for help): ")
    terminal.process.send_signal(signal.SIGINT)
    shown = terminal.until(f"--resume {file}\r\n")
    assert shown.startswith(f"\r\nYou leave the table.\r\nThe game is saved in {file}. To continue:\r\n  ")
    assert terminal.end() == 130
    assert len(parse_record(file.read_text(encoding="utf-8")).plays) == 2
    assert [each.name for each in tmp_path.iterdir()] == ["game.pisti"]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_closed_terminal_or_a_kill_leaves_a_whole_record_and_nothing_else(number: int, tmp_path: Path) -> None:
    file = tmp_path / "game.pisti"
    terminal = Terminal("--seed", "3", "--rules", "two", "--record", str(file))
    terminal.until("Your cut: ")
    terminal.send("7\n")
    terminal.until("? for help): ")
    terminal.process.send_signal(number)
    assert terminal.process.stderr is not None
    assert terminal.process.stderr.read() == b""
    assert terminal.end() == 128 + number
    assert len(parse_record(file.read_text(encoding="utf-8")).plays) == 0
    assert [each.name for each in tmp_path.iterdir()] == ["game.pisti"]


def test_a_terminal_that_is_closed_leaves_a_whole_record(tmp_path: Path) -> None:
    file = tmp_path / "game.pisti"
    process, master = pty.fork()
    if process == 0:  # a session with a terminal of its own: closing it sends SIGHUP
        arguments = ["-m", "pisti", "play", "--plain", "--seed", "3", "--rules", "two", "--record", str(file)]
        os.execve(sys.executable, [sys.executable, *arguments], environment())
    for answer, prompt in ((b"7\n", b"Your cut: "), (b"1\n", b"for help): "), (b"", b"for help): ")):
        shown = b""
        while prompt not in shown:
            shown += os.read(master, 65536)
        os.write(master, answer)
    os.close(master)
    assert os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) in (129, 2)
    assert len(parse_record(file.read_text(encoding="utf-8")).plays) == 2
    assert [each.name for each in tmp_path.iterdir()] == ["game.pisti"]


def test_a_narrow_terminal_gets_no_line_that_is_too_long() -> None:
    terminal = Terminal("--seed", "3", "--rules", "two")
    termios.tcsetwinsize(terminal.master, (24, 40))
    terminal.until("Your cut: ")
    terminal.send("7\n")
    terminal.until("? for help): ")
    terminal.send("?\n")
    terminal.until("? for help): ")
    terminal.send("q\n")
    terminal.until(".pisti\r\n")
    assert terminal.end() == 0
    played, _ = terminal.text.split("You leave the table.")
    assert max(map(len, played.splitlines())) <= 40


def kept_in(folder: Path) -> list[Path]:
    return list((folder / "pisti" / "games").glob("*.pisti"))


def test_a_game_at_a_terminal_is_kept_without_being_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    terminal = Terminal("--seed", "3", "--rules", "two")
    for prompt, answer in (("Your cut: ", "7\n"), ("for help): ", "1\n"), ("for help): ", "q\n")):
        terminal.until(prompt)
        terminal.send(answer)
    terminal.until(".pisti\r\n")
    assert terminal.end() == 0
    [file] = kept_in(tmp_path)
    assert len(parse_record(file.read_text(encoding="utf-8")).plays) == 2
    assert f"--resume {file}" in terminal.text


def test_where_a_game_cannot_be_kept_that_is_told_before_the_first_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pisti").write_text("", encoding="utf-8")  # where a folder should be
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    terminal = Terminal("--seed", "3", "--rules", "two")
    assert str(tmp_path / "pisti") in terminal.until("Your cut: ")
    terminal.send("q\n")
    terminal.until("--record FILE")
    assert terminal.end() == 0


def test_a_game_whose_cards_come_through_a_pipe_is_kept_only_where_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert "--record FILE" in pisti("play", "--plain", "--seed", "3", stdin="7\n1\n").out
    assert kept_in(tmp_path) == []


def test_the_help_names_every_preset_in_every_language() -> None:
    for language in LANGUAGES:
        text = Texts(language)("cli-play-rules")
        assert ", ".join(PRESETS) in text


def test_what_is_said_of_the_rules() -> None:
    assert "The rules are the standard ones." in sit().lines
    assert "Apart from seats and target, the rules are the standard ones." in sit("--rules", "two").lines
    assert "House rules that differ from the standard:" in sit("--rules", "two,jack=2").lines


def write_transcripts() -> None:
    """Write the transcripts anew, to be read before they are committed."""
    for name, arguments in TRANSCRIPTS.items():
        answers = (DATA / f"{name}.in").read_text(encoding="utf-8")
        (DATA / f"{name}.txt").write_text(sit(*arguments, answers=answers).out, encoding="utf-8")


if __name__ == "__main__":
    write_transcripts()
