"""Standard output and error, made so that nothing a terminal, a pipe or a full disk does can spoil them."""

from __future__ import annotations

import codecs
import errno
import io
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import BinaryIO

from pisti.tui.plain_words import fit


class OutputLost(Exception):
    """Standard output cannot be written any more: a closed pipe, a full disk."""

    def __init__(self, reason: OSError) -> None:
        super().__init__(reason)
        self.reason = reason

    @property
    def is_closed_pipe(self) -> bool:
        """Whether the reader has simply gone."""
        return isinstance(self.reason, BrokenPipeError)


def spell(error: UnicodeError) -> tuple[str, int]:
    """Write what an encoding does not have with letters that all have; an error handler for codecs.

    >>> codecs.register_error("pisti.spell", spell)
    >>> "Pişti: 10♣ 猫".encode("ascii", "pisti.spell")
    b'Pisti: 10c ?'
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return fit(error.object[error.start : error.end], "ascii"), error.end


class Interrupt:
    """Ctrl-C as an exception, but never in the middle of a write; a second Ctrl-C does not wait."""

    def __init__(self) -> None:
        self._writing = False
        self._waiting = False

    def __call__(self, _signal: int, _frame: FrameType | None) -> None:
        """Handle the signal."""
        if not self._writing or self._waiting:
            raise KeyboardInterrupt
        self._waiting = True

    @contextmanager
    def held(self) -> Iterator[None]:
        """Hold a Ctrl-C back until the end of the block."""
        self._writing = True
        try:
            yield
        finally:
            self._writing = False
        if self._waiting:
            self._waiting = False
            raise KeyboardInterrupt


class Output(io.TextIOWrapper):
    """A text stream that hands on whole lines, and the unfinished last one only when flushed."""

    def __init__(self, binary: BinaryIO, encoding: str, interrupt: Interrupt) -> None:
        super().__init__(binary, encoding, "pisti.spell", line_buffering=binary.isatty())
        self._interrupt = interrupt
        self._unfinished = ""

    def write(self, text: str, /) -> int:
        """Write the lines that are complete; raises OutputLost."""
        lines, newline, self._unfinished = (self._unfinished + text).rpartition("\n")
        if newline:
            self._send(lines + newline)
        return len(text)

    def flush(self) -> None:
        """Write all there is; raises OutputLost."""
        unfinished, self._unfinished = self._unfinished, ""
        self._send(unfinished)

    def break_off(self) -> None:
        """Drop an unfinished line and write what stands before it; raises OutputLost."""
        self._unfinished = "\n" if self.isatty() else ""  # a terminal shows a prompt, or ^C, in that line
        self.flush()

    def _send(self, text: str) -> None:
        with self._interrupt.held(), _lost():
            super().write(text)
            if not text.endswith("\n"):
                super().flush()


@contextmanager
def _lost() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise OutputLost(error) from error


@contextmanager
def standard_output() -> Iterator[Output]:
    """Standard output for one run of a command; raises OutputLost.

    After a failure what is left goes nowhere, so that Python does not try again when it ends.
    """
    if sys.stdout is None:  # closed before the program began
        raise OutputLost(OSError(errno.EBADF, ""))
    codecs.register_error("pisti.spell", spell)
    interrupt = Interrupt()
    output = Output(sys.stdout.buffer, sys.stdout.encoding, interrupt)
    with _handling(interrupt):
        try:
            yield from _whole_lines(output)
        except OutputLost:
            _send_nowhere(sys.stdout.fileno())
            raise
        finally:
            output.detach()


def _whole_lines(output: Output) -> Iterator[Output]:
    try:
        yield output
        output.flush()
    except BaseException:
        output.break_off()
        raise


@contextmanager
def _handling(interrupt: Interrupt) -> Iterator[None]:
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.default_int_handler:  # nohup, or a program that has its own ways
        yield
        return
    signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _send_nowhere(descriptor: int) -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, descriptor)
    os.close(nowhere)


def complain(line: str) -> None:
    """Write a line to standard error, if there is one that takes it."""
    if sys.stderr is None:
        return
    codecs.register_error("pisti.spell", spell)
    text = (line + "\n").encode(sys.stderr.encoding, "pisti.spell")
    with suppress(OSError):
        sys.stderr.flush()
        sys.stderr.buffer.write(text)
        sys.stderr.buffer.flush()
