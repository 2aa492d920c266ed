"""When Python looks for objects that hold each other, so that nobody at a table waits for it.

To look through all that a server of a thousand tables has in memory takes half a second, and finds next to nothing: the
values here never hold each other, and little else does before its connection ends. So only what is new is looked
through, and the whole but rarely.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

OLD_SECONDS = 5.0
"""What has lived so long is looked through with the whole alone."""

WHOLE_SECONDS = 600.0
"""How often the whole is looked through at the least."""

MANY_ENDED = 2000
"""After how many connections it is too: of each that has ended some 20 kB stay until then."""

_THRESHOLDS = (20_000, 5, 1_000_000_000)


class Rubbish:
    """The rubbish of this process; ``now`` gives seconds, ``ended`` how many old connections have ended so far."""

    def __init__(self, now: Callable[[], float], ended: Callable[[], int] = lambda: 0) -> None:
        self._now = now
        self._ended = ended
        self._whole_at, self._ended_before = now(), ended()

    def tidy(self) -> None:
        """Set aside what has been looked through; if it is time, look through the whole."""
        if self._is_time():
            self._whole_at, self._ended_before = self._now(), self._ended()
            gc.unfreeze()
            gc.collect()
        gc.freeze()

    def _is_time(self) -> bool:
        is_long_ago = abs(self._now() - self._whole_at) >= WHOLE_SECONDS  # a clock may be put back
        return is_long_ago or self._ended() - self._ended_before >= MANY_ENDED

    async def run(self) -> None:
        """Tidy again and again, until cancelled."""
        while True:
            self.tidy()
            await asyncio.sleep(OLD_SECONDS)


@contextmanager
def rare() -> Iterator[None]:
    """Look for rubbish rarely meanwhile, and as before again afterwards.

    >>> import gc
    >>> before = gc.get_threshold()
    >>> with rare():
    ...     gc.get_threshold() == before
    False
    >>> gc.get_threshold() == before
    True
    """
    before = gc.get_threshold()
    gc.set_threshold(*_THRESHOLDS)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
