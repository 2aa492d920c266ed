"""Why the server refuses something, as codes."""

from enum import StrEnum

from pisti.errors import PistiError


class ServerFault(StrEnum):
    """Why something is refused."""

    NO_SUCH_TABLE = "server-no-such-table"
    NOT_YOUR_SEAT = "server-not-your-seat"
    OTHER_PROTOCOL = "server-other-protocol"
    HELLO_FIRST = "server-hello-first"
    HELLO_AGAIN = "server-hello-again"
    TOO_FAST = "server-too-fast"
    TOO_MANY_TABLES = "server-too-many-tables"
    TOO_MANY_HERE = "server-too-many-here"
    NOT_STORED = "server-not-stored"
    NO_HINT_NOW = "server-no-hint-now"
    NO_SUCH_GAME = "server-no-such-game"
    NO_SUCH_PAGE = "server-no-such-page"
    BAD_BODY = "server-bad-body"
    FAILED = "server-failed"
    STOPS = "server-stops"


class BadRequest(PistiError):
    """Something that the server does not do."""
