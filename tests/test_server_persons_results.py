"""What a game is for each person: who stayed has a result, who left a rated game has lost it."""

from gamers import casual, outcome
from pisti.server.persons.outcome import GameOutcome, Sitter
from pisti.server.persons.results import changes_ratings, results_of, winner_of


def left(game: GameOutcome) -> GameOutcome:
    """The same, when the person in the south has gone."""
    first, *others = game.sitters
    fields = {name: getattr(game, name) for name in game.__struct_fields__}
    gone = Sitter(first.seat, first.guest, first.side, has_stayed=False, is_away=True)
    loser = first.side if game.is_rated else None
    return GameOutcome(**{**fields, "sitters": (gone, *others), "loser": loser})


def test_both_of_a_side_have_won_or_lost() -> None:
    results = results_of(outcome("g"))
    assert [(each.own, each.other, each.has_won) for each in results] == [(160, 90, True), (90, 160, False)] * 2


def test_who_left_a_rated_game_has_lost_it_and_who_left_another_has_not_played_it() -> None:
    rated, free = results_of(left(outcome("g"))), results_of(left(casual("g")))
    assert [each.has_won for each in rated] == [False, True, False, True]
    assert [each.is_left for each in rated] == [True, False, False, False]
    assert [each.seat for each in free] == ["E", "N", "W"]
    assert [each.has_won for each in free] == [False, True, False]
    assert winner_of(left(outcome("g"))) == 1


def test_where_each_plays_alone_the_other_is_the_best_of_the_others() -> None:
    sitters = tuple(Sitter("SEN"[side], f"{side:064}", side, has_stayed=True) for side in range(3))  # type: ignore[arg-type]
    game = casual("g", sitters=sitters, scores=(40, 101, 77), winner=1, players=3)
    assert [(each.own, each.other, each.has_won) for each in results_of(game)] == [
        (40, 101, False),
        (101, 77, True),
        (77, 101, False),
    ]


def test_ratings_are_of_rated_games_of_four() -> None:
    assert changes_ratings(outcome("g"))
    assert not changes_ratings(casual("g"))
    assert not changes_ratings(outcome("g", "Ada Bo Ada Duru"))
    assert not changes_ratings(outcome("g", "Ada Bo Cem"))
    assert not changes_ratings(outcome("g", has_bots=True))
