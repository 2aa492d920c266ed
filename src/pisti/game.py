"""A game: rounds until a side has reached the target (clauses 2.1 and 7)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from pisti import engine
from pisti.cards import Card
from pisti.errors import PistiError
from pisti.round import Round, SideScore
from pisti.rules import Rules, Seat, Side


class GameFault(StrEnum):
    """Why no further round can be dealt."""

    ROUND_GOES_ON = "game-round-goes-on"
    GAME_OVER = "game-over"


class BadGame(PistiError):
    """A round asked for that the game does not have."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game at some moment: the counts of the finished rounds before this one, and this round.

    >>> from random import Random
    >>> from pisti.round import shuffled
    >>> Game.start(Rules(), shuffled(Random(1)), Seat.WEST).scores
    (0, 0)
    """

    round: Round
    finished: tuple[tuple[SideScore, ...], ...] = ()

    @classmethod
    def start(cls, rules: Rules, deck: Iterable[Card], dealer: Seat) -> Game:
        """The start of the first round; raises BadDeck and BadSeat as ``Round.deal`` does."""
        return cls(Round.deal(rules, deck, dealer))

    def play(self, card: Card) -> Game:
        """The game after the seat to play has played a card; raises IllegalPlay."""
        return Game(self.round.play(card), self.finished)

    def next_round(self, deck: Iterable[Card]) -> Game:
        """The start of the next round, or of the same one where it must be dealt again (clauses 2.1, 3.4 and 7.2).

        Raises BadGame while the round goes on and when the game is over, BadDeck if the deck cannot be.
        """
        if not (self.round.is_over or self.round.is_redeal):
            raise BadGame(GameFault.ROUND_GOES_ON, ply=len(self.round.turns))
        if self.winner is not None:
            raise BadGame(GameFault.GAME_OVER, winner=self.rules.side_letters(self.winner))
        return Game(Round.deal(self.rules, deck, self.next_dealer), self.sheet)

    @property
    def next_dealer(self) -> Seat:
        """Who deals next: the seat at the dealer's right, or the same dealer after four jacks (clauses 2.1 and 3.4)."""
        return self.dealer if self.round.is_redeal else self.rules.next_seat(self.dealer)

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.round.rules

    @property
    def dealer(self) -> Seat:
        """The dealer of this round."""
        return self.round.dealer

    @property
    def round_number(self) -> int:
        """Which round this is, from 1; a round that is dealt again keeps its number."""
        return len(self.finished) + 1

    @property
    def sheet(self) -> tuple[tuple[SideScore, ...], ...]:
        """The counts of all finished rounds, this one among them when it is over."""
        return (*self.finished, self.round.score()) if self.round.is_over else self.finished

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each side over all finished rounds (clause 7.1)."""
        return totals(self.rules, self.sheet)

    @property
    def winner(self) -> Side | None:
        """The side that has won, None while the game goes on (clauses 7.2 and 7.3)."""
        return winner(self.rules, self.scores)


def totals(rules: Rules, sheet: Iterable[tuple[SideScore, ...]]) -> tuple[int, ...]:
    """The points of each side over the rounds of a score sheet (clause 7.1)."""
    rounds = tuple(sheet)
    return tuple(sum(scores[side].total for scores in rounds) for side in range(rules.side_count))


def winner(rules: Rules, scores: Iterable[int]) -> Side | None:
    """The side that has won with these scores after a round: at the target and alone at the top (7.2 and 7.3).

    >>> winner(Rules(), (151, 160)), winner(Rules(), (151, 151)), winner(Rules(), (150, 0))
    (1, None, None)
    """
    points = list(scores)
    side = engine.winner(points, len(points), rules.target)
    return None if side == engine.NO_SIDE else Side(side)
