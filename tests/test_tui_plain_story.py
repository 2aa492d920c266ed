"""Events as lines: who, what, how many, the points and for whom, and why there were none."""

from collections.abc import Iterable

import pytest

from cases import deal, play
from pisti.cards import Card, parse_cards
from pisti.game import Game
from pisti.observation import observe
from pisti.round import Denied, Leftovers, Pisti, Turn
from pisti.rules import PRESETS, Centre, CentreJack, Rules, Seat, Side
from pisti.table import (
    Bot,
    CutDone,
    CutRefused,
    Dealt,
    Event,
    LeftoversTaken,
    LeftTable,
    Person,
    Played,
    Redeal,
    SetAsideSeen,
    Started,
    TurnedUp,
)
from pisti.tui.plain_story import Story
from sittings import words

S, E, N, W = Seat
T = Card.parse


def told(event: Event, rules: Rules | None = None, you: Seat = S) -> list[str]:
    return list(Story(words(rules, you)).lines(event))


def started(dealer: Seat, rules: Rules | None = None, *, goes_on: bool = False) -> Started:
    rules = rules or Rules()
    return Started(rules, {S: Person("")}, 2, 0, dealer, rules.cutter(dealer), (0, 0), goes_on)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (started(E), "Round 2. East deals and you cut."),
        (started(S), "Round 2. You deal and West cuts."),
        (started(N), "Round 2. North deals and East cuts."),
        (started(N, goes_on=True), "Round 2 goes on. North has dealt."),
        (started(S, goes_on=True), "Round 2 goes on. You have dealt."),
    ],
)
def test_who_deals_and_who_cuts(event: Event, line: str) -> None:
    assert told(event) == ["", line]


def test_a_jack_at_the_cut_is_told_and_not_which() -> None:
    assert told(CutRefused(1, W)) == ["The cut shows a jack: the cards are put back and the pack is cut again."]
    assert told(CutDone(1, W)) == told(LeftTable(W, Bot("", "hard"))) == []


@pytest.mark.parametrize(
    ("cards", "face_down", "line"),
    [
        ("2c", 3, "Turned up: two of clubs (2♣). 3 centre cards are set aside, face down."),
        (
            "Jc Jd 2c",
            1,
            (
                "Turned up: jack of clubs (J♣), jack of diamonds (J♦), two of clubs (2♣). "
                "1 centre card is set aside, face down."
            ),
        ),
        (
            "Jc Jd Jh 2c",
            0,
            ("Turned up: jack of clubs (J♣), jack of diamonds (J♦), jack of hearts (J♥), two of clubs (2♣)."),
        ),
    ],
)
def test_what_is_turned_up(cards: str, face_down: int, line: str) -> None:
    event = TurnedUp(1, parse_cards(cards), face_down, T("As"))
    assert told(event) == [line, "The bottom card of the stock is shown: ace of spades (A♠)."]
    assert told(TurnedUp(1, parse_cards(cards), face_down, None)) == [line]


def test_cards_that_lie_under_the_pile_are_in_it() -> None:
    lines = told(TurnedUp(1, (T("2c"),), 3, None), Rules(centre=Centre.UNDER))
    assert lines[0].endswith("3 centre cards lie face down below, in the pile.")


def test_deals() -> None:
    cards = parse_cards("2c 3c 4c 5c")
    assert told(Dealt(1, 2, S, cards)) == ["Deal 2 of 3: four cards for each player."]
    assert told(Dealt(1, 3, S, cards)) == ["Deal 3 of 3, the last: four cards for each player."]
    assert told(Dealt(1, 3, S, cards), PRESETS["two"]) == ["Deal 3 of 6: four cards for each player."]


def test_a_redeal_says_why() -> None:
    event = Redeal(1, parse_cards("Jc Jd Jh Js"), E, S)
    assert told(event) == ["Dealt again: all four centre cards are jacks. East deals and you cut."]
    lines = told(Redeal(1, (T("Jc"),), S, W), Rules(centre_jack=CentreJack.REDEAL))
    assert lines == ["Dealt again: a jack was turned up. You deal and West cuts."]


