"""The scene folded from a seat's events is the view that the table would give that seat, after every command."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pisti.round import SideScore
from pisti.rules import PRESETS, Rules, Seat
from pisti.table import Bot, Command, Cut, Leave, LeftTable, Person, Phase, Start, Started, Table
from pisti.table import wire_events as served
from pisti.table.wire_types import PlayerAt
from pisti.tui.scene import Scene, Told
from strategies import rules as any_rules
from tables import next_command


def followed(rules: Rules, seed: int, most: int) -> None:
    """Play with persons on all seats and compare every seat's scene with its view, move by move."""
    rng = Random(seed)
    table = Table(rules, {seat: Person(seat.letter) for seat in rules.seating})
    scenes = {seat: Scene.before(table.players, rules, seat) for seat in rules.seating}
    command: tuple[Seat, Command] = (rules.seating[0], Start())
    for _ in range(most):
        sent, _ = table.handle(command[0], command[1], 0.0, rng.randbytes(8))
        for seat in scenes:
            for each in sent:
                if each.to.includes(seat):
                    scenes[seat] = scenes[seat].after(each.event)
            compare(table, scenes[seat], seat)
        if table.phase is Phase.OVER:
            return
        command = next_command(table, rng)


def compare(table: Table, scene: Scene, seat: Seat) -> None:
    assert scene.phase is table.phase
    view = table.view(seat)
    if table.phase is Phase.CUT:
        assert scene.cutter is table.cutter
        assert scene.is_waiting_for(scene.cutter)
        assert not (scene.view.turns or scene.view.pile or scene.view.dealt) or scene.view.is_redeal
        assert scene.view.finished == (view.sheet if view else ())
        assert scene.view.dealer is not scene.cutter
        return
    assert scene.view == view


@pytest.mark.parametrize("name", PRESETS)
def test_a_whole_game_of_every_preset(name: str) -> None:
    followed(PRESETS[name], seed=1, most=2000)


@given(any_rules(), st.integers(0, 1000))
@settings(max_examples=60, deadline=None)
def test_rounds_under_any_rules(rules: Rules, seed: int) -> None:
    followed(rules, seed, most=120)


def test_a_redeal_shows_its_jack_until_the_next_cut_is_turned_up() -> None:
    rules = Rules.parse("centre_jack=redeal")
    for seed in range(100):
        table = Table(rules, {seat: Person("?") for seat in rules.seating})
        table.handle(Seat.SOUTH, Start(), 0.0, bytes([seed]))
        scene = Scene.before(table.players, rules, Seat.EAST)
        assert table.cutter is not None
        sent, _ = table.handle(table.cutter, Cut(), 0.0, bytes([seed]))
        for each in sent:
            if each.to.includes(Seat.EAST):
                scene = scene.after(each.event)
        if table.phase is Phase.CUT:
            assert scene.view.is_redeal
            assert scene.view.turned_up
            return
    raise AssertionError("no redeal in a hundred rounds")


def test_who_leaves_is_replaced() -> None:
    rules = Rules()
    table = Table(rules, {seat: Person("?") for seat in rules.seating})
    table.handle(Seat.SOUTH, Start(), 0.0, b"")
    sent, _ = table.handle(Seat.EAST, Leave(), 0.0, b"")
    scene = Scene.before({}, rules, Seat.SOUTH).after(sent[0].event)
    assert isinstance(sent[0].event, LeftTable)
    assert scene.players[Seat.EAST] is table.players[Seat.EAST]


def test_at_a_table_rebuilt_between_two_rounds_the_scene_knows_the_rounds_before() -> None:
    rules, rng = Rules(seats=2), Random(1)
    table = Table(rules, {seat: Person(seat.letter) for seat in rules.seating})
    table.handle(Seat.SOUTH, Start(), 0.0, rng.randbytes(8))
    for _ in range(49):  # the cut and a whole round
        table.handle(*next_command(table, rng), 0.0, rng.randbytes(8))
    rebuilt, seat = Table(rules, table.players, table.dealt), Seat.NORTH
    view = rebuilt.view(seat)
    assert view is not None
    scene = Scene.before(rebuilt.players, rules, seat, view.sheet)
    sent, _ = rebuilt.handle(seat, Start(), 0.0, b"")
    for each in sent:
        scene = scene.after(each.event)
    compare(rebuilt, scene, seat)
    assert scene.view.round_number == rebuilt.round_number == 2


# At a table of a server


def room(*events: Told) -> Scene:
    scene = Scene.before({Seat.SOUTH: Person("Ada"), Seat.NORTH: Person("Bo")}, Rules(seats=2), Seat.SOUTH)
    for event in events:
        scene = scene.after(event)
    return scene


def test_who_is_away_is_away_until_the_seat_is_taken_or_the_person_is_back() -> None:
    away = served.Absent(seat="N")
    assert room(away).away == {Seat.NORTH}
    assert not room(away, served.Back(seat="N")).away
    assert not room(away, served.Seated(seat="N", player=PlayerAt("Cem"))).away
    assert room(served.Left(seat="N")).players == {Seat.SOUTH: Person("Ada")}


def test_a_person_who_is_back_plays_again_where_a_bot_did() -> None:
    stood_in = room(LeftTable(Seat.NORTH, Bot("Bo", "hard")))
    assert stood_in.players[Seat.NORTH] == Bot("Bo", "hard")
    assert stood_in.after(served.Back(seat="N")).players[Seat.NORTH] == Person("Bo")


def test_another_game_at_the_same_table_begins_with_nothing_counted() -> None:
    players = {Seat.SOUTH: Person("Ada"), Seat.NORTH: Person("Bo")}
    finished = ((SideScore(27, 3, 1, 1, 2, 3, 0), SideScore(25, 0, 3, 3, 0, 0, 10)),)
    scene = Scene.before(players, Rules(seats=2), Seat.SOUTH, finished)
    second = Started(Rules(seats=2), players, 2, 0, Seat.NORTH, Seat.SOUTH, (10, 16))
    assert scene.after(second).view.finished == finished
    first = Started(Rules(seats=2), players, 1, 0, Seat.NORTH, Seat.SOUTH, (0, 0))
    assert scene.after(first).view.finished == ()
