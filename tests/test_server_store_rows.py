"""What stands in rows is read where it can be, and what is missing or no such thing is told."""

import pytest

from pisti.server.store import BadStore, Finished, Kept, StoreFault
from pisti.server.store.packing import pack_readers, pack_text
from pisti.server.store.rows import Row, finished_in, kept_of
from pisti.table.served.facts import format_fact
from stores import OPENED, PROMISED

ROWS: list[Row] = [
    (3, format_fact(OPENED.fact), OPENED.at, None, None),
    (4, format_fact(PROMISED.fact), PROMISED.at, PROMISED.secret, "S.a"),
]


def test_rows_become_steps() -> None:
    assert kept_of("t", range(3, 5), ROWS) == Kept("t", (OPENED, PROMISED), frozenset({"S.a"}))
    assert kept_of("t", range(3, 3), []) == Kept("t", ())


@pytest.mark.parametrize(
    ("numbers", "rows"),
    [
        (range(3, 6), ROWS),
        (range(3, 5), ROWS[:1]),
        (range(2, 4), ROWS),
        (range(3, 4), [(3, b"{}", 1.0, None, None)]),
        (range(3, 4), [(3, b"\xff", 1.0, None, None)]),
        (range(3, 4), [(3, *ROWS[0][1:2], "late", None, None)]),
        (range(3, 4), [(3, *ROWS[0][1:3], "secret", None)]),
    ],
)
def test_rows_that_are_missing_or_none_are_told(numbers: range, rows: list[Row]) -> None:
    with pytest.raises(BadStore) as bad:
        kept_of("t", numbers, rows)
    assert (bad.value.code, bad.value.fields) == (StoreFault.DAMAGED_TABLE, {"table": "t"})


def test_a_finished_game_is_read_or_told() -> None:
    readers = frozenset({"0f" * 32})
    assert finished_in("g", pack_text("text"), pack_readers(readers)) == Finished("g", "text", readers)
    for text, who in ((b"x", None), ("text", None), (pack_text("text"), b"x"), (pack_text("text"), 3)):
        with pytest.raises(BadStore) as bad:
            finished_in("g", text, who)
        assert (bad.value.code, bad.value.fields) == (StoreFault.DAMAGED_GAME, {"game": "g"})
