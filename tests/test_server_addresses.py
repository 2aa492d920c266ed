"""Where friends find a server, and the address as a picture that can be read back."""

import re
import socket
from collections.abc import Callable

import pytest
import segno
from hypothesis import given
from hypothesis import strategies as st

from pisti.server.addresses import addresses_of, picture_of, reachable

ADDRESS = "http://192.168.178.25:8151/t/k7m2xq"


@pytest.mark.parametrize(
    ("host", "port", "address"),
    [
        ("192.168.1.5", 8151, "http://192.168.1.5:8151"),
        ("192.168.1.5", 80, "http://192.168.1.5"),
        ("laptop", 8151, "http://laptop:8151"),
        ("::1", 8151, "http://[::1]:8151"),
        ("fd00::2", 80, "http://[fd00::2]"),
    ],
)
def test_a_server_with_one_address_is_found_there(host: str, port: int, address: str) -> None:
    assert addresses_of(host, port) == [address]


@pytest.mark.parametrize(
    ("outward", "named", "found"),
    [
        ("192.168.1.5", [], ["192.168.1.5"]),
        ("192.168.1.5", ["127.0.1.1"], ["192.168.1.5"]),
        ("192.168.1.5", ["10.0.0.7", "192.168.1.5", "10.0.0.7"], ["192.168.1.5", "10.0.0.7"]),
        ("192.168.1.5", ["172.17.0.1", "192.168.56.1", "192.168.122.1"], ["192.168.1.5"]),
        ("10.42.0.1", ["10.42.0.1"], ["10.42.0.1"]),  # a laptop that is the hotspot itself
        (None, ["172.17.0.1", "10.0.0.7"], ["10.0.0.7"]),
        (None, ["169.254.3.4", "224.0.0.1", "0.0.0.0", "nothing"], []),
        (None, [], []),
        ("fd00::2", ["fe80::2", "fe80::2%eth0", "fd00::3", "::1", "::"], ["fd00::2"]),
        ("2001:db8::2", ["192.168.1.5"], ["192.168.1.5", "2001:db8::2"]),
        ("127.0.0.1", ["127.0.0.1"], []),
    ],
)
def test_of_a_machine_those_addresses_are_told_that_others_reach(
    outward: str | None, named: list[str], found: list[str]
) -> None:
    assert reachable(outward, named) == found


@pytest.mark.parametrize("host", ["0.0.0.0", "", "::"])
def test_a_server_on_all_addresses_tells_real_ones(host: str) -> None:
    for address in addresses_of(host, 8151):
        assert re.fullmatch(r"http://(\[[0-9a-f:]+\]|[0-9.]+):8151", address)
        assert "0.0.0.0" not in address
        assert "[::]" not in address
        assert ("[" in address) is (host == "::")


class Machine:
    """A machine whose network the test knows."""

    def __init__(self, outward: str | None, named: list[str]) -> None:
        self.outward = outward
        self.named = named
        self.asked: list[tuple[str, int]] = []

    def __call__(self, *kind: object) -> "Machine":
        return self

    def __enter__(self) -> "Machine":
        return self

    def __exit__(self, *error: object) -> None:
        pass

    def connect(self, place: tuple[str, int]) -> None:
        self.asked.append(place)
        if self.outward is None:
            raise OSError("Network is unreachable")

    def getsockname(self) -> tuple[str | None, int]:
        return (self.outward, 5)

    def getaddrinfo(self, name: str, *rest: object) -> list[tuple[object, ...]]:
        if not self.named:
            raise socket.gaierror("Name or service not known")
        return [(0, 0, 0, "", (each, 0)) for each in self.named]


Machines = Callable[[str | None, list[str]], Machine]


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machines:
    def made(outward: str | None, named: list[str]) -> Machine:
        machine = Machine(outward, named)
        monkeypatch.setattr("pisti.server.addresses.socket.socket", machine)
        monkeypatch.setattr("pisti.server.addresses.socket.getaddrinfo", machine.getaddrinfo)
        return machine

    return made


def test_the_address_a_machine_goes_out_with_comes_first(machine: Machines) -> None:
    asked = machine("192.168.1.5", ["10.0.0.7", "127.0.1.1"]).asked
    assert addresses_of("0.0.0.0", 8151) == ["http://192.168.1.5:8151", "http://10.0.0.7:8151"]
    assert [place[0] for place in asked] == ["198.51.100.1"]  # nobody's


def test_without_any_network_a_server_is_found_on_its_own_machine(machine: Machines) -> None:
    machine(None, [])
    assert addresses_of("0.0.0.0", 8151) == ["http://127.0.0.1:8151"]
    assert addresses_of("::", 8151) == ["http://[::1]:8151"]


def modules_in(picture: str) -> list[list[bool]]:
    """What a camera sees on a dark ground: whether each module is dark; below the last row is the ground."""
    lines = picture.splitlines()
    assert len({len(line) for line in lines}) == 1
    if "#" in picture:
        assert all(line[::2] == line[1::2] for line in lines)
        return [[letter == " " for letter in line[::2]] for line in lines]
    rows = []
    for line in lines:
        rows += [[letter in " ▄" for letter in line], [letter in " ▀" for letter in line]]
    assert all(rows[-1])
    return rows[:-1]


@pytest.mark.parametrize("encoding", ["utf-8", "ascii", "iso8859-9", "cp437", "unknown-x"])
@pytest.mark.parametrize("text", [ADDRESS, "http://[::1]:8151", "https://pisti.example"])
def test_a_picture_has_the_modules_of_the_code_and_quiet_around(text: str, encoding: str) -> None:
    picture = picture_of(text, encoding)
    code = [[bool(module) for module in row] for row in segno.make(text, micro=False).matrix]
    rows = modules_in(picture)
    assert [row[4:-4] for row in rows[4:-4]] == code
    around = [*rows[:4], *rows[-4:], *(row[:4] + row[-4:] for row in rows)]
    assert not any(module for row in around for module in row)


def test_a_picture_uses_what_its_terminal_can_write() -> None:
    assert set(picture_of(ADDRESS, "utf-8")) == set(" ▀▄█\n")
    assert set(picture_of(ADDRESS, "cp437")) == set(" ▀▄█\n")
    assert set(picture_of(ADDRESS, "ascii")) == set(" #\n")


def test_a_picture_fits_a_terminal() -> None:
    lines = picture_of(ADDRESS, "utf-8").splitlines()
    assert (len(lines), len(lines[0])) == (19, 37)
    assert len(picture_of(ADDRESS, "ascii").splitlines()[0]) <= 80


@given(st.text(min_size=1, max_size=100))
def test_any_text_has_its_picture(text: str) -> None:
    assert modules_in(picture_of(text, "utf-8")) == modules_in(picture_of(text, "ascii"))
