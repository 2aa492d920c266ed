"""What follows from a command of somebody at a table of a server, or why it is refused; nothing is changed here."""

from __future__ import annotations

from hashlib import sha256
from unicodedata import category

from pisti.bots import LEVELS
from pisti.cards import Card
from pisti.fairness import Share, seat_commitment
from pisti.notation.text import bad_character
from pisti.rules import Rules, Seat
from pisti.table import wire_commands as c
from pisti.table.protocol import BadCommand, TableFault
from pisti.table.served import facts as f
from pisti.table.served.facts import Fact, Step
from pisti.table.served.going_on import SHOWN_SECONDS, BotTurn, bot_turn, happen, name_of
from pisti.table.served.rating import check_company, check_settings, check_sitting
from pisti.table.served.seats import Occupant
from pisti.table.served.state import IN_GAME, Change, Served, Stage, after
from pisti.table.table import SITS_IN
from pisti.table.wiring import letter


def key_of(token: str) -> str:
    """What is stored of a token: its hash.

    >>> key_of("Q29mZmVlLWFuZC10ZWE")[:8]
    '9f93ad65'
    """
    return sha256(token.encode()).hexdigest()


def decide(
    table: Served,
    who: Seat | None,
    command: c.ClientMessage,
    now: float,
    entropy: bytes,
    guest: str | None = None,
    judged_at: float | None = None,
) -> list[Change]:
    """What follows from a command of a seat, None for somebody without one, and what happens by itself after it.

    ``guest`` is the hash of the cookie of whoever sends it; for ``judged_at`` see going_on.go_on. Raises BadCommand,
    IllegalPlay and BadRules.
    """
    if table.stage is Stage.CLOSED:
        raise BadCommand(TableFault.CLOSED)
    facts: list[Fact] = [f.Here(letter(seat)) for seat in _returning(table, who, command)]
    present = table
    for fact in facts:
        present = after(present, Step(fact, now))
    facts += _facts(present, who, command, now, entropy, guest)
    return happen(table, facts, now, entropy, judged_at)


def _returning(table: Served, who: Seat | None, command: c.ClientMessage) -> list[Seat]:
    """A person for whom a bot plays, and who plays again."""
    occupant = None if who is None else table.seats.get(who)
    if who is None or occupant is None or occupant.key is None or occupant.level is None:
        return []
    return [who] if isinstance(command, c.Play | c.Ready | c.Commit | c.Rematch | c.Start) else []


def lay(table: Served, turn: BotTurn, card: Card, level: str, now: float, entropy: bytes) -> list[Change]:
    """What follows when a bot plays a card in its turn, chosen at some level.

    Raises BadCommand if it is its turn no more, and IllegalPlay.
    """
    if table.game is None or bot_turn(table, now) != turn:
        raise BadCommand(TableFault.NOT_YOUR_TURN, seat=turn.seat.letter)
    table.game.round.check_play(card)
    own = table.seats[turn.seat].level
    laid = f.Laid(letter(turn.seat), str(card), turn.is_late, None if level == own else level)
    return happen(table, [laid], now, entropy)


def _facts(
    table: Served, who: Seat | None, command: c.ClientMessage, now: float, entropy: bytes, guest: str | None
) -> list[Fact]:
    if isinstance(command, c.Sit):
        is_there = who is None and any(each.key == key_of(command.token) for each in table.seats.values())
        return [] if is_there else [_sat(table, who, command, guest)]
    if who is None or who not in table.seats or table.seats[who].key is None:
        raise BadCommand(TableFault.NOT_SEATED)
    match command:
        case c.Play(round=round, ply=ply, card=card):  # first, since this comes most
            return [_laid(table, who, round, ply, Card.parse(card))]
        case c.Swap() | c.Free() | c.Fill() | c.Settings() | c.Start() | c.Kick() | c.Mute():
            return _of_owner(table, who, command, entropy)
        case c.Commit() | c.Reveal():
            return [_of_exchange(table, who, command)]
        case c.Say() | c.Chat():
            return [_said(table, who, command)]
        case _:
            return _of_player(table, who, command, now)


