"""The script ``pisti``, quiet about a Ctrl-C from its first moment on.

It stands beside the package because whoever imports any part of that first waits for all that its ``__init__`` names;
here nothing of the program is imported before Ctrl-C is dealt with.
"""

from __future__ import annotations

import os
import signal

INTERRUPTED = 130


def main() -> int:
    """Run ``pisti`` with the arguments of the process, which does nothing else after that; the exit code."""
    is_ours = signal.getsignal(signal.SIGINT) is signal.default_int_handler  # else nohup or the like ignores it
    if is_ours:
        signal.signal(signal.SIGINT, _leave)
    from pisti import cli

    code = cli.main()
    if is_ours:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the end of Python would say much about it
    return code


def _leave(_signal: int, _frame: object) -> None:
    """End without a word: a command that has not begun, or has ended, leaves nothing half done."""
    os._exit(INTERRUPTED)
