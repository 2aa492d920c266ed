from __future__ import annotations

import argparse
import io
from itertools import count
from pathlib import Path

import pytest

from pisti.bots.net_weights import read_weights
from pisti.cli import training
from pisti.cli.arguments import BadUsage
from pisti.cli.training import BadTraining, TrainFault, add_arguments, kept_beside, run
from pisti.i18n import Texts
from pisti.sim.train import Course, Training

TINY = Course(hidden=(8,), batches=3, games=16, pool=4, piece=256)


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """A training of a moment."""
    monkeypatch.setattr(training, "QUICK", TINY)
    monkeypatch.setattr(training, "DEALS", 10)
    monkeypatch.setattr(training, "DEALS_AT_THE_END", 20)


def train(*words: str) -> list[str]:
    parser, out = argparse.ArgumentParser(), io.StringIO()
    add_arguments(parser)
    ticks = count(100.0)
    assert run(parser.parse_args(words), Texts("en"), out, clock=lambda: next(ticks)) == 0
    return out.getvalue().splitlines()


def test_it_tells_how_strong_the_network_is_and_writes_it(tmp_path: Path) -> None:
    out = tmp_path / "weights.npz"
    lines = train("--quick", "--seed", "3", "--out", str(out))
    assert lines[0].startswith("Seed 3.")
    assert len(lines) == 5  # one a batch here
    assert lines[-1] == f"{out}: written"
    about = read_weights(out).provenance
    assert (about.seed, about.decisions) == (3, 3 * (48 * 16 + 2 * 24 * 4))
    assert about.figures.keys() == {"medium", "hard"}
    assert f"{about.figures['hard'][0]:.2f} ± {about.figures['hard'][1]:.2f}" in lines[-2]
    assert list(tmp_path.iterdir()) == [out]


def test_without_a_seed_there_is_a_new_one_which_repeats_the_run(tmp_path: Path) -> None:
    one, two = (train("--quick", "--out", str(tmp_path / name))[0] for name in "ab")
    assert one != two


def test_a_training_that_was_interrupted_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, broken = tmp_path / "whole.npz", tmp_path / "broken.npz"
    lines = train("--quick", "--seed", "3", "--out", str(whole))
    learn = Training.learn

    def interrupted(self: Training) -> None:
        if self.batch == 2:
            raise KeyboardInterrupt
        learn(self)

    monkeypatch.setattr(Training, "learn", interrupted)
    with pytest.raises(KeyboardInterrupt):
        train("--quick", "--seed", "3", "--out", str(broken))
    assert kept_beside(broken).is_file()
    monkeypatch.setattr(Training, "learn", learn)
    resumed = train("--resume", "--out", str(broken))
    assert [resumed[0], *resumed[1:-1]] == [lines[0], lines[-2]]
    assert broken.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("flags", [("--quick",), ("--seed", "1")])
def test_what_is_resumed_has_its_course_and_seed(flags: tuple[str, ...]) -> None:
    with pytest.raises(BadUsage):
        train("--resume", *flags)


def test_a_file_without_a_training_is_named(tmp_path: Path) -> None:
    kept = kept_beside(tmp_path / "weights.npz")
    with pytest.raises(FileNotFoundError):
        train("--resume", "--out", str(tmp_path / "weights.npz"))
    kept.write_bytes(b"something else")
    with pytest.raises(BadTraining) as caught:
        train("--resume", "--out", str(tmp_path / "weights.npz"))
    assert (caught.value.code, caught.value.fields["file"]) == (TrainFault.NO_TRAINING, str(kept))


def test_a_place_that_cannot_be_written_is_found_out_before_it_trains(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Training, "learn", lambda self: pytest.fail("it trains"))
    with pytest.raises(FileNotFoundError):
        train("--quick", "--out", str(tmp_path / "no-such-folder" / "weights.npz"))