def _sat(table: Served, who: Seat | None, command: c.Sit, guest: str | None) -> Fact:
    """Somebody sits down at a free seat or at a bot's, but not while cards are in the hands."""
    if who is not None:
        raise BadCommand(TableFault.ALREADY_SEATED, seat=who.letter)
    _check_text(command.name)
    if table.stage is Stage.PLAY:
        raise BadCommand(TableFault.ROUND_GOES_ON)  # who has seen one hand must not see another
    key = key_of(command.token)
    check_sitting(table, guest, key)
    free = [seat for seat in table.rules.seating if _is_free(table.seats.get(seat))]
    empty = [seat for seat in free if seat not in table.seats]
    if table.settings.is_rated and table.stage in IN_GAME:  # nobody plays for others
        free = [seat for seat in free if guest == table.starters[seat].guest]
        empty = []
    if command.seat is None:
        if not free:
            raise BadCommand(TableFault.NO_FREE_SEAT)
        return f.Sat(letter((empty or free)[0]), command.name, key, guest)
    seat = _seat(table, command.seat)
    if seat not in free:
        raise BadCommand(TableFault.SEAT_TAKEN, seat=seat.letter)
    return f.Sat(letter(seat), command.name, key, guest)


def _is_free(who: Occupant | None) -> bool:
    return who is None or who.key is None


def _of_owner(table: Served, who: Seat, command: c.ClientMessage, entropy: bytes) -> list[Fact]:
    if who is not table.owner:
        raise BadCommand(TableFault.NOT_OWNER)
    match command:
        case c.Kick(seat=seat):
            if table.settings.is_rated and table.stage in IN_GAME:
                raise BadCommand(TableFault.RATED_GAME)
            return _gone(table, _person(table, seat))
        case c.Mute(seat=seat, is_muted=is_muted):
            return [f.Silenced(letter(_person(table, seat)), is_muted)]
    if table.stage in IN_GAME:
        raise BadCommand(TableFault.NOT_BETWEEN_GAMES)
    match command:
        case c.Swap(seats=(one, two)):
            return [f.Swapped((letter(_seat(table, one)), letter(_seat(table, two))))]
        case c.Free(seat=seat):
            return [f.Emptied(letter(_bot(table, seat)))]
        case c.Fill(seat=seat, level=level):
            return [_filled(table, seat, level)]
        case c.Settings(settings=settings):
            check_settings(settings)
            return _chosen(table, settings.rules, f.Chose(settings))
    return [_begun(table, entropy)]


def _filled(table: Served, text: str, level: str) -> Fact:
    seat = _seat(table, text)
    if not _is_free(table.seats.get(seat)):
        raise BadCommand(TableFault.SEAT_TAKEN, seat=seat.letter)
    if table.settings.is_rated:
        raise BadCommand(TableFault.RATED_BOT)
    if level not in LEVELS:
        raise BadCommand(TableFault.NO_SUCH_LEVEL, level=level, known=", ".join(LEVELS))
    return f.Filled(letter(seat), level)


def _chosen(table: Served, text: str, chose: f.Chose) -> list[Fact]:
    """Other rules may have fewer seats: bots at the others go, persons must have gone before."""
    seating = Rules.parse(text).seating
    over = [seat for seat in table.seats if seat not in seating]
    for seat in over:
        if table.seats[seat].key is not None:
            raise BadCommand(TableFault.SEAT_TAKEN, seat=seat.letter)
    return [*(f.Emptied(letter(seat)) for seat in over), chose]


def _begun(table: Served, entropy: bytes) -> Fact:
    missing = [seat.letter for seat in table.rules.seating if seat not in table.seats]
    if missing:
        raise BadCommand(TableFault.SEATS_MISSING, seats=" ".join(missing))
    check_company(table)
    return f.Began(name_of(table, entropy))


