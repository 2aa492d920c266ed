"""The rows that the network is told; that the simulation tells it the same is shown in test_sim_net_known."""

from __future__ import annotations

from random import Random

import pytest

from cases import deal, play
from pisti import engine
from pisti.bots import net_features as nf
from pisti.bots.net_sight import known
from pisti.cards import Card
from pisti.game import Game
from pisti.observation import observe
from pisti.round import Round
from pisti.rules import Rules
from worlds import some_world, twin

OPTIONS = engine.options(Rules())


def row_of(round: Round, card: str) -> list[int]:
    assert round.to_play is not None
    row = [0] * nf.FEATURES
    nf.features(known(observe(Game(round), round.to_play)), Card.parse(card), OPTIONS, row, 0)
    return row


def gain_of(round: Round, card: str) -> int:
    assert round.to_play is not None
    return nf.certain_gain(known(observe(Game(round), round.to_play)), Card.parse(card), OPTIONS)


def test_the_table_is_as_long_as_the_rows() -> None:
    table = [line.split("|") for line in (nf.__doc__ or "").splitlines() if line.startswith("| ")][1:]
    start = 0
    for _, name, count, *_ in table:
        assert getattr(nf, name.strip()) == start
        start += int(count)
    assert start == nf.FEATURES


def test_a_rank_that_may_be_matched_is_told() -> None:
    round = deal("2c 3c 4c 5c", ["6c 6d 7h Ac"], bottom="Ad")
    row = row_of(round, "6c")
    assert row[nf.DEAL : nf.HELD] == [1, 0, 0, 1, 0, 0, 0]
    assert row[nf.HELD : nf.PILE] == [0, 0, 0, 1]
    assert row[nf.PILE : nf.SIDES] == [2, 0, 0, 1, 0, 0, 0]
    assert row[nf.TOP : nf.TOP + 4] == [1, 1, 0, 1]  # two sixes unseen, one in the hand
    assert row[nf.UNSEEN : nf.UNSEEN + 4] == [4, 2, 1, 1]
    assert row[nf.RANKS + 4] == 2


def test_after_a_capture_nothing_is_on_top() -> None:
    round = play(deal("2c 3c 4c 5c", ["6c 6d 7h Ac", "5d"]), "6c 5d")
    row = row_of(deal("2c 3c 4c 5c", ["5d 6d 7h Ac"]), "5d")
    assert row[nf.PILE] == 0
    assert row[nf.TOP : nf.OWN] == [0] * 15
    assert row[nf.SIDES : nf.SIDES + 6] == [0, 3, 1, 0, 5, 0]  # with the cards set aside
    assert round.to_play is not None


def test_a_pisti_and_points_are_certain() -> None:
    round = play(deal("2c 3c 4c 5c", ["6c 6d 7h Ac", "Jd 5h", "7c 8d 9h Ah", "2h 3h Kh 7d"]), "6c Jd 7c")
    assert gain_of(round, "7d") == 10
    assert gain_of(round, "2h") == 0
    assert gain_of(play(round, "2h"), "Ac") == 0
    assert gain_of(deal("2c 3c 4c Td", ["Th 2s Jd As"]), "Th") == 3
    assert gain_of(deal("2c 3c 4c Td", ["Th 2s Jd As"]), "Jd") == 4


def test_who_let_a_rank_lie_is_told_until_new_hands_come() -> None:
    hands = ["6c 6d 7h 8c", "9c 9d Th Tc", "8d 8h 2s 2h", "3h 3d 3s 4d"]
    round = play(deal("2c 3c 4c 5c", hands), "6c 9c 8d 3h")
    row = row_of(round, "6d")
    lain = [row[nf.RANKS + 39 + 13 * other : nf.RANKS + 52 + 13 * other] for other in range(3)]
    assert [[rank for rank in range(13) if each[rank]] for each in lain] == [[4], [7], [6]]
    assert [row[nf.OTHERS + 2 * other] for other in range(3)] == [1, 1, 1]
    round = play(round, "6d 9d 8h 3d 7h Th 2s 3s 8c Tc 2h")
    assert row_of(round, "4d")[nf.OTHERS : nf.RANKS] == [0] * 6


@pytest.mark.parametrize(("held", "unknown"), [(4, 30), (1, 12), (0, 5)])
def test_the_chance_of_a_card_in_a_hand(held: int, unknown: int) -> None:
    none = 1.0
    for copies in range(4):
        assert abs(nf.chance(copies, held, unknown) / nf.SURE - (1 - none)) <= 1.1 / nf.SURE
        none *= (unknown - held - copies) / (unknown - copies)


def test_8_worlds_that_differ_in_hidden_cards_give_the_same_rows() -> None:
    rng, compared = Random(4), 0
    while compared < 200:
        world = some_world(Rules(), rng)
        game = world.games()[-1]
        seat = game.round.to_play
        other = None if seat is None else twin(world, seat, rng)
        if seat is None or other is None:
            continue
        for card in game.round.legal_plays:
            assert row_of(game.round, str(card)) == row_of(other.games()[-1].round, str(card))
        compared += 1
