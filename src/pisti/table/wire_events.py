"""What a table tells a client: the events that this viewer may know, and the answers to what the client sent.

Everything that happens has a version, 1, 2, 3 … at each table. A client that comes back names the last one it saw and
gets what it missed; where that is too much, or nothing was seen yet, it gets what happened in the present round.
"""

from __future__ import annotations

from pisti.table.wire_types import (
    CardText,
    CommandId,
    Count,
    Hex,
    HiddenCard,
    Level,
    Message,
    Phrase,
    PlayerAt,
    Ply,
    Round,
    RulesText,
    SeatLetter,
    ShownCard,
    SideCount,
    TableSettings,
    Tap,
)


class Seated(Message, frozen=True, tag="seated"):
    """Somebody sits at a seat now."""

    seat: SeatLetter
    player: PlayerAt


class Left(Message, frozen=True, tag="left"):
    """A seat is free, or a bot plays for who left it."""

    seat: SeatLetter
    player: PlayerAt | None = None


class Chosen(Message, frozen=True, tag="settings"):
    """The settings of the table."""

    settings: TableSettings


class Started(Message, frozen=True, tag="started"):
    """A round begins, or an unfinished one goes on: the cutter cuts next where it begins."""

    rules: RulesText
    players: dict[SeatLetter, PlayerAt]
    round: Round
    ply: Ply
    dealer: SeatLetter
    cutter: SeatLetter
    scores: tuple[int, ...]
    goes_on: bool = False


class Committed(Message, frozen=True, tag="committed"):
    """The server, or a seat, has promised a share: the hash of it.

    ``game`` is what the game is called in the promises (docs/fairness.md), told where the server promises.
    """

    round: Round
    hash: Hex
    seat: SeatLetter | None = None
    game: str | None = None


class Asked(Message, frozen=True, tag="asked"):
    """No promise is waited for any more: whoever has promised a share tells it now."""

    round: Round


class Revealed(Message, frozen=True, tag="revealed"):
    """A seat has told the share that it promised; the server's, without a seat, comes when the round is over."""

    round: Round
    seed: Hex
    tap: Tap = 0
    seat: SeatLetter | None = None


class CutRefused(Message, frozen=True, tag="cut_refused"):
    """The cut showed a jack and is repeated (clause 2.3)."""

    round: Round
    cutter: SeatLetter


class CutDone(Message, frozen=True, tag="cut"):
    """The pack is cut; ``promised`` are the commitments of its cards in dealing order."""

    round: Round
    cutter: SeatLetter
    dealing: int = 1
    promised: tuple[Hex, ...] = ()


class TurnedUp(Message, frozen=True, tag="turned_up"):
    """The centre is dealt: the cards face up, how many lie face down, the exposed card of the stock."""

    round: Round
    cards: tuple[ShownCard, ...]
    face_down: int
    exposed: ShownCard | None


class Dealt(Message, frozen=True, tag="dealt"):
    """The four cards that the viewer has got."""

    round: Round
    deal: int
    seat: SeatLetter
    cards: tuple[ShownCard, ...]


class Redeal(Message, frozen=True, tag="redeal"):
    """The round must be dealt again (clauses 3.4 and 9.8)."""

    round: Round
    cards: tuple[CardText, ...]
    dealer: SeatLetter
    cutter: SeatLetter


class Played(Message, frozen=True, tag="played"):
    """A card was played, and what it did; ``pisti`` is 0, 1, or 2 for a double one, ``denied`` why it was none.

    ``level`` is that of the bot which chose the card, where it is not the one that sits there.
    """

    round: Round
    ply: Ply
    seat: SeatLetter
    card: ShownCard
    captured: tuple[HiddenCard, ...] = ()
    set_aside: tuple[HiddenCard, ...] = ()
    pisti: int = 0
    denied: str | None = None
    level: Level | None = None


class SetAsideSeen(Message, frozen=True, tag="set_aside_seen"):
    """The centre cards that were face down, for who may look at them (clauses 4.4 and 9.10)."""

    round: Round
    cards: tuple[ShownCard, ...]


