"""Figures for whoever runs a server, in the form of Prometheus; no card, no name and no token is among them."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from pisti.table.served import Change
from pisti.table.served import facts as f

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""The bounds of how long a write takes."""


class Measures(Collector):
    """The figures of one server: plain numbers, which cost nothing until somebody asks for them.

    ``refused`` counts commands by the code of their refusal, ``dropped`` connections by why they were ended,
    ``failures`` writes that failed; ``thinking`` are bots that think or wait to.
    """

    def __init__(self) -> None:
        self.plays = self.games = self.failures = 0
        self.tables = self.sockets = self.thinking = 0
        self.refused = Counter[str]()
        self.dropped = Counter[str]()
        self._writes = [0] * (len(SECONDS) + 1)
        self._write_seconds = 0.0
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
        self._writes[bisect_left(SECONDS, seconds)] += 1
        self._write_seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """All figures as they are now."""
        yield CounterMetricFamily("pisti_plays", "Cards played", self.plays)
        yield CounterMetricFamily("pisti_games", "Games begun", self.games)
        yield CounterMetricFamily("pisti_store_failures", "Writes that failed", self.failures)
        yield _by("pisti_refused", "Commands refused, by code", "code", self.refused)
        yield _by("pisti_dropped", "Connections ended by the server", "why", self.dropped)
        yield GaugeMetricFamily("pisti_tables", "Tables in memory", self.tables)
        yield GaugeMetricFamily("pisti_sockets", "Open connections at tables", self.sockets)
        yield GaugeMetricFamily("pisti_thinking", "Bots that think or wait to", self.thinking)
        bounds = [*map(str, SECONDS), "+Inf"]
        buckets = [*zip(bounds, accumulate(self._writes), strict=True)]
        text = "Time until a change is on the disk"
        yield HistogramMetricFamily("pisti_write_seconds", text, buckets=buckets, sum_value=self._write_seconds)

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