def _of_exchange(table: Served, who: Seat, command: c.Commit | c.Reveal) -> Fact:
    if isinstance(command, c.Commit):
        if table.stage is not Stage.PROMISE or command.round != table.round:
            raise BadCommand(TableFault.NO_PROMISE_NOW)
        if who in table.promises:
            raise BadCommand(TableFault.ALREADY_PROMISED)
        return f.Promised(command.round, command.hash, letter(who))
    if table.stage is not Stage.SHARE or command.round != table.round or who not in table.promises:
        raise BadCommand(TableFault.NO_SHARE_NOW)
    if who in table.shares:
        raise BadCommand(TableFault.NO_SHARE_NOW)
    if command.tap and (table.dealer is None or who is not table.rules.cutter(table.dealer)):
        raise BadCommand(TableFault.NOT_YOUR_TAP)
    share = Share(bytes.fromhex(command.seed), command.tap)
    if seat_commitment(table.context, who, share) != table.promises[who]:
        raise BadCommand(TableFault.SHARE_DIFFERS)
    return f.Shared(command.round, letter(who), command.seed, command.tap)


def _said(table: Served, who: Seat, command: c.Say | c.Chat) -> Fact:
    if table.seats[who].is_muted:
        raise BadCommand(TableFault.MUTED)
    if isinstance(command, c.Say):
        return f.Said(letter(who), command.phrase)
    if not table.settings.has_chat:
        raise BadCommand(TableFault.NO_CHAT)
    _check_text(command.text)
    return f.Wrote(letter(who), command.text)


def _of_player(table: Served, who: Seat, command: c.ClientMessage, now: float) -> list[Fact]:
    match command:
        case c.Ready(round=round):
            _check_count(table, round)
            return [] if who in table.ready else [f.Read(letter(who))]
        case c.Shown(version=version):
            is_awaited = table.to_play is who and table.shown_at is None and version >= table.version
            is_in_time = table.settings.clock is not None and now < table.since + SHOWN_SECONDS
            return [f.Showed(letter(who))] if is_awaited and is_in_time else []
        case c.Rematch(agrees=agrees):
            if table.stage is not Stage.OVER:
                raise BadCommand(TableFault.NOT_OVER)
            return [] if (who in table.wishes) is agrees else [f.Wished(letter(who), agrees)]
        case c.Leave():
            return _gone(table, who)
    raise BadCommand(TableFault.NOT_HERE)


def _laid(table: Served, who: Seat, round: int, ply: int, card: Card) -> Fact:
    game = table.game
    if table.stage is not Stage.PLAY or game is None:
        raise BadCommand(TableFault.NO_PLAY_NOW)
    now = len(game.round.turns)
    if (round, ply) != (game.round_number, now):
        raise BadCommand(TableFault.STALE_PLAY, round=round, ply=ply, now=f"{game.round_number} {now}")
    if who is not game.round.to_play or table.seats[who].level is not None:
        raise BadCommand(TableFault.NOT_YOUR_TURN, seat=who.letter)
    game.round.check_play(card)
    return f.Laid(letter(who), str(card))


def _check_count(table: Served, round: int) -> None:
    if table.stage is not Stage.COUNT or table.game is None:
        raise BadCommand(TableFault.NO_COUNT_NOW)
    if round != table.game.round_number:
        raise BadCommand(TableFault.STALE_READY, round=round, now=table.game.round_number)


def _gone(table: Served, seat: Seat) -> list[Fact]:
    """Who leaves in a game is replaced by a bot, so that nobody waits; between games the seat is free."""
    if table.stage in IN_GAME:
        return [f.StoodIn(letter(seat), SITS_IN, has_left=True)]
    return [f.Emptied(letter(seat))]


def _seat(table: Served, text: str) -> Seat:
    seat = Seat.parse(text)
    if seat not in table.rules.seating:
        raise BadCommand(TableFault.NO_SUCH_SEAT, seat=seat.letter)
    return seat


def _person(table: Served, text: str) -> Seat:
    seat = _seat(table, text)
    if seat not in table.seats or table.seats[seat].key is None:
        raise BadCommand(TableFault.SEAT_EMPTY, seat=seat.letter)
    return seat


def _bot(table: Served, text: str) -> Seat:
    seat = _seat(table, text)
    if seat not in table.seats or table.seats[seat].key is not None:
        raise BadCommand(TableFault.SEAT_EMPTY, seat=seat.letter)
    return seat


def _check_text(text: str) -> None:
    if not any(category(each)[0] in "LNPS" for each in text) or bad_character(text) is not None:
        raise BadCommand(TableFault.BAD_TEXT, text=text)
