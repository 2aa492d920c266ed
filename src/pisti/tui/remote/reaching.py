"""What errors on the way to a server mean."""

from __future__ import annotations

import socket
import ssl

from pisti.tui.remote.faults import BadRemote, RemoteFault


def fault_of(error: Exception, server: str) -> BadRemote:
    """What an error on the way to a server means.

    >>> fault_of(ConnectionRefusedError(), "example.org").code.value
    'remote-refused'
    """
    if isinstance(error, ssl.SSLError):
        reason = getattr(error, "verify_message", "") or getattr(error, "reason", "") or type(error).__name__
        return BadRemote(RemoteFault.INSECURE, server=server, reason=reason)
    if isinstance(error, socket.gaierror | UnicodeError):
        return BadRemote(RemoteFault.NO_SERVER, server=server)
    if isinstance(error, TimeoutError):
        return BadRemote(RemoteFault.SILENT, server=server)
    if isinstance(error, ConnectionResetError | ConnectionAbortedError | BrokenPipeError | EOFError):
        return BadRemote(RemoteFault.CUT_OFF)
    if isinstance(error, OSError):
        return BadRemote(RemoteFault.REFUSED, server=server)
    return BadRemote(RemoteFault.NOT_PISTI)


def fault_of_status(status: int, server: str, table: str = "") -> BadRemote:
    """What an answer other than the one that was hoped for means, by its status of HTTP.

    >>> fault_of_status(503, "example.org").code.value
    'remote-busy'
    """
    if status == 404 and table:
        return BadRemote(RemoteFault.NO_TABLE, table=table)
    if status in (401, 403):
        return BadRemote(RemoteFault.NOT_ALLOWED, reason=str(status))
    if status == 429 or status >= 500:
        return BadRemote(RemoteFault.BUSY)
    return BadRemote(RemoteFault.NOT_PISTI)
