"""The WebSocket of the tables: frames as clients read them, what is kept for whom, how it ends."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from starlette.types import Receive, Scope, Send

from listeners import Listener, listening, run
from pisti.server import socket as socket_module
from pisti.server.patience import patient
from pisti.server.socket import TableSocket, framed, socket_of
from wires import BINARY, CLOSE, PING, PONG, TEXT, code_of, handshake, masked, wired


class App:
    """An application that accepts a WebSocket and keeps what it hears; ``code`` is why it ended."""

    def __init__(self) -> None:
        self.heard: list[str | bytes | None] = []
        self.has_ended = asyncio.Event()
        self.is_reading = asyncio.Event()
        self.is_reading.set()
        self.code = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.socket = socket_of(scope)
        await receive()
        await send({"type": "websocket.accept"})
        await self.is_reading.wait()
        while (message := await receive())["type"] == "websocket.receive":
            self.heard.append(message.get("text", message.get("bytes")))
        self.code = message["code"]
        self.has_ended.set()


Test = Callable[[App, Listener], Awaitable[None]]


def serve(test: Test) -> None:
    """Run a test with an application behind such sockets, and see that nothing stays open."""

    async def serving() -> None:
        app = App()
        async with listening(
            app, http=patient(), ws=TableSocket, ws_max_size=16_384, ws_ping_interval=None
        ) as listener:
            await test(app, listener)
            while listener.server.server_state.connections:
                await asyncio.sleep(0)

    run(serving)


def test_frames_of_all_lengths_are_read_as_they_were_sent() -> None:
    async def test(app: App, server: Listener) -> None:
        async with wired(server.port, "/") as raw:
            for size in (0, 1, 125, 126, 65_535, 65_536, 200_000):
                assert app.socket.put(framed(b"x" * size))
                assert await raw.frame() == (TEXT, b"x" * size)

    serve(test)


def test_what_comes_is_heard_in_order_whether_text_or_not_whole_or_in_parts() -> None:
    async def test(app: App, server: Listener) -> None:
        async with wired(server.port, "/") as raw:
            raw.send("Ayşe".encode())
            raw.send(b"\xff", BINARY)
            raw.send(b"Pi", is_last=False)
            raw.send(b"?", PING)
            raw.send("ş".encode()[:1], 0, is_last=False)
            raw.send("ş".encode()[1:] + b"ti", 0)
            assert await raw.frame() == (PONG, b"?")
            raw.send(b"\x03\xe8", CLOSE)
            await app.has_ended.wait()
            assert app.heard == ["Ayşe", b"\xff", "Pişti"]
            assert app.code == 1000

    serve(test)


@pytest.mark.parametrize("parts", [[b"\xff"], [b"ok", b"\xc5"], ["\ud800".encode(errors="surrogatepass")]])
def test_text_that_is_none_ends_the_connection_and_is_no_news(
    parts: list[bytes], caplog: pytest.LogCaptureFixture
) -> None:
    """It would fill a log: anybody can send it."""

    async def test(app: App, server: Listener) -> None:
        async with wired(server.port, "/") as raw:
            for number, part in enumerate(parts):
                raw.send(part, TEXT if number == 0 else 0, is_last=part is parts[-1])
            raw.send(b"more")
            [last] = await raw.rest()
            assert code_of(last) == 1007
            await app.has_ended.wait()
            assert app.heard == []

    serve(test)
    assert not caplog.records


def test_text_that_is_none_may_come_together_with_the_end(caplog: pytest.LogCaptureFixture) -> None:
    async def test(app: App, server: Listener) -> None:
        async with wired(server.port, "/") as raw:
            raw.writer.write(masked(b"\xff") + masked(b"\x03\xe8", CLOSE))
            [last] = await raw.rest()
            assert code_of(last) == 1000

    serve(test)
    assert not caplog.records


def test_who_does_not_read_is_too_far_behind() -> None:
    """Fault 18: what the system keeps for a client, and 64 KiB more; then nothing is kept any more."""

    async def test(app: App, server: Listener) -> None:
        async with wired(server.port, "/", kept=4096):
            frame, taken = framed(b"x" * 10_000), 0
            while app.socket.put(frame):
                taken += 1
                assert taken < 2000
            assert not app.socket.put(frame)
            assert app.socket.transport.get_write_buffer_size() < 100_000
            app.socket.abort()
            await app.has_ended.wait()
            assert not app.socket.put(frame) or app.socket.transport.is_closing()

    serve(test)


def test_who_asks_and_does_not_read_the_answers_is_dropped() -> None:
    """Fault 18: each ping is to be answered, which would fill the memory of the server."""

    async def test(app: App, server: Listener) -> None:
        async with wired(server.port, "/", kept=4096) as raw:
            pings = masked(b"x" * 125, PING) * 1000
            for _ in range(1000):
                raw.writer.write(pings)
                await asyncio.wait([asyncio.ensure_future(raw.writer.drain())], timeout=0.01)
                if app.has_ended.is_set():
                    break
                assert app.socket.transport.get_write_buffer_size() < 1_000_000
            assert app.has_ended.is_set()

    serve(test)


def test_a_message_of_parts_without_end_is_not_collected() -> None:
    """Fault 18: parts of no length make no message too long."""

    async def test(app: App, server: Listener) -> None:
        async with wired(server.port, "/") as raw:
            raw.send(b"", is_last=False)
            raw.writer.write(masked(b"", 0, is_last=False) * (socket_module.MOST_PARTS - 2) + masked(b"end", 0))
            raw.send(b"", is_last=False)
            raw.writer.write(masked(b"", 0, is_last=False) * socket_module.MOST_PARTS)
            assert await raw.rest() == []
            await app.has_ended.wait()
            assert app.heard == ["end"]

    serve(test)


def test_who_agrees_to_the_end_or_says_nothing_to_it_is_gone() -> None:
    async def test(app: App, server: Listener) -> None:
        for does_agree in (True, False):
            async with wired(server.port, "/") as raw:
                app.socket.close_timeout = 0.01
                app.socket.say_close(4321)
                app.socket.say_close(1000)
                assert app.socket.put(framed(b"too late"))
                frame = await raw.frame()
                assert frame is not None
                assert code_of(frame) == 4321
                if does_agree:
                    raw.send(frame[1], CLOSE)
                assert await raw.frame() is None
                assert app.code == 4321

    serve(test)


def test_the_end_is_said_to_who_is_not_listened_to_at_the_moment() -> None:
    """A message that waits to be heard keeps nobody from agreeing to the end."""

    async def test(app: App, server: Listener) -> None:
        app.is_reading.clear()
        async with wired(server.port, "/") as raw:
            for _ in range(3):
                raw.send(b"waits")
            while not app.socket.read_paused:
                await asyncio.sleep(0)
            app.socket.say_close(4000)
            [last] = await raw.rest()
            assert code_of(last) == 4000
            app.is_reading.set()
            await app.has_ended.wait()

    serve(test)


UNREADABLE = [
    "X: " + "x" * 20_000,
    "Content-Length: 5",
    "Transfer-Encoding: chunked",
    "X: 1\r\n" * 200 + "X: 1",
]


@pytest.mark.parametrize("header", UNREADABLE, ids=lambda header: header[:20])
def test_a_handshake_that_cannot_be_read_is_the_end_and_nothing_hangs(header: str) -> None:
    """Fault 19: what one parser takes and the other refuses must not stay open in silence, nor disturb a stop."""

    async def test(app: App, server: Listener) -> None:
        async with server.client() as (reader, writer):
            writer.write(handshake("/", header))
            assert b" 101 " not in await reader.read()
        async with server.client() as (reader, writer):
            writer.write(handshake("/", header))
            await reader.read(1)
            for connection in tuple(server.server.server_state.connections):
                connection.shutdown()

    serve(test)


def test_a_path_that_is_too_long_for_a_handshake_is_the_end() -> None:
    async def test(app: App, server: Listener) -> None:
        async with server.client() as (reader, writer):
            writer.write(handshake("/" + "x" * 20_000))
            assert (await reader.read()).startswith(b"HTTP/1.1 414 ")

    serve(test)
