"""What one client knows of a table of a server, from messages alone; everything told is checked when it comes."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from pisti.cards import Card
from pisti.fairness import Context, Exchange, Share, card_commitment, seat_commitment, server_commitment
from pisti.game import winner
from pisti.rules import Rules, Seat, Side
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.wire_types import ShownCard
from pisti.table.wiring import letter, score_of

Plays = dict[tuple[str, int], list[str]]
"""The cards played in each round of each game."""


class Seen(NamedTuple):
    """News, as they came: the version, what happened since another one, and the seat they were told to.

    ``since`` is None where all that there is to tell was told.
    """

    version: int
    events: tuple[e.TableEvent, ...]
    since: int | None
    you: Seat | None


class RoundSeen:
    """What is known of the present round and of the exchange before it."""

    def __init__(self) -> None:
        self.dealer: Seat | None = None
        self.before: tuple[int, ...] = ()
        self.committed: dict[Seat | None, str] = {}
        self.shares: dict[Seat, Share] = {}
        self.is_asked = False
        self.dealing = 0
        self.count: e.Counted | None = None
        self.deal()

    def deal(self) -> None:
        """Nothing is dealt yet, or everything is dealt again."""
        self.promised: tuple[str, ...] = ()
        self.places: dict[int, str] = {}
        self.face_down = 0
        self.hand: list[str] = []
        self.deals = 0
        self.played: dict[str, Seat] = {}
        self.to_play: Seat | None = None
        self.won: dict[Side, int] = {}
        self.captured: set[str] = set()
        self.pistis: dict[Side, list[int]] = {}


class Sight:
    """What a client knows, and what it wants to say; ``bots`` are the seats that it fills if the table is its own.

    ``saw`` is every message with news; ``plays`` the cards of all rounds; ``over`` the names of the games that have
    ended, ``games`` how many are wanted.
    """

    def __init__(self, rng: Random, games: int = 1, bots: str = "") -> None:
        self.version = 0
        self.you: Seat | None = None
        self.saw: list[Seen] = []
        self.plays: Plays = {}
        self.over: list[str] = []
        self.games = games
        self._rng, self._bots = rng, bots
        self._is_owner = False
        self._rules = Rules()
        self._players: set[str] = set()
        self._game, self._round = "", -1
        self._first: Seat | None = None
        self._own: dict[tuple[str, int], Share] = {}
        self._said: set[object] = set()
        self._now = RoundSeen()

    @property
    def is_done(self) -> bool:
        """Whether all games that were wanted have been played."""
        return len(self.over) >= self.games

    def hear(self, message: e.ServerMessage) -> None:
        """Take a message in."""
        match message:
            case e.Welcome():
                self._welcomed(message)
            case e.Told(version, events):
                assert version > self.version, f"told version {version} after {self.version}"
                self._told(version, events, self.version)
            case e.Ping(version) | e.Done(version=version):
                assert version <= self.version, f"version {version} was never told, the last was {self.version}"

    def _welcomed(self, message: e.Welcome) -> None:
        assert message.since in (0, self.version), (message.since, self.version)
        assert message.version >= self.version, f"version {message.version} after {self.version}"
        self.you = None if message.you is None else Seat.parse(message.you)
        self._is_owner = message.is_owner
        self._rules = Rules.parse(message.settings.rules)
        self._players = {*message.players}
        if not message.since:
            self._now = RoundSeen()
        self._told(message.version, message.events, message.since or None)

    def _told(self, version: int, events: tuple[e.TableEvent, ...], since: int | None) -> None:
        self.version = version
        self.saw.append(Seen(version, events, since, self.you))
        for event in events:
            self._happened(event)

    def _happened(self, event: e.TableEvent) -> None:
        match event:
            case e.Seated(seat):
                self._players.add(seat)
            case e.Left(seat, None):
                self._players.discard(seat)
            case e.Started():
                self._started(event)
            case e.Committed() | e.Asked() | e.Revealed():
                self._exchanged(event)
            case e.CutDone() | e.TurnedUp() | e.Redeal() | e.Dealt() | e.SetAsideSeen():
                self._dealt(event)
            case e.Played():
                self._played(event)
            case e.LeftoversTaken(side=side, cards=cards) if side is not None:
                self._now.won[Side(side)] = self._now.won.get(Side(side), 0) + len(cards)
            case e.Counted():
                self._counted(event)
            case e.GameOver():
                assert winner(self._rules, event.scores) == event.winner
                if self._game not in self.over:
                    self.over.append(self._game)

    def _started(self, event: e.Started) -> None:
        self._rules = Rules.parse(event.rules)
        self._now = RoundSeen()
        self._now.dealer, self._now.before = Seat.parse(event.dealer), event.scores
        self._round = event.round
        assert event.cutter == letter(self._rules.cutter(self._now.dealer))
        first, self._first = self._first, None
        assert event.round > 1 or first in (None, self._now.dealer), "another dealer than was drawn"

    def _exchanged(self, event: e.Committed | e.Asked | e.Revealed) -> None:
        now = self._now
        match event:
            case e.Committed(round, hash, None):
                self._round = round
                now.committed = {None: hash}
                assert event.game is not None
                self._game = event.game
            case e.Committed(_, hash, str(seat)):
                assert Seat.parse(seat) not in now.committed
                now.committed[Seat.parse(seat)] = hash
            case e.Asked():
                now.is_asked = True
            case e.Revealed(_, seed, tap, str(seat)):
                share = now.shares[Seat.parse(seat)] = Share(bytes.fromhex(seed), tap)
                promised = now.committed[Seat.parse(seat)]
                assert seat_commitment(self._context, Seat.parse(seat), share).hex() == promised
            case e.Revealed(round, seed):
                self._check_deal(round, bytes.fromhex(seed))

    @property
    def _context(self) -> Context:
        return Context(self._game, self._round, self._rules, self._now.dealer if self._round else None)

    def _check_deal(self, round: int, seed: bytes) -> None:
        """The server has told its seed: everything was what follows from it."""
        now = self._now
        assert server_commitment(self._context, seed).hex() == now.committed[None], "another seed than was promised"
        exchange = Exchange(self._context, seed, now.shares)
        if round == 0:
            self._first = exchange.first_dealer()
            self._now = RoundSeen()
            return
        promised = tuple(each.hex() for each in exchange.card_commitments(now.dealing))
        assert promised == now.promised, "another deck than follows from the seeds"

    def _see(self, shown: ShownCard) -> str:
        """A card is shown: it is the one that was promised at its place, and was at no other."""
        now = self._now
        assert shown.place is not None
        assert shown.salt is not None
        hash = card_commitment(shown.place, Card.parse(shown.card), bytes.fromhex(shown.salt)).hex()
        assert hash == now.promised[shown.place], f"{shown.card} was not promised at {shown.place}"
        assert now.places.setdefault(shown.place, shown.card) == shown.card
        assert [*now.places.values()].count(shown.card) == 1, f"{shown.card} is there twice"
        return shown.card

    def _dealt(self, event: e.CutDone | e.TurnedUp | e.Redeal | e.Dealt | e.SetAsideSeen) -> None:
        now = self._now
        match event:
            case e.CutDone():
                now.deal()
                now.promised = event.promised
                assert (len({*now.promised}), event.dealing) == (52, now.dealing + 1)
                now.dealing = event.dealing
            case e.TurnedUp(cards=cards, exposed=exposed):
                for shown in (*cards, *((exposed,) if exposed else ())):
                    self._see(shown)
                now.face_down = event.face_down
                assert len(cards) + now.face_down == 4
                assert now.dealer is not None
                now.to_play = self._rules.next_seat(now.dealer)
            case e.Redeal(dealer=dealer):
                now.dealer, now.to_play = Seat.parse(dealer), None
            case e.Dealt(seat=seat, deal=deal, cards=cards):
                assert (Seat.parse(seat), deal, now.hand) == (self.you, now.deals + 1, [])
                now.hand = [self._see(shown) for shown in cards]
                assert len({*now.hand}) == 4
                now.deals = deal
            case e.SetAsideSeen(cards=cards):
                assert len({self._see(shown) for shown in cards}) == now.face_down

    def _played(self, event: e.Played) -> None:
        now, seat, card = self._now, Seat.parse(event.seat), self._see(event.card)
        plays = self.plays.setdefault((self._game, event.round), [])
        assert (event.round, event.ply) == (self._round, len(now.played)), "a play is missing"
        assert seat is now.to_play
        assert card not in now.played, f"{card} was played twice"
        assert (card in now.hand) == (seat is self.you)
        if event.ply < len(plays):
            assert plays[event.ply] == card, f"play {event.ply} was {plays[event.ply]} and is now {card}"
        else:
            assert event.ply == len(plays), "a play is missing"
            plays.append(card)
        now.played[card] = seat
        now.to_play = self._rules.next_seat(seat) if len(now.played) < 48 else None
        if seat is self.you:
            now.hand.remove(card)
        self._captured(event, self._rules.sides[seat])

    def _captured(self, event: e.Played, side: Side) -> None:
        now = self._now
        taken = [*event.captured, *event.set_aside]
        known = [card for card in event.captured if card is not None]
        assert not event.captured or event.captured[-1] == event.card.card
        assert len({*known} - now.captured) == len(known), "a card was captured twice"
        now.captured |= {*known}
        now.won[side] = now.won.get(side, 0) + len(taken)
        if event.pisti:
            now.pistis.setdefault(side, [0, 0])[event.pisti - 1] += 1

    def _counted(self, event: e.Counted) -> None:
        now, sides = self._now, [Side(side) for side in range(self._rules.side_count)]
        now.count, now.to_play = event, None
        assert [count.cards for count in event.count] == [now.won.get(side, 0) for side in sides]
        assert list(event.pistis) == [tuple(now.pistis.get(side, [0, 0])) for side in sides]
        made = [score_of(count).total for count in event.count]
        assert list(event.scores) == [before + more for before, more in zip(now.before, made, strict=True)]

    def wants(self) -> Iterator[c.ClientMessage]:
        """What the client says now; everything once."""
        if self.you is None or self.is_done:
            return
        if self._is_owner and self._round < 0:
            yield from self._opens()
        now, moment = self._now, (self._game, self._round)
        if now.committed and not now.is_asked and self.you not in now.committed and self._once("commit", moment):
            yield self._promise()
        elif now.is_asked and moment in self._own and self.you not in now.shares and self._once("reveal", moment):
            share = self._own[moment]
            yield c.Reveal(id=self._id(), round=self._round, seed=share.seed.hex(), tap=share.tap)
        elif now.to_play is self.you and now.hand and self._once("play", moment, len(now.played)):
            yield c.Play(id=self._id(), round=self._round, ply=len(now.played), card=self._rng.choice(now.hand))
        elif self._game in self.over and self._once("rematch", moment):
            yield c.Rematch(id=self._id())
        elif now.count is not None and self._game not in self.over and self._once("ready", moment):
            yield c.Ready(id=self._id(), round=self._round)

    def _opens(self) -> Iterator[c.ClientMessage]:
        """The owner fills seats with bots, and begins when all are there."""
        for seat in self._rules.seating:
            if seat.letter in self._bots and seat.letter not in self._players and self._once("fill", seat):
                yield c.Fill(id=self._id(), seat=letter(seat), level="random")
        if {seat.letter for seat in self._rules.seating} <= self._players and self._once("start"):
            yield c.Start(id=self._id())

    def _promise(self) -> c.Commit:
        dealer = self._context.dealer
        is_cutter = dealer is not None and self.you is self._rules.cutter(dealer)
        share = Share(self._rng.randbytes(32), self._rng.randint(1, 51) if is_cutter else 0)
        self._own[self._game, self._round] = share
        assert self.you is not None
        return c.Commit(id=self._id(), round=self._round, hash=seat_commitment(self._context, self.you, share).hex())

    def _once(self, *what: object) -> bool:
        is_new = what not in self._said
        self._said.add(what)
        return is_new

    def _id(self) -> str:
        return f"{self._rng.getrandbits(64):x}"
