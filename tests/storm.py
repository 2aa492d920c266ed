"""Several servers on one PostgreSQL, in processes of their own, that are killed under a crowd, and their database too.

Whoever loses a connection comes back to another server. At the end it is looked up in the store what happened.
"""

from __future__ import annotations

import asyncio
import signal
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager
from random import Random

from crowd import Crowd, free_port, serving
from pisti.rules import Rules
from pisti.server.store import open_store
from pisti.table.served import Step
from pisti.table.served import facts as f
from postgreses import Cluster
from stories import check_stories, steps_of, versions_seen

POLL = 0.005
"""How often it is looked, in seconds, how far a crowd is."""


MOST_GAMES = 1000
"""How many games are played at a table, if nobody says before that it is enough."""


class Workers:
    """Servers on one database, each at a port that it keeps."""

    def __init__(self, url: str, count: int) -> None:
        self.url = url
        self.ports = [free_port() for _ in range(count)]
        self._open: dict[int, tuple[AbstractContextManager[object], subprocess.Popen[bytes]]] = {}

    @property
    def addresses(self) -> list[str]:
        """Where they are."""
        return [f"http://127.0.0.1:{port}" for port in self.ports]

    def crowd(self, seed: int, **asked: object) -> Crowd:
        """A crowd at all of them, which plays one game after the other."""
        first, *others = self.addresses
        return Crowd(first, games=MOST_GAMES, seed=seed, others=others, **asked)  # type: ignore[arg-type]

    async def start(self, number: int) -> None:
        """Start one, and wait until clients can come."""
        made = serving(self.url, self.ports[number])
        _, process = await asyncio.to_thread(made.__enter__)
        self._open[number] = (made, process)

    async def kill(self, number: int) -> None:
        """End one as the system does that has no memory left."""
        made, _ = self._open.pop(number)
        await asyncio.to_thread(made.__exit__, None, None, None)

    async def stop(self, number: int) -> None:
        """End one as whoever brings a new version does; it says good-bye."""
        _, process = self._open[number]
        process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(process.wait, 60) == 0
        await self.kill(number)

    async def renew(self, number: int) -> None:
        """Stop one, and start it again."""
        await self.stop(number)
        await self.start(number)

    async def end(self) -> None:
        """Kill all."""
        await asyncio.gather(*map(self.kill, [*self._open]))


@asynccontextmanager
async def working(url: str, count: int) -> AsyncIterator[Workers]:
    """Some servers, killed at the end."""
    workers = Workers(url, count)
    try:
        await asyncio.gather(*map(workers.start, range(count)))
        yield workers
    finally:
        await workers.end()


Blow = Callable[[], Awaitable[None]]
"""Something that comes over the servers."""


class Weather:
    """What comes over servers under a crowd; ``news`` is how much that hears at the most from one blow to the next."""

    def __init__(self, workers: Workers, cluster: Cluster, rng: Random, news: int) -> None:
        self.workers = workers
        self.cluster = cluster
        self.rng = rng
        self.news = news

    async def over(self, crowds: Sequence[Crowd], tables: int, blows: Sequence[Blow]) -> None:
        """Let crowds play at so many tables each, one blow come after the other, and then the games end."""
        playing = asyncio.gather(*(crowd.play(tables) for crowd in crowds))
        try:
            for blow in blows:
                enough = versions_seen(*crowds) + self.rng.randint(1, self.news)
                while versions_seen(*crowds) < enough:
                    if playing.done():
                        await playing  # which has failed
                    await asyncio.sleep(POLL)
                await blow()
            for crowd in crowds:
                crowd.finish()
            await playing
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    async def kill(self) -> None:
        """One server is killed, and started again."""
        number = self.rng.randrange(len(self.workers.addresses))
        await self.workers.kill(number)
        await self.workers.start(number)

    async def outage(self, seconds: float) -> None:
        """PostgreSQL is killed, and is not there for so many seconds."""
        await asyncio.to_thread(self.cluster.kill)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.cluster.start)


async def check_all(crowds: Sequence[Crowd], url: str) -> None:
    """What everybody saw is stored; everybody was there all the time, and had all the time that was promised."""
    for crowd in crowds:
        await check_stories(crowd, url)
    store = await open_store(url)
    try:
        for crowd in crowds:
            for code in crowd.tables:
                check_nobody_was_missed(await steps_of(store, code), crowd)
    finally:
        await store.close()


def check_nobody_was_missed(steps: Sequence[Step], crowd: Crowd) -> None:
    """Nobody was absent or late, until the games were over; each of the persons had a share in every deal."""
    seats = len([seat for seat in Rules.parse(crowd.settings.rules).seating if seat.letter in crowd.persons])
    promised, shared = set[str](), set[str]()
    for step in steps[: _end_of(steps)]:
        match step.fact:
            case f.Gone() | f.StoodIn() | f.Laid(is_late=True):
                raise AssertionError(f"missed at {step.at}: {step.fact}; {[*map(_short, steps)]}")
            case f.Promised(seat=None):
                promised, shared = set(), set()
            case f.Promised(seat=str(seat)):
                promised.add(seat)
            case f.Shared(seat=seat):
                shared.add(seat)
            case f.Drew(dealing=1):
                assert (len(promised), len(shared)) == (seats, seats), [*map(_short, steps)]


def _end_of(steps: Sequence[Step]) -> int:
    """Where the last card was played: then the first ones may go."""
    return max(place for place, step in enumerate(steps) if isinstance(step.fact, f.Laid)) + 1


def _short(step: Step) -> str:
    return f"{step.at:.2f} {type(step.fact).__name__} {getattr(step.fact, 'seat', '')}"
