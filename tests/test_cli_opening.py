"""The page in the browser of this computer, where there is one; and whether a server is there already."""

from __future__ import annotations

import asyncio
import socket
import threading
from pathlib import Path

import pytest

from pisti.cli import opening
from pisti.cli.opening import is_pisti, open_page
from sites import run, site


@pytest.mark.parametrize(
    ("env", "platform", "is_opened"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"BROWSER": "lynx"}, "freebsd14", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_it_is_opened_where_there_is_something_to_show_it_on(
    env: dict[str, str], platform: str, is_opened: bool
) -> None:
    opened: list[str] = []
    done = threading.Event()

    def show(address: str) -> None:
        opened.append(address)
        done.set()

    assert open_page("http://127.0.0.1:8151", env, platform, show) is is_opened
    assert done.wait(30) if is_opened else not opened
    assert opened == ["http://127.0.0.1:8151"] * is_opened


def test_nobody_waits_for_the_browser() -> None:
    closed = threading.Event()
    assert open_page("http://127.0.0.1:8151", {"DISPLAY": ":0"}, "linux", lambda _: closed.wait(30))
    assert not closed.is_set()
    closed.set()


def test_a_server_is_known_and_nothing_else_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = [
        b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok",
        b"HTTP/1.1 404 Not Found\r\ncontent-length: 2\r\n\r\n[]",
        b'HTTP/1.1 404 Not Found\r\ncontent-length: 14\r\n\r\n{"code":"none"}',
        b"SSH-2.0-OpenSSH\r\n",
        b"",
    ]

    async def other(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answers.pop())
        writer.close()

    async def ask() -> None:
        async with site(tmp_path) as server:
            assert await asyncio.to_thread(is_pisti, server.url)
        async with await asyncio.start_server(other, "127.0.0.1", 0) as listener:
            port = listener.sockets[0].getsockname()[1]
            while answers:
                assert not await asyncio.to_thread(is_pisti, f"http://127.0.0.1:{port}")

    run(ask())
    with socket.create_server(("127.0.0.1", 0)) as silent:
        monkeypatch.setattr(opening, "ANSWER_SECONDS", 0.01)
        address = f"http://127.0.0.1:{silent.getsockname()[1]}"
        assert not is_pisti(address)
    assert not is_pisti(address)
