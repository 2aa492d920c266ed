"""``pisti serve``: tables for friends; it tells under which addresses they find them, and runs until Ctrl-C."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import os
import secrets
import socket
import sys
import time
from collections.abc import Callable
from enum import StrEnum
from ipaddress import ip_network
from typing import TextIO

from pisti.cli.opening import is_pisti, open_page
from pisti.errors import PistiError
from pisti.figures import number
from pisti.i18n import Texts
from pisti.server.addresses import addresses_of, home_of, picture_of
from pisti.server.around import Around
from pisti.server.logs import Format, log_to
from pisti.server.origins import public_url
from pisti.server.running import Asked, serve
from pisti.server.static import Built, read_built
from pisti.server.store.place import shown_place

HOST, PORT = "0.0.0.0", 8151
"""Where friends in the same network reach the server, if nothing else is asked for."""

OTHER_PORTS = range(PORT + 1, PORT + 10)
"""Where a server listens that is opened in the browser, and finds its port used by something else."""


class ServeFault(StrEnum):
    """Why a server cannot be started."""

    NO_PORT = "serve-no-port"
    NO_ADDRESS = "serve-no-address"
    PORT_IN_USE = "serve-port-in-use"
    RUNS_ALREADY = "serve-runs-already"
    PORT_NOT_ALLOWED = "serve-port-not-allowed"
    NO_HOST = "serve-no-host"


class CannotServe(PistiError):
    """A server that cannot be started."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``pisti serve`` takes."""
    parser.add_argument("--database", metavar="URL")
    parser.add_argument("--host", default=HOST, metavar="HOST")
    parser.add_argument("--port", type=port, metavar="PORT")
    parser.add_argument("--public-url", type=public_url, metavar="URL")
    parser.add_argument("--proxy", type=address, metavar="ADDRESS")
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--log-format", choices=[*map(str, Format)], metavar="FORMAT")


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
    log_to(sys.stderr, None if asked.log_format is None else Format(asked.log_format))
    try:
        listener = _listener(asked, texts, out)
    except CannotServe as error:
        if not asked.open or error.code is not ServeFault.RUNS_ALREADY:
            raise
        out.write(texts("serve-runs", address=error.fields["address"]) + "\n")
        _open(str(error.fields["address"]), texts, out)
        return 0
    with listener:
        _serve(asked, listener, texts, out)
    out.write(texts("serve-stopped") + "\n")
    return 0


def _serve(asked: argparse.Namespace, listener: socket.socket, texts: Texts, out: TextIO) -> None:
    port, built = listener.getsockname()[1], read_built()
    places = [str(asked.public_url)] if asked.public_url else addresses_of(asked.host, port)
    wanted = Asked(asked.database, listener, asked.public_url, asked.proxy, built, places[0])

    def started(_: Callable[[], None]) -> None:
        _tell(asked, places, built, texts, out)
        if asked.open:
            _open(home_of(asked.host, port), texts, out)

    with asyncio.Runner(loop_factory=_loop()) as runner:
        runner.run(serve(wanted, Around(time.time, secrets.token_bytes), started))


def _listener(asked: argparse.Namespace, texts: Texts, out: TextIO) -> socket.socket:
    """A socket at the port asked for; where none is, and the page is to be opened, at another one if need be."""
    port = PORT if asked.port is None else asked.port
    try:
        return listening(asked.host, port)
    except CannotServe as error:
        if error.code is not ServeFault.PORT_IN_USE:
            raise
        home = home_of(asked.host, port)
        if is_pisti(home):
            raise CannotServe(ServeFault.RUNS_ALREADY, port=str(port), address=home) from None
        if not asked.open or asked.port is not None:
            raise
        return _other(asked.host, port, texts, out, error)


def _other(host: str, port: int, texts: Texts, out: TextIO, error: CannotServe) -> socket.socket:
    """A socket at the first of the other ports that is free."""
    for other in OTHER_PORTS:
        with contextlib.suppress(CannotServe):
            found = listening(host, other)
            out.write(texts("serve-other-port", port=str(port), other=str(other)) + "\n")
            return found
    raise error


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


def _open(address: str, texts: Texts, out: TextIO) -> None:
    """Open the page, or tell where it is."""
    if not open_page(address, os.environ):
        out.write(texts("serve-open-yourself", address=address) + "\n")
        out.flush()


def _loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """A quicker loop where there is one."""
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


def _tell(asked: argparse.Namespace, places: list[str], built: Built | None, texts: Texts, out: TextIO) -> None:
    """Tell where friends find the tables."""
    out.write(texts("serve-open") + "\n\n")
    out.writelines(f"  {place}\n" for place in places)
    if out.isatty():
        out.write("\n" + picture_of(places[0], out.encoding))
    out.write("\n")
    if built is None:
        out.write(texts("serve-no-page") + "\n")
    database = shown_place(asked.database)
    out.write(texts("serve-kept", file=database) + "\n" + texts("serve-stop") + "\n")
    out.flush()
