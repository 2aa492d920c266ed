"""The headers of safety in every answer, and that foreign pages are refused before the application knows of them."""

import json
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from listeners import listening, run
from pisti.server.headers import Guard
from pisti.server.origins import Origins, public_url

HERE = Origins()
HTTPS = Origins(public_url("https://pisti.example"))
FOREIGN = "http://foreign.example"
HOST = "192.168.1.5:8000"


async def page(request: Request) -> Response:
    return HTMLResponse("page")


async def own_way(request: Request) -> Response:
    return PlainTextResponse("x", headers={"Cache-Control": "public, max-age=60", "Content-Security-Policy": "sandbox"})


async def socket(websocket: WebSocket) -> None:
    await websocket.accept()
    await websocket.send_text("dealt")
    await websocket.close()


class App:
    """An application that knows what reached it."""

    def __init__(self) -> None:
        self.reached: list[str] = []
        self._app = Starlette(
            routes=[
                Route("/", page, methods=["GET", "POST"]),
                *(Route(path, page) for path in ("/api", "/api/tables", "/apis")),
                *(Route(path, own_way) for path in ("/own", "/api/own")),
                WebSocketRoute("/api/socket", socket),
            ]
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.reached.append(scope["type"])
        await self._app(scope, receive, send)


def request(method: str = "GET", path: str = "/", host: str = HOST, **headers: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", "Connection: close"]
    return "\r\n".join([*lines, *(f"{name}: {value}" for name, value in headers.items()), "", ""]).encode()


def handshake(*origins: str, path: str = "/api/socket") -> bytes:
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {HOST}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    return "\r\n".join([*lines, *(f"Origin: {origin}" for origin in origins), "", ""]).encode()


def ask(what: bytes, origins: Origins = HERE, app: App | None = None) -> tuple[int, dict[str, str], bytes]:
    """The status, the headers and the body that a server answers; no header comes twice."""
    whole = b""

    async def asking() -> None:
        nonlocal whole
        async with listening(Guard(app or App(), origins)) as server:
            whole = await server.ask(what)

    run(asking)
    head, _, body = whole.partition(b"\r\n\r\n")
    status, *lines = head.decode().splitlines()
    pairs = [line.lower().split(": ", 1) for line in lines]
    assert len(pairs) == len(dict(pairs))
    return int(status.split()[1]), dict(pairs), body


@pytest.mark.parametrize("path", ["/", "/api/tables", "/nowhere"])
def test_every_answer_has_the_headers(path: str) -> None:
    _, headers, _ = ask(request(path=path))
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers


def policy(host: str = HOST, origins: Origins = HERE) -> dict[str, str]:
    _, headers, _ = ask(request(host=host), origins)
    return dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))


def test_the_policy_allows_what_is_of_the_server_and_nothing_else() -> None:
    allowed = policy()
    assert allowed.pop("connect-src") == f"'self' ws://{HOST} wss://{HOST}"
    assert allowed == {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "manifest-src": "'self'",
        "worker-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
    }


@pytest.mark.parametrize("host", ["foreign.example", "[::1]:8000", "x; script-src *", "192.168.1.5 *", "", "a,b"])
def test_a_host_that_is_not_ours_does_not_get_into_the_policy(host: str) -> None:
    assert policy(host)["connect-src"] == "'self'"


def test_the_public_host_is_in_the_policy() -> None:
    assert policy("pisti.example", HTTPS)["connect-src"] == "'self' ws://pisti.example wss://pisti.example"


