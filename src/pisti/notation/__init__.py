"""Records of rounds and games (``.pisti``) and the one-line text of a position; docs/notation.md specifies both.

A value has exactly one text: the writers give it and the readers accept nothing else.
"""

from pisti.notation.check import Report, check
from pisti.notation.faults import BadRecord, RecordError, RecordFault
from pisti.notation.games import game_of
from pisti.notation.lines import Source
from pisti.notation.position import BadPosition, Position, PositionFault
from pisti.notation.position_text import format_position, parse_position
from pisti.notation.reader import parse_record, read_records
from pisti.notation.record import Comment, Record
from pisti.notation.text import LINE_BYTES, RECORD_BYTES
from pisti.notation.writer import format_record, format_records

__all__ = [
    "LINE_BYTES",
    "RECORD_BYTES",
    "BadPosition",
    "BadRecord",
    "Comment",
    "Position",
    "PositionFault",
    "Record",
    "RecordError",
    "RecordFault",
    "Report",
    "Source",
    "check",
    "format_position",
    "format_record",
    "format_records",
    "game_of",
    "parse_position",
    "parse_record",
    "read_records",
]
