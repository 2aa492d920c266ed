"""What nobody honest sends: messages of clients changed at random, frames that break their rules, broken HTTP."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from pisti.cards import DECK
from wires import BINARY, CLOSE, PING, PONG, TEXT, masked

Json = Any

MESSAGES: list[dict[str, Json]] = [
    json.loads(line)
    for line in (Path(__file__).parent / "data/messages/client.jsonl").read_text(encoding="utf-8").splitlines()
]

_RARE, _FREQUENT = {"leave", "kick", "chat", "hello"}, {"play", "commit", "reveal", "ready", "start", "rematch"}
_WEIGHTS = [0.1 if each["type"] in _RARE else 5.0 if each["type"] in _FREQUENT else 1.0 for each in MESSAGES]

STRANGE: list[Json] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    51,
    52,
    100_000,
    2**31,
    2**53 + 1,
    2**64,
    -(2**63) - 1,
    0.5,
    1e308,
    float("inf"),
    float("nan"),
    "",
    "S",
    "0",
    "İ",
    "\0",
    "\n",
    "\ud800",
    "\udfff\ud800",
    "\u202e\u2066",
    "🃏" * 40,
    "x" * 5000,
    "0" * 64,
    "a" * 16,
    "' OR 1=1 --",
    "%s%n",
    "../../etc/passwd",
    [],
    ["S", "N"],
    ["S", "S", "S"],
    {},
    {"type": "pong"},
    {"rules": "standard,target=1"},
]
"""Values that stand where others are expected."""

NESTED = [b"[" * 2000, b'{"a":' * 600, b'{"type":"chat","id":"a","text":' + b"[" * 900 + b"]" * 900 + b"}"]
NUMBERS = [
    b"1e999",
    b"-0",
    b"1e-999",
    b"0" * 400,
    b"9" * 2000,
    b"01",
    b"0x1",
    b"NaN",
    b"Infinity",
    b"1.0",
    b"+1",
    b"1e3",
]


class Messages:
    """A source of messages; ``fitting`` makes fields that fit how things are, what was sent before is sent again."""

    def __init__(self, rng: Random, fitting: Callable[[], dict[str, Json]]) -> None:
        self.rng = rng
        self._fitting = fitting
        self._sent: deque[bytes] = deque(maxlen=500)
        self._number = 0

    def one(self) -> bytes:
        """The next message, good or bad."""
        data = self.rng.choices(_KINDS, _OFTEN)[0](self)
        self._sent.append(data)
        return data

    def likely(self) -> dict[str, Json]:
        """A message that may mean something at the table."""
        rng, message = self.rng, dict(self.rng.choices(MESSAGES, _WEIGHTS)[0])
        if "id" in message:
            self._number += rng.random() < 0.9  # else the name of the one before
            message["id"] = f"f{self._number}"
        fitting = self._fitting() if rng.random() < 0.7 else {name: value() for name, value in self._values().items()}
        return message | {name: value for name, value in fitting.items() if name in message}

    def _values(self) -> dict[str, Callable[[], Json]]:
        rng = self.rng
        return {
            "round": lambda: rng.choice([0, 1, 1, 1, 2, 3]),
            "ply": lambda: rng.randrange(12),
            "card": lambda: str(rng.choice(DECK)),
            "seat": lambda: rng.choice("SENW"),
            "seats": lambda: rng.choices("SENW", k=2),
            "hash": lambda: rng.randbytes(32).hex(),
            "seed": lambda: rng.randbytes(32).hex(),
            "version": lambda: rng.randrange(200),
            "level": lambda: rng.choice(["hard", "easy", "medium", "random", "no"]),
        }

    def _good(self) -> bytes:
        return json.dumps(self.likely(), ensure_ascii=False).encode()

    def _again(self) -> bytes:
        return self.rng.choice(self._sent) if self._sent else self._good()

    def _strange(self) -> bytes:
        """A field of another type, in the message or deep in it."""
        message = self.likely()
        place: Json = message
        while isinstance(place, dict) and place:
            name = self.rng.choice([*place])
            if not isinstance(place[name], dict) or self.rng.random() < 0.5:
                place[name] = self.rng.choice(STRANGE)
                break
            place = place[name] = dict(place[name])
        return json.dumps(message).encode()

    def _fields(self) -> bytes:
        """Fields that are missing, too many, twice, or called otherwise."""
        rng, items = self.rng, [*self.likely().items()]
        match rng.randrange(4):
            case 0:
                items.pop(rng.randrange(len(items)))
            case 1:
                items.append((rng.choice(["id", "type", "more", "token", "key", ""]), rng.choice(STRANGE)))
            case 2:
                items.insert(rng.randrange(len(items) + 1), rng.choice(items))
            case _:
                one, other = rng.choice(items), rng.choice(items)
                items += [(one[0], other[1]), (other[0], one[1])]
        return b"{" + b",".join(json.dumps(k).encode() + b":" + json.dumps(v).encode() for k, v in items) + b"}"

    def _bytes(self) -> bytes:
        """Some bytes changed, gone, or there twice."""
        rng, data = self.rng, bytearray(self._good())
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(len(data) + 1)
            match rng.randrange(4):
                case 0:
                    data[at : at + 1] = bytes([rng.randrange(256)])
                case 1:
                    del data[at : at + rng.randint(1, 9)]
                case 2:
                    data[at:at] = data[at : at + rng.randint(1, 30)]
                case _:
                    data[at:at] = rng.choice([b"\0", b'"', b"{", b"\\u0000", b"\\ud800", b"\xef\xbb\xbf", b"\x1b[2J"])
        return bytes(data)

    def _raw(self) -> bytes:
        """What is hardly JSON."""
        rng = self.rng
        match rng.randrange(3):
            case 0:
                return rng.choice(NESTED)
            case 1:
                number = rng.choice(NUMBERS)
                return b'{"type":"play","id":"a","round":%b,"ply":%b,"card":"2c"}' % (number, rng.choice(NUMBERS))
            case _:
                return rng.randbytes(rng.choice([0, 1, 2, 30, 200, 4097]))


_KINDS = [Messages._good, Messages._strange, Messages._fields, Messages._bytes, Messages._raw, Messages._again]
_OFTEN = [30, 20, 15, 20, 5, 10]


def frame_of(rng: Random, data: bytes) -> bytes:
    """A message in a frame, text or not, in parts perhaps, with a ping in between."""
    kind = TEXT if _is_text(data) and rng.random() < 0.95 else BINARY
    if rng.random() < 0.95:
        return masked(data, kind)
    at = rng.randrange(len(data) + 1)
    between = masked(rng.randbytes(5), rng.choice([PING, PONG]))
    return masked(data[:at], kind, is_last=False) + between + masked(data[at:], 0)


def last_frame(rng: Random) -> bytes:
    """A frame after which the connection cannot go on."""
    return rng.choice(
        [
            masked(b"\xff\xfe"),
            masked(b"x", CLOSE),
            masked(b"", CLOSE),
            masked(b"\x03\xe8bye", CLOSE),
            masked(b"\x00\x01", CLOSE),
            masked(b"x", 0),
            masked(b"x", 3),
            masked(b"x", 11),
            masked(b"x", 0x41),
            masked(b"x" * 126, PING),
            masked(b"x", PING, is_last=False),
            masked(b" " * 16_385),
            b"\x81\x01x",
            b"\x81\xff" + b"\xff" * 8 + b"\0\0\0\0",
            masked(b"a", TEXT, is_last=False) + masked(b"b"),
            masked(b"", TEXT, is_last=False) + masked(b"", 0, is_last=False) * 100,
            b"GET / HTTP/1.1\r\n\r\n",
        ]
    )


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
