"""The examples for the tests of the page are those that the table, the rules and the deal make."""

from pathlib import Path

import pytest

from page_data import MADE


@pytest.mark.parametrize("path", MADE, ids=lambda path: path.name)
def test_the_files_are_those_that_are_made(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == MADE[path](), "run: PYTHONPATH=tests .venv/bin/python tests/page_data.py"
