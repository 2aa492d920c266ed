"""What errors of the system, of TLS and of HTTP mean for who wants to reach a server."""

import socket
import ssl
from http.client import BadStatusLine

import pytest

from pisti.tui.remote.faults import RemoteFault
from pisti.tui.remote.reaching import fault_of, fault_of_status

CERTIFICATE = ssl.SSLCertVerificationError(1, "certificate verify failed")
CERTIFICATE.verify_message = "self-signed certificate"


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (socket.gaierror(-2, "Name or service not known"), RemoteFault.NO_SERVER),
        (UnicodeError("label too long"), RemoteFault.NO_SERVER),
        (ConnectionRefusedError(111, "refused"), RemoteFault.REFUSED),
        (OSError(113, "No route to host"), RemoteFault.REFUSED),
        (TimeoutError(), RemoteFault.SILENT),
        (ConnectionResetError(), RemoteFault.CUT_OFF),
        (EOFError(), RemoteFault.CUT_OFF),
        (CERTIFICATE, RemoteFault.INSECURE),
        (ssl.SSLError(1, "wrong version number"), RemoteFault.INSECURE),
        (BadStatusLine("SSH-2.0"), RemoteFault.NOT_PISTI),
        (ValueError(), RemoteFault.NOT_PISTI),
    ],
)
def test_errors_on_the_way(error: Exception, code: RemoteFault) -> None:
    assert fault_of(error, "example.org").code is code


def test_what_is_wrong_with_a_certificate_is_named() -> None:
    assert fault_of(CERTIFICATE, "example.org").fields == {"server": "example.org", "reason": "self-signed certificate"}


@pytest.mark.parametrize(
    ("status", "table", "code"),
    [
        (404, "ab", RemoteFault.NO_TABLE),
        (404, "", RemoteFault.NOT_PISTI),
        (403, "ab", RemoteFault.NOT_ALLOWED),
        (429, "", RemoteFault.BUSY),
        (500, "ab", RemoteFault.BUSY),
        (503, "ab", RemoteFault.BUSY),
        (200, "ab", RemoteFault.NOT_PISTI),
        (302, "", RemoteFault.NOT_PISTI),
    ],
)
def test_answers_of_http(status: int, table: str, code: RemoteFault) -> None:
    assert fault_of_status(status, "example.org", table).code is code
