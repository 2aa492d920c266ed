"""One WebSocket at a table: how it begins and ends, what is answered to what is no message, who is dropped."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from house import Guest, house
from pisti.server import connection as connection_module
from pisti.server.faults import ServerFault
from pisti.server.live import Live
from pisti.server.memory import Memory
from pisti.server.running import LARGEST_FRAME
from pisti.server.store import BadStore, StoreFault
from pisti.server.tables import Tables
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.wire import MessageFault, encode
from pisti.table.wire_types import LARGEST, PROTOCOL
from sites import NOW, Clock, Site, run, site
from wires import BINARY, HELLO, PING, TEXT, code_of, masked, wire

REFUSED = [*map(json.loads, (Path(__file__).parent / "data/messages/refused.jsonl").read_text("utf-8").splitlines())]
NOBODY = "token-of-nobody-at-all"


async def closed_at(server: Site, code: str, *frames: bytes) -> list[tuple[int, bytes]]:
    """All that is sent to somebody who begins so, until the connection ends."""
    async with wire(server.port, code) as raw:
        for frame in frames:
            raw.send(frame)
        return await raw.rest()


# The first message


@pytest.mark.parametrize(
    "first",
    [
        b"",
        b"nonsense",
        b"{}",
        b'{"type":"pong"}',
        encode(c.Sit(id="s", name="Ada", token=NOBODY)),
        encode(c.Hello(protocol=PROTOCOL + 1)),
        b'{"type":"hello","protocol":1,"token":"short"}',
        b'{"type":"hello","protocol":1,"seat":"S"}',
        b'{"type":"hello","protocol":1,"seen":-1}',
        HELLO + b" " * LARGEST,
    ],
)
def test_who_does_not_say_hello_gets_no_frame(tmp_path: Path, first: bytes) -> None:
    """Fault 7: a connection that does not say who it is hears nothing of the table."""

    async def talk() -> None:
        async with site(tmp_path) as server:
            [last] = await closed_at(server, await server.open(), first, HELLO)
            assert code_of(last) == connection_module.BAD_HELLO == 4400
            assert await server.figure("pisti_sockets") == 0

    run(talk())


def test_who_is_silent_instead_of_saying_hello_gets_no_frame(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Faults 7 and 19: nor does one that says nothing at all, and it does not stay."""
    monkeypatch.setattr(connection_module, "HELLO_SECONDS", 0.05)

    async def talk() -> None:
        async with site(tmp_path) as server:
            [last] = await closed_at(server, await server.open())
            assert code_of(last) == 4400

    run(talk())


def test_a_token_of_nobody_gets_no_frame(tmp_path: Path) -> None:
    """Faults 7 and 9: one with a token that nobody has, or not any more, or at another table only, hears nothing."""

    async def talk() -> None:
        async with site(tmp_path) as server:
            code, other = await server.open(), await server.open()
            async with server.at(code) as ada, server.at(code) as ion:
                await ada.sit()
                await ion.sit()
                await ion.answer(c.Leave(id="l"))
                for token, place in ((NOBODY, code), (ion.token, code), (ada.token, other)):
                    [last] = await closed_at(server, place, encode(c.Hello(protocol=PROTOCOL, token=token)), HELLO)
                    assert code_of(last) == connection_module.NOT_YOUR_SEAT == 4401

    run(talk())


