"""What can go wrong on the way to a server, as codes."""

from __future__ import annotations

from enum import StrEnum

from pisti.errors import PistiError


class RemoteFault(StrEnum):
    """Why a server, or a table of one, cannot be reached."""

    BAD_ADDRESS = "remote-bad-address"
    BAD_CODE = "remote-bad-code"
    OTHER_SERVER = "remote-other-server"
    TABLE_TWICE = "remote-table-twice"
    SERVER_NEEDED = "remote-server-needed"
    SERVER_DECIDES = "remote-server-decides"
    NO_SERVER = "remote-no-server"
    REFUSED = "remote-refused"
    SILENT = "remote-silent"
    CUT_OFF = "remote-cut-off"
    INSECURE = "remote-insecure"
    NOT_PISTI = "remote-not-pisti"
    OTHER_PROTOCOL = "remote-other-protocol"
    NO_TABLE = "remote-no-table"
    BUSY = "remote-busy"
    NOT_ALLOWED = "remote-not-allowed"


class BadRemote(PistiError):
    """A server, or a table of one, that cannot be reached as it was asked for; most have the server in a field."""


PASSING = (
    RemoteFault.NO_SERVER,
    RemoteFault.REFUSED,
    RemoteFault.SILENT,
    RemoteFault.CUT_OFF,
    RemoteFault.BUSY,
)
"""What may be over when it is tried again."""
