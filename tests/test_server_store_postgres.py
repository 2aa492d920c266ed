"""The store in PostgreSQL: what was answered survives that the server is killed, and then everything works again."""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from pisti.server.store import BadStore, Finished, Kept, LostStore, Outcome, Store, StoreFault, Write, open_store
from postgreses import Cluster
from stores import NOW, OPENED, SAID, Heard, new, workers


def test_it_is_shared_and_its_clock_is_that_of_the_database(postgres: Cluster) -> None:
    async def work() -> None:
        async with workers(postgres.made(), 1) as [store]:
            assert store.is_shared
            assert abs(await store.skew(time.time())) < 1
            assert abs(await store.skew(time.time() - 100) - 100) < 1

    asyncio.run(work())


def test_what_changed_unheard_is_found_by_one_question(postgres: Cluster) -> None:
    async def work() -> None:
        async with workers(postgres.made(), 2) as [first, second]:
            for code in "abc":
                await first.write(new(code))
            await first.write(Write("b", 1, [SAID]))
            assert await second.changed_since({"a": 1, "b": 1, "gone": 4}) == {"b", "gone"}
            assert await second.changed_since({"a": 1, "b": 2, "c": 1}) == frozenset()
            assert await second.changed_since({}) == frozenset()

    asyncio.run(work())


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM events WHERE version = 2",
        "DELETE FROM events WHERE version = 3",
        "DELETE FROM events",
        "UPDATE tables SET version = 4",
        "UPDATE events SET fact = '{}' WHERE version = 2",
        "UPDATE events SET fact = '\\xff' WHERE version = 1",
    ],
)
def test_a_table_of_which_something_is_missing_or_unreadable_is_told(damage: str, postgres: Cluster) -> None:
    async def work() -> None:
        async with workers(postgres.made(), 1) as [store]:
            await store.write(Write("a", 0, [OPENED, SAID, SAID]))
            await store._rows(damage)
            with pytest.raises(BadStore) as bad:
                await store.read("a")
            assert (bad.value.code, bad.value.fields) == (StoreFault.DAMAGED_TABLE, {"table": "a"})

    asyncio.run(work())


def test_a_long_table_is_read_as_a_short_one_and_damage_is_told(postgres: Cluster) -> None:
    async def work() -> None:
        async with workers(postgres.made(), 1) as [store]:
            await store.write(Write("a", 0, [OPENED, *[SAID] * 500]))
            assert await store.read("a", 1) == Kept("a", (SAID,) * 500)
            await store._rows("DELETE FROM events WHERE version = 400")
            with pytest.raises(BadStore, match="damaged-table"):
                await store.read("a")

    asyncio.run(work())


def test_a_game_that_is_unreadable_is_told(postgres: Cluster) -> None:
    async def work() -> None:
        async with workers(postgres.made(), 1) as [store]:
            await store.write(new("a", finished=Finished("g", "text", None)))
            await store._rows("UPDATE games SET text = 'x'")
            with pytest.raises(BadStore) as bad:
                await store.record("g")
            assert (bad.value.code, bad.value.fields) == (StoreFault.DAMAGED_GAME, {"game": "g"})

    asyncio.run(work())


def test_what_can_be_in_no_database_is_not_there(postgres: Cluster) -> None:
    async def work() -> None:
        async with workers(postgres.made(), 1) as [store]:
            for text in ("a\0b", "\ud800"):
                assert await store.read(text) is None
                assert await store.answered(text, "S.1") is None
                assert await store.answered("a", text) is None
                assert await store.record(text) is None

    asyncio.run(work())


@pytest.fixture
def own(postgres: Cluster) -> Iterator[Cluster]:
    """A server that may be killed; for others it runs again."""
    yield postgres
    postgres.start()


def test_damage_of_the_files_is_found(own: Cluster) -> None:
    url = own.made()

    async def written() -> None:
        async with workers(url, 1) as [store]:
            rng = Random(1)
            for number in range(30):
                await store.write(new(f"t{number}", finished=Finished(f"g{number}", rng.randbytes(999).hex(), None)))
            assert await store.damage() == []

    async def found() -> list[str]:
        async with workers(url, 1) as [store]:
            return await store.damage()

    asyncio.run(written())
    [(path,)] = own.run("CHECKPOINT", "SELECT pg_relation_filepath('games')", at=url)
    file = Path(own.folder, "data", str(path))
    content = bytearray(file.read_bytes())
    content[9000:9100] = b"\xff" * 100
    own.stop()
    file.write_bytes(content)
    own.start()
    [reason] = asyncio.run(found())
    assert reason.startswith("games: invalid page in block 1")


def test_the_end_waits_for_what_is_being_written(postgres: Cluster) -> None:
    async def work() -> None:
        store = await open_store(postgres.made())
        writing = [asyncio.create_task(store.write(new(f"t{number}"))) for number in range(50)]
        await asyncio.sleep(0)
        await store.close()
        assert [await each for each in writing] == [Outcome.DONE] * 50

    asyncio.run(work())


