"""A server that is not kept waiting: silent and dripping connections, large requests, too many connections."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from listeners import Client, Listener, listening, run, until_closed
from pisti.server import patience
from pisti.server.patience import patient

SHORT = 0.2
"""How long a request may take where the time is tested."""

LONGER = 2.5 * SHORT
"""What is not closed by then is not closed for being too slow."""

LIMIT = 1000
GET = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
LAST_GET = GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
STREAM = GET.replace(b" / ", b" /stream ")
POST = b"POST / HTTP/1.1\r\nHost: x\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING = b"\x81\x81\0\0\0\0x"
"""A masked frame with one letter."""


class App:
    """An application whose answers wait for the test, and which knows what became of them."""

    def __init__(self) -> None:
        self.reached = 0
        self.go_on = asyncio.Event()
        self.has_ended = asyncio.Event()
        self.routes = Starlette(
            routes=[
                Route("/", self.read, methods=["GET", "POST"]),
                Route("/later", self.read_later, methods=["POST"]),
                Route("/early", self.answer_at_once, methods=["POST"]),
                Route("/stream", self.stream, methods=["GET", "POST"]),
                WebSocketRoute("/socket", self.echo),
            ]
        )

    async def read(self, request: Request) -> Response:
        self.reached += 1
        try:
            return PlainTextResponse(f"read {len(await request.body())}")
        except ClientDisconnect:
            self.has_ended.set()
            return Response()

    async def read_later(self, request: Request) -> Response:
        await self.go_on.wait()
        return await self.read(request)

    async def answer_at_once(self, request: Request) -> Response:
        return PlainTextResponse("at once")

    async def stream(self, request: Request) -> Response:
        return StreamingResponse(self.parts())

    async def parts(self) -> AsyncIterator[bytes]:
        try:
            yield b"begin"
            while not self.go_on.is_set():
                with suppress(TimeoutError):
                    async with asyncio.timeout(SHORT / 10):
                        await self.go_on.wait()
                yield b"still here"
            yield b"end"
        finally:
            self.has_ended.set()

    async def echo(self, websocket: WebSocket) -> None:
        await websocket.accept()
        async for text in websocket.iter_text():
            await websocket.send_text(text)


Test = Callable[[App, Listener], Coroutine[Any, Any, None]]


def serve(test: Test, **options: Any) -> None:  # noqa: ANN401
    """Run a test with a server of this patience, and see that nothing it began is left running."""

    async def serving() -> None:
        app = App()
        protocol = patient(**{"body_bytes": LIMIT, **options})
        async with listening(app.routes, http=protocol, ws="websockets-sansio", timeout_keep_alive=60) as listener:
            await test(app, listener)

    run(serving)


async def is_still_open(reader: asyncio.StreamReader, seconds: float = LONGER) -> bool:
    """Whether the end does not come for longer than a request may take."""
    try:
        async with asyncio.timeout(seconds):
            await until_closed(reader)
    except TimeoutError:
        return True
    return False


async def drip(client: Client, data: bytes) -> bytes:
    """Send a byte, and another one if no end comes, and so on; what was answered until the end."""
    reader, writer = client
    closed = asyncio.create_task(until_closed(reader))
    for byte in data * 1000:
        writer.write(bytes([byte]))
        done, _ = await asyncio.wait([closed], timeout=SHORT / 10)
        if done:
            break
    return await closed


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so that nobody tells."""
    while not condition():
        with suppress(TimeoutError):
            async with asyncio.timeout(SHORT / 10):
                await asyncio.Event().wait()


def chunks(size: int, count: int = 1) -> bytes:
    return (b"%x\r\n" % size + b"x" * size + b"\r\n") * count


# Silence and dripping


