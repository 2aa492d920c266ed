"""What happened at a table of a server: the facts that are stored, in order, and nothing else is needed to know it.

A fact holds no card and no seed that is still secret. What is secret stands beside it in its step, is stored apart, and
is given back when a table is rebuilt.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from pisti.table.wire_types import CardText, Hex, Level, Phrase, SeatLetter, TableSettings


class FactBase(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="fact"):
    """Something that happened."""


class Opened(FactBase, frozen=True, tag="opened"):
    """The table is there."""

    settings: TableSettings


class Sat(FactBase, frozen=True, tag="sat"):
    """A person has sat down; ``key`` is the hash of the token that proves it, ``guest`` that of a cookie."""

    seat: SeatLetter
    name: str
    key: Hex
    guest: Hex | None = None


class Filled(FactBase, frozen=True, tag="filled"):
    """A bot sits there."""

    seat: SeatLetter
    level: Level


class Emptied(FactBase, frozen=True, tag="emptied"):
    """Nobody sits there any more."""

    seat: SeatLetter


class Swapped(FactBase, frozen=True, tag="swapped"):
    """Who sat at two seats has changed places."""

    seats: tuple[SeatLetter, SeatLetter]


class Chose(FactBase, frozen=True, tag="chose"):
    """The owner has chosen the settings."""

    settings: TableSettings


class Began(FactBase, frozen=True, tag="began"):
    """A game begins; ``dealer`` is null where the first dealer is to be drawn."""

    game: str
    dealer: SeatLetter | None = None


class Promised(FactBase, frozen=True, tag="promised"):
    """A share was promised; that of the server, without a seat, opens the exchange of a round."""

    round: int
    hash: Hex
    seat: SeatLetter | None = None


class Asked(FactBase, frozen=True, tag="asked"):
    """No promise is waited for any more: the shares are asked for."""

    round: int


class Shared(FactBase, frozen=True, tag="shared"):
    """A seat has told its share."""

    round: int
    seat: SeatLetter
    seed: Hex
    tap: int = 0


class Drew(FactBase, frozen=True, tag="drew"):
    """No share is waited for any more: the first dealer is drawn, in round 0, or the cards are dealt."""

    round: int
    dealing: int = 1


class Laid(FactBase, frozen=True, tag="laid"):
    """A card was played; ``is_late`` where the time of a person was over, ``level`` of the bot that played then.

    A bot that plays at another level than its own, because too many think at once, has ``level`` too.
    """

    seat: SeatLetter
    card: CardText
    is_late: bool = False
    level: Level | None = None


class Showed(FactBase, frozen=True, tag="showed"):
    """The person whose card is waited for has seen all that happened before: the clock runs from now on."""

    seat: SeatLetter


class Read(FactBase, frozen=True, tag="read"):
    """A person has read the count."""

    seat: SeatLetter


class Gone(FactBase, frozen=True, tag="gone"):
    """A person has no connection any more."""

    seat: SeatLetter


class Here(FactBase, frozen=True, tag="here"):
    """A person is there, and plays."""

    seat: SeatLetter


class StoodIn(FactBase, frozen=True, tag="stood_in"):
    """A bot plays for a person who is absent, late, or has left in the game."""

    seat: SeatLetter
    level: Level
    has_left: bool = False


class Wished(FactBase, frozen=True, tag="wished"):
    """A person agrees to another game, or does not any more."""

    seat: SeatLetter
    agrees: bool


class Said(FactBase, frozen=True, tag="said"):
    """A quick phrase."""

    seat: SeatLetter
    phrase: Phrase


class Wrote(FactBase, frozen=True, tag="wrote"):
    """Something said in own words."""

    seat: SeatLetter
    text: str


class Silenced(FactBase, frozen=True, tag="silenced"):
    """A person was silenced, or may speak again."""

    seat: SeatLetter
    is_muted: bool


class Away(FactBase, frozen=True, tag="away"):
    """The server was away for so long; nobody's time ran meanwhile."""

    milliseconds: int


class Forgot(FactBase, frozen=True, tag="forgot"):
    """A person wants nothing of them to be kept: names and hashes of who has this ``tag`` are forgotten."""

    who: Hex


class Closed(FactBase, frozen=True, tag="closed"):
    """The table has ended."""


Fact = (
    Opened
    | Sat
    | Filled
    | Emptied
    | Swapped
    | Chose
    | Began
    | Promised
    | Asked
    | Shared
    | Drew
    | Laid
    | Showed
    | Read
    | Gone
    | Here
    | StoodIn
    | Wished
    | Said
    | Wrote
    | Silenced
    | Away
    | Forgot
    | Closed
)
"""All that can happen."""


class Step(Struct, frozen=True):
    """A fact, when it happened, and the secret that belongs to it: the server's seed where it promises."""

    fact: Fact
    at: float
    secret: bytes | None = None


_decoder: msgspec.json.Decoder[Fact] = msgspec.json.Decoder(Fact)
_encoder = msgspec.json.Encoder()


def format_fact(fact: Fact) -> bytes:
    """A fact as it is stored.

    >>> format_fact(Read(seat="S"))
    b'{"fact":"read","seat":"S"}'
    """
    return _encoder.encode(fact)


def parse_fact(text: bytes) -> Fact:
    """A fact as it was stored; raises msgspec.MsgspecError if it is none.

    >>> parse_fact(b'{"fact":"read","seat":"S"}')
    Read(seat='S')
    """
    return _decoder.decode(text)