@pytest.mark.parametrize("code", ["nothing", "%F0%9F%83%8F", "%00", "a" * 4000, "..", "%25", "%ff", "'--", "x%0d%0ay"])
def test_where_there_is_no_table_the_handshake_is_refused(tmp_path: Path, code: str) -> None:
    async def talk() -> None:
        async with site(tmp_path) as server:
            with pytest.raises(InvalidStatus) as refused:
                async with connect(f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"):
                    pass
            answer = refused.value.response
            assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json")
            assert json.loads(answer.body or b"")["code"] == ServerFault.NO_SUCH_TABLE

    run(talk())


def test_at_a_table_that_has_ended_the_handshake_is_refused(tmp_path: Path) -> None:
    async def talk() -> None:
        async with house(tmp_path) as made:
            live, ada = await made.open(), Guest("Ada")
            await made.sit(live, ada)
            await made.send(live, ada, c.Leave(id="l"))
            made.tables.part(live, ada)
            await made.wait(700, pace=4)
        async with site(tmp_path) as server, wire(server.port, live.code) as raw:
            assert raw.head.startswith(b"HTTP/1.1 404 ")

    run(talk())


def test_if_the_store_cannot_be_read_whoever_comes_is_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise BadStore(StoreFault.CANNOT_READ, reason="no disk")

    async def talk() -> None:
        async with site(tmp_path) as server:
            code = await server.open()
            with monkeypatch.context() as patch:
                patch.setattr(Tables, "join", fail)
                [last] = await closed_at(server, code, HELLO)
                assert code_of(last) == connection_module.RESTART == 1012
                patch.setattr(Memory, "bring", fail)
                with pytest.raises(InvalidStatus) as refused:
                    async with server.at(code):
                        pass
                assert refused.value.response.status_code == 503
            async with server.at(code):
                pass

    run(talk())


def test_hello_is_said_once(tmp_path: Path) -> None:
    async def talk() -> None:
        async with site(tmp_path) as server, server.at(await server.open()) as ada:
            await ada.sit()
            await ada.send(c.Hello(protocol=PROTOCOL, token=NOBODY))
            refused = await ada.hear()
            assert isinstance(refused, e.Refused)
            assert refused.code == ServerFault.HELLO_AGAIN
            assert isinstance(await ada.answer(c.Say(id="p", phrase="wow")), e.Told)  # still who she was

    run(talk())


# What is no message


def test_binary_frames_and_parts_are_taken_like_others(tmp_path: Path) -> None:
    async def talk() -> None:
        async with site(tmp_path) as server, wire(server.port, await server.open()) as raw:
            raw.send(HELLO, BINARY)
            assert (await raw.message())["type"] == "welcome"
            sit = encode(c.Sit(id="s", name="Ayşe", token=NOBODY))
            raw.send(sit[:40], TEXT, is_last=False)
            raw.send(b"x", PING)
            raw.send(sit[40:], 0)
            assert await raw.frame() == (10, b"x")
            welcome = await raw.message()
            assert welcome["players"] == {"S": {"name": "Ayşe"}}

    run(talk())


def test_what_is_no_message_is_answered_with_the_place_where_it_goes_wrong(tmp_path: Path) -> None:
    async def talk() -> None:
        async with site(tmp_path) as server, server.at(await server.open()) as ada:
            for each in REFUSED:
                await ada.connection.send(each["frame"])
                refused = await ada.hear()
                assert isinstance(refused, e.Refused), each
                assert refused.code == each["code"], each
                assert refused.fields.get("place") == each.get("place"), each
            assert isinstance(await ada.sit(), e.Done)  # and nothing has changed

    run(talk())


def test_a_message_that_is_too_long_is_answered_and_a_frame_that_is_far_too_long_is_the_end(tmp_path: Path) -> None:
    async def talk() -> None:
        async with site(tmp_path) as server, wire(server.port, await server.open()) as raw:
            raw.send(HELLO.ljust(LARGEST))
            assert (await raw.message())["type"] == "welcome"
            for size in (LARGEST + 1, LARGEST_FRAME):
                raw.send(b'{"type":"pong"}'.ljust(size))
                answer = await raw.message()
                assert (answer["code"], answer["fields"]) == (MessageFault.TOO_LONG, {"limit": LARGEST, "found": size})
            raw.send(b'{"type":"pong"}'.ljust(LARGEST_FRAME + 1))
            [last] = await raw.rest()
            assert code_of(last) == 1009

    run(talk())


def test_parts_that_are_too_long_together_are_the_end(tmp_path: Path) -> None:
    async def talk() -> None:
        async with site(tmp_path) as server, wire(server.port, await server.open()) as raw:
            raw.send(HELLO)
            raw.send(b" " * 10_000, is_last=False)
            raw.send(b" " * 10_000, 0, is_last=False)
            assert code_of((await raw.rest())[-1]) == 1009

    run(talk())


# Too fast, too slow, gone


def test_who_talks_too_fast_is_refused_and_then_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_module, "is_loopback", lambda _: False)
    clock = Clock()

    async def talk() -> None:
        async with site(tmp_path, clock) as server, wire(server.port, await server.open()) as raw:
            raw.send(HELLO)
            await raw.message()
            for _ in range(60):
                raw.send(b"x")
                assert (await raw.message())["code"] == MessageFault.NOT_JSON
            raw.send(b"x")
            assert (await raw.message())["code"] == ServerFault.TOO_FAST
            clock.now += 0.051  # a twentieth of a second is one message
            raw.send(b"x")
            assert (await raw.message())["code"] == MessageFault.NOT_JSON
            raw.writer.write(masked(b"x") * 101)
            *refused, last = await raw.rest()
            assert {json.loads(data)["code"] for _, data in refused} == {ServerFault.TOO_FAST}
            assert (len(refused), code_of(last)) == (100, connection_module.TOO_MUCH)
            await server.nobody_but(0)

    run(talk())


def test_programs_on_this_machine_may_talk_as_fast_as_they_like(tmp_path: Path) -> None:
    async def talk() -> None:
        async with site(tmp_path, Clock()) as server, wire(server.port, await server.open()) as raw:
            raw.writer.write(masked(HELLO) + masked(b"x") * 1000)
            await raw.message()
            for _ in range(1000):
                assert (await raw.message())["code"] == MessageFault.NOT_JSON

    run(talk())


