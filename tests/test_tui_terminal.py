"""Whether there is a terminal that can show a full screen."""

import io
import sys

import pytest

from pisti.tui.terminal import is_full_screen


class Stream(io.StringIO):
    def __init__(self, *, is_terminal: bool) -> None:
        super().__init__()
        self._is_terminal = is_terminal

    def isatty(self) -> bool:
        return self._is_terminal


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    for name in ("__stdin__", "__stderr__"):
        monkeypatch.setattr(sys, name, Stream(is_terminal=True))


def test_a_terminal_shows_a_full_screen() -> None:
    assert is_full_screen(Stream(is_terminal=True))


@pytest.mark.parametrize("term", ["", "dumb", None])
def test_a_terminal_that_says_it_can_show_lines_alone_does_not(
    term: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    if term is None:
        monkeypatch.delenv("TERM")
    else:
        monkeypatch.setenv("TERM", term)
    assert not is_full_screen(Stream(is_terminal=True))


@pytest.mark.parametrize("name", ["__stdin__", "__stderr__"])
@pytest.mark.parametrize("stream", [Stream(is_terminal=False), None])
def test_a_pipe_or_nothing_in_place_of_a_stream_does_not(
    name: str, stream: Stream | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, name, stream)
    assert not is_full_screen(Stream(is_terminal=True))


def test_output_that_goes_into_a_pipe_does_not() -> None:
    assert not is_full_screen(Stream(is_terminal=False))
