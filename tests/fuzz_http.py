"""Requests that nobody honest sends: any method, path, header and body, and what is no HTTP at all."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from urllib.parse import quote_from_bytes

from fuzz import STRANGE
from wires import HELLO, handshake, masked

METHODS = (
    ["GET"] * 8 + ["POST"] * 4 + ["HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "get", "PRI", "X"]
)

PATHS = [
    "/",
    "/t/{}",
    "/page.css",
    "/api/tables",
    "/api/tables/",
    "/api/tables/changes",
    "/api/tables/{}/socket",
    "/api/games/{}",
    "/health",
    "/ready",
    "/metrics",
    "*",
    "//",
    "/../../etc/passwd",
    "http://elsewhere.example/",
    "/api",
    "/{}",
]

HEADERS = {
    "Origin": ["https://elsewhere.example", "null", "http://127.0.0.1", "", "x" * 5000, "http://[::1", "\xff"],
    "Cookie": ["pisti_guest=" + "a" * 43, "pisti_guest=", "; ;=;;", "x" * 5000, "pisti_guest=\xff; a=b"],
    "Accept-Language": ["tr", "xx", "*;q=1", ";;,,==", "en-" * 2000, "\xe4"],
    "Authorization": ["Bearer " + "a" * 43, "Bearer", "Basic x", "Bearer \xff", "Bearer " + "a" * 5000],
    "Accept": ["text/html", "*/*", ""],
    "Content-Length": ["0", "5", "-1", "x", "99999999999999999999", "70000", "1, 1"],
    "Transfer-Encoding": ["chunked", "identity", "gzip, chunked", "\xff"],
    "Expect": ["100-continue", "x"],
    "Upgrade": ["websocket", "h2c", "WebSocket, x"],
    "Connection": ["Upgrade", "keep-alive", "close", "TE, x"],
    "Sec-WebSocket-Version": ["13", "0", "x"],
    "Sec-WebSocket-Key": ["dGhlIHNhbXBsZSBub25jZQ==", "x", ""],
    "X-Forwarded-For": ["192.0.2.1", "x", "1.2.3.4, \xff"],
    "X-Forwarded-Proto": ["https", "javascript", "wss"],
    "Range": ["bytes=0-1", "bytes=5-1"],
    "If-None-Match": ["*"],
    "Content-Type": ["application/json", "text/plain; charset=nonsense", "multipart/form-data"],
    "Host": ["elsewhere.example", "[::1", "a:99999999", "a b", "<script>", "", "\xff", "x" * 3000, "127.0.0.1:x"],
    "X: y\r\nZ": ["1"],
    " folded": ["1"],
    "No colon\r\nX": ["1"],
    "\0": ["\0"],
}

BROKEN = [
    b"",
    b"\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/0.9\r\n\r\n",
    b"GET / HTTP/1.0\r\n\r\n",
    b"GET / HTTP/1.1\n\n",
    b"GET / HTTP/2.0\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"SSH-2.0-x\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff1\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 5000,
    b"GET /" + b"x" * 100_000,
]


def request(rng: Random, code: str) -> bytes:
    """A request, in most cases one that can be read."""
    return rng.choices(_KINDS, _OFTEN)[0](rng, code)


def _orderly(rng: Random, code: str) -> bytes:
    body = _body(rng) if rng.random() < 0.4 else b""
    headers = {"Host": "127.0.0.1", "Connection": "close"} | ({"Content-Length": str(len(body))} if body else {})
    for name in rng.sample([*HEADERS], rng.choice([0, 0, 1, 1, 2, 3])):
        headers[name] = rng.choice(HEADERS[name])
    lines = [f"{rng.choice(METHODS)} {_path(rng, code)} HTTP/1.1", *(f"{k}: {v}" for k, v in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


def _new_table(rng: Random, code: str) -> bytes:
    """A table with settings that are hardly ever good."""
    settings = {
        rng.choice(["rules", "clock", "is_open", "has_chat", "more"]): rng.choice([*STRANGE, "two", 30, True])
        for _ in range(rng.randint(0, 3))
    }
    body = json.dumps(rng.choice([{"settings": settings}, settings, [settings], {"settings": [], "x": 1}])).encode()
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


def _torn(rng: Random, code: str) -> bytes:
    """A request with some of its bytes changed, or cut off."""
    data = bytearray(_orderly(rng, code))
    for _ in range(rng.randint(0, 3)):
        data[rng.randrange(len(data))] = rng.randrange(256)
    return bytes(data[: rng.randint(1, len(data))]) if rng.random() < 0.3 else bytes(data)


def _several(rng: Random, code: str) -> bytes:
    """Some requests behind one another, without waiting for an answer."""
    return b"".join(_orderly(rng, code).replace(b"Connection: close\r\n", b"") for _ in range(rng.randint(2, 5)))


def _broken(rng: Random, code: str) -> bytes:
    return rng.choice([*BROKEN, rng.randbytes(rng.randint(1, 300))])


def _socket(rng: Random, code: str) -> bytes:
    """A handshake that is good or nearly so, and something behind it."""
    names = rng.sample(
        ["Origin", "Sec-WebSocket-Version", "Cookie", "Transfer-Encoding", "Host"], rng.choice([0, 1, 2])
    )
    extra = [f"{name}: {rng.choice(HEADERS[name])}" for name in names]
    path = f"/api/tables/{code}/socket" if rng.random() < 0.5 else _path(rng, code)
    return handshake(path, *extra, method=rng.choice(["GET", "GET", "POST"])) + rng.choice([b"", masked(HELLO), b"x"])


def _path(rng: Random, code: str) -> str:
    segment = rng.choice(
        [code, "nothing", quote_from_bytes(rng.randbytes(5)), "%00", "%2e%2e", "%", "\xff", "a" * 3000]
    )
    path = rng.choice(PATHS).format(segment)
    return path + rng.choice(["", "", "", "?lang=tr", "?lang=%00", "?" + "a=b&" * 300, "?%ff", "#x", "?lang"])


def _body(rng: Random) -> bytes:
    return rng.choice(
        [b"{}", b"", b"[" * 3000, b"\xff", b"x" * 70_000, b'{"settings":{"rules":"two"}}', rng.randbytes(50)]
    )


_KINDS: list[Callable[[Random, str], bytes]] = [_orderly, _new_table, _torn, _several, _broken, _socket]
_OFTEN = [40, 15, 15, 10, 10, 10]
