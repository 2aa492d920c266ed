"""A film in words: names, the list of all plays, what stands below the table, the count."""

from __future__ import annotations

from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from cases import deck_of
from command import records
from pisti.i18n import LANGUAGES, Texts
from pisti.notation import Comment, Record
from pisti.round import Pisti
from pisti.rules import PRESETS, Seat, Side
from pisti.table import Bot, Person
from pisti.tui.replay_film import Film
from pisti.tui.replay_told import (
    LONGEST,
    BriefWords,
    Kind,
    NamedWords,
    board,
    count,
    entries,
    fitted,
    scores,
    sentences,
)
from pisti.tui.settings import Settings
from pisti.tui.stage import Manner
from strategies import random_records

MANNER = Manner(Texts("en"), Settings())
BOTS = (("Bots", "E=hard N=hard W=hard"),)
NAMED = ("Ada", "Bo", "?", "?")


def filmed(*names: str, tags: tuple[tuple[str, str], ...] = (), comments: tuple[Comment, ...] = ()) -> Film:
    record = records()[0]
    return Film(
        Record(
            game=record.game,
            deck=record.deck,
            dealer=record.dealer,
            plays=record.plays,
            names=names,
            tags=tags,
            comments=comments,
        )
    )


def written(shown: RenderableType) -> str:
    console = Console(width=60)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


def test_persons_are_called_by_name_and_sides_by_their_members() -> None:
    words = NamedWords(MANNER, filmed(*NAMED))
    assert [words.seat(seat) for seat in Seat] == ["Ada", "Bo", "North", "West"]
    assert [words.side(Side(side)) for side in (0, 1)] == ["Ada + North", "Bo + West"]
    assert words.place(Seat.SOUTH) == "South"


def test_sides_without_names_are_called_by_their_seats() -> None:
    words = NamedWords(MANNER, filmed())
    assert [words.side(Side(side)) for side in (0, 1)] == ["North–South", "East–West"]


def test_a_name_that_could_be_another_seat_is_not_used() -> None:
    assert NamedWords(MANNER, filmed("West", "?", "?", "?")).seat(Seat.SOUTH) == "South"


def test_long_names_are_cut() -> None:
    words = NamedWords(MANNER, filmed("x" * 1000, "猫" * 1000, "?", "?"))
    assert all(cell_len(words.seat(seat)) <= LONGEST for seat in Seat)


def test_nobody_is_you() -> None:
    film = filmed(*NAMED, tags=BOTS)
    words = NamedWords(MANNER, film)
    told = [line for ply in range(49) for line in sentences(film, words, ply)]
    told += [entry.text for entry in entries(film, words)] + scores(film, words, 48)
    assert not [line for line in told if "you" in line.lower()]


