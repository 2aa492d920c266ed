"""The program as it is, which besides writes every play that it tells to the file descriptor TOLD_FD."""

import os
import sys

from pisti.cli import main
from pisti.table import Event, GameOver, Played
from pisti.tui.table_screen import TableScreen

_log = TableScreen._log


def log(screen: TableScreen, event: Event) -> None:
    """Tell an event and then say that it is told."""
    _log(screen, event)
    if isinstance(event, Played):
        os.write(int(os.environ["TOLD_FD"]), f"{event.round} {event.ply} {event.turn.card}\n".encode())
    if isinstance(event, GameOver):
        os.write(int(os.environ["TOLD_FD"]), b"over\n")


if __name__ == "__main__":
    TableScreen._log = log  # type: ignore[method-assign, assignment]
    sys.exit(main())
