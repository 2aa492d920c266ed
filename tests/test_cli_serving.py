"""``pisti serve`` as whoever runs it meets it: what it says, what it refuses, how it ends."""

from __future__ import annotations

import argparse
import asyncio
import io
import re
import signal
import socket
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from command import assert_refused, pipes, pisti, start
from pisti.cli import main, serving
from pisti.i18n import LANGUAGES, Texts
from pisti.server.static import Built
from pisti.server.store import SqliteStore
from pisti.server.store.migrations import MIGRATIONS
from postgreses import Cluster
from sites import parted


class Terminal(io.StringIO):
    """What is said; when all is said that is said at the start, the test goes on."""

    def __init__(self, go_on: Callable[[], None], *, is_terminal: bool = False) -> None:
        super().__init__()
        self._go_on = go_on
        self._is_terminal = is_terminal

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return "utf-8"

    def isatty(self) -> bool:
        return self._is_terminal

    def flush(self) -> None:
        self._go_on()


def stop() -> None:
    signal.raise_signal(signal.SIGINT)


def served(*words: str, language: str = "en", go_on: Callable[[], None] = stop, is_terminal: bool = False) -> str:
    """What is said by a server that is stopped as soon as it is open."""
    parser, out = argparse.ArgumentParser(), Terminal(go_on, is_terminal=is_terminal)
    serving.add_arguments(parser)
    assert serving.run(parser.parse_args([*words]), Texts(language), out) == 0
    return out.getvalue()


# What it says


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_where_it_is_and_how_to_stop_it(language: str, tmp_path: Path) -> None:
    place, texts = tmp_path / "games.db", Texts(language)
    said = served("--host", "127.0.0.1", "--port", "0", "--database", str(place), language=language)
    found = re.search(r"^  http://127\.0\.0\.1:(\d+)$", said, re.MULTILINE)
    assert found
    assert int(found[1]) > 0
    assert said.startswith(texts("serve-open") + "\n")
    assert texts("serve-kept", file=str(place)) in said
    assert said.endswith(texts("serve-stop") + "\n" + texts("serve-stopped") + "\n")
    assert place.exists()


def test_it_says_where_its_database_is_without_the_user(postgres: Cluster) -> None:
    said = served("--host", "127.0.0.1", "--port", "0", "--database", postgres.made())
    assert Texts("en")("serve-kept", file="postgresql:///schemas") in said
    assert "postgres@" not in said


def test_it_says_the_public_address_where_there_is_one(tmp_path: Path) -> None:
    place = ["--host", "127.0.0.1", "--port", "0", "--database", str(tmp_path / "games.db")]
    said = served(*place, "--public-url", "https://Pisti.example:443/")
    assert "\n  https://pisti.example\n" in said
    assert "127.0.0.1" not in said


def test_phones_get_a_picture_and_files_do_not(tmp_path: Path) -> None:
    place = ["--host", "127.0.0.1", "--port", "0", "--database", str(tmp_path / "games.db")]
    assert "█" in served(*place, is_terminal=True)
    assert "█" not in served(*place)


def test_it_says_whether_the_page_was_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = ["--host", "127.0.0.1", "--port", "0", "--database", str(tmp_path / "games.db")]
    monkeypatch.setattr(serving, "read_built", lambda: None)
    assert "\nThe page for browsers was not built: " in served(*place)
    monkeypatch.setattr(serving, "read_built", lambda: Built("", {}, {}))
    assert "not built" not in served(*place)


def shown(monkeypatch: pytest.MonkeyPatch, *, is_there: bool = True) -> list[str]:
    """The addresses that are opened in a browser from now on, if there is one."""
    opened: list[str] = []

    def open_page(address: str, _: object) -> bool:
        opened.append(address)
        return is_there

    monkeypatch.setattr(serving, "open_page", open_page)
    return opened


