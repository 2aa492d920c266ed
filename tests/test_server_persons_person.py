"""What a result adds to the totals."""

from dataclasses import fields

from pisti.server.persons.person import TOTALS, Result, Totals
from pisti.server.store.persons_changing import ONE_PERSON

RATED = Result(7, "g", "t", 1.0, "S", "standard", 4, 160, 90, 3, True, False, True, False, True)
BOTS = Result(8, "g", "t", 1.0, "S", "standard", 4, 160, 90, 3, False, True, False, False, True)


def test_games_with_bots_count_apart() -> None:
    assert RATED.totals == Totals(1, 1, 160, 90, 3, 0, 0, 1, 1, 0)
    assert BOTS.totals == Totals(bot_games=1)
    assert (RATED.totals + BOTS.totals).bot_games == 1


def test_every_total_is_kept_and_can_be_counted_again() -> None:
    assert tuple(field.name for field in fields(Totals)) == TOTALS
    assert {*ONE_PERSON} == {*TOTALS}
