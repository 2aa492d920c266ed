"""What can be wrong with a record: the codes, and the two errors that carry them."""

from __future__ import annotations

from enum import StrEnum

from pisti.errors import PistiError

PLAYS = "plays"
COMMENTS = "comments"
"""The parts of a record that are no tags; every other part is named after its tag."""


class RecordFault(StrEnum):
    """Why a record is refused."""

    NOT_UTF8 = "record-not-utf8"
    BAD_CHARACTER = "record-bad-character"
    NO_NEWLINE = "record-no-newline"
    LINE_TOO_LONG = "record-line-too-long"
    TOO_LONG = "record-too-long"
    TAG_EXPECTED = "record-tag-expected"
    TAG_TWICE = "record-tag-twice"
    BAD_TAG_NAME = "record-bad-tag-name"
    EMPTY_LINE_EXPECTED = "record-empty-line-expected"
    OTHER_NOTATION = "record-other-notation"
    BAD_VALUE = "record-bad-value"
    BAD_PLAY = "record-bad-play"
    BAD_COMMENT = "record-bad-comment"
    CUT_REPEATED = "record-cut-repeated"
    CUT_SHOWS_NO_JACK = "record-cut-shows-no-jack"
    WRONG_SCORE = "record-wrong-score"
    WRONG_MARK = "record-wrong-mark"
    WRONG_LINE = "record-wrong-line"
    END_EXPECTED = "record-end-expected"
    TOTAL_BELOW_SCORE = "record-total-below-score"
    TOTAL_BEFORE_FIRST_ROUND = "record-total-before-first-round"
    DOES_NOT_FOLLOW = "record-does-not-follow"
    AFTER_UNFINISHED = "record-after-unfinished"
    AFTER_WINNER = "record-after-winner"
    ONE_RECORD_EXPECTED = "record-one-expected"
    NO_SUCH_PLY = "record-no-such-ply"
    NO_RECORDS = "record-none"
    NOT_FROM_START = "record-not-from-start"
    UNKNOWN_CARDS = "record-unknown-cards"


class BadRecord(PistiError):
    """A record that cannot be, as a value.

    The code is a ``RecordFault`` or the code of what is wrong with the rules, a seat, the deck or a play. ``part`` is
    the tag it is about, ``plays`` or ``comments``; ``item`` counts from 0 within the part.

    >>> str(BadRecord(RecordFault.BAD_VALUE, "Round", found="0", expected="1-999999"))
    "record-bad-value part='Round' item=0 found='0' expected='1-999999'"
    """

    def __init__(self, code: StrEnum, part: str, item: int = 0, **fields: str | int) -> None:
        """Keep the code, the place and the fields."""
        super().__init__(code, part=part, item=item, **fields)
        self.part = part
        self.item = item


class RecordError(PistiError):
    """A text that is no record: the code and the fields, and the line and the column (both from 1) among them.

    >>> error = RecordError(RecordFault.BAD_CHARACTER, 3, 14, character="U+000D")
    >>> error.line, error.column, error.code.value
    (3, 14, 'record-bad-character')
    """

    def __init__(self, code: StrEnum, line: int, column: int, **fields: str | int) -> None:
        """Keep the code, the place and the fields."""
        super().__init__(code, line=line, column=column, **fields)
        self.line = line
        self.column = column
