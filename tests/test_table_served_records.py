"""Records of served games: read, checked and verified as any other; unfinished rounds tell no seed."""

import pytest

from pisti.fairness import verify
from pisti.notation import Record, format_records, game_of, read_records
from pisti.rules import PRESETS, Seat
from pisti.table.served import Stage, Step, after
from pisti.table.served import facts as f
from pisti.table.served.records import records_of
from pisti.table.wire_commands import Leave
from pisti.table.wire_types import TableSettings
from served import World, sit


@pytest.mark.parametrize("name", PRESETS)
def test_every_record_of_a_game_is_checked_and_verified(name: str) -> None:
    world = World(TableSettings(f"{name},target=51"), seed=4)
    world.begin(PRESETS[name].seating[0].letter)
    world.play_on(Stage.OVER)
    text = "".join(format_records(records_of(world.table))).encode()
    records = list(read_records([text]))
    before: Record | None = None
    for record in records:
        verify(record, before)
        before = record
    game = game_of(tuple(records))
    assert world.table.game is not None
    assert (game.winner, game.scores) == (world.table.game.winner, world.table.game.scores)
    assert "Bots" in dict(records[0].tags)


def test_a_redeal_is_a_record_of_its_own() -> None:
    for seed in range(40):
        world = World(TableSettings("two,centre_jack=redeal,target=51"), seed=seed)
        world.begin("SN")
        world.play_on(Stage.OVER)
        records = records_of(world.table)
        again = [dict(record.tags).get("Dealing") for record in records]
        if "2" in again:
            verify(records[again.index("2")], records[again.index("2") - 1])
            return
    raise AssertionError("no redeal in 40 games")


def test_a_deal_that_was_repeated_tells_no_seed_before_the_round_is_over() -> None:
    for seed in range(100):
        world = World(TableSettings("two,centre_jack=redeal,target=51"), seed=seed)
        world.begin("SN")
        world.play_on(Stage.PLAY)
        records = records_of(world.table)
        if len(records) > 1:
            assert world.table.seed.hex() not in "".join(format_records(records))
            world.play_on(Stage.COUNT)
            assert all("ServerSeed" in dict(record.tags) for record in records_of(world.table))
            return
    raise AssertionError("no redeal in 100 games")


def test_a_game_in_which_somebody_sat_down_is_still_one_game() -> None:
    world = World(TableSettings("two,target=51"), seed=1)
    world.begin("SN")
    world.play_on(Stage.COUNT)
    world.send(Seat.NORTH, Leave(id="l"))
    world.send(None, sit("N", "Later"))
    world.play_on(Stage.OVER)
    text = "".join(format_records(records_of(world.table))).encode()
    assert game_of(tuple(read_records([text]))).winner is not None


def test_an_unfinished_round_tells_no_seed() -> None:
    world = World(TableSettings("two"), seed=1)
    world.begin("SN")
    world.play_on(Stage.PLAY)
    [record] = records_of(world.table)
    assert "ServerSeed" not in dict(record.tags)
    assert world.table.seed.hex() not in "".join(format_records([record]))


def test_a_table_that_has_ended_tells_the_seeds_of_its_unfinished_round() -> None:
    world = World(TableSettings("two"), seed=1)
    world.begin("SN")
    world.play_on(Stage.PLAY)
    closed = after(world.table, Step(f.Closed(), world.now))
    [record] = records_of(closed)
    assert verify(record).round.seed == world.table.seed
    assert not record.is_finished
