"""What is logged, a line for each event: when, how bad, what, at which table, by which worker.

No card, seed, token or cookie is ever among it, and nothing that a person is called or has said.
"""

from __future__ import annotations

import json
import logging
from contextvars import ContextVar
from datetime import UTC, datetime
from enum import StrEnum
from typing import TextIO

from pisti.server.mishaps import mishap

WORKER: ContextVar[int] = ContextVar("worker", default=0)
"""The worker in whose tasks something is logged, 0 where there is but one."""


class Event(StrEnum):
    """What can happen."""

    STARTED = "started"
    STOPS = "stops"
    STOPPED = "stopped"
    STORE_LOST = "store-lost"
    STORE_FAILS = "store-fails"
    STORE_BACK = "store-back"
    OUTAGE = "outage"
    SLOW_COMMIT = "slow-commit"
    CLOCK_WRONG = "clock-wrong"
    TABLE_FAILS = "table-fails"
    TABLE_UNREADABLE = "table-unreadable"
    RECORDS_WRONG = "records-wrong"
    BOT_FAILS = "bot-fails"
    TIME_FAILS = "time-fails"
    HANDSHAKES_REFUSED = "handshakes-refused"
    OTHER = "other"


class Format(StrEnum):
    """How lines are written: for people, or each as an object of JSON."""

    TEXT = "text"
    JSON = "json"


def about(event: Event, **fields: str | float) -> dict[str, object]:
    """What a line says beside its text, as ``extra`` of a logger takes it; ``table`` is the code of one.

    >>> about(Event.OUTAGE, seconds=7.5)
    {'event': <Event.OUTAGE: 'outage'>, 'fields': {'seconds': 7.5}}
    """
    return {"event": event, "fields": fields}


class Lines(logging.Formatter):
    """One line for each event, in a format.

    An error that was raised is told by its kind and its places, since what it says may name anything; so is what other
    libraries add below their first line.
    """

    def __init__(self, format: Format) -> None:
        super().__init__()
        self._format = format

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        said = _said(record)
        if self._format is Format.JSON:
            return json.dumps(said, ensure_ascii=False)
        time, level, event, text = (str(said.pop(name)) for name in ("time", "level", "event", "text"))
        more = [f"{name}={value}" for name, value in said.items()]
        return " ".join([time, level.upper(), event, *more]) + f": {text}"


def _said(record: logging.LogRecord) -> dict[str, object]:
    """All that a line says, by name."""
    text, *_ = record.getMessage().splitlines() or [""]
    if record.exc_info and record.exc_info[1] is not None:
        text += f": {mishap(record.exc_info[1])}"
    at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    who = {"worker": WORKER.get()} if WORKER.get() else {}
    event = str(getattr(record, "event", Event.OTHER))
    said = {"time": at.replace("+00:00", "Z"), "level": record.levelname.lower(), "event": event}
    return {**said, **getattr(record, "fields", {}), **who, "text": "".join(filter(str.isprintable, text))}


def log_to(stream: TextIO, format: Format | None) -> None:
    """Log to a stream from now on: what happens, in a format, or where none is asked for what is wrong, as text."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines(format or Format.TEXT))
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    logging.getLogger("pisti.server").setLevel(logging.NOTSET if format is None else logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # what strangers send is no news
