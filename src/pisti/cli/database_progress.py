"""How far a long piece of work at a database is, on standard error where that is a terminal."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from pisti.i18n import Texts
from pisti.tui.file_fault import shown_name


class Progress:
    """How far something is, shown for each further per cent; ``done`` is how many of each kind are done."""

    def __init__(self, total: int, name: str, texts: Texts) -> None:
        self._total = total
        self._name = name
        self._texts = texts
        self._is_shown = sys.stderr is not None and sys.stderr.isatty()
        self.done: Counter[str] = Counter()
        self._percent = -1

    def count(self, kind: str, more: int = 1) -> None:
        """One more of a kind is done, or some more."""
        self.done[kind] += more
        percent = min(100, 100 * self.done.total() // max(1, self._total))
        if percent > self._percent:
            self._percent = percent
            self._show("\r" + self._texts("check-progress", file=shown_name(self._name), percent=percent))

    def clear(self) -> None:
        """Make the line free for something else."""
        self._show("\r\x1b[K")

    def _show(self, text: str) -> None:
        """Write to the terminal; what goes wrong with it must not stop the check."""
        if self._is_shown:
            with suppress(OSError, UnicodeError):
                sys.stderr.write(text)
                sys.stderr.flush()


@contextmanager
def shown_progress(total: int, name: str, texts: Texts) -> Iterator[Progress]:
    """Show how far something is that has so many parts; nothing of it is left at the end."""
    progress = Progress(total, name, texts)
    try:
        yield progress
    finally:
        progress.clear()