def test_whoever_sends_very_much_at_once_does_not_hold_up_the_others(tmp_path: Path) -> None:
    """Fault 18: a program on this machine, or behind a proxy that nobody told of, may send without end."""

    async def talk() -> None:
        async with site(tmp_path) as server:
            code = await server.open()
            async with server.at(code) as ada, wire(server.port, code) as flood:
                flood.send(HELLO)
                await flood.message()
                flood.writer.write(masked(b"x") * 5000)
                answered = asyncio.create_task(ada.answer(c.Hint(id="h", round=0, ply=0)))
                heard = 0
                while not answered.done():
                    await flood.message()
                    heard += 1
                assert heard < 1000

    run(talk())


def test_a_client_that_answers_no_ping_is_dropped(tmp_path: Path) -> None:
    """Fault 16: who is there is asked, with the version and the time; whoever only seems to be there does not stay."""
    clock = Clock()

    async def talk() -> None:
        async with site(tmp_path, clock) as server:
            code = await server.open()
            async with server.at(code) as ada, server.at(code) as ion:
                await ada.sit()
                for passed in (20, 40, 60):
                    clock.now = NOW + passed
                    ping = await ada.until(lambda message: isinstance(message, e.Ping))
                    version = max(message.version for message in ada.heard if isinstance(message, e.Welcome | e.Told))
                    assert ping == e.Ping(version=version, now=int(clock.now * 1000))
                    await ada.send(c.Pong())
                with pytest.raises(ConnectionClosed):
                    await ion.until(lambda _: False)
                pings = [message for message in ion.heard if isinstance(message, e.Ping)]
                assert [int(ping.now / 1000 - NOW) for ping in pings] == [20, 40]
                assert await server.figure('pisti_dropped_total{why="silent"}') == 1
                assert isinstance(await ada.answer(c.Say(id="p", phrase="wow")), e.Told)

    run(talk())


def test_thousands_are_not_asked_in_one_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A play would wait for all of them; those who come and go meanwhile change nothing for the others."""
    clock, asked = Clock(), [0]
    pulse, ask = connection_module.Connections.pulse, connection_module._ask

    def counted(connection: connection_module.Connection, live: Live, now: float) -> None:
        asked[-1] += 1
        ask(connection, live, now)

    def one_pulse(self: connection_module.Connections) -> None:
        asked.append(0)
        pulse(self)

    monkeypatch.setattr(connection_module, "_ASKED_AT_ONCE", 2)
    monkeypatch.setattr(connection_module, "_ask", counted)
    monkeypatch.setattr(connection_module.Connections, "pulse", one_pulse)

    async def talk() -> None:
        async with site(tmp_path, clock) as server, AsyncExitStack() as stack:
            code = await server.open()
            people = [await stack.enter_async_context(server.at(code)) for _ in range(5)]
            clock.now += 20
            for one in people:
                await one.until(lambda message: isinstance(message, e.Ping))
            assert (max(asked), sum(asked)) == (2, 5)

    run(talk())


def test_a_clock_that_is_set_back_silences_nobody(tmp_path: Path) -> None:
    """Fault 16: pings go on, and who does not answer them is still noticed."""
    clock = Clock()

    async def talk() -> None:
        async with site(tmp_path, clock) as server, server.at(await server.open()) as ada:
            for passed in (20, -3600, -3580, -3560):
                clock.now = NOW + passed
                ping = await ada.until(lambda message: isinstance(message, e.Ping))
                assert isinstance(ping, e.Ping)
                assert ping.now == int(clock.now * 1000)
                if passed > 0:
                    await ada.answer(c.Hint(id="h", round=0, ply=0))  # heard before the clock is set back
            clock.now = NOW - 3540
            with pytest.raises(ConnectionClosed):
                await ada.until(lambda _: False)

    run(talk())


def test_who_reads_too_slowly_is_dropped_and_nobody_waits(tmp_path: Path) -> None:
    """Fault 18: a client that never reads is dropped while the others are told everything at once."""

    async def talk() -> None:
        async with site(tmp_path, kept=4096) as server:
            code = await server.open(rules="two", has_chat=True)
            async with server.at(code) as ada, server.at(code) as ion, wire(server.port, code, kept=4096) as slow:
                await ada.sit()
                await ion.sit()
                slow.send(HELLO)
                said = 0
                while not await server.figure('pisti_dropped_total{why="slow"}'):
                    said += 1
                    await ada.answer(c.Chat(id=f"c{said}", text="🃏" * 300))
                    await ion.until(lambda message: isinstance(message, e.Told))
                assert 50 < said < 150  # what is kept for a client before it is dropped is about 64 KiB
                assert await server.figure("pisti_sockets") == 2
                assert len(await slow.reader.read()) < 100_000

    run(talk())
