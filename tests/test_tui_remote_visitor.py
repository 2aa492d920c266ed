"""Somebody at a server: keys of seats, leaving, games that are kept once."""

from __future__ import annotations

from pathlib import Path

import pytest

from far_terminals import CODE, FarWeb, Net, visitor
from pisti.rules import Seat
from pisti.table import wire_commands as c
from pisti.tui.remote.faults import BadRemote, RemoteFault
from screens import piloted


def test_the_key_is_kept_before_anybody_sits(tmp_path: Path) -> None:
    net = Net()
    person = visitor(net, tmp_path)
    session = person.session(CODE)
    net.link(session).connect()
    assert person.kept() == []
    assert person.sit(session, "Ada", Seat.NORTH) is None
    assert person.kept() == [CODE]
    assert session.is_seated
    again = person.session(CODE)
    assert again.client.key == session.client.key
    assert again.client.hello().token == session.client.key.token


def test_a_key_that_was_a_seat_s_is_not_used_for_another(tmp_path: Path) -> None:
    net = Net()
    owner, person = net.connected("Zoe", "S"), visitor(net, tmp_path)
    session = person.session(CODE)
    net.link(session).connect()
    person.sit(session, "Ada", None)
    first = session.client.key
    owner.ask(c.Kick(id=owner.client.name(), seat="N"))
    assert not session.is_seated
    person.sit(session, "Ada", Seat.NORTH)
    assert session.is_seated
    assert session.client.key != first
    assert person.session(CODE).client.key == session.client.key


def test_a_key_that_cannot_be_kept_is_used_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "seats").write_text("no folder")
    net = Net()
    person = visitor(net, tmp_path)
    session = person.session(CODE)
    net.link(session).connect()
    assert isinstance(person.sit(session, "Ada", None), OSError)
    assert session.is_seated


def test_the_key_of_a_seat_that_was_refused_is_forgotten(tmp_path: Path) -> None:
    net = Net()
    net.connected("Zoe", "S")
    person = visitor(net, tmp_path)
    session = person.session(CODE)
    net.link(session).connect()
    person.sit(session, "Ada", Seat.SOUTH)
    assert not session.is_seated
    assert person.kept() == []
    person.sit(session, "Ada", Seat.NORTH)
    key = session.client.key
    person.sit(session, "Ada", Seat.SOUTH)
    assert person.session(CODE).client.key == key


def test_a_key_is_kept_until_the_server_has_answered(tmp_path: Path) -> None:
    net = Net()
    net.connected("Zoe", "S")
    person = visitor(net, tmp_path)
    session = person.session(CODE)
    net.link(session).connect()
    net.link(session).cut()
    person.sit(session, "Ada", Seat.SOUTH)
    assert person.kept() == [CODE]
    net.link(session).connect()
    assert person.kept() == []


def test_a_key_that_the_server_does_not_know_is_forgotten(tmp_path: Path) -> None:
    net = Net()
    person = visitor(net, tmp_path)
    session = person.session(CODE)
    person.sit(session, "Ada", Seat.SOUTH)
    assert person.kept() == [CODE]
    again = person.session(CODE)
    net.link(again).connect()
    assert person.kept() == []
    person.sit(again, "Ada", Seat.SOUTH)
    assert again.is_seated
    assert person.kept() == [CODE]


@piloted
async def test_only_who_has_given_the_seat_up_is_forgotten(tmp_path: Path) -> None:
    net = Net()
    person = visitor(net, tmp_path)
    session = person.session(CODE)
    net.link(session).connect()
    person.sit(session, "Ada", None)
    await person.gone(session)
    assert person.kept() == [CODE]
    session.leave()
    await person.gone(session)
    assert person.kept() == []


@piloted
async def test_a_game_is_kept_once_and_only_if_there_was_one(tmp_path: Path) -> None:
    net = Net()
    web = FarWeb(net)
    person = visitor(net, tmp_path, web)
    session = person.session(CODE)
    assert await person.keep_game(session) is None
    session.file = "x"
    assert await person.keep_game(session) == "x"
    assert web.asked == []


@piloted
async def test_a_record_that_cannot_be_had_is_told(tmp_path: Path) -> None:
    net = Net(seed=1)
    web = FarWeb(net)
    person = visitor(net, tmp_path, web)
    session = person.session(CODE)
    net.link(session).connect()
    person.sit(session, "Ada", None)
    session.ask(c.Fill(id=session.client.name(), seat="N", level="hard"))
    session.ask(c.Start(id=session.client.name()))
    web.wrong = BadRemote(RemoteFault.NOT_PISTI)
    with pytest.raises(BadRemote):
        await person.keep_game(session)
    assert session.file is None


def test_chance_differs(tmp_path: Path) -> None:
    person = visitor(Net(), tmp_path)
    assert person.rng().random() != person.rng().random()