class Progress:
    """How many writes were done and how many failed, for whoever waits for that."""

    def __init__(self) -> None:
        self.done = self.failed = 0
        self._news = asyncio.Event()

    def tell(self, *, is_done: bool) -> None:
        """One more."""
        self.done += is_done
        self.failed += not is_done
        self._news.set()

    async def until(self, is_enough: Callable[[], bool]) -> None:
        """Wait for more."""
        while not is_enough():
            self._news.clear()
            await self._news.wait()


class Writer:
    """Writes to a table again and again, whatever happens, and knows what it was answered."""

    def __init__(self, store: Store, code: str, progress: Progress) -> None:
        self._store = store
        self._progress = progress
        self.code = code
        self.done: list[str] = []
        self.slowest = 0.0

    async def write_on(self, ended: asyncio.Event) -> None:
        number = 0
        while not ended.is_set():
            number += 1
            await self.write(f"{number}")

    async def write(self, command: str) -> None:
        """One command, with what somebody does who is not answered: read again, and ask again what is not there."""
        while True:
            began = time.monotonic()
            try:
                kept = await self._store.read(self.code)
                version = 0 if kept is None else len(kept.steps)
                if kept is not None and command in kept.commands:
                    return
                steps = [SAID] if version else [OPENED]
                if await self._store.write(Write(self.code, version, steps, command=command)) is Outcome.DONE:
                    self.done.append(command)
                    self._progress.tell(is_done=True)
                    return
            except BadStore:
                self._progress.tell(is_done=False)
                await asyncio.sleep(0)
            finally:
                self.slowest = max(self.slowest, time.monotonic() - began)


def killed_and_counted(cluster: Cluster, times: int) -> None:
    """Kill the server in the midst of writes, again and again: what was answered is there, nothing twice."""
    url = cluster.made()

    async def work() -> None:
        async with workers(url, 2) as stores:
            heard = Heard()
            stores[1].wake(heard)
            await heard.until(lambda: heard.times == 1)
            ended, progress = asyncio.Event(), Progress()
            writers = [Writer(stores[number % 2], f"t{number}", progress) for number in range(20)]
            writing = [asyncio.create_task(writer.write_on(ended)) for writer in writers]
            for time_ in range(1, times + 1):
                enough = progress.done + 200
                await progress.until(lambda enough=enough: progress.done >= enough)  # type: ignore[misc]
                await asyncio.to_thread(cluster.kill)
                enough = progress.failed + 40
                await progress.until(lambda enough=enough: progress.failed >= enough)  # type: ignore[misc]
                await asyncio.to_thread(cluster.start)
                await heard.until(lambda time_=time_: heard.times > time_)  # type: ignore[misc]
            ended.set()
            await asyncio.gather(*writing)
            assert await stores[0].beat(NOW) == 0.0
            for writer in writers:
                kept = await stores[1].read(writer.code)
                assert kept is not None
                assert kept.commands >= {*writer.done}
                assert len(kept.commands) == len(kept.steps)  # each counted once
                assert writer.slowest < 5

    asyncio.run(work())


def test_what_was_answered_survives_that_the_server_is_killed_and_all_works_again(own: Cluster) -> None:
    killed_and_counted(own, 2)


@pytest.mark.soak
def test_what_was_answered_survives_that_the_server_is_killed_fifty_times(own: Cluster) -> None:
    killed_and_counted(own, 50)


def test_while_there_is_no_server_everything_says_so_quickly(own: Cluster) -> None:
    url = own.made()

    async def work() -> None:
        async with workers(url, 1) as [store]:
            await store.write(new("a"))
            await asyncio.to_thread(own.stop)
            asked = (
                store.write(Write("a", 1, [SAID])),
                store.beat(NOW),
                store.arrived("a", "0f" * 32),
                store.due(NOW, 1),
                store.forget(NOW),
                store.read("a"),
                store.listed(),
                store.changed_since({"a": 1}),
                store.elsewhere(["a"]),
                store.skew(NOW),
                store.damage(),
            )
            began = time.monotonic()
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert time.monotonic() - began < 5
            assert [type(answer) for answer in answers] == [LostStore] * len(asked)
            codes = [answer.code for answer in answers if isinstance(answer, LostStore)]
            assert codes == [StoreFault.CANNOT_WRITE] * 5 + [StoreFault.CANNOT_READ] * 6
            await asyncio.to_thread(own.start)
            writer = Writer(store, "a", Progress())
            async with asyncio.timeout(5):
                await writer.write("S.1")
            assert writer.done == ["S.1"]
            assert await store.read("a") == Kept("a", (OPENED, SAID), frozenset({"S.1"}))

    asyncio.run(work())
