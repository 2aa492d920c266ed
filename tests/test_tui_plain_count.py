"""The count line by line, ties, the winner, the score sheet."""

from pisti.round import SideScore
from pisti.rules import PRESETS, Rules, Seat, Side
from pisti.table import Counted, GameOver
from pisti.tui.plain_count import counted, game_over, sheet
from sittings import words

MINE = SideScore(30, 2, 3, 2, 0, 3, 30)
YOURS = SideScore(22, 2, 1, 0, 3, 0, 0)


def event(*scores: SideScore, total: tuple[int, ...] = (40, 6)) -> Counted:
    return Counted(3, scores, ((1, 1), *((0, 0),) * (len(scores) - 1)), total)


def test_each_side_line_by_line_yours_first() -> None:
    ours = ["Your side: 30 cards"]
    ours += ["  Most cards: 3", "  Jacks: 2", "  Aces: 3", "  Two of clubs: 2", "  Ten of diamonds: 0"]
    ours += ["  Piştis: 30 (1 single, 1 double)", "  Total of the round: 40"]
    theirs = ["East–West: 22 cards"]
    theirs += ["  Most cards: 0", "  Jacks: 2", "  Aces: 1", "  Two of clubs: 0", "  Ten of diamonds: 3"]
    theirs += ["  Piştis: 0", "  Total of the round: 6"]
    lines = list(counted(words(), event(MINE, YOURS)))
    assert lines[:2] == ["", "The count of round 3"]
    assert lines[2:18] == ours + theirs
    assert lines[18:] == ["Score after round 3: your side 40, East–West 6. Target: 151."]
    other = list(counted(words(you=Seat.WEST), event(MINE, YOURS)))
    assert other[2] == "Your side: 22 cards"
    assert other[10] == "North–South: 30 cards"


def test_6_2_a_tie_in_cards_says_that_nobody_scores() -> None:
    tie = SideScore(26, 2, 2, 2, 0, 0, 0)
    assert "Both sides have 26 cards: nobody scores for most cards." in list(counted(words(), event(tie, tie)))
    many = list(counted(words(PRESETS["three"]), event(tie, tie, YOURS, total=(1, 2, 3))))
    assert "Nobody has more cards than all the others: nobody scores for most cards." in many


def test_where_most_cards_are_worth_nothing_no_tie_is_made_up() -> None:
    none = SideScore(30, 0, 0, 0, 0, 0, 0), SideScore(22, 0, 0, 0, 0, 0, 0)
    assert not any("nobody scores" in line for line in counted(words(Rules(most_cards=0)), event(*none)))


def test_7_3_equal_scores_at_the_target_are_explained() -> None:
    tie = "The target is reached, but the highest score is shared: another round is played."
    assert list(counted(words(), event(MINE, YOURS, total=(160, 160))))[-1] == tie
    for total in ((150, 150), (151, 150), (160, 161)):
        assert tie not in list(counted(words(), event(MINE, YOURS, total=total)))


def test_the_winner() -> None:
    assert list(game_over(words(), GameOver(Side(0), (151, 100)))) == ["Your side wins the game with 151 points!"]
    assert list(game_over(words(), GameOver(Side(1), (100, 151)))) == ["East–West won the game with 151 points."]
    assert list(game_over(words(), GameOver(Side(1), (151, 160)))) == [
        "More than one side has reached 151: the highest score wins.",
        "East–West won the game with 160 points.",
    ]
    assert list(game_over(words(PRESETS["two"]), GameOver(Side(0), (101, 0)))) == ["You win the game with 101 points!"]


def test_the_score_sheet() -> None:
    assert list(sheet(words(), ())) == [
        "No round has been counted yet.",
        "Score: your side 0, East–West 0. Target: 151.",
    ]
    assert list(sheet(words(), ((MINE, YOURS), (YOURS, MINE)))) == [
        "Round 1: your side 40, East–West 6",
        "Round 2: your side 6, East–West 40",
        "Score: your side 46, East–West 46. Target: 151.",
    ]
