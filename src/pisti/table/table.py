"""One table: commands go in, events with their audience and effects come out; no input, output, clock or chance.

Who may know what is decided by ``observe`` alone: every card in an event is taken from the view of its audience.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from enum import Enum
from random import Random
from types import MappingProxyType

from pisti.errors import PistiError
from pisti.game import Game
from pisti.notation import Comment
from pisti.observation import Observation, observe
from pisti.rules import Rules, Seat
from pisti.table.protocol import (
    EVERYONE,
    Audience,
    BadCommand,
    Bot,
    BotTurn,
    Command,
    Cut,
    Deserted,
    Effect,
    Leave,
    LeftTable,
    Person,
    Play,
    Player,
    Ready,
    Refused,
    Sent,
    Start,
    Started,
    TableFault,
)
from pisti.table.shuffle import shuffle_and_cut, source
from pisti.table.telling import told_of_deal, told_of_play

SITS_IN = "hard"
"""The level of the bot that takes the seat of a person who has left the others."""

Answer = tuple[list[Sent], list[Effect]]
"""What the table tells, in order, and what it wants done."""


class Phase(Enum):
    """What the table waits for."""

    START = "start"
    CUT = "cut"
    PLAY = "play"
    COUNT = "count"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class DealtRound:
    """A round that was dealt: the game at its last moment, every k of its cut, and the day; () and None if unknown.

    ``comments`` and ``tags`` are those of the record it was read from; ``tags`` None where it was dealt at this table.
    """

    game: Game
    lifted: tuple[int, ...]
    date: date | None
    comments: tuple[Comment, ...] = ()
    tags: tuple[tuple[str, str], ...] | None = None


class Table:
    """A table from the moment everyone sits until the game is over.

    ``dealt`` are the rounds dealt so far where the table is rebuilt; a ``Start`` then goes on. ``handle`` is the only
    thing that changes a table. Raises BadCommand if the players do not fit the seats.

    >>> players = {Seat.SOUTH: Person("Ada"), Seat.NORTH: Bot("Bot", "hard")}
    >>> table = Table(Rules(seats=2), players)
    >>> events, effects = table.handle(Seat.SOUTH, Start(), 0.0, b"entropy")
    >>> events[0].event.round, events[0].to is EVERYONE
    (1, True)
    """

    def __init__(self, rules: Rules, players: Mapping[Seat, Player], dealt: Iterable[DealtRound] = ()) -> None:
        if sorted(players) != sorted(rules.seating):
            seats = "".join(seat.letter for seat in sorted(players))
            raise BadCommand(TableFault.SEATS_DO_NOT_FIT, seats=seats, rules=str(rules))
        self._rules = rules
        self._players = {seat: players[seat] for seat in rules.seating}
        self._dealt = list(dealt)
        self._phase = Phase.START
        self._dealer = rules.seating[0]  # until a round begins
        self._ready: set[Seat] = set()
        if self._game is not None and self._game.winner is not None:
            self._phase = Phase.OVER

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self._rules

    @property
    def players(self) -> Mapping[Seat, Player]:
        """Who sits where, in playing order."""
        return MappingProxyType(self._players)

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        return self._phase

    @property
    def dealt(self) -> tuple[DealtRound, ...]:
        """The rounds dealt so far, those that had to be dealt again among them: for records, not for eyes."""
        return tuple(self._dealt)

    @property
    def cutter(self) -> Seat | None:
        """The seat that is to cut now, None if none is."""
        return self._rules.cutter(self._dealer) if self._phase is Phase.CUT else None

    def view(self, seat: Seat | None) -> Observation | None:
        """What a seat, or a spectator, may know now; None before the first deal; raises BadSeat."""
        return None if self._game is None else observe(self._game, seat)

    def handle(self, seat: Seat, command: Command, now: float, entropy: bytes) -> Answer:
        """Follow a command of a seat; one that is refused gives that seat a ``Refused`` and changes nothing.

        ``now`` is a time as of ``time.time``; ``entropy`` are random bytes: all chance of this call is drawn from them.
        """
        try:
            return self._follow(seat, command, _Moment(now, entropy))
        except PistiError as error:
            return [Sent(Audience((seat,)), Refused(error.code, error.fields))], []

    def _follow(self, seat: Seat, command: Command, moment: _Moment) -> Answer:
        if seat not in self._players:
            raise BadCommand(TableFault.NOT_SEATED, seat=seat.letter)
        match command:
            case Start():
                return self._start(moment)
            case Cut(text):
                return self._cut(seat, text, moment)
            case Play():
                return self._play(seat, command, moment)
            case Ready(round):
                return self._be_ready(seat, round, moment)
            case Leave():
                return self._leave(seat, moment)

    def _start(self, moment: _Moment) -> Answer:
        if self._phase is Phase.OVER:
            raise BadCommand(TableFault.GAME_OVER)
        if self._phase is not Phase.START:
            raise BadCommand(TableFault.ALREADY_STARTED)
        game = self._game
        if game is None:
            return self._begin(moment.rng("dealer").choice(self._rules.seating), moment)
        if game.round.is_over or game.round.is_redeal:
            return self._begin(game.next_dealer, moment)
        self._phase = Phase.PLAY
        return [Sent(EVERYONE, self._started(game.dealer, goes_on=True))], self._turn_effects()

    def _begin(self, dealer: Seat, moment: _Moment) -> Answer:
        """The next round: its dealer is known, the cutter cuts; a bot does it at once."""
        self._phase, self._dealer = Phase.CUT, dealer
        self._ready.clear()
        events = [Sent(EVERYONE, self._started(dealer))]
        if isinstance(self._players[self._rules.cutter(dealer)], Bot):
            return _joined((events, []), self._deal("", moment))
        return events, []

    def _started(self, dealer: Seat, *, goes_on: bool = False) -> Started:
        game, cutter = self._game, self._rules.cutter(dealer)
        ply = len(game.round.turns) if game and goes_on else 0
        scores = game.scores if game else (0,) * self._rules.side_count
        return Started(self._rules, dict(self._players), self.round_number, ply, dealer, cutter, scores, goes_on)

    @property
    def round_number(self) -> int:
        """Which round is played, or cut or counted, from 1."""
        game = self._game
        if game is None:
            return 1
        return game.round_number + (game.round.is_over and self._phase in (Phase.START, Phase.CUT))

    def _cut(self, seat: Seat, text: str, moment: _Moment) -> Answer:
        if self._phase is not Phase.CUT:
            raise BadCommand(TableFault.NO_CUT_NOW)
        if seat is not self.cutter:
            raise BadCommand(TableFault.NOT_YOUR_CUT, seat=seat.letter)
        return self._deal(text, moment)

    def _deal(self, said: str, moment: _Moment) -> Answer:
        """Shuffle, cut and deal; after a redeal a bot cuts again at once, a person is asked (2.2, 2.3, 3)."""
        rng, dealer = moment.rng("deck", said), self._dealer
        cutter = self._rules.cutter(dealer)
        events: list[Sent] = []
        while True:
            events += self._deal_once(rng, dealer, moment)
            if self._phase is Phase.PLAY:
                return events, self._turn_effects()
            if isinstance(self._players[cutter], Person):
                return events, []

    def _deal_once(self, rng: Random, dealer: Seat, moment: _Moment) -> Iterator[Sent]:
        pack = shuffle_and_cut(rng, self._rules)
        game = self._game.next_round(pack.deck) if self._game else Game.start(self._rules, pack.deck, dealer)
        self._dealt.append(DealtRound(game, pack.lifted, moment.date))
        if not game.round.is_redeal:
            self._phase = Phase.PLAY
        yield from told_of_deal(game, pack.refusals)

    def _play(self, seat: Seat, play: Play, moment: _Moment) -> Answer:
        game = self._game
        if self._phase is not Phase.PLAY or game is None:
            raise BadCommand(TableFault.NO_PLAY_NOW)
        ply = len(game.round.turns)
        if (play.round, play.ply) != (game.round_number, ply):
            raise BadCommand(TableFault.STALE_PLAY, round=play.round, ply=play.ply, now=f"{game.round_number} {ply}")
        if seat is not game.round.to_play:
            raise BadCommand(TableFault.NOT_YOUR_TURN, seat=seat.letter)
        after = game.play(play.card)
        self._dealt[-1] = replace(self._dealt[-1], game=after)
        events = list(told_of_play(game, after))
        if not after.round.is_over:
            return events, self._turn_effects()
        self._phase = Phase.COUNT if after.winner is None else Phase.OVER
        return _joined((events, []), self._go_on(moment))

    def _go_on(self, moment: _Moment) -> Answer:
        """Begin the next round once every person has read the count."""
        persons = {seat for seat, player in self._players.items() if isinstance(player, Person)}
        if self._phase is not Phase.COUNT or self._game is None or persons - self._ready:
            return [], []
        return self._begin(self._game.next_dealer, moment)

    def _be_ready(self, seat: Seat, round: int, moment: _Moment) -> Answer:
        if self._phase is not Phase.COUNT:
            raise BadCommand(TableFault.NO_COUNT_NOW)
        if round != self.round_number:
            raise BadCommand(TableFault.STALE_READY, round=round, now=self.round_number)
        self._ready.add(seat)
        return self._go_on(moment)

    def _leave(self, seat: Seat, moment: _Moment) -> Answer:
        """The last person's seat is kept for another day; another's is taken by a bot, so that nobody waits."""
        player = self._players[seat]
        if isinstance(player, Bot):
            raise BadCommand(TableFault.NOT_SEATED, seat=seat.letter)
        if sum(isinstance(each, Person) for each in self._players.values()) == 1:
            return [], [Deserted()]
        waited_for = seat is self.cutter or self._to_play is seat
        self._players[seat] = Bot(player.name, SITS_IN)
        events = [Sent(EVERYONE, LeftTable(seat, self._players[seat]))]
        if self._phase is Phase.CUT and waited_for:
            return _joined((events, []), self._deal("", moment))
        if self._phase is Phase.COUNT:
            return _joined((events, []), self._go_on(moment))
        return events, self._turn_effects() if waited_for else []

    @property
    def _game(self) -> Game | None:
        return self._dealt[-1].game if self._dealt else None

    @property
    def _to_play(self) -> Seat | None:
        return self._game.round.to_play if self._game and self._phase is Phase.PLAY else None

    def _turn_effects(self) -> list[Effect]:
        """The turn of a bot, if it is a bot's."""
        seat, game = self._to_play, self._game
        player = None if seat is None else self._players[seat]
        if game is None or seat is None or not isinstance(player, Bot):
            return []
        return [BotTurn(seat, player.level, game.round_number, len(game.round.turns))]


@dataclass(frozen=True, slots=True)
class _Moment:
    """When a command came, and the chance it brings."""

    now: float
    entropy: bytes

    @property
    def date(self) -> date:
        return datetime.fromtimestamp(self.now, UTC).date()

    def rng(self, purpose: str, said: str = "") -> Random:
        return source(self.entropy, purpose, said)


def _joined(first: Answer, second: Answer) -> Answer:
    return first[0] + second[0], first[1] + second[1]
