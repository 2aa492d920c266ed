"""What happens at a table of a server by itself: because nothing is waited for any more, or because time has passed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256

from pisti.fairness import Context, server_commitment
from pisti.rules import Seat
from pisti.table.served import facts as f
from pisti.table.served.facts import Step
from pisti.table.served.rating import may_begin
from pisti.table.served.seats import Occupant
from pisti.table.served.state import IN_GAME, Change, Served, Stage, changed
from pisti.table.table import SITS_IN
from pisti.table.wiring import letter

CUT_SECONDS = 10.0
SHARE_SECONDS = 5.0
SHOWN_SECONDS = 5.0
COUNT_SECONDS = 15.0
ABSENT_SECONDS = 60.0
EMPTY_SECONDS = 600.0
KEPT_SECONDS = 7 * 86_400.0
"""How long a game against bots waits for its person."""

LAPSES = 3
"""After how many plays in a row that came too late a bot sits in."""


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot of a level is to play for a seat; ``is_late`` where it plays one card for a person whose time is over."""

    seat: Seat
    level: str
    round: int
    ply: int
    is_late: bool = False


def go_on(table: Served, now: float, entropy: bytes, judged_at: float | None = None) -> list[Change]:
    """What happens by itself at this time; new seeds of the server and names of games follow from ``entropy``.

    Whose time is over is judged as at ``judged_at``, now if that is not given.
    """
    changes: list[Change] = []
    while (fact := _next(table, now if judged_at is None else judged_at, entropy)) is not None:
        secret = _seed(table, fact, entropy) if isinstance(fact, f.Promised) else None
        changes.append(changed(table, Step(fact, now, secret)))
        table = changes[-1].table
    return changes


def happen(
    table: Served, facts: Iterable[f.Fact], now: float, entropy: bytes, judged_at: float | None = None
) -> list[Change]:
    """Facts that were decided, such as that somebody is gone, and what happens by itself after them: see go_on."""
    changes: list[Change] = []
    for fact in facts:
        changes.append(changed(table, Step(fact, now)))
        table = changes[-1].table
    return changes + go_on(table, now, entropy, judged_at)


def due(table: Served) -> float | None:
    """When something will happen by itself next, None if nothing will."""
    if table.stage is Stage.CLOSED:
        return None
    own, empty = _due_in_stage(table), _empty_until(table)
    return own if empty is None else empty if own is None else min(own, empty)


def _due_in_stage(table: Served) -> float | None:
    """When something happens by itself even though somebody is there."""
    match table.stage:
        case Stage.PLAY if table.to_play is not None and table.seats[table.to_play].level is not None:
            return table.since  # a bot is to play at once
        case Stage.PLAY:
            return _absent_until(table) if table.settings.clock is None else play_until(table)
        case Stage.LOBBY | Stage.OVER:
            return min((until for until, _ in _vacancies(table)), default=None)
        case _:
            return _waits_until(table)


def bot_turn(table: Served, now: float) -> BotTurn | None:
    """The turn of a bot, or of one that plays for somebody whose time is over."""
    seat, game = table.to_play, table.game
    if seat is None or game is None:
        return None
    level, round, ply = table.seats[seat].level, game.round_number, len(game.round.turns)
    if level is not None:
        return BotTurn(seat, level, round, ply)
    deadline = play_until(table)
    is_late = deadline is not None and now >= deadline
    return BotTurn(seat, SITS_IN, round, ply, is_late=True) if is_late else None


def play_until(table: Served) -> float | None:
    """When the time of the person who is to play is over, None where there is no clock, or only bots wait."""
    clock = table.settings.clock
    who = None if clock is None else _awaited(table)
    if clock is None or who is None or (who.gone_at is not None and not is_company(table)):
        return None
    shown_at = table.since + SHOWN_SECONDS if table.shown_at is None else table.shown_at
    return min(shown_at, table.since + SHOWN_SECONDS) + clock


def _awaited(table: Served) -> Occupant | None:
    """The person whose card is waited for, None where it is a bot's, or none."""
    seat = table.to_play
    who = None if seat is None else table.seats[seat]
    return who if who is not None and who.plays else None


def _next(table: Served, now: float, entropy: bytes) -> f.Fact | None:
    """The next thing that happens by itself."""
    if table.stage is Stage.CLOSED:
        return None
    if _has_passed(_empty_until(table), now):
        return f.Closed()
    match table.stage:
        case Stage.PLAY:
            return _stands_in(table, now)
        case Stage.PROMISE | Stage.SHARE:
            return _of_exchange(table, _has_passed(_waits_until(table), now), entropy)
        case Stage.COUNT if _has_passed(_waits_until(table), now) or not _here(table) - table.ready:
            return _promise(table, table.round + 1, entropy)
        case Stage.LOBBY:
            return _freed(table, now)
        case Stage.OVER:
            return _freed(table, now) or _again(table, entropy)
    return None


def _again(table: Served, entropy: bytes) -> f.Fact | None:
    """Another game, when every seat is taken and every person agrees; its dealer is the next one (clause 2.1)."""
    is_full = all(seat in table.seats for seat in table.rules.seating)
    if not is_full or not table.persons or {*table.persons} - table.wishes or not may_begin(table):
        return None
    is_seated = table.first is not None and table.first in table.rules.seating
    dealer = letter(table.rules.next_seat(table.first)) if is_seated and table.first is not None else None
    return f.Began(name_of(table, entropy), dealer)


