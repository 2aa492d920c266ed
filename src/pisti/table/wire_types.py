"""What the messages between a table and its clients are made of: JSON values with their limits."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

PROTOCOL = 1
"""The version of the protocol; a client of another one is refused."""

LARGEST = 4096
"""How many bytes a message of a client may have."""

LONGEST_NAME = 40
LONGEST_CHAT = 300

SeatLetter = Literal["S", "E", "N", "W"]
"""A seat."""

CardText = Annotated[str, Meta(pattern="^[2-9TJQKA][cdhs]$")]
"""A card, rank then suit."""

HiddenCard = CardText | None
"""A card, null where the viewer may not know it."""

Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""Thirty-two bytes: a seed, a salt or a hash."""

CommandId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,32}$")]
"""What the client calls a command, so that one sent twice counts once."""

Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,64}$")]
"""What proves that somebody is who sat down at a seat: made at random by the client; it dies with the seat."""

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
"""What a person is called."""

ChatText = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Round = Annotated[int, Meta(ge=0, le=100_000)]
"""A round from 1; 0 where the first dealer is drawn."""

Ply = Annotated[int, Meta(ge=0, le=51)]
"""How many cards of the round were played before."""

Place = Annotated[int, Meta(ge=0, le=51)]
"""A place in the deck, in dealing order."""

Tap = Annotated[int, Meta(ge=0, le=51)]
"""Where the cutter tapped the pack, 0 for nowhere."""

Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "oops", "hurry", "one-more", "bye", "smile", "wow", "sad"
]
"""One of the quick phrases, each told in the language of who reads it."""

PHRASES: tuple[str, ...] = get_args(Phrase)

Level = Annotated[str, Meta(pattern="^[a-z0-9-]{1,20}$")]
"""The name of a level of bots."""

RulesText = Annotated[str, Meta(min_length=1, max_length=400)]
"""House rules as text, such as ``two,target=51``."""

ClockSeconds = Annotated[int, Meta(ge=5, le=600)]
"""How long a person has for a play."""


class Message(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type", kw_only=True):
    """A message, or a part of one that is of several kinds: the field ``type`` says which."""


class Part(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a message that is always of the same kind."""


class PlayerAt(Part, frozen=True):
    """Who sits at a seat: a person, or a bot where there is a level."""

    name: str
    level: Level | None = None


class TableSettings(Part, frozen=True):
    """What the owner of a table chooses: ``clock`` null for none; an open table is listed for everybody.

    A rated table changes the ratings of those who play: the standard game of four persons with a clock.
    """

    rules: RulesText = "standard"
    clock: ClockSeconds | None = None
    is_open: bool = False
    has_chat: bool = False
    is_rated: bool = False


class ShownCard(Part, frozen=True):
    """A card that the viewer sees, its place in the deck and its salt where cards were promised (docs/fairness.md)."""

    card: CardText
    place: Place | None = None
    salt: Hex | None = None


class SideCount(Part, frozen=True):
    """What a side scored in a round, line by line: ``cards`` is a count, everything else points (clause 6)."""

    cards: int
    most_cards: int
    jacks: int
    aces: int
    two_of_clubs: int
    ten_of_diamonds: int
    pistis: int