def test_https_is_asked_for_ever_where_it_is_the_public_address() -> None:
    assert ask(request(), HTTPS)[1]["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in ask(request(), Origins(public_url("http://pisti.example")))[1]


@pytest.mark.parametrize(("path", "is_stored"), [("/api", False), ("/api/tables", False), ("/", True), ("/apis", True)])
def test_what_the_api_says_is_not_stored(path: str, is_stored: bool) -> None:
    assert ask(request(path=path))[1].get("cache-control", "") == ("" if is_stored else "no-store")


@pytest.mark.parametrize("path", ["/own", "/api/own"])
def test_the_application_may_say_otherwise(path: str) -> None:
    _, headers, _ = ask(request(path=path))
    assert headers["cache-control"] == "public, max-age=60"
    assert headers["content-security-policy"] == "sandbox"
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
@pytest.mark.parametrize("origin", [FOREIGN, "null", f"http://{HOST}/x"])
def test_a_foreign_page_changes_nothing(method: str, origin: str) -> None:
    app = App()
    status, headers, body = ask(request(method, Origin=origin), app=app)
    assert (status, app.reached) == (403, [])
    assert json.loads(body) == {"code": "origin-foreign", "fields": {"text": origin}}
    assert headers["x-content-type-options"] == "nosniff"
    assert "access-control-allow-origin" not in headers


@pytest.mark.parametrize("origin", [f"http://{HOST}", None])
def test_own_pages_and_the_terminal_do(origin: str | None) -> None:
    app = App()
    given = {} if origin is None else {"Origin": origin}
    assert ask(request("POST", **given), app=app)[0] == 200
    assert app.reached == ["http"]


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_reading_is_for_all(method: str) -> None:
    status, headers, _ = ask(request(method, Origin=FOREIGN))
    assert status == 200
    assert "access-control-allow-origin" not in headers


def test_a_long_origin_is_not_sent_back_in_full() -> None:
    _, _, body = ask(request("POST", Origin=FOREIGN + "x" * 10_000))
    assert len(body) < 200


@pytest.mark.parametrize("origin", [FOREIGN, "null", "http://192.168.1.5:3000", ""])
def test_a_websocket_of_a_foreign_page_is_not_accepted(origin: str) -> None:
    app = App()
    status, _, body = ask(handshake(origin), app=app)
    assert (status, app.reached) == (403, [])
    assert json.loads(body)["code"] == "origin-foreign"


@pytest.mark.parametrize("other", [FOREIGN, f"http://{HOST}"])
def test_two_origins_are_none(other: str) -> None:
    app = App()
    posted = request("POST", Origin=f"http://{HOST}\r\nOrigin: {other}")
    assert ask(posted, app=app)[0] == 403
    assert ask(handshake(f"http://{HOST}", other), app=app)[0] in {400, 403}
    assert app.reached == []


@pytest.mark.parametrize("origins", [[], [f"http://{HOST}"]])
def test_a_websocket_of_an_own_page_or_the_terminal_is(origins: list[str]) -> None:
    answer = b""

    async def asking() -> None:
        nonlocal answer
        async with listening(Guard(App(), HERE)) as server, server.client() as (reader, writer):
            writer.write(handshake(*origins))
            answer = await reader.readuntil(b"dealt")

    run(asking)
    assert answer.startswith(b"HTTP/1.1 101 ")


def sent_to(scope: dict[str, Any]) -> list[Message]:
    """What is sent where no server is, with a receive that gives the handshake once."""
    sent: list[Message] = []
    waiting: list[Message] = [{"type": "websocket.connect"}]

    async def receive() -> Message:
        return waiting.pop()

    async def send(message: Message) -> None:
        sent.append(message)

    async def asking() -> None:
        await Guard(App(), HERE)({"path": "/api/socket", **scope}, receive, send)

    run(asking)
    assert not waiting
    return sent


def test_where_a_server_has_no_answer_to_a_handshake_it_is_closed() -> None:
    headers = [(b"host", HOST.encode()), (b"origin", FOREIGN.encode())]
    assert sent_to({"type": "websocket", "headers": headers}) == [{"type": "websocket.close"}]
    types = [message["type"] for message in sent_to({"type": "websocket", "headers": headers, "extensions": {}})]
    assert types == ["websocket.close"]


def test_the_life_of_the_application_is_not_touched() -> None:
    app, seen = App(), []

    async def inner(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["type"])

    async def asking() -> None:
        await Guard(inner, HERE)({"type": "lifespan"}, None, None)  # type: ignore[arg-type]

    run(asking)
    assert (seen, app.reached) == (["lifespan"], [])
