"""Taking somebody out: facts, records and rows of others stay as they were, but for the name and the hashes."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from gamers import casual, count_all, end, everything, guest, key, outcome
from pisti.fairness import verify
from pisti.notation import read_records
from pisti.rules import Seat
from pisti.server.folding import finished_of
from pisti.server.store import Finished, Store, Write
from pisti.server.store.persons_erasing import forgotten, without_names
from pisti.server.store.postgres_schema import TABLES
from pisti.table.served import Stage, Step
from pisti.table.served import facts as f
from pisti.table.wire_types import TableSettings
from served import World, folded
from stores import NOW, OPENED, AsyncStore

FACTS: dict[int, Any] = dict(
    enumerate(
        [
            f.Opened(TableSettings("two")),
            f.Sat("S", "Ada", key("Ada"), guest("Ada")),
            f.Sat("N", "Bo", key("Bo"), guest("Bo")),
            f.Wrote("S", "I am Ada"),
            f.Wrote("N", "I am Bo"),
            f.Swapped(("S", "N")),
            f.Wrote("S", "Bo again"),
            f.Wrote("N", "Ada again"),
            f.Emptied("S"),
            f.Sat("S", "Cem", key("Cem"), None),
            f.Wrote("S", "I am Cem"),
        ],
        1,
    )
)


def test_only_what_tells_of_somebody_is_changed_in_facts() -> None:
    found = forgotten(FACTS, [guest("Bo")])
    assert sorted(found) == [3, 5, 7]
    sat = found[3]
    assert isinstance(sat, f.Sat)
    assert (sat.seat, sat.name, sat.guest) == ("N", "?", None)
    assert sat.key != key("Bo")
    assert found[5] == f.Wrote("N", "…")


def record() -> Finished:
    world = World(TableSettings("two,target=21"))
    world.begin("SN")
    world.play_on(Stage.OVER)
    finished = finished_of(world.table)
    assert finished is not None
    return finished


def test_a_record_without_a_name_is_still_dealt_as_its_seeds_say() -> None:
    text = record().text
    told = without_names(text, [Seat.NORTH])
    before, records = list(read_records([text.encode()])), list(read_records([told.encode()]))
    assert {each.names for each in records} == {("Player S", "?")}
    assert [each.round for each in records] == [each.round for each in before]
    last = None
    for each in records:
        verify(each, last)
        last = each
    assert without_names(text, []) == text


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncStore:
    if request.param == "sqlite":
        return AsyncStore(str(tmp_path / "pisti.db"))
    return AsyncStore(request.getfixturevalue("postgres").made())


async def told(place: AsyncStore, postgres: Any) -> str:  # noqa: ANN401
    """All that stands in a database."""
    if not place.url.startswith("postgres"):
        return everything(place.url)
    return repr([postgres.run(f"SELECT * FROM {name}", at=place.url) for name in TABLES])


def test_nothing_is_left_of_somebody_in_any_table(place: AsyncStore, request: pytest.FixtureRequest) -> None:
    async def work(store: Store) -> None:
        await end(store, outcome("g1"), record().text)
        await end(store, casual("g2", "Bo Ada"), record().text)
        steps = [OPENED, *(Step(fact, NOW) for number, fact in FACTS.items() if number > 1)]
        await store.write(Write("live", 0, steps, command=f"{key('Bo')[:24]}.x"))
        await count_all(store)
        bo = await store.persons.set_name(guest("Bo"), "Bo", NOW, str)
        await store.persons.set_link(guest("Bo"), "0f" * 32, NOW, str)
        tables = await store.persons.tables_with([guest("Bo")])
        assert [(code, has_ended) for _, code, has_ended in tables] == [("live", False)]
        others = [await store.persons.of(guest(name)) for name in ("Ada", "Cem")]
        await store.persons.erase(bo.id, [guest("Bo")], [table for table, _, _ in tables])
        assert await store.persons.of(guest("Bo")) is None
        assert [await store.persons.of(guest(name)) for name in ("Ada", "Cem")] == others
        kept = await store.read("live")
        assert kept is not None
        assert folded([*kept.steps]).version == len(FACTS)
        game = await store.record("g1")
        assert game is not None
        assert game.readers is not None
        assert {*game.readers} == {hash for name in ("Ada", "Cem", "Duru") for hash in (guest(name), key(guest(name)))}

    async def opened() -> str:
        async with place.opened() as store:
            await work(store)
        return await told(place, request.getfixturevalue("postgres") if "postgres" in place.url else None)

    found = asyncio.run(opened())
    for hash in (guest("Bo"), key("Bo"), key(guest("Bo"))):
        assert hash not in found
        assert hash[:24] not in found
        assert repr(bytes.fromhex(hash))[2:-1] not in found
    assert "I am Bo" not in found
    assert guest("Ada") in found or repr(bytes.fromhex(guest("Ada")))[2:-1] in found
