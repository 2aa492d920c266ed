"""What is packed for the database is unpacked as it was, and damage is seen."""

import pytest

from pisti.server.store.packing import pack_readers, pack_text, unpack_readers, unpack_text


@pytest.mark.parametrize("text", ["", "ş" * 10_000, '[Notation "1"]\n'])
def test_a_text_is_unpacked_as_it_was(text: str) -> None:
    assert unpack_text(pack_text(text)) == text


@pytest.mark.parametrize("readers", [None, frozenset(), frozenset({"0f" * 32}), frozenset({"0f" * 32, "a0" * 32})])
def test_readers_are_unpacked_as_they_were(readers: frozenset[str] | None) -> None:
    assert unpack_readers(pack_readers(readers)) == readers


def test_readers_are_packed_the_same_in_any_order() -> None:
    hashes = [f"{number:064x}" for number in range(40)]
    assert (
        pack_readers(frozenset(hashes)) == pack_readers(frozenset(reversed(hashes))) == bytes.fromhex("".join(hashes))
    )


def test_damage_is_seen() -> None:
    whole = pack_text("a text" * 20)
    for packed in (b"", b"x", whole[:-1], bytes([*whole[:9], whole[9] ^ 1, *whole[10:]])):
        with pytest.raises(ValueError, match=r"b''|nvalid|ended"):
            unpack_text(packed)
    with pytest.raises(ValueError, match="33"):
        unpack_readers(bytes(33))
