"""How a game ends from outside: the terminal is closed, the program is told to end, Ctrl-C is pressed."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

CLOSED = 1
"""The number of SIGHUP, which not every system has: the terminal is closed."""

_NAMES = ("SIGHUP", "SIGTERM")
_UNWOUND = tuple(getattr(signal, name) for name in _NAMES if hasattr(signal, name))


class Ended(BaseException):
    """The program is to end because of a signal, unwinding as for Ctrl-C."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.exit_code = exit_code(number)


def exit_code(number: int) -> int:
    """The exit code of a program that a signal has ended.

    >>> exit_code(signal.SIGINT)
    130
    """
    return 128 + number


@contextmanager
def unwinding() -> Iterator[None]:
    """Raise Ended in the block where a closed terminal or a polite kill would cut the program off.

    Signals that something else has been set up for, ``nohup`` for one, stay as they are.
    """
    ours = [each for each in _UNWOUND if _is_main_thread() and signal.getsignal(each) is signal.SIG_DFL]
    for each in ours:
        signal.signal(each, _end)
    try:
        yield
    finally:
        for each in ours:
            signal.signal(each, signal.SIG_DFL)


def _end(number: int, _frame: FrameType | None) -> None:
    for each in _UNWOUND:  # a shell and the system both tell that a terminal is closed: once is enough
        signal.signal(each, signal.SIG_IGN)
    raise Ended(number)


def _is_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()


@contextmanager
def held() -> Iterator[None]:
    """Hold these signals and Ctrl-C back until the end of the block; only a second Ctrl-C does not wait."""
    numbers = (signal.SIGINT, *_UNWOUND) if _is_main_thread() else ()
    before = {number: handler for number in numbers if callable(handler := signal.getsignal(number))}
    waiting: list[int] = []

    def wait(number: int, frame: FrameType | None) -> None:
        if number == signal.SIGINT and number in waiting:
            before[signal.SIGINT](number, frame)
        waiting.append(number)

    for number in before:  # a mask of the system would not do: any other thread takes the signal for us
        signal.signal(number, wait)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        if waiting:
            signal.raise_signal(waiting[0])
