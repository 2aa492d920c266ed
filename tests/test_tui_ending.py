"""Signals that end a game: as exceptions, once, and never in the middle of a write."""

import signal
import threading
from contextlib import nullcontext

import pytest

from pisti.tui.ending import Ended, held, unwinding

ENDING = [signal.SIGHUP, signal.SIGTERM]


def hit(number: int) -> None:
    signal.raise_signal(number)
    for _ in range(2):  # a loop is where Python looks whether a handler is to run
        pass


def ended(done: list[int], *numbers: int, hold: bool = False) -> None:
    """Be hit by these signals, one after the other, and note how many of them did not end it."""
    with unwinding(), held() if hold else nullcontext():
        for number in numbers:
            hit(number)
            done.append(number)


@pytest.mark.parametrize("number", ENDING)
def test_a_signal_unwinds_the_block_and_all_is_as_before_then(number: signal.Signals) -> None:
    done: list[int] = []
    with pytest.raises(Ended) as caught:
        ended(done, number)
    assert done == []
    assert caught.value.exit_code == 128 + number
    assert all(signal.getsignal(each) is signal.SIG_DFL for each in ENDING)


def unwound_for_long(done: list[str]) -> None:
    with unwinding():
        try:
            hit(signal.SIGHUP)
        finally:
            hit(signal.SIGHUP)
            hit(signal.SIGTERM)
            done.append("put away")


def test_while_it_unwinds_a_further_signal_changes_nothing() -> None:
    done: list[str] = []
    with pytest.raises(Ended):
        unwound_for_long(done)
    assert done == ["put away"]


@pytest.mark.parametrize("number", ENDING)
def test_what_was_ignored_stays_ignored(number: signal.Signals) -> None:
    signal.signal(number, signal.SIG_IGN)
    try:
        with unwinding(), held():
            hit(number)
    finally:
        signal.signal(number, signal.SIG_DFL)


@pytest.mark.parametrize("number", [*ENDING, signal.SIGINT])
def test_a_signal_is_held_to_the_end_of_the_block(number: signal.Signals) -> None:
    done: list[int] = []
    with pytest.raises((Ended, KeyboardInterrupt)):
        ended(done, number, hold=True)
    assert done == [number]


def test_a_second_ctrl_c_does_not_wait() -> None:
    done: list[int] = []
    with pytest.raises(KeyboardInterrupt):
        ended(done, signal.SIGINT, signal.SIGINT, signal.SIGINT, hold=True)
    assert done == [signal.SIGINT]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_another_thread_handles_no_signals() -> None:
    worked: list[bool] = []

    def work() -> None:
        with unwinding(), held():
            worked.append(True)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert worked == [True]
