"""What every answer tells the browser for its safety, and the refusal of requests that foreign pages send."""

from __future__ import annotations

import json
import re

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pisti.server.origins import BadOrigin, OriginFault, Origins

YEAR = 365 * 24 * 60 * 60

FIXED = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # a link holds the code of its table
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), "
    "midi=(), payment=(), usb=()",
}
"""The headers that are the same in every answer."""

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src {}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
_LONGEST = 100  # characters of a foreign origin, in what it is told


class Guard:
    """Middleware that gives every answer the headers of its safety, unless the application has set them otherwise.

    A WebSocket of a foreign page, and any of its requests but GET and HEAD, is refused with 403 before the application
    knows of it; see Origins.
    """

    def __init__(self, app: ASGIApp, origins: Origins) -> None:
        self._app = app
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in {"http", "websocket"}:
            return await self._app(scope, receive, send)
        host, origin = _header(scope, b"host"), _header(scope, b"origin")
        if scope["type"] == "http":
            send = _with(self._headers(scope, host), send)
        if scope.get("method") in {"GET", "HEAD"} or self._origins.allows(origin, host):
            return await self._app(scope, receive, send)
        return await _refuse(scope, receive, send, origin or "")

    def _headers(self, scope: Scope, host: str | None) -> dict[str, str]:
        headers = {**FIXED, "content-security-policy": _POLICY.format(self._connections(host))}
        if self._origins.is_secure:
            headers["strict-transport-security"] = f"max-age={YEAR}"
        if f"{scope['path']}/".startswith("/api/"):
            headers["cache-control"] = "no-store"
        return headers

    def _connections(self, host: str | None) -> str:
        """Where a page may connect to: older browsers do not take its own WebSockets for 'self', and want the name.

        There is no way to write an address of IPv6 there.
        """
        if host is None or not re.fullmatch(r"[\w.:-]+", host, re.ASCII) or not self._origins.knows(host):
            return "'self'"
        return f"'self' ws://{host} wss://{host}"


def _header(scope: Scope, name: bytes) -> str | None:
    """The value of a header, None if there is none; of several, all together, which is no origin and no host."""
    values = [value.decode("latin-1") for each, value in scope["headers"] if each == name]
    return ", ".join(values) if values else None


def _with(headers: dict[str, str], send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            all_headers = MutableHeaders(raw=[*message.get("headers", [])])
            for name, value in headers.items():
                all_headers.setdefault(name, value)
            message = {**message, "headers": all_headers.raw}
        await send(message)

    return sending


async def _refuse(scope: Scope, receive: Receive, send: Send, origin: str) -> None:
    """Answer 403; a WebSocket is not accepted before, so that nothing is sent on it."""
    error = BadOrigin(OriginFault.FOREIGN, text=origin[:_LONGEST])
    body = json.dumps({"code": error.code.value, "fields": error.fields}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    kind = "http"
    if scope["type"] == "websocket":
        await receive()
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close"})
            return
        kind = "websocket.http"
    await send({"type": f"{kind}.response.start", "status": 403, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body})
