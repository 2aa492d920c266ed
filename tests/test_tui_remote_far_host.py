"""A table of a server as a host: what it waits for, what it sends, and a pack that is tapped for who does not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from far_terminals import Net
from pisti.errors import PistiError
from pisti.rules import Seat
from pisti.table import BadCommand, Cut, Leave, Person, Phase, Play, Played, Ready, Start, TableFault
from pisti.table import wire_commands as c
from pisti.table.served import Stage
from pisti.table.wire_types import TableSettings
from pisti.tui.remote.far_host import TAP_SECONDS, FarHost
from pisti.tui.remote.link import Over
from screens import piloted


class Timers:
    """Calls that are to be made later, made when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[tuple[float, Callable[[], None], asyncio.TimerHandle]] = []

    def __call__(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        handle = asyncio.get_running_loop().call_later(10_000, call)
        self.waiting.append((seconds, call, handle))
        return handle

    def ring(self) -> None:
        for _, call, handle in self.waiting:
            if not handle.cancelled():
                handle.cancel()
                call()


class Sitting:
    """One person against a bot, from before the cut of round 1."""

    def __init__(self, *, cuts: bool, rules: str = "two,target=151", clock: int | None = None) -> None:
        for seed in range(50):
            self.net = Net(TableSettings(rules, clock), seed)
            self.session = self.net.connected("Ada", "S")
            client = self.session.client
            self.session.ask(c.Fill(id=client.name(), seat="N", level="hard"))
            self.timers = Timers()
            self.host = FarHost(self.session, Random(1), self.timers)
            self.net.bots = False
            self.session.ask(c.Start(id=client.name()))
            if client.must_tap is cuts:
                return
        raise AssertionError

    def drain(self) -> None:
        self.session.told.clear()


@piloted
async def test_the_cutter_is_asked_once_everything_is_told_and_the_tap_counts() -> None:
    sitting = Sitting(cuts=True)
    host = sitting.host
    assert host.waits
    while sitting.session.told:
        [_] = await host.told()
    assert not host.waits
    assert await host.told() == ()
    host.send(Cut("41"))
    assert host.waits
    shares = sitting.net.far.live.table.dealt[0].fair.round.shares
    assert shares[Seat.SOUTH].tap == 41


@piloted
async def test_a_cut_without_a_place_is_tapped_anywhere() -> None:
    sitting = Sitting(cuts=True)
    sitting.host.send(Cut())
    assert 1 <= sitting.net.far.live.table.dealt[0].fair.round.shares[Seat.SOUTH].tap <= 51


def accompanied() -> Sitting:
    """Ada is to cut, and somebody else waits for it."""
    sitting = Sitting(cuts=True)
    room = sitting.session.client.room
    assert room is not None
    sitting.session.client.room = replace(room, players={**room.players, Seat.NORTH: Person("Bo")})
    return sitting


@piloted
async def test_who_plays_against_bots_alone_cuts_in_time_of_their_own() -> None:
    sitting = Sitting(cuts=True)
    sitting.host.changed()
    assert sitting.timers.waiting == []


@piloted
async def test_the_pack_is_tapped_for_who_does_not_and_for_nobody_else() -> None:
    sitting = accompanied()
    sitting.host.changed()
    [(seconds, _, _)] = sitting.timers.waiting
    assert seconds == TAP_SECONDS < 10
    sitting.timers.ring()
    assert sitting.net.far.is_in(Stage.PLAY)
    other = accompanied()
    other.host.changed()
    other.host.send(Cut("5"))
    other.host.changed()
    other.timers.ring()
    assert other.net.far.live.table.dealt[0].fair.round.shares[Seat.SOUTH].tap == 5
    third = Sitting(cuts=False)
    third.host.changed()
    assert third.timers.waiting == []
    fourth = accompanied()
    fourth.host.changed()
    fourth.host.leave_alone()
    fourth.timers.ring()
    assert fourth.net.far.is_in(Stage.PROMISE)


@piloted
async def test_a_card_is_sent_once_and_then_waited_for() -> None:
    sitting = Sitting(cuts=False)
    host, net = sitting.host, sitting.net
    net.bots = net.far.live.table.to_play is Seat.NORTH
    net.flow()
    net.bots = False
    sitting.drain()
    assert not host.waits
    view = host.view()
    assert view is not None
    net.link(sitting.session).cut()
    host.send(Play(1, len(view.turns), view.hand[0]))
    assert host.waits
    net.link(sitting.session).connect()
    assert [each.turn.card for each in sitting.session.told if isinstance(each, Played)] == [view.hand[0]]


@piloted
async def test_a_card_that_is_refused_is_asked_for_again() -> None:
    sitting = Sitting(cuts=False)
    host, net = sitting.host, sitting.net
    net.bots = net.far.live.table.to_play is Seat.NORTH
    net.flow()
    net.bots = False
    view = host.view()
    assert view is not None
    host.send(Play(1, 47, view.hand[0]))
    sitting.drain()
    assert not host.waits


def say(net: Net, sitting: Sitting, id: str) -> None:
    """Something is said at the table."""
    socket = net.link(sitting.session).socket
    assert socket is not None
    net.far.hear(socket, c.Say(id=id, phrase="hello"))
    net.flow()


@piloted
async def test_news_come_while_the_person_is_asked() -> None:
    sitting = Sitting(cuts=False)
    host, net = sitting.host, sitting.net
    net.bots = net.far.live.table.to_play is Seat.NORTH
    net.flow()
    net.bots = False
    sitting.drain()
    calls: list[str] = []
    with sitting.session.listening(host.changed):
        host.asks(lambda: calls.append("news"))
        assert not calls
        say(net, sitting, "x")
        assert calls == ["news"]
        say(net, sitting, "y")
    assert calls == ["news"]


@piloted
async def test_the_count_is_read_once_and_another_round_is_seen_to_have_begun() -> None:
    sitting = Sitting(cuts=False)
    host, net = sitting.host, sitting.net
    net.bots = True
    net.flow()
    while net.far.is_in(Stage.PLAY):
        view = host.view()
        assert view is not None
        host.send(Play(1, len(view.turns), view.hand[0]))
    assert net.far.is_in(Stage.COUNT)
    assert host.is_behind
    sitting.drain()
    assert not host.is_behind
    assert not host.has_gone_on
    assert not host.waits
    assert not host.has_read(1)
    host.send(Ready(1))
    assert host.has_read(1)
    assert host.has_gone_on
    assert host.waits


@piloted
async def test_a_table_that_is_over_ends_the_sitting_even_while_a_card_is_asked_for() -> None:
    sitting = Sitting(cuts=True)
    sitting.drain()
    assert not sitting.host.waits
    calls: list[str] = []
    with sitting.session.listening(sitting.host.changed):
        sitting.host.asks(lambda: calls.append("news"))
        sitting.session._show(Over(BadCommand(TableFault.CLOSED)))
    assert calls == ["news"]
    assert sitting.host.waits
    with pytest.raises(PistiError) as closed:
        await sitting.host.told()
    assert closed.value.code is TableFault.CLOSED


@piloted
async def test_leaving_gives_the_seat_up_and_starting_is_not_sent() -> None:
    sitting = Sitting(cuts=True)
    before = len(sitting.net.link(sitting.session).sent)
    assert sitting.host.send(Start()) == ()
    assert len(sitting.net.link(sitting.session).sent) == before
    sitting.host.send(Leave())
    assert sitting.session.has_left
    assert sitting.host.has_gone_on


@piloted
async def test_the_scene_before_anything_is_told() -> None:
    sitting = Sitting(cuts=True)
    assert sitting.host.scene().phase is Phase.START
    assert sitting.host.you is Seat.SOUTH
