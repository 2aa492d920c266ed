"""Rounds of strong against itself, and games between twins of which one knows the score."""

from __future__ import annotations

from random import Random

import pytest

from pisti import engine
from pisti.bots import Bot, level
from pisti.bots.bot import BLIND
from pisti.cards import DECK
from pisti.game import Game
from pisti.observation import observe
from pisti.round import SideScore
from pisti.rules import Rules, Seat
from pisti.sim import endings, kernel
from pisti.sim.generator import Words, stream, substream
from pisti.sim.simulation import table_of

RULES = Rules()
OPTIONS = engine.options(RULES)
TABLE = table_of(RULES, ("strong",) * 4)


def test_games_are_those_at_a_table() -> None:
    """The same decks and scores, strong on one side and blind on the other: the same winner, and the same plays."""
    for number, (aware, scores) in enumerate([(0, (141, 128)), (1, (141, 128)), (0, (120, 150)), (1, (133, 133))]):
        decks, words = stream(number, 0), stream(number, 1)
        told = endings.play_out(
            engine.State(), [0] * 52, OPTIONS, TABLE, decks, words, aware, scores, 151, [0] * kernel.TOTALS
        )
        assert told == winner_at_a_table(number, aware, scores)


def winner_at_a_table(number: int, aware: int, scores: tuple[int, int]) -> int:
    state, pack, words = engine.State(), list(range(52)), stream(number, 0)
    first = RULES.sides[RULES.order_after(Seat.WEST)[0]]
    bots: dict[bool, Bot] = {True: level("strong"), False: BLIND}
    row = tuple(score(scores[0] if side == first else scores[1]) for side in range(2))
    words = kernel.new_round(state, pack, OPTIONS, True, words, [0] * kernel.TOTALS)
    game = Game.start(RULES, tuple(DECK[card] for card in state.deck), Seat.WEST)
    game = Game(game.round, (row,))
    while game.winner is None:
        if game.round.is_over:
            words = kernel.new_round(state, pack, OPTIONS, True, words, [0] * kernel.TOTALS)
            game = game.next_round(tuple(DECK[card] for card in state.deck))
        seat = game.round.to_play
        assert seat is not None
        is_aware = (RULES.sides[seat] == first) == (aware == 0)
        game = game.play(bots[is_aware].choose(observe(game, seat), Random(1)))
    return 0 if game.winner == first else 1


def score(total: int) -> SideScore:
    return SideScore(cards=26, jacks=0, aces=0, two_of_clubs=0, ten_of_diamonds=0, most_cards=0, pistis=total)


def test_a_pair_of_games_has_the_twins_in_each_others_places(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[int, tuple[int, int]]] = []
    decks: list[tuple[int, ...]] = []

    def play_out(*given: object) -> int:
        words, _, aware, scores, target, _ = given[4:]
        assert target == 151
        begun.append((aware, scores))  # type: ignore[arg-type]
        decks.append(words)  # type: ignore[arg-type]
        return 0

    monkeypatch.setattr(endings, "play_out", play_out)
    totals = [0] * kernel.TOTALS
    endings.twin_games(engine.State(), [0] * 52, OPTIONS, TABLE, stream(1, 0), 5, 400, (120, 150), 151, totals)
    assert [aware for aware, _ in begun] == [0, 1] * 400
    assert [scores for _, scores in begun[::2]] == [scores for _, scores in begun[1::2]]
    assert decks[::2] == decks[1::2] == [substream(stream(1, 0), 2 * number) for number in range(5, 405)]
    for side in range(2):
        assert {scores[side] for _, scores in begun} == set(range(120, 151))
    # side 0 won always: each twin one game of a pair
    assert totals[kernel.ROUNDS] == totals[kernel.MARGIN] == totals[kernel.MARGIN + 1] == 400


def test_rounds_are_counted_by_the_points_of_both_sides() -> None:
    told, totals = [0] * endings.SPAN**2, [0] * kernel.TOTALS
    endings.round_results(engine.State(), list(range(52)), OPTIONS, TABLE, stream(1, 0), 4, told, totals)
    found = [(*divmod(place, endings.SPAN), count) for place, count in enumerate(told) if count]
    assert sum(count for _, _, count in found) == 4
    assert all((one + two) % 10 in (3, 6) and one + two >= 13 for one, two, _ in found)  # the identity of a count


def test_twins_who_both_play_for_points_play_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, int, int]] = []
    choose = kernel.choose

    def watched(s: engine.State, o: engine.Options, t: kernel.Table, m: kernel.Memory, words: Words) -> int:
        told.append(t.game)
        return choose(s, o, t, m, words)

    monkeypatch.setattr(endings, "choose", watched)
    state = engine.State()
    words = kernel.new_round(state, list(range(52)), OPTIONS, True, stream(2, 0), [0] * kernel.TOTALS)
    endings.play_twins(state, OPTIONS, TABLE, 1, (151, 3, 4), words)
    assert told == [endings.NO_SCORE, (151, 3, 4)] * 24
