"""The analysis of rounds and games: each play by what its seat knew, the same figures however it is worked out."""

from __future__ import annotations

from random import Random

import pytest

from pisti.analysis import analyse, analyse_play
from pisti.analysis import game as analysis_game
from pisti.analysis.sums import margins
from pisti.game import Game
from pisti.observation import observe
from pisti.round import shuffled
from pisti.rules import Rules, Seat


def played(rules: Rules, plies: int, seed: int = 1) -> Game:
    rng = Random(seed)
    game = Game.start(rules, shuffled(rng, rules), rules.seating[-1])
    for _ in range(plies):
        game = game.play(rng.choice(game.round.legal_plays))
    return game


def test_every_play_is_looked_at_from_what_its_seat_knew() -> None:
    game = played(Rules(), 6)
    analysis = analyse(game, worlds=3, seed=9, compile_it=False)
    (round,) = analysis.rounds
    before = Game.start(Rules(), game.round.deck, game.dealer)
    for play, turn in zip(round.plays, game.round.turns, strict=True):
        rng = Random(f"9/0/{play.ply}")
        assert play == analyse_play(observe(before, turn.seat), turn.card, 3, rng, False)
        before = before.play(turn.card)


def test_a_finished_round_has_results_and_luck_that_cancel_out() -> None:
    game = played(Rules(), 48)
    analysis = analyse(game, worlds=4, seed=1)
    (round,) = analysis.rounds
    assert analysis.is_compiled
    assert round.results == margins([score.total for score in game.round.score()])
    one, two = round.sides
    assert one.luck is not None
    assert two.luck is not None
    assert one.luck.value == pytest.approx(-two.luck.value)
    assert one.luck.value == pytest.approx(round.results[0] + one.cost.value - two.cost.value)
    assert sum(seat.cost.value for seat in round.seats) == pytest.approx(one.cost.value + two.cost.value)
    assert [seat.plays for seat in round.seats] == [12] * 4


def test_the_costliest_plays_are_three_at_most_the_costliest_first() -> None:
    analysis = analyse([played(Rules(), 48, seed) for seed in (1, 2)], worlds=16)
    costs = sorted((play.cost.value for play in analysis.plays if play.cost.value), reverse=True)
    assert len(costs) > 3
    assert [play.cost.value for _, play in analysis.costliest] == costs[:3]
    for round in analysis.rounds:
        own = sorted((play.cost.value for play in round.plays if play.cost.value), reverse=True)
        assert [play.cost.value for play in round.costliest] == own[:3]
    assert all(play in round.plays for round, play in analysis.costliest)


def test_a_game_has_the_sums_of_its_rounds() -> None:
    analysis = analyse([played(Rules(), 48, 1), played(Rules(), 48, 2), played(Rules(), 20, 3)], worlds=2)
    finished = analysis.rounds[:2]
    for side in analysis.sides:
        assert side.cost.value == pytest.approx(sum(each.sides[side.side].cost.value for each in analysis.rounds))
        assert side.result == sum(each.results[side.side] for each in finished if each.results)
        lucks = [each.sides[side.side].luck for each in finished]
        assert side.luck is not None
        assert side.luck.value == pytest.approx(sum(luck.value for luck in lucks if luck is not None))
    assert sum(each.plays for each in analysis.seats) == 48 + 48 + 20


def test_an_unfinished_round_has_no_result() -> None:
    analysis = analyse(played(Rules(), 3), worlds=2, compile_it=False)
    assert analysis.rounds[0].results is None
    assert [(side.result, side.luck) for side in analysis.sides] == [(None, None)] * 2


@pytest.mark.parametrize("rules", ["two", "three", "solo"])
def test_other_tables_are_analysed_too(rules: str) -> None:
    game = played(Rules.parse(rules), 48)
    analysis = analyse(game, worlds=2)
    assert len(analysis.sides) == game.rules.side_count
    assert sum(side.luck.value for side in analysis.sides if side.luck) == pytest.approx(0, abs=1e-9)


def test_compiled_or_not_and_however_many_cores_the_figures_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(Rules(), 8)
    fast, slow = (analyse(game, worlds=3, compile_it=it) for it in (True, False))
    assert fast.rounds == slow.rounds
    monkeypatch.setattr(analysis_game, "cores", lambda: 1)
    assert analyse(game, worlds=3, compile_it=True) == fast
    assert analyse(game, worlds=3, seed=1, compile_it=True).rounds != fast.rounds


def test_progress_is_told_after_each_play() -> None:
    told: list[tuple[int, int]] = []
    analyse(played(Rules(), 3), worlds=2, progress=lambda *it: told.append(it), compile_it=False)
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_a_round_without_plays_and_no_round() -> None:
    analysis = analyse(Game.start(Rules(), shuffled(Random(1)), Seat.WEST), worlds=2, compile_it=False)
    assert (analysis.plays, analysis.costliest) == ((), ())
    with pytest.raises(ValueError, match="no round"):
        analyse([])
