"""Every patch in tests/mutants breaks a rule on purpose; the tests it names must notice.

A patch begins with a line ``Tests: FILE…`` and a unified diff of one file follows. It is applied to a copy of the
source, and the tests run on the copy; they must fail (and not merely be unable to start).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PATCHES = sorted((ROOT / "tests/mutants").glob("*.patch"))
CLAUSES = re.findall(r"^([1-8]\.\d) ", (ROOT / "docs/rules.md").read_text(encoding="utf-8"), re.MULTILINE)
FAULTS = [
    "last-pile-never-awarded",
    "jack-not-wild",
    "pisti-paid-on-the-last-card",
    "jack-on-a-lone-card-paid",
    "jack-on-jack-10",
    "26-26-paid",
    "winner-decided-before-the-majority",
    "winner-on-a-tie-is-player-0",
    "a-pisti-replaces-the-cards-points",
    "any-card-of-the-pile-matches",
    "a-jack-on-an-empty-table-goes-to-its-player",
]
"""What other programs of this game get wrong."""


def apply(patch: str, tree: Path) -> None:
    """Apply a unified diff; every hunk must stand in the file exactly once, wherever it is by now."""
    name = re.search(r"^\+\+\+ b/(.*)$", patch, re.MULTILINE)
    assert name, "the patch names no file"
    file = tree / name[1]
    text = file.read_text(encoding="utf-8")
    for hunk in re.split(r"^@@.*@@.*\n", patch, flags=re.MULTILINE)[1:]:
        lines = hunk.splitlines(keepends=True)
        old = "".join(line[1:] for line in lines if line[0] != "+")
        new = "".join(line[1:] for line in lines if line[0] != "-")
        assert text.count(old) == 1, f"the patch no longer fits {name[1]}: make it again for the code as it is now"
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")


def run_mutant(path: Path, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    """Run the tests that a patch names on a copy of the source with the patch applied."""
    patch = path.read_text(encoding="utf-8")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    apply(patch, tmp_path)
    files = patch.splitlines()[0].removeprefix("Tests: ").split()
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-cov", "-p", "no:cacheprovider", *files]
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=120)


def check_mutant(path: Path, tmp_path: Path) -> None:
    """The tests must go red."""
    done = run_mutant(path, tmp_path)
    assert done.returncode == 1, f"no test noticed {path.name}:\n{done.stdout}{done.stderr}"


@pytest.mark.parametrize("path", PATCHES[::2], ids=lambda path: path.stem)
def test_a_broken_rule_is_noticed(path: Path, tmp_path: Path) -> None:
    check_mutant(path, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("path", PATCHES, ids=lambda path: path.stem)
def test_every_broken_rule_is_noticed(path: Path, tmp_path: Path) -> None:
    check_mutant(path, tmp_path)


@pytest.mark.parametrize("clause", [clause for clause in CLAUSES if clause >= "2"])
def test_every_clause_has_a_mutant(clause: str) -> None:
    assert [path for path in PATCHES if path.name.startswith(f"{clause}-")]


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_of_other_programs_has_a_mutant(fault: str) -> None:
    assert [path for path in PATCHES if fault in path.name]


def test_every_clause_from_1_to_8_names_a_test() -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").glob("test_*.py"))
    named = {".".join(pair) for pair in re.findall(r"(?:def test|and)_(\d)_(\d)_", texts)}
    assert len(CLAUSES) == 31
    assert named >= set(CLAUSES)


def test_a_patch_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("one\ntwo\n", encoding="utf-8")
    apply("--- a/a\n+++ b/a\n@@ -1 +1 @@\n one\n-two\n+three\n", tmp_path)
    assert (tmp_path / "a").read_text(encoding="utf-8") == "one\nthree\n"
    with pytest.raises(AssertionError, match="no longer fits"):
        apply("--- a/a\n+++ b/a\n@@ -1 +1 @@\n one\n-two\n+three\n", tmp_path)
