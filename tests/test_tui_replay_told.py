"""A film in words: names, the list of all plays, what stands below the table, the count."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from cases import deck_of
from command import records
from pisti.i18n import LANGUAGES, Texts
from pisti.notation import Comment, Record
from pisti.round import Pisti
from pisti.rules import PRESETS, Rules, Seat, Side
from pisti.table import Bot, Person
from pisti.tui.replay_film import Film
from pisti.tui.replay_told import (
    LONGEST,
    BriefWords,
    Kind,
    NamedWords,
    board,
    brief_scores,
    count,
    entries,
    scores,
    sentences,
)
from pisti.tui.settings import Settings
from pisti.tui.stage import Manner
from pisti.tui.wrap import wrapped
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
    assert (" won the game with " in end[-1]) == (max(record.total) >= record.rules.target)


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
    assert players == {Seat.SOUTH: Person("South"), Seat.EAST: Bot("?", "hard")}


@pytest.mark.parametrize("name", ["?", "", " ", "South", " South "])
def test_a_player_without_a_name_of_its_own_is_the_seat_alone(name: str) -> None:
    film = filmed(name, "Bo", "?", "?")
    words = NamedWords(MANNER, film)
    assert Seat.SOUTH not in board(film, words, MANNER.look, 0).scene.players
    assert opening(film) == ["House rules: Standard, to 151", "East: Bo", "Dealer: West"]


def opening(film: Film, language: str = "en") -> list[str]:
    """What the list tells before the first play, without the line of the game and that of the centre."""
    words = NamedWords(Manner(Texts(language), Settings()), film)
    told = [entry.text for entry in entries(film, words) if entry.ply == 0]
    dealer = next(place for place, text in enumerate(told) if text.endswith(words.place(film.record.dealer)))
    return told[1 : dealer + 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_rules_and_the_seed_are_told_in_words(language: str) -> None:
    say = Texts(language)
    levels = [say("play-bot-name", level=say(f"play-level-{level}")) for level in ("medium", "hard", "random")]
    seats = [say("replay-seat", seat=seat, player=level) for seat, level in zip("ENW", levels, strict=True)]
    told = opening(filmed(tags=(("Bots", "E=medium N=hard W=random"), ("LocalSeed", "41"))), language)
    rules = f"{say('preset-standard')}, {say('screen-target', target=151)}"
    assert told[:-1] == [say("replay-rules", rules=rules), *seats, say("screen-replay-seed", seed="41")]
    assert not [text for text in told if "Bots" in text or "LocalSeed" in text or "=" in text]


def test_tags_of_other_programs_are_told_as_they_are() -> None:
    told = opening(filmed(tags=(("Bots", "of another program"), ("Place", "Bursa"))))
    assert told[1:3] == ["Bots: of another program", "Place: Bursa"]


@pytest.mark.parametrize("name", PRESETS)
def test_a_table_is_called_by_its_name(name: str) -> None:
    rules = PRESETS[name]
    told = opening(Film(records(1, rules)[0]))
    assert told[0] == f"House rules: {Texts('en')(f'preset-{name}')}, to {rules.target}"


def test_of_own_rules_that_differ_is_told() -> None:
    record = records(1, Rules(target=20, jack=2, exposed=False))[0]
    assert opening(Film(record))[:3] == [
        "House rules: to 20",
        "A jack is worth 2 points.",
        "The bottom card of the stock stays face down.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_date_is_written_as_the_language_writes_it(language: str) -> None:
    record = records()[0]
    film = Film(Record(game="1", deck=record.deck, dealer=record.dealer, date=date(2026, 3, 9)))
    say = Texts(language)
    day = say("date-short", day="09", month="03", year="2026")
    assert opening(film, language)[0] == say("replay-date", date=day)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scores_take_three_lines_at_most_on_a_narrow_terminal(language: str) -> None:
    manner = Manner(Texts(language), Settings())
    for name in ("standard", "three", "solo"):
        record = records(1, replace(PRESETS[name], target=900))[-1]
        film = Film(replace(record, names=("W" * 60, *record.names[1:])))
        for ply in (0, 24, 48):
            lines = wrapped_lines(brief_scores(film, manner, ply, 38), 38)
            assert len(lines) <= 3, lines
            numbers = re.findall(r"\d+", " ".join(lines))
            assert numbers == [str(each) for each in (*film.scores(ply), *film.frame(ply).scene.view.won_counts)]


def wrapped_lines(text: str, width: int) -> list[str]:
    return [part for line in text.split("\n") for part in wrapped(line, width, hang="").split("\n")]


@pytest.mark.parametrize("name", ["standard", "two", "three", "solo"])
@pytest.mark.parametrize("is_narrow", [False, True])
def test_the_count_has_the_points_of_each_side(name: str, is_narrow: bool) -> None:
    record = records(1, PRESETS[name])[-1]
    film = Film(record)
    text = written(count(film, MANNER, is_narrow=is_narrow))
    assert record.score is not None
    for score in record.score:
        assert str(score) in text
    assert " won the game with " in text
    assert "you" not in text.lower()
