"""What a screen shows of a table: the view of a seat, folded from the events that the seat is told.

A screen shows one event after the other while the table may be further on already, and a table elsewhere sends events
alone. So each event changes the scene by what it tells; nothing is asked of the table, and no rule is applied again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

from pisti.cards import Card
from pisti.observation import Observation
from pisti.round import Leftovers, Pisti, SideScore, Turn
from pisti.rules import Centre, Rules, Seat
from pisti.table import (
    Bot,
    Counted,
    CutRefused,
    Dealt,
    Event,
    GameOver,
    LeftoversTaken,
    LeftTable,
    Person,
    Phase,
    Played,
    Player,
    Redeal,
    SetAsideSeen,
    Started,
    TurnedUp,
)
from pisti.table import wire_events as served
from pisti.table.wiring import player_of

Told = Event | served.TableEvent
"""What a seat is told: at any table, and what only those of servers tell, of whom sits there and comes and goes."""

_Value = TypeVar("_Value")
_Sheet = tuple[tuple[SideScore, ...], ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """The table as a seat sees it at one moment: who sits there, what is waited for, and the view.

    In the phases START and CUT the view is that of a round before its first card. ``away`` are the persons without a
    connection, at a table of a server.

    >>> from pisti.table import Person
    >>> scene = Scene.before({seat: Person("?") for seat in Seat}, Rules(), Seat.EAST)
    >>> scene.phase, scene.view.pile, scene.view.deal_number
    (<Phase.START: 'start'>, (), 0)
    """

    players: Mapping[Seat, Player]
    phase: Phase
    view: Observation
    away: frozenset[Seat] = field(default=frozenset())

    @classmethod
    def before(cls, players: Mapping[Seat, Player], rules: Rules, seat: Seat | None, finished: _Sheet = ()) -> Scene:
        """The scene before a round, by the counts of the rounds so far; any seat stands for the dealer to come."""
        return cls(players, Phase.START, _blank(seat, rules, rules.seating[0], finished))

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.view.rules

    @property
    def you(self) -> Seat:
        """The seat whose scene it is."""
        assert self.view.seat is not None
        return self.view.seat

    @property
    def cutter(self) -> Seat:
        """Who cuts in this round."""
        return self.rules.cutter(self.view.dealer)

    def is_waiting_for(self, seat: Seat) -> bool:
        """Whether the seat is to play or to cut."""
        return self.view.to_play is seat or (self.phase is Phase.CUT and self.cutter is seat)

    def after(self, event: Told) -> Scene:
        """The scene once an event is told; as it is where the event changes nothing to be seen."""
        match event:
            case Started():
                return self._started(event)
            case CutRefused() if self.view.is_redeal:
                return replace(self, view=self._cleared())
            case TurnedUp():
                return replace(self, phase=Phase.PLAY, view=self._turned_up(event))
            case Redeal():
                return replace(self, phase=Phase.CUT, view=replace(self.view, is_redeal=True))
            case Dealt():
                return replace(self, phase=Phase.PLAY, view=self._dealt(event))
            case Counted(count=count):
                return replace(self, phase=Phase.COUNT, view=replace(self.view, score=count))
            case GameOver():
                return replace(self, phase=Phase.OVER)
            case LeftTable(seat=seat, player=player):
                return replace(self, players={**self.players, seat: player})
            case Played(turn=turn):
                return replace(self, view=self._played(turn))
            case SetAsideSeen(cards=cards):
                return replace(self, view=self._looked(cards))
            case LeftoversTaken(leftovers=leftovers):
                return replace(self, view=self._left(leftovers))
            case _:
                return self._peopled(event)

    def _peopled(self, event: Told) -> Scene:
        """The scene once somebody has come or gone, at a table of a server."""
        match event:
            case served.Seated(seat=letter, player=player):
                seat = Seat.parse(letter)
                return replace(self, players={**self.players, seat: player_of(player)}, away=self.away - {seat})
            case served.Left(seat=letter):
                seat = Seat.parse(letter)
                others = {each: who for each, who in self.players.items() if each is not seat}
                return replace(self, players=others, away=self.away - {seat})
            case served.Absent(seat=letter):
                return replace(self, away=self.away | {Seat.parse(letter)})
            case served.Back(seat=letter):
                return self._back(Seat.parse(letter))
            case _:
                return self

    def _back(self, seat: Seat) -> Scene:
        """A person is there again; if a bot had the seat meanwhile, it kept the name."""
        who = self.players.get(seat)
        players = {**self.players, seat: Person(who.name)} if isinstance(who, Bot) else self.players
        return replace(self, players=players, away=self.away - {seat})

    def _started(self, event: Started) -> Scene:
        if event.goes_on:
            return replace(self, players=event.players, phase=Phase.PLAY)
        finished = self.view.sheet if event.round > 1 else ()  # a game may follow another at the same table
        view = _blank(self.view.seat, event.rules, event.dealer, finished)
        return replace(self, players=event.players, phase=Phase.CUT, view=view)

    def _cleared(self) -> Observation:
        return _blank(self.view.seat, self.rules, self.view.dealer, self.view.finished)

    def _turned_up(self, event: TurnedUp) -> Observation:
        hidden = (None,) * event.face_down
        under = hidden if self.rules.centre is Centre.UNDER else ()
        return replace(
            self._cleared(),
            turned_up=event.cards,
            face_down=hidden,
            exposed=event.exposed,
            pile=(*under, *event.cards),
        )

    def _dealt(self, event: Dealt) -> Observation:
        view = self.view
        return replace(view, dealt=(*view.dealt, event.cards), deal_number=event.deal, to_play=view.order[0])

    def _played(self, turn: Turn) -> Observation:
        view, side = self.view, self.rules.sides[turn.seat]
        after = replace(view, turns=(*view.turns, turn))
        is_on = any(after.hand_size(seat) for seat in view.order)
        after = replace(after, to_play=self.rules.next_seat(turn.seat) if is_on else None)
        if not turn.captured:
            return replace(after, pile=(*view.pile, turn.card))
        singles, doubles = view.pistis[side]
        pistis = (singles + (turn.pisti is Pisti.PISTI), doubles + (turn.pisti is Pisti.DOUBLE))
        return replace(
            after,
            pile=(),
            won_counts=_put(view.won_counts, side, view.won_counts[side] + len(turn.captured) + len(turn.set_aside)),
            pistis=_put(view.pistis, side, pistis),
        )

    def _looked(self, cards: tuple[Card, ...]) -> Observation:
        """The face-down cards are known now, also as what the last capture brought."""
        turn = self.view.turns[-1]
        captured, set_aside = _known(turn.captured, cards), _known(turn.set_aside, cards)
        turns = (*self.view.turns[:-1], replace(turn, captured=captured, set_aside=set_aside))
        return replace(self.view, face_down=cards, turns=turns)

    def _left(self, left: Leftovers) -> Observation:
        won = self.view.won_counts
        if left.side is not None:
            won = _put(won, left.side, won[left.side] + len(left.cards))
        return replace(self.view, pile=(), leftovers=left, won_counts=won)


def _blank(seat: Seat | None, rules: Rules, dealer: Seat, finished: _Sheet) -> Observation:
    """The view before the first card of a round."""
    return Observation(
        seat=seat,
        rules=rules,
        dealer=dealer,
        finished=finished,
        turned_up=(),
        face_down=(),
        exposed=None,
        dealt=(),
        deal_number=0,
        turns=(),
        pile=(),
        to_play=None,
        won_counts=(0,) * rules.side_count,
        pistis=((0, 0),) * rules.side_count,
        leftovers=None,
        score=None,
        is_redeal=False,
    )


def _known(cards: tuple[Card | None, ...], known: tuple[Card, ...]) -> tuple[Card | None, ...]:
    """The cards with those filled in that were not known; the face-down ones come in the order they were dealt."""
    rest = iter(known)
    return tuple(next(rest) if card is None else card for card in cards)


def _put(values: tuple[_Value, ...], place: int, value: _Value) -> tuple[_Value, ...]:
    return (*values[:place], value, *values[place + 1 :])