def turn(seat: Seat, card: str, captured: Iterable[str] = (), **more: object) -> Turn:
    return Turn(seat, T(card), tuple(T(each) if each else None for each in captured), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("turn", "line"),
    [
        (turn(E, "Td"), "East plays the ten of diamonds (10♦)."),
        (turn(S, "Td"), "You play the ten of diamonds (10♦)."),
        (
            turn(E, "9c", ("9d", "9c"), pisti=Pisti.PISTI),
            "East plays the nine of clubs (9♣). East captures 2 cards: 9♦ 9♣. Pişti! 10 points for East–West.",
        ),
        (
            turn(N, "9c", ("9d", "9c"), pisti=Pisti.PISTI),
            "North plays the nine of clubs (9♣). North captures 2 cards: 9♦ 9♣. Pişti! 10 points for your side.",
        ),
        (
            turn(S, "Jc", ("Jd", "Jc"), pisti=Pisti.DOUBLE),
            "You play the jack of clubs (J♣). You capture 2 cards: J♦ J♣. Double pişti! 20 points for your side.",
        ),
        (
            turn(S, "9c", ("9d", "9c"), set_aside=(None, None, None), denied=Denied.FIRST_CARD),
            (
                "You play the nine of clubs (9♣). You capture 2 cards: 9♦ 9♣. "
                "The 3 centre cards that were set aside go with them. No pişti: it was the first card of the round."
            ),
        ),
        (
            turn(W, "9c", ("9d", "9c"), denied=Denied.LAST_CARD),
            (
                "West plays the nine of clubs (9♣). West captures 2 cards: 9♦ 9♣. "
                "No pişti: it was the last card of the round."
            ),
        ),
        (
            turn(W, "Jc", ("", "", "", "9d", "Jc")),
            "West plays the jack of clubs (J♣). West captures 5 cards: 9♦ J♣. 3 of them were face down.",
        ),
    ],
)
def test_a_card_played_is_one_line(turn: Turn, line: str) -> None:
    assert told(Played(1, 0, turn)) == [line]


def test_points_go_to_you_or_another_where_each_plays_alone() -> None:
    solo = PRESETS["solo"]
    for seat, whom in ((S, "you"), (N, "North")):
        line = told(Played(1, 1, turn(seat, "9c", ("9d", "9c"), pisti=Pisti.PISTI)), solo)[0]
        assert line.endswith(f"Pişti! 10 points for {whom}.")


def test_points_are_those_of_the_house() -> None:
    line = told(Played(1, 1, turn(S, "9c", ("9d", "9c"), pisti=Pisti.PISTI)), Rules(pisti=1))[0]
    assert line.endswith("Pişti! 1 point for your side.")


def test_cards_that_were_face_down_are_told_in_words() -> None:
    event = SetAsideSeen(1, parse_cards("2c Td"))
    assert told(event) == ["You may look at the cards that were face down: two of clubs (2♣), ten of diamonds (10♦)."]


@pytest.mark.parametrize(
    ("side", "rules", "words"),
    [
        (Side(0), Rules(), "2 cards are left in the pile and go to your side, the last to capture: 4♣ 5♣."),
        (Side(1), Rules(), "2 cards are left in the pile and go to East–West, the last to capture: 4♣ 5♣."),
        (Side(0), PRESETS["two"], "2 cards are left in the pile and go to you, the last to capture: 4♣ 5♣."),
        (None, Rules(), "2 cards are left in the pile and go to nobody, for nobody has captured: 4♣ 5♣."),
    ],
)
def test_what_is_left_at_the_end(side: Side | None, rules: Rules, words: str) -> None:
    assert told(LeftoversTaken(1, Leftovers(side, parse_cards("4c 5c"))), rules) == [words]


def test_no_line_names_a_card_that_the_seat_may_not_know() -> None:
    start = deal("2c 3c 4c 5c", ["5d", "6c", "7c", "8c"])
    game = Game(play(start, "5d"))
    for seat in (S, E, N, W):
        last = observe(game, seat).last
        assert last is not None
        line = " ".join(Story(words(you=seat)).turn(last))
        assert not any(each in line for each in ("2♣", "3♣", "4♣"))
