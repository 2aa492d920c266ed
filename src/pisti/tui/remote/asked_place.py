"""Which server and which table the command line asks for."""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from pisti.tui.remote.address import Address
from pisti.tui.remote.faults import BadRemote, RemoteFault

_ELSEWHERE = {"rules": "--rules", "level": "--level", "seed": "--seed", "record": "--record", "file": "--resume"}


@dataclass(frozen=True, slots=True)
class Place:
    """A server, and a table of it, None for the list of its tables."""

    address: Address
    code: str | None


def asked_place(asked: argparse.Namespace) -> Place | None:
    """Where the command line wants to play, None for this computer; raises BadRemote."""
    server: Address | None = asked.server
    if server is None:
        if asked.table is not None:
            raise BadRemote(RemoteFault.SERVER_NEEDED)
        return None
    for name, flag in _ELSEWHERE.items():
        if getattr(asked, name) is not None:
            raise BadRemote(RemoteFault.SERVER_DECIDES, flag=flag)
    if None not in (server.table, asked.table) and server.table != asked.table:
        raise BadRemote(RemoteFault.TABLE_TWICE)
    return Place(Address(server.base), asked.table or server.table)
