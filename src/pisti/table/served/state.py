"""The state of a table of a server: a value, folded from facts, of which each was possible when it happened.

Every fact makes a new one, so these values are structs, which are copied far sooner than dataclasses; use
``msgspec.structs.replace``.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import lru_cache
from hashlib import sha256

from msgspec import Struct, field
from msgspec.structs import replace

from pisti.cards import Card
from pisti.fairness import Context, Exchange, Fair, Share
from pisti.game import Game
from pisti.rules import Rules, Seat
from pisti.table.protocol import Player
from pisti.table.served import facts as f
from pisti.table.served.facts import Step
from pisti.table.served.seats import Seats, nameless, readers_of, seats_after, sitters_of, unnamed
from pisti.table.wire_types import TableSettings


class Stage(Enum):
    """What a table waits for."""

    LOBBY = "lobby"
    PROMISE = "promise"
    SHARE = "share"
    PLAY = "play"
    COUNT = "count"
    OVER = "over"
    CLOSED = "closed"


IN_GAME = frozenset({Stage.PROMISE, Stage.SHARE, Stage.PLAY, Stage.COUNT})
"""The stages of a game that is not over."""


class Deal(Struct, frozen=True):
    """A round that was dealt: the game at its last moment, what it was drawn from, when, and who sat there."""

    game: Game
    fair: Fair
    at: float
    players: Mapping[Seat, Player]


class Served(Struct, frozen=True):
    """A table of a server at some moment.

    ``name`` is that of the game; ``first`` the first dealer of it; ``dealer`` None while that is drawn. ``round`` is
    the round of the exchange of promises, 0 where the first dealer is drawn, -1 before that; ``seed`` the server's.
    ``dealt`` are the rounds of the game with what each was drawn from, the last one perhaps unfinished; ``readers`` the
    hashes of tokens and cookies of all who have sat here in it, ``sitters`` the pairs of cookie and token among them;
    ``starters`` who sat where when it began, ``away`` the seats of those of them for whom a bot plays, in the order in
    which they went. ``since`` is when what is waited for began,
    ``shown_at`` when who is to play had seen all of it, ``empty_since`` since when nobody is there; ``version`` the
    number of facts.
    """

    settings: TableSettings = field(default_factory=TableSettings)
    seats: Seats = field(default_factory=dict)
    stage: Stage = Stage.LOBBY
    name: str = ""
    first: Seat | None = None
    dealer: Seat | None = None
    round: int = 0
    seed: bytes = b""
    promises: Mapping[Seat, bytes] = field(default_factory=dict)
    shares: Mapping[Seat, Share] = field(default_factory=dict)
    drawing: Exchange | None = None
    dealt: tuple[Deal, ...] = ()
    readers: frozenset[str] = frozenset()
    sitters: frozenset[tuple[str, str]] = frozenset()
    starters: Seats = field(default_factory=dict)
    away: tuple[Seat, ...] = ()
    ready: frozenset[Seat] = frozenset()
    wishes: frozenset[Seat] = frozenset()
    since: float = 0.0
    shown_at: float | None = None
    empty_since: float | None = None
    version: int = 0

    def __repr__(self) -> str:
        """What everybody may know of it, so that no seed and no card is ever in a log."""
        return f"Served({', '.join(f'{name}={getattr(self, name)!r}' for name in _SHOWN)})"

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return _rules(self.settings.rules)

    @property
    def game(self) -> Game | None:
        """The game as far as it was dealt."""
        return self.dealt[-1].game if self.dealt else None

    @property
    def owner(self) -> Seat | None:
        """The person who decides for the table: of those who are there who came first, else of all."""
        seats = self.seats
        return min(self.persons, key=lambda seat: (not seats[seat].is_here, seats[seat].came), default=None)

    @property
    def to_play(self) -> Seat | None:
        """The seat whose card is waited for."""
        return self.dealt[-1].game.round.to_play if self.stage is Stage.PLAY else None

    @property
    def context(self) -> Context:
        """What the promises of now are about."""
        return Context(self.name, self.round, self.rules, self.dealer if self.round else None)

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats of persons who play, in playing order."""
        return tuple(seat for seat in Seat if seat in self.seats and self.seats[seat].plays)


_SHOWN = ("settings", "seats", "stage", "name", "first", "dealer", "round", "promises", "ready", "wishes", "version")


class Change(Struct, frozen=True):
    """A step, and the table after it."""

    step: Step
    table: Served


