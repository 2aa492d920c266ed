"""Lines and blocks of lines from bytes, within the budgets."""

import io
from collections.abc import Iterator
from itertools import repeat

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pisti.notation.faults import RecordError, RecordFault
from pisti.notation.lines import Block, read_blocks, read_lines
from pisti.notation.text import LINE_BYTES, RECORD_BYTES

LINES = st.lists(st.text(alphabet=st.characters(codec="utf-8", exclude_categories=("C", "Zl", "Zp")), max_size=20))


@given(LINES, st.integers(1, 50))
def test_lines_come_whole_however_the_bytes_are_cut(lines: list[str], size: int) -> None:
    data = "".join(f"{line}\n" for line in lines).encode()
    pieces = [data[at : at + size] for at in range(0, len(data), size)]
    assert list(read_lines(pieces)) == list(read_lines(io.BytesIO(data))) == lines


def refused(data: bytes) -> tuple[str, int, int]:
    with pytest.raises(RecordError) as caught:
        list(read_blocks([data]))
    return caught.value.code.value, caught.value.line, caught.value.column


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (b"a", (RecordFault.NO_NEWLINE, 1, 2)),
        ("a\nşş".encode(), (RecordFault.NO_NEWLINE, 2, 3)),
        (b"a\r\n", (RecordFault.BAD_CHARACTER, 1, 2)),
        (b"\xef\xbb\xbfa\n", (RecordFault.BAD_CHARACTER, 1, 1)),
        ("ş\u202ea\n".encode(), (RecordFault.BAD_CHARACTER, 1, 2)),
        ("ş".encode() + b"\xff\n", (RecordFault.NOT_UTF8, 1, 2)),
        (b"a\n\xc5", (RecordFault.NOT_UTF8, 2, 1)),
        (b"\xed\xa0\x80\n", (RecordFault.NOT_UTF8, 1, 1)),
        (b"\xc0\x80\n", (RecordFault.NOT_UTF8, 1, 1)),
        (b"x" * (LINE_BYTES + 1) + b"\n", (RecordFault.LINE_TOO_LONG, 1, LINE_BYTES + 1)),
        (b"a\n" + b"x" * (LINE_BYTES + 1), (RecordFault.LINE_TOO_LONG, 2, LINE_BYTES + 1)),
        (b"\xc5\x9f" * LINE_BYTES, (RecordFault.LINE_TOO_LONG, 1, LINE_BYTES // 2 + 1)),
    ],
)
def test_what_is_wrong_is_named_with_line_and_column(data: bytes, error: tuple[RecordFault, int, int]) -> None:
    assert refused(data) == (error[0].value, *error[1:])


def test_the_longest_line_is_read() -> None:
    line = "x" * LINE_BYTES
    assert list(read_lines([line.encode(), b"\n"])) == [line]


@pytest.mark.parametrize("piece", [b"x", b"x" * 1000, b"\xc5"])
def test_an_endless_line_is_given_up(piece: bytes) -> None:
    with pytest.raises(RecordError, match="line-too-long"):
        list(read_lines(repeat(piece)))


def test_no_more_is_read_of_a_file_than_is_asked_for() -> None:
    taken = []

    def pieces() -> Iterator[bytes]:
        for number in range(10):
            taken.append(number)
            yield b"a\n\nb\n\n"

    blocks = read_blocks(pieces())
    assert next(blocks) == Block(1, ("a", "", "b"))
    assert taken == [0]


@pytest.mark.parametrize(
    ("text", "blocks"),
    [
        ("", []),
        ("a\n", [Block(1, ("a",))]),
        ("a\n\nb\n", [Block(1, ("a", "", "b"))]),
        ("a\n\nb\n\nc\n\nd\n", [Block(1, ("a", "", "b")), Block(5, ("c", "", "d"))]),
        ("a\n\nb\n\n", [Block(1, ("a", "", "b")), Block(5, ())]),
        ("\n", [Block(1, ("",))]),
        ("\n\n\n", [Block(1, ("",)), Block(3, ("",))]),
    ],
)
def test_blocks_end_at_every_second_empty_line(text: str, blocks: list[Block]) -> None:
    assert list(read_blocks([text.encode()])) == blocks


def test_a_record_has_its_budget_to_itself() -> None:
    line = b"x" * 1023 + b"\n"
    exact = line * (RECORD_BYTES // 1024 - 1) + b"\n" + b"x" * 1022 + b"\n"
    assert len(exact) == RECORD_BYTES
    assert [block.first for block in read_blocks([exact, b"\n", exact])] == [1, 67]
    assert refused(exact[:-1] + b"x\n") == ("record-too-long", 65, 1)
    assert refused(exact[:-3] + "ş".encode() + b"x\n") == ("record-too-long", 65, 1)
    assert refused(exact + b"x\n") == ("record-too-long", 66, 1)
    assert refused(exact + b"\n" + exact + b"x\n") == ("record-too-long", 132, 1)
