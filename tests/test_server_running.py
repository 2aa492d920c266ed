"""A server from its start to its end: whoever is there is told of a stop, it loses nothing and does not take long."""

import asyncio
import signal
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from crowd import Player
from listeners import until_closed
from pisti import bots
from pisti.cards import Card
from pisti.observation import Observation
from pisti.rules import Seat
from pisti.server import running as running_module
from pisti.server.around import Around
from pisti.server.faults import ServerFault
from pisti.server.patience import patient
from pisti.server.store import Outcome, SqliteStore, Write
from pisti.server.tables import Tables
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.wire import encode
from sight import Sight
from sites import Client, Site, has, run, site
from wires import HELLO, code_of, masked, wire

SOON = 8.0
"""How long a stop may take where it waits for nobody; less than it waits for others at most."""


async def last_words(client: Client) -> tuple[e.ServerMessage, int | None]:
    """What a client is told last, and why its connection is closed."""
    with pytest.raises(ConnectionClosed) as closed:
        await client.until(lambda _: False)
    return client.heard[-1], closed.value.rcvd.code if closed.value.rcvd else None


async def stopped(server: Site, stop: Callable[[], None] | None = None) -> None:
    """Stop a server, and wait until it has stopped."""
    (stop or server.stop)()
    async with asyncio.timeout(SOON):
        await server.ended.wait()


