"""How far a match is, on standard error where that is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from pisti.sim.arena.report import figures
from pisti.sim.arena.standing import Standing
from pisti.sim.report import Texts

if TYPE_CHECKING:
    from rich.console import RenderableType


@contextmanager
def progress(total: int, texts: Texts) -> Iterator[Callable[[Standing], None]]:
    """What shows a standing: a bar, the time left, the interval so far and the state of a test; gone at the end."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda standing: None
        return
    from rich.console import Console  # slow to import, and wanted at terminals only
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn
    from rich.text import Text

    class Bar(Progress):
        """A bar with a line below."""

        below = ""

        def get_renderables(self) -> Iterator[RenderableType]:
            yield from super().get_renderables()
            yield Text(self.below)

    columns = (BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Bar(*columns, console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task("", total=total)

        def show(standing: Standing) -> None:
            bar.below = line(standing, texts)
            bar.update(task, completed=standing.done)

        yield show


def line(standing: Standing, texts: Texts) -> str:
    """The interval of the pairing that is least certain so far, and the state of a test."""
    result = max(standing.results(), key=lambda result: result.high - result.low)
    if result.deals < 2:
        return ""
    told = texts("arena-so-far", **figures(result, standing.contest.unit))
    if standing.test is None:
        return told
    return f"{told}  {texts('arena-ratio', ratio=standing.ratio, bound=standing.test.bound)}"
