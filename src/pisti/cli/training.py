"""``pisti train``: train the network of the level strong, and show how strong it has become."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from importlib import metadata
from io import BytesIO
from pathlib import Path
from time import perf_counter
from typing import TextIO
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from pisti.bots.net_weights import to_bytes
from pisti.cli.arguments import BadUsage, UsageFault
from pisti.errors import PistiError
from pisti.figures import seed
from pisti.i18n import Texts
from pisti.sim.summary import Mean
from pisti.sim.train import FULL, QUICK, Training
from pisti.tui.whole_file import replace_whole

MEASURES = 24
"""How many times it is measured in the course of a training."""
DEALS, DEALS_AT_THE_END = 2_000, 20_000
"""How many duplicate deals it plays against each opponent to be measured."""


class TrainFault(StrEnum):
    """Why a training cannot go on."""

    NO_TRAINING = "train-no-training"


class BadTraining(PistiError):
    """A file that holds no training to go on with."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``pisti train`` takes."""
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--seed", metavar="N", type=seed)
    parser.add_argument("--out", metavar="FILE", type=Path, default=Path("weights.npz"))
    parser.add_argument("--resume", action="store_true")


@dataclass
class _Run:
    """A training, where it is kept, and how many seconds it took before now."""

    training: Training
    kept: Path
    seconds: float = 0.0


def run(asked: argparse.Namespace, texts: Texts, out: TextIO, clock: Callable[[], float] = perf_counter) -> int:
    """Train, tell how strong it is by now, and write the weights; raises BadTraining, BadSimulation and OSError."""
    going = _resumed(asked) if asked.resume else _begun(asked)
    training, start = going.training, clock() - going.seconds
    every = max(1, training.course.batches // MEASURES)
    out.write(texts("cli-train-head", seed=str(training.seed)) + "\n")
    out.flush()
    replace_whole(going.kept, _kept(training, going.seconds))  # a place that cannot be written is better found out now
    while not training.is_over:
        training.learn()
        if training.batch % every == 0 and not training.is_over:
            _tell(training, clock() - start, training.measure(DEALS), texts, out)
            replace_whole(going.kept, _kept(training, clock() - start))
    seconds, figures = clock() - start, training.measure(DEALS_AT_THE_END)
    _tell(training, seconds, figures, texts, out)
    today = datetime.now(UTC).date().isoformat()
    replace_whole(asked.out, to_bytes(training.weights(metadata.version("pisti"), today, seconds, figures)))
    going.kept.unlink(missing_ok=True)
    out.write(texts("cli-train-written", file=str(asked.out)) + "\n")
    return 0


def kept_beside(out: Path) -> Path:
    """Where a training is kept while it goes on, beside its weights.

    >>> kept_beside(Path("weights.npz")).name
    'weights.npz.training'
    """
    return out.with_name(out.name + ".training")


def _begun(asked: argparse.Namespace) -> _Run:
    number = secrets.randbits(53) if asked.seed is None else asked.seed
    return _Run(Training(QUICK if asked.quick else FULL, number), kept_beside(asked.out))


def _resumed(asked: argparse.Namespace) -> _Run:
    for flag, is_given in (("--quick", asked.quick), ("--seed", asked.seed is not None)):
        if is_given:
            raise BadUsage(UsageFault.TOGETHER, flag=flag, other="--resume")
    path = kept_beside(asked.out)
    data = path.read_bytes()
    try:
        with np.load(BytesIO(data), allow_pickle=False) as file:
            return _Run(Training.resumed(file), path, float(file["seconds"]))
    except (ValueError, KeyError, TypeError, EOFError, BadZipFile) as error:
        raise BadTraining(TrainFault.NO_TRAINING, file=str(path)) from error


def _kept(training: Training, seconds: float) -> bytes:
    state: dict[str, NDArray[np.generic]] = {**training.state(), "seconds": np.array(seconds)}
    kept = BytesIO()
    np.savez(kept, allow_pickle=False, **state)
    return kept.getvalue()


def _tell(training: Training, seconds: float, figures: Mapping[str, Mean], texts: Texts, out: TextIO) -> None:
    (medium, medium_error), (hard, hard_error) = figures["medium"], figures["hard"]
    gained = {"medium": medium, "medium_error": medium_error, "hard": hard, "hard_error": hard_error}
    out.write(texts("cli-train-line", millions=training.decisions / 1e6, seconds=seconds, **gained) + "\n")
    out.flush()
