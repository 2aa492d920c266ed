"""Who gets in at a table through a socket, what each of them sees, and what stays behind when they go."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from crowd import Player
from pisti.cards import DECK
from pisti.server import connection as connection_module
from pisti.server import tables as tables_module
from pisti.server.origins import OriginFault, public_url
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.wire_types import TableSettings
from sight import Sight
from sites import has, run, site
from wires import CLOSE, HELLO, TEXT, code_of, masked, wire

OF_SEATS: list[c.ClientMessage] = [
    c.Leave(id="1"),
    c.Swap(id="2", seats=("S", "N")),
    c.Free(id="3", seat="S"),
    c.Fill(id="4", seat="S", level="hard"),
    c.Settings(id="5", settings=TableSettings()),
    c.Start(id="6"),
    c.Commit(id="7", round=1, hash="0" * 64),
    c.Reveal(id="8", round=1, seed="0" * 64),
    *(c.Play(id=f"9{card}", round=1, ply=0, card=str(card)) for card in DECK[:4]),
    c.Ready(id="10", round=1),
    c.Say(id="11", phrase="wow"),
    c.Chat(id="12", text="Wow"),
    c.Hint(id="13", round=1, ply=0),
    c.Kick(id="14", seat="S"),
    c.Mute(id="15", seat="S", is_muted=True),
    c.Rematch(id="16"),
    c.Sit(id="17", name="Eve", token="token-of-a-spectator"),
]
"""What only who sits at a table may do; there is no free seat."""


# How it is opened


def test_no_compression_is_agreed_on(tmp_path: Path) -> None:
    """Fault 18: compression would cost hundreds of kilobytes a socket."""

    async def talk() -> None:
        async with site(tmp_path) as server:
            offer = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"
            async with wire(server.port, await server.open(), offer) as raw:
                assert raw.head.startswith(b"HTTP/1.1 101 ")
                assert b"extensions" not in raw.head.lower()
                raw.writer.write(masked(HELLO, 0x40 | TEXT))  # as if it were compressed
                assert code_of((await raw.rest())[-1]) == 1002

    run(talk())


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1", "file://", ""])
def test_pages_of_others_do_not_get_in(tmp_path: Path, origin: str) -> None:
    """Fault 19: a foreign origin is refused before the handshake is answered."""

    async def talk() -> None:
        async with site(tmp_path) as server, wire(server.port, await server.open(), f"Origin: {origin}") as raw:
            assert raw.head.startswith(b"HTTP/1.1 403 ")
            raw.send(HELLO)
            assert json.loads(await raw.reader.read())["code"] == OriginFault.FOREIGN
            assert await server.figure("pisti_sockets") == 0

    run(talk())


def test_own_pages_and_those_who_are_no_pages_get_in(tmp_path: Path) -> None:
    """Fault 19: the terminal sends no origin."""

    async def talk() -> None:
        async with site(tmp_path, public_url=public_url("https://pisti.example")) as server:
            code = await server.open()
            async with server.at(code), server.at(code, Origin="https://pisti.example"):
                assert await server.figure("pisti_sockets") == 2

    run(talk())


# Who is who


def test_a_spectator_sees_what_is_public_and_plays_for_nobody(tmp_path: Path) -> None:
    """Fault 7: a spectator is whoever has no token, whatever is said later; no card of a hand comes to one."""

    async def talk() -> None:
        async with site(tmp_path) as server:
            code = await server.open(rules="two,target=21")
            async with server.at(code) as looker, asyncio.TaskGroup() as group:
                for seat in "SN":
                    player = Player(server.url, code, seat, Random(seat), Sight(Random(seat)))
                    group.create_task(player.play())
                await looker.until(lambda message: has(message, e.TurnedUp))
                for command in OF_SEATS:
                    assert isinstance(await looker.answer(command), e.Refused), command
                await looker.until(lambda message: has(message, e.GameOver))
                assert sum(has(message, e.Played) for message in looker.heard) >= 48
                assert not any(has(message, e.Dealt) or has(message, e.SetAsideSeen) for message in looker.heard)

    run(talk())


def test_two_connections_of_one_seat_both_live_and_a_command_counts_once(tmp_path: Path) -> None:
    """Fault 14: a person at two screens sees the same at both, and what both send under one name happens once."""

    async def talk() -> None:
        async with site(tmp_path) as server:
            code = await server.open(has_chat=True)
            async with server.at(code) as first, server.at(code) as ion:
                await first.sit("S")
                await ion.sit("N")
                async with server.at(code, first.token) as second:
                    chat = c.Chat(id="same", text="Once")
                    answers = await asyncio.gather(first.answer(chat), second.answer(chat))
                    assert {type(answer) for answer in answers} == {e.Told, e.Done}
                    await ion.answer(c.Say(id="p", phrase="bye"))
                    for client in (first, second):
                        await client.until(lambda message: has(message, e.Said))
                    for client in (first, second, ion):
                        assert sum(has(message, e.Chatted) for message in client.heard) == 1
                await first.answer(c.Say(id="q", phrase="wow"))  # with one of them gone she is still there
                assert not any(has(message, e.Absent) for message in ion.heard)

    run(talk())


def test_a_crowd_that_looks_on_keeps_no_player_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fault 16: at an open table anybody may look on, so that anybody could fill it."""
    monkeypatch.setattr(tables_module, "MOST_VIEWERS", 3)

    async def talk() -> None:
        async with site(tmp_path) as server:
            code = await server.open()
            async with server.at(code) as ada:
                await ada.sit()
                token = ada.token
            async with server.at(code), server.at(code), server.at(code), wire(server.port, code) as late:
                await server.nobody_but(3)
                late.send(HELLO)
                [last] = await late.rest()
                assert code_of(last) == connection_module.TOO_MUCH == 4429
                async with server.at(code, token) as ada:
                    assert isinstance(await ada.answer(c.Say(id="p", phrase="wow")), e.Told)

    run(talk())


def test_whoever_goes_leaves_nothing_behind(tmp_path: Path) -> None:
    async def talk() -> None:
        async with site(tmp_path) as server:
            code, before = await server.open(), asyncio.all_tasks()
            for ending in (masked(b"\x03\xe8", CLOSE), masked(b"", CLOSE), b"\x81", b"\xff" * 9, b""):
                async with wire(server.port, code) as raw:
                    raw.send(HELLO)
                    await raw.message()
                    raw.writer.write(ending)
            await server.nobody_but(0)
            assert asyncio.all_tasks() <= before

    run(talk())
