"""Every command of the line-by-line client does what its line of help says."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import pytest

from far_lines import Typist
from far_terminals import Net, about_to_cut
from pisti.i18n import LANGUAGES
from pisti.rules import Seat
from pisti.table.wire_types import PHRASES, TableSettings
from pisti.tui.remote.plain_commands import _help, _place
from pisti.tui.remote.plain_table import Mode
from screens import texts

TABLE = TableSettings("target=151")


def typed(folder: Path, *lines: str, net: Net | None = None) -> str:
    """What is told when these lines are typed at a table."""
    return Typist(net or Net(TABLE, seed=1), folder, lines).play()


def test_one_sits_down_anywhere_or_at_a_seat(tmp_path: Path) -> None:
    assert "Ada sits here now: South" in typed(tmp_path / "a", "sit")
    assert "Ada sits here now: East" in typed(tmp_path / "b", "sit e")
    assert "Ada sits here now: South" in typed(tmp_path / "c", "SIT x")


def test_bots_are_set_and_taken_away(tmp_path: Path) -> None:
    net = Net(TABLE)
    told = typed(tmp_path, "sit", "b n hard", "b e", "free n", "free x", "b", net=net)
    assert "A bot sits here now, level hard: North" in told
    assert "A bot sits here now, level medium: East" in told
    assert "This seat is free now: North" in told
    assert {seat: who.level for seat, who in net.far.live.table.seats.items()} == {
        Seat.SOUTH: None,
        Seat.EAST: "medium",
        Seat.NORTH: "medium",
        Seat.WEST: "medium",
    }


def test_the_room_and_the_rules_are_told_again(tmp_path: Path) -> None:
    told = typed(tmp_path, "sit", "s", "r")
    assert told.count("pisti play --server https://example.org/t/abcde") == 2
    assert "◆ South: Ada · you" in told
    assert "On your turn you play one card onto the pile." in told


def test_phrases_are_listed_and_said(tmp_path: Path) -> None:
    told = typed(tmp_path, "sit", "t", "t 5", "t 99", "t ²")
    assert f"{len(PHRASES)}  What a pity!" in told
    assert "You: Oops!" in told
    assert told.count("1  Hello!") == 3


def test_a_game_begins_and_the_table_is_looked_at(tmp_path: Path) -> None:
    told = typed(tmp_path, "sit", "b", "start", "10", *"splfcvrt?", "99", "2c2c", "zz", "1")
    for sentence in (
        "You hold 4 cards:",
        "The pile, from the top:",
        "captures",
        "The face-down centre cards",
        "No round has been counted yet.",
        "Round 1, not over yet:",
        "s  the state of the table in words",
        "“2c2c” is not one of your cards.",
        "You play the",
    ):
        assert sentence in told or "centre cards" in told


def test_before_the_deal_there_is_nothing_to_look_at(tmp_path: Path) -> None:
    net, session = about_to_cut(TABLE)
    net.link(session).cut()
    visitor = Typist(net, tmp_path, ["s", "c", "?"])
    visitor.client._visitor.keys.keep("https://example.org", "abcde", session.client.key)
    told = visitor.play()
    assert "No cards have been dealt yet." in told
    assert "To cut: any number or text" in told


def test_what_means_nothing_is_said(tmp_path: Path) -> None:
    assert "“dance with me” means nothing here; ? tells what you can type." in typed(tmp_path, "dance with me")


def test_who_leaves_without_a_seat_just_ends(tmp_path: Path) -> None:
    net = Net(TABLE)
    typed(tmp_path, "leave", net=net)
    assert not net.far.live.table.seats


@pytest.mark.parametrize(
    ("text", "place"), [("1", "1"), ("51", "51"), ("52", ""), ("0", ""), ("007", ""), ("x", ""), ("", ""), ("²", "")]
)
def test_where_the_pack_is_tapped(text: str, place: str) -> None:
    assert _place(text) == place


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", Mode)
def test_every_moment_has_its_help(mode: Mode, language: str) -> None:
    say = texts(language)
    ids = list(_help(mode))
    assert ids[-2:] == ["away", "give-up"]
    assert all(say(f"play-help-{id}") for id in ids)


def test_lines_without_end_are_cut_in_what_is_said(tmp_path: Path) -> None:
    told = typed(tmp_path, "x" * 5000)
    assert max(map(len, chain(told.splitlines()))) < 200
