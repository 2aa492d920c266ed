"""The cookie of guests: who is given one, how it is told to the browser, and that its hash alone goes further."""

import asyncio
import re
from base64 import urlsafe_b64decode
from hashlib import sha256
from http.cookies import SimpleCookie
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pisti.server.guests import YEAR, Guests, guest_of
from pisti.server.origins import Origins, public_url

HERE = Origins()
HTTPS = Origins(public_url("https://pisti.example"))
TOKEN = "t0ken-_" * 6 + "A"
HASH = sha256(TOKEN.encode()).hexdigest()


def entropy(size: int) -> bytes:
    return b"\xfb" * size


async def page(request: Request) -> Response:
    return HTMLResponse("<p>page</p>", headers={"cache-control": "public, max-age=60"})


async def unchanged(request: Request) -> Response:
    return Response(status_code=304)


async def echo(request: Request) -> Response:
    return JSONResponse({"guest": guest_of(request.scope), "cookie": request.headers.get("cookie")})


APP = Starlette(
    routes=[Route(path, page, methods=["GET", "POST"]) for path in ("/", "/t/k7m2xq", "/api", "/api/page", "/apis")]
    + [Route("/api/me", echo), Route("/me", echo), Route("/same", unchanged)]
)


class Answer:
    def __init__(self, messages: list[Message]) -> None:
        self.headers = [(name.decode(), value.decode()) for name, value in messages[0].get("headers", [])]
        self.cookies = [value for name, value in self.headers if name == "set-cookie"]
        self.body = b"".join(message.get("body", b"") for message in messages[1:])


def ask(
    path: str = "/",
    *cookies: str,
    method: str = "GET",
    accept: str = "*/*",
    origins: Origins = HERE,
    app: ASGIApp = APP,
) -> Answer:
    headers = [
        (b"host", b"192.168.1.5"),
        (b"accept", accept.encode()),
        *((b"cookie", each.encode()) for each in cookies),
    ]
    scope = {"type": "http", "method": method, "path": path, "headers": headers, "query_string": b""}
    return Answer(asyncio.run(answered(Guests(app, origins, entropy), scope)))


async def answered(app: ASGIApp, scope: dict[str, Any]) -> list[Message]:
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b""}

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    return sent


@pytest.mark.parametrize("path", ["/", "/t/k7m2xq", "/apis"])
def test_a_page_brings_a_cookie_to_who_has_none(path: str) -> None:
    (text,) = ask(path).cookies
    (cookie,) = SimpleCookie(text).values()
    assert cookie.key == "pisti_guest"
    assert re.fullmatch(r"[A-Za-z0-9_-]{43}", cookie.value)
    assert (cookie["path"], cookie["max-age"], cookie["samesite"]) == ("/", str(YEAR), "Lax")
    assert cookie["httponly"]
    assert not cookie["secure"]
    assert not cookie["domain"]


def test_under_https_it_is_secure_and_of_this_host_alone() -> None:
    (text,) = ask(origins=HTTPS).cookies
    (cookie,) = SimpleCookie(text).values()
    assert cookie.key == "__Host-pisti_guest"
    assert cookie["secure"]
    assert cookie["httponly"]
    assert (cookie["path"], cookie["domain"]) == ("/", "")


def test_the_token_is_all_of_the_entropy() -> None:
    token = ask().cookies[0].partition(";")[0].removeprefix("pisti_guest=")
    assert urlsafe_b64decode(token + "=") == entropy(32)


def test_a_page_with_a_cookie_is_kept_for_nobody_else() -> None:
    assert [value for name, value in ask().headers if name == "cache-control"] == ["private, no-cache"]
    assert ("cache-control", "public, max-age=60") in ask("/", f"pisti_guest={TOKEN}").headers


@pytest.mark.parametrize(
    ("path", "method"),
    [("/api/me", "GET"), ("/api/page", "GET"), ("/api", "GET"), ("/me", "GET"), ("/", "POST"), ("/", "HEAD")],
)
def test_what_is_no_page_brings_none(path: str, method: str) -> None:
    assert not ask(path, method=method, accept="text/html").cookies


def test_a_browser_whose_copy_of_the_page_is_still_right_gets_one() -> None:
    assert ask("/same", accept="text/html,*/*;q=0.8").cookies
    assert not ask("/same").cookies


def test_who_has_one_gets_no_other() -> None:
    assert not ask("/", f"pisti_guest={TOKEN}").cookies


@pytest.mark.parametrize(
    "token", ["", "x", TOKEN + "x", TOKEN[:-1] + "ş", TOKEN[:-1] + "=", TOKEN[:-1] + ".", f'"{TOKEN}"']
)
def test_one_that_cannot_be_is_none(token: str) -> None:
    assert ask("/", f"pisti_guest={token}").cookies
    assert b'"guest":null' in ask("/me", f"pisti_guest={token}").body


@pytest.mark.parametrize(
    ("cookies", "others"),
    [
        ([f"pisti_guest={TOKEN}"], None),
        ([f"a=1; pisti_guest={TOKEN}; b=2"], "a=1; b=2"),
        ([f"a=1;pisti_guest={TOKEN}"], "a=1"),
        (["a=1", f"pisti_guest={TOKEN}"], "a=1"),
        ([f"pisti_guest=short; pisti_guest={TOKEN}; pisti_guest={'x' * 43}"], None),
    ],
)
def test_the_hash_alone_goes_further(cookies: list[str], others: str | None) -> None:
    answer = ask("/me", *cookies)
    assert f'"guest":"{HASH}"'.encode() in answer.body
    assert (b"null" in answer.body) is (others is None)
    assert others is None or others.encode() in answer.body
    assert TOKEN.encode() not in answer.body


def test_the_names_of_others_are_not_taken_for_ours() -> None:
    assert b'"guest":null' in ask("/me", f"my_pisti_guest={TOKEN}; pisti_guests={TOKEN}; PISTI_GUEST={TOKEN}").body


def test_under_https_a_cookie_that_others_could_have_set_does_not_count() -> None:
    assert b'"guest":null' in ask("/me", f"pisti_guest={TOKEN}", origins=HTTPS).body
    assert HASH.encode() in ask("/me", f"__Host-pisti_guest={TOKEN}", origins=HTTPS).body
    assert b'"guest":null' in ask("/me", f"__Host-pisti_guest={TOKEN}").body


def test_a_cookie_counts_when_it_comes_back() -> None:
    seen = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(guest_of(scope))
        await HTMLResponse("")(scope, receive, send)

    cookie = ask(app=app).cookies[0].partition(";")[0]
    assert not ask("/", cookie, app=app).cookies
    assert seen == [None, sha256(cookie.removeprefix("pisti_guest=").encode()).hexdigest()]


def test_websockets_have_their_guest_too_and_lifespans_pass() -> None:
    seen: list[tuple[str, str | None]] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append((scope["type"], guest_of(scope)))

    guests = Guests(app, Origins(), entropy)
    headers = [(b"cookie", f"pisti_guest={TOKEN}".encode())]
    asyncio.run(answered(guests, {"type": "websocket", "path": "/api/tables/k7m2xq/socket", "headers": headers}))
    asyncio.run(answered(guests, {"type": "websocket", "path": "/", "headers": []}))
    asyncio.run(answered(guests, {"type": "lifespan"}))
    assert seen == [("websocket", HASH), ("websocket", None), ("lifespan", None)]


def test_a_request_that_never_passed_has_no_guest() -> None:
    assert guest_of({"type": "http", "headers": [(b"cookie", f"pisti_guest={TOKEN}".encode())]}) is None
