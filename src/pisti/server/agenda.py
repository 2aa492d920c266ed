"""When to look at which table in memory: each as soon as time has something to do there, and none before."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import heappop, heappush

from pisti.server.live import Live


class Agenda:
    """What is to come at tables, which are given by their codes.

    >>> len(Agenda({}))
    0
    """

    def __init__(self, lives: Mapping[str, Live]) -> None:
        self._lives = lives
        self._times: list[tuple[float, str]] = []

    def __len__(self) -> int:
        """How many entries there are, those too that are out of date."""
        return len(self._times)

    def plan(self, live: Live) -> None:
        """Look at a table when time has something to do there."""
        at = live.next_at()
        if at is not None and (live.planned_at is None or at < live.planned_at):
            live.planned_at = at
            heappush(self._times, (at, live.code))

    def anew(self) -> None:
        """Plan all tables again: whatever was lost is found, and what is out of date is gone."""
        self._times.clear()
        for live in self._lives.values():
            live.planned_at = None
            self.plan(live)

    def late(self, now: float) -> list[Live]:
        """The tables where time has something to do by now, to be planned again; others are planned again at once."""
        found: list[Live] = []
        while self._times and self._times[0][0] <= now:
            planned_at, code = heappop(self._times)
            live = self._lives.get(code)
            if live is None or live.planned_at != planned_at:
                continue  # it has gone, or is looked at earlier
            live.planned_at = None
            at = live.next_at()
            if at is not None and at <= now:
                found.append(live)
            else:
                self.plan(live)
        return found
