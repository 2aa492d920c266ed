"""A record as a film: each moment is what the engine makes of it; no card is shown that the record does not know."""

from __future__ import annotations

from random import Random

import pytest

from cases import deck_of
from command import records
from pisti.cards import Card, parse_cards
from pisti.notation import Record
from pisti.rules import PRESETS, Rules, Seat, Side
from pisti.table import Bot, Person, Played, TurnedUp
from pisti.tui.frames import Pause
from pisti.tui.replay_film import Film, names
from strategies import random_records, random_rules, soon_over

TABLES = [*PRESETS.values(), *(soon_over(random_rules(Random(seed)), 3) for seed in range(20))]


def some_records(rules: Rules) -> list[Record]:
    """Records of a random game, one of them unfinished."""
    made = list(random_records(Random(str(rules)), rules, "g"))[:3]
    first = made[0]
    part = Record(
        rules=rules,
        game="part",
        dealer=first.dealer,
        deck=first.deck,
        plays=first.plays[:19],
        names=first.names,
    )
    return [*made, part]


def known_of(record: Record) -> set[Card]:
    return {*record.plays, *(card for card in record.deck if card is not None)}


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_each_moment_is_the_round_after_so_many_plays(rules: Rules) -> None:
    for record in some_records(rules):
        film = Film(record)
        assert film.plays == len(record.plays)
        for ply in range(film.plays + 1):
            round, view = record.at(ply), film.frame(ply).scene.view
            assert view.to_play == round.to_play
            assert view.deal_number == round.deal_number
            assert view.stock_size == len(round.stock)
            assert view.exposed == round.exposed
            assert len(view.pile) == len(round.pile)
            assert [view.hand_size(seat) for seat in round.order] == [len(round.hand(seat)) for seat in round.order]
            assert list(view.won_counts) == [len(round.won(Side(side))) for side in range(rules.side_count)]


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_all_hands_lie_open_but_for_cards_that_the_record_does_not_know(rules: Rules) -> None:
    for record in some_records(rules):
        film, known = Film(record), known_of(record)
        for ply in range(film.plays + 1):
            for seat, hand in film.hands(ply).items():
                assert hand == tuple(card if card in known else None for card in record.at(ply).hand(seat))


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_what_was_captured_just_now_still_lies_there(rules: Rules) -> None:
    for record in some_records(rules):
        film, known = Film(record), known_of(record)
        for ply, turn in enumerate(record.round.turns, 1):
            frame = film.frame(ply)
            assert isinstance(frame.event, Played)
            assert frame.turn == film.turns[ply - 1]
            if turn.captured:
                assert frame.pile == tuple(card if card in known else None for card in turn.captured)
                assert frame.pile[-1] is turn.card
            elif ply < 48:
                assert frame.pile is None
                assert frame.scene.view.pile[-1] is turn.card


def test_the_leftovers_still_lie_there_after_the_last_play() -> None:
    for record in records(3):
        left, film = record.round.leftovers, Film(record)
        assert film.leftovers == left
        if left is not None:
            assert film.frame(48).pile == left.cards


def test_the_score_of_the_round_comes_with_its_last_play() -> None:
    for record in records(2):
        film = Film(record)
        assert film.is_over
        assert {film.scores(ply) for ply in range(48)} == {record.before}
        assert film.scores(48) == record.total


def test_captures_are_found_in_both_directions() -> None:
    for record in records(1):
        film = Film(record)
        there = [0]
        while film.capture_after(there[-1]) != there[-1]:
            there.append(film.capture_after(there[-1]))
        back = [there[-1]]
        while film.capture_before(back[-1]) != back[-1]:
            back.append(film.capture_before(back[-1]))
        assert tuple(there[1:]) == film.captures == tuple(reversed(back))
        assert film.captures == tuple(ply for ply, mark in enumerate(record.marks, 1) if mark)


