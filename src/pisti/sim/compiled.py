"""The kernel at two speeds: compiled by numba where that is installed, otherwise as it stands.

Compiled, the state is one record of a NumPy array, interpreted it is an ``engine.State``; both give the same
totals for the same seed. The plain functions are registered with numba, never decorated, so they go on working
interpreted.
"""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Protocol

from pisti import engine
from pisti.bots import decide, net_choice, net_features, net_manners, net_win
from pisti.bots.net_choice import Floats, Net
from pisti.sim import generator, kernel, net_known

JIT_OPTIONS = {"error_model": "numpy"}
"""A division by zero gives no exception: there is none, and the check costs."""


@dataclass(frozen=True)
class Kernel:
    """The inner loops and what they work on; ``step`` rounds at a time leave the program answering within 0.3 s."""

    is_compiled: bool
    step: int
    random_rounds: Callable[..., generator.Words]
    bot_rounds: Callable[..., generator.Words]
    paired_games: Callable[..., None]
    count_decks: Callable[..., generator.Words]
    new_state: Callable[[], Any]
    new_array: Callable[[int], Any]
    new_pack: Callable[[], Any]


ENTRY_POINTS = ("random_rounds", "bot_rounds", "paired_games", "count_decks")
"""The functions of the kernel that are called from Python."""


class Config(Protocol):
    """The part of numba's settings that is changed."""

    CACHE_DIR: str


@cache
def interpreted() -> Kernel:
    """The kernel as it stands, without any package."""
    functions = {name: getattr(kernel, name) for name in ENTRY_POINTS}
    return Kernel(
        is_compiled=False,
        step=64,
        new_state=engine.State,
        new_array=lambda length: [0] * length,
        new_pack=lambda: list(range(52)),
        **functions,
    )


@cache
def compiled() -> Kernel | None:
    """The kernel compiled, None where numba is not installed or told not to compile."""
    try:
        numba = import_module("numba")
        extending = import_module("numba.extending")
        numpy = import_module("numpy")
    except ImportError:
        return None
    if numba.config.DISABLE_JIT:
        return None
    register = extending.register_jitable(forceinline=True, **JIT_OPTIONS)
    for module in (engine, generator, decide, kernel):
        for function in functions_of(module):
            register(function)
    register = extending.register_jitable(**JIT_OPTIONS)  # too large to be put wherever they are called
    for module in (net_features, net_manners, net_win, net_choice, net_known):
        for function in functions_of(module):
            if function is not net_choice.promised:
                register(function)
    extending.overload(net_choice.promised, jit_options=JIT_OPTIONS)(promised_compiled)
    with cache_directory(numba.config) as is_writable:
        jit = numba.njit(cache=is_writable, **JIT_OPTIONS)
        functions = {name: jit(getattr(kernel, name)) for name in ENTRY_POINTS}
    record = record_of(numpy)
    return Kernel(
        is_compiled=True,
        step=kernel.CHUNK,
        new_state=lambda: numpy.zeros(1, record)[0],
        new_array=lambda length: numpy.zeros(length, numpy.int64),
        new_pack=lambda: numpy.arange(52, dtype=numpy.uint8),
        **functions,
    )


def promised_compiled(net: Net, row: Floats) -> Callable[[Net, Floats], tuple[float, float]]:
    """What takes the place of ``promised`` where it is compiled; its parameters must be named and told as there."""
    return net_choice.promised_in_loops


def functions_of(module: ModuleType) -> list[FunctionType]:
    """The functions that a module defines itself."""
    each = vars(module).values()
    return [it for it in each if isinstance(it, FunctionType) and it.__module__ == module.__name__]


def record_of(numpy: ModuleType) -> object:
    """The NumPy type of a state: sets of cards in 64 bits, cards in 8, counts in unsigned 32.

    Unsigned counts spare numba the check for negative indices; 64 unsigned bits would turn sums with ints into floats.
    """
    types = dict.fromkeys(engine.FIELDS, "u4")
    types |= dict.fromkeys(("deck", "hand"), "u1") | dict.fromkeys(("won", "pile", "set_aside"), "i8")
    shapes = {name: (length,) if length else () for name, length in engine.FIELDS.items()}
    return numpy.dtype([(name, types[name], shapes[name]) for name in engine.FIELDS], align=True)


@contextmanager
def cache_directory(config: Config) -> Iterator[bool]:
    """Let numba keep what is compiled now in a directory of this very source; whether that can be written.

    numba looks for changes in the file of the function called only; so the directory is named after all the files.
    """
    before = config.CACHE_DIR
    directory = writable_directory(before)
    if directory is not None:
        config.CACHE_DIR = str(directory)
    try:
        yield directory is not None
    finally:
        config.CACHE_DIR = before


def writable_directory(parent: str) -> Path | None:
    """Where to keep what is compiled: in ``parent``, or in the user's cache where that is empty; None if nowhere."""
    try:
        base = Path(parent) if parent else import_module("platformdirs").user_cache_path("pisti", False)
        directory: Path = base / "numba" / source_key()
        directory.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=directory):
            return directory
    except (ImportError, OSError):
        return None


def source_key() -> str:
    """A hash of every source file that is compiled; raises OSError if one cannot be read."""
    bots, sim = Path(decide.__file__).parent, Path(kernel.__file__).parent
    digest = hashlib.sha256()
    for path in (Path(engine.__file__), *sorted(bots.glob("*.py")), *sorted(sim.glob("*.py"))):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:20]
