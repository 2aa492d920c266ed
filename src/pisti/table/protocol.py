"""The messages of a table: what a seat may ask for, what the table tells whom, what it wants done.

| command | who, when |
|---|---|
| ``Start`` | a person, before the game; at a table rebuilt from records: to go on |
| ``Cut`` | the cutter, before a deal |
| ``Play`` | the seat to play |
| ``Ready`` | a person, after the count |
| ``Leave`` | a person, at any time |

| event | its audience | when |
|---|---|---|
| ``Started`` | everyone | a round begins, or goes on at a rebuilt table |
| ``CutRefused`` | everyone | the cut showed a jack (2.3) |
| ``CutDone`` | everyone | the pack is cut |
| ``TurnedUp`` | everyone | the centre is dealt |
| ``Dealt`` | the seat | the seat has got four cards |
| ``Redeal`` | everyone | the centre makes another deal necessary (3.4, 9.8) |
| ``Played`` | everyone | a card was played |
| ``SetAsideSeen`` | who may look (4.4, 9.10) | the first capture brought face-down cards |
| ``LeftoversTaken`` | everyone | the pile at the end found its owner (4.6) |
| ``Counted`` | everyone | the round is over |
| ``GameOver`` | everyone | a side has won |
| ``LeftTable`` | everyone | a person is gone |
| ``Refused`` | the seat | a command was wrong; nothing has changed |

| effect | what the caller does |
|---|---|
| ``BotTurn`` | asks the bot of that level for a card and sends it as a ``Play`` of that seat |
| ``Deserted`` | may forget the table: no person is left |

An event holds only what every one of its audience may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from pisti.cards import Card
from pisti.errors import PistiError
from pisti.round import Leftovers, SideScore, Turn
from pisti.rules import Rules, Seat, Side


@dataclass(frozen=True, slots=True)
class Person:
    """A person at a seat."""

    name: str


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot at a seat; ``level`` is the name by which the caller finds it."""

    name: str
    level: str


Player = Person | Bot
"""Who sits at a seat."""


class TableFault(StrEnum):
    """Why a command, or the making of a table, is refused."""

    SEATS_DO_NOT_FIT = "table-seats-do-not-fit"
    BAD_BOTS = "table-bad-bots"
    NOT_SEATED = "table-not-seated"
    ALREADY_STARTED = "table-already-started"
    GAME_OVER = "table-game-over"
    NO_CUT_NOW = "table-no-cut-now"
    NOT_YOUR_CUT = "table-not-your-cut"
    NO_PLAY_NOW = "table-no-play-now"
    NOT_YOUR_TURN = "table-not-your-turn"
    STALE_PLAY = "table-stale-play"
    NO_COUNT_NOW = "table-no-count-now"
    STALE_READY = "table-stale-ready"
    CLOSED = "table-closed"
    NOT_OWNER = "table-not-owner"
    ALREADY_SEATED = "table-already-seated"
    SEAT_TAKEN = "table-seat-taken"
    NO_FREE_SEAT = "table-no-free-seat"
    NO_SUCH_SEAT = "table-no-such-seat"
    SEAT_EMPTY = "table-seat-empty"
    NOT_BETWEEN_GAMES = "table-not-between-games"
    SEATS_MISSING = "table-seats-missing"
    NO_SUCH_LEVEL = "table-no-such-level"
    BAD_TEXT = "table-bad-text"
    NO_PROMISE_NOW = "table-no-promise-now"
    ALREADY_PROMISED = "table-already-promised"
    NO_SHARE_NOW = "table-no-share-now"
    SHARE_DIFFERS = "table-share-differs"
    NOT_YOUR_TAP = "table-not-your-tap"
    NO_CHAT = "table-no-chat"
    MUTED = "table-muted"
    NOT_OVER = "table-not-over"
    NOT_HERE = "table-not-here"
    ROUND_GOES_ON = "table-round-goes-on"
    RATED_RULES = "table-rated-rules"
    RATED_CLOCK = "table-rated-clock"
    RATED_CHAT = "table-rated-chat"
    RATED_BOT = "table-rated-bot"
    RATED_COOKIE = "table-rated-cookie"
    RATED_TWICE = "table-rated-twice"
    RATED_GAME = "table-rated-game"
    RATED_HINT = "table-rated-hint"