def test_face_down_cards_lie_face_down_until_they_are_captured() -> None:
    rules = PRESETS["under"]
    record = Record(rules=rules, game="1", deck=deck_of("2c 3c 4c 5c", ["6c", "5d"]), dealer=Seat.WEST)
    assert Film(record).frame(0).scene.view.pile == (None, None, None, Card.parse("5c"))
    played = Record(rules=rules, game="1", deck=record.deck, dealer=Seat.WEST, plays=parse_cards("6c 5d"))
    assert Film(played).frame(2).pile is None
    taken = Record(
        rules=rules,
        game="1",
        deck=deck_of("2c 3c 4c 5c", ["5d"]),
        dealer=Seat.WEST,
        plays=parse_cards("5d"),
    )
    assert Film(taken).frame(1).pile == parse_cards("2c 3c 4c 5c 5d")


def test_cards_set_aside_that_nobody_knows_stay_unknown() -> None:
    deck = (None, None, None, *parse_cards("5h 5d"), *(None,) * 46, *parse_cards("9s"))
    film = Film(Record(game="7", deck=deck, dealer=Seat.WEST, plays=parse_cards("5d")))
    assert film.turns[0].set_aside == (None, None, None)
    assert film.hands(0)[Seat.SOUTH] == (*parse_cards("5d"), None, None, None)
    assert film.hands(1)[Seat.EAST] == (None,) * 4


def test_a_round_that_is_dealt_again_shows_its_jacks() -> None:
    film = Film(Record(game="7", deck=deck_of("Jc Jd Jh Js"), dealer=Seat.WEST))
    frame = film.frame(0)
    assert frame.pile == parse_cards("Js Jh Jd Jc")
    assert isinstance(frame.event, TurnedUp)
    assert (film.plays, film.is_over, film.captures) == (0, False, ())
    assert [len(hand) for hand in film.hands(0).values()] == [4] * 4


def test_moments_last_as_at_the_table() -> None:
    lasts = {"": Pause.PLAY, "x": Pause.CAPTURE, "#": Pause.PISTI, "##": Pause.PISTI}
    for record in records(3):
        film = Film(record)
        assert film.frame(0).pause is Pause.READ
        for ply, mark in enumerate(record.marks, 1):
            denied = record.round.turns[ply - 1].denied
            assert film.frame(ply).pause is (Pause.PISTI if denied else lasts[mark])


def record_of(names: str, bots: str) -> Record:
    deck = records()[0].deck
    return Record(game="1", deck=deck, dealer=Seat.WEST, names=tuple(names.split()), tags=(("Bots", bots),))


@pytest.mark.parametrize(
    ("bots", "you"),
    [
        ("S=hard N=hard W=hard", Seat.EAST),
        ("S=hard N=hard", Seat.SOUTH),
        ("S=hard E=hard N=hard W=hard", Seat.SOUTH),
        ("of some other program", Seat.SOUTH),
    ],
)
def test_the_table_is_seen_from_the_only_person_or_from_south(bots: str, you: Seat) -> None:
    film = Film(record_of("? Ada ? ?", bots))
    assert (film.you, film.frame(0).scene.you) == (you, you)


def test_a_tag_of_the_same_name_that_tells_no_bots_makes_all_persons() -> None:
    film = Film(record_of("a b c d", "of some other program"))
    assert list(film.players.values()) == [Person(name) for name in "abcd"]
    assert not film.has_bots
    assert Film(record_of("a b c d", "N=hard")).has_bots


def test_persons_have_names_where_these_tell_them_from_all_others() -> None:
    film = Film(record_of("Ada ? Bo Bo", ""))
    assert names(film) == {Seat.SOUTH: "Ada"}
    film = Film(record_of("Ada Cem Bo Bo", "W=hard"))
    assert isinstance(film.players[Seat.WEST], Bot)
    assert names(film) == {Seat.SOUTH: "Ada", Seat.EAST: "Cem"}
