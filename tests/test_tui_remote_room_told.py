"""The room of a table in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pisti.i18n import LANGUAGES
from pisti.rules import Rules, Seat
from pisti.table import Bot, Person, Player
from pisti.table.wire_types import TableSettings
from pisti.tui.look import Look
from pisti.tui.remote.address import Address
from pisti.tui.remote.room import Room, Stage
from pisti.tui.remote.room_told import bot_told, introduction, invitation, seat_told, settings_told, waiting_told
from screens import texts
from sittings import words

PLAYERS: dict[Seat, Player] = {
    Seat.SOUTH: Person("Ada"),
    Seat.EAST: Bot("", "hard"),
    Seat.NORTH: Person("Bo\x1b"),
    Seat.WEST: Bot("Cem", "hard"),
}
ROOM = Room("ab", Seat.SOUTH, is_owner=True, settings=TableSettings(), players=PLAYERS)
SAY = texts("en")


def seat(room: Room, letter: str) -> str:
    return seat_told(SAY, Look(), room, Seat.parse(letter))


def waiting(room: Room) -> str:
    return " ".join(waiting_told(SAY, room))


def test_each_seat_with_who_sits_there() -> None:
    room = replace(ROOM, away=frozenset({Seat.NORTH}))
    assert seat(room, "S") == "◆ South: Ada · you"
    assert seat(room, "E") == "◇ East: bot (hard)"
    assert seat(room, "N") == "◆ North: Bo\\x1b · absent"
    assert seat(room, "W") == "◇ West: bot (hard), Cem"
    assert seat(replace(ROOM, players={}), "W") == "◇ West: free"
    assert seat_told(SAY, Look(ascii=True), ROOM, Seat.NORTH).startswith("* North")


def test_to_who_looks_on_no_side_is_yours() -> None:
    assert seat(replace(ROOM, you=None), "S") == "◇ South: Ada"


def test_after_a_game_it_is_told_who_plays_again() -> None:
    over = replace(ROOM, stage=Stage.OVER, wishes=frozenset({Seat.SOUTH}))
    assert seat(over, "S") == "◆ South: Ada · you · ready to play again"
    assert "ready to play again" not in seat(replace(over, stage=Stage.LOBBY), "S")


def test_a_bot_of_a_level_that_is_not_known_here_is_called_as_the_server_does() -> None:
    assert bot_told(SAY, Bot("", "grandmaster")) == "bot (grandmaster)"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({}, "Everyone is here: you can begin."),
        ({"is_owner": False}, "Ada begins the game."),
        ({"is_owner": False, "away": frozenset({Seat.SOUTH})}, "Bo\\x1b begins the game."),
        ({"you": None}, "Choose where to sit: a free seat, or one of a bot."),
        ({"players": {Seat.SOUTH: Person("Ada")}},
         "Free seats: 3 Wait for others, or choose a seat and set a bot there."),
        ({"players": {Seat.SOUTH: Person("Ada")}, "is_owner": False}, "Free seats: 3"),
        ({"stage": Stage.OVER}, "Another game begins when everyone agrees."),
        ({"stage": Stage.GAME, "you": None}, "A game is on. When a round is over, you can take the seat of a bot."),
        ({"stage": Stage.GAME}, "The game begins …"),
        ({"is_owner": False, "players": dict.fromkeys(Seat, Bot("", "hard"))}, ""),
    ],
)  # fmt: skip
def test_what_is_waited_for(fields: dict[str, object], sentence: str) -> None:
    assert waiting(replace(ROOM, **fields)) == sentence  # type: ignore[arg-type]


def test_the_rules_on_one_sheet() -> None:
    settings = TableSettings("two", 30, is_open=True)
    assert list(settings_told(SAY, settings, replace(ROOM, settings=settings))) == [
        "Two players. You against one bot, to 101.",
        "For each card there are 30 s.",
        "The table is in the list: anyone may come.",
    ]
    own = TableSettings("jack=2")
    assert list(settings_told(SAY, own, replace(ROOM, settings=own))) == [
        "House rules. 4 players, to 151.",
        "A jack is worth 2 points.",
        "The table is in no list: only who has the link may come.",
    ]


def test_the_invitation_is_a_link_and_a_command() -> None:
    assert list(invitation(SAY, Address("https://example.org"), "ab"))[1:] == [
        "https://example.org/t/ab",
        "pisti play --server https://example.org/t/ab",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_introduction_says_who_sits_where(language: str) -> None:
    spoken = words(Rules())
    spoken.texts = texts(language)
    told = list(introduction(spoken, ROOM))
    assert "Bo\\x1b" in "\n".join(told)
    assert spoken.texts("play-seat-you", seat=spoken.place(Seat.SOUTH)) in told[1]
    assert len(told) == 7
