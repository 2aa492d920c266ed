"""A crowd plays whole games at a real server, through real sockets: every record holds, and is what everybody saw."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from crowd import Crowd, check_records, serving
from fair import fair_game
from pisti.fairness import BadDeal
from pisti.notation import format_records
from pisti.rules import Rules
from pisti.table.wire_types import TableSettings


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server") / "pisti.db") as (address, _):
        yield address


def play(crowd: Crowd, tables: int, folder: Path) -> None:
    """Play whole games at so many tables, and check their records."""
    asyncio.run(crowd.play(tables))
    records = crowd.records()
    assert len(records) == tables * crowd.games
    check_records(records, crowd.plays(), folder / "games.pisti")


@pytest.mark.parametrize(
    ("tables", "rules"),
    [(20, "standard,target=21"), pytest.param(200, "standard", marks=pytest.mark.soak)],
)
def test_whole_games_of_a_crowd(tables: int, rules: str, address: str, tmp_path: Path) -> None:
    crowd = Crowd(address, TableSettings(rules))
    play(crowd, tables, tmp_path)
    assert (crowd.refused, crowd.lost) == (Counter(), 0)


@pytest.mark.parametrize(
    ("rules", "persons", "tables", "games"),
    [
        ("standard,target=21", "SENW", 4, 2),
        ("two,target=21", "S", 4, 1),
        pytest.param("standard", "SENW", 25, 2, marks=pytest.mark.soak),
        pytest.param("standard", "EW", 25, 2, marks=pytest.mark.soak),
        pytest.param("three,centre_jack=redeal", "SN", 25, 2, marks=pytest.mark.soak),
    ],
)
def test_whatever_happens_to_the_connections(
    rules: str, persons: str, tables: int, games: int, address: str, tmp_path: Path
) -> None:
    """Another game follows at the same table; persons are gone for moments only, so no bot plays for them."""
    crowd = Crowd(address, TableSettings(rules), persons, games, cuts=0.03)
    play(crowd, tables, tmp_path)
    assert crowd.refused == Counter()
    assert crowd.lost > 0


def test_records_that_are_not_what_was_seen_are_noticed(tmp_path: Path) -> None:
    records = [*fair_game(Rules.parse("two,target=21"), 3)]
    text = "".join(format_records(records))
    plays = {(record.game, record.round_number): [*map(str, record.plays)] for record in records}
    check_records({"g3": text}, plays, tmp_path / "games.pisti")
    for cards in plays.values():
        cards[0], cards[1] = cards[1], cards[0]
    with pytest.raises(AssertionError):
        check_records({"g3": text}, plays, tmp_path / "games.pisti")
    seed = dict(records[0].tags)["ServerSeed"]
    with pytest.raises(BadDeal):
        check_records({"g3": text.replace(seed, "0" * 64)}, plays, tmp_path / "games.pisti")
