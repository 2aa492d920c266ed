"""What the program talks to."""

from __future__ import annotations

import os
import sys
from typing import TextIO


def is_full_screen(out: TextIO) -> bool:
    """Whether the program talks to a terminal that can show more than lines."""
    streams = (sys.__stdin__, sys.__stderr__, out)
    is_terminal = all(stream is not None and stream.isatty() for stream in streams)
    return is_terminal and os.environ.get("TERM", "") not in ("", "dumb")
