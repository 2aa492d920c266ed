"""What a finished game is for each person who played it."""

from __future__ import annotations

from dataclasses import dataclass

from pisti.server.persons.outcome import GameOutcome, Sitter


@dataclass(frozen=True, slots=True)
class GameResult:
    """A game as the person at a seat has it: ``own`` points of their side, ``other`` those of the best of the others.

    ``is_left`` says that a rated game is lost because this person was away when it ended.
    """

    guest: str
    seat: str
    side: int
    own: int
    other: int
    has_won: bool
    is_left: bool
    pistis: int


def results_of(outcome: GameOutcome) -> list[GameResult]:
    """The results of those for whom a game counts, in playing order.

    That is who sat there from its beginning to its end, if only in name while a bot played; in a rated game it is also
    who has left.
    """
    return [_result(outcome, each) for each in outcome.sitters if each.has_stayed or outcome.is_rated]


def _result(outcome: GameOutcome, sitter: Sitter) -> GameResult:
    scores = outcome.scores
    other = max(points for side, points in enumerate(scores) if side != sitter.side)
    has_won = winner_of(outcome) == sitter.side
    is_left = outcome.is_rated and not has_won and (sitter.is_away or not sitter.has_stayed)
    return GameResult(
        sitter.guest, sitter.seat, sitter.side, scores[sitter.side], other, has_won, is_left, sitter.pistis
    )


def winner_of(outcome: GameOutcome) -> int:
    """The side that has won: in a rated game of which somebody went away, the other one, whatever the points say."""
    return outcome.winner if outcome.loser is None else 1 - outcome.loser


def changes_ratings(outcome: GameOutcome) -> bool:
    """Whether a game can change ratings: a rated one of four persons, all of them known.

    That they are four different ones only who knows their devices can say.
    """
    return outcome.is_rated and not outcome.has_bots and len({each.guest for each in outcome.sitters}) == 4
