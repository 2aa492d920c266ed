"""Whether what is kept of a table can have happened: each fact, after those before it."""

from __future__ import annotations

from collections.abc import Iterable

from pisti.errors import PistiError
from pisti.fairness import Share, seat_commitment, server_commitment
from pisti.rules import Rules, Seat
from pisti.server.store.faults import BadStore, StoreFault
from pisti.table.served import Served, Stage, Step, after
from pisti.table.served import facts as f
from pisti.table.served.seats import Occupant
from pisti.table.served.state import IN_GAME


def checked(code: str, steps: Iterable[Step]) -> Served:
    """The table that steps make; raises BadStore at the first that cannot have happened."""
    table = Served()
    for step in steps:
        version = table.version + 1
        try:
            if not is_possible(table, step):
                raise BadStore(StoreFault.IMPOSSIBLE, table=code, version=version, reason=type(step.fact).__name__)
            table = after(table, step)
        except PistiError as error:
            if isinstance(error, BadStore):
                raise
            raise BadStore(StoreFault.IMPOSSIBLE, table=code, version=version, reason=str(error)) from error
    return table


def is_possible(table: Served, step: Step) -> bool:
    """Whether a step can follow; whether a card is in the hand that plays it, ``after`` says."""
    fact = step.fact
    if isinstance(fact, f.Opened) or not table.version:
        return isinstance(fact, f.Opened) and not table.version and step.secret is None
    if table.stage is Stage.CLOSED:
        return False
    if isinstance(fact, f.Promised) and fact.seat is None:
        return step.secret is not None and _opens(table, fact, step.secret)
    return step.secret is None and _follows(table, fact)


def _follows(table: Served, fact: f.Fact) -> bool:
    match fact:
        case f.Sat() | f.Filled() | f.Emptied() | f.Swapped() | f.Chose():
            return _is_seated(table, fact)
        case f.Began() | f.Promised() | f.Asked() | f.Shared() | f.Drew() | f.Laid():
            return _goes_on(table, fact)
        case f.Away(milliseconds):
            return milliseconds > 0
        case f.Closed() | f.Forgot():
            return True
        case f.Opened():
            return False
    return _is_of_person(table, fact)


def _is_of_person(table: Served, fact: f.Fact) -> bool:
    """Whether a person can have done something, or it can have happened to that person."""
    match fact:
        case f.Read(seat):
            return _is_person(table, seat) and table.stage is Stage.COUNT
        case f.Showed(seat):
            return _is_person(table, seat) and table.to_play is Seat.parse(seat)
        case f.StoodIn(seat):
            return _is_person(table, seat) and table.stage in IN_GAME
        case f.Wished(seat):
            return _is_person(table, seat) and table.stage is Stage.OVER
        case f.Said(seat) | f.Wrote(seat) | f.Gone(seat) | f.Here(seat) | f.Silenced(seat):
            return _is_person(table, seat)
    raise TypeError(fact)


def _is_person(table: Served, letter: str) -> bool:
    who = table.seats.get(Seat.parse(letter))
    return who is not None and who.key is not None


def _is_seated(table: Served, fact: f.Fact) -> bool:
    """Whether somebody can have taken or left a seat: in a game only persons come, and between the rounds."""
    seating = table.rules.seating
    match fact:
        case f.Sat(seat):
            return _is_free(table, seat) and table.stage is not Stage.PLAY
        case f.Filled(seat):
            return _is_free(table, seat) and table.stage not in IN_GAME
        case f.Emptied(seat):
            return Seat.parse(seat) in table.seats and table.stage not in IN_GAME
        case f.Swapped(seats):
            return all(Seat.parse(seat) in seating for seat in seats) and table.stage not in IN_GAME
        case f.Chose(settings):
            return {*table.seats} <= {*Rules.parse(settings.rules).seating} and table.stage not in IN_GAME
    raise TypeError(fact)


def _is_free(table: Served, letter: str) -> bool:
    seat = Seat.parse(letter)
    who: Occupant | None = table.seats.get(seat)
    return seat in table.rules.seating and (who is None or who.key is None)


def _goes_on(table: Served, fact: f.Fact) -> bool:
    """Whether the game can have gone on so."""
    match fact:
        case f.Began(_, dealer):
            seating = {*table.rules.seating}
            is_dealer = dealer is None or Seat.parse(dealer) in seating
            return table.stage not in IN_GAME and {*table.seats} == seating and is_dealer
        case f.Promised(round, _, str(seat)):
            is_new = Seat.parse(seat) not in table.promises
            return _is_person(table, seat) and is_new and (table.stage, table.round) == (Stage.PROMISE, round)
        case f.Asked(round):
            return bool(table.promises) and (table.stage, table.round) == (Stage.PROMISE, round)
        case f.Shared(round, seat, seed, tap):
            in_time = (table.stage, table.round) == (Stage.SHARE, round)
            return in_time and _is_promised(table, Seat.parse(seat), Share(bytes.fromhex(seed), tap))
        case f.Drew(round, dealing):
            return _is_drawn(table, round, dealing)
        case f.Laid(seat):
            return table.to_play is Seat.parse(seat)
    raise TypeError(fact)


def _opens(table: Served, fact: f.Promised, seed: bytes) -> bool:
    """Whether the server can have promised this seed: for the first dealer, the first round, or the next one."""
    opened = after(table, Step(fact, table.since, seed))
    if server_commitment(opened.context, seed).hex() != fact.hash:
        return False
    if table.stage is Stage.COUNT:
        return fact.round == table.round + 1
    if table.stage not in (Stage.PROMISE, Stage.SHARE):
        return False
    first = 0 if table.dealer is None else 1
    return fact.round == first and (not table.seed or (table.round == 0 and table.drawing is not None))


def _is_promised(table: Served, seat: Seat, share: Share) -> bool:
    """Whether a share is the one that was promised, told once, with a tap only if it is the cutter's."""
    if seat in table.shares or table.promises.get(seat) != seat_commitment(table.context, seat, share):
        return False
    return not share.tap or (table.dealer is not None and seat is table.rules.cutter(table.dealer))


def _is_drawn(table: Served, round: int, dealing: int) -> bool:
    """Whether the first dealer or the cards can have been drawn: again only where they must be."""
    is_asked = table.stage is Stage.SHARE or (table.stage is Stage.PROMISE and not table.promises)
    if not table.seed or not is_asked or round != table.round:
        return False
    if round == 0:
        return table.drawing is None and dealing == 1
    last = table.dealt[-1] if table.dealt else None
    is_again = last is not None and last.game.round.is_redeal and last.game.round_number == round
    return dealing == (last.fair.dealing + 1 if last is not None and is_again else 1)