def test_texts_are_read_when_the_server_is_there_already(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    async def prepare() -> None:
        done.append("read")

    async def ask() -> None:
        async with site(tmp_path) as server:
            await server.ask("GET", "/health")

    monkeypatch.setattr(running_module, "prepare", prepare)
    run(ask())
    assert done == ["read"]


def test_everybody_is_told_of_a_stop_and_when_to_come_back(tmp_path: Path) -> None:
    """Fault 15: nobody is left behind at a connection that has ended."""

    async def stop() -> None:
        async with site(tmp_path) as server:
            codes = [await server.open() for _ in range(3)]
            at = [server.at(code) for code in (codes[0], codes[0], codes[1])]
            async with at[0] as ada, at[1] as ion, at[2] as eve, wire(server.port, codes[2]) as silent:
                await ada.sit()
                await stopped(server)
                for client in (ada, ion, eve):
                    assert await last_words(client) == (e.Bye(code=ServerFault.STOPS, retry=2), 1012)
                [last] = await silent.rest()  # who has not said hello gets no frame
                assert code_of(last) == 1012

    run(stop())


def test_the_stream_of_open_tables_and_connections_that_say_nothing_end_with_the_server(tmp_path: Path) -> None:
    async def stop() -> None:
        async with site(tmp_path) as server:
            connections = []
            for begun in (
                b"GET /api/tables/changes HTTP/1.1\r\nHost: x\r\n\r\n",
                b"",
                b"GET / HT",
                b"POST /api/tables ",
            ):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(begun)
                connections.append((reader, writer))
            await connections[0][0].readuntil(b"data: []\n\n")
            await stopped(server)
            for reader, writer in connections:
                assert b"HTTP/1.1 5" not in await reader.read()
                writer.close()

    run(stop())


def test_nobody_gets_in_any_more(tmp_path: Path) -> None:
    async def stop() -> None:
        async with site(tmp_path) as server:
            await stopped(server)
            with pytest.raises(ConnectionRefusedError):
                await asyncio.open_connection("127.0.0.1", server.port)

    run(stop())


def test_what_was_begun_is_stored_before_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fault 10: a command that is under way at a stop counts, and whoever comes back is told that it did."""
    has_begun, may_end, write_now = asyncio.Event(), asyncio.Event(), SqliteStore.write

    async def write_later(self: SqliteStore, write: Write) -> Outcome:
        if write.command is not None and write.command.endswith(".last"):
            has_begun.set()
            await may_end.wait()
        return await write_now(self, write)

    async def stop() -> None:
        async with site(tmp_path) as server:
            code = await server.open(has_chat=True)
            async with server.at(code) as ada:
                await ada.sit()
                token = ada.token
                monkeypatch.setattr(SqliteStore, "write", write_later)
                await ada.send(c.Chat(id="last", text="Goodbye"))
                await has_begun.wait()
                server.stop()
                assert await last_words(ada) == (e.Bye(code=ServerFault.STOPS, retry=2), 1012)
                assert not server.ended.is_set()
                may_end.set()
                await stopped(server)
        async with site(tmp_path) as server, server.at(code, token) as ada:
            assert has(ada.heard[0], e.Chatted)
            assert isinstance(await ada.answer(c.Chat(id="last", text="Goodbye")), e.Done)  # it counts once
            await ada.answer(c.Say(id="p", phrase="bye"))
            assert sum(has(message, e.Chatted) for message in ada.heard) == 1

    run(stop())


@pytest.mark.parametrize("which", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_signals_stop_it(tmp_path: Path, which: signal.Signals) -> None:
    async def stop() -> None:
        async with site(tmp_path) as server, server.at(await server.open()) as ada:
            await stopped(server, lambda: signal.raise_signal(which))
            assert (await last_words(ada))[1] == 1012

    run(stop())


@asynccontextmanager
async def stuck(folder: Path) -> AsyncIterator[Site]:
    """A server with a client that has not read what was sent to it, not so much that it would be dropped."""
    async with site(folder, kept=4096) as server:
        code = await server.open()
        async with wire(server.port, code, kept=4096) as slow, server.at(code) as ada:
            sit = encode(c.Sit(id="s", name="Ion", token="token-of-a-slow-reader"))
            slow.writer.write(masked(HELLO) + masked(b"x") * 700 + masked(sit))  # each is answered
            await ada.until(lambda message: has(message, e.Seated))
            yield server


def test_who_does_not_read_is_not_waited_for_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fault 18: a slow reader does not hold up a stop for more than some seconds."""
    monkeypatch.setattr(running_module, "STOP_SECONDS", 0.5)

    async def stop() -> None:
        async with stuck(tmp_path) as server:
            began = asyncio.get_running_loop().time()
            await stopped(server)
            assert asyncio.get_running_loop().time() - began > 0.5

    run(stop())


def test_a_second_ctrl_c_does_not_wait(tmp_path: Path) -> None:
    async def stop() -> None:
        async with stuck(tmp_path) as server:
            signal.raise_signal(signal.SIGINT)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(server.ended.wait(), 0.5)  # for who does not read
            await stopped(server, lambda: signal.raise_signal(signal.SIGINT))

    run(stop())


class Slow:
    """A bot that thinks at East until it may go on."""

    def __init__(self) -> None:
        self.chosen = 0
        self.is_thinking = asyncio.Event()
        self.may_go_on = threading.Event()
        self._loop = asyncio.get_running_loop()

    def choose(self, view: Observation, rng: Random) -> Card:
        if view.seat is Seat.EAST:
            self._loop.call_soon_threadsafe(self.is_thinking.set)
            self.may_go_on.wait(30)
        self.chosen += self.is_thinking.is_set()
        return rng.choice(view.legal_plays)


def test_a_bot_that_thinks_is_waited_for_but_not_the_next_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that is to play does so after the next start: a stop need not wait until a person is to play."""

    async def stop() -> None:
        bot, let_all_end = Slow(), Tables.stop

        async def go_on(tables: Tables) -> None:
            asyncio.get_running_loop().call_soon(bot.may_go_on.set)
            await let_all_end(tables)

        monkeypatch.setattr(bots, "level", lambda _: bot)
        monkeypatch.setattr(Tables, "stop", go_on)
        async with site(tmp_path) as server:
            sight = Sight(Random(1), bots="ENW")
            playing = asyncio.create_task(Player(server.url, await server.open(), "S", Random(1), sight).play())
            await bot.is_thinking.wait()
            playing.cancel()
            await stopped(server)
            assert bot.chosen == 1

    run(stop())


@pytest.mark.parametrize(
    "begun", [b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /api/tables HTTP/1.1\r\nContent-Length: 999\r\n\r\n"]
)
def test_who_is_silent_or_drips_is_cut_off_and_who_plays_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    """Fault 19: a server has the patience that its sockets were tested with."""
    monkeypatch.setattr(running_module, "patient", partial(patient, request_seconds=0.2))

    async def wait() -> None:
        async with site(tmp_path) as server, server.at(await server.open()) as ada:
            loop = asyncio.get_running_loop()
            for dripped in (b"", b"x" if begun else b"\r\n"):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(begun)
                began, end = loop.time(), asyncio.ensure_future(until_closed(reader))
                while not end.done():
                    writer.write(dripped)
                    await asyncio.wait([end], timeout=0.02)
                assert await end == b""
                assert loop.time() - began > 0.15
                writer.close()
            assert isinstance(await ada.sit(), e.Done)  # longer than that she has said nothing

    run(wait())


class Ahead:
    """A store that others use too, with a clock that is ahead of ours."""

    is_shared = True

    async def skew(self, now: float) -> float:
        return 5000.0 - now


def test_workers_go_by_the_clock_of_the_database_and_a_wrong_one_is_told(caplog: pytest.LogCaptureFixture) -> None:
    around = asyncio.run(running_module.in_step(Ahead(), Around(lambda: 1000.0, bytes)))  # type: ignore[arg-type]
    assert around.now() == 5000.0
    assert "ahead of the clock of this machine by 4000.0 s" in caplog.text


def test_a_file_has_no_clock(tmp_path: Path) -> None:
    async def asked() -> None:
        store = await SqliteStore.open(tmp_path / "pisti.db")
        around = Around(lambda: 1000.0, bytes)
        assert await running_module.in_step(store, around) is around
        await store.close()

    asyncio.run(asked())
