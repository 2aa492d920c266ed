"""Records with something changed: each is read as what it says, or refused with line and column."""

from collections.abc import Callable
from random import Random

import pytest

import strategies
from pisti.i18n import Texts
from pisti.notation import RecordError, format_records, read_records

Change = Callable[[Random, bytes], bytes]


def span(rng: Random, data: bytes, longest: int = 40) -> tuple[int, int]:
    start = rng.randrange(len(data) + 1)
    return start, min(len(data), start + rng.randrange(longest))


def flip(rng: Random, data: bytes) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :]


def put(rng: Random, data: bytes) -> bytes:
    at, end = span(rng, data, 2)
    return data[:at] + rng.choice(PIECES) + data[end:]


def delete(rng: Random, data: bytes) -> bytes:
    start, end = span(rng, data)
    return data[:start] + data[end:]


def double(rng: Random, data: bytes) -> bytes:
    start, end = span(rng, data)
    return data[:end] + data[start:]


def cut_off(rng: Random, data: bytes) -> bytes:
    return data[: rng.randrange(len(data))]


def cut_off_at_a_line(rng: Random, data: bytes) -> bytes:
    return b"".join(data.splitlines(keepends=True)[: rng.randrange(data.count(b"\n") + 1)])


def swap(separator: bytes) -> Change:
    def swapped(rng: Random, data: bytes) -> bytes:
        parts = data.split(separator)
        one, other = rng.randrange(len(parts)), rng.randrange(len(parts))
        parts[one], parts[other] = parts[other], parts[one]
        return separator.join(parts)

    return swapped


def repeat(separator: bytes) -> Change:
    def repeated(rng: Random, data: bytes) -> bytes:
        parts = data.split(separator)
        parts.insert(rng.randrange(len(parts)), rng.choice(parts))
        return separator.join(parts)

    return repeated


def drop(separator: bytes) -> Change:
    def dropped(rng: Random, data: bytes) -> bytes:
        parts = data.split(separator)
        del parts[rng.randrange(len(parts))]
        return separator.join(parts)

    return dropped


def grow(rng: Random, data: bytes) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + rng.choice(PIECES) * rng.choice((100, 1000, 100_000)) + data[at:]


def other_value(rng: Random, data: bytes) -> bytes:
    """The value of a tag in the place of another's."""
    lines = data.split(b"\n")
    to, start = (rng.choice(tag_rows(lines)) for _ in range(2))
    lines[to] = lines[to].partition(b' "')[0] + b' "' + lines[start].partition(b' "')[2]
    return b"\n".join(lines)


def new_value(rng: Random, data: bytes) -> bytes:
    """A value that the tag may have in some record."""
    lines = data.split(b"\n")
    to = rng.choice(tag_rows(lines))
    name = lines[to].partition(b' "')[0]
    lines[to] = name + f' "{rng.choice(VALUES.get(name, TEXTS))}"]'.encode()
    return b"\n".join(lines)


def tag_rows(lines: list[bytes]) -> list[int]:
    return [row for row, line in enumerate(lines) if line.startswith(b"[")] or [0]


CHANGES: tuple[Change, ...] = (
    flip,
    put,
    delete,
    double,
    cut_off,
    cut_off_at_a_line,
    grow,
    other_value,
    *(new_value,) * 3,
    *(kind(separator) for kind in (swap, repeat, drop) for separator in (b" ", b"\n", b"\n\n", b'"')),
)
VALUES = {
    b"[Notation": ("1", "2", ""),
    b"[Round": ("0", "1", "2", "3", "999999", "1000000"),
    b"[Date": ("?", "2026-11-30", "2026-11-31"),
    b"[Rules": (
        *("standard", "short", "seats=2", "seats=3", "partners=no", "target=51", "centre=under", "centre=open"),
        *("centre_jack=redeal", "exposed=no", "cut_jack_rule=no", "jack=0", "last_card_pisti=yes", "lone_jack=double"),
    ),
    b"[Dealer": ("S", "E", "N", "W", "-"),
    b"[Cut": ("-", "1", "51", "1 2", "52", "0"),
    b"[Deck": ("?? " * 51 + "??", "-", "2c", "2c " * 51 + "2c"),
    b"[Score": ("*", "-", "0 0", "8 8", "0 0 0"),
    b"[Total": ("0 0", "151 0", "-", "999999 0", "0 0 0", "0 0 0 0"),
}
TEXTS = ("", "?", "x", r"a\"b\\", r"a\b", "{}")
PIECES = (
    *(
        b" ",
        b"\n",
        b"\r",
        b"\t",
        b"\0",
        b"\x1b",
        b'"',
        b"\\",
        b"[",
        b"]",
        b"{",
        b"}",
        b"*",
        b"-",
        b"?",
        b"??",
        b"x",
        b"#",
    ),
    *(
        b"0",
        b"1",
        b"151",
        b"-1",
        b"1e9",
        b"Js",
        b"2c",
        b"Jc##",
        b"{so}\n",
        b'[A "b"]\n',
        b"\xff",
        b"\xc5",
        b"\xed\xa0\x80",
    ),
    *(text.encode() for text in ("٣", "१", "²", "\ufeff", "\u2028", "\u202e", "\u2066", "ş", "😀", "\xa0", "\x85")),
)


def some_records(rng: Random) -> bytes:
    """The text of up to three records of one random game."""
    rules = strategies.soon_over(strategies.random_rules(rng))
    records = [record for record, _ in zip(strategies.random_records(rng, rules, "g"), range(3), strict=False)]
    return "".join(format_records(records)).encode()


def read_or_refused(data: bytes) -> str | RecordError:
    try:
        return "".join(format_records(read_records([data])))
    except RecordError as error:
        return error


def all_is_kept_or_refused(count: int, seed: int) -> None:
    rng, texts, kept = Random(seed), Texts("en"), 0
    data = b""
    for number in range(count):
        if number % 20 == 0:
            data = some_records(rng)
        changed = data
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            changed = rng.choice(CHANGES)(rng, changed or data)
        read = read_or_refused(changed)
        if isinstance(read, str):
            assert read.encode() == changed
            kept += 1
        else:
            lines = changed.decode(errors="replace").split("\n")
            assert 1 <= read.line <= len(lines) + 1
            line = lines[read.line - 1] if read.line <= len(lines) else ""
            assert 1 <= read.column <= len(line) + 1
            assert texts(f"error-{read.code}", **read.fields)
    assert kept


def test_changed_records_are_kept_or_refused() -> None:
    all_is_kept_or_refused(3000, seed=1)


@pytest.mark.soak
def test_a_hundred_thousand_changed_records_are_kept_or_refused() -> None:
    all_is_kept_or_refused(100_000, seed=2)