def _freed(table: Served, now: float) -> f.Fact | None:
    """Between games the seat of a person who is away too long is free, while others are there."""
    for until, seat in sorted(_vacancies(table)):
        if now >= until:
            return f.Emptied(letter(seat))
    return None


def _vacancies(table: Served) -> Iterator[tuple[float, Seat]]:
    """When, between games, seats of absent persons are to be freed."""
    if _here(table):
        for seat, who in table.seats.items():
            if who.key is not None and who.gone_at is not None:
                yield who.gone_at + ABSENT_SECONDS, seat


def _of_exchange(table: Served, is_due: bool, entropy: bytes) -> f.Fact | None:
    if not table.seed:
        return _promise(table, 0 if table.dealer is None else 1, entropy)
    if table.round == 0 and table.drawing is not None:
        return _promise(table, 1, entropy)
    if table.dealt and table.dealt[-1].game.round.is_redeal:
        return f.Drew(table.round, table.dealt[-1].fair.dealing + 1)
    if _missing(table) and not is_due:
        return None
    is_asked = table.stage is Stage.SHARE or not table.promises
    return f.Drew(table.round) if is_asked else f.Asked(table.round)


def waited_for(table: Served) -> set[Seat]:
    """The persons whose time runs: for a play, for their part in the exchange of a round, or for the count.

    >>> waited_for(Served())
    set()
    """
    match table.stage:
        case Stage.PLAY if table.to_play is not None and _awaited(table) is not None:
            return {table.to_play}
        case Stage.PROMISE | Stage.SHARE:
            return _missing(table)
        case Stage.COUNT:
            return _here(table) - table.ready
    return set()


def _missing(table: Served) -> set[Seat]:
    """Whose promise, or whose share, is waited for."""
    if table.stage is Stage.PROMISE:
        return _here(table) - {*table.promises}
    return _here(table) & {*table.promises} - {*table.shares}


def _here(table: Served) -> set[Seat]:
    return {seat for seat, who in table.seats.items() if who.is_here}


def _stands_in(table: Served, now: float) -> f.Fact | None:
    """A bot sits in for whoever is late too often, or away too long at a table without a clock while waited for."""
    who = _awaited(table)
    if who is None or (who.lapses < LAPSES and not _has_passed(_absent_until(table), now)):
        return None
    assert table.to_play is not None
    return f.StoodIn(letter(table.to_play), SITS_IN)


def _absent_until(table: Served) -> float | None:
    """When the person to play has been away too long for the others, None for nobody and where a clock runs."""
    who = None if table.settings.clock is not None else _awaited(table)
    if who is None or who.gone_at is None or not is_company(table):
        return None
    return who.gone_at + ABSENT_SECONDS


def is_company(table: Served) -> bool:
    """Whether somebody else waits: a game against bots waits for its person."""
    return sum(who.key is not None for who in table.seats.values()) > 1


def _has_passed(until: float | None, now: float) -> bool:
    return until is not None and now >= until


def _empty_until(table: Served) -> float | None:
    """When a table at which nobody is there ends; a game against bots waits for its person much longer."""
    if table.empty_since is None:
        return None
    persons = sum(who.key is not None for who in table.seats.values())
    if table.stage in IN_GAME and persons < 2:
        return table.empty_since + KEPT_SECONDS * persons  # bots play on for nobody
    return table.empty_since + EMPTY_SECONDS


def _waits_until(table: Served) -> float | None:
    """When the table does not wait for the others any more, None where it does not wait for all of them.

    Whoever plays against bots alone keeps nobody waiting with the cut and the count.
    """
    match table.stage:
        case Stage.PROMISE | Stage.COUNT if _is_left_alone(table):
            return None
        case Stage.PROMISE:
            return table.since + CUT_SECONDS
        case Stage.SHARE:
            return table.since + SHARE_SECONDS
        case Stage.COUNT:
            return table.since + COUNT_SECONDS
    return None


def _is_left_alone(table: Served) -> bool:
    """Whether the only person is there, and is to cut the pack or to read the count."""
    cutter = None if table.dealer is None or table.round == 0 else table.rules.cutter(table.dealer)
    here = _here(table)
    return not is_company(table) and bool(here) and (table.stage is Stage.COUNT or cutter in here)


def _promise(table: Served, round: int, entropy: bytes) -> f.Promised:
    """The server promises a seed for a round."""
    dealer = None if round == 0 else table.dealer if table.game is None else table.game.next_dealer
    context = Context(table.name, round, table.rules, dealer)
    return f.Promised(round, server_commitment(context, _drawn(entropy, "seed", table.name, round)).hex())


def _seed(table: Served, fact: f.Promised, entropy: bytes) -> bytes:
    return _drawn(entropy, "seed", table.name, fact.round)


def name_of(table: Served, entropy: bytes) -> str:
    """The name of the game that begins."""
    return _drawn(entropy, "game", table.name, table.version).hex()[:16]


def _drawn(entropy: bytes, *what: object) -> bytes:
    return sha256(sha256(entropy).digest() + repr(what).encode()).digest()
