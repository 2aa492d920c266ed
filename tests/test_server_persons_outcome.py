"""What a finished game means for those who played: found in the changes of a table, the same after it was stored."""

import msgspec
import pytest

from pisti.rules import Seat
from pisti.server.persons.outcome import end_in, outcome_of, packed, unpacked
from pisti.server.persons.results import results_of
from pisti.table import wire_commands as c
from pisti.table.served import Change, Served, Stage, Step, after, decide
from pisti.table.served import facts as f
from pisti.table.wire_types import TableSettings
from served import World, sit
from test_table_served_rating import guest, seated, send


def over(settings: TableSettings, seats: str, leaver: Seat | None = None) -> World:
    """A game that persons at some seats have played to its end, one of whom has left perhaps."""
    world = seated(settings, seats)
    owner = world.table.owner
    assert owner is not None
    for seat in world.table.rules.seating:
        if seat not in world.table.seats:
            world.send(owner, c.Fill(id="f", seat=seat.letter, level="easy"))  # type: ignore[arg-type]
    send(world, owner, c.Start(id="go"))
    world.play_on(Stage.PLAY)
    if leaver is not None:
        send(world, leaver, c.Leave(id="l"))
    world.play_on(Stage.OVER)
    return world


def end_of(world: World) -> tuple[Served, Change]:
    """The table before the last fact of its game, and that fact."""
    table, last = Served(), None
    for step in world.steps:
        before, table = table, after(table, step)
        if table.stage is Stage.OVER and before.stage is not Stage.OVER:
            last = before, Change(step, table)
    assert last is not None
    return last


def test_a_rated_game_says_who_sat_there_and_how_it_ended() -> None:
    world = over(TableSettings(clock=30, is_rated=True), "SENW")
    before, change = end_of(world)
    end = end_in("code", before, [change])
    assert end is not None
    assert end.outcome is not None
    told = unpacked(end.outcome)
    game = world.table.game
    assert game is not None
    assert (told.game, told.scores, told.winner, told.loser) == (world.table.name, game.scores, game.winner, None)
    assert [each.guest for each in told.sitters] == [guest(name) for name in "SENW"]
    assert all(each.has_stayed and not each.is_away for each in told.sitters)
    counted = sum(count.pistis for round in game.sheet for count in round)
    assert counted >= 10 * sum(each.pistis for each in told.sitters) > 0
    assert {each.guest for each in end.sittings} == {guest(name) for name in "SENW"}


def test_the_side_of_who_leaves_loses() -> None:
    world = over(TableSettings(clock=30, is_rated=True), "SENW", Seat.EAST)
    told = outcome_of("code", world.table, 1.0)
    assert told is not None
    assert told.loser == world.table.rules.sides[Seat.EAST]
    assert [each.has_stayed for each in told.sitters] == [True, False, True, True]


def test_a_rated_game_that_all_have_left_is_lost_by_who_left_first() -> None:
    world = seated(TableSettings(clock=30, is_rated=True))
    send(world, Seat.SOUTH, c.Start(id="go"))
    world.play_on(Stage.PLAY)
    before = world.table
    for seat in (Seat.EAST, Seat.SOUTH, Seat.NORTH):
        send(world, seat, c.Leave(id="l"))
        before = world.table
    changes = decide(before, Seat.WEST, c.Leave(id="l"), world.now, world.entropy())
    assert changes[-1].table.stage is Stage.CLOSED
    end = end_in("code", before, changes)
    assert end is not None
    assert end.outcome is not None
    told = unpacked(end.outcome)
    assert (told.winner, told.loser) == (0, 1)
    assert [each.is_left for each in results_of(told)] == [False, True, False, True]


def test_bots_and_persons_without_a_cookie_are_nobody() -> None:
    world = over(TableSettings("two,target=21"), "S")
    told = outcome_of("code", world.table, 1.0)
    assert told is not None
    assert (told.has_bots, told.players, [each.seat for each in told.sitters]) == (True, 2, ["S"])
    world = World(TableSettings("two,target=21"))
    world.sit("SN")
    world.send(Seat.SOUTH, c.Start(id="go"))
    world.play_on(Stage.OVER)
    told = outcome_of("code", world.table, 1.0)
    assert told is not None
    assert (told.has_bots, told.sitters) == (False, ())


def test_a_game_that_goes_on_is_worth_nothing_yet_and_one_that_is_broken_off_never() -> None:
    world = World(TableSettings("two"))
    world.take(decide(world.table, None, sit("S", "Ada"), world.now, world.entropy(), guest("Ada")))
    world.send(Seat.SOUTH, c.Fill(id="f", seat="N", level="easy"))
    world.send(Seat.SOUTH, c.Start(id="go"))
    world.play_on(Stage.PLAY)
    before = world.table
    assert outcome_of("code", before, 1.0) is None
    said = Step(f.Said("S", "wow"), world.now)
    assert end_in("code", before, [Change(said, after(before, said))]) is None
    closed = Step(f.Closed(), world.now)
    end = end_in("code", before, [Change(closed, after(before, closed))])
    assert end is not None
    assert end.outcome is None
    assert [(each.guest, each.seat) for each in end.sittings] == [(guest("Ada"), "S")]


def test_what_is_no_outcome_is_not_read() -> None:
    world = over(TableSettings("two,target=21"), "SN")
    told = outcome_of("code", world.table, 1.0)
    assert told is not None
    assert unpacked(packed(told)) == told
    with pytest.raises(msgspec.MsgspecError):
        unpacked(b"{}")
