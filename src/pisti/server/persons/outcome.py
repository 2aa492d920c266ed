"""What a game that has ended means for those who played it: all that is needed to count it later, and who sat there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from pisti.round import Pisti
from pisti.rules import Seat
from pisti.table.protocol import Bot
from pisti.table.served import Change, Served, Stage
from pisti.table.served.state import IN_GAME, is_starter
from pisti.table.wire_types import SeatLetter
from pisti.table.wiring import letter


class Sitter(Struct, frozen=True, omit_defaults=True):
    """A person who sat at a seat when the game began, and is known by a cookie.

    ``has_stayed`` says that the seat was still theirs at the end, ``is_away`` that a bot played for them then;
    ``pistis`` counts their own, double ones too.
    """

    seat: SeatLetter
    guest: str
    side: int
    has_stayed: bool
    is_away: bool = False
    pistis: int = 0


class GameOutcome(Struct, frozen=True, omit_defaults=True):
    """A game that has ended; ``loser`` is the side that has lost a rated game because somebody went away.

    ``players`` are the seats of the table, ``has_bots`` says that bots sat at some of them when the game began.
    """

    table: str
    game: str
    at: float
    rules: str
    is_open: bool
    is_rated: bool
    has_bots: bool
    players: int
    scores: tuple[int, ...]
    winner: int
    sitters: tuple[Sitter, ...]
    loser: int | None = None


@dataclass(frozen=True, slots=True)
class Sitting:
    """Somebody who has sat at a table in a game: hashes of cookie and token; ``seat`` where the record names them."""

    guest: str
    key: str
    seat: str | None = None


@dataclass(frozen=True, slots=True)
class GameEnd:
    """What is stored with a game that has ended; ``outcome`` is None where it was broken off."""

    game: str
    outcome: bytes | None
    sittings: tuple[Sitting, ...]


def end_in(code: str, before: Served, changes: Sequence[Change]) -> GameEnd | None:
    """What is stored of the game that ends in some changes of a table, None where none does."""
    stage = before.stage
    for change in changes:
        table, was = change.table, stage
        stage = table.stage
        if stage is not was and (stage is Stage.OVER or (stage is Stage.CLOSED and was in IN_GAME)) and table.dealt:
            outcome = outcome_of(code, table, change.step.at)
            return GameEnd(table.name, None if outcome is None else packed(outcome), _sittings(table))
    return None


def _sittings(table: Served) -> tuple[Sitting, ...]:
    seats = {(who.guest, who.key): letter(seat) for seat, who in table.starters.items()}
    return tuple(Sitting(guest, key, seats.get((guest, key))) for guest, key in sorted(table.sitters))


def outcome_of(code: str, table: Served, at: float) -> GameOutcome | None:
    """The outcome of the game at a table, once it is over; None of one that was broken off, unless it is rated.

    Who leaves a rated game that the others leave then has lost it too.
    """
    game, settings, sides = table.game, table.settings, table.rules.sides
    loser = int(sides[table.away[0]]) if settings.is_rated and table.away else None
    if game is None or table.stage not in (Stage.OVER, Stage.CLOSED):
        return None
    winner = game.winner if game.winner is not None else None if loser is None else 1 - loser
    if winner is None:
        return None
    return GameOutcome(
        code,
        table.name,
        at,
        str(table.rules),
        settings.is_open,
        settings.is_rated,
        any(isinstance(player, Bot) for player in table.dealt[0].players.values()),
        table.rules.seats,
        game.scores,
        int(winner),
        tuple(_sitter(table, seat) for seat in table.rules.seating if _is_known(table, seat)),
        loser,
    )


def _is_known(table: Served, seat: Seat) -> bool:
    who = table.starters.get(seat)
    return who is not None and who.guest is not None and who.key is not None


def _sitter(table: Served, seat: Seat) -> Sitter:
    guest = table.starters[seat].guest
    assert guest is not None
    side = int(table.rules.sides[seat])
    return Sitter(letter(seat), guest, side, is_starter(table, seat), seat in table.away, _pistis(table, seat))


def _pistis(table: Served, seat: Seat) -> int:
    """The piştis that somebody made, those of bots that played for them too."""
    turns = (turn for deal in table.dealt for turn in deal.game.round.turns)
    return sum(turn.seat is seat and turn.pisti is not Pisti.NONE for turn in turns)


_encoder, _decoder = msgspec.json.Encoder(), msgspec.json.Decoder(GameOutcome)


def packed(outcome: GameOutcome) -> bytes:
    """An outcome as it is stored until it is counted."""
    return _encoder.encode(outcome)


def unpacked(body: bytes) -> GameOutcome:
    """The outcome that was stored; raises msgspec.MsgspecError if this is none."""
    return _decoder.decode(body)
