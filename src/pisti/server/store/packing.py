"""How a finished game stands in the database.

Its text is zlib-compressed UTF-8: a game to 151 takes 2 to 9 kB, half of it seeds, which nothing makes smaller. Who may
read it are the hashes one after the other, 32 bytes each, sorted; NULL is everybody.
"""

from __future__ import annotations

import zlib

_HASH = 32


def pack_text(text: str) -> bytes:
    """The text of records as it is stored."""
    return zlib.compress(text.encode(), 9)


def unpack_text(packed: bytes) -> str:
    """The text that was stored; raises ValueError if this is none."""
    try:
        return zlib.decompress(packed).decode()
    except zlib.error as error:
        raise ValueError(str(error)) from error


def pack_readers(readers: frozenset[str] | None) -> bytes | None:
    """The hashes of readers as they are stored.

    >>> pack_readers(frozenset({"00" * 32})) == bytes(32), pack_readers(frozenset()), pack_readers(None)
    (True, b'', None)
    """
    return None if readers is None else b"".join(sorted(map(bytes.fromhex, readers)))


def unpack_readers(joined: bytes | None) -> frozenset[str] | None:
    """The hashes that were stored; raises ValueError if these are none."""
    if joined is None:
        return None
    if len(joined) % _HASH:
        raise ValueError(len(joined))
    return frozenset(joined[place : place + _HASH].hex() for place in range(0, len(joined), _HASH))
