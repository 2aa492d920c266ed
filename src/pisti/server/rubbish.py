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
"""How often the whole is looked through."""

_THRESHOLDS = (20_000, 5, 1_000_000_000)


class Rubbish:
    """The rubbish of this process; ``now`` gives seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._whole_at = now()

    def tidy(self) -> None:
        """Set aside what has been looked through; if it is time, look through the whole."""
        now = self._now()
        if abs(now - self._whole_at) >= WHOLE_SECONDS:  # a clock may be put back
            self._whole_at = now
            gc.unfreeze()
            gc.collect()
        gc.freeze()

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
