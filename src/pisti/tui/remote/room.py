"""A table of a server as a client knows it, the cards apart: who sits where, by which rules, what is going on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import lru_cache

from pisti.rules import Rules, Seat
from pisti.table import Bot, Person, Player
from pisti.table import wire_events as e
from pisti.table.wire_types import SeatLetter, TableSettings
from pisti.table.wiring import letter, player_at, player_of, players_of


class Stage(Enum):
    """What goes on at a table: nothing yet, a game, or nothing more until there is another one."""

    LOBBY = "lobby"
    GAME = "game"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Room:
    """``you`` is the own seat, None without one; ``away`` have no connection; ``wishes`` agree to another game."""

    code: str
    you: Seat | None
    is_owner: bool
    settings: TableSettings
    players: Mapping[Seat, Player]
    stage: Stage = Stage.LOBBY
    away: frozenset[Seat] = frozenset()
    muted: frozenset[Seat] = frozenset()
    wishes: frozenset[Seat] = frozenset()
    until: int | None = field(default=None, compare=False)

    @classmethod
    def of(cls, message: e.Welcome, before: Room | None = None) -> Room:
        """The table before the events of a welcome: as it was ``before`` where they are what happened since."""
        you = None if message.you is None else Seat.parse(message.you)
        if before is None or message.since == 0:
            return cls(message.table, you, message.is_owner, message.settings, players_of(message.players))
        return replace(before, you=you, is_owner=message.is_owner)

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return _rules(self.settings.rules)

    @property
    def is_yours(self) -> bool:
        """Whether you sit here and play, and no bot in your place."""
        return self.you is not None and not isinstance(self.players.get(self.you), Bot)

    @property
    def is_alone(self) -> bool:
        """Whether nobody but you waits for anything: all others are bots, and not in the place of somebody."""
        return all(isinstance(who, Bot) and not who.name for seat, who in self.players.items() if seat is not self.you)

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The seats where nobody sits."""
        return tuple(seat for seat in self.rules.seating if seat not in self.players)

    def after(self, event: e.TableEvent) -> Room:
        """The table once an event is told."""
        match event:
            case e.Seated(seat=seat, player=player):
                return self._seated(seat, player_of(player))
            case e.Left(seat=seat, player=player):
                return self._seated(seat, None if player is None else player_of(player))
            case e.Chosen(settings=settings):
                return replace(self, settings=settings, wishes=frozenset())
            case e.RematchAsked(seats=seats):
                wishes = frozenset(map(Seat.parse, seats))
                return replace(self, wishes=wishes, players=playing_again(self.players, wishes))
            case _:
                return self._went_on(event)._changed(event)

    def _went_on(self, event: e.TableEvent) -> Room:
        """The table after what belongs to a game."""
        match event:
            case e.Committed(seat=None):
                return replace(self, stage=Stage.GAME, wishes=frozenset(), until=None)
            case e.Started(players=players):
                return replace(self, stage=Stage.GAME, players=players_of(players))
            case e.GameOver():  # whoever still has a seat is asked whether to play again
                yours = () if self.you is None else (self.you,)
                return replace(self, stage=Stage.OVER, until=None, players=playing_again(self.players, yours))
            case e.Played() | e.Counted():
                return replace(self, until=None)
            case e.Clock(until=until):
                return replace(self, until=until)
            case _:
                return self

    def _changed(self, event: e.TableEvent) -> Room:
        """The table after what somebody's connection, or voice, has come to."""
        match event:
            case e.Absent(seat=seat):
                return replace(self, away=self.away | {Seat.parse(seat)})
            case e.Back(seat=seat):
                one = frozenset({Seat.parse(seat)})
                return replace(self, away=self.away - one, players=playing_again(self.players, one))
            case e.Muted(seat=seat, is_muted=is_muted):
                one = frozenset({Seat.parse(seat)})
                return replace(self, muted=self.muted | one if is_muted else self.muted - one)
            case _:
                return self

    def _seated(self, letter: SeatLetter, player: Player | None) -> Room:
        """Somebody else sits at a seat, or nobody."""
        seat = Seat.parse(letter)
        others = {each: who for each, who in self.players.items() if each is not seat}
        players = others if player is None else {**others, seat: player}
        one = frozenset({seat})
        is_other = not isinstance(player, Bot) or not player.name  # a bot that plays for somebody has the name
        muted = self.muted - one if is_other else self.muted
        return replace(self, players=players, away=self.away - one, wishes=self.wishes - one, muted=muted)


def differences(before: Room, after: Room) -> Iterator[e.TableEvent]:
    """What has happened at the seats between two moments, where it was not told one by one."""
    for seat in Seat:
        player = after.players.get(seat)
        if player is None and seat in before.players:
            yield e.Left(seat=letter(seat))
        elif player is not None and player != before.players.get(seat):
            yield _replaced(seat, before.players.get(seat), player)
    for seat in sorted(after.away - before.away):
        yield e.Absent(seat=letter(seat))
    for seat in sorted(before.away - after.away):
        if after.players.get(seat) == before.players.get(seat):
            yield e.Back(seat=letter(seat))
    for seat in sorted(after.muted ^ before.muted):
        yield e.Muted(seat=letter(seat), is_muted=seat in after.muted)
    if after.wishes != before.wishes:
        yield e.RematchAsked(seats=tuple(map(letter, sorted(after.wishes))))


def _replaced(seat: Seat, before: Player | None, after: Player) -> e.TableEvent:
    """Somebody else plays at a seat: a bot for a person, the person again, or somebody new."""
    if isinstance(after, Bot) and isinstance(before, Person):
        return e.Left(seat=letter(seat), player=player_at(after))
    if isinstance(before, Bot) and isinstance(after, Person) and before.name == after.name:
        return e.Back(seat=letter(seat))
    return e.Seated(seat=letter(seat), player=player_at(after))


def playing_again(players: Mapping[Seat, Player], seats: Iterable[Seat]) -> Mapping[Seat, Player]:
    """The players once those at some seats play themselves again, for whom bots have played.

    >>> playing_again({Seat.EAST: Bot("Ada", "hard"), Seat.WEST: Bot("", "hard")}, (Seat.EAST, Seat.WEST))
    {<Seat.EAST: 1>: Person(name='Ada'), <Seat.WEST: 3>: Bot(name='', level='hard')}
    """
    again = {seat: Person(who.name) for seat in seats if (who := players.get(seat)) is not None and who.name}
    return {**players, **again}


@lru_cache(64)
def _rules(text: str) -> Rules:
    """The rules of a text, read once."""
    return Rules.parse(text)
