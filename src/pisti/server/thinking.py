"""Where bots think: a few threads for all tables; where too many wait, a bot plays at a level that needs no time."""

from __future__ import annotations

from asyncio import get_running_loop
from concurrent.futures import ThreadPoolExecutor
from random import Random

from pisti import bots
from pisti.cards import Card
from pisti.observation import Observation

QUICK = "medium"
"""The level that a bot plays at where it would have to wait too long."""


class Thinkers:
    """A bounded pool of thinking bots; ``most`` is how many may wait or think at once."""

    def __init__(self, threads: int = 2, most: int = 64) -> None:
        self._threads = ThreadPoolExecutor(threads, "bots")
        self._most = most
        self.busy = 0

    async def choose(self, level: str, view: Observation, rng: Random) -> tuple[Card, str]:
        """The card that a bot of a level plays, and the level that chose it."""
        if self.busy >= self._most:
            return bots.level(QUICK).choose(view, rng), QUICK
        self.busy += 1
        try:
            bot = bots.level(level)
            return await get_running_loop().run_in_executor(self._threads, bot.choose, view, rng), level
        finally:
            self.busy -= 1

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown()
