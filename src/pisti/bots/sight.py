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
        next_lacks=0 if _is_dealt_next(view) else _lacks(view, _seat_after(view, 1)),
        second_lacks=_lacks(view, _seat_after(view, 2)),
        previous_lacks=_lacks(view, _seat_after(view, -1)),
        faded=_faded(view),
        exposed=_exposed(view),
        **_race(view),
    )


def _set_aside(view: Observation) -> int:
    lies_there = view.rules.centre is Centre.SET_ASIDE and not any(turn.captured for turn in view.turns)
    return len(view.face_down) if lies_there else 0


def _next_held(view: Observation) -> int:
    return view.hand_size(_seat_after(view, 1)) or (4 if view.stock_size else 0)


def _next_known(view: Observation) -> int:
    """The exposed card, where the next seat is the dealer and has picked it up (clause 8.3)."""
    is_held = view.stock_size == 0 and _seat_after(view, 1) == view.dealer
    return 1 << view.exposed if is_held and view.exposed is not None and view.exposed not in view.plays else 0


def _exposed(view: Observation) -> int:
    """The exposed card while it is neither played nor in the own hand."""
    card = view.exposed
    return 0 if card is None or card in view.plays or card in view.hand else 1 << card


def _is_dealt_next(view: Observation) -> bool:
    """Whether new hands are dealt before the next seat plays."""
    return (len(view.turns) + 1) % (4 * view.rules.seats) == 0


def _lacks(view: Observation, seat: Seat) -> int:
    """The ranks that a seat let lie in this deal, a bit each."""
    lacks, top = 0, view.turned_up[-1] if view.turned_up else None
    start = len(view.turns) // (4 * view.rules.seats) * 4 * view.rules.seats
    for ply, turn in enumerate(view.turns):
        if ply >= start and turn.seat == seat and top is not None and not turn.captured:
            lacks |= 1 << top.rank
        top = None if turn.captured else turn.card
    return lacks


def _faded(view: Observation) -> int:
    """The cards that were captured before this deal, as far as they were seen."""
    earlier = view.turns[: len(view.turns) // (4 * view.rules.seats) * 4 * view.rules.seats]
    return set_of(card for turn in earlier for card in (*turn.captured, *turn.set_aside) if card is not None)


def _race(view: Observation) -> dict[str, int]:
    """The cards that the sides have won, and which side captured last."""
    sides, won = view.rules.sides, view.won_counts
    own = sides[_seat_after(view, 0)]
    captors = [sides[turn.seat] for turn in view.turns if turn.captured]
    return {
        "won": won[own],
        "rival": max(count for side, count in enumerate(won) if side != own),
        "open_cards": 52 - sum(won),
        "last": 0 if not captors else 1 if captors[-1] == own else -1,
    }


def _seat_after(view: Observation, distance: int) -> Seat:
    """The seat that is so many places further than the one to play."""
    return view.order[(len(view.turns) + distance) % view.rules.seats]
