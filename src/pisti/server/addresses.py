"""Under which addresses friends find the server, and such an address as a picture for their phones."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterable, Iterator
from io import BytesIO
from itertools import zip_longest
from socket import AF_INET, AF_INET6, AddressFamily

import segno

from pisti.server.limits import address_of

ANYWHERE = {"": AF_INET, "0.0.0.0": AF_INET, "::": AF_INET6}
"""The hosts that stand for all addresses of a machine, with the family of those addresses."""

_OUTSIDE = {AF_INET: "198.51.100.1", AF_INET6: "2001:db8::1"}  # for documentation: nobody has them
_LOOPBACK = {AF_INET: "127.0.0.1", AF_INET6: "::1"}
_QUIET = 4  # modules without anything around a QR code

_HALVES = {
    (True, True): " ",
    (True, False): "▄",
    (False, True): "▀",
    (False, False): "█",
}  # is the upper, lower one dark?
_ASCII = {True: "  ", False: "##"}


def addresses_of(host: str, port: int) -> list[str]:
    """Where a server is found that listens at a host and a port: in the local network, the likeliest address first.

    >>> addresses_of("127.0.0.1", 8151), addresses_of("::1", 80)
    (['http://127.0.0.1:8151'], ['http://[::1]'])
    """
    family = ANYWHERE.get(host)
    hosts = [host] if family is None else reachable(_outward(family), _named(family)) or [_LOOPBACK[family]]
    return [_url(each, port) for each in hosts]


def home_of(host: str, port: int) -> str:
    """Where this machine itself finds a server that listens at a host and a port.

    >>> home_of("0.0.0.0", 8151), home_of("192.168.1.5", 80)
    ('http://127.0.0.1:8151', 'http://192.168.1.5')
    """
    family = ANYWHERE.get(host)
    return _url(host if family is None else _LOOPBACK[family], port)


def reachable(outward: str | None, named: Iterable[str]) -> list[str]:
    """The addresses of a machine that others can reach: the one it goes out with, then those that its name has.

    An address that ends with 1 and is not gone out with is a bridge to containers or virtual machines on this machine;
    of IPv6 one address is enough, for a machine has many.

    >>> reachable("192.168.1.5", ["127.0.1.1", "192.168.1.5", "172.17.0.1", "10.8.0.6"])
    ['192.168.1.5', '10.8.0.6']
    """
    others = [each for each in named if not each.endswith(".1")]
    found = list(dict.fromkeys(each for each in [outward, *others] if each is not None and _is_reachable(each)))
    return [each for each in found if ":" not in each] + [each for each in found if ":" in each][:1]


def _is_reachable(text: str) -> bool:
    address = address_of(text)
    return address is not None and not (
        address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast
    )


def _outward(family: AddressFamily) -> str | None:
    """The address this machine goes out with: connected without a byte being sent, the socket knows it."""
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((_OUTSIDE[family], 9))
        return str(probe.getsockname()[0])
    return None


def _named(family: AddressFamily) -> list[str]:
    """The addresses that the name of this machine has."""
    with contextlib.suppress(OSError):
        found = socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM)
        return [str(place[0]) for *_, place in found]
    return []


def _url(host: str, port: int) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}" if port == 80 else f"http://{name}:{port}"


def drawing_of(text: str) -> bytes:
    """A QR code as an SVG picture that grows with the place it gets: dark modules on white, in any theme.

    >>> drawing_of("http://192.168.1.5:8151/t/abc")[:4]
    b'<svg'
    """
    out = BytesIO()
    segno.make(text, micro=False).save(
        out, kind="svg", border=_QUIET, dark="#000", light="#fff", omitsize=True, xmldecl=False, nl=False
    )
    return out.getvalue()


def picture_of(text: str, encoding: str) -> str:
    r"""A QR code as lines of a terminal with light letters on a dark ground, of half blocks or else of ASCII.

    >>> picture_of("http://192.168.1.5:8151", "utf-8").splitlines()[2][:12]
    '████ ▄▄▄▄▄ █'
    """
    rows = [[bool(module) for module in row] for row in segno.make(text, micro=False).matrix_iter(border=_QUIET)]
    try:
        "".join(_HALVES.values()).encode(encoding)
    except (UnicodeError, LookupError):
        return "\n".join("".join(_ASCII[is_dark] for is_dark in row) for row in rows) + "\n"
    return "\n".join(_half_height(rows)) + "\n"


def _half_height(rows: list[list[bool]]) -> Iterator[str]:
    """Two rows in a line; below the last one is nothing, which is dark like the ground."""
    nothing = [True] * len(rows[0])
    for upper, lower in zip_longest(rows[::2], rows[1::2], fillvalue=nothing):
        yield "".join(_HALVES[pair] for pair in zip(upper, lower, strict=True))
