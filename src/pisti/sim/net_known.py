"""What a place may know for the network, from the state of a simulated round; plain Python that numba can compile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti.bots.net_choice import Standing
from pisti.bots.net_features import Known, card_points
from pisti.engine import NO_SIDE, Options, State, pisti_points, size

if TYPE_CHECKING:
    from pisti.sim.kernel import Memory

ALL_CARDS = (1 << 52) - 1
RANKS = (1 << 13) - 1


def known(s: State, o: Options, m: Memory) -> Known:
    """What the place to play knows, at a table of the standard rules."""
    place = s.turn + 0
    hand = 0
    for slot in range(s.held):
        hand |= 1 << s.hand[4 * place + slot]
    bottom = 1 << s.deck[51]
    down = face_down(s) if m.looked >> place & 1 else 0
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


def face_down(s: State) -> int:
    """The centre cards that lay face down at the start."""
    cards = 0
    for place in range(4 - s.turned_up):
        cards |= 1 << s.deck[place]
    return cards


def standing(s: State, o: Options, m: Memory, game: tuple[int, int, int]) -> Standing:
    """How the game stands for the place to play; ``game`` is the target, and both sides' points before this round."""
    target, first, second = game
    hidden = 0 if m.looked >> s.turn & 1 else face_down(s)
    one, two = made_by(s, o, 0, hidden), made_by(s, o, 1, hidden)
    if s.turn & 1:
        return Standing(target, second, first, two, one)
    return Standing(target, first, second, one, two)


def made_by(s: State, o: Options, side: int, hidden: int) -> int:
    """The points that a side has made in the round, without most cards and without what is hidden."""
    return card_points(s.won[side] & ~hidden, o) + pisti_points(s, o, side)