@pytest.mark.parametrize(
    "begun", [b"", b"GET / HTTP/1.1\r\nHost: x\r\n", POST + b"Content-Length: 5\r\n\r\nab", CHUNKED, b"\r\n"]
)
def test_who_falls_silent_is_cut_off(begun: bytes) -> None:
    async def test(app: App, server: Listener) -> None:
        async with server.client() as (reader, writer):
            writer.write(begun)
            assert await until_closed(reader) == b""

    serve(test, request_seconds=SHORT)


@pytest.mark.parametrize(
    ("begun", "dripped"),
    [
        (b"GET /", b"x"),
        (b"GET / HTTP/1.1\r\n", b"X-Long: 1\r\n"),
        (POST + b"Content-Length: 1000\r\n\r\n", b"x"),
        (CHUNKED, b"1\r\nx\r\n"),
        (CHUNKED + b"0\r\n", b"X-Behind: 1\r\n"),
        (b"", b"\r\n"),
    ],
)
def test_who_drips_is_cut_off(begun: bytes, dripped: bytes) -> None:
    async def test(app: App, server: Listener) -> None:
        async with server.client() as client:
            client[1].write(begun)
            assert await drip(client, dripped) == b""

    serve(test, request_seconds=SHORT)


def test_who_is_in_time_is_answered_piece_by_piece() -> None:
    async def test(app: App, server: Listener) -> None:
        async with server.client() as (reader, writer):
            for piece in (POST, b"Content-Length: 4\r\n", b"\r\n", b"ab", b"cd"):
                writer.write(piece)
            assert (await reader.readuntil(b"read 4")).startswith(b"HTTP/1.1 200 ")

    serve(test)


@pytest.mark.parametrize("again", [b"GET / HTTP/1.1\r\n", b"\r\n", POST + b"Content-Length: 5\r\n\r\nab"])
def test_between_requests_uvicorn_waits_and_then_the_time_of_the_next_one_runs(again: bytes) -> None:
    async def test(app: App, server: Listener) -> None:
        async with server.client() as (reader, writer):
            writer.write(GET)
            await reader.readuntil(b"read 0")
            assert await is_still_open(reader)
            writer.write(GET)
            await reader.readuntil(b"read 0")
            writer.write(again)
            assert await until_closed(reader) == b""

    serve(test, request_seconds=SHORT)


def test_a_body_that_ends_after_its_answer_leaves_no_connection_behind_that_nobody_watches() -> None:
    async def test(app: App, server: Listener) -> None:
        async with server.client() as (reader, writer):
            writer.write(POST.replace(b" / ", b" /early ") + b"Content-Length: 4\r\n\r\nab")
            await reader.readuntil(b"at once")
            writer.write(b"cd")
            assert await until_closed(reader) == b""

    serve(test, request_seconds=SHORT)


def test_an_answer_may_take_its_time() -> None:
    async def test(app: App, server: Listener) -> None:
        async with server.client() as (reader, writer):
            writer.write(STREAM)
            await reader.readuntil(b"begin")
            assert await is_still_open(reader)
            app.go_on.set()
            await reader.readuntil(b"end")

    serve(test, request_seconds=SHORT)


def test_a_request_behind_a_long_answer_waits_for_us_and_is_answered_after_it() -> None:
    async def test(app: App, server: Listener) -> None:
        async with server.client() as (reader, writer):
            writer.write(STREAM)
            await reader.readuntil(b"begin")
            writer.write(POST + b"Content-Length: 4\r\n\r\nab")  # and with it, uvicorn stops reading
            assert await is_still_open(reader)
            writer.write(b"cd")
            app.go_on.set()
            await reader.readuntil(b"read 4")

    serve(test, request_seconds=SHORT)


def test_a_request_that_drips_behind_a_long_answer_is_cut_off_with_it() -> None:
    async def test(app: App, server: Listener) -> None:
        async with server.client() as (reader, writer):
            writer.write(STREAM + b"GET / HT")
            await reader.readuntil(b"begin")
            assert not await is_still_open(reader)
            await app.has_ended.wait()

    serve(test, request_seconds=SHORT)


