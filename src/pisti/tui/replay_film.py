"""A record as a film: for each number of plays what lies on the table, all hands open as far as the record knows them.

The engine computes each moment anew; nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache, cached_property

from pisti.cards import Card
from pisti.game import Game
from pisti.notation.record import UNKNOWN, Record
from pisti.observation import Observation, observe
from pisti.round import Leftovers, Pisti, Turn
from pisti.rules import Seat
from pisti.table import BadCommand, Bot, Event, Person, Phase, Played, Player, TurnedUp
from pisti.table.records import players_of
from pisti.tui.frames import Frame, Pause
from pisti.tui.scene import Scene

Cards = tuple[Card | None, ...]
"""Cards in order, None where the record does not know one."""


class Film:
    """The moments of a record, from the one before the first play to the one after the last.

    >>> from random import Random
    >>> from pisti.round import shuffled
    >>> film = Film(Record(game="1", deck=shuffled(Random(1)), dealer=Seat.WEST))
    >>> film.plays, film.you, len(film.hands(0)[Seat.EAST])
    (0, <Seat.SOUTH: 0>, 4)
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.plays = len(record.plays)
        self.players = _players(record)
        self.you = _only_person(self.players) or Seat.SOUTH
        self.captures = tuple(ply for ply, turn in enumerate(record.round.turns, 1) if turn.captured)
        self._known = {*record.plays, *(card for card in record.deck if card is not None)}
        self.round = cache(record.at)
        """The round after some plays, with cards in it that the record does not know."""

    @property
    def is_over(self) -> bool:
        """Whether the record tells the round to its end."""
        return self.record.is_finished

    @property
    def has_bots(self) -> bool:
        """Whether the record tells of bots.

        >>> from random import Random
        >>> from pisti.round import shuffled
        >>> Film(Record(game="1", deck=shuffled(Random(1)), dealer=Seat.WEST, tags=(("Bots", "E=hard"),))).has_bots
        True
        """
        return any(isinstance(player, Bot) for player in self.players.values())

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """All plays and what they did."""
        return tuple(map(self._turn, self.round(self.plays).turns))

    @property
    def leftovers(self) -> Leftovers | None:
        """The cards left at the end, if any were."""
        left = self.round(self.plays).leftovers
        return None if left is None else Leftovers(left.side, self._shown(left.cards))

    def hands(self, ply: int) -> Mapping[Seat, Cards]:
        """The cards of each seat after some plays."""
        round = self.round(ply)
        return {seat: self._shown(round.hand(seat)) for seat in round.order}

    def scores(self, ply: int) -> tuple[int, ...]:
        """The points of each side in the game so far; those of the round come with its last play."""
        return self.record.total if ply == self.plays else self.record.before

    def frame(self, ply: int) -> Frame:
        """What is to be seen after some plays: what was captured just now still lies there."""
        scene = Scene(self.players, Phase.PLAY, self._view(ply))
        return Frame(scene, self._event(ply), self._pause(ply), pile=self._held(ply))

    def capture_before(self, ply: int) -> int:
        """The capture before some play, the play itself if there is none."""
        return max((each for each in self.captures if each < ply), default=ply)

    def capture_after(self, ply: int) -> int:
        """The capture after some play, the play itself if there is none."""
        return min((each for each in self.captures if each > ply), default=ply)

    def _view(self, ply: int) -> Observation:
        return replace(observe(Game(self.round(ply), ()), self.you), turns=self.turns[:ply])

    def _event(self, ply: int) -> Event:
        round, number = self.round(ply), self.record.round_number
        if ply:
            return Played(number, ply - 1, self.turns[ply - 1])
        return TurnedUp(number, round.turned_up, len(round.face_down), round.exposed)

    def _held(self, ply: int) -> Cards | None:
        """What lies in the middle although the round has no pile of it (any more)."""
        round = self.round(ply)
        if round.is_redeal:
            return round.turned_up
        if ply and self.turns[ply - 1].captured:
            return self.turns[ply - 1].captured
        return None if round.leftovers is None else self._shown(round.leftovers.cards)

    def _pause(self, ply: int) -> Pause:
        if not ply:
            return Pause.READ
        turn = self.turns[ply - 1]
        if turn.pisti is not Pisti.NONE or turn.denied is not None:
            return Pause.PISTI
        return Pause.CAPTURE if turn.captured else Pause.PLAY

    def _turn(self, turn: Turn) -> Turn:
        return replace(turn, captured=self._shown(turn.captured), set_aside=self._shown(turn.set_aside))

    def _shown(self, cards: Iterable[Card | None]) -> Cards:
        return tuple(card if card in self._known else None for card in cards)


def _players(record: Record) -> Mapping[Seat, Player]:
    """Who sits where; a tag of that name which tells no bots is somebody else's, and all are persons."""
    try:
        return players_of(record)
    except BadCommand:
        names = zip(record.rules.seating, record.names, strict=True)
        return {seat: Person(name) for seat, name in names}


def _only_person(players: Mapping[Seat, Player]) -> Seat | None:
    persons = [seat for seat, player in players.items() if isinstance(player, Person)]
    return persons[0] if len(persons) == 1 else None


def names(film: Film) -> dict[Seat, str]:
    """The names that tell one person from all others; of bots none, which are known by their seats."""
    given = {seat: player.name.strip() for seat, player in film.players.items() if isinstance(player, Person)}
    everyone = [name.strip() for name in film.record.names]
    return {seat: name for seat, name in given.items() if name not in ("", UNKNOWN) and everyone.count(name) == 1}
