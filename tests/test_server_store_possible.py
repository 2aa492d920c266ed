"""Whether what is kept can have happened: whatever happened could, and nearly nothing else."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from pisti.rules import Seat
from pisti.server.store import BadStore, StoreFault
from pisti.server.store.possible import checked, is_possible
from pisti.table import wire_commands as c
from pisti.table.served import Served, Stage, Step, after
from pisti.table.served import facts as f
from pisti.table.wire_types import TableSettings
from pisti.table.wiring import letter
from served import NOW, World, folded
from test_table_served_chaos import chaos

KEY = "0f" * 32


def played(settings: str = "two,target=51", seed: int = 3) -> World:
    """A table where two games were played, with talk."""
    world = World(TableSettings(settings, has_chat=True), seed=seed)
    world.begin("SN")
    world.send(Seat.SOUTH, c.Say(id="s", phrase="hello"))
    world.play_on(Stage.OVER)
    for seat in (Seat.SOUTH, Seat.NORTH):
        world.send(seat, c.Rematch(id="r", agrees=True))
    world.play_on(Stage.OVER)
    return world


WORLD = played()


def fault(steps: list[Step]) -> BadStore:
    with pytest.raises(BadStore) as bad:
        checked("t", steps)
    assert bad.value.code is StoreFault.IMPOSSIBLE
    assert bad.value.fields["table"] == "t"
    return bad.value


@pytest.mark.parametrize("seed", range(12))
def test_whatever_happened_could_happen(seed: int) -> None:
    world = chaos(5000 + seed, 200)
    assert checked("t", world.steps) == world.table


@pytest.mark.soak
def test_whatever_happened_could_happen_at_a_thousand_tables() -> None:
    for seed in range(1000):
        world = chaos(60_000 + seed, 400)
        assert checked("t", world.steps) == world.table


def test_two_games_could_happen_and_nothing_is_no_table() -> None:
    assert checked("t", WORLD.steps) == WORLD.table
    assert checked("t", []) == Served()


GAME = (f.Began, f.Promised, f.Asked, f.Shared, f.Drew, f.Laid)


def test_no_fact_of_a_game_can_be_missing_twice_or_sooner() -> None:
    rng, steps = Random(1), WORLD.steps
    places = [place for place, step in enumerate(steps) if isinstance(step.fact, GAME)]
    for place in rng.sample(places, 25):
        before, step, later = steps[:place], steps[place], steps[place + 1 :]
        assert int(fault([*before, step, step, *later]).fields["version"]) == place + 2
        if not isinstance(step.fact, f.Promised) or step.fact.seat is None:  # who promises nothing is not waited for
            assert int(fault([*before, *later]).fields["version"]) > place
        other = steps[place - 1]
        if isinstance(other.fact, GAME) and type(other.fact) is not type(step.fact):
            assert int(fault([*before[:-1], step, other, *later]).fields["version"]) in (place, place + 1)


def changed(step: Step, rng: Random) -> Step:
    """The step with one field changed to something else that such a field can hold."""
    if not step.fact.__struct_fields__:
        return step
    name = rng.choice(step.fact.__struct_fields__)
    old = getattr(step.fact, name)
    new: Any = old
    while new == old:
        match old:
            case bool():
                new = not old
            case int():
                new = rng.randrange(30)
            case None:
                return step
            case str() if old in "SENW":
                new = rng.choice("SENW")
            case str() if len(old) == 2:
                new = rng.choice("A23456789TJQK") + rng.choice("cdhs")
            case str() if len(old) == 64:
                new = rng.randbytes(32).hex()
            case _:
                return step
    return Step(replace(step.fact, **{name: new}), step.at, step.secret)


def test_what_was_changed_is_seen_or_is_another_table_that_could_be() -> None:
    rng = Random(2)
    for steps in (WORLD.steps, chaos(7000, 150).steps):
        for _ in range(30):
            place = rng.randrange(len(steps))
            step = changed(steps[place], rng)
            try:
                table = checked("t", [*steps[:place], step, *steps[place + 1 :]])
            except BadStore:
                continue
            assert table == folded([*steps[:place], step, *steps[place + 1 :]])


def test_a_changed_seed_promise_or_share_is_seen() -> None:
    table = Served()
    for step in WORLD.steps:
        fact, others = step.fact, [replace(step, secret=bytes(32))]
        if isinstance(fact, f.Promised) and fact.seat is None:
            others += [replace(step, secret=None), replace(step, fact=replace(fact, hash=KEY))]
        elif isinstance(fact, f.Shared):
            others.append(replace(step, fact=replace(fact, seed=KEY)))
        assert is_possible(table, step)
        assert not any(is_possible(table, other) for other in others)
        table = after(table, step)


def at(stage: Stage) -> list[Step]:
    """What happened up to a stage; in the lobby two persons sit there."""
    if stage is Stage.LOBBY:
        return WORLD.steps[:3]
    if stage is Stage.CLOSED:
        return [*WORLD.steps, Step(f.Closed(), NOW)]
    table = Served()
    for place, step in enumerate(WORLD.steps):
        if table.stage is stage:
            return WORLD.steps[:place]
        table = after(table, step)
    return WORLD.steps


BOT = f.Filled("S", "hard")


@pytest.mark.parametrize(
    ("stage", "fact"),
    [
        (Stage.LOBBY, f.Opened(TableSettings())),
        (Stage.LOBBY, f.Sat("S", "Ada", KEY)),
        (Stage.LOBBY, f.Sat("E", "Ada", KEY)),
        (Stage.LOBBY, BOT),
        (Stage.LOBBY, f.Emptied("E")),
        (Stage.LOBBY, f.Swapped(("S", "E"))),
        (Stage.LOBBY, f.Began("g", "E")),
        (Stage.LOBBY, f.StoodIn("S", "hard")),
        (Stage.LOBBY, f.Wished("S", True)),
        (Stage.LOBBY, f.Away(0)),
        (Stage.LOBBY, f.Drew(0)),
        (Stage.PROMISE, f.Began("g")),
        (Stage.PROMISE, f.Promised(1, KEY, "S")),
        (Stage.PROMISE, f.Promised(0, KEY, "E")),
        (Stage.PROMISE, f.Emptied("S")),
        (Stage.PROMISE, f.Swapped(("S", "N"))),
        (Stage.PROMISE, f.Chose(TableSettings("two"))),
        (Stage.PROMISE, f.Asked(1)),
        (Stage.PROMISE, f.Shared(0, "S", KEY)),
        (Stage.SHARE, f.Drew(1)),
        (Stage.SHARE, f.Drew(0, 2)),
        (Stage.SHARE, f.Promised(0, KEY, "S")),
        (Stage.PLAY, f.Sat("S", "Ada", KEY)),
        (Stage.PLAY, f.Read("S")),
        (Stage.PLAY, f.Drew(1, 2)),
        (Stage.PLAY, f.Gone("E")),
        (Stage.COUNT, f.Laid("S", "2c")),
        (Stage.COUNT, f.Showed("S")),
        (Stage.OVER, f.Chose(TableSettings("two,target=0"))),
        (Stage.CLOSED, f.Closed()),
        (Stage.CLOSED, f.Said("S", "bye")),
    ],
)
def test_what_cannot_happen_at_a_stage(stage: Stage, fact: f.Fact) -> None:
    steps = at(stage)
    assert checked("t", steps).stage is stage
    assert int(fault([*steps, Step(fact, NOW)]).fields["version"]) == len(steps) + 1


def test_a_table_begins_by_being_opened() -> None:
    assert fault([Step(f.Said("S", "wow"), NOW)]).fields["version"] == 1


def test_whoever_plays_out_of_turn_or_a_card_of_another_is_seen() -> None:
    steps = at(Stage.PLAY)
    table = folded(steps)
    assert table.game is not None
    assert table.to_play is not None
    other = next(seat for seat in table.seats if seat is not table.to_play)
    mine, theirs = (str(table.game.round.hand(seat)[0]) for seat in (table.to_play, other))
    assert checked("t", [*steps, Step(f.Laid(letter(table.to_play), mine), NOW)]).version == len(steps) + 1
    fault([*steps, Step(f.Laid(letter(other), theirs), NOW)])
    fault([*steps, Step(f.Laid(letter(table.to_play), theirs), NOW)])
