"""Many rounds side by side, ply by ply, in plain Python that numba compiles: what training and its matches play.

All games of a batch are at the same ply, so that the network values all their cards at once between two calls.
``games`` holds, for each game: its state, pack, generator (``words``) and what can be remembered (``memory``: shown,
looked, lacks, faded, as in ``kernel.Memory``).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pisti.bots.decide import best_cards
from pisti.bots.net_features import card_points, certain_gain, features
from pisti.bots.net_manners import mannerly
from pisti.engine import NO_SIDE, NOTHING, Options, State, deal, pisti_points, play, points, size
from pisti.sim.generator import advance, below
from pisti.sim.kernel import Memory, Table, face_up, new_round, refused, sight, slot_in, who_looks
from pisti.sim.net_known import known

Array = Any
"""A NumPy array."""

CHANCE = 1 << 30
"""A probability of one, for what is drawn."""


class Games(NamedTuple):
    """The games of a batch; one row a game."""

    states: Array
    packs: Array
    words: Array
    memory: Array


def start(g: Games, o: Options, scratch: Array, is_again: bool) -> None:
    """Deal each game, the same deck once more if ``is_again``."""
    for b in range(len(g.states)):
        s = g.states[b]
        if is_again:
            deal(s, o)
        else:
            w = (g.words[b, 0], g.words[b, 1], g.words[b, 2], g.words[b, 3])
            keep(g, b, new_round(s, g.packs[b], o, True, w, scratch))
        g.memory[b, 0] = face_up(s, o)
        g.memory[b, 1] = g.memory[b, 2] = g.memory[b, 3] = 0


def keep(g: Games, b: int, w: tuple[int, int, int, int]) -> None:
    """Remember the generator of a game."""
    g.words[b, 0], g.words[b, 1], g.words[b, 2], g.words[b, 3] = w


def describe(g: Games, o: Options, rows: Array, gains: Array, fair: Array) -> None:
    """A row of features, the certain gain, and whether it is no plain blunder, for each card that may be played."""
    held = g.states[0].held + 0
    for b in range(len(g.states)):
        s = g.states[b]
        k = known(s, o, remembered(g, b))
        cards = mannerly(k, o)
        for slot in range(held):
            row = rows[b * held + slot]
            row[:] = 0
            card = s.hand[4 * s.turn + slot] + 0
            features(k, card, o, row, 0)
            gains[b * held + slot] = certain_gain(k, card, o)
            fair[b * held + slot] = cards >> card & 1


def lay(g: Games, o: Options, t: Table, b: int, slot: int) -> None:
    """Play a card in a game, and remember what that showed."""
    s = g.states[b]
    place, faced, dealt, is_open = s.turn + 0, refused(s), s.dealt + 0, s.last_side == NO_SIDE
    g.memory[b, 0] |= 1 << s.hand[4 * place + slot]
    if play(s, o, slot) == NOTHING:
        g.memory[b, 2] |= faced
    elif is_open:
        g.memory[b, 1] = who_looks(o, t, place)
    if s.dealt != dealt:
        g.memory[b, 2] = 0
        g.memory[b, 3] = s.won[0] | s.won[1]


def remembered(g: Games, b: int) -> Memory:
    """What can be remembered in a game."""
    return Memory(g.memory[b, 0], g.memory[b, 1], g.memory[b, 2], g.memory[b, 3])


def earned(s: State, o: Options, side: int) -> int:
    """What a side has so far, without most cards."""
    return card_points(s.won[side], o) + pisti_points(s, o, side)


def choose(
    g: Games,
    o: Options,
    t: Table,
    values: Array,
    gains: Array,
    fair: Array,
    explore: int,
    picked: Array,
    best: Array,
    base: Array,
) -> None:
    """Play in each game the fair card of the highest value, or one drawn, ``explore`` times out of CHANCE.

    ``values`` are by row what is to come: difference and sum. ``picked`` is told the row that is played and -1 - row if
    it was drawn, ``best`` what the best card promises for the whole round, ``base`` what was certain of that of the
    card played; both of difference and sum.
    """
    held = g.states[0].held + 0
    for b in range(len(g.states)):
        s = g.states[b]
        side = s.turn & 1
        mine, theirs = earned(s, o, side), earned(s, o, 1 - side)
        top, highest = 0, -1.0e9
        for slot in range(held):
            value = values[b * held + slot, 0] + gains[b * held + slot]
            if value > highest and fair[b * held + slot]:
                top, highest = slot, value
        row = b * held + top
        best[b, 0] = mine - theirs + highest
        best[b, 1] = mine + theirs + gains[row] + values[row, 1]
        slot, is_drawn = top, False
        if explore:
            w = advance((g.words[b, 0], g.words[b, 1], g.words[b, 2], g.words[b, 3]))
            if below(w, CHANCE) < explore:
                w = advance(w)
                slot = below(w, held)
                is_drawn = slot != top
            keep(g, b, w)
        row = b * held + slot
        base[b, 0], base[b, 1] = mine - theirs + gains[row], mine + theirs + gains[row]
        picked[b] = -1 - row if is_drawn else row
        lay(g, o, t, b, slot)


def play_level(g: Games, o: Options, t: Table, level: int) -> None:
    """Play in each game a card that a level chooses."""
    for b in range(len(g.states)):
        s = g.states[b]
        w = advance((g.words[b, 0], g.words[b, 1], g.words[b, 2], g.words[b, 3]))
        keep(g, b, w)
        m = remembered(g, b)
        cards = best_cards(level, sight(s, o, t, m), o)
        lay(g, o, t, b, slot_in(s, cards, below(w, size(cards))))


def finish(g: Games, o: Options, final: Array) -> None:
    """The points of both sides of each game that is over."""
    for b in range(len(g.states)):
        s = g.states[b]
        final[b, 0], final[b, 1] = points(s, o, 0), points(s, o, 1)


def returns(final: Array, best: Array, base: Array, picked: Array, decay: float, targets: Array) -> None:
    """What each row played should have promised (TD(λ), λ = ``decay``): difference and sum still to come.

    Arrays are by ply, then by game; a card that was drawn ends the run, since it is not what the player would do.
    """
    for b in range(final.shape[0]):
        for place in range(4):
            side = place & 1
            ahead = final[b, side] - final[b, 1 - side]
            total = final[b, 0] + final[b, 1]
            for lap in range(11, -1, -1):
                ply = 4 * lap + place
                targets[ply, b, 0] = ahead - base[ply, b, 0]
                targets[ply, b, 1] = total - base[ply, b, 1]
                share = decay if picked[ply, b] >= 0 else 0.0
                ahead = share * ahead + (1 - share) * best[ply, b, 0]
                total = share * total + (1 - share) * best[ply, b, 1]
