"""What a deal and a play tell whom; every card in an event is taken from the view of its audience (clause 8)."""

from __future__ import annotations

from collections.abc import Iterator

from pisti.cards import Card
from pisti.game import Game
from pisti.observation import Observation, face_down, last_turn, newest_hand, observe
from pisti.rules import Seat
from pisti.table.protocol import (
    EVERYONE,
    Audience,
    Counted,
    CutDone,
    CutRefused,
    Dealt,
    GameOver,
    LeftoversTaken,
    Played,
    Redeal,
    Sent,
    SetAsideSeen,
    TurnedUp,
)


def told_of_deal(game: Game, refusals: int) -> Iterator[Sent]:
    """What is told when a round has been dealt, after so many cuts that showed a jack (clauses 2.3 and 3)."""
    view = observe(game, None)
    number, cutter = view.round_number, game.rules.cutter(game.dealer)
    for _ in range(refusals):
        yield Sent(EVERYONE, CutRefused(number, cutter))
    yield Sent(EVERYONE, CutDone(number, cutter))
    yield Sent(EVERYONE, TurnedUp(number, view.turned_up, len(view.face_down), view.exposed))
    if view.is_redeal:
        yield Sent(EVERYONE, Redeal(number, view.turned_up, game.dealer, cutter))
    else:
        yield from _hands(game)


def told_of_play(before: Game, after: Game) -> Iterator[Sent]:
    """What is told when a card has been played, up to the end of the round and of the game."""
    turn = last_turn(after, None)
    assert turn is not None
    yield Sent(EVERYONE, Played(after.round_number, len(before.round.turns), turn))
    if turn.captured and before.round.face_down_taken_by is None:
        yield from _set_aside_seen(after)
    if after.round.deal_number != before.round.deal_number:
        yield from _hands(after)
    if after.round.is_over:
        yield from _end(observe(after, None))


def _end(view: Observation) -> Iterator[Sent]:
    """The leftovers and the count, and who has won the game (clauses 4.6, 6 and 7)."""
    if view.leftovers is not None:
        yield Sent(EVERYONE, LeftoversTaken(view.round_number, view.leftovers))
    if view.score is not None:
        yield Sent(EVERYONE, Counted(view.round_number, view.score, view.pistis, view.scores))
    if view.winner is not None:
        yield Sent(EVERYONE, GameOver(view.winner, view.scores))


def _hands(game: Game) -> Iterator[Sent]:
    """The newest four cards of each seat, each told to that seat (clauses 3.1 and 4.5)."""
    for seat in game.round.order:
        dealt = Dealt(game.round_number, game.round.deal_number, seat, newest_hand(game, seat))
        yield Sent(Audience((seat,)), dealt)


def _set_aside_seen(game: Game) -> Iterator[Sent]:
    """The cards that were face down, to all who may look at them (clauses 4.4 and 9.10)."""
    seats = tuple(seat for seat in game.rules.seating if _known(game, seat))
    if seats:
        to = EVERYONE if _known(game, None) else Audience(seats)
        yield Sent(to, SetAsideSeen(game.round_number, _known(game, seats[0])))


def _known(game: Game, viewer: Seat | None) -> tuple[Card, ...]:
    """The face-down centre cards as far as a viewer knows them: all or none."""
    return tuple(card for card in face_down(game, viewer) if card is not None)