def test_where_there_is_no_screen_the_address_for_this_computer_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown(monkeypatch, is_there=False)
    said = served("--host", "0.0.0.0", "--open", "--port", "0", "--database", str(tmp_path / "games.db"))
    assert "There is no screen to open the page on; on this computer its address is: http://127.0.0.1:" in said


def test_the_page_is_opened_on_this_machine_once_it_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = shown(monkeypatch)
    place = ["--port", "0", "--database", str(tmp_path / "games.db")]
    assert not (served("--host", "127.0.0.1", *place) and opened)
    said = served("--host", "127.0.0.1", "--open", *place)
    [address] = opened
    assert f"\n  {address}\n" in said
    served("--host", "0.0.0.0", "--open", *place)
    assert opened[1].startswith("http://127.0.0.1:")


def test_left_to_itself_it_keeps_all_among_the_files_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "new"))
    place = tmp_path / "new/pisti/pisti.db"
    assert f"Kept in: {place}\n" in served("--host", "::1", "--port", "0")
    assert place.exists()


# What it refuses


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line that is said in English instead of serving."""
    assert main(["serve", "--lang", "en", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("pisti serve: ")
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--port", "99999"], "--port: 99999 is no port"),
        (["--log-format", "xml"], "xml"),
        (["--port", "-1"], "--port: -1 is no port"),
        (["--port", "http"], "--port: http is no port"),
        (["--port", ""], "--port:  is no port"),
        (["--port"], "--port needs a value"),
        (["--port", "1", "--port", "2"], "--port"),
        (["--public-url", "nonsense"], "--public-url: “nonsense”"),
        (["--public-url", "https://pisti.example/here"], "“/here” is too much"),
        (["--public-url", "https://you@pisti.example"], "“@” is too much"),
        (["--public-url", "https://pisti.example:99999"], "99999"),
        (["--public-url", "https://a b"], "a b"),
        (["--proxy", "nonsense"], "--proxy: nonsense is no address"),
        (["--host", "name.invalid"], "name.invalid is no address of this machine"),
        (["--host", "192.0.2.1"], "192.0.2.1 is no address of this machine"),
        (["--host", "a" * 300], "is no address of this machine"),
        (["--host", "ü..ü"], "ü..ü is no address of this machine"),
        (["--database", "postgres://localhost/pisti"], "postgres://localhost/pisti"),
        (["--database", ""], "database"),
        (["--database", "nowhere/games.db"], "nowhere"),
        (["--daemon"], "--daemon"),
        (["more"], "“more”"),
        (["--lang", "xx"], "--lang"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    given = words if "--database" in words else [*words, "--database", "games.db"]
    given = given if "--port" in words else ["--port", "0", *given]
    assert said in refused(capsys, *given)
    assert not Path("games.db").exists()


def test_a_port_that_is_used_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    place = ["--host", "127.0.0.1", "--database", str(tmp_path / "games.db")]
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert f"Something else uses the port {port}" in refused(capsys, *place, "--port", str(port))


def test_where_a_server_is_already_that_one_is_opened(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = shown(monkeypatch)
    monkeypatch.setattr(serving, "is_pisti", lambda _: True)
    place = ["--host", "127.0.0.1", "--database", str(tmp_path / "games.db")]
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        address = f"http://127.0.0.1:{port}"
        line = refused(capsys, *place, "--port", str(port))
        assert f"A Pişti server is at the port {port} already: open {address}" in line
        assert opened == []
        assert main(["serve", "--lang", "en", *place, "--port", str(port), "--open"]) == 0
        assert capsys.readouterr() == (f"A Pişti server runs here already: {address}\n", "")
        assert opened == [address]
    assert not (tmp_path / "games.db").exists()


def test_where_something_else_is_the_page_is_opened_at_the_next_port(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown(monkeypatch)
    monkeypatch.setattr(serving, "is_pisti", lambda _: False)
    place = ["--host", "127.0.0.1", "--database", str(tmp_path / "games.db")]
    with (
        socket.create_server(("127.0.0.1", 0)) as other,
        socket.create_server(("127.0.0.1", 0)) as another,
        socket.create_server(("127.0.0.1", 0)) as last,
    ):
        ports = [each.getsockname()[1] for each in (other, another, last)]
        last.close()
        monkeypatch.setattr(serving, "PORT", ports[0])
        monkeypatch.setattr(serving, "OTHER_PORTS", ports[1:])
        assert f"uses the port {ports[0]}: choose" in refused(capsys, *place)
        assert f"uses the port {ports[0]}: choose" in refused(capsys, *place, "--open", "--port", str(ports[0]))
        said = served(*place, "--open")
        assert said.startswith(f"Something else uses the port {ports[0]}; this time it is {ports[2]}.\n")
        assert f"\n  http://127.0.0.1:{ports[2]}\n" in said
        monkeypatch.setattr(serving, "OTHER_PORTS", ports[1:2])
        assert f"uses the port {ports[0]}: choose" in refused(capsys, *place, "--open")


def make(place: Path) -> None:
    async def opened() -> None:
        await (await SqliteStore.open(place)).close()

    asyncio.run(opened())


def test_a_database_that_is_none_or_of_others_or_newer_is_refused_and_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    files = [tmp_path / name for name in ("text", "foreign", "newer")]
    files[0].write_text("This is a letter, and no database at all.\n" * 50)
    foreign = sqlite3.connect(files[1])
    foreign.execute("CREATE TABLE tables (name TEXT)")
    foreign.commit()
    foreign.close()
    make(files[2])
    newer = sqlite3.connect(files[2])
    newer.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    newer.commit()
    newer.close()
    for file in files:
        before = file.read_bytes()
        assert file.name in refused(capsys, "--host", "127.0.0.1", "--port", "0", "--database", str(file))
        assert file.read_bytes() == before


def test_a_second_server_on_the_same_database_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    place = ["--host", "127.0.0.1", "--port", "0", "--database", str(tmp_path / "games.db")]
    lines: list[str] = []

    def go_on() -> None:
        if not lines:
            lines.append(pisti("serve", *place).err)
            stop()

    served(*place, go_on=go_on)
    [line] = lines
    assert line.startswith("pisti serve: ")
    assert "games.db" in line
    assert line.count("\n") == 1


def test_a_disk_that_is_full_for_what_it_says_ends_it(tmp_path: Path) -> None:
    if not Path("/dev/full").exists():
        return
    with Path("/dev/full").open("wb") as full:
        place = ["--host", "127.0.0.1", "--port", "0", "--database", str(tmp_path / "games.db")]
        ran = pisti("serve", *place, stdout=full)
    assert_refused(ran, "standard output")


# How it ends


@pytest.mark.parametrize("which", [signal.SIGINT, signal.SIGTERM])
def test_a_process_serves_until_it_is_told_to_stop(which: signal.Signals, tmp_path: Path) -> None:
    """Nothing is said of what nobody honest sends: anybody could fill a log with it."""
    place = ["--host", "127.0.0.1", "--port", "0", "--database", str(tmp_path / "games.db")]
    with start("serve", *place) as process, pipes(process) as (_, out, err):
        said = b""
        while b"Ctrl-C" not in said:
            said += out.readline()
        found = re.search(rb"http://127\.0\.0\.1:(\d+)", said)
        assert found
        for request in (
            b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
            b"nonsense\r\n\r\n",
            b"\x16\x03\x01",
        ):
            with socket.create_connection(("127.0.0.1", int(found[1])), timeout=30) as connection:
                connection.sendall(request)
                answer = b""
                while part := connection.recv(65_536):
                    answer += part
                assert parted(answer)[0] == (200 if request.startswith(b"GET") else 400)
        process.send_signal(which)
        assert out.read() == b"The server has stopped. Nothing is lost.\n"
        assert err.read() == b""
        assert process.wait(30) == 0
