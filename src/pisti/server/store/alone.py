"""What a store does with other workers where there are none: its database belongs to one process alone."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from pisti.server.store.interface import Told


class Alone:
    """A store that no other process works on: nothing changes behind its back, and nobody is elsewhere."""

    @property
    def is_shared(self) -> bool:
        """It is not."""
        return False

    @property
    def worker(self) -> int:
        """There are no others to be told from."""
        return 0

    async def skew(self, now: float) -> float:
        """The clock of such a database is ours."""
        return 0.0

    def wake(self, told: Told) -> None:
        """There is nothing that could be told."""

    async def changed_since(self, versions: Mapping[str, int]) -> frozenset[str]:
        """No table is changed by others."""
        return frozenset()

    async def arrived(self, code: str, key: str) -> None:
        """Nobody else wants to know."""

    async def parted(self, code: str, key: str) -> None:
        """Nobody else wants to know."""

    async def elsewhere(self, codes: Collection[str]) -> dict[str, frozenset[str]]:
        """There is no other worker."""
        return {}
