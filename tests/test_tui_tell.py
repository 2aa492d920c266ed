"""A record told in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cases import deal, deck_of, play_out
from command import records
from pisti.cards import Card, parse_cards
from pisti.game import Game
from pisti.i18n import Texts
from pisti.notation import BadRecord, Comment, Record
from pisti.rules import PRESETS, Rules, Seat
from pisti.tui.plain_words import CardWords
from pisti.tui.tell import Teller

TEXTS = Texts("en")
DECK = deck_of("2c 3c 4c 5h", ["5d 7h", "6c", "7s", "8s"])


def told(record: Record, ply: int | None = None, *, with_hands: bool = False) -> list[str]:
    return list(Teller(record, CardWords(TEXTS, letters=False), with_hands=with_hands).lines(ply))


def test_a_capture_names_the_cards_and_those_that_were_set_aside() -> None:
    lines = told(Record(game="7", deck=DECK, dealer=Seat.WEST, plays=parse_cards("5d")))
    assert lines[-5:] == [
        "1. South plays the five of diamonds (5♦).",
        "   South captures 2 cards: 5♥, 5♦.",
        "   The 3 cards set aside in the centre go with them: 2♣, 3♣, 4♣.",
        "   No pişti: it was the first card of the round.",
        "The record ends after 1 play; the round is not finished.",
    ]


def test_a_pisti_and_a_double_pisti_say_whose_points_they_are() -> None:
    deck = deck_of("2c 3c 4c 5h", ["5d 7h Jc", "6c 7d", "6s 7s Jd", "8s 7c Jh"])
    names = ("Ada", "Bob", "Cem", "Deniz")
    record = Record(game="7", deck=deck, dealer=Seat.WEST, names=names, plays=parse_cards("5d 6c 6s"))
    assert told(record)[-3:-1] == [
        "   Cem captures 2 cards: 6♣, 6♠.",
        "   Pişti! 10 points for Ada + Cem.",
    ]
    jacks = replace(record, deck=deck_of("2c 3c 4c 5h", ["5d", "Jc", "Jd", "8s"]), plays=parse_cards("5d Jc Jd"))
    assert told(jacks)[-2] == "   Double pişti! 20 points for Ada + Cem."


def test_the_heading_tells_what_is_known_and_nothing_else() -> None:
    record = Record(
        game="7",
        round_number=3,
        event="Kahve",
        deck=DECK,
        dealer=Seat.WEST,
        names=("Ada", "?", "Ada", "Cem"),
        before=(9, 8),
        rules=Rules(target=51),
        tags=(("Seed", "x"),),
        comments=(Comment(0, "before all"),),
    )
    assert told(record)[:13] == [
        "Game 7, round 3",
        "Event: Kahve",
        "House rules: target=51",
        "South: Ada",
        "East: ?",
        "North: Ada",
        "West: Cem",
        "Seed: x",
        "Dealer: Cem",
        TEXTS("play-turned-up", cards="five of hearts (5♥)"),
        TEXTS("play-exposed", card=CardWords(TEXTS, letters=False).card(DECK[51])),
        "   Remark: before all",
        "The record ends after 0 plays; the round is not finished.",
    ]


def test_players_of_one_name_are_told_by_their_seats() -> None:
    names = ("Ada", "bot", "bot", "bot")
    lines = told(Record(game="7", deck=DECK, dealer=Seat.WEST, names=names, plays=parse_cards("7h 6c")))
    assert lines[2:7] == ["South: Ada", "East: bot", "North: bot", "West: bot", "Dealer: West"]
    assert "1. Ada plays the seven of hearts (7♥)." in lines
    assert "2. East plays the six of clubs (6♣)." in lines


def test_a_name_that_is_the_seat_of_another_is_not_used() -> None:
    record = Record(game="7", deck=DECK, dealer=Seat.WEST, names=("East", "?", "?", "?"), plays=parse_cards("7h"))
    assert "1. South plays the seven of hearts (7♥)." in told(record)


def test_cards_that_the_record_does_not_know_are_not_told() -> None:
    round = play_out(deal("2c 3c 4c 5h", ["5d 7h", "6c", "7s", "8s"]))
    known = Record.of(Game(round), game="7")
    hidden = replace(known, deck=(None, None, None, *DECK[3:]))
    played = {turn.card for turn in round.turns}
    lines = told(hidden, with_hands=True)
    assert "   The 3 cards set aside in the centre go with them: unknown card, unknown card, unknown card." in lines
    assert not played & set(parse_cards("2c 3c 4c"))
    nothing = replace(known, deck=(None,) * 3 + (Card.parse("5h"),) + (None,) * 47 + DECK[51:], plays=())
    assert told(nothing, 0, with_hands=True)[-7:-3] == [
        "South holds 4 cards: unknown card, unknown card, unknown card, unknown card.",
        "East holds 4 cards: unknown card, unknown card, unknown card, unknown card.",
        "North holds 4 cards: unknown card, unknown card, unknown card, unknown card.",
        "West holds 4 cards: unknown card, unknown card, unknown card, unknown card.",
    ]


def test_the_count_adds_up() -> None:
    record = records()[1]
    lines = told(record)
    assert [line.split()[-1] for line in lines if "Total of the game" in line] == [str(each) for each in record.total]
    assert [line.split()[-1] for line in lines if "Total of the round" in line] == [
        str(each) for each in record.score or ()
    ]


def test_stopped_at_a_ply_it_tells_how_the_table_stands() -> None:
    record = Record(game="7", deck=DECK, dealer=Seat.WEST, plays=parse_cards("7h 6c"))
    assert told(record, 1)[-9:] == [
        "After 1 play:",
        "Pile, 2 cards, from the top: 7♥, 5♥.",
        "South holds 3 cards: 5♦, J♣, J♦.",
        "East holds 4 cards: 6♣, J♥, J♠, 2♦.",
        *told(record, 1)[-5:-3],
        "Won by North–South: 0 cards.",
        "Won by East–West: 0 cards.",
        "To play: East",
    ]
    assert told(record, 0)[-9] == "Before the first play:"
    with pytest.raises(BadRecord):
        told(record, 3)


def test_with_hands_each_play_stands_after_the_hand_it_is_from() -> None:
    lines = told(Record(game="7", deck=DECK, dealer=Seat.WEST, plays=parse_cards("7h 6c")), with_hands=True)
    place = lines.index("2. East plays the six of clubs (6♣).")
    assert lines[place - 1] == "   East holds 4 cards: 6♣, J♥, J♠, 2♦."


def test_with_hands_no_hand_is_told_twice_and_each_is_what_was_held() -> None:
    record = records()[0]
    lines = told(record, with_hands=True)
    for ply, card in enumerate(record.plays):
        place = next(number for number, line in enumerate(lines) if line.startswith(f"{ply + 1}. "))
        round = record.at(ply)
        assert round.to_play is not None
        before = lines[place - 1]
        if ply % 16:
            hand = ", ".join(CardWords(TEXTS, letters=False).short(each) for each in round.hand(round.to_play))
            assert before.startswith("   ")
            assert before.endswith(f": {hand}.")
            assert card in round.hand(round.to_play)
    assert sum(" holds 4 cards" in line for line in lines) == 3 * 7  # dealt to four, and before three first plays


def test_a_round_that_is_dealt_again() -> None:
    record = Record(game="7", deck=deck_of("Jc Jd Jh Js"), dealer=Seat.WEST)
    assert told(record)[-1] == "The round must be dealt again."
    assert told(record, 0)[-1] == "The round must be dealt again."


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_told_to_its_end(name: str) -> None:
    for record in records(1, PRESETS[name]):
        for ply in (None, 0, len(record.plays) // 2, len(record.plays)):
            assert all(line.strip() for line in told(record, ply, with_hands=True))
