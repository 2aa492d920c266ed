"""Figures of a server: what has happened is counted, in the form that Prometheus reads, and nobody is in it."""

from pisti.server.measures import SECONDS, Measures
from pisti.table.served import Change, Served, changed
from pisti.table.wire_types import TableSettings
from served import World


def figures(measures: Measures) -> dict[str, float]:
    """Each figure by its name and labels."""
    lines = [line for line in measures.text().decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def whole_game() -> list[Change]:
    world = World(TableSettings("two,target=21"), seed=1)
    world.begin("S")
    while world.step():
        pass
    table, changes = Served(), []
    for step in world.steps:
        changes.append(changed(table, step))
        table = changes[-1].table
    return changes


def test_plays_and_games_are_counted() -> None:
    measures, changes = Measures(), whole_game()
    measures.counted(changes)
    told = figures(measures)
    game = changes[-1].table.game
    assert game is not None
    assert told["pisti_plays_total"] == 48 * len(game.sheet)
    assert told["pisti_games_total"] == 1


def test_all_else_is_told_as_it_is() -> None:
    measures = Measures()
    measures.tables, measures.sockets, measures.thinking, measures.failures = 3, 4, 5, 6
    measures.refused["server-too-fast"] += 2
    measures.refused["table-closed"] += 1
    measures.dropped["slow"] += 1
    told = figures(measures)
    assert told["pisti_tables"] == 3
    assert told["pisti_sockets"] == 4
    assert told["pisti_thinking"] == 5
    assert told["pisti_store_failures_total"] == 6
    assert told['pisti_refused_total{code="server-too-fast"}'] == 2
    assert told['pisti_refused_total{code="table-closed"}'] == 1
    assert told['pisti_dropped_total{why="slow"}'] == 1


def test_how_long_writes_take_is_told_by_bounds() -> None:
    measures = Measures()
    for seconds in (0.0, 0.001, 0.0011, 5.0, 60.0):
        measures.written(seconds)
    told = figures(measures)
    buckets = [told[f'pisti_write_seconds_bucket{{le="{bound}"}}'] for bound in (*SECONDS, "+Inf")]
    assert buckets == [2, *[3] * (len(SECONDS) - 2), 4, 5]
    assert told["pisti_write_seconds_count"] == 5
    assert told["pisti_write_seconds_sum"] == 65.0021


def test_nobody_is_named() -> None:
    measures = Measures()
    measures.counted(whole_game())
    assert b"Player" not in measures.text()
