"""Messages as bytes: JSON, one object a frame; what cannot be a message is refused and says where it goes wrong."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import TypeVar

import msgspec

from pisti.errors import PistiError
from pisti.table.wire_commands import ClientMessage
from pisti.table.wire_events import ServerMessage
from pisti.table.wire_types import LARGEST

_Kind = TypeVar("_Kind")

_PLACE = re.compile(r" - at `\$?\.?(.*)`$")


class MessageFault(StrEnum):
    """Why a frame is no message."""

    TOO_LONG = "message-too-long"
    NOT_JSON = "message-not-json"
    NOT_SO = "message-not-so"


class BadMessage(PistiError):
    """A frame that is no message; ``place`` is the field that is wrong, empty for the whole."""


_commands: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_answers: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
_encoder = msgspec.json.Encoder()


def encode(message: ClientMessage | ServerMessage) -> bytes:
    """A message as JSON.

    >>> from pisti.table.wire_commands import Ready
    >>> encode(Ready(id="a1", round=3))
    b'{"type":"ready","id":"a1","round":3}'
    """
    return _encoder.encode(message)


def decode(frame: bytes | str) -> ClientMessage:
    """What a client sent; raises BadMessage.

    >>> decode('{"type":"play","id":"a","round":1,"ply":0,"card":"1x"}')
    Traceback (most recent call last):
    pisti.table.wire.BadMessage: message-not-so place='card'
    """
    return _decoded(_commands, frame, LARGEST)


def decode_answer(frame: bytes | str) -> ServerMessage:
    """What a server sent, for clients; raises BadMessage."""
    return _decoded(_answers, frame, None)


def _decoded(decoder: msgspec.json.Decoder[_Kind], frame: bytes | str, largest: int | None) -> _Kind:
    data = frame if isinstance(frame, bytes) else frame.encode(errors="surrogatepass")
    if largest is not None and len(data) > largest:
        raise BadMessage(MessageFault.TOO_LONG, limit=largest, found=len(data))
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        place = _PLACE.search(str(error))
        raise BadMessage(MessageFault.NOT_SO, place=place[1] if place else "") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadMessage(MessageFault.NOT_JSON) from None
