"""Messages as bytes: examples come back as they were, anything else is refused and never more than that."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from messages import examples_of, lines_of
from pisti.i18n import LANGUAGES, Texts
from pisti.table.wire import BadMessage, MessageFault, decode, decode_answer, encode
from pisti.table.wire_commands import ClientMessage, Pong
from pisti.table.wire_types import LARGEST

CLIENT = lines_of("client")


@pytest.mark.parametrize("line", CLIENT)
def test_what_a_client_sends_comes_back_as_it_was(line: str) -> None:
    message = decode(line)
    assert encode(message).decode() == line
    assert decode(encode(message)) == message == decode(line.encode())


@pytest.mark.parametrize("line", lines_of("server"))
def test_what_a_server_sends_comes_back_as_it_was(line: str) -> None:
    assert encode(decode_answer(line)).decode() == line


@pytest.mark.parametrize("example", examples_of("refused"), ids=lambda example: example["frame"][:50])
def test_what_is_no_message_is_refused_with_its_place(example: dict[str, str]) -> None:
    with pytest.raises(BadMessage) as bad:
        decode(example["frame"])
    assert bad.value.code == example["code"]
    assert bad.value.fields.get("place") == example.get("place")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    for example in examples_of("refused"):
        with pytest.raises(BadMessage) as bad:
            decode(example["frame"])
        assert Texts(language)(f"error-{bad.value.code}", **bad.value.fields)


def test_a_message_of_the_largest_size_is_read_and_one_byte_more_is_not() -> None:
    frame = '{"type":"pong"}'
    assert decode(frame + " " * (LARGEST - len(frame))) == Pong()
    with pytest.raises(BadMessage) as bad:
        decode(frame + " " * (LARGEST + 1 - len(frame)))
    assert bad.value.code is MessageFault.TOO_LONG
    assert bad.value.fields == {"limit": LARGEST, "found": LARGEST + 1}
    with pytest.raises(BadMessage):
        decode("ş" * (LARGEST // 2 + 1))  # bytes count, not characters


def read(frame: bytes | str) -> ClientMessage | None:
    """The message of a frame, None where it is refused; nothing else may happen."""
    try:
        message = decode(frame)
    except BadMessage:
        return None
    assert decode(encode(message)) == message
    return message


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_anything_is_a_message_or_refused(frame: bytes | str) -> None:
    read(frame)


def mutated(rng: Random, line: str) -> bytes:
    """The line with some bytes changed, lost, doubled or taken from another."""
    data = bytearray(line.encode())
    for _ in range(rng.randint(1, 4)):
        place, kind = rng.randrange(len(data) + 1), rng.randrange(4)
        if kind == 0:
            data[place:place] = bytes([rng.randrange(256)])
        elif kind == 1:
            del data[place : place + rng.randint(1, 5)]
        elif kind == 2:
            data[place:place] = data[place : place + rng.randint(1, 20)]
        else:
            other = rng.choice(CLIENT).encode()
            start = rng.randrange(len(other))
            data[place : place + 8] = other[start : start + 8]
    return bytes(data)


def mutate(count: int, seed: int) -> int:
    """How many of so many changed examples are still messages."""
    rng = Random(seed)
    return sum(read(mutated(rng, rng.choice(CLIENT))) is not None for _ in range(count))


def test_changed_examples_are_messages_or_refused() -> None:
    assert 0 < mutate(10_000, 1) < 5_000


@pytest.mark.soak
def test_many_changed_examples_are_messages_or_refused() -> None:
    assert 0 < mutate(1_000_000, 2) < 500_000


def test_numbers_and_texts_of_json_that_python_would_take_too_are_refused() -> None:
    for text in ("NaN", "Infinity", "-Infinity", "1_0", "0x1"):
        assert read(f'{{"type":"ready","id":"a","round":{text}}}') is None


def test_messages_have_no_more_than_they_say() -> None:
    for line in CLIENT:
        value = json.loads(line)
        assert read(json.dumps({**value, "extra": 1})) is None
