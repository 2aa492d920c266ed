"""Who plays: the levels, and bots of the user's own, named as ``module:name``."""

from __future__ import annotations

import hashlib
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import cast

from pisti import bots
from pisti.bots import LEVELS, Bot
from pisti.sim.arena.faults import ArenaFault, BadArena
from pisti.sim.compiled import source_key

WEIGHTS = Path(bots.__file__).parent / "weights"
"""Where the weights of the levels that have some are."""


@cache
def player(name: str) -> Bot:
    """The bot of a level or of ``module:name``; what has no ``choose`` of its own object is called. Raises BadArena.

    >>> player("hard").level
    'hard'
    """
    if ":" not in name:
        if name not in LEVELS:
            raise BadArena(ArenaFault.UNKNOWN_PLAYER, player=name, known=" ".join(LEVELS))
        return LEVELS[name]
    module = _module(name)
    found = getattr(module, name.partition(":")[2], None)
    bot = _made(name, found) if isinstance(found, type) or not hasattr(found, "choose") else found
    if not callable(getattr(bot, "choose", None)):
        raise BadArena(ArenaFault.NOT_A_BOT, player=name)
    return cast(Bot, bot)


def _module(name: str) -> ModuleType:
    """The module of an own bot, looked for in the current directory first, as Python does for a program there."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        return import_module(name.partition(":")[0])
    except Exception as error:
        raise BadArena(ArenaFault.NO_MODULE, player=name, reason=reason_of(error)) from error


def _made(name: str, found: object) -> object:
    if not callable(found):
        return found
    try:
        return found()
    except Exception as error:
        raise BadArena(ArenaFault.BOT_FAILED, player=name, reason=reason_of(error)) from error


def reason_of(error: Exception) -> str:
    """An error of somebody's code in one line: its type, its text, and the line it came from.

    >>> try: 1 / 0
    ... except ZeroDivisionError as error: reason_of(error)
    'ZeroDivisionError: division by zero (<doctest pisti.sim.arena.players.reason_of[0]>:1)'
    """
    text = " ".join(str(error).split())[:200]
    frames = extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {text}{place}"


def code_of(players: tuple[str, ...]) -> str:
    """A hash of the rules, the levels, their weights and the modules of own bots: other code, other results."""
    digest = hashlib.sha256(source_key().encode())
    for weights in sorted(WEIGHTS.glob("*.npz")):
        digest.update(weights.read_bytes())
    for name in sorted({name.partition(":")[0] for name in players if ":" in name}):
        file = import_module(name).__file__
        digest.update(Path(file).read_bytes() if file else b"")
    return digest.hexdigest()[:20]
