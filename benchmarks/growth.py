"""What a server's work costs with many finished games in its database, beside the same with few, in one run.

    python benchmarks/growth.py [--json] [--few 1000] [--many 100000] [--played 100] [--times 200] [--rules RULES]
                                [--stores sqlite postgres] [--folder FOLDER]

So many games are played, the others are copies of them under names of their own; all counted for the 40 persons who
played them. Measured in turns in the two databases, now the one first and now the other, the middle of the means of two
turns counts: a move (one fact stored), a join (a table read), the list of open tables, the page of a person (who it is,
and the last 20 games), the record of a game; and a start of the server's store. Storage is what the files take, also as
it would be for a million games.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from growth_fill import LIVE, PEOPLE, grow_database, grow_file, guest_of, play

import postgreses
from pisti.server.store import Store, Write, open_store
from pisti.table.served import Step
from pisti.table.served import facts as f

MILLION = 1_000_000
GOALS = {"many / few": 1.1, "start": 2.0, "million_gb": 12.0}

Figures = dict[str, float]


class Database:
    """A database that is measured: its store, and what is asked of it."""

    def __init__(self, store: Store, codes: list[str], games: list[str], guests: list[str]) -> None:
        self.store = store
        self._guests = guests
        self._codes = codes
        self._games = games
        self._versions: dict[str, int] = {}
        self._number = 0

    @classmethod
    async def of(cls, store: Store) -> Database:
        """The tables in play and some games of a store."""
        live = [code async for code in store.codes() if (await store.read(code)) is not None]
        games = []
        async for game in store.games():
            games.append(game)
            if len(games) == 50:
                break
        guests = [guest for guest in map(guest_of, range(PEOPLE)) if await store.persons.of(guest) is not None]
        return cls(store, live[-LIVE:], games, guests)

    def next(self, among: list[str]) -> str:
        """One after the other."""
        self._number += 1
        return among[self._number % len(among)]

    async def move(self) -> None:
        """Store a fact at a table."""
        code = self.next(self._codes)
        version = self._versions.get(code)
        if version is None:
            kept = await self.store.read(code)
            assert kept is not None
            version = len(kept.steps)
        await self.store.write(Write(code, version, [Step(f.Said("S", "wow"), 2e9)], due=3e9))
        self._versions[code] = version + 1

    async def join(self) -> None:
        """Read a table."""
        await self.store.read(self.next(self._codes))

    async def list(self) -> None:
        """List the open tables."""
        await self.store.listed()

    async def person(self) -> None:
        """Read the page of a person."""
        found = await self.store.persons.of(self.next(self._guests))
        assert found is not None
        await self.store.persons.results(found.id, only_open=False)

    async def record(self) -> None:
        """Read a game."""
        await self.store.record(self.next(self._games))


WORKS: dict[str, Callable[[Database], Awaitable[None]]] = {
    "move": Database.move,
    "join": Database.join,
    "list": Database.list,
    "person": Database.person,
    "record": Database.record,
}


async def measure(few: str, many: str, times: int) -> dict[str, Figures]:
    """What each work costs in both databases, in milliseconds, and how the one compares with the other."""
    async with AsyncExitStack() as stack:
        databases = []
        for url in (few, many):
            store = await open_store(url)
            stack.push_async_callback(store.close)
            databases.append(await Database.of(store))
        found = {}
        for name, work in WORKS.items():
            took: list[list[float]] = [[], []]
            pairs = [*zip(took, databases, strict=True)]
            for _ in range(times):
                pairs.reverse()  # what a disk takes for one of two commits depends on their order
                for each, database in pairs:
                    began = time.perf_counter()
                    await work(database)
                    each.append(time.perf_counter() - began)
            low, high = (1e3 * _middle(each) for each in took)
            found[name] = {"few_ms": low, "many_ms": high, "many / few": high / low}
        return found


def _middle(took: list[float]) -> float:
    """The middle one of the means of two that follow each other, one in each order."""
    return statistics.median(map(statistics.fmean, zip(took[::2], took[1::2], strict=False)))


async def start(url: str) -> float:
    """How long it takes until a server knows from its store what it must, in seconds."""
    began = time.perf_counter()
    store = await open_store(url)
    await store.beat(2e9)
    await store.listed()
    await store.attended()
    await store.persons.banned()
    took = time.perf_counter() - began
    await store.close()
    return took


def bytes_of(cluster: postgreses.Cluster | None, url: str) -> int:
    """What a database takes on the disk."""
    if cluster is None:
        return sum(path.stat().st_size for path in Path(url).parent.glob(f"{Path(url).name}*"))
    [(size,)] = cluster.run("SELECT pg_database_size(current_database())", at=url)
    return int(str(size))


async def both(asked: argparse.Namespace, folder: Path, first: Path, cluster: postgreses.Cluster | None) -> Figures:
    """All figures of a kind of store."""
    counts = {"few": asked.few, "many": asked.many}
    urls = {}
    for name, count in counts.items():
        copies = count // asked.played
        if cluster is None:
            urls[name] = str(grow_file(first, folder / f"{name}.db", copies))
        else:
            urls[name] = await grow_database(first, cluster.url(cluster.make()), copies)
    works = await measure(urls["few"], urls["many"], asked.times)
    sizes = {name: bytes_of(cluster, url) for name, url in urls.items()}
    each = (sizes["many"] - sizes["few"]) / (asked.many - asked.few)
    figures = {f"{work}, {name}": value for work, row in works.items() for name, value in row.items()}
    return {
        **figures,
        "start, few": await start(urls["few"]),
        "start, many": await start(urls["many"]),
        "many_gb": sizes["many"] / 1e9,
        "million_gb": (sizes["few"] + each * (MILLION - asked.few)) / 1e9,
    }


def run(asked: argparse.Namespace, folder: Path) -> dict[str, Figures]:
    """Measure every kind of store that is asked for."""
    first = asyncio.run(play(folder, asked.played, asked.rules))
    found = {}
    for kind in asked.stores:
        with ExitStack() as stack:
            postgreses.SETTINGS.update(fsync="on", shared_buffers="128MB")
            cluster = stack.enter_context(postgreses.running()) if kind == "postgres" else None
            found[kind] = asyncio.run(both(asked, folder, first, cluster))
    return found


def show(figures: dict[str, Figures]) -> None:
    """A line for each figure."""
    for kind, row in figures.items():
        for name, value in row.items():
            goal = next((GOALS[each] for each in GOALS if each in name), None)
            print(f"{kind:9} {name:24} {value:10.3f}" + (f"  (goal: at most {goal:g})" if goal else ""))


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--few", type=int, default=1000)
    parser.add_argument("--many", type=int, default=100_000)
    parser.add_argument("--played", type=int, default=100, help="games that are played, all others are copies")
    parser.add_argument("--times", type=int, default=200, help="how often each work is done, an even number")
    parser.add_argument("--rules", default="standard", help="of the games")
    parser.add_argument("--stores", nargs="+", choices=("sqlite", "postgres"), default=("sqlite", "postgres"))
    parser.add_argument("--folder", type=Path, help="where the databases are made, and left (a new one, deleted)")
    return parser.parse_args()


def main() -> None:
    """Measure and print."""
    asked = arguments()
    with tempfile.TemporaryDirectory(prefix="pisti-growth-") as folder:
        figures = run(asked, asked.folder or Path(folder))
    if asked.json:
        print(json.dumps(figures))
    else:
        show(figures)


if __name__ == "__main__":
    main()
