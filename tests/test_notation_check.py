"""The check of a file."""

from pathlib import Path

from pisti.notation import Report, check
from pisti.rules import PRESETS

RECORDS = Path(__file__).parent / "data" / "records"


def test_records_and_games_are_counted() -> None:
    files = [(RECORDS / f"{preset}.pisti").read_bytes() for preset in PRESETS]
    records = sum(data.count(b"[Notation") for data in files)
    assert check([b"\n".join(files)]) == Report(records, len(PRESETS), None)


def test_a_file_is_read_from_the_disk() -> None:
    with (RECORDS / "short.pisti").open("rb") as file:
        assert check(file) == Report(4, 1, None)


def test_an_empty_file_is_good() -> None:
    assert check([]) == Report(0, 0, None)


def test_the_first_error_is_told_and_what_was_good_before() -> None:
    data = (RECORDS / "short.pisti").read_bytes().replace(b'[Round "3"]', b'[Round "4"]')
    report = check([data])
    assert (report.records, report.games) == (2, 1)
    assert report.error is not None
    assert (report.error.code.value, report.error.line, report.error.column) == ("record-does-not-follow", 44, 9)
