"""From an observation to what the network is told."""

from __future__ import annotations

from collections.abc import Sequence

from pisti.bots.net_features import Known
from pisti.bots.sight import ALL_CARDS, set_of
from pisti.observation import Observation

NO_RANKS = 0


def known(view: Observation) -> Known:
    """What the seat to play knows, at a table of the standard rules."""
    ply, plays = len(view.turns), view.plays
    place = ply % 4
    side = view.rules.sides[view.order[place]]
    captures = [number for number, turn in enumerate(view.turns) if turn.captured]
    lacks = let_lie(view)
    is_pending = view.exposed is not None and view.exposed not in plays and view.exposed not in view.hand
    return Known(
        hand=set_of(view.hand),
        pile=set_of(card for card in view.pile if card is not None),
        top=(view.pile[-1] or 0) if view.pile else 0,
        ply=ply,
        unseen=ALL_CARDS & ~set_of(view.seen),
        exposed=1 << view.exposed if is_pending and view.exposed is not None else 0,
        set_aside=0 if captures else len(view.face_down),
        lacks_next=lacks[(place + 1) % 4],
        lacks_partner=lacks[(place + 2) % 4],
        lacks_previous=lacks[(place + 3) % 4],
        last=0 if not captures else 1 if captures[-1] % 2 == ply % 2 else 2,
        won=view.won_counts[side],
        lost=view.won_counts[1 - side],
    )


def let_lie(view: Observation) -> Sequence[int]:
    """The ranks that each place let lie in this deal, a bit each."""
    lacks = [NO_RANKS] * 4
    top = view.turned_up[-1] if view.turned_up else None
    start = len(view.turns) // 16 * 16
    for ply, turn in enumerate(view.turns):
        if ply >= start and top is not None and not turn.captured:
            lacks[ply % 4] |= 1 << top.rank
        top = None if turn.captured else turn.card
    return lacks
