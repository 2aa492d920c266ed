"""The last windows: every answer in them leads somewhere."""

from pisti.round import SideScore
from pisti.rules import Rules, Seat
from pisti.table import Counted
from pisti.tui.scene import Scene
from pisti.tui.table_endings import OUTCOMES, Outcome, count_window, end_window
from sittings import words

COUNT = (SideScore(30, 3, 4, 4, 2, 3, 10), SideScore(22, 0, 0, 0, 0, 0, 0))


def test_every_outcome_has_an_answer() -> None:
    assert {*OUTCOMES.values()} == {*Outcome}


def test_the_count_of_the_last_round_is_closed_and_leads_to_no_other() -> None:
    event = Counted(1, COUNT, ((1, 0), (0, 0)), (26, 0))
    labels = [
        dict(count_window(words(), event, 0, is_over=is_over, ascii_only=False)._choices)["next"]
        for is_over in (False, True)
    ]
    assert labels == ["Next round", "Close"]


def test_the_end_says_who_has_won() -> None:
    rules = Rules(target=20)
    view = Scene.before({}, rules, Seat.SOUTH, (COUNT,)).view
    window = end_window(words(rules), view, [("leave", "x")], ascii_only=False)
    assert window._title == "Your side wins the game with 26 points!"