def changed(table: Served, step: Step) -> Change:
    """The change that a step makes."""
    return Change(step, after(table, step))


@lru_cache(256)
def _rules(text: str) -> Rules:
    """The rules of a text, read once: they are asked for several times a card."""
    return Rules.parse(text)


def after(table: Served, step: Step) -> Served:
    """The table after a step."""
    made = replace(_after(table, step), version=table.version + 1)
    if isinstance(step.fact, f.StoodIn | f.Here | f.Sat) and made.starters:
        made = replace(made, away=_away(made, step.fact))
    if _waits_anew(table, made) or _is_back(made, step):
        made = replace(made, since=step.at, shown_at=None)
    return replace(made, empty_since=_empty_since(made, step.at))


def _empty_since(table: Served, now: float) -> float | None:
    """Since when nobody is there."""
    for who in table.seats.values():
        if who.key is not None and who.gone_at is None:
            return None
    return now if table.empty_since is None else table.empty_since


def is_starter(table: Served, seat: Seat) -> bool:
    """Whether somebody sits at a seat who sat there when the game began."""
    who, first = table.seats.get(seat), table.starters.get(seat)
    if who is None or first is None or who.key is None:
        return False
    return who.key == first.key or (who.guest is not None and who.guest == first.guest)


def _away(table: Served, fact: f.StoodIn | f.Here | f.Sat) -> tuple[Seat, ...]:
    """For whom of those who began the game a bot plays, after somebody has gone or come."""
    seat = Seat.parse(fact.seat)
    if isinstance(fact, f.StoodIn):
        return table.away if seat in table.away or seat not in table.starters else (*table.away, seat)
    return tuple(each for each in table.away if each is not seat) if is_starter(table, seat) else table.away


def _waits_anew(before: Served, table: Served) -> bool:
    """Whether something else is waited for than before; every card that is played or dealt makes other deals."""
    is_other = table.stage is not before.stage or table.round != before.round or table.dealt is not before.dealt
    return is_other or not before.version


def _is_back(table: Served, step: Step) -> bool:
    """Whether the person whose card is waited for is there again: the time begins anew."""
    return isinstance(step.fact, f.Here) and table.to_play is not None and step.fact.seat == table.to_play.letter


def _after(table: Served, step: Step) -> Served:
    match step.fact:
        case f.Laid(seat, card, is_late):  # first, since this happens most
            return _laid(table, Seat.parse(seat), Card.parse(card), is_late)
        case f.Opened(settings) | f.Chose(settings):
            return replace(table, settings=settings, wishes=frozenset())
        case f.Began() | f.Promised() | f.Asked() | f.Shared() | f.Drew():
            return _played_on(table, step)
        case f.Read(seat):
            return replace(table, ready=table.ready | {Seat.parse(seat)})
        case f.Wished(seat, agrees):
            one = frozenset({Seat.parse(seat)})
            return replace(table, wishes=table.wishes | one if agrees else table.wishes - one)
        case f.Showed():
            return replace(table, shown_at=step.at)
        case f.Said() | f.Wrote():
            return table
        case f.Away(milliseconds):
            return _later(table, milliseconds / 1000, step.at)
        case f.Closed():
            return replace(table, stage=Stage.CLOSED)
        case f.Forgot(tag):
            return without(table, tag)
        case f.StoodIn(seat, _, True):
            return _without_promise(replace(table, seats=seats_after(table.seats, step)), Seat.parse(seat))
        case f.Gone() | f.Here() | f.StoodIn() | f.Silenced():
            return replace(table, seats=seats_after(table.seats, step))
        case _:  # who sits where has changed: nobody has agreed to play with the others
            seats = seats_after(table.seats, step)
            readers, sitters = table.readers | readers_of(seats), table.sitters | sitters_of(seats)
            return replace(table, seats=seats, readers=readers, sitters=sitters, wishes=frozenset())


def tag_of(game: str, guest: str) -> str:
    """What a table calls somebody it is to forget: of no use to whoever does not know the cookie's hash already."""
    return sha256(f"{game} {guest}".encode()).hexdigest()


