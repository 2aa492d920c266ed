"""From an observation to the ints that the decisions work on."""

from __future__ import annotations

from collections.abc import Iterable

from pisti.bots.decide import Sight
from pisti.cards import Card
from pisti.observation import Observation
from pisti.rules import Centre, Seat

ALL_CARDS = (1 << 52) - 1


def set_of(cards: Iterable[Card]) -> int:
    """Cards as a set in an int.

    >>> set_of([Card(0), Card(3)])
    9
    """
    return sum(1 << card for card in cards)


def sight(view: Observation) -> Sight:
    """What the seat to play knows that matters for its next card."""
    known = [card for card in view.pile if card is not None]
    hidden = len(view.pile) - len(known)
    return Sight(
        hand=set_of(view.hand),
        pile=set_of(known) | (1 << hidden) - 1 << 52,
        top=known[-1] if known else 0,
        ply=len(view.turns),
        unseen=ALL_CARDS & ~set_of(view.seen),
        set_aside=_set_aside(view),
        next_held=_next_held(view),
        next_known=_next_known(view),
        next_lacks=_next_lacks(view),
        faded=_faded(view),
    )


def _set_aside(view: Observation) -> int:
    lies_there = view.rules.centre is Centre.SET_ASIDE and not any(turn.captured for turn in view.turns)
    return len(view.face_down) if lies_there else 0


def _next_held(view: Observation) -> int:
    return view.hand_size(_next_seat(view)) or (4 if view.stock_size else 0)


def _next_known(view: Observation) -> int:
    """The exposed card, where the next seat is the dealer and has picked it up (clause 8.3)."""
    is_held = view.stock_size == 0 and _next_seat(view) == view.dealer
    return 1 << view.exposed if is_held and view.exposed is not None and view.exposed not in view.plays else 0


def _next_lacks(view: Observation) -> int:
    """The ranks that the next seat let lie in this deal, a bit each."""
    lacks, top, next_seat = 0, view.turned_up[-1] if view.turned_up else None, _next_seat(view)
    for ply, turn in enumerate(view.turns):
        if ply % (4 * view.rules.seats) == 0:
            lacks = 0
        if turn.seat == next_seat and top is not None and not turn.captured:
            lacks |= 1 << top.rank
        top = None if turn.captured else turn.card
    return 0 if len(view.turns) % (4 * view.rules.seats) == 0 else lacks


def _faded(view: Observation) -> int:
    """The cards that were captured before this deal, as far as they were seen."""
    earlier = view.turns[: len(view.turns) // (4 * view.rules.seats) * 4 * view.rules.seats]
    return set_of(card for turn in earlier for card in (*turn.captured, *turn.set_aside) if card is not None)


def _next_seat(view: Observation) -> Seat:
    return view.order[(len(view.turns) + 1) % view.rules.seats]
