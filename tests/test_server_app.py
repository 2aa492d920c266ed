"""What the server answers over HTTP."""

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from house import Guest, house
from pisti.notation import read_records
from pisti.server.faults import ServerFault
from pisti.table import wire_commands as c
from pisti.table.served import Stage
from sites import parted, site
from test_server_shell import BUILT


def run(coroutine: Coroutine[None, None, None]) -> None:
    asyncio.run(coroutine)


def test_a_table_is_made_and_listed_while_somebody_is_there(tmp_path: Path) -> None:
    """Fault 17: live open tables are in the list, others never are."""

    async def asked() -> None:
        async with site(tmp_path) as server:
            code = await server.open(rules="two", is_open=True)
            private = await server.open(rules="two")
            assert json.loads((await server.ask("GET", "/api/tables"))[2]) == []
            async with server.at(code) as ada, server.at(private) as ion:
                await ada.sit()
                await ion.sit()
                status, headers, body = await server.ask("GET", "/api/tables")
                assert (status, headers["content-type"]) == (200, "application/json")
                [listed] = json.loads(body)
                assert listed == {
                    "code": code,
                    "settings": {"rules": "two", "is_open": True},
                    "players": {"S": {"name": "Ada"}},
                    "free": ["N"],
                    "is_playing": False,
                }
                await ada.answer(c.Leave(id="l"))
                assert json.loads((await server.ask("GET", "/api/tables"))[2]) == []

    run(asked())


def test_search_engines_may_find_open_tables_only(tmp_path: Path) -> None:
    async def asked() -> None:
        async with site(tmp_path, built=BUILT) as server:
            codes = [await server.open(is_open=True), await server.open(), "abcdefghjk"]
            pages = [(await server.ask("GET", f"/t/{code}"))[2] for code in codes]
            assert [b"noindex" in page for page in pages] == [False, True, True]

    run(asked())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"[]", ServerFault.BAD_BODY),
        (b"{", ServerFault.BAD_BODY),
        (b"\xff", ServerFault.BAD_BODY),
        (b'{"settings":{"clock":1}}', ServerFault.BAD_BODY),
        (b'{"settings":{},"more":1}', ServerFault.BAD_BODY),
        (b'{"settings":{"rules":"nonsense"}}', "rules-unknown-preset"),
        (b"[" * 5000, ServerFault.BAD_BODY),
    ],
)
def test_a_table_that_cannot_be_is_refused(tmp_path: Path, body: bytes, code: str) -> None:
    async def asked() -> None:
        async with site(tmp_path) as server:
            status, _, answer = await server.ask("POST", "/api/tables", body)
            assert status == 400
            assert json.loads(answer)["code"] == code

    run(asked())


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nothing", 404),
        ("POST", "/", 405),
        ("DELETE", "/api/tables", 405),
        ("GET", "/api/games/nothing", 404),
        ("GET", "/api/tables/nothing/socket", 404),
        ("GET", "/t/%F0%9F%83%8F", 404),
    ],
)
def test_what_is_not_there_says_so(tmp_path: Path, method: str, path: str, status: int) -> None:
    async def asked() -> None:
        async with site(tmp_path) as server:
            found, headers, body = await server.ask(method, path)
            assert found == status
            assert headers["x-content-type-options"] == "nosniff"
            if headers["content-type"] == "application/json":
                assert json.loads(body)["code"] in {*ServerFault}

    run(asked())


@pytest.mark.parametrize("path", ["/nothing", "/t", "/t/abc/x", "/T/abc", "/t/%F0%9F%83%8F"])
def test_a_person_who_goes_wrong_is_shown_the_page(tmp_path: Path, path: str) -> None:
    async def asked() -> None:
        async with site(tmp_path) as server:
            found, headers, body = await server.ask("GET", path, accept="text/html,*/*", accept_language="fr")
            assert found == 404
            assert headers["content-type"].startswith("text/html")
            assert b'<html lang="fr">' in body
            found, _, body = await server.ask("GET", f"/api{path}", accept="text/html")
            assert (found, body[:1]) == (404, b"{")

    run(asked())


def test_a_code_in_capitals_leads_to_its_table(tmp_path: Path) -> None:
    async def asked() -> None:
        async with site(tmp_path) as server:
            code = await server.open()
            found, headers, _ = await server.ask("GET", f"/t/{code.upper()}")
            assert (found, headers["location"]) == (307, f"/t/{code}")

    run(asked())


async def played(folder: Path, **settings: object) -> tuple[str, str]:
    """A whole game against a bot, kept in a folder; the token of the person, and what the game is called."""
    async with house(folder) as made:
        live, ada = await made.open("two,target=21", **settings), Guest("Ada")
        await made.begin(live, {"S": ada})
        await made.play_on(live, [ada], Stage.OVER)
        return ada.token, live.table.name


