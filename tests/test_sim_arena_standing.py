from __future__ import annotations

from math import inf, isinf
from random import Random

import pytest

from pisti.rules import Rules
from pisti.sim.arena import Chunk, Contest, SequentialTest, Standing, Sums, Unit, Verdict, play_chunk
from pisti.sim.arena.standing import difference, share, together, wilson


def chunks(contest: Contest, deals: int) -> list[Chunk]:
    return [play_chunk(contest, task) for task in contest.tasks(deals)]


def standing(contest: Contest, deals: int, parts: list[Chunk], test: SequentialTest | None = None) -> Standing:
    found = Standing(contest, deals, test)
    for chunk in parts:
        found.add(chunk)
    return found


def test_the_order_of_chunks_does_not_matter() -> None:
    contest = Contest(("hard", "medium", "easy"), Rules(), 1, size=16)
    parts = chunks(contest, 100)
    whole = standing(contest, 100, parts).results()
    Random(1).shuffle(parts)
    assert standing(contest, 100, parts).results() == whole
    assert [result.deals for result in whole] == [100] * 3


@pytest.mark.parametrize("size", [32, 128, 1024])
def test_a_test_is_decided_at_the_same_deal_in_any_order_and_chunks_of_any_size(size: int) -> None:
    test, found = SequentialTest(1.0, 2.0), set()
    contest = Contest(("hard", "medium"), Rules(), 1, size=size)
    parts = chunks(contest, 4096)
    for seed in range(3):
        Random(seed).shuffle(parts)
        stands = standing(contest, 4096, parts, test)
        assert stands.is_decided
        found.add((stands.verdict, stands.results(), stands.ratio))
    assert len(found) == 1
    verdict, (result,), ratio = found.pop()
    assert (verdict, result.deals % 128) == (Verdict.HIGH, 0)
    assert result.deals > 512
    assert ratio >= test.bound
    expected = Contest(("hard", "medium"), Rules(), 1, size=8192)
    assert (result,) == standing(expected, result.deals, chunks(expected, result.deals)).results()


def test_a_decision_waits_for_the_chunks_before_it() -> None:
    contest = Contest(("medium", "random"), Rules(), 1, size=512)
    parts, stands = chunks(contest, 2048), Standing(contest, 2048, SequentialTest(0, 1))
    for chunk in parts[1:]:
        stands.add(chunk)
        assert not stands.is_decided
    stands.add(parts[0])
    assert stands.verdict is Verdict.HIGH
    assert stands.results()[0].deals == 256
    assert stands.done == 2048


def test_what_is_not_decided_stays_open() -> None:
    contest = Contest(("medium", "medium"), Rules(), 1, size=512)
    stands = standing(contest, 512, chunks(contest, 512), SequentialTest(-0.01, 0.01))
    assert (stands.verdict, stands.is_decided) == (Verdict.OPEN, False)


def test_points_a_round_and_their_error() -> None:
    contest = Contest(("a", "b"), Rules(), 1)
    result = difference("a", "b", Sums(2, 8, 40), contest)  # 2 and 6 over two rounds: 1 and 3 a round
    assert (result.value, result.error) == (2.0, 1.0)
    assert (result.low, result.high) == pytest.approx((0.04, 3.96), abs=0.001)
    three = Contest(("a", "b"), Rules(seats=3), 1)
    assert difference("a", "b", Sums(2, 24, 360), three).value == 2.0


def test_shares_of_games() -> None:
    result = share("a", "b", Sums(5, 8, 14), Contest(("a", "b"), Rules(), 1, Unit.GAMES))
    assert (result.deals, result.value) == (5, 0.8)
    assert (result.low, result.high) == wilson(8, 10)


@pytest.mark.parametrize(("won", "games"), [(0, 10), (10, 10), (1, 1), (50, 100)])
def test_a_share_is_between_its_ends_which_are_shares(won: int, games: int) -> None:
    low, high = wilson(won, games)
    assert 0 <= low <= won / games <= high <= 1


def test_before_anything_is_played_nothing_is_known() -> None:
    contest = Contest(("a", "b"), Rules(), 1)
    assert isinf(Standing(contest, 10).results()[0].error)
    assert wilson(0, 0) == (-inf, inf)
    assert together([]) == Sums(0, 0, 0)
