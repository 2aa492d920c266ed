"""Figures for whoever runs a server, in the form of Prometheus; no card, no name and no token is among them."""

from __future__ import annotations

from collections.abc import Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from pisti.table.served import Change
from pisti.table.served import facts as f

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Measures:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.plays = Counter("pisti_plays", "Cards played", registry=self.registry)
        self.games = Counter("pisti_games", "Games begun", registry=self.registry)
        self.refused = Counter("pisti_refused", "Commands refused, by code", ["code"], registry=self.registry)
        self.dropped = Counter("pisti_dropped", "Connections ended by the server", ["why"], registry=self.registry)
        self.failures = Counter("pisti_store_failures", "Writes that failed", registry=self.registry)
        self.writing = Histogram(
            "pisti_write_seconds", "Time until a change is on the disk", buckets=_SECONDS, registry=self.registry
        )
        self.tables = Gauge("pisti_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("pisti_sockets", "Open connections at tables", registry=self.registry)
        self.thinking = Gauge("pisti_thinking", "Bots that think or wait to", registry=self.registry)

    def counted(self, changes: Sequence[Change]) -> None:
        """Count what has happened."""
        for change in changes:
            if isinstance(change.step.fact, f.Laid):
                self.plays.inc()
            elif isinstance(change.step.fact, f.Began):
                self.games.inc()

    def text(self) -> bytes:
        """All figures as text.

        >>> b"pisti_plays_total 0.0" in Measures().text()
        True
        """
        return generate_latest(self.registry)
