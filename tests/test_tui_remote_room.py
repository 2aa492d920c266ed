"""A table as a client knows it: what is told one by one, and what a welcome makes of it, come to the same."""

from __future__ import annotations

import pytest

from pisti.rules import Rules, Seat
from pisti.table import Bot, Person
from pisti.table import wire_events as e
from pisti.table.wire_types import PlayerAt, SideCount, TableSettings
from pisti.tui.remote.room import Room, Stage, differences

ROOM = Room("ab", Seat.SOUTH, is_owner=True, settings=TableSettings(), players={Seat.SOUTH: Person("Ada")})
NOTHING = SideCount(0, 0, 0, 0, 0, 0, 0)


def after(*events: e.TableEvent, room: Room = ROOM) -> Room:
    for event in events:
        room = room.after(event)
    return room


def test_who_sits_down_and_gets_up() -> None:
    full = after(e.Seated(seat="E", player=PlayerAt("Bo")), e.Seated(seat="N", player=PlayerAt("", "hard")))
    assert full.players == {Seat.SOUTH: Person("Ada"), Seat.EAST: Person("Bo"), Seat.NORTH: Bot("", "hard")}
    assert full.missing == (Seat.WEST,)
    assert after(e.Left(seat="E"), room=full).missing == (Seat.EAST, Seat.WEST)
    assert after(e.Left(seat="E", player=PlayerAt("Bo", "hard")), room=full).players[Seat.EAST] == Bot("Bo", "hard")


def test_who_comes_and_goes() -> None:
    away = after(e.Seated(seat="E", player=PlayerAt("Bo")), e.Absent(seat="E", after=60))
    assert away.away == {Seat.EAST}
    stood_in = after(e.Left(seat="E", player=PlayerAt("Bo", "hard")), room=away)
    back = after(e.Back(seat="E"), room=stood_in)
    assert not back.away
    assert back.players[Seat.EAST] == Person("Bo")


def test_a_seat_that_a_bot_plays_is_not_yours() -> None:
    assert ROOM.is_yours
    assert not after(e.Left(seat="S", player=PlayerAt("Ada", "hard"))).is_yours
    assert not Room("ab", None, is_owner=False, settings=TableSettings(), players={}).is_yours


def test_other_rules_forget_who_agreed() -> None:
    agreed = after(e.RematchAsked(seats=("S",)))
    assert agreed.wishes == {Seat.SOUTH}
    other = after(e.Chosen(settings=TableSettings(rules="two")), room=agreed)
    assert other.rules == Rules(seats=2, target=101)
    assert not other.wishes


def test_after_the_game_the_own_seat_is_one_s_own_again() -> None:
    stood_in = after(e.Left(seat="S", player=PlayerAt("Ada", "hard")))
    assert after(e.GameOver(winner=0, scores=(151, 3)), room=stood_in).is_yours


def test_the_course_of_a_game() -> None:
    begun = after(e.Committed(round=0, hash="00" * 32, game="g"))
    assert begun.stage is Stage.GAME
    assert after(e.GameOver(winner=0, scores=(151, 3)), room=begun).stage is Stage.OVER
    assert after(e.Committed(round=1, hash="00" * 32, seat="S")).stage is Stage.LOBBY


def test_a_clock_runs_until_the_card_is_played() -> None:
    running = after(e.Clock(until=5, seat="S"))
    assert running.until == 5
    counted = e.Counted(round=1, count=(NOTHING, NOTHING), pistis=((0, 0), (0, 0)), scores=(0, 0))
    assert after(counted, room=running).until is None


def test_who_may_speak() -> None:
    muted = after(e.Muted(seat="E", is_muted=True))
    assert muted.muted == {Seat.EAST}
    assert not after(e.Muted(seat="E", is_muted=False), room=muted).muted
    assert after(e.Left(seat="E", player=PlayerAt("Bo", "hard")), room=muted).muted == {Seat.EAST}
    assert not after(e.Seated(seat="E", player=PlayerAt("Can")), room=muted).muted
    assert not after(e.Left(seat="E"), room=muted).muted


EVENTS: list[list[e.TableEvent]] = [
    [],
    [e.Seated(seat="E", player=PlayerAt("Bo"))],
    [e.Seated(seat="E", player=PlayerAt("Bo")), e.Absent(seat="E")],
    [e.Seated(seat="E", player=PlayerAt("Bo")), e.Left(seat="E", player=PlayerAt("Bo", "hard"))],
    [e.Seated(seat="N", player=PlayerAt("", "hard")), e.Muted(seat="S", is_muted=True)],
    [e.Left(seat="S"), e.RematchAsked(seats=("E",))],
]


@pytest.mark.parametrize("before", EVENTS)
@pytest.mark.parametrize("later", EVENTS)
def test_the_differences_between_two_moments_lead_from_one_to_the_other(
    before: list[e.TableEvent], later: list[e.TableEvent]
) -> None:
    one, two = after(*before), after(*later)
    found = after(*differences(one, two), room=one)
    assert (found.players, found.away, found.muted, found.wishes) == (two.players, two.away, two.muted, two.wishes)


def test_where_nothing_is_different_nothing_is_told() -> None:
    assert list(differences(ROOM, ROOM)) == []


def test_a_person_for_whom_a_bot_played_and_who_agrees_is_that_person_again() -> None:
    stood_in = after(e.Seated(seat="E", player=PlayerAt("Bo")), e.Left(seat="E", player=PlayerAt("Bo", "hard")))
    assert after(e.RematchAsked(seats=("E",)), room=stood_in).players[Seat.EAST] == Person("Bo")
