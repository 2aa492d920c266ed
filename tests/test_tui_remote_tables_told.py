"""An open table in one line."""

import pytest

from pisti.i18n import LANGUAGES
from pisti.table.wire_types import PlayerAt, TableSettings
from pisti.tui.look import Look
from pisti.tui.remote.tables_told import table_told
from pisti.tui.remote.web import OpenTable
from screens import texts

TABLE = OpenTable("ab", TableSettings("two", 30), {"S": PlayerAt("Ada"), "N": PlayerAt("", "hard")}, is_playing=True)


def test_a_table_in_a_line() -> None:
    assert table_told(texts("en"), Look(), TABLE) == "playing · Two players · 2/2 · 30 s · Ada, bot (hard)"
    empty = OpenTable("ab", TableSettings(), {})
    assert table_told(texts("en"), Look(ascii=True), empty) == "Standard - 0/4"


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_it_is_one_line(language: str) -> None:
    assert "\n" not in table_told(texts(language), Look(), TABLE)
