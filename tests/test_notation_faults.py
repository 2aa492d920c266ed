"""The errors of the notation, and that each has its sentence."""

from enum import StrEnum
from pathlib import Path

import pytest

from pisti.i18n import Texts
from pisti.notation import BadRecord, PositionFault, RecordError, RecordFault

DOCS = Path(__file__).parent.parent / "docs" / "notation.md"
CODES: list[StrEnum] = [*RecordFault, *PositionFault]


def test_an_error_of_a_value_says_what_it_is_about() -> None:
    error = BadRecord(RecordFault.BAD_VALUE, "Cut", 2, found="0", expected="1-51")
    assert (error.part, error.item, error.fields["found"]) == ("Cut", 2, "0")


def test_an_error_of_a_text_says_where_it_is() -> None:
    error = RecordError(RecordFault.NOT_UTF8, 3, 7, byte="FF")
    assert (error.line, error.column, str(error)) == (3, 7, "record-not-utf8 line=3 column=7 byte='FF'")


@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_sentence(code: StrEnum) -> None:
    assert f"error-{code.value}" in Texts("en")


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_in_the_specification(code: StrEnum) -> None:
    assert f"| `{code.value}` |" in DOCS.read_text(encoding="utf-8")
