"""``pisti check`` without a process of its own: the progress that only a terminal sees."""

from __future__ import annotations

import argparse
from io import StringIO
from pathlib import Path

import pytest

from command import text
from pisti.cli import checking
from pisti.i18n import Texts


class _Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def check(file: Path, monkeypatch: pytest.MonkeyPatch, error: StringIO, large: int) -> str:
    parser, out = argparse.ArgumentParser(), StringIO()
    checking.add_arguments(parser)
    monkeypatch.setattr("sys.stderr", error)
    monkeypatch.setattr(checking, "LARGE", large)
    assert checking.run(parser.parse_args([str(file)]), Texts("en"), out) == 0
    return out.getvalue()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a.pisti"
    path.write_text(text(), encoding="utf-8")
    return path


def test_a_terminal_sees_how_far_a_large_file_is_and_then_nothing_of_it(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    error = _Terminal()
    out = check(file, monkeypatch, error, large=1)
    assert f"\r{file}: 100%" in error.getvalue()
    assert error.getvalue().endswith("\r\x1b[K")
    assert "%" not in out


@pytest.mark.parametrize(("error", "large"), [(StringIO(), 1), (_Terminal(), 1 << 30)])
def test_a_pipe_and_a_small_file_have_no_progress(
    error: StringIO, large: int, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check(file, monkeypatch, error, large)
    assert error.getvalue() == ""