class BadCommand(PistiError):
    """A command that the table cannot follow now, or a table that cannot be."""


@dataclass(frozen=True, slots=True)
class Start:
    """Begin the game, or go on with one that was rebuilt from its records."""


@dataclass(frozen=True, slots=True)
class Cut:
    """Cut the pack; ``text`` is whatever the cutter gives, mixed into the source of chance (clause 2.3)."""

    text: str = ""


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card; round and ply (from 0) say which turn is meant, so that a late or doubled play does nothing."""

    round: int
    ply: int
    card: Card


@dataclass(frozen=True, slots=True)
class Ready:
    """The count of this round has been read."""

    round: int


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the table."""


Command = Start | Cut | Play | Ready | Leave
"""What a seat may send."""


@dataclass(frozen=True, slots=True)
class Started:
    """A round begins: the cutter cuts next. ``ply`` is above 0 where an unfinished round goes on instead."""

    rules: Rules
    players: Mapping[Seat, Player]
    round: int
    ply: int
    dealer: Seat
    cutter: Seat
    scores: tuple[int, ...]
    goes_on: bool = False


@dataclass(frozen=True, slots=True)
class CutRefused:
    """The cut showed a jack and is repeated; which jack and where is told to nobody (clause 2.3)."""

    round: int
    cutter: Seat


@dataclass(frozen=True, slots=True)
class CutDone:
    """The pack is cut."""

    round: int
    cutter: Seat


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """The centre cards that lie face up, as they were turned up, how many lie face down, and the exposed card."""

    round: int
    cards: tuple[Card, ...]
    face_down: int
    exposed: Card | None


@dataclass(frozen=True, slots=True)
class Dealt:
    """The four cards a seat has got."""

    round: int
    deal: int
    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Redeal:
    """The round must be dealt again by the same dealer because of these centre cards (clauses 3.4 and 9.8)."""

    round: int
    cards: tuple[Card, ...]
    dealer: Seat
    cutter: Seat


@dataclass(frozen=True, slots=True)
class Played:
    """A card was played; in ``turn`` the cards are None that not everyone may know."""

    round: int
    ply: int
    turn: Turn


@dataclass(frozen=True, slots=True)
class SetAsideSeen:
    """The centre cards that were face down, for those who may look at them now (clauses 4.4 and 9.10)."""

    round: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LeftoversTaken:
    """The cards left in the pile and the side that gets them (clause 4.6)."""

    round: int
    leftovers: Leftovers


@dataclass(frozen=True, slots=True)
class Counted:
    """The count of a round by side, with the numbers of piştis and double piştis, and the scores after it."""

    round: int
    count: tuple[SideScore, ...]
    pistis: tuple[tuple[int, int], ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameOver:
    """A side has won (clause 7.2)."""

    winner: Side
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LeftTable:
    """A person has left; ``player`` is who plays that seat from now on."""

    seat: Seat
    player: Player


@dataclass(frozen=True, slots=True)
class Refused:
    """A command was refused: the code and the fields of the error; nothing has changed."""

    code: StrEnum
    fields: Mapping[str, str | int]


Event = (
    Started
    | CutRefused
    | CutDone
    | TurnedUp
    | Dealt
    | Redeal
    | Played
    | SetAsideSeen
    | LeftoversTaken
    | Counted
    | GameOver
    | LeftTable
    | Refused
)
"""What the table tells."""


@dataclass(frozen=True, slots=True)
class Audience:
    """Who is told an event: these seats, or everyone, spectators among them, where ``seats`` is None.

    >>> Audience((Seat.SOUTH, Seat.NORTH)).includes(Seat.EAST), EVERYONE.includes(None)
    (False, True)
    """

    seats: tuple[Seat, ...] | None = None

    def includes(self, viewer: Seat | None) -> bool:
        """Whether a seat, or a spectator (None), is told."""
        return self.seats is None or viewer in self.seats


EVERYONE = Audience()
"""All seats and all spectators."""


@dataclass(frozen=True, slots=True)
class Sent:
    """An event with its audience."""

    to: Audience
    event: Event


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot is to play: choose from the view of its seat and send the play."""

    seat: Seat
    level: str
    round: int
    ply: int


@dataclass(frozen=True, slots=True)
class Deserted:
    """No person is left at the table."""


Effect = BotTurn | Deserted
"""What the table wants its caller to do."""
