"""A table is what its facts make of it: whole games under every rules, rebuilt at every moment."""

from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from pisti.observation import observe
from pisti.rules import PRESETS, Rules, Seat
from pisti.table.served import Occupant, Served, Stage, Step, after
from pisti.table.served import facts as f
from pisti.table.wire_commands import Say
from pisti.table.wire_types import TableSettings
from served import NOW, World, folded


def seatings(rules: Rules) -> list[str]:
    """Every way to seat one person, all persons, and some."""
    letters = [seat.letter for seat in rules.seating]
    return ["".join(letters), letters[-1], "".join(letters[:2])]


@pytest.mark.parametrize("name", PRESETS)
def test_whole_games_are_what_their_facts_make_of_them(name: str) -> None:
    for number, persons in enumerate(seatings(PRESETS[name])):
        world = World(TableSettings(f"{name},target=51"), seed=number)
        world.begin(persons)
        world.play_on(Stage.OVER)
        game = world.table.game
        assert game is not None
        assert game.winner is not None
        assert folded(world.steps) == world.table
        assert world.table.version == len(world.steps)


def test_a_table_rebuilt_at_any_moment_goes_on_as_if_nothing_had_been() -> None:
    world = World(TableSettings("two,target=21"), seed=5)
    world.begin("SN")
    rng = Random(1)
    while world.table.stage is not Stage.OVER:
        if rng.random() < 0.1:
            world.table = folded(world.steps)
        assert world.step()
    assert folded(world.steps) == world.table


def test_the_dealer_passes_to_the_right_and_the_office_is_drawn_once() -> None:
    world = World(TableSettings("standard,target=51"), seed=2)
    world.begin("SENW")
    world.play_on(Stage.OVER)
    dealers = [deal.game.dealer for deal in world.table.dealt]
    assert dealers[0] is world.table.first
    for one, other in pairwise(dealers):
        assert other is Rules().next_seat(one)
    assert sum(isinstance(step.fact, f.Drew) and step.fact.round == 0 for step in world.steps) == 1


def test_what_is_waited_for_began_when_it_changed() -> None:
    world = World(TableSettings("two"), seed=1)
    world.begin("SN")
    assert world.table.since == NOW
    world.now += 3
    world.send(world.table.persons[0], Say(id="x", phrase="hello"))
    assert world.table.since == NOW
    world.play_on(Stage.PLAY)
    assert world.table.since == NOW + 3


def test_seats_change_as_facts_say() -> None:
    table = Served()
    facts: list[f.Fact] = [
        f.Sat("S", "Ada", "k1"),
        f.Filled("E", "medium"),
        f.Sat("N", "Bo", "k2"),
        f.Swapped(("S", "E")),
        f.Gone("N"),
        f.StoodIn("N", "hard"),
    ]
    for fact in facts:
        table = after(table, Step(fact, NOW))
    assert table.seats == {
        Seat.EAST: Occupant("Ada", "k1", came=1),
        Seat.SOUTH: Occupant("", None, "medium"),
        Seat.NORTH: Occupant("Bo", "k2", "hard", gone_at=NOW, came=2),
    }
    assert (table.owner, table.persons) == (Seat.EAST, (Seat.EAST,))
    table = after(table, Step(f.Here("N"), NOW + 1))
    assert table.seats[Seat.NORTH] == Occupant("Bo", "k2", came=2)
    for fact in (f.Emptied("S"), f.StoodIn("E", "hard", has_left=True)):
        table = after(table, Step(fact, NOW))
    assert table.seats[Seat.EAST] == Occupant("Ada", None, "hard", came=1)
    assert Seat.SOUTH not in table.seats
    assert table.owner is Seat.NORTH


def test_a_state_shows_no_seed_and_no_deck_by_accident() -> None:
    world = World(TableSettings("two"), seed=1)
    world.begin("SN")
    world.play_on(Stage.PLAY)
    table = world.table
    shown = repr(table)
    assert table.seed.hex() not in shown
    assert repr(table.seed) not in shown
    assert "deck" not in shown
    assert repr(replace(table, dealt=())) == shown


def test_a_person_who_plays_in_time_has_no_lapses_any_more() -> None:
    world = World(TableSettings("two", clock=10), seed=1)
    world.begin("SN")
    world.play_on(Stage.PLAY)
    game, seat = world.table.game, world.table.to_play
    assert game is not None
    assert seat is not None
    late = f.Laid(seat.letter, str(observe(game, seat).hand[0]), is_late=True)  # type: ignore[arg-type]
    table = after(world.table, Step(late, NOW))
    assert table.seats[seat].lapses == 1
    other = table.to_play
    assert table.game is not None
    assert other is not None
    table = after(table, Step(f.Laid(other.letter, str(observe(table.game, other).hand[0])), NOW))  # type: ignore[arg-type]
    assert table.game is not None
    table = after(table, Step(f.Laid(seat.letter, str(observe(table.game, seat).hand[0])), NOW))  # type: ignore[arg-type]
    assert table.seats[seat].lapses == 0
