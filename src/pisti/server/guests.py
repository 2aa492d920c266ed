"""Who comes without an account: a cookie of random bytes, of which the hash alone goes further.

The cookie tells nothing and only its browser knows it; whoever reads the database cannot make it from the hash.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pisti.server.origins import Origins

COOKIE = "pisti_guest"
"""The name of the cookie; under https with ``__Host-`` before it, so that no other host of the domain can set it."""

YEAR = 365 * 24 * 60 * 60
"""How long a browser keeps the cookie, in seconds."""

_BYTES = 32
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
_KEY = "pisti.guest"


def guest_of(scope: Scope) -> str | None:
    """Who sends a request or opens a WebSocket: the SHA-256 of their cookie in hexadecimal, None without one.

    Only behind ``Guests``. Who is just given the cookie has none yet: it counts when it comes back.
    """
    guest: str | None = scope.get(_KEY)
    return guest


def cookie_name(origins: Origins) -> str:
    """What the cookie is called at a server that is reached so."""
    return f"__Host-{COOKIE}" if origins.is_secure else COOKIE


def gone_cookie(origins: Origins) -> str:
    """What a browser is told that is to forget its cookie."""
    return f"{cookie_name(origins)}=; Max-Age=0; {_flags(origins)}"


def _flags(origins: Origins) -> str:
    return "Path=/; HttpOnly; SameSite=Lax" + ("; Secure" if origins.is_secure else "")


class Guests:
    """Middleware that knows guests by their cookie, takes it out of what the application sees, and gives new ones.

    A cookie is given with a page (HTML, not under ``/api``) to who has none, or one that cannot be. ``entropy`` makes
    so many random bytes.
    """

    def __init__(self, app: ASGIApp, origins: Origins, entropy: Callable[[int], bytes]) -> None:
        self._app = app
        self._name = cookie_name(origins)
        self._flags = f"Max-Age={YEAR}; {_flags(origins)}"
        self._entropy = entropy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] not in {"http", "websocket"}:
            return await self._app(scope, receive, send)
        token, headers = _without(self._name, scope["headers"])
        guest = None if token is None else sha256(token.encode()).hexdigest()
        if token is None and _may_be_page(scope):
            send = _giving(self._new_cookie, _is_page_asked_for(scope), send)
        return await self._app({**scope, "headers": headers, _KEY: guest}, receive, send)

    def _new_cookie(self) -> str:
        token = urlsafe_b64encode(self._entropy(_BYTES)).rstrip(b"=").decode()
        return f"{self._name}={token}; {self._flags}"


Headers = list[tuple[bytes, bytes]]


def _without(name: str, headers: Headers) -> tuple[str | None, Headers]:
    """The value of a cookie, the first one that can be, and all headers without it."""
    values: list[str] = []
    others: Headers = []
    for header, value in headers:
        if header != b"cookie":
            others.append((header, value))
            continue
        pairs = [pair.strip() for pair in value.decode("latin-1").split(";")]
        values += [pair.removeprefix(f"{name}=") for pair in pairs if pair.startswith(f"{name}=")]
        left = "; ".join(pair for pair in pairs if not pair.startswith(f"{name}="))
        others += [(header, left.encode("latin-1"))] if left else []
    return next(filter(_TOKEN.fullmatch, values), None), others


def _may_be_page(scope: Scope) -> bool:
    return scope["type"] == "http" and scope["method"] == "GET" and not f"{scope['path']}/".startswith("/api/")


def _is_page_asked_for(scope: Scope) -> bool:
    return any(name == b"accept" and b"text/html" in value for name, value in scope["headers"])


def _giving(new_cookie: Callable[[], str], is_page_asked_for: bool, send: Send) -> Send:
    """Send with a new cookie, if it is a page that is sent, or told that the browser's own copy is still right."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(raw=[*message.get("headers", [])])
            kind = headers.get("content-type", "text/html" if is_page_asked_for else "")
            if kind.startswith("text/html"):
                headers.append("set-cookie", new_cookie())
                headers["cache-control"] = "private, no-cache"  # nobody else gets this page, and this cookie
                message = {**message, "headers": headers.raw}
        await send(message)

    return sending
