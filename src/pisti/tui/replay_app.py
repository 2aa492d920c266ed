"""``pisti replay`` on the full screen of a terminal."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TextIO

from pisti.i18n import Texts
from pisti.notation.reader import read_records
from pisti.notation.record import Record
from pisti.tui.asked_manner import asked_manner
from pisti.tui.replay import BadReplay, ReplayFault, check_ply, is_asked_for, open_records
from pisti.tui.replay_screen import ReplayScreen
from pisti.tui.settings import write_settings
from pisti.tui.settings_text import settings_file
from pisti.tui.stage import Keep, Manner, Stage

MOST = 10_000
"""How many records of a file are kept to go through."""

PATIENCE = 1.0
"""After so many seconds of reading it is said what takes so long."""


@dataclass(frozen=True, slots=True)
class Reel:
    """The records that were asked for, at least one; ``is_part`` says whether the file has more of them."""

    records: Sequence[Record]
    is_part: bool


class ReplayApp(Stage[None]):
    """The app of ``pisti replay``; ``notice`` is told at the beginning."""

    def __init__(self, manner: Manner, reel: Reel, ply: int, keep: Keep, notice: str) -> None:
        super().__init__(manner, keep)
        self._reel = reel
        self._ply = ply
        self._notices = [notice] if notice else []
        if reel.is_part:
            self._notices.append(manner.texts("screen-replay-more", records=len(reel.records)))

    def on_mount(self) -> None:
        """Begin."""
        self.push_screen(ReplayScreen(self._reel.records, self._ply), lambda _: self.exit())
        for notice in self._notices:
            self.notify(notice, markup=False)


def run(asked: argparse.Namespace, texts: Texts, out: TextIO) -> int:
    """Show the records that were asked for; the exit code. Raises what ``replay.run`` raises."""
    manner, notice = asked_manner(asked, texts, out)
    texts = manner.texts
    reel = read(asked, lambda: print(texts("screen-replay-reading"), file=sys.stderr))  # noqa: T201  # before the screen
    app = ReplayApp(manner, reel, asked.ply or 0, partial(write_settings, settings_file()), notice)
    app.run()
    return app.return_code or 0


def read(
    asked: argparse.Namespace,
    say_that_it_takes_time: Callable[[], object] = lambda: None,
    *,
    most: int = MOST,
    clock: Callable[[], float] = time.monotonic,
) -> Reel:
    """The records of a file that were asked for; raises RecordError, BadReplay and OSError."""
    kept: list[Record] = []
    seen, late = 0, clock() + PATIENCE
    with open_records(asked.file) as source:
        for seen, record in enumerate(read_records(source), 1):  # noqa: B007  # wanted after the loop
            if clock() > late:
                say_that_it_takes_time()
                late = float("inf")
            if is_asked_for(record, asked):
                if len(kept) == most:
                    return Reel(kept, is_part=True)
                kept.append(record)
    if not kept:
        raise BadReplay(ReplayFault.NO_SUCH_ROUND, records=seen) if seen else BadReplay(ReplayFault.NOTHING_THERE)
    check_ply(kept[0], asked.ply)
    return Reel(kept, is_part=False)