@pytest.mark.parametrize("name", PRESETS)
def test_the_list_has_a_line_for_each_play_and_marks_it_first(name: str) -> None:
    for record in list(random_records(Random(name), PRESETS[name], "g"))[:2]:
        film = Film(record)
        words = NamedWords(MANNER, film)
        listed = list(entries(film, words))
        assert [entry.ply for entry in listed] == sorted(entry.ply for entry in listed)
        first = {entry.ply: entry for entry in reversed(listed)}
        for ply, turn in enumerate(film.turns, 1):
            text = first[ply].text
            assert first[ply].kind is (Kind.CAPTURE if turn.captured else Kind.PLAY)
            assert text.startswith(f"{ply:>2} ")
            assert words.short(turn.card) in text
            assert ("×" in text, "+" in text) == (bool(turn.captured), turn.pisti is not Pisti.NONE)
        deals = [entry for entry in listed[1:] if "Deal " in entry.text]
        assert len(deals) == -(-film.plays // (4 * record.rules.seats))


def test_comments_stand_below_their_play() -> None:
    film = filmed(comments=(Comment(0, "begin"), Comment(3, "a"), Comment(3, "b"), Comment(48, "end")))
    remarks = [
        (entry.ply, entry.text)
        for entry in entries(film, NamedWords(MANNER, film))
        if entry.text.strip()[:6] == "Remark"
    ]
    assert [(ply, text.strip()) for ply, text in remarks] == [
        (0, "Remark: begin"),
        (3, "Remark: a"),
        (3, "Remark: b"),
        (48, "Remark: end"),
    ]


@pytest.mark.parametrize("record", records(2))
def test_the_list_ends_with_leftovers_and_count(record: Record) -> None:
    film = Film(record)
    end = [entry.text for entry in entries(film, NamedWords(MANNER, film)) if entry.kind is Kind.END]
    assert ("left in the pile" in end[0]) == (film.leftovers is not None)
    assert sum(line.strip().startswith("Total of the round:") for line in end) == 2
    assert end[-1].startswith("Win for") == (max(record.total) >= record.rules.target)


def test_an_unfinished_round_says_so() -> None:
    record = records()[0]
    film = Film(Record(game="1", deck=record.deck, dealer=record.dealer, plays=record.plays[:5]))
    last = list(entries(film, NamedWords(MANNER, film)))[-1]
    assert (last.ply, last.text) == (5, "The record ends after 5 plays; the round is not finished.")


def test_a_round_that_is_dealt_again_says_so() -> None:
    film = Film(Record(game="7", deck=deck_of("Jc Jd Jh Js"), dealer=Seat.WEST))
    words = NamedWords(MANNER, film)
    assert sentences(film, words, 0) == ["The round must be dealt again."]
    assert list(entries(film, words))[-1].text == "The round must be dealt again."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_told_in_every_language(language: str) -> None:
    manner = Manner(Texts(language), Settings())
    for record in records(1):
        film = Film(record)
        words = NamedWords(manner, film)
        assert all(" ".join(sentences(film, words, ply)) for ply in range(49))


def test_below_a_name_stands_the_seat_and_below_a_seat_the_level_of_a_bot() -> None:
    film = filmed("Ada", "?", "?", "?", tags=(("Bots", "E=hard"),))
    players = board(film, NamedWords(MANNER, film), MANNER.look, 0).scene.players
    assert players[Seat.SOUTH] == Person("South")
    assert players[Seat.EAST] == Bot("?", "hard")
    assert players[Seat.NORTH] == Person("?")


def test_a_pisti_is_written_across_the_table() -> None:
    film = Film(records(3)[0])
    words = NamedWords(MANNER, film)
    for ply in range(49):
        turn = film.turns[ply - 1] if ply else None
        is_special = turn is not None and (turn.pisti is not Pisti.NONE or turn.denied is not None)
        assert bool(board(film, words, MANNER.look, ply).banner) == is_special


def test_with_little_room_two_sides_are_their_marks_and_more_have_short_names() -> None:
    film = filmed(*NAMED)
    won = Film(records()[0]).frame(48).scene.view.won_counts
    assert scores(film, BriefWords(MANNER, film), 48)[1] == f"Cards won: ◆ {won[0]}, ◇ {won[1]}."
    record = records(1, PRESETS["solo"])[0]
    brief = scores(Film(record), BriefWords(MANNER, Film(record)), 0)
    assert brief[0] == "Score: Ayşe 0, East 0, North 0, West 0."


@pytest.mark.parametrize("name", ["standard", "two", "three", "solo"])
@pytest.mark.parametrize("is_narrow", [False, True])
def test_the_count_has_the_points_of_each_side(name: str, is_narrow: bool) -> None:
    record = records(1, PRESETS[name])[-1]
    film = Film(record)
    text = written(count(film, MANNER, is_narrow=is_narrow))
    assert record.score is not None
    for score in record.score:
        assert str(score) in text
    assert "Win for" in text
    assert "you" not in text.lower()


def test_of_what_is_said_there_are_as_many_whole_sentences_as_there_is_room_for() -> None:
    told = ["Bob captures 2 cards.", "Pişti!", "The end."]
    for width in range(10, 60):
        shown = fitted(told, width, 2)
        assert shown in (" ".join(told[:count]) for count in (1, 2, 3)) or shown.endswith("…"), (width, shown)
    assert fitted(told, 60, 1) == "Bob captures 2 cards. Pişti! The end."
    assert fitted(told, 30, 1) == "Bob captures 2 cards. Pişti!"
    assert fitted([], 10, 2) == ""
