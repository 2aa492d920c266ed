"""Addresses of servers and tables as persons type them."""

import pytest

from pisti.tui.remote.address import Address, address, code
from pisti.tui.remote.faults import BadRemote, RemoteFault


@pytest.mark.parametrize(
    ("text", "base"),
    [
        ("https://pisti.example.org", "https://pisti.example.org"),
        ("HTTPS://pisti.example.org/", "https://pisti.example.org"),
        (" pisti.example.org ", "https://pisti.example.org"),
        ("pisti.example.org:8443", "https://pisti.example.org:8443"),
        ("http://pisti.example.org", "http://pisti.example.org"),
        ("ws://pisti.example.org", "http://pisti.example.org"),
        ("wss://pisti.example.org/games/", "https://pisti.example.org/games"),
        ("localhost:8000", "http://localhost:8000"),
        ("192.168.1.5:8000", "http://192.168.1.5:8000"),
        ("[::1]:8000", "http://[::1]:8000"),
        ("pi.local", "http://pi.local"),
        ("müller.example", "https://müller.example"),
    ],
)
def test_the_server_of_an_address(text: str, base: str) -> None:
    assert address(text) == Address(base)


@pytest.mark.parametrize(
    ("text", "base", "table"),
    [
        ("https://example.org/t/ab2", "https://example.org", "ab2"),
        ("example.org/pisti/t/ab2/", "https://example.org/pisti", "ab2"),
        ("localhost:8000/t/ab2", "http://localhost:8000", "ab2"),
    ],
)
def test_the_address_of_a_table(text: str, base: str, table: str) -> None:
    assert address(text) == Address(base, table)
    assert code(text) == table


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "ftp://example.org",
        "file:///etc/passwd",
        "https://",
        "https://user:secret@example.org",
        "example.org:port",
        "example.org:99999",
        "https://example.org/?q=1",
        "https://example.org/#x",
        "two words",
        "example.org/\x1b[2J",
        "http://[::1",
    ],
)
def test_what_is_no_address(text: str) -> None:
    with pytest.raises(BadRemote) as wrong:
        address(text)
    assert wrong.value.code is RemoteFault.BAD_ADDRESS


def test_where_things_are_at_a_server() -> None:
    secure, plain = address("https://example.org/x"), address("localhost:8000")
    assert secure.tables == "https://example.org/x/api/tables"
    assert secure.socket("ab2") == "wss://example.org/x/api/tables/ab2/socket"
    assert secure.link("ab2") == "https://example.org/x/t/ab2"
    assert plain.socket("ab2") == "ws://localhost:8000/api/tables/ab2/socket"
    assert plain.name == "localhost:8000"


@pytest.mark.parametrize("text", ["ab2", " AB_-9 ", "a" * 64])
def test_a_code(text: str) -> None:
    assert code(text) == text.strip().lower()


def test_a_link_is_of_this_server_or_told_to_be_of_another() -> None:
    here = address("http://pi.local:8000/x")
    for text in ("AB2", "/t/ab2", "http://PI.local:8000/x/t/AB2", "pi.local:8000/x/t/ab2"):
        assert code(text, here) == "ab2"
    assert address("pi.local/t/AB2").table == "ab2"
    with pytest.raises(BadRemote) as wrong:
        code("https://example.org/t/ab2", here)
    assert wrong.value.code is RemoteFault.OTHER_SERVER
    assert wrong.value.fields == {"server": "example.org"}


@pytest.mark.parametrize("text", ["", "a b", "a/b", "a" * 65, "ş", "https://example.org", "../x"])
def test_what_is_no_code(text: str) -> None:
    with pytest.raises(BadRemote) as wrong:
        code(text)
    assert wrong.value.code is RemoteFault.BAD_CODE