def test_many_requests_at_once_are_answered_one_after_the_other() -> None:
    async def test(app: App, server: Listener) -> None:
        async with server.client() as (reader, writer):
            writer.write((POST + b"Content-Length: 3\r\n\r\nabc") * 100 + LAST_GET[:20])
            await reader.readuntil(b"read 3")
            writer.write(LAST_GET[20:])
            answers = await until_closed(reader)
        assert (answers.count(b"read 3"), answers.count(b"read 0")) == (99, 1)

    serve(test)


def test_too_many_requests_at_once_are_not() -> None:
    async def test(app: App, server: Listener) -> None:
        async with server.client() as (reader, writer):
            writer.write(STREAM)
            await reader.readuntil(b"begin")
            writer.write(GET * 1000)
            await until_closed(reader)
            await app.has_ended.wait()
        assert app.reached == 0

    serve(test)


def test_a_websocket_may_be_silent() -> None:
    async def test(app: App, server: Listener) -> None:
        async with server.client() as (reader, writer):
            writer.write(HANDSHAKE)
            await reader.readuntil(b"\r\n\r\n")
            assert await is_still_open(reader)
            writer.write(PING)
            assert await reader.readexactly(3) == b"\x81\x01x"

    serve(test, request_seconds=SHORT)


def test_who_asks_before_it_sends_is_waited_for_from_the_answer_on() -> None:
    async def test(app: App, server: Listener) -> None:
        async with server.client() as (reader, writer):
            writer.write(POST.replace(b" / ", b" /later ") + b"Expect: 100-continue\r\nContent-Length: 4\r\n\r\n")
            assert await is_still_open(reader, 2.5 * SHORT)
            app.go_on.set()
            assert await reader.readuntil(b"\r\n\r\n") == b"HTTP/1.1 100 Continue\r\n\r\n"
            assert await is_still_open(reader, 0.7 * SHORT)
            writer.write(b"abcd")
            await reader.readuntil(b"read 4")

    serve(test, request_seconds=SHORT)


def test_who_asks_and_then_sends_nothing_is_cut_off() -> None:
    async def test(app: App, server: Listener) -> None:
        asking = POST + b"Expect: 100-continue\r\nContent-Length: 4\r\n\r\n"
        assert await server.ask(asking) == b"HTTP/1.1 100 Continue\r\n\r\n"
        await app.has_ended.wait()

    serve(test, request_seconds=SHORT)


def test_who_takes_nothing_of_what_is_sent_is_dropped() -> None:
    async def test(app: App, server: Listener) -> None:
        async def more() -> AsyncIterator[bytes]:
            try:
                for _ in range(1000):
                    yield b"x" * 65_536
            finally:
                app.has_ended.set()

        app.parts = more  # type: ignore[method-assign]
        with socket.create_connection((server.host, server.port)) as client:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            client.sendall(STREAM)
            await app.has_ended.wait()

    serve(test, read_seconds=0.3)


# Large requests

TOO_LARGE = b'{"code": "request-too-large", "fields": {}}'


def is_refused(answer: bytes) -> bool:
    return answer.startswith(b"HTTP/1.1 413 ") and answer.endswith(TOO_LARGE) and answer.count(b"HTTP/1.1") == 1


@pytest.mark.parametrize(
    "request_of", [b"Content-Length: %d\r\n\r\n", b"Content-Length: %d\r\nExpect: 100-continue\r\n\r\n"]
)
def test_a_body_that_says_it_is_too_large_is_refused_before_it_comes(request_of: bytes) -> None:
    async def test(app: App, server: Listener) -> None:
        assert is_refused(await server.ask(POST + request_of % (LIMIT + 1)))
        assert app.reached == 0

    serve(test, request_seconds=SHORT)


