"""The small pieces of text that records are made of, each read and written in one way only."""

from __future__ import annotations

import re

LINE_BYTES = 1024
"""How long a line may be in UTF-8, without its newline."""

RECORD_BYTES = 65536
"""How long a record may be in UTF-8, with the newlines of all its lines."""

MOST = 999_999
"""The largest number in a record: a round, a total."""

# C0, DEL, C1, line and paragraph separators, bidirectional embeddings, overrides and isolates, the byte order mark, and
# surrogates, which no UTF-8 can hold: they would break a line or show a text otherwise than it is.
_BAD_CHARACTER = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]")
_TAG = re.compile(r'\[([A-Z][A-Za-z0-9]*) "([^"\\]*(?:\\["\\][^"\\]*)*)"\]')
_TAG_START = re.compile(r'\[([A-Z][A-Za-z0-9]*) "[^"\\]*(?:\\["\\][^"\\]*)*')
_TAG_NAME = re.compile("[A-Z][A-Za-z0-9]*")
_NUMBER = re.compile("0|[1-9][0-9]{0,5}")
_ESCAPED = re.compile(r"\\(.)")


def bad_character(text: str) -> int | None:
    r"""Where the first character is that no record may hold, None if there is none.

    >>> bad_character("Ayşe"), bad_character("Ayşe\r")
    (None, 4)
    """
    found = _BAD_CHARACTER.search(text)
    return found.start() if found else None


def code_point(character: str) -> str:
    r"""The number of a character as it is usually written.

    >>> code_point("\r")
    'U+000D'
    """
    return f"U+{ord(character):04X}"


def is_tag_name(name: str) -> bool:
    """Whether a free tag may have this name.

    >>> is_tag_name("Seed"), is_tag_name("seed")
    (True, False)
    """
    return _TAG_NAME.fullmatch(name) is not None


def format_tag(name: str, value: str) -> str:
    r"""The line of a tag.

    >>> format_tag("Event", 'the "Kahve" cup')
    '[Event "the \\"Kahve\\" cup"]'
    """
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def parse_tag(line: str) -> tuple[str, str] | None:
    """The name and the value of a tag, the value still with its escapes, or None if the line is no tag.

    >>> parse_tag('[Round "12"]')
    ('Round', '12')
    """
    found = _TAG.fullmatch(line)
    return (found[1], found[2]) if found else None


def tag_breaks_at(line: str, name: str) -> int:
    r"""Where a line that is no tag stops being one of this name ("" for any name): 0 if it never begins as one.

    >>> tag_breaks_at('[South "So"uth"]', "South"), tag_breaks_at('[North "x"]', "South")
    (10, 0)
    """
    found = _TAG_START.match(line)
    if found is None or (name and found[1] != name):
        return 0
    return found.end() + 2 * line.startswith('"]', found.end())


def unescape(value: str) -> str:
    r"""The value of a tag without its escapes.

    >>> unescape('the \\"Kahve\\" cup')
    'the "Kahve" cup'
    """
    return _ESCAPED.sub(r"\1", value) if "\\" in value else value


def parse_number(text: str) -> int | None:
    """The number from 0 to 999 999 that a text writes in the only way there is, else None.

    >>> parse_number("151"), parse_number("0151"), parse_number("١٥١")
    (151, None, None)
    """
    return int(text) if _NUMBER.fullmatch(text) else None
