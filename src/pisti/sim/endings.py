"""How rounds and games end, in plain Python that numba can also compile (see ``wins``).

Twins both play as ``strong``, but only one of them is told the score of the game: the other plays for points.
"""

from __future__ import annotations

from pisti.engine import NO_SIDE, PLAYS, Options, State, points, winner
from pisti.sim.generator import Words, advance, below, substream
from pisti.sim.kernel import MARGIN, ROUNDS, Ints, Table, add, begun, choose, new_round
from pisti.sim.rollout_play import lay

SPAN = 128
"""Points that a side gets in a round are counted up to this many, more at the end."""

NO_SCORE = (0, 0, 0)
"""What is told of the game to who plays for points."""


def round_results(
    s: State, pack: Ints, o: Options, t: Table, words: Words, rounds: int, told: Ints, totals: Ints
) -> Words:
    """Play so many rounds, everybody for points, and count how they end: ``told[SPAN * first + second]``.

    The first side is that of the dealer's right.
    """
    for _ in range(rounds):
        words = new_round(s, pack, o, True, words, totals)
        words = play_twins(s, o, t, 0, NO_SCORE, words)
        told[SPAN * min(SPAN - 1, points(s, o, 0)) + min(SPAN - 1, points(s, o, 1))] += 1
    return words


def play_twins(s: State, o: Options, t: Table, aware: int, game: tuple[int, int, int], words: Words) -> Words:
    """Play a round that was dealt to its end, the side ``aware`` knowing the score of the game, the other not."""
    m = begun(s, o)
    while s.ply < PLAYS:
        words = advance(words)
        known = game if s.turn & 1 == aware else NO_SCORE
        m = lay(s, o, t, m, choose(s, o, Table(t.levels, t.lookers, t.exposed, t.net, known), m, words))
    return words


def twin_games(
    s: State,
    pack: Ints,
    o: Options,
    t: Table,
    base: Words,
    first: int,
    games: int,
    start: tuple[int, int],
    target: int,
    totals: Ints,
) -> None:
    """Play so many numbered pairs of games of a stream, the twin who knows the score once on each side.

    A pair begins with points drawn for each side, from ``start[0]`` to ``start[1]``, which must be less than
    ``target``; both games of it have the same decks. Added to the totals is how many games of each pair that twin won.
    """
    for number in range(first, first + games):
        chance = advance(substream(base, 2 * number + 1))
        mine = start[0] + below(chance, start[1] - start[0] + 1)
        chance = advance(chance)
        theirs = start[0] + below(chance, start[1] - start[0] + 1)
        won = 0
        for aware in range(2):
            words = substream(base, 2 * number)
            won += play_out(s, pack, o, t, words, chance, aware, (mine, theirs), target, totals) == aware
        totals[ROUNDS] += 1
        add(totals, MARGIN, won)


def play_out(
    s: State,
    pack: Ints,
    o: Options,
    t: Table,
    decks: Words,
    words: Words,
    aware: int,
    scores: tuple[int, int],
    target: int,
    totals: Ints,
) -> int:
    """Play a game on from these scores to its end; tells which side won, 0 that of the first dealer's right.

    The deal goes to the dealer's right, so side 0 of a round is the one that was side 1 of the round before.
    """
    for place in range(52):
        pack[place] = place
    one, two, turned = scores[0], scores[1], 0
    while winner((one, two), 2, target) == NO_SIDE:
        decks = new_round(s, pack, o, True, decks, totals)
        game = (target, two, one) if turned else (target, one, two)
        words = play_twins(s, o, t, aware ^ turned, game, words)
        one += points(s, o, turned)
        two += points(s, o, 1 - turned)
        turned ^= 1
    return winner((one, two), 2, target)
