"""A session: what is told waits until it is shown, who listens hears of it, and a clock is that of the server."""

from __future__ import annotations

import asyncio

from far_terminals import Net
from pisti.rules import Seat
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.served import Stage
from pisti.table.wire_types import TableSettings
from pisti.tui.remote.link import Lost
from pisti.tui.remote.session import Session
from screens import piloted


def is_lost(session: Session) -> bool:
    return isinstance(session.state, Lost)


def test_what_is_told_waits_and_whoever_listens_hears_of_it() -> None:
    net = Net()
    session = net.connected("Ada")
    calls: list[int] = []
    with session.listening(lambda: calls.append(len(session.told))):
        session.sit("Ada", "S")
    heard = len(calls)
    assert heard
    assert any(isinstance(each, e.Seated) for each in session.told)
    assert session.room is not None
    assert session.room.you is Seat.SOUTH
    session.ask(c.Say(id=session.client.name(), phrase="hello"))
    assert len(calls) == heard


def test_what_is_asked_for_without_a_connection_is_sent_when_there_is_one() -> None:
    net = Net()
    session = net.connected("Ada", "S")
    link = net.link(session)
    link.cut()
    assert is_lost(session)
    session.ask(c.Say(id=session.client.name(), phrase="hello"))
    link.connect()
    assert not is_lost(session)
    assert [each for each in session.told if isinstance(each, e.Said)]


def test_who_gives_the_seat_up_has_left_until_sitting_down_again() -> None:
    net = Net()
    session = net.connected("Ada", "S")
    session.leave()
    assert session.has_left
    assert session.room is not None
    assert session.room.you is None
    session.sit("Ada", "N")
    assert not session.has_left


def test_the_time_that_is_left_is_that_of_the_server_and_unknown_without_a_connection() -> None:
    net = Net(TableSettings("two,target=151", clock=30), seed=1)
    session, other = net.connected("Ada", "S"), net.connected("Bo", "N")
    assert session.seconds_left is None
    session.ask(c.Start(id=session.client.name()))
    for each in (session, other):
        if each.client.must_tap:
            each.tap(3)
    assert net.far.is_in(Stage.PLAY)
    assert session.seconds_left == 35
    net.far.now += 7
    assert session.seconds_left == 28
    session.client.ahead = -10
    assert session.seconds_left == 38
    net.far.now += 100
    assert session.seconds_left == 0
    net.link(session).cut()
    assert session.seconds_left is None


def test_a_clock_begins_when_everything_is_shown_and_nothing_is_said_where_there_is_none() -> None:
    for clock in (30, None):
        net = Net(TableSettings("two,target=151", clock=clock), seed=1)
        session, other = net.connected("Ada", "S"), net.connected("Bo", "N")
        session.ask(c.Start(id=session.client.name()))
        for each in (session, other):
            if each.client.must_tap:
                each.tap(3)
        on_turn = next(each for each in (session, other) if net.far.live.table.to_play is each.client.room.you)  # type: ignore[union-attr]
        on_turn.shown()
        shown = [each for each in net.link(on_turn).sent if isinstance(each, c.Shown)]
        assert len(shown) == (1 if clock else 0)
        assert on_turn.seconds_left == (30 if clock else None)


def test_coming_back_is_connecting_anew() -> None:
    net = Net()
    session = net.connected("Ada", "S")
    session.come_back()
    assert net.link(session).renewed == 1


@piloted
async def test_news_are_waited_for() -> None:
    net = Net()
    session = net.connected("Ada")
    waiting = session.news()
    assert not waiting.done()
    session.sit("Ada", "S")
    await waiting
    assert not session.news().done()
    running = asyncio.create_task(net.session("Bo").run())
    await asyncio.sleep(0)
    running.cancel()
