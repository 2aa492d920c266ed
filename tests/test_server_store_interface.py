"""What any store does: writes are whole, counted once and in order, due tables are found, an outage runs for nobody."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from pisti.server.store import Finished, Kept, Listed, Outcome, Size, Store, Write
from pisti.table.served import Step
from pisti.table.served import facts as f
from pisti.table.served.state import Stage
from pisti.table.wire_types import TableSettings
from served import World, folded
from stores import NOW, OPENED, PROMISED, SAID, AsyncStore, new

Work = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncStore:
    if request.param == "sqlite":
        return AsyncStore(str(tmp_path / "pisti.db"))
    return AsyncStore(request.getfixturevalue("postgres").made())


def run(place: AsyncStore, *works: Work) -> None:
    """Do each work with the store opened anew."""

    async def all_works() -> None:
        for work in works:
            async with place.opened() as store:
                await work(store)

    asyncio.run(all_works())


def test_what_was_written_is_there_after_the_store_was_closed(place: AsyncStore) -> None:
    async def write(store: Store) -> None:
        assert await store.write(new()) is Outcome.DONE
        assert await store.write(Write("k7m2xq", 1, [SAID, PROMISED])) is Outcome.DONE

    async def read(store: Store) -> None:
        assert await store.read("k7m2xq") == Kept("k7m2xq", (OPENED, SAID, PROMISED))
        assert await store.read("nobody") is None

    run(place, write, read)


def test_a_write_that_expects_another_version_changes_nothing(place: AsyncStore) -> None:
    async def work(store: Store) -> None:
        assert await store.write(new()) is Outcome.DONE
        for expected in (0, 2):
            assert await store.write(Write("k7m2xq", expected, [SAID], due=NOW)) is Outcome.STALE
        assert await store.write(Write("other", 1, [SAID])) is Outcome.STALE
        assert await store.read("k7m2xq") == Kept("k7m2xq", (OPENED,))
        assert await store.read("other") is None
        assert await store.next_due() is None

    run(place, work)


def test_of_many_who_race_for_a_version_one_wins(place: AsyncStore) -> None:
    async def work(store: Store) -> None:
        await store.write(new())
        outcomes = await asyncio.gather(*(store.write(Write("k7m2xq", 1, [SAID])) for _ in range(50)))
        assert sorted(outcome.name for outcome in outcomes) == ["DONE"] + ["STALE"] * 49

    run(place, work)


def test_a_command_counts_once_and_is_answered_again(place: AsyncStore) -> None:
    async def work(store: Store) -> None:
        await store.write(new())
        command = Write("k7m2xq", 1, [SAID], command="S:a1")
        assert await store.answered("k7m2xq", "S:a1") is None
        assert await store.write(command) is Outcome.DONE
        assert await store.write(command) is Outcome.STALE
        assert await store.answered("k7m2xq", "S:a1") == 2
        assert await store.answered("k7m2xq", "N:a1") is None
        kept = await store.read("k7m2xq")
        assert kept is not None
        assert len(kept.steps) == 2
        assert kept.commands == {"S:a1"}

    run(place, work)


def test_tables_that_are_due_are_found_in_order(place: AsyncStore) -> None:
    async def work(store: Store) -> None:
        for code, due in (("a", 30.0), ("b", 10.0), ("c", None), ("d", 20.0)):
            await store.write(new(code, due=due))
        assert await store.next_due() == 10.0
        assert await store.due(9.0, 10) == []
        assert await store.due(20.0, 10) == ["b", "d"]
        assert await store.due(99.0, 2) == ["b", "d"]
        await store.write(Write("b", 1, [SAID]))
        assert await store.next_due() == 20.0

    run(place, work)


def test_open_tables_are_listed_while_they_are(place: AsyncStore) -> None:
    async def work(store: Store) -> None:
        await store.write(new("a", listing="two"))
        await store.write(new("b"))
        await store.write(new("c", listing="solo"))
        assert await store.listed() == [Listed("c", "solo"), Listed("a", "two")]
        await store.write(Write("a", 1, [SAID]))
        assert await store.listed() == [Listed("c", "solo")]

    run(place, work)


def test_the_time_that_the_server_was_away_runs_for_nobody_and_once(place: AsyncStore) -> None:
    async def before(store: Store) -> None:
        assert await store.beat(NOW) == 0.0
        assert await store.beat(NOW + 5.0) == 0.0
        await store.write(new("a", due=NOW + 10))
        await store.write(new("b"))
        await store.write(new("c"))
        await store.write(Write("c", 1, [Step(f.Closed(), NOW)], is_closed=True))

    async def after(store: Store) -> None:
        assert await store.beat(NOW + 95.5) == 90.5
        assert await store.beat(NOW + 96.0) == 0.0
        assert await store.next_due() == NOW + 100.5
        away = Step(f.Away(90_500), NOW + 95.5)
        for code in "ab":
            assert await store.read(code) == Kept(code, (OPENED, away))
        kept = await store.read("c")
        assert kept is not None
        assert len(kept.steps) == 2
        assert await store.write(Write("a", 1, [SAID])) is Outcome.STALE
        assert await store.write(Write("a", 2, [SAID])) is Outcome.DONE

    run(place, before, after)


def test_games_stay_when_their_tables_are_forgotten(place: AsyncStore) -> None:
    game = Finished("g1", '[Notation "1"]\n' * 500, None)

    async def work(store: Store) -> None:
        await store.write(new("a"))
        await store.write(Write("a", 1, [PROMISED], finished=game, command="S:x"))
        await store.write(Write("a", 2, [Step(f.Closed(), NOW + 10)], is_closed=True))
        await store.write(new("b"))
        assert await store.record("g1") == game
        assert await store.record("g2") is None
        assert await store.forget(NOW + 10) == 0
        assert await store.forget(NOW + 10.5) == 1
        assert await store.read("a") is None
        assert await store.answered("a", "S:x") is None
        assert await store.record("g1") == game
        assert await store.read("b") is not None
        assert await store.write(new("a")) is Outcome.DONE  # the code is free again
        assert await store.read("a") == Kept("a", (OPENED,))

    run(place, work)


def begun(game: str, *rounds: int) -> list[Step]:
    """The facts of a game of which these rounds were dealt."""
    return [Step(f.Began(game), NOW), *(Step(f.Drew(round), NOW) for round in rounds)]


CLOSED = Step(f.Closed(), NOW)


def test_a_table_stays_as_long_as_one_of_its_games_is_kept_nowhere_else(place: AsyncStore) -> None:
    rounds = [*begun("a1", 0, 1, 2), *begun("a2", 1), *begun("a3", 0)]

    async def work(store: Store) -> None:
        await store.write(Write("a", 0, [OPENED, *rounds, CLOSED], is_closed=True))
        await store.write(Write("b", 0, [OPENED, *begun("b1", 0), CLOSED], is_closed=True))
        await store.write(new("c"))
        assert await store.forget(NOW + 1) == 1
        assert await store.read("b") is None
        for game in ("a2", "a1"):
            assert await store.forget(NOW + 1) == 0
            assert await store.read("a") is not None
            await store.write(Write("c", 1 if game == "a2" else 2, [SAID], finished=Finished(game, "x", None)))
        assert await store.forget(NOW + 1) == 1
        assert await store.read("a") is None
        assert await store.read("c") is not None

    run(place, work)


def test_many_tables_are_forgotten_and_others_write_meanwhile(place: AsyncStore) -> None:
    done: list[str] = []

    async def forget(store: Store) -> None:
        assert await store.forget(NOW + 1) == 200
        done.append("forgotten")

    async def write(store: Store) -> None:
        await store.write(new("new"))
        done.append("written")

    async def work(store: Store) -> None:
        closed = [OPENED, *[SAID] * 20, CLOSED]
        await asyncio.gather(*(store.write(Write(f"t{n}", 0, closed, is_closed=True)) for n in range(200)))
        kept = [OPENED, *begun("g", 1), CLOSED]
        await asyncio.gather(*(store.write(Write(f"k{n}", 0, kept, is_closed=True)) for n in range(40)))
        await asyncio.gather(forget(store), write(store))
        assert done == ["written", "forgotten"]
        assert await store.size() == Size(41, 0)

    run(place, work)


def test_who_may_read_a_game_stands_beside_it_and_the_last_word_counts(place: AsyncStore) -> None:
    readers = frozenset({"0f" * 32, "a0" * 32})
    versions = [Finished("g", "ş" * number, who) for number, who in enumerate((None, readers, frozenset(), readers), 1)]

    async def work(store: Store) -> None:
        await store.write(new("a"))
        for version, finished in enumerate(versions, 1):
            await store.write(Write("a", version, [SAID], finished=finished))
            assert await store.record("g") == finished
        assert await store.size() == Size(1, 1)

    run(place, work)


def test_the_steps_after_so_many_are_read_alone(place: AsyncStore) -> None:
    async def work(store: Store) -> None:
        await store.write(Write("a", 0, [OPENED, SAID, PROMISED]))
        assert await store.read("a", 0) == Kept("a", (OPENED, SAID, PROMISED))
        assert await store.read("a", 2) == Kept("a", (PROMISED,))
        for after in (3, 9):
            assert await store.read("a", after) == Kept("a", ())
        assert await store.read("b", 1) is None

    run(place, work)


def test_tables_where_a_person_was_there_are_found_until_they_end(place: AsyncStore) -> None:
    async def write(store: Store) -> None:
        for code, attended in (("a", True), ("b", False), ("c", True), ("d", True), ("e", False)):
            await store.write(new(code, attended=attended))
        await store.write(Write("c", 1, [SAID], attended=False))
        await store.write(Write("d", 1, [Step(f.Closed(), NOW)], is_closed=True))
        await store.write(Write("e", 1, [SAID]))

    async def read(store: Store) -> None:
        assert await store.attended() == ["a", "e"]

    run(place, write, read)


def test_all_tables_and_games_are_named_in_order_however_many(place: AsyncStore) -> None:
    codes = [f"t{number}" for number in range(600)]

    async def work(store: Store) -> None:
        assert await store.size() == Size(0, 0)
        assert [code async for code in store.codes()] == []
        await asyncio.gather(*(store.write(new(code, finished=Finished(code + "g", "", None))) for code in codes))
        assert await store.size() == Size(600, 600)
        assert [code async for code in store.codes()] == codes
        assert [game async for game in store.games()] == [code + "g" for code in codes]

    run(place, work)


def test_a_whole_game_goes_through_the_store(place: AsyncStore) -> None:
    world = World(TableSettings("two,target=51"), seed=3)
    world.begin("SN")
    world.play_on(Stage.OVER)

    async def write(store: Store) -> None:
        for number, step in enumerate(world.steps):
            assert await store.write(Write("g", number, [step])) is Outcome.DONE

    async def read(store: Store) -> None:
        kept = await store.read("g")
        assert kept is not None
        assert folded(list(kept.steps)) == world.table

    run(place, write, read)
