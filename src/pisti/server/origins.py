"""Which pages may speak to the server: its own, by the address it is reached at; and that address as it is given.

A browser says truthfully which page a request comes from. Whoever owns a domain can let its name lead to this machine,
so a name that merely leads here proves nothing: only the public address counts, and addresses that nobody can own.
"""

from __future__ import annotations

import re
import socket
from dataclasses import dataclass
from enum import StrEnum
from ipaddress import IPv4Address, IPv6Address

from pisti.errors import PistiError

DEFAULT_PORTS = {"http": 80, "https": 443}
"""The ports that a browser leaves out."""

_LABEL = re.compile(r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?")
_LONGEST_NAME = 253
_OTHER_IN_BROWSERS = "ßς\u200c\u200d"  # what browsers write in a name otherwise than Python does


class OriginFault(StrEnum):
    """What is wrong with a public address, or with where a request comes from."""

    NO_SCHEME = "public-url-no-scheme"
    BAD_HOST = "public-url-bad-host"
    BAD_PORT = "public-url-bad-port"
    TOO_MUCH = "public-url-too-much"
    FOREIGN = "origin-foreign"


class BadOrigin(PistiError):
    """A public address that cannot be one, or a page that may not speak to this server."""


@dataclass(frozen=True, slots=True)
class PublicUrl:
    """The address under which people reach the server; ``str()`` is its origin, such as ``https://pisti.example``.

    ``scheme`` is http or https; ``host`` a name in small letters, or an IP address, of IPv6 in brackets.
    """

    scheme: str
    host: str
    port: int

    @property
    def is_secure(self) -> bool:
        """Whether it is reached by https."""
        return self.scheme == "https"

    def __str__(self) -> str:
        """As browsers write it."""
        port = "" if self.port == DEFAULT_PORTS[self.scheme] else f":{self.port}"
        return f"{self.scheme}://{self.host}{port}"


def public_url(text: str) -> PublicUrl:
    """Read a public address: http or https, the host, a port if need be, and nothing else; raises BadOrigin.

    >>> str(public_url("HTTPS://Pişti.example:443/"))
    'https://xn--piti-65a.example'
    """
    found = re.match(r"(https?)://", text, re.IGNORECASE)
    if found is None:
        raise BadOrigin(OriginFault.NO_SCHEME, text=text)
    authority = re.split(r"[/?#\\]", text[found.end() :], maxsplit=1)[0]
    tail = text[found.end() + len(authority) :]
    if "@" in authority or tail not in {"", "/"}:
        raise BadOrigin(OriginFault.TOO_MUCH, text=text, found="@" if "@" in authority else tail)
    name, colon, port = _split(authority)
    host = _host(_in_ascii(name))
    if host is None:
        raise BadOrigin(OriginFault.BAD_HOST, text=text, found=name)
    if colon and _port(port) is None:
        raise BadOrigin(OriginFault.BAD_PORT, text=text, found=port)
    scheme = found[1].lower()
    return PublicUrl(scheme, host, _port(port) or DEFAULT_PORTS[scheme])


@dataclass(frozen=True, slots=True)
class Origins:
    """Decides which pages may speak to a server that is reached at ``public``, on a machine that is called ``name``.

    >>> Origins().allows("http://192.168.1.5:8000", host="192.168.1.5:8000")
    True
    >>> Origins().allows("http://rebound.example:8000", host="rebound.example:8000")
    False
    """

    public: PublicUrl | None = None
    name: str = ""

    @classmethod
    def of(cls, public: PublicUrl | None) -> Origins:
        """Those of a server on this machine."""
        return cls(public, socket.gethostname())

    @property
    def is_secure(self) -> bool:
        """Whether people reach the server by https."""
        return self.public is not None and self.public.is_secure

    def allows(self, origin: str | None, host: str | None) -> bool:
        """Whether a request may be answered that comes from ``origin`` (None: from no page) and is sent to ``host``."""
        if origin is None:
            return True
        scheme, _, place = origin.lower().partition("://")
        page = _place(place, scheme)
        if page is None:
            return False
        if self.public is not None and (scheme, *page) == (self.public.scheme, self.public.host, self.public.port):
            return True
        return page == _place(host or "", scheme) and self._is_own(page[0])

    def knows(self, host: str | None) -> bool:
        """Whether ``host``, with its port, is one that nobody else can have: the public one, or one of this machine."""
        if self.public is not None and _place(host or "", self.public.scheme) == (self.public.host, self.public.port):
            return True
        place = _place(host or "", "http")
        return place is not None and self._is_own(place[0])

    def _is_own(self, host: str) -> bool:
        """Whether a host is one that nobody can own elsewhere."""
        name = self.name.lower()
        return _is_address(host) or host.endswith(".local") or host in {"localhost", name, name.partition(".")[0]}


def _place(text: str, scheme: str) -> tuple[str, int] | None:
    """The host and the port of ``host:port``, None if it is no such thing."""
    if scheme not in DEFAULT_PORTS:
        return None
    name, colon, port_text = _split(text)
    host, port = _host(name.lower()), _port(port_text) if colon else DEFAULT_PORTS[scheme]
    return None if host is None or port is None else (host, port)


def _split(authority: str) -> tuple[str, str, str]:
    """The host, the colon if there is one, and the port."""
    if authority.startswith("["):
        inside, bracket, rest = authority.partition("]")
        return inside + bracket + ("" if rest[:1] in {"", ":"} else rest), rest[:1], rest[1:]
    return authority.partition(":") if authority.count(":") == 1 else (authority, "", "")


def _port(text: str) -> int | None:
    return int(text) if re.fullmatch("[0-9]{1,5}", text) and 0 < int(text) < 65_536 else None


def _host(text: str) -> str | None:
    """A host as browsers write it, None if it cannot be one: an address, or a name in small letters."""
    try:
        if text.startswith("[") or _is_number(text.rpartition(".")[2]):
            return _address(text)
    except ValueError:
        return None
    is_name = len(text) <= _LONGEST_NAME and all(map(_LABEL.fullmatch, text.split(".")))
    return text if is_name else None


def _address(text: str) -> str:
    inside = re.fullmatch(r"\[([0-9a-f:.]+)\]", text)
    return f"[{IPv6Address(inside[1])}]" if inside else str(IPv4Address(text))


def _is_number(label: str) -> bool:
    """Whether browsers take a host for an address because its last part is a number, such as 1 or 0x7f."""
    return re.fullmatch("[0-9]+|0x[0-9a-f]*", label) is not None


def _is_address(host: str) -> bool:
    return host.startswith("[") or _is_number(host.rpartition(".")[2])


def _in_ascii(name: str) -> str:
    """A name in small letters, those of other scripts as browsers send them; empty if that cannot be."""
    if name.isascii():
        return name.lower()
    if set(name) & set(_OTHER_IN_BROWSERS):
        return ""
    try:
        return name.encode("idna").decode().lower()
    except UnicodeError:
        return ""
