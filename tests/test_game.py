"""A game: rounds to the target (clauses 2.1 and 7)."""

import json
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cases import deck_of, play_out
from pisti.cards import DECK
from pisti.game import BadGame, Game, GameFault, totals, winner
from pisti.round import Round, SideScore, shuffled
from pisti.rules import PRESETS, Rules, Seat, Side

S, E, N, W = Seat
GAMES = [json.loads(line) for line in (Path(__file__).parent / "data/vectors/games.jsonl").read_text().splitlines()]


def points(total: int) -> SideScore:
    """A count worth so many points."""
    return SideScore(26, 0, 0, 0, 0, 0, total)


def play_game(rules: Rules, seed: int) -> list[Game]:
    """The ends of all rounds of a game played at random."""
    rng = Random(seed)
    game = Game.start(rules, shuffled(rng, rules), rng.choice(rules.seating))
    ends: list[Game] = []
    while len(ends) < 500:
        while game.round.to_play is not None:
            game = game.play(rng.choice(game.round.legal_plays))
        ends.append(game)
        if game.winner is not None:
            return ends
        game = game.next_round(shuffled(rng, rules))
    raise AssertionError("the game does not end")


def test_2_1_after_each_round_the_office_passes_to_the_dealers_right() -> None:
    for rules in PRESETS.values():
        ends = play_game(rules, 2)
        for before, after in pairwise(ends):
            assert after.dealer == rules.next_seat(before.dealer) == before.next_dealer


def test_3_4_a_round_dealt_again_keeps_dealer_number_and_scores() -> None:
    start = Game.start(Rules(), deck_of("Jd Jh Js Jc"), N)
    assert start.round.is_redeal
    again = start.next_round(shuffled(Random(1)))
    assert (again.dealer, again.round_number, again.scores, again.finished) == (N, 1, (0, 0), ())


def test_7_1_scores_add_up_over_rounds_and_a_round_is_played_to_its_end() -> None:
    ends = play_game(Rules(), 4)
    running = [0, 0]
    for number, game in enumerate(ends, 1):
        assert game.round_number == number
        assert len(game.round.turns) == 48
        running = [a + b.total for a, b in zip(running, game.round.score(), strict=True)]
        assert list(game.scores) == running
    assert len(ends[-1].sheet) == len(ends)


@pytest.mark.parametrize("vector", GAMES, ids=lambda vector: f"{vector['target']}-{len(vector['totals'])}")
def test_7_2_and_7_3_the_winner_after_each_round_is_that_of_the_vectors(vector: dict[str, Any]) -> None:
    rules = Rules(target=vector["target"])
    names = {None: None, Side(0): "NS", Side(1): "EW"}
    dealer = Seat.parse(vector["dealers"][0])
    for number in range(1, len(vector["totals"]) + 1):
        sheet = [tuple(points(total) for total in row) for row in vector["totals"][:number]]
        assert names[winner(rules, totals(rules, sheet))] == vector["winner"][number - 1]
        assert dealer.letter == vector["dealers"][number - 1]
        dealer = rules.next_seat(dealer)


@pytest.mark.parametrize(
    ("scores", "won"),
    [((150, 3), None), ((151, 3), 0), ((3, 151), 1), ((151, 152), 1), ((160, 151), 0), ((151, 151), None)],
)
def test_7_2_the_higher_score_wins_if_both_have_reached_the_target(scores: tuple[int, int], won: int | None) -> None:
    assert winner(Rules(), scores) == won


def test_7_3_equal_scores_at_the_target_mean_another_round() -> None:
    ended = Game(play_out(Round.deal(Rules(), shuffled(Random(9)), S)), ((points(140), points(140)),))
    ns, ew = (score.total for score in ended.round.score())
    level = Game(ended.round, ((points(200 - ns), points(200 - ew)),))
    assert (level.scores, level.winner) == ((200, 200), None)
    assert level.next_round(shuffled(Random(1))).round_number == 3


def test_7_3_with_more_than_two_sides_only_the_best_must_differ() -> None:
    rules = Rules(seats=3)
    assert winner(rules, (160, 155, 160)) is None
    assert winner(rules, (155, 155, 160)) == 2


@pytest.mark.parametrize("target", [1, 51, 1000])
def test_9_2_the_target_decides_when_a_game_ends(target: int) -> None:
    ends = play_game(Rules(target=target), 6)
    assert max(ends[-1].scores) >= target
    assert all(max(game.scores) < target or len(set(game.scores)) == 1 for game in ends[:-1])


def test_no_round_follows_one_that_goes_on_or_a_game_that_is_over() -> None:
    game = Game.start(Rules(), shuffled(Random(1)), S)
    with pytest.raises(BadGame) as caught:
        game.next_round(DECK)
    assert (caught.value.code, caught.value.fields) == (GameFault.ROUND_GOES_ON, {"ply": 0})
    with pytest.raises(BadGame) as caught:
        play_game(Rules(target=1), 1)[-1].next_round(shuffled(Random(1)))
    assert caught.value.code is GameFault.GAME_OVER
    assert caught.value.fields["winner"] in ("NS", "EW")


def test_a_game_is_a_value() -> None:
    start = Game.start(Rules(), shuffled(Random(1)), S)
    after = start.play(start.round.legal_plays[0])
    assert start == Game.start(Rules(), shuffled(Random(1)), S) != after
    assert start.scores == after.scores == (0, 0)
