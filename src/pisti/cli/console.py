"""Standard output and error, made so that nothing a terminal, a pipe or a full disk does can spoil them."""

from __future__ import annotations

import codecs
import errno
import io
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from math import inf
from time import monotonic
from types import FrameType
from typing import TYPE_CHECKING, BinaryIO, NoReturn, TypeVar

from pisti.tui.plain_words import fit

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

_Result = TypeVar("_Result")

INTERRUPTED = 130
"""The exit code after Ctrl-C."""

MOMENT = 1.0
"""For how many seconds after a Ctrl-C a further one is the same."""


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
    """Ctrl-C as an exception, but never in the middle of a write; a second Ctrl-C does not wait.

    Once it is an exception, what is open is being put away: for a moment a further Ctrl-C does not disturb that, unless
    it hangs in a write, where nothing but the end of the process helps.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._writing = False
        self._waiting = False
        self._clock = clock
        self._raised = -inf

    def __call__(self, _signal: int, _frame: FrameType | None) -> None:
        """Handle the signal."""
        if self._clock() < self._raised + MOMENT:
            if self._writing:
                os._exit(INTERRUPTED)
        elif self._writing and not self._waiting:
            self._waiting = True
        else:
            self._raise()

    def lost(self) -> None:
        """Nobody could catch the exception: the next write raises it, or the next Ctrl-C."""
        self._raised = -inf
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
            self._raise()

    def _raise(self) -> NoReturn:
        self._waiting = False
        self._raised = self._clock()
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
            if text:  # an empty write to a terminal that has gone would fail
                super().write(text)
            if not text.endswith("\n"):
                super().flush()


@contextmanager
def _lost() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise OutputLost(error) from error


def with_standard_output(work: Callable[[Output], _Result]) -> _Result:
    """What ``work`` makes of standard output, for one run of a command; raises OutputLost and KeyboardInterrupt.

    After a failure what is left goes nowhere, so that Python does not try again when it ends.
    """
    if sys.stdout is None:  # closed before the program began
        raise OutputLost(OSError(errno.EBADF, ""))
    codecs.register_error("pisti.spell", spell)
    interrupt = Interrupt()
    output = Output(sys.stdout.buffer, sys.stdout.encoding, interrupt)
    with _handling(interrupt):
        try:
            return _whole_lines(output, work)
        except OutputLost:
            _send_nowhere(sys.stdout.fileno())
            raise
        finally:
            output.detach()


def _whole_lines(output: Output, work: Callable[[Output], _Result]) -> _Result:
    try:
        result = work(output)
        output.flush()
    except BaseException:
        output.break_off()
        raise
    return result


@contextmanager
def _handling(interrupt: Interrupt) -> Iterator[None]:
    before, unraisable = signal.getsignal(signal.SIGINT), sys.unraisablehook
    if not callable(before):  # nohup or the like ignores it
        yield
        return

    def hook(lost: UnraisableHookArgs) -> None:
        if isinstance(lost.exc_value, KeyboardInterrupt):  # raised in the end of an object or the like
            interrupt.lost()
        else:
            unraisable(lost)

    signal.signal(signal.SIGINT, interrupt)
    sys.unraisablehook = hook
    try:
        yield
    finally:
        sys.unraisablehook = unraisable
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
