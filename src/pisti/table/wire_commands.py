"""What a client sends to a table: JSON objects whose ``type`` is the name of the class in small letters.

Every command that changes something has an ``id``: sent again after a cut connection it counts once and is answered
again. A play, a reading of the count and what belongs to the cut name the moment that they are meant for, so that
whatever is said in between makes none of them stale.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from pisti.table.wire_types import (
    CardText,
    ChatText,
    CommandId,
    Count,
    Hex,
    Level,
    Message,
    Name,
    Phrase,
    Ply,
    Round,
    SeatLetter,
    TableSettings,
    Tap,
    Token,
)


class Hello(Message, frozen=True, tag="hello"):
    """The first message: which protocol, whose seat (none for a spectator), and the last version that was seen."""

    protocol: int
    token: Token | None = None
    seen: Count = 0


class Sit(Message, frozen=True, tag="sit"):
    """Sit down at a seat, at any that is free if none is named, or where a bot sits.

    The client makes the ``token``, at random: whoever has it is who sits there from now on. Sent again after a cut
    connection it is the same person.
    """

    id: CommandId
    name: Name
    token: Token
    seat: SeatLetter | None = None


class Leave(Message, frozen=True, tag="leave"):
    """Leave the seat."""

    id: CommandId


class Swap(Message, frozen=True, tag="swap"):
    """The owner exchanges who sits at two seats, before the game."""

    id: CommandId
    seats: Annotated[tuple[SeatLetter, ...], Meta(min_length=2, max_length=2)]


class Free(Message, frozen=True, tag="free"):
    """The owner takes a bot away from a seat, before the game."""

    id: CommandId
    seat: SeatLetter


class Fill(Message, frozen=True, tag="fill"):
    """The owner puts a bot at a free seat, or one of another level."""

    id: CommandId
    seat: SeatLetter
    level: Level


class Settings(Message, frozen=True, tag="settings"):
    """The owner chooses the settings, before the game."""

    id: CommandId
    settings: TableSettings


class Start(Message, frozen=True, tag="start"):
    """The owner begins the game."""

    id: CommandId


class Commit(Message, frozen=True, tag="commit"):
    """The hash of the share that will be told (docs/fairness.md); that of the cutter comes after the tap."""

    id: CommandId
    round: Round
    hash: Hex


class Reveal(Message, frozen=True, tag="reveal"):
    """The share that was promised: the seed, and where the cutter tapped."""

    id: CommandId
    round: Round
    seed: Hex
    tap: Tap = 0


class Play(Message, frozen=True, tag="play"):
    """Play a card; ``ply`` counts the cards of the round from 0."""

    id: CommandId
    round: Round
    ply: Ply
    card: CardText


class Shown(Message, frozen=True, tag="shown"):
    """Everything up to this version has been shown: the clock of a person starts when that is so."""

    version: Count


class Ready(Message, frozen=True, tag="ready"):
    """The count of a round has been read."""

    id: CommandId
    round: Round


class Say(Message, frozen=True, tag="phrase"):
    """A quick phrase."""

    id: CommandId
    phrase: Phrase


class Chat(Message, frozen=True, tag="chat"):
    """Something said in own words, where the table allows it."""

    id: CommandId
    text: ChatText


class Hint(Message, frozen=True, tag="hint"):
    """Ask what a bot would play."""

    id: CommandId
    round: Round
    ply: Ply


class Kick(Message, frozen=True, tag="kick"):
    """The owner sends a person away."""

    id: CommandId
    seat: SeatLetter


class Mute(Message, frozen=True, tag="mute"):
    """The owner silences a person, or lets one speak again."""

    id: CommandId
    seat: SeatLetter
    is_muted: bool


class Rematch(Message, frozen=True, tag="rematch"):
    """Agree to another game at this table, or do not any more."""

    id: CommandId
    agrees: bool = True


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a ping."""


ClientMessage = (
    Hello
    | Sit
    | Leave
    | Swap
    | Free
    | Fill
    | Settings
    | Start
    | Commit
    | Reveal
    | Play
    | Shown
    | Ready
    | Say
    | Chat
    | Hint
    | Kick
    | Mute
    | Rematch
    | Pong
)
"""All that a client sends."""
