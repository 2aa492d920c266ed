from __future__ import annotations

from collections import Counter

import pytest

from pisti.rules import Rules
from pisti.sim.arena import ArenaFault, BadArena, Contest, Unit


@pytest.mark.parametrize("players", [("a", "b"), ("a", "b", "c", "d")])
@pytest.mark.parametrize("deals", [1, 7, 8, 9, 100])
def test_every_deal_of_every_pairing_is_in_one_chunk(players: tuple[str, ...], deals: int) -> None:
    contest = Contest(players, Rules(), 1, size=8)
    tasks = list(contest.tasks(deals))
    assert [task.number for task in tasks] == list(range(len(tasks)))
    found = Counter(
        (contest.pairings[contest.pairing(task.number)], contest.first(task.number) + deal)
        for task in tasks
        for deal in range(task.deals)
    )
    assert found == Counter((pairing, deal) for pairing in contest.pairings for deal in range(deals))


def test_the_chunks_of_a_longer_match_begin_with_those_of_a_shorter_one() -> None:
    contest = Contest(("a", "b", "c"), Rules(), 1, Unit.GAMES, 4)
    assert list(contest.tasks(40))[: len(list(contest.tasks(12)))] == list(contest.tasks(12))


@pytest.mark.parametrize("players", [(), ("hard",)])
def test_one_player_is_no_match(players: tuple[str, ...]) -> None:
    with pytest.raises(BadArena) as caught:
        Contest(players, Rules(), 1)
    assert caught.value.code is ArenaFault.ONE_PLAYER
