"""A store that is watched: how long it takes, whether it is there, what it hears of other workers."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from inspect import iscoroutinefunction
from typing import Any, cast

from pisti.server.logs import Event, about
from pisti.server.measures import Measures, Outage
from pisti.server.store import BadStore, LostStore, Store, Told

SLOW_SECONDS = 1.0
"""How long a write takes that is told, and how often that is told at most."""

_NEEDED = frozenset({"write", "beat"})  # what fails for all, where it fails: other things may be of one damaged row

log = logging.getLogger("pisti.server")


def watched(store: Store, measures: Measures, now: Callable[[], float]) -> Store:
    """A store, of which ``measures`` and the log tell."""
    return cast(Store, _Watched(store, measures, now))


class _Watched:
    """All that a store has; whatever of it is awaited is watched, without a list of it that could be too short."""

    def __init__(self, store: Store, measures: Measures, now: Callable[[], float]) -> None:
        self._store = store
        self._measures = measures
        self._now = now
        self._failing: dict[str, bool] = {}  # what failed when it was tried last, and whether nothing can be reached
        self._slow, self._slow_at = 0, -SLOW_SECONDS

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401
        found = getattr(self._store, name)
        if not iscoroutinefunction(found):
            return found

        async def timed(*values: object, **named: object) -> object:
            return await self._timed(name, found(*values, **named))

        return timed

    def wake(self, told: Told) -> None:
        """Tell what other workers have changed, and count it."""

        def counted(codes: frozenset[str] | None) -> None:
            self._measures.hear(codes)
            told(codes)

        self._store.wake(counted)

    async def beat(self, now: float) -> float:
        """Note that this worker is there, and tell of an outage."""
        away: float = await self._timed("beat", self._store.beat(now))
        if away:
            self._measures.outage = Outage(now - away, away, 1 + self._measures.outage.count)
            log.warning("no worker was there for %.1f s", away, extra=about(Event.OUTAGE, seconds=round(away, 1)))
        return away

    async def _timed(self, name: str, work: Awaitable[Any]) -> Any:  # noqa: ANN401
        began = self._now()
        try:
            result = await work
        except BadStore as error:
            self._fail(name, error)
            raise
        seconds = max(0.0, self._now() - began)  # a clock may be put back
        self._measures.answered(name, seconds)
        self._is_back(name)
        if name == "write" and seconds > SLOW_SECONDS:
            self._tell_slow(seconds)
        return result

    def _fail(self, name: str, error: BadStore) -> None:
        self._measures.store_errors[name] += 1
        is_lost, was_there = isinstance(error, LostStore), not self._failing
        if not is_lost and name not in _NEEDED:
            return
        self._failing[name] = is_lost
        self._measures.store_up = 0
        if was_there:
            self._measures.store_losses += 1
            event, reason = Event.STORE_LOST if is_lost else Event.STORE_FAILS, error.fields.get("reason", "")
            log.error("the store fails (%s): %s", name, reason, extra=about(event, what=name))

    def _is_back(self, name: str) -> None:
        """Something succeeds: then the store is reached again, and this can be done."""
        if not self._failing:
            return
        self._failing = {each: is_lost for each, is_lost in self._failing.items() if each != name and not is_lost}
        if not self._failing:
            self._measures.store_up = 1
            log.warning("the store is back", extra=about(Event.STORE_BACK))

    def _tell_slow(self, seconds: float) -> None:
        """One line for all that were slow together."""
        self._slow += 1
        self._measures.slow_writes += 1
        if abs(self._now() - self._slow_at) >= SLOW_SECONDS:
            extra = about(Event.SLOW_COMMIT, seconds=round(seconds, 3), writes=self._slow)
            log.warning("a write took %.1f s", seconds, extra=extra)
            self._slow, self._slow_at = 0, self._now()
