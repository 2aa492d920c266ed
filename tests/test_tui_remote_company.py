"""What persons do besides playing, in sentences: of others, of you, and to somebody who only looks on."""

from __future__ import annotations

import pytest

from pisti.i18n import LANGUAGES
from pisti.rules import Rules, Seat
from pisti.table import Bot, LeftTable, Person, Player, TurnedUp
from pisti.table import wire_events as e
from pisti.table.wire_types import PHRASES, PlayerAt, TableSettings
from pisti.tui.host import Notice
from pisti.tui.remote.checking import BrokenPromise, PromiseFault
from pisti.tui.remote.client import Broken, Refusal, SeatLost
from pisti.tui.remote.company import is_own_return, lines, why, words_at
from pisti.tui.remote.room import Room
from pisti.tui.scene import Told
from pisti.tui.settings import Settings
from pisti.tui.stage import Manner
from screens import texts

PLAYERS: dict[Seat, Player] = {
    Seat.SOUTH: Person("Ada"),
    Seat.EAST: Person("Bo"),
    Seat.NORTH: Person("bo"),
    Seat.WEST: Bot("", "hard"),
}


def told(event: Told | Notice, you: Seat | None = Seat.SOUTH, language: str = "en") -> str:
    room = Room("ab", you, is_owner=False, settings=TableSettings(), players=PLAYERS)
    return "\n".join(lines(words_at(Manner(texts(language), Settings()), room), event))


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (e.Seated(seat="E", player=PlayerAt("Cem")), "Cem sits here now: East"),
        (e.Seated(seat="W", player=PlayerAt("", "hard")), "A bot sits here now, level hard: West"),
        (e.Left(seat="N"), "This seat is free now: North"),
        (LeftTable(Seat.WEST, Bot("Bo", "hard")), "A bot plays on here: West"),
        (LeftTable(Seat.SOUTH, Bot("Ada", "hard")), "A bot plays for you now. Press Space to play again yourself."),
        (e.Said(seat="S", phrase="hello"), "You: Hello!"),
        (e.Said(seat="E", phrase="hello"), "East: Hello!"),
        (e.Chatted(seat="W", text="{ \x1b[2J"), "West: { \\x1b[2J"),
        (e.Absent(seat="E", after=60), "East has no connection."),
        (e.Back(seat="E"), "East is back."),
        (e.Back(seat="S"), "You are back, and play yourself."),
        (e.Muted(seat="E", is_muted=True), "Silenced: East"),
        (e.Muted(seat="S", is_muted=False), "May speak again: you"),
        (e.RematchAsked(seats=("S", "W")), "Another game, agreed by: you, West"),
        (e.RematchAsked(seats=()), ""),
        (e.Outage(milliseconds=5000), "The server was away for a while. Nobody’s time ran meanwhile."),
        (Broken(BrokenPromise(PromiseFault.TWICE, round=3)),
         "Round 3: the server wants promises for the deal a second time."),
        (e.Clock(until=1), ""),
        (e.Asked(round=1), ""),
        (SeatLost(Seat.SOUTH), ""),
        (TurnedUp(1, (), 0, None), ""),
    ],
)  # fmt: skip
def test_what_is_told(event: Told | Notice, sentence: str) -> None:
    assert told(event) == sentence


def test_who_is_back_is_the_person_or_another() -> None:
    assert is_own_return(e.Back(seat="S"), Seat.SOUTH)
    assert not is_own_return(e.Back(seat="S"), Seat.EAST)
    assert not is_own_return(e.Absent(seat="S"), Seat.SOUTH)


def test_two_of_the_same_name_are_called_by_their_seats_and_a_single_one_by_name() -> None:
    assert told(e.Back(seat="E")) == "East is back."
    assert told(e.Back(seat="S"), Seat.WEST) == "Ada is back."


def test_nobody_is_you_to_somebody_who_looks_on() -> None:
    assert told(LeftTable(Seat.SOUTH, Bot("Ada", "hard")), None) == "A bot plays on here: Ada"
    assert told(e.RematchAsked(seats=("S", "W")), None) == "Another game, agreed by: Ada, West"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phrase", PHRASES)
def test_every_phrase_is_told_in_the_language_of_who_reads_it(language: str, phrase: str) -> None:
    assert told(e.Said(seat="S", phrase=phrase), language=language).endswith(texts(language)(f"phrase-{phrase}"))  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_something_is_refused(language: str) -> None:
    say = texts(language)
    assert why(say, Refusal("table-muted", {})) == say("error-table-muted")
    assert why(say, Refusal("table-seat-taken", {"seat": "E"})) == say("error-table-seat-taken", seat="E")


def test_a_reason_that_this_program_does_not_know_is_shown_as_it_is() -> None:
    for refusal in (Refusal("table-on-fire", {}), Refusal("table-seat-taken", {"place": "E"})):
        assert why(texts("en"), refusal) == f"The server refuses that ({refusal.code})."


def test_the_rules_of_the_words_are_those_of_the_table() -> None:
    room = Room("ab", None, is_owner=False, settings=TableSettings("two"), players={})
    assert words_at(Manner(texts("en"), Settings()), room).rules == Rules.parse("two")
