"""The inner loops of the simulation, in plain Python that numba can also compile (see ``compiled``).

The totals of a chunk are one flat array of ints; the constants below say what is where. A pack is an array of 52 cards
that stays shuffled from one round to the next.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import NamedTuple

from pisti.bots.decide import RANDOM, STRONG, Sight, best_cards
from pisti.bots.net_choice import Net, best_card
from pisti.engine import (
    NO_SIDE,
    NOTHING,
    OPEN,
    PLAYS,
    Options,
    State,
    cut,
    cut_is_legal,
    deal,
    has_most_cards,
    play,
    points,
    size,
    slot_of,
    winner,
)
from pisti.sim.generator import Words, advance, below, substream
from pisti.sim.net_known import known, standing

ROUNDS, REDEALS, TIES = 0, 1, 2
POINTS, POINTS_SQUARED = 3, 7
"""Four sides each."""
TOGETHER, PISTIS, DOUBLES, MARGIN = 11, 13, 15, 17
"""Each a sum, and the sum of squares right after it."""
HISTOGRAM = 19
REACH = 200
"""Margins beyond this many points are counted at the ends of the histogram."""
TOTALS = HISTOGRAM + 2 * REACH + 1
"""How many ints the totals of a chunk are."""

Ints = MutableSequence[int]
"""A list, or compiled a NumPy array."""

ONE_ROUND = 0
"""The target of a game that is over after one round."""

CHUNK = 1 << 14
"""How many rounds one stream of the generator plays."""

ALL_CARDS = (1 << 52) - 1
LOOK_SIDE, LOOK_SEAT, LOOK_NOBODY, LOOK_EVERYONE = 0, 1, 2, 3
"""Who may look at captured face-down centre cards (clause 9.10)."""


class Table(NamedTuple):
    """What a simulation needs beside the options of the engine: a level for each place and what the seats may see.

    ``net`` are the weights of the level strong; ``game`` the target and the points that sides 0 and 1 had before this
    round, zeros where nothing but the round counts.
    """

    levels: tuple[int, int, int, int]
    lookers: int
    exposed: int
    net: Net
    game: tuple[int, int, int] = (0, 0, 0)


class Memory(NamedTuple):
    """What can be remembered of a round.

    ``shown`` are the cards that lay face up or were played; ``looked`` has a bit for each place that has looked at the
    face-down centre cards, ``lacks`` at 13 * place + rank one for each rank that the place let lie in this deal;
    ``faded`` are the cards captured before this deal.
    """

    shown: int
    looked: int
    lacks: int
    faded: int


def shuffle(pack: Ints, words: Words) -> Words:
    """Shuffle a pack in place (Fisher and Yates)."""
    for last in range(51, 0, -1):
        words = advance(words)
        other = below(words, last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    return words


def draw_cut(pack: Ints, o: Options, words: Words) -> tuple[int, Words]:
    """How many cards to cut off, uniform among the legal numbers (clause 2.3)."""
    words = advance(words)
    lifted = 1 + below(words, 51)
    while not cut_is_legal(pack, o, lifted):
        words = advance(words)
        lifted = 1 + below(words, 51)
    return lifted, words


def make_deck(s: State, pack: Ints, o: Options, cuts: bool, words: Words) -> Words:
    """Shuffle the pack and make the deck of it, with or without a cut."""
    words = shuffle(pack, words)
    lifted = 0
    if cuts:
        lifted, words = draw_cut(pack, o, words)
    cut(s, pack, lifted)
    return words


def new_round(s: State, pack: Ints, o: Options, cuts: bool, words: Words, totals: Ints) -> Words:
    """Shuffle, cut and deal until the round can be played (clause 3.4)."""
    words = make_deck(s, pack, o, cuts, words)
    while not deal(s, o):
        totals[REDEALS] += 1
        words = make_deck(s, pack, o, cuts, words)
    return words


def play_at_random(s: State, o: Options, words: Words) -> Words:
    """Play a round that was dealt to its end, each card uniform over the hand."""
    while s.ply < PLAYS:
        words = advance(words)
        play(s, o, below(words, s.held))
    return words


def random_rounds(s: State, pack: Ints, o: Options, cuts: bool, words: Words, rounds: int, totals: Ints) -> Words:
    """Deal, play at random and count so many rounds."""
    for _ in range(rounds):
        words = new_round(s, pack, o, cuts, words, totals)
        words = play_at_random(s, o, words)
        count(s, o, totals)
    return words


def count(s: State, o: Options, totals: Ints) -> None:
    """Add a finished round to the totals."""
    sides = min(o.seats, o.side_mask + 1)
    first = points(s, o, 0)
    together, best, pistis, doubles, ahead = first, -1, 0, 0, 0
    for side in range(sides):
        got = first if side == 0 else points(s, o, side)
        if side > 0:
            together += got
            best = max(best, got)
        totals[POINTS + side] += got
        totals[POINTS_SQUARED + side] += got * got
        pistis += s.pistis[side] + s.doubles[side]
        doubles += s.doubles[side]
        ahead += has_most_cards(s, o, side)
    totals[ROUNDS] += 1
    totals[TIES] += 1 - ahead
    add(totals, TOGETHER, together)
    add(totals, PISTIS, pistis)
    add(totals, DOUBLES, doubles)
    add(totals, MARGIN, first - best)
    totals[HISTOGRAM + REACH + max(-REACH, min(REACH, first - best))] += 1


def add(totals: Ints, place: int, value: int) -> None:
    """Add a value and its square."""
    totals[place] += value
    totals[place + 1] += value * value


def bot_rounds(
    s: State, pack: Ints, o: Options, t: Table, cuts: bool, words: Words, rounds: int, totals: Ints
) -> Words:
    """Deal, let the bots play and count so many rounds."""
    for _ in range(rounds):
        words = new_round(s, pack, o, cuts, words, totals)
        words = play_by_bots(s, o, t, words)
        count(s, o, totals)
    return words


def play_by_bots(s: State, o: Options, t: Table, words: Words) -> Words:
    """Play a round that was dealt to its end, each place by its level and by what it may know (clause 8)."""
    shown, looked, lacks, faded = face_up(s, o), 0, 0, 0
    while s.ply < PLAYS:
        place, faced, dealt, is_open = s.turn, refused(s), s.dealt, s.last_side == NO_SIDE
        words = advance(words)
        slot = choose(s, o, t, Memory(shown, looked, lacks, faded), words)
        shown |= 1 << s.hand[4 * place + slot]
        if play(s, o, slot) == NOTHING:
            lacks |= faced
        elif is_open:
            looked = who_looks(o, t, place)
        if s.dealt != dealt:
            lacks, faded = 0, s.won[0] | s.won[1] | s.won[2] | s.won[3]
    return words


def begun(s: State, o: Options) -> Memory:
    """What can be remembered at the start of a round."""
    return Memory(face_up(s, o), 0, 0, 0)


def refused(s: State) -> int:
    """A bit for the place to play and the rank it faces: it lacks that rank if it captures nothing now."""
    return 1 << 13 * s.turn + (s.top >> 2) if s.pile else 0


def choose(s: State, o: Options, t: Table, m: Memory, words: Words) -> int:
    """Where the place to play holds the card that its level draws."""
    level = t.levels[s.turn]
    if level == RANDOM:
        return below(words, s.held)
    if level == STRONG:
        return slot_of(s, best_card(t.net, known(s, o, m), o, standing(s, o, m, t.game)))
    best = best_cards(level, sight(s, o, t, m), o)
    return slot_in(s, best, below(words, size(best)))


def set_of(cards: Ints, start: int, end: int) -> int:
    """The cards of an array from ``start`` up to ``end`` as a set."""
    found = 0
    for place in range(start, end):
        found |= 1 << cards[place]
    return found


def face_up(s: State, o: Options) -> int:
    """The centre cards that lie face up at the start."""
    return set_of(s.deck, 0 if o.centre == OPEN else 4 - s.turned_up, 4)


def face_down(s: State, o: Options) -> int:
    """The centre cards that lie face down at the start, wherever they are by now."""
    return set_of(s.deck, 0, 0 if o.centre == OPEN else 4 - s.turned_up)


def who_looks(o: Options, t: Table, place: int) -> int:
    """The places that may look at the face-down centre cards captured by a place, a bit each (clause 9.10)."""
    if t.lookers == LOOK_EVERYONE:
        return 0b1111
    if t.lookers == LOOK_NOBODY:
        return 0
    looked = 0
    for other in range(o.seats):
        if other == place or (t.lookers == LOOK_SIDE and (other ^ place) & o.side_mask == 0):
            looked |= 1 << other
    return looked


def sight(s: State, o: Options, t: Table, m: Memory) -> Sight:
    """What the place to play knows."""
    place, down = s.turn, face_down(s, o)
    hand = set_of(s.hand, 4 * place, 4 * place + s.held)
    bottom = t.exposed << s.deck[51]
    seen = hand | m.shown | bottom | (down if m.looked >> place & 1 else 0)
    unknown = size(s.pile & down)
    # numba takes no conditions inside a call with so many names
    top = s.top if s.pile else 0
    next_known = bottom & ~m.shown if s.dealt == 52 and place == o.seats - 2 else 0
    next_lacks = 0 if s.held == 1 and place == o.seats - 1 else lacked(o, m, place + 1)
    last = 0 if s.last_side == NO_SIDE else 1 if s.last_side == place & o.side_mask else -1
    return Sight(
        hand=hand,
        pile=s.pile & ~down | (1 << unknown) - 1 << 52,
        top=top,
        ply=s.ply,
        unseen=ALL_CARDS & ~seen,
        set_aside=size(s.set_aside),
        next_held=next_held(s, o),
        next_known=next_known,
        next_lacks=next_lacks,
        second_lacks=lacked(o, m, place + 2),
        previous_lacks=lacked(o, m, place + o.seats - 1),
        faded=m.faded & seen,
        exposed=bottom & ~m.shown & ~hand,
        won=size(s.won[place & o.side_mask]),
        rival=rival(s, o, place & o.side_mask),
        open_cards=52 - size(s.won[0] | s.won[1] | s.won[2] | s.won[3]),
        last=last,
    )


def lacked(o: Options, m: Memory, place: int) -> int:
    """The ranks that a place, counted on from the last to the first, let lie in this deal, a bit each."""
    return m.lacks >> 13 * (place % o.seats) & 0x1FFF


def rival(s: State, o: Options, side: int) -> int:
    """The most cards that another side has won."""
    most = 0
    for other in range(o.seats):
        if other != side:
            most = max(most, size(s.won[other]))
    return most


def next_held(s: State, o: Options) -> int:
    """How many cards the next place holds when it plays."""
    if s.turn < o.seats - 1:
        return s.held
    if s.held > 1:
        return s.held - 1
    return 4 if s.dealt < 52 else 0


def slot_in(s: State, cards: int, number: int) -> int:
    """Where the place to play holds the numbered one of its cards that are in a set."""
    slot = 0
    while number > 0 or cards >> s.hand[4 * s.turn + slot] & 1 == 0:
        number -= cards >> s.hand[4 * s.turn + slot] & 1
        slot += 1
    return slot


def paired_games(
    s: State,
    pack: Ints,
    o: Options,
    tables: tuple[Table, Table, Table, Table],
    base: Words,
    first: int,
    games: int,
    target: int,
    scores: Ints,
    totals: Ints,
) -> None:
    """Play so many numbered games of a stream, each once at ``tables[side]`` for every side, which is the player's.

    Added to the totals is how many the player won; or, where ``target`` is ONE_ROUND, what it gained on the others,
    over all sides and all others. A game has its own generators, one for the decks, which are the same at each table,
    and one for what the bots draw: so games can be played in any order and anywhere.
    """
    sides = min(o.seats, o.side_mask + 1)
    for number in range(first, first + games):
        words, result = substream(base, 2 * number + 1), 0
        for side in range(sides):
            words = play_game(s, pack, o, tables, side, substream(base, 2 * number), words, target, scores, totals)
            if target == ONE_ROUND:
                for other in range(sides):
                    result += scores[side] - scores[other]
            else:
                result += winner(scores, sides, target) == side
        totals[ROUNDS] += 1
        add(totals, MARGIN, result)


def play_game(
    s: State,
    pack: Ints,
    o: Options,
    tables: tuple[Table, Table, Table, Table],
    player: int,
    decks: Words,
    words: Words,
    target: int,
    scores: Ints,
    totals: Ints,
) -> Words:
    """Play a round, and more until a side has won; sides and scores are counted from the right of the first dealer.

    The deal goes to the dealer's right, so side 0 of a round is the one that was side 1 of the round before.
    """
    sides, rounds = min(o.seats, o.side_mask + 1), 0
    for place in range(52):
        pack[place] = place
    for side in range(4):
        scores[side] = 0
    while rounds == 0 or (target != ONE_ROUND and winner(scores, sides, target) == NO_SIDE):
        decks = new_round(s, pack, o, True, decks, totals)
        t = tables[(player + (sides - 1) * rounds) % sides]
        game = (target, int(scores[rounds % sides]), int(scores[(1 + rounds) % sides]))
        words = play_by_bots(s, o, Table(t.levels, t.lookers, t.exposed, t.net, game), words)
        for side in range(sides):
            scores[(side + rounds) % sides] += points(s, o, side)
        rounds += 1
    return words


def count_decks(s: State, pack: Ints, o: Options, cuts: bool, words: Words, decks: int, totals: Ints) -> Words:
    """Count for so many decks how often each card is at each place: ``totals[52 * card + place]``."""
    for _ in range(decks):
        words = make_deck(s, pack, o, cuts, words)
        for place in range(52):
            totals[52 * s.deck[place] + place] += 1
    return words
