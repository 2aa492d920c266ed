"""How far something is: on a terminal for each per cent, nowhere else, and nothing of it is left."""

from io import StringIO

import pytest

from pisti.cli.database_progress import shown_progress
from pisti.i18n import Texts


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("error", "shown"), [(Terminal(), ["x: 33%", "x: 100%", "\x1b[K"]), (StringIO(), [])])
def test_further_parts_are_shown_where_somebody_looks(
    error: StringIO, shown: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr", error)
    with shown_progress(300, "x", Texts("en")) as progress:
        for kind, more in (("rows", 100), ("rows", 1), ("games", 199), ("games", 50)):
            progress.count(kind, more)
    assert error.getvalue().split("\r")[1:] == shown
    assert progress.done == {"rows": 101, "games": 249}


def test_a_terminal_that_goes_away_disturbs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Gone(Terminal):
        def write(self, text: str) -> int:
            raise OSError

    monkeypatch.setattr("sys.stderr", Gone())
    with shown_progress(0, "x", Texts("en")) as progress:
        progress.count("rows")
    assert progress.done["rows"] == 1
