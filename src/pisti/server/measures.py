"""Figures for whoever runs a server, in the form of Prometheus; no card, no name and no token is among them."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from pisti.table.served import Change
from pisti.table.served import facts as f

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""The bounds of how long a write takes."""


@dataclass(frozen=True, slots=True)
class Outage:
    """The last time that no worker was there: when it began, how many seconds it took, how many there were so far."""

    at: float = 0.0
    seconds: float = 0.0
    count: int = 0


class _Times:
    """How often something took how long."""

    def __init__(self) -> None:
        self._counts = [0] * (len(SECONDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """Once more."""
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self.seconds += seconds

    def buckets(self) -> list[tuple[str, int]]:
        """How often it took so long at the most."""
        return [*zip([*map(str, SECONDS), "+Inf"], accumulate(self._counts), strict=True)]


class Measures(Collector):
    """The figures of one server: plain numbers, which cost nothing until somebody asks for them.

    ``refused`` counts commands by the code of their refusal, ``dropped`` connections by why they were ended,
    ``handshakes`` those refused by the status of the answer, ``store_errors`` what failed by what was asked of the
    store; ``failures`` are writes that failed, ``store_losses`` how often the store failed that had been well before,
    ``store_up`` whether it is well, 1 or 0, ``slow_writes`` those that took more than a second; ``thinking`` are bots
    that think or wait to, ``persons`` those with a connection here.
    """

    def __init__(self) -> None:
        self.plays = self.games = self.failures = 0
        self.tables = self.sockets = self.thinking = self.persons = 0
        self.refused = Counter[str]()
        self.dropped = Counter[str]()
        self.handshakes = Counter[str]()
        self.store_errors = Counter[str]()
        self.store_up, self.store_losses, self.slow_writes = 1, 0, 0
        self.outage = Outage()
        self._heard = Counter[str]()
        self._writes = _Times()
        self._asked: dict[str, _Times] = {}
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def counted(self, changes: Sequence[Change]) -> None:
        """Count what has happened."""
        for change in changes:
            if isinstance(change.step.fact, f.Laid):
                self.plays += 1
            elif isinstance(change.step.fact, f.Began):
                self.games += 1

    def written(self, seconds: float) -> None:
        """Count a write that took so long."""
        self._writes.add(seconds)

    def answered(self, what: str, seconds: float) -> None:
        """Count something that was asked of the store, and took so long."""
        self._asked.setdefault(what, _Times()).add(seconds)

    def hear(self, codes: frozenset[str] | None) -> None:
        """Count what was heard of other workers: that tables have changed, or that any may have."""
        self._heard["any" if codes is None else "tables"] += 1

    def collect(self) -> Iterator[Metric]:
        """All figures as they are now."""
        yield CounterMetricFamily("pisti_plays", "Cards played", self.plays)
        yield CounterMetricFamily("pisti_games", "Games begun", self.games)
        yield _by("pisti_refused", "Commands refused, by code", "code", self.refused)
        yield _by("pisti_dropped", "Connections ended by the server", "why", self.dropped)
        yield _by("pisti_handshakes_refused", "WebSockets refused, by status", "status", self.handshakes)
        yield GaugeMetricFamily("pisti_tables", "Tables in memory", self.tables)
        yield GaugeMetricFamily("pisti_sockets", "Open connections at tables", self.sockets)
        yield GaugeMetricFamily("pisti_persons", "Persons at tables who have a connection here", self.persons)
        yield GaugeMetricFamily("pisti_thinking", "Bots that think or wait to", self.thinking)
        text = "Time until a change is on the disk"
        family = HistogramMetricFamily("pisti_write_seconds", text)
        family.add_metric([], buckets=self._writes.buckets(), sum_value=self._writes.seconds)
        yield family
        yield from self._of_store()

    def _of_store(self) -> Iterator[Metric]:
        yield CounterMetricFamily("pisti_store_failures", "Writes that failed", self.failures)
        yield _by("pisti_store_errors", "What the store failed at, by what was asked", "what", self.store_errors)
        yield CounterMetricFamily("pisti_store_losses", "How often the store was lost", self.store_losses)
        yield GaugeMetricFamily("pisti_store_up", "Whether the store answers", self.store_up)
        yield CounterMetricFamily("pisti_slow_writes", "Writes that took more than a second", self.slow_writes)
        yield CounterMetricFamily("pisti_outages", "Outages that this worker found", self.outage.count)
        yield GaugeMetricFamily("pisti_last_outage_seconds", "How long the last outage took", self.outage.seconds)
        yield _by("pisti_heard", "What was heard of other workers", "what", self._heard)
        family = HistogramMetricFamily(
            "pisti_store_seconds", "Time that the store takes, by what is asked", labels=["what"]
        )
        for what, times in sorted(self._asked.items()):
            family.add_metric([what], buckets=times.buckets(), sum_value=times.seconds)
        yield family

    def text(self) -> bytes:
        """All figures as text.

        >>> b"pisti_plays_total 0.0" in Measures().text()
        True
        """
        return generate_latest(self._registry)


def _by(name: str, text: str, label: str, counts: Counter[str]) -> Metric:
    family = CounterMetricFamily(name, text, labels=[label])
    for value, count in sorted(counts.items()):
        family.add_metric([value], count)
    return family