class LeftoversTaken(Message, frozen=True, tag="leftovers"):
    """The cards left in the pile and the side that gets them, null if nobody (clause 4.6)."""

    round: Round
    side: int | None
    cards: tuple[HiddenCard, ...]


class Counted(Message, frozen=True, tag="counted"):
    """The count of a round by side, piştis and double piştis of each, and the scores after it."""

    round: Round
    count: tuple[SideCount, ...]
    pistis: tuple[tuple[int, int], ...]
    scores: tuple[int, ...]


class GameOver(Message, frozen=True, tag="game_over"):
    """A side has won (clause 7.2)."""

    winner: int
    scores: tuple[int, ...]


class Said(Message, frozen=True, tag="phrase"):
    """A quick phrase."""

    seat: SeatLetter
    phrase: Phrase


class Chatted(Message, frozen=True, tag="chat"):
    """Something said in own words."""

    seat: SeatLetter
    text: str


class Absent(Message, frozen=True, tag="absent"):
    """A person has no connection; a bot sits in ``after`` so many seconds where nothing else is said before."""

    seat: SeatLetter
    after: int | None = None


class Back(Message, frozen=True, tag="back"):
    """A person is there again, and plays again."""

    seat: SeatLetter


class Clock(Message, frozen=True, tag="clock"):
    """What is waited for has to be done by then, in milliseconds since 1970 by the clock of the server."""

    until: int
    seat: SeatLetter | None = None


class Outage(Message, frozen=True, tag="outage"):
    """The server was away for so many milliseconds; nobody's time ran meanwhile."""

    milliseconds: int


class Muted(Message, frozen=True, tag="muted"):
    """A person was silenced, or may speak again."""

    seat: SeatLetter
    is_muted: bool


class RematchAsked(Message, frozen=True, tag="rematch"):
    """Who agrees to another game."""

    seats: tuple[SeatLetter, ...]


TableEvent = (
    Seated
    | Left
    | Chosen
    | Started
    | Committed
    | Asked
    | Revealed
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
    | Said
    | Chatted
    | Absent
    | Back
    | Clock
    | Outage
    | Muted
    | RematchAsked
)
"""All that can happen at a table."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to hello: where the client is, and what happened so far in the present round.

    It comes again, unasked, when the own seat has changed. ``you`` is the own seat, null for a spectator; ``sheet`` the
    counts of the rounds before; ``events`` what happened after the version ``since``, the one that the client has seen,
    or all that matters of the present round where ``since`` is 0; ``now`` the time by the clock of the server, in
    milliseconds since 1970.
    """

    protocol: int
    table: str
    you: SeatLetter | None
    is_owner: bool
    version: Count
    settings: TableSettings
    players: dict[SeatLetter, PlayerAt]
    sheet: tuple[tuple[SideCount, ...], ...]
    events: tuple[TableEvent, ...]
    since: Count = 0
    now: int = 0


class Told(Message, frozen=True, tag="told"):
    """What happened up to a version, as far as the viewer may know it; ``done`` is the viewer's command that did it."""

    version: Count
    events: tuple[TableEvent, ...]
    done: CommandId | None = None


class Done(Message, frozen=True, tag="done"):
    """A command was followed, now without anything to tell, or before."""

    id: CommandId
    version: Count


class Refused(Message, frozen=True, tag="refused"):
    """A message was refused, and nothing has changed; ``id`` where it had one."""

    code: str
    fields: dict[str, str | int]
    id: CommandId | None = None
    version: Count = 0


class Hinted(Message, frozen=True, tag="hinted"):
    """What a bot would play, told to who asked."""

    id: CommandId
    round: Round
    ply: Ply
    card: CardText


class Ping(Message, frozen=True, tag="ping"):
    """The server is there, at this version and this time, in milliseconds since 1970."""

    version: Count
    now: int = 0


class Bye(Message, frozen=True, tag="bye"):
    """The connection is about to be closed; ``retry`` says after how many seconds to come back, null if never."""

    code: str
    retry: int | None = None


ServerMessage = Welcome | Told | Done | Refused | Hinted | Ping | Bye
"""All that a server sends."""
