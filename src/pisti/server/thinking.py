"""Where bots think: a few threads for all tables; where too many wait, a bot plays at a level that needs no time."""

from __future__ import annotations

import logging
from asyncio import get_running_loop
from concurrent.futures import ThreadPoolExecutor
from random import Random

from pisti import bots
from pisti.cards import Card
from pisti.observation import Observation
from pisti.server.logs import Event, about
from pisti.server.mishaps import mishap

QUICK = "medium"
"""The level that a bot plays at where it would have to wait too long, or where its own has failed."""

LEAST = "random"
"""The level that is told where no level could choose a card, and it was drawn."""

log = logging.getLogger("pisti.server")


class Thinkers:
    """A bounded pool of thinking bots; ``most`` is how many may wait or think at once."""

    def __init__(self, threads: int = 2, most: int = 64) -> None:
        self._threads = ThreadPoolExecutor(threads, "bots")
        self._most = most
        self.busy = 0

    async def choose(self, level: str, view: Observation, rng: Random) -> tuple[Card, str]:
        """A card that may be played, chosen by a bot of a level, and the level that chose it: no table waits for ever.

        Raises BadBot where the viewer is not to play.
        """
        if not view.legal_plays:
            raise bots.BadBot(bots.BotFault.NOTHING_TO_PLAY, level=level, ply=len(view.turns))
        if self.busy < self._most:
            card = await self._think(level, view, rng)
            if card is not None:
                return card, bots.level_for(level, view.rules)
        card = _chosen(QUICK, view, rng)
        return (rng.choice(view.legal_plays), LEAST) if card is None else (card, QUICK)

    async def _think(self, level: str, view: Observation, rng: Random) -> Card | None:
        self.busy += 1
        try:
            return await get_running_loop().run_in_executor(self._threads, _chosen, level, view, rng)
        finally:
            self.busy -= 1

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown()


def _chosen(level: str, view: Observation, rng: Random) -> Card | None:
    """The card that a bot chooses, None if it fails, or if that may not be played."""
    try:
        card = bots.level(level).choose(view, rng)
    except Exception as error:
        log.error("a bot of level %s failed: %s", level, mishap(error), extra=about(Event.BOT_FAILS))
        return None
    if card not in view.legal_plays:
        log.error("a bot of level %s chose a card that may not be played", level, extra=about(Event.BOT_FAILS))
        return None
    return card