def without(table: Served, tag: str) -> Served:
    """The table that knows nothing of somebody any more: neither names nor hashes."""
    gone = {pair for pair in table.sitters if tag_of(table.name, pair[0]) == tag}
    guests, hashes = {guest for guest, _ in gone}, {each for pair in gone for each in pair}
    seats = {seat for seat, who in table.starters.items() if who.guest in guests}
    return replace(
        table,
        seats=nameless(table.seats, guests),
        starters=nameless(table.starters, guests, key=None),
        readers=table.readers - hashes,
        sitters=table.sitters - gone,
        dealt=tuple(replace(deal, players=unnamed(deal.players, seats)) for deal in table.dealt),
    )


def _later(table: Served, seconds: float, now: float) -> Served:
    """The table whose time did not run for so long before now; what began meanwhile begins now."""

    def later(time: float | None) -> float | None:
        return None if time is None else min(time + seconds, now)

    seats = {seat: replace(who, gone_at=later(who.gone_at)) for seat, who in table.seats.items()}
    since = min(table.since + seconds, now)
    return replace(
        table, seats=seats, since=since, shown_at=later(table.shown_at), empty_since=later(table.empty_since)
    )


def _without_promise(table: Served, seat: Seat) -> Served:
    """What somebody promised who has left is not waited for, unless the share was told."""
    if seat in table.shares:
        return table
    return replace(table, promises={each: hash for each, hash in table.promises.items() if each is not seat})


def _played_on(table: Served, step: Step) -> Served:
    """The course of the game but for the plays."""
    match step.fact:
        case f.Began(game, dealer):
            first = None if dealer is None else Seat.parse(dealer)
            begun = replace(_opened(table, -1, b""), name=game, first=first, dealer=first, dealt=(), drawing=None)
            readers, sitters = readers_of(table.seats), sitters_of(table.seats)
            return replace(begun, readers=readers, sitters=sitters, starters=table.seats, away=())
        case f.Promised(round, _, None):
            assert step.secret is not None
            return _opened(table, round, step.secret)
        case f.Promised(_, hash, str(seat)):
            return replace(table, promises={**table.promises, Seat.parse(seat): bytes.fromhex(hash)})
        case f.Asked():
            return replace(table, stage=Stage.SHARE)
        case f.Shared(_, seat, seed, tap):
            return replace(table, shares={**table.shares, Seat.parse(seat): Share(bytes.fromhex(seed), tap)})
        case f.Drew(_, dealing):
            return _drawn(table, dealing, step.at)
    raise TypeError(step.fact)


def _opened(table: Served, round: int, seed: bytes) -> Served:
    """The exchange for a round is open; the office of dealer has passed on (clause 2.1)."""
    dealer = table.game.next_dealer if table.game is not None else table.dealer
    return replace(
        table,
        stage=Stage.PROMISE,
        round=round,
        dealer=dealer,
        seed=seed,
        promises={},
        shares={},
        ready=frozenset(),
        wishes=frozenset(),
    )


def _drawn(table: Served, dealing: int, at: float) -> Served:
    """The first dealer is drawn, or the round is dealt (clauses 2 and 3)."""
    exchange = Exchange(table.context, table.seed, table.shares)
    if table.round == 0:
        dealer = exchange.first_dealer()
        return replace(table, first=dealer, dealer=dealer, drawing=exchange)
    assert table.dealer is not None
    deck = exchange.draw(dealing).deck
    game = Game.start(table.rules, deck, table.dealer) if table.game is None else table.game.next_round(deck)
    fair = Fair(exchange, dealing, table.drawing if table.round == 1 else None)
    stage = Stage.SHARE if game.round.is_redeal else Stage.PLAY
    deal = Deal(game, fair, at, {seat: table.seats[seat].player for seat in table.rules.seating})
    return replace(table, stage=stage, dealt=(*table.dealt, deal))


def _laid(table: Served, seat: Seat, card: Card, is_late: bool) -> Served:
    """A card was played; a person who plays in time has no lapses any more."""
    deal = table.dealt[-1]
    played = deal.game.play(card)
    who = table.seats[seat]
    seats = table.seats
    if who.plays and (is_late or who.lapses):
        seats = {**seats, seat: replace(who, lapses=who.lapses + 1 if is_late else 0)}
    stage = Stage.PLAY if not played.round.is_over else Stage.COUNT if played.winner is None else Stage.OVER
    if stage is Stage.OVER:  # persons for whom a bot has played are asked again
        seats = {each: replace(who, level=None, lapses=0) if who.key else who for each, who in seats.items()}
    return replace(table, seats=seats, stage=stage, dealt=(*table.dealt[:-1], replace(deal, game=played)))
