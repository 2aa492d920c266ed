"""Rounds played to their end from some ply on, in plain Python that numba can also compile (see ``rollouts``).

A world is a deck that a view allows. In each world each card in question is played, and then every place plays by its
level; all cards meet the same worlds and the same chance, so that their differences are surer than their values.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from pisti.engine import NO_SIDE, NOTHING, PLAYS, Options, State, cut, deal, play, points, slot_of
from pisti.sim.generator import Words, advance, substream
from pisti.sim.kernel import Memory, Table, begun, choose, refused, who_looks

Worlds = Sequence[Sequence[int]]
"""Decks; compiled a NumPy array."""

Ints = MutableSequence[int]


def roll_out(
    s: State, o: Options, t: Table, worlds: Worlds, plays: Sequence[int], cards: Sequence[int], base: Words, told: Ints
) -> None:
    """Tell ``margin`` of the side to play for each world and card: ``told[len(cards) * world + card]``."""
    side = len(plays) % o.seats & o.side_mask
    for world in range(len(worlds)):
        words = substream(base, world)
        for number in range(len(cards)):
            cut(s, worlds[world], 0)
            deal(s, o)
            m = begun(s, o)
            for ply in range(len(plays)):
                m = lay(s, o, t, m, slot_of(s, plays[ply]))
            m = lay(s, o, t, m, slot_of(s, cards[number]))
            play_on(s, o, t, m, words)
            told[len(cards) * world + number] = margin(s, o, side)


def play_on(s: State, o: Options, t: Table, m: Memory, words: Words) -> None:
    """Play a round to its end, each place by its level and by what it may know."""
    while s.ply < PLAYS:
        words = advance(words)
        m = lay(s, o, t, m, choose(s, o, t, m, words))


def lay(s: State, o: Options, t: Table, m: Memory, slot: int) -> Memory:
    """Play a card, and tell what can be remembered of the round then."""
    place, faced, dealt, is_open = s.turn + 0, refused(s), s.dealt + 0, s.last_side == NO_SIDE
    shown, looked, lacks, faded = m.shown | 1 << s.hand[4 * place + slot], m.looked, m.lacks, m.faded
    if play(s, o, slot) == NOTHING:
        lacks |= faced
    elif is_open:
        looked = who_looks(o, t, place)
    if s.dealt != dealt:
        lacks, faded = 0, s.won[0] | s.won[1] | s.won[2] | s.won[3]
    return Memory(shown, looked, lacks, faded)


def margin(s: State, o: Options, side: int) -> int:
    """The points of a side less those of each other one, added up over the others."""
    ahead = 0
    for other in range(min(o.seats, o.side_mask + 1)):
        ahead += points(s, o, side) - points(s, o, other)
    return ahead
