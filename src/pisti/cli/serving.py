"""``pisti serve``: tables for friends; it tells under which addresses they find them, and runs until Ctrl-C."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import logging
import secrets
import socket
import sys
import time
from collections.abc import Callable
from enum import StrEnum
from ipaddress import ip_network
from typing import TextIO

from pisti.errors import PistiError
from pisti.figures import number
from pisti.i18n import Texts
from pisti.server.addresses import addresses_of, picture_of
from pisti.server.around import Around
from pisti.server.origins import public_url
from pisti.server.running import Asked, serve
from pisti.server.static import read_built
from pisti.server.store.place import default_place

HOST, PORT = "0.0.0.0", 8151
"""Where friends in the same network reach the server, if nothing else is asked for."""


class ServeFault(StrEnum):
    """Why a server cannot be started."""

    NO_PORT = "serve-no-port"
    NO_ADDRESS = "serve-no-address"
    PORT_IN_USE = "serve-port-in-use"
    PORT_NOT_ALLOWED = "serve-port-not-allowed"
    NO_HOST = "serve-no-host"


class CannotServe(PistiError):
    """A server that cannot be started."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``pisti serve`` takes."""
    parser.add_argument("--database", metavar="URL")
    parser.add_argument("--host", default=HOST, metavar="HOST")
    parser.add_argument("--port", type=port, default=PORT, metavar="PORT")
    parser.add_argument("--public-url", type=public_url, metavar="URL")
    parser.add_argument("--proxy", type=address, metavar="ADDRESS")


def port(text: str) -> int:
    """A port, 0 for any that is free; raises CannotServe.

    >>> port("8151")
    8151
    """
    with contextlib.suppress(ValueError):
        if 0 <= number(text) <= 65_535:
            return number(text)
    raise CannotServe(ServeFault.NO_PORT, text=text)


def address(text: str) -> str:
    """The address of a proxy, or the network it is in; raises CannotServe.

    >>> address("127.0.0.1"), address("172.16.0.0/12")
    ('127.0.0.1/32', '172.16.0.0/12')
    """
    try:
        return str(ip_network(text))
    except ValueError:
        raise CannotServe(ServeFault.NO_ADDRESS, text=text) from None


def run(asked: argparse.Namespace, texts: Texts, out: TextIO) -> int:
    """Serve until somebody stops it; raises CannotServe, BadStore and OSError."""
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # what strangers send is no news
    with listening(asked.host, asked.port) as listener:
        wanted = Asked(asked.database, listener, asked.public_url, asked.proxy, read_built())
        around = Around(time.time, secrets.token_bytes)
        port = listener.getsockname()[1]
        with asyncio.Runner(loop_factory=_loop()) as runner:
            runner.run(serve(wanted, around, lambda _: _tell(asked, port, texts, out)))
    out.write(texts("serve-stopped") + "\n")
    return 0


def listening(host: str, port: int) -> socket.socket:
    """A socket at a host and a port; raises CannotServe."""
    try:
        [family, *_, place] = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except (OSError, UnicodeError):
        raise CannotServe(ServeFault.NO_HOST, host=host) from None
    try:
        return socket.create_server(place[:2], family=family, backlog=2048)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CannotServe(ServeFault.PORT_IN_USE, port=str(port)) from None
        if error.errno in (errno.EACCES, errno.EPERM):
            raise CannotServe(ServeFault.PORT_NOT_ALLOWED, port=str(port)) from None
        raise CannotServe(ServeFault.NO_HOST, host=host) from None


def _loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """A quicker loop where there is one."""
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


def _tell(asked: argparse.Namespace, port: int, texts: Texts, out: TextIO) -> None:
    """Tell where friends find the tables."""
    places = [str(asked.public_url)] if asked.public_url else addresses_of(asked.host, port)
    out.write(texts("serve-open") + "\n\n")
    out.writelines(f"  {place}\n" for place in places)
    if out.isatty():
        out.write("\n" + picture_of(places[0], out.encoding))
    database = asked.database or str(default_place())
    out.write("\n" + texts("serve-kept", file=database) + "\n" + texts("serve-stop") + "\n")
    out.flush()
