"""Standard output in whole lines, and Ctrl-C between them; see test_cli.py for the same in processes of their own."""

from __future__ import annotations

import codecs
import io
import signal
import sys
from collections.abc import Callable

import pytest

from pisti.cli.console import Interrupt, Output, OutputLost, complain, spell, with_standard_output


class _Sink(io.BytesIO):
    """Where bytes go; what happens at each write can be chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.at_write: Callable[[], object] = lambda: None

    def write(self, data: object, /) -> int:
        self.at_write()
        return super().write(data)  # type: ignore[arg-type]


def an_output(sink: _Sink, interrupt: Interrupt | None = None, encoding: str = "utf-8") -> Output:
    codecs.register_error("pisti.spell", spell)
    return Output(sink, encoding, interrupt or Interrupt())


def test_an_unfinished_line_waits_until_it_is_finished_or_flushed() -> None:
    sink = _Sink()
    output = an_output(sink)
    output.write("one\ntw")
    output.write("o")
    output._send("")
    assert sink.getvalue() == b"one\n"
    output.flush()
    assert sink.getvalue() == b"one\ntwo"


def test_what_breaks_off_leaves_whole_lines() -> None:
    sink = _Sink()
    output = an_output(sink)
    output.write("one\ntwo\nthr")
    output.break_off()
    assert sink.getvalue() == b"one\ntwo\n"


def test_ctrl_c_in_a_write_waits_for_its_end() -> None:
    sink, interrupt = _Sink(), Interrupt()
    output = an_output(sink, interrupt)
    sink.at_write = lambda: interrupt(signal.SIGINT, None)
    output.write("one\n")
    with pytest.raises(KeyboardInterrupt):
        output.flush()
    sink.at_write = lambda: None
    assert sink.getvalue() == b"one\n"
    output.write("two\n")  # and it is over: nothing is held back any more
    output.flush()
    assert sink.getvalue() == b"one\ntwo\n"


def test_ctrl_c_elsewhere_and_a_second_one_do_not_wait() -> None:
    interrupt = Interrupt()
    with pytest.raises(KeyboardInterrupt):
        interrupt(signal.SIGINT, None)
    interrupt = Interrupt()
    with interrupt.held():
        interrupt(signal.SIGINT, None)
        with pytest.raises(KeyboardInterrupt):
            interrupt(signal.SIGINT, None)
        interrupt._waiting = False


def test_an_error_of_the_system_is_told_apart() -> None:
    def fail() -> None:
        raise BrokenPipeError

    sink = _Sink()
    output = an_output(sink)
    sink.at_write = fail
    output.write("one\n")
    with pytest.raises(OutputLost) as raised:
        output.flush()
    assert raised.value.is_closed_pipe
    sink.at_write = lambda: None


@pytest.mark.parametrize(
    ("encoding", "text", "written"),
    [
        ("ascii", "Pişti “10♣” İı 猫", b'Pisti "10c" Ii ?'),
        ("latin-1", "Pişti é", b"Pisti \xe9"),
        ("iso8859-9", "Pişti İı ♠", b"Pi\xfeti \xdd\xfd s"),
        ("utf-8", "Pişti ♠ \udcff", "Pişti ♠ ?".encode()),
    ],
)
def test_letters_that_an_encoding_lacks_are_spelt(encoding: str, text: str, written: bytes) -> None:
    sink = _Sink()
    output = an_output(sink, encoding=encoding)
    output.write(text + "\n")
    output.flush()
    assert sink.getvalue() == written + b"\n"


def test_further_ctrl_c_leaves_alone_what_is_being_put_away(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    ended: list[int] = []
    monkeypatch.setattr("os._exit", ended.append)
    interrupt = Interrupt(clock=lambda: now[0])
    with pytest.raises(KeyboardInterrupt):
        interrupt(signal.SIGINT, None)
    now[0] = 0.9
    interrupt(signal.SIGINT, None)
    assert ended == []
    with interrupt.held():
        interrupt(signal.SIGINT, None)  # which may hang
    assert ended == [130]
    now[0] = 2.0
    with pytest.raises(KeyboardInterrupt):
        interrupt(signal.SIGINT, None)


def test_ctrl_c_that_nobody_could_catch_is_raised_by_the_next_write(capsys: pytest.CaptureFixture[str]) -> None:
    class Ended:
        def __del__(self) -> None:
            signal.raise_signal(signal.SIGINT)

    def work(output: Output) -> None:
        ended = Ended()
        del ended
        output.write("one\n")
        output.write("two\n")

    with pytest.raises(KeyboardInterrupt):
        with_standard_output(work)
    assert tuple(capsys.readouterr()) == ("one\n", "")


def test_the_handler_of_ctrl_c_is_put_back(capsys: pytest.CaptureFixture[str]) -> None:
    def work(output: Output) -> int:
        assert isinstance(signal.getsignal(signal.SIGINT), Interrupt)
        return output.write("one\n")

    before = signal.getsignal(signal.SIGINT), sys.unraisablehook
    assert with_standard_output(work) == 4
    assert (signal.getsignal(signal.SIGINT), sys.unraisablehook) == before
    assert capsys.readouterr().out == "one\n"


def test_a_complaint_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    complain("pisti: ş\udcff")
    assert capsys.readouterr().err == "pisti: ş?\n"


def test_without_standard_streams_nothing_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr", None)
    complain("nobody hears it")
    monkeypatch.setattr("sys.stdout", None)
    with pytest.raises(OutputLost):
        with_standard_output(lambda output: None)
