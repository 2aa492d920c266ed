"""What is told of persons: numbers for people, and nothing that belongs to their browsers."""

import msgspec

from pisti.server.persons.person import Person, Report, Result, Totals
from pisti.server.persons.ratings import NEW, Rating
from pisti.server.persons_told import told, told_game, told_report, told_self

ADA = Person(3, "ada0000000", "Ada", True, 1.5, None, None, Rating(30.0, 2.0), Totals(games=2, rated_games=1))


def test_everybody_is_told_less_than_oneself() -> None:
    public, own = msgspec.to_builtins(told(ADA)), msgspec.to_builtins(told_self(ADA, 2))
    assert public == {key: own[key] for key in ("public", "name", "since", "rating", "totals")}
    assert public["rating"] == {"shown": 1980, "uncertainty": 40, "is_provisional": False, "games": 1}
    assert (public["since"], own["devices"], own["has_link"], own["banned"]) == (1500, 2, True, None)


def test_who_has_not_played_is_nobody_yet() -> None:
    assert told_self(None, 0).public is None


def test_a_game_tells_ratings_as_people_see_them() -> None:
    kept = Result(7, "g", "t", 1.0, "S", "standard", 4, 160, 90, 3, True, False, True, False, True, NEW, ADA.rating)
    game = told_game(kept)
    assert (game.number, game.at, game.rating_before, game.rating_after) == (7, 1000, 1500, 1980)
    assert not hasattr(game, "table")  # its code would let others in


def test_a_report_is_told_in_milliseconds() -> None:
    assert told_report(Report(1, 2.0, "t", "g", "S", "a", "b", "B", "words", "x", None))["at"] == 2000