def test_a_body_that_turns_out_too_large_is_refused_and_the_application_told() -> None:
    async def test(app: App, server: Listener) -> None:
        async with server.client() as (reader, writer):
            writer.write(CHUNKED + chunks(400, 2))
            await until(lambda: app.reached == 1)
            writer.write(chunks(400))
            assert is_refused(await until_closed(reader))
            await app.has_ended.wait()

    serve(test)


def test_who_is_refused_may_finish_for_a_while_and_is_not_listened_to(caplog: pytest.LogCaptureFixture) -> None:
    async def test(app: App, server: Listener) -> None:
        async with server.client() as (reader, writer):
            writer.write(CHUNKED + chunks(LIMIT, 2) + b"0\r\n\r\n")
            assert is_refused(await until_closed(reader))
            assert server.server.server_state.connections
            writer.write(b"\0nothing of HTTP")
            await until(lambda: not server.server.server_state.connections)
        assert app.reached <= 1

    serve(test, request_seconds=SHORT)
    assert not caplog.records


def test_a_body_that_is_too_large_is_nothing_to_who_has_answered_already() -> None:
    async def test(app: App, server: Listener) -> None:
        async with server.client() as (reader, writer):
            writer.write(CHUNKED.replace(b" / ", b" /early "))
            await reader.readuntil(b"at once")
            writer.write(chunks(LIMIT, 2) + b"0\r\n\r\n" + LAST_GET)
            rest = await until_closed(reader)
            assert (rest.count(b"413"), rest.count(b"read 0")) == (0, 1)

    serve(test)


