"""Where numba is and where it is not, and that what it keeps on disk never outlives the source."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import pisti
from pisti import engine
from pisti.sim.compiled import cache_directory, compiled, interpreted, source_key, writable_directory

SOURCE = Path(pisti.__file__).parent
SIMULATE = """
from pisti.rules import Rules
from pisti.sim import simulate
for compiled in (None, False):
    print(simulate(Rules(), 40, 1, ({policy!r},), compiled=compiled).totals)
"""
QUICK, WHOLE = "random", "hard"
"""What is compiled within seconds, and what with all bots and the network, which takes half a minute."""


def simulated(source: Path, before: str = "", policy: str = WHOLE, **variables: str) -> list[str]:
    """The totals that a process of its own gets as fast as it can, and interpreted."""
    env = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1", **variables}
    command = [sys.executable, "-c", before + SIMULATE.format(policy=policy)]
    done = subprocess.run(command, env=env, cwd=source, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def copied(folder: Path) -> Path:
    shutil.copytree(SOURCE, folder / "pisti", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, (file, old)
    file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize(
    ("policy", "file", "old", "new"),
    [
        (QUICK, "engine.py", "(rank == s.top >> 2 or rank == JACK)", "rank == s.top >> 2"),
        pytest.param(WHOLE, "bots/decide.py", "TEMPO = 40", "TEMPO = -900", marks=pytest.mark.soak),
    ],
)
def test_an_edit_of_what_is_compiled_shows_in_both_modes(
    policy: str, file: str, old: str, new: str, tmp_path: Path
) -> None:
    tree, cache = copied(tmp_path / "tree"), tmp_path / "cache"
    before = simulated(tree, policy=policy, NUMBA_CACHE_DIR=str(cache))
    assert before[0] == before[1]
    edit(tree / "pisti" / file, old, new)
    after = simulated(tree, policy=policy, NUMBA_CACHE_DIR=str(cache))
    assert after[0] == after[1] != before[1]
    assert len(list((cache / "numba").iterdir())) == 2


def test_without_numba_the_figures_are_the_same(tmp_path: Path) -> None:
    blocked = "import sys; sys.modules['numba'] = None\n"
    one, two = simulated(SOURCE.parent, blocked + "from pisti.sim.compiled import compiled; assert not compiled()\n")
    assert one == two
    assert simulated(SOURCE.parent)[0] == one


def test_where_numba_may_not_compile_nothing_is_run_on_its_records() -> None:
    check = "from pisti.sim.compiled import compiled; assert compiled() is None\n"
    one, two = simulated(SOURCE.parent, check, NUMBA_DISABLE_JIT="1")
    assert one == two


def test_where_nothing_can_be_written_it_compiles_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    one, two = simulated(SOURCE.parent, policy=QUICK, NUMBA_CACHE_DIR=str(tmp_path / "file" / "below"))
    assert one == two
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_the_setting_of_numba_is_given_back(tmp_path: Path) -> None:
    config = SimpleNamespace(CACHE_DIR=str(tmp_path))
    with cache_directory(config) as is_writable:
        assert is_writable
        assert str(tmp_path / "numba" / source_key()) == config.CACHE_DIR
    assert str(tmp_path) == config.CACHE_DIR


def test_the_setting_of_numba_is_left_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    config = SimpleNamespace(CACHE_DIR=str(tmp_path / "file"))
    with cache_directory(config) as is_writable:
        assert not is_writable
        assert str(tmp_path / "file") == config.CACHE_DIR


def test_without_a_setting_the_cache_is_the_users(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.user_cache_path", lambda *_: tmp_path)
    assert writable_directory("") == tmp_path / "numba" / source_key()


def test_source_that_cannot_be_read_is_not_cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "__file__", str(tmp_path / "nowhere.py"))
    assert writable_directory(str(tmp_path)) is None


def test_the_kernels_are_made_once() -> None:
    assert interpreted() is interpreted()
    assert compiled() is compiled()
    assert not interpreted().is_compiled
