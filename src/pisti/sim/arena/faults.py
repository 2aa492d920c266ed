"""What can be wrong with a match."""

from __future__ import annotations

from enum import StrEnum

from pisti.errors import PistiError


class ArenaFault(StrEnum):
    """Why a match cannot be played, or not to its end."""

    ONE_PLAYER = "arena-one-player"
    UNKNOWN_PLAYER = "arena-unknown-player"
    NO_MODULE = "arena-no-module"
    NOT_A_BOT = "arena-not-a-bot"
    BAD_COUNT = "arena-bad-count"
    BAD_JOBS = "arena-bad-jobs"
    BAD_TEST = "arena-bad-test"
    TEST_NOT_DEALS = "arena-test-not-deals"
    TEST_NOT_TWO = "arena-test-not-two"
    BOT_FAILED = "arena-bot-failed"
    BOT_ILLEGAL = "arena-bot-illegal"
    OTHER_FILE = "arena-other-file"
    OTHER_MATCH = "arena-other-match"
    OTHER_CODE = "arena-other-code"
    BAD_LINE = "arena-bad-line"
    WORKERS_DIE = "arena-workers-die"
    NO_RAY = "arena-no-ray"
    NO_CLUSTER = "arena-no-cluster"


class BadArena(PistiError):
    """A match that cannot be played as asked."""