@pytest.mark.parametrize("head", [POST + b"Content-Length: %d\r\n\r\n" % LIMIT, CHUNKED])
def test_a_body_of_the_limit_is_taken(head: bytes) -> None:
    async def test(app: App, server: Listener) -> None:
        body = chunks(LIMIT // 10, 10) + b"0\r\n\r\n" if head is CHUNKED else b"x" * LIMIT
        async with server.client() as (reader, writer):
            writer.write(head + body)
            await reader.readuntil(b"read %d" % LIMIT)
            writer.write(head + body)
            await reader.readuntil(b"read %d" % LIMIT)

    serve(test)


@pytest.mark.parametrize("size", [2 * LIMIT, 1_000_000])
@pytest.mark.parametrize("is_chunked", [True, False])
def test_who_sends_all_of_it_can_read_the_refusal(size: int, is_chunked: bool) -> None:
    async def test(app: App, server: Listener) -> None:
        async with server.client() as (reader, writer):
            head = CHUNKED if is_chunked else POST + b"Content-Length: %d\r\n\r\n" % size
            writer.write(head + (chunks(1000, size // 1000) + b"0\r\n\r\n" if is_chunked else b"x" * size))
            await writer.drain()
            assert is_refused(await reader.readuntil(TOO_LARGE))

    serve(test)


def test_after_a_large_body_that_was_announced_the_next_request_is_answered() -> None:
    async def test(app: App, server: Listener) -> None:
        large = POST + b"Content-Length: 5000\r\n\r\n" + b"x" * 5000
        answers = await server.ask(large * 2 + LAST_GET)
        assert (answers.count(b" 413 "), answers.count(b" 200 "), app.reached) == (2, 1, 1)

    serve(test)


def test_nothing_is_read_behind_a_body_that_turned_out_too_large() -> None:
    async def test(app: App, server: Listener) -> None:
        assert is_refused(await server.ask(CHUNKED + chunks(LIMIT, 2) + b"0\r\n\r\n" + GET + HANDSHAKE))
        assert app.reached <= 1

    serve(test)


@pytest.mark.parametrize("large", [POST + b"Content-Length: 5000\r\n\r\n", CHUNKED + chunks(LIMIT, 2) + b"0\r\n\r\n"])
def test_behind_a_long_answer_the_refusal_waits_for_its_end(large: bytes) -> None:
    async def test(app: App, server: Listener) -> None:
        async with server.client() as (reader, writer):
            writer.write(STREAM + large)
            await reader.readuntil(b"begin")
            app.go_on.set()
            between = await reader.readuntil(TOO_LARGE)
            assert between.index(b"end") < between.index(b" 413 ")
            assert app.reached == 0

    serve(test)


def test_an_answer_that_has_begun_is_not_broken_into() -> None:
    async def test(app: App, server: Listener) -> None:
        async with server.client() as (reader, writer):
            writer.write(CHUNKED.replace(b" / ", b" /stream "))
            await reader.readuntil(b"begin")
            writer.write(chunks(LIMIT, 2))
            assert b"413" not in await until_closed(reader)
        await app.has_ended.wait()

    serve(test)


@pytest.mark.parametrize(
    ("begun", "more"), [(b"GET /", b"x"), (b"GET / HTTP/1.1\r\n", b"X-Long: 1\r\n"), (b"GET / HTTP/1.1\r\nX: ", b"x")]
)
def test_headers_without_end_are_refused(begun: bytes, more: bytes) -> None:
    async def test(app: App, server: Listener) -> None:
        async with server.client() as (reader, writer):
            writer.write(begun)
            closed = asyncio.create_task(until_closed(reader))
            while not closed.done():
                writer.write(more * 1000)
                await asyncio.wait([closed], timeout=0.001)
            assert is_refused(await closed)
        assert app.reached == 0

    serve(test)


@pytest.mark.parametrize("begun", [GET, CHUNKED, LAST_GET, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"])
def test_too_many_headers_are_refused(begun: bytes, caplog: pytest.LogCaptureFixture) -> None:
    async def test(app: App, server: Listener) -> None:
        headers = b"X: 1\r\n" * 129
        assert is_refused(await server.ask(begun.replace(b"Host: x\r\n", headers)))
        assert app.reached == 0
        assert b" 200 " in await server.ask(LAST_GET.replace(b"Host: x\r\n", headers[: 6 * 120]))
        assert [each for each in caplog.records if each.levelname == "ERROR"] == []

    serve(test)


@pytest.mark.parametrize("path", [b" / ", b" /early ", b" /stream "])
@pytest.mark.parametrize("more", [b"X-Behind: 1\r\n", b"x"])
def test_trailers_without_end_end_the_connection(path: bytes, more: bytes) -> None:
    async def test(app: App, server: Listener) -> None:
        async with server.client() as (reader, writer):
            writer.write(CHUNKED.replace(b" / ", path) + b"0\r\n" + (b"X: " if more == b"x" else b""))
            closed = asyncio.create_task(until_closed(reader))
            while not closed.done():
                writer.write(more * 1000)
                await asyncio.wait([closed], timeout=0.001)
            assert b"413" not in await closed

    serve(test)


# Who is told that a client has gone


@pytest.mark.parametrize("behind", [GET, POST + b"Content-Length: 4\r\n\r\n", HANDSHAKE, b"GET / HT"])
def test_a_long_answer_ends_with_its_client_whatever_was_sent_behind(behind: bytes) -> None:
    async def test(app: App, server: Listener) -> None:
        async with server.client() as (reader, writer):
            writer.write(STREAM)
            await reader.readuntil(b"begin")
            writer.write(behind)
            with suppress(asyncio.IncompleteReadError):  # a handshake ends it at once
                await reader.readuntil(b"still here")
        await app.has_ended.wait()
        assert app.reached == 0

    serve(test)


@pytest.mark.parametrize(
    "extra", [b"X: 1\r\n" * 300, b"X: " + b"x" * 20_000 + b"\r\n", b"X: \xff\r\n", b"Sec-WebSocket-Key: x\r\n"]
)
def test_a_handshake_that_cannot_be_leaves_nothing_behind(extra: bytes) -> None:
    async def test(app: App, server: Listener) -> None:
        async with server.client() as (reader, writer):
            writer.write(HANDSHAKE.replace(b"Upgrade: web", extra + b"Upgrade: web"))
            writer.write_eof()
            await until_closed(reader)
        assert not server.server.server_state.connections

    serve(test)


# How many there are


@pytest.fixture
def addresses(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Where the next clients come from, as the server sees it; the last one stays."""
    given = ["203.0.113.7"]

    def address(transport: object) -> tuple[str, int]:
        return (given.pop(0) if len(given) > 1 else given[0], 50_000)

    monkeypatch.setattr("uvicorn.protocols.http.httptools_impl.get_remote_addr", address)
    return given


@asynccontextmanager
async def answered(server: Listener, request: bytes = GET) -> AsyncIterator[Client]:
    async with server.client() as (reader, writer):
        writer.write(request)
        await reader.readuntil(b"\r\n\r\n")
        yield reader, writer


async def is_turned_away(server: Listener) -> bool:
    return await server.ask(LAST_GET) == b""


@pytest.mark.parametrize("request_of", [GET, HANDSHAKE])
def test_one_address_has_so_many_connections_at_a_time(addresses: list[str], request_of: bytes) -> None:
    async def test(app: App, server: Listener) -> None:
        async with answered(server, request_of):
            async with answered(server):
                assert await is_turned_away(server)
                addresses[:] = ["203.0.113.8"]
                assert not await is_turned_away(server)
                addresses[:] = ["203.0.113.7"]
            await left(server, 1)
            assert not await is_turned_away(server)
        await left(server, 0)

    serve(test, connections=2)


async def left(server: Listener, number: int) -> None:
    """Wait until so many connections are counted; the server hears of an end a little later than its client."""
    protocol: Any = server.server.config.http_protocol_class
    while protocol.open_from.total() != number:
        async with server.client() as (reader, writer):
            writer.write(LAST_GET)
            await until_closed(reader)
    assert len(protocol.open_from) == number


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.0.0.2", "::ffff:10.0.0.2", "nothing"])
def test_this_machine_and_the_proxy_may_have_any_number(addresses: list[str], address: str) -> None:
    addresses[:] = [address]

    async def test(app: App, server: Listener) -> None:
        async with answered(server), answered(server), answered(server):
            assert not await is_turned_away(server)

    serve(test, connections=1, proxy="10.0.0.2")


@pytest.mark.parametrize("address", ["10.0.0.3", "2001:db8::2", "::ffff:10.0.0.3"])
def test_others_than_the_proxy_may_not(addresses: list[str], address: str) -> None:
    addresses[:] = [address]

    async def test(app: App, server: Listener) -> None:
        async with answered(server):
            assert await is_turned_away(server)

    serve(test, connections=1, proxy="10.0.0.2")


def test_a_site_of_ipv6_is_one_and_a_network_of_proxies_is_spared(addresses: list[str]) -> None:
    addresses[:] = ["2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:3::1"]

    async def test(app: App, server: Listener) -> None:
        async with answered(server):
            assert await is_turned_away(server)
            assert not await is_turned_away(server)
            addresses[:] = ["172.16.5.5"]
            async with answered(server), answered(server):
                assert not await is_turned_away(server)

    serve(test, connections=1, proxy="172.16.0.0/12")


@pytest.mark.parametrize("request_of", [GET, HANDSHAKE])
def test_connections_that_end_after_a_while_are_counted(request_of: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """What such a one leaves behind was set aside meanwhile."""

    async def test(app: App, server: Listener) -> None:
        protocol: Any = server.server.config.http_protocol_class
        async with answered(server, request_of):
            assert not await is_turned_away(server)
            assert protocol.ended == 0
            monkeypatch.setattr(patience, "OLD_SECONDS", 0.0)
        await until(lambda: protocol.ended == 1)

    serve(test)


def test_each_server_counts_for_itself() -> None:
    assert patient().open_from is not patient().open_from
