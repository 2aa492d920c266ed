"""The connection to a table: made again whenever it is cut, and not where that would be of no use."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from pisti.errors import PistiError
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.wire import decode, encode
from pisti.table.wire_types import TableSettings
from pisti.tui.host import Notice
from pisti.tui.remote.address import Address
from pisti.tui.remote.client import Client, SeatLost
from pisti.tui.remote.link import DELAYS, Connected, Connecting, Link, Lost, Over, State
from pisti.tui.scene import Told
from remotes import key_for
from screens import piloted

Serve = Callable[[ServerConnection], Awaitable[None]]
Look = Callable[[ServerConnection, Request], Response | None]


def welcome(version: int = 1) -> bytes:
    return encode(
        e.Welcome(
            protocol=1,
            table="ab",
            you=None,
            is_owner=False,
            version=version,
            settings=TableSettings(),
            players={},
            sheet=(),
            events=(),
        )
    )


class Terminal:
    """A client with its connection; ``states`` and ``told`` are what the screen is shown, ``slept`` its waits."""

    def __init__(self, port: int, *, is_seated: bool = False) -> None:
        self.client = Client(key_for("Ada"), "p", is_seated=is_seated)
        self.states: list[State] = []
        self.told: list[Told | Notice] = []
        self.slept: list[float] = []
        self.most = 50
        address = Address(f"http://127.0.0.1:{port}")
        self.link = Link(
            address, "ab", self.client, self.told.extend, self.states.append, now=lambda: 0.0, sleep=self._sleep
        )

    async def _sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        if len(self.slept) >= self.most:
            raise asyncio.CancelledError
        await asyncio.sleep(0)

    async def run(self) -> PistiError | None:
        """Until it is over, or has been tried often enough."""
        with suppress(asyncio.CancelledError):
            await self.link.run()
        last = self.states[-1]
        return last.error if isinstance(last, Over) else None


@asynccontextmanager
async def server(answer: Serve, look: Look | None = None) -> AsyncIterator[int]:
    """A server that treats every connection so; its port."""
    async with serve(answer, "127.0.0.1", 0, process_request=look, compression=None) as made:
        yield next(iter(made.sockets)).getsockname()[1]


async def hello(socket: ServerConnection) -> c.Hello:
    message = decode(await socket.recv())
    assert isinstance(message, c.Hello)
    return message


@piloted
async def test_who_is_welcome_is_connected_and_speaks() -> None:
    heard: list[c.ClientMessage] = []

    async def answer(socket: ServerConnection) -> None:
        heard.append(await hello(socket))
        await socket.send(welcome().decode())
        heard.append(decode(await socket.recv()))
        await socket.send(encode(e.Bye(code="table-closed")).decode())

    async with server(answer) as port:
        terminal = Terminal(port)
        running = asyncio.create_task(terminal.run())
        while Connected() not in terminal.states:
            await asyncio.sleep(0)
        terminal.link.send([terminal.client.sit("Ada")])
        error = await running
    assert [type(each) for each in heard] == [c.Hello, c.Sit]
    assert terminal.states[:2] == [Connecting(), Connected()]
    assert error is not None
    assert error.code == "table-closed"


@piloted
async def test_a_connection_that_is_cut_is_made_again_after_a_while_that_grows() -> None:
    count = 0

    async def answer(socket: ServerConnection) -> None:
        nonlocal count
        count += 1
        await hello(socket)
        if count == 8:
            await socket.send(welcome().decode())

    async with server(answer) as port:
        terminal = Terminal(port)
        terminal.most = 9
        assert await terminal.run() is None
    assert terminal.slept[:7] == [*DELAYS, DELAYS[-1], DELAYS[-1]]
    assert terminal.slept[7:] == [*DELAYS[:1], DELAYS[1]]
    lost = [each for each in terminal.states if isinstance(each, Lost) and each.seconds]
    assert [each.seconds for each in lost][:5] == list(DELAYS)
    assert {each.error.code for each in lost} == {"remote-cut-off"}


@piloted
async def test_a_planned_end_says_when_to_come_back_and_what_was_seen_is_said_again() -> None:
    seen: list[int] = []

    async def answer(socket: ServerConnection) -> None:
        seen.append((await hello(socket)).seen)
        await socket.send(welcome(7).decode())
        await socket.send(encode(e.Bye(code="server-stops", retry=2)).decode())

    async with server(answer) as port:
        terminal = Terminal(port)
        terminal.most = 2
        await terminal.run()
    assert terminal.slept == [2.0, 2.0]
    assert seen == [0, 7]


@piloted
async def test_a_token_that_is_not_known_is_left_out_the_next_time_without_waiting() -> None:
    tokens: list[str | None] = []

    async def answer(socket: ServerConnection) -> None:
        token = (await hello(socket)).token
        tokens.append(token)
        await socket.close(4401 if token else 4000)

    async with server(answer) as port:
        terminal = Terminal(port, is_seated=True)
        error = await terminal.run()
    assert [token is None for token in tokens] == [False, True]
    assert terminal.slept == []
    assert terminal.told == [SeatLost(None)]
    assert error is not None
    assert error.code == "table-closed"


@pytest.mark.parametrize(
    ("code", "then"), [(4400, "remote-other-protocol"), (4401, "remote-not-pisti"), (4000, "table-closed")]
)
@piloted
async def test_some_closings_are_for_good(code: int, then: str) -> None:
    async def answer(socket: ServerConnection) -> None:
        await hello(socket)
        await socket.close(code)

    async with server(answer) as port:
        error = await Terminal(port).run()
    assert error is not None
    assert error.code == then


@pytest.mark.parametrize("frame", ["nonsense", '{"type":"dance"}', "[]"])
@piloted
async def test_who_says_what_no_server_says_is_none(frame: str) -> None:
    async def answer(socket: ServerConnection) -> None:
        await socket.send(frame)
        await hello(socket)

    async with server(answer) as port:
        error = await Terminal(port).run()
    assert error is not None
    assert error.code == "remote-not-pisti"


@pytest.mark.parametrize(
    ("status", "then"),
    [(404, "remote-no-table"), (403, "remote-not-allowed"), (200, "remote-not-pisti"), (503, None), (429, None)],
)
@piloted
async def test_a_handshake_that_is_refused_is_tried_again_only_where_that_may_help(
    status: int, then: str | None
) -> None:
    async def answer(_socket: ServerConnection) -> None:
        raise AssertionError

    def look(socket: ServerConnection, _request: Request) -> Response:
        return socket.respond(status, "")

    async with server(answer, look) as port:
        terminal = Terminal(port)
        terminal.most = 3
        error = await terminal.run()
    assert (None if error is None else error.code) == then
    assert len(terminal.slept) == (3 if then is None else 0)


@piloted
async def test_where_nobody_listens_it_is_tried_again() -> None:
    async def answer(_socket: ServerConnection) -> None:
        raise AssertionError

    async with server(answer) as port:
        pass
    terminal = Terminal(port)
    terminal.most = 2
    assert await terminal.run() is None
    lost = [each for each in terminal.states if isinstance(each, Lost)]
    assert lost[0].error.code == "remote-refused"
    assert lost[1].seconds == 0


@piloted
async def test_a_port_where_something_else_listens_is_no_pisti_server() -> None:
    async def ssh(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"SSH-2.0-OpenSSH_9.6\r\n\r\n")
        await reader.read(1)
        writer.close()

    other = await asyncio.start_server(ssh, "127.0.0.1", 0)
    async with other:
        terminal = Terminal(other.sockets[0].getsockname()[1])
        error = await terminal.run()
    assert error is not None
    assert error.code == "remote-not-pisti"


@piloted
async def test_a_connection_can_be_renewed_at_once() -> None:
    count = 0

    async def answer(socket: ServerConnection) -> None:
        nonlocal count
        count += 1
        await hello(socket)
        await socket.send(welcome(count).decode())
        await socket.wait_closed()

    async with server(answer) as port:
        terminal = Terminal(port)
        running = asyncio.create_task(terminal.run())
        while count < 1 or terminal.client.version < 1:
            await asyncio.sleep(0)
        terminal.link.renew()
        terminal.link.renew()
        while terminal.client.version < 2:
            await asyncio.sleep(0)
        running.cancel()
        await running
    assert count == 2
    assert terminal.slept == []


@piloted
async def test_a_client_that_has_missed_something_connects_anew() -> None:
    seen: list[int] = []

    async def answer(socket: ServerConnection) -> None:
        seen.append((await hello(socket)).seen)
        await socket.send(welcome(3).decode())
        await socket.send(encode(e.Ping(version=9)).decode())
        await socket.wait_closed()

    async with server(answer) as port:
        terminal = Terminal(port)
        terminal.most = 2
        await terminal.run()
    assert seen == [0, 3]
