"""What a place may know for the network, from the state of a simulated round; plain Python that numba can compile."""

from __future__ import annotations

from pisti.bots.net_features import Known
from pisti.engine import NO_SIDE, Options, State, size
from pisti.sim.kernel import ALL_CARDS, Memory, face_down, set_of

RANKS = (1 << 13) - 1


def known(s: State, o: Options, m: Memory) -> Known:
    """What the place to play knows, at a table of the standard rules."""
    place = s.turn + 0
    hand = set_of(s.hand, 4 * place, 4 * place + s.held)
    bottom = 1 << s.deck[51]
    down = face_down(s, o) if m.looked >> place & 1 else 0
    return Known(
        hand=hand,
        pile=s.pile + 0,
        top=s.top + 0 if s.pile else 0,
        ply=s.ply + 0,
        unseen=ALL_CARDS & ~(hand | m.shown | bottom | down),
        exposed=bottom & ~m.shown & ~hand,
        set_aside=size(s.set_aside),
        lacks_next=m.lacks >> 13 * ((place + 1) & 3) & RANKS,
        lacks_partner=m.lacks >> 13 * ((place + 2) & 3) & RANKS,
        lacks_previous=m.lacks >> 13 * ((place + 3) & 3) & RANKS,
        last=0 if s.last_side == NO_SIDE else 1 if s.last_side == place & 1 else 2,
        won=size(s.won[place & 1]),
        lost=size(s.won[1 - (place & 1)]),
    )
