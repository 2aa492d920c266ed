"""A sitting: what the person may type at every prompt, and that a game follows from its seed alone."""

import pytest

from pisti.cards import DECK, Card
from pisti.observation import Observation
from pisti.rules import PRESETS
from sittings import Greedy, sit

YES = "1\n" * 5000
SEED = ("--seed", "3")  # the person cuts in the first round of two seats
TWO = (*SEED, "--rules", "two")


def after(answers: str, *arguments: str) -> str:
    """What is written in answer to the last line typed, up to the next prompt."""
    before = sit(*arguments, answers="".join(answers.splitlines(keepends=True)[:-1])).out
    whole = sit(*arguments, answers=answers).out
    shared = before.rpartition("You leave the table.")[0]
    assert whole.startswith(shared)
    return whole[len(shared) :].rpartition("You leave the table.")[0]


def test_the_person_is_asked_to_cut_with_any_text_or_none() -> None:
    outs = {sit(*TWO, answers=f"{text}\n").out for text in ("", "1", "2", "ş ♣", "-5", "9" * 5000)}
    assert len(outs) == 6
    assert all("North deals and you cut." in out for out in outs)


@pytest.mark.parametrize("text", ["s", "p", "l", "f", "S"])
def test_there_is_nothing_to_look_at_before_the_deal(text: str) -> None:
    assert after(f"{text}\n", *TWO).startswith("No cards have been dealt yet.\nYour cut:")


def test_looking_at_things_costs_no_turn() -> None:
    looking = "?\ns\np\nl\nc\nf\nr\n?\n"
    with_looks = sit(*TWO, answers=f"{looking}\n{looking}1\n{looking}1\n").lines
    without = sit(*TWO, answers="\n1\n1\n").lines
    assert [line for line in without if line not in with_looks] == []
    assert with_looks[-3:] == without[-3:]


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("?", "To play a card: its number, or the card itself, such as "),
        ("s", "Round 1, deal 1 of 6. Dealer: North.\nStock: 40 cards; bottom card: "),
        ("p", "The pile, from the top: "),
        ("l", "No captures yet this round.\n"),
        ("c", "No round has been counted yet.\nScore: you 0, North 0. Target: 101.\n"),
        ("f", "Nobody has captured the face-down centre cards yet.\n"),
        ("r", "On your turn you play one card onto the pile. "),
        ("0", "“0” is not one of your cards. Type 1–4, a card such as "),
        ("hello", "“hello” is not one of your cards. Type 1–4, a card such as "),
        ("", "Your card (1–4; ? for help):"),
        ("x" * 1000, "“" + "x" * 20 + "” is not one of your cards. "),
        ("\x1b[2J", r"“\x1b[2J” is not one of your cards. "),
    ],
)
def test_what_can_be_typed_when_a_card_is_wanted(text: str, start: str) -> None:
    answer = after(f"\n{text}\n", *TWO)
    assert answer.startswith(start)
    assert answer.endswith("Your card (1–4; ? for help):\n")


def test_a_card_of_someone_else_is_refused() -> None:
    answers = [after(f"\n{card}\n", *TWO) for card in DECK]
    refused = [answer for answer in answers if answer.startswith("That card is not in your hand: ")]
    assert len(refused) == 48


def test_a_card_may_be_named_instead_of_numbered() -> None:
    out = sit(*TWO, answers="\n").out
    first = next(line for line in out.splitlines() if line.startswith("1  "))
    short = first.rpartition("(")[2].rstrip(")")
    for text in (short, short.lower()):
        assert sit(*TWO, answers=f"\n{text}\n").out == sit(*TWO, answers="\n1\n").out


def test_help_at_each_prompt_says_what_is_wanted_there() -> None:
    assert after("?\n", *TWO).startswith("To cut: ")
    assert after("\n?\n", *TWO).startswith("To play a card: ")
    count = "\n" + "1\n" * 24
    assert after(f"{count}?\n", *TWO).startswith("To continue: just Enter.\n")


@pytest.mark.parametrize("before", ["", "\n", "\n" + "1\n" * 24])
def test_whole_words_do_what_their_letters_do(before: str) -> None:
    for word in ("help", "h", "HELP"):
        assert after(f"{before}{word}\n", *TWO) == after(f"{before}?\n", *TWO)
    assert "Turned up" in after("helping\n", *TWO)


@pytest.mark.parametrize("plays", [-1, 0, 1, 7, 23, 24])
def test_q_and_the_end_of_the_input_leave_at_every_prompt(plays: int) -> None:
    answers = "" if plays < 0 else "\n" + "1\n" * plays
    for end in ("", "q\n", "Q\n", "quit\n", "Exit\n"):
        sat = sit(*TWO, answers=answers + end)
        assert sat.code == 0
        assert sat.lines[-2:] == [
            "You leave the table.",
            "This game was not saved; --record FILE says where to save one.",
        ]


def test_the_last_captures_are_told_again() -> None:
    lines = sit(*TWO, answers="\n" + "1\n" * 12).lines
    captures = [line for line in lines if " captures " in line or " capture " in line]
    assert after("\n" + "1\n" * 12 + "l\n", *TWO).splitlines()[:-1] == captures[-3:]


def test_the_score_sheet_after_a_round() -> None:
    out = after("\n" + "1\n" * 24 + "c\n", *TWO).splitlines()
    assert out[0].startswith("Round 1: you ")
    assert out[1].startswith("Score: you ")


@pytest.mark.parametrize("name", PRESETS)
def test_pressing_1_plays_every_preset_to_its_end(name: str) -> None:
    sat = sit("--seed", "5", "--rules", name, answers=YES)
    assert sat.code == 0
    assert " the game with " in sat.lines[-1]
    assert sat == sit("--seed", "5", "--rules", name, answers=YES)


def test_other_seeds_give_other_games() -> None:
    assert len({sit("--seed", str(seed), answers="1\n1\n").out for seed in range(10)}) == 10
    assert len({sit(answers="1\n1\n", entropy=bytes([each])).out for each in range(10)}) == 10


class Watching(Greedy):
    def __init__(self) -> None:
        self.views: list[Observation] = []

    def choose(self, view: Observation, rng: object) -> Card:
        self.views.append(view)
        return super().choose(view, rng)  # type: ignore[arg-type]


def test_19_a_bot_gets_the_view_of_its_own_seat_and_nothing_else() -> None:
    bot = Watching()
    sit("--seed", "1", "--rules", "short", answers=YES, bot=bot)
    assert len(bot.views) > 100
    assert all(view.seat is not None and view.seat == view.to_play and view.seat.letter != "S" for view in bot.views)
