"""What the other seats may hold: worlds drawn as likely as the plays of this deal make them.

Plain Python that numba can also compile. A seat that plays as the level strong would rather have played something else
from most hands that the rules allow. So hands are drawn for each seat, each weighed by how likely the seat plays from
it what it has played; then worlds are put together from the hands of all three. The plays of earlier deals tell
nothing: what was held then is known.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

from pisti.bots.net_features import Known
from pisti.bots.net_manners import mannerly
from pisti.engine import Options, State, cut, deal, size, slot_of
from pisti.sim.generator import Words, advance, below
from pisti.sim.kernel import Memory, Table, begun
from pisti.sim.net_known import known
from pisti.sim.rollout_play import lay
from pisti.sim.search_net import Brain, value_of

Array = Any
"""A NumPy array."""

Hands = tuple[int, int, int, float]
"""The hands of the next seat, the partner and the seat before, and what room they leave (see ``likely_world``)."""

TEMPERATURE = 0.2
"""How many points worse a play is that a seat makes about a third as often."""
FLOOR = 0.05
"""How often a seat plays just any card: not everybody plays as the network."""
ONE = 1 << 30
"""A probability of one, for what is drawn."""
HARDLY = 0.001
"""A hand is not weighed further that is less likely than this beside one that plays in all."""
TRIES = 16
"""How often hands are drawn until no seat holds what it let lie."""
MOVES = 4
"""How many worlds are tried for each one taken."""


class Hidden(NamedTuple):
    """What is hidden from a seat, and the worlds it may be.

    ``deck`` is a deck that the view allows, ``plays`` the cards played. ``places`` are where in the deck the hidden
    cards are, those of the next seat's hand first, then of the partner's and of the seat before; ``counts`` how many
    these are; ``lacks`` the cards of ranks that each let lie in this deal; ``pack`` the hidden cards. ``hands`` are
    drawn hands, as sets, and ``weights`` how likely they are, by seat and number.
    """

    deck: Array
    plays: Array
    places: Array
    counts: Array
    lacks: Array
    pack: Array
    hands: Array
    weights: Array


def shuffle(h: Hidden, words: Words) -> Words:
    """Shuffle the hidden cards."""
    for last in range(len(h.pack) - 1, 0, -1):
        words = advance(words)
        other = below(words, last + 1)
        h.pack[last], h.pack[other] = h.pack[other], h.pack[last]
    return words


def deal_out(h: Hidden, next_one: int, partner: int, previous: int) -> None:
    """Make the deck in which the other seats hold these hands; the other hidden cards lie as they are shuffled."""
    at = 0
    for cards in (next_one, partner, previous):
        rest = cards
        while rest:
            h.deck[h.places[at]] = size((rest & -rest) - 1)
            rest &= rest - 1
            at += 1
    held = next_one | partner | previous
    for card in h.pack:
        if held >> card & 1 == 0:
            h.deck[h.places[at]] = card
            at += 1


def replayed(s: State, o: Options, t: Table, h: Hidden, until: int) -> Memory:
    """Play the deck up to some ply."""
    cut(s, h.deck, 0)
    deal(s, o)
    m = begun(s, o)
    for ply in range(until):
        m = lay(s, o, t, m, slot_of(s, h.plays[ply]))
    return m


def draw_hands(s: State, o: Options, t: Table, b: Brain, h: Hidden, words: Words) -> Words:
    """Draw hands for each other seat and weigh them; as far as can be without a card that the seat let lie."""
    for number in range(h.hands.shape[1]):
        for _ in range(TRIES):
            words = shuffle(h, words)
            if hands_of_pack(h, number):
                break
        deal_out(h, h.hands[0, number], h.hands[1, number], h.hands[2, number])
        weigh(s, o, t, b, h, number)
    return words


def hands_of_pack(h: Hidden, number: int) -> bool:
    """Note the hands of the first hidden cards, and tell whether no seat holds what it let lie."""
    start, is_likely = 0, True
    for seat in range(3):
        cards = 0
        for place in range(start, start + h.counts[seat]):
            cards |= 1 << h.pack[place]
        start += h.counts[seat]
        h.hands[seat, number], h.weights[seat, number] = cards, 1.0
        is_likely = is_likely and cards & h.lacks[seat] == 0
    return is_likely


def weigh(s: State, o: Options, t: Table, b: Brain, h: Hidden, number: int) -> None:
    """How likely each seat has played in this deal what it has played, from the hands of this number."""
    until = len(h.plays)
    start = until // 16 * 16
    m = replayed(s, o, t, h, start)
    for ply in range(start, until):
        seat = (ply - until & 3) - 1
        if seat >= 0 and s.held > 1 and h.weights[seat, number] > HARDLY:
            h.weights[seat, number] *= likelihood(known(s, o, m), h.plays[ply], o, b)
        m = lay(s, o, t, m, slot_of(s, h.plays[ply]))


def likelihood(k: Known, played: int, o: Options, b: Brain) -> float:
    """How likely a seat plays a card."""
    fair = mannerly(k, o)
    if fair >> played & 1 == 0:
        return FLOOR / size(k.hand)
    if fair & (fair - 1) == 0:
        return 1.0
    own, total, rest = value_of(k, played, o, b), 1.0, fair & ~(1 << played)
    while rest:
        card = size((rest & -rest) - 1)
        rest &= rest - 1
        total += exp(min(50.0, (value_of(k, card, o, b) - own) / TEMPERATURE))
    return FLOOR / size(k.hand) + (1.0 - FLOOR) / total


def any_world(h: Hidden, words: Words) -> Words:
    """Make the deck of a world, all as likely."""
    words = shuffle(h, words)
    for number in range(len(h.places)):
        h.deck[h.places[number]] = h.pack[number]
    return words


def pick(h: Hidden, seat: int, taken: int, words: Words) -> tuple[int, float]:
    """One of a seat's hands without the cards taken, drawn by weight, -1 if there is none; and what they weigh."""
    total = 0.0
    for number in range(h.hands.shape[1]):
        if h.hands[seat, number] & taken == 0:
            total += h.weights[seat, number]
    left, found = total * below(words, ONE) / ONE, -1
    for number in range(h.hands.shape[1]):
        if h.hands[seat, number] & taken == 0:
            found = number
            left -= h.weights[seat, number]
            if left < 0:
                break
    return found, total


def likely_world(
    h: Hidden, now: tuple[int, int, int, float], words: Words
) -> tuple[tuple[int, int, int, float], Words]:
    """Make the deck of a world, as likely as the hands weigh; ``now`` and the first result are its hands.

    A new world is taken or refused by how much room its first hands leave for likely others (Metropolis and Hastings);
    the last of ``now`` is that room, 0 before the first world.
    """
    for _ in range(MOVES):
        words = advance(words)
        first, _ = pick(h, 0, 0, words)
        one = h.hands[0, first]
        words = advance(words)
        second, room = pick(h, 1, one, words)
        if second < 0:
            continue
        two = h.hands[1, second]
        words = advance(words)
        third, more = pick(h, 2, one | two, words)
        words = advance(words)
        room *= more
        if third >= 0 and room > now[3] * below(words, ONE) / ONE:
            now = (one, two, h.hands[2, third], room)
    words = shuffle(h, words)
    deal_out(h, now[0], now[1], now[2])
    return now, words