def test_the_record_of_a_private_table_is_for_who_sat_there(tmp_path: Path) -> None:
    async def asked() -> None:
        token, game = await played(tmp_path)
        async with site(tmp_path) as server:
            path = f"/api/games/{game}"
            assert (await server.ask("GET", path))[0] == 404
            assert (await server.ask("GET", path, Authorization="Bearer " + "x" * 32))[0] == 404
            status, headers, body = await server.ask("GET", path, Authorization=f"Bearer {token}")
            assert (status, headers["cache-control"]) == (200, "no-store")
            assert list(read_records([body]))[-1].game == game

    run(asked())


def test_the_record_of_an_open_table_is_for_all(tmp_path: Path) -> None:
    async def asked() -> None:
        _, game = await played(tmp_path, is_open=True)
        async with site(tmp_path) as server:
            assert (await server.ask("GET", f"/api/games/{game}"))[0] == 200

    run(asked())


def test_health_readiness_and_figures(tmp_path: Path) -> None:
    async def asked() -> None:
        async with site(tmp_path) as server:
            await server.open()
            assert (await server.ask("GET", "/health"))[2] == b"ok\n"
            assert (await server.ask("GET", "/ready"))[2] == b"ready\n"
            status, headers, body = await server.ask("GET", "/metrics")
            assert status == 200
            assert headers["content-type"].startswith("text/plain; version=0.0.4")
            assert b"pisti_tables 1.0" in body
            assert (await server.ask("GET", "/metrics", X_Forwarded_For="192.0.2.1"))[0] == 404

    run(asked())


def test_the_list_is_told_again_when_it_changes(tmp_path: Path) -> None:
    async def asked() -> None:
        async with site(tmp_path) as server:
            code = await server.open(rules="two", is_open=True)
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(b"GET /api/tables/changes HTTP/1.1\r\nHost: localhost\r\n\r\n")
            async with asyncio.timeout(30):
                await reader.readuntil(b"data: []\n\n")
                async with server.at(code) as ada:
                    await ada.sit()
                    assert code.encode() in await reader.readuntil(b"}]\n\n")
                    server.stop()
                    assert await reader.read() is not None  # a stop ends the stream
            writer.close()

    run(asked())


def test_the_list_that_is_told_again_leaves_nothing_behind(tmp_path: Path) -> None:
    """Fault 18: neither whoever has gone nor a change that was told costs anything any more."""

    async def asked() -> None:
        async with site(tmp_path) as server:
            code, before = await server.open(rules="two", is_open=True), len(asyncio.all_tasks())
            for number in range(6):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(b"GET /api/tables/changes HTTP/1.1\r\nHost: localhost\r\n\r\n")
                await reader.readuntil(b"data: []\n\n")
                if number % 2:
                    async with server.at(code) as ada:
                        await ada.sit()
                        await reader.readuntil(b"}]\n\n")
                        await ada.answer(c.Leave(id="l"))
                writer.close()
            async with asyncio.timeout(10):
                while len(asyncio.all_tasks()) > before:
                    await server.ask("GET", "/health")

    run(asked())


def test_who_asks_for_the_head_of_the_list_that_is_told_again_is_answered_at_once(tmp_path: Path) -> None:
    async def asked() -> None:
        async with site(tmp_path) as server, asyncio.timeout(10):
            status, headers, body = await server.ask("HEAD", "/api/tables/changes")
            assert (status, headers["content-type"], body) == (200, "text/event-stream; charset=utf-8", b"")

    run(asked())


def test_figures_are_for_nobody_who_comes_by_another_name(tmp_path: Path) -> None:
    """A page that gives its own name the address of this machine reads nothing."""

    async def asked() -> None:
        async with site(tmp_path) as server:
            answer = await server.raw(b"GET /metrics HTTP/1.1\r\nHost: rebound.example\r\nConnection: close\r\n\r\n")
            assert parted(answer)[0] == 404

    run(asked())


def test_a_client_that_goes_away_in_its_request_is_no_news(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def asked() -> None:
        async with site(tmp_path) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{")
            await writer.drain()
            writer.transport.abort()
            assert (await server.ask("GET", "/health"))[0] == 200
        assert not [each for each in caplog.records if each.levelname in ("ERROR", "CRITICAL")]
        del reader

    run(asked())


def test_an_unknown_table_is_refused_without_a_word_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def asked() -> None:
        async with site(tmp_path) as server:
            with pytest.raises(InvalidStatus) as bad:
                async with server.at("nothing"):
                    pass
            assert bad.value.response.status_code == 404
        assert not [each for each in caplog.records if each.levelname in ("ERROR", "CRITICAL")]

    run(asked())
