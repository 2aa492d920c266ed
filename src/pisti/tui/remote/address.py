"""The address of a server as a person types it, or of a table, as somebody has sent it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

from pisti.tui.remote.faults import BadRemote, RemoteFault

_SCHEMES = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
_TABLE = re.compile(r"/t/([A-Za-z0-9_-]{1,64})/?$")
_CODE = re.compile("[A-Za-z0-9_-]{1,64}")


@dataclass(frozen=True, slots=True)
class Address:
    """A server; ``base`` is what its addresses begin with, ``table`` the code of a table where the address was one."""

    base: str
    table: str | None = None

    @property
    def name(self) -> str:
        """What the server is called on a screen.

        >>> address("https://pisti.example.org/").name
        'pisti.example.org'
        """
        return self.base.partition("://")[2]

    @property
    def tables(self) -> str:
        """Where the tables are listed and opened."""
        return f"{self.base}/api/tables"

    def socket(self, code: str) -> str:
        """Where a table is talked to."""
        return f"ws{self.tables.removeprefix('http')}/{code}/socket"

    def link(self, code: str) -> str:
        """What to send to somebody who shall come to a table."""
        return f"{self.base}/t/{code}"


def address(text: str) -> Address:
    """The address of a text; raises BadRemote.

    Without ``https://`` or ``http://`` in front it is ``https``, but ``http`` for this computer and for numbers.

    >>> address("pisti.example.org"), address("localhost:8000/t/abc").table
    (Address(base='https://pisti.example.org', table=None), 'abc')
    """
    typed = text.strip()
    try:
        parts = urlsplit(typed if "://" in typed else f"//{typed}")
        is_good = _is_good(parts)
    except ValueError:
        raise BadRemote(RemoteFault.BAD_ADDRESS, text=text) from None
    if not is_good:
        raise BadRemote(RemoteFault.BAD_ADDRESS, text=text)
    scheme = _SCHEMES[parts.scheme or ("http" if _is_near(parts.hostname or "") else "https")]
    table = _TABLE.search(parts.path)
    path = parts.path[: table.start()] if table else parts.path
    return Address(f"{scheme}://{parts.netloc}{path.rstrip('/')}", table[1].lower() if table else None)


def _is_good(parts: SplitResult) -> bool:
    is_known = parts.scheme in ("", *_SCHEMES)
    is_plain = "@" not in parts.netloc and not parts.query and not parts.fragment
    _ = parts.port  # raises ValueError for what is none
    written = f"{parts.netloc}{parts.path}"
    return is_known and is_plain and bool(parts.hostname) and written.isprintable() and " " not in written


def _is_near(host: str) -> bool:
    """Whether a host is this computer or one that is named by a number, where hardly anybody has certificates."""
    if host == "localhost" or host.endswith((".localhost", ".local")):
        return True
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def code(text: str, at: Address | None = None) -> str:
    """The code of a table as it was typed, in small letters; raises BadRemote.

    The whole address of a table is as good, but only one of the server ``at``, where that is known.

    >>> code(" Abc "), code("https://pisti.example.org/t/abc")
    ('abc', 'abc')
    """
    typed = text.strip()
    found = _TABLE.search(typed)
    if found is None and not _CODE.fullmatch(typed):
        raise BadRemote(RemoteFault.BAD_CODE, text=text)
    if found and at is not None and found.start() and (server := address(typed).name).lower() != at.name.lower():
        raise BadRemote(RemoteFault.OTHER_SERVER, server=server)
    return (found[1] if found else typed).lower()
