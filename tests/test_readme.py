"""What the README says is so: its program runs, its commands and files exist."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from pisti.cli import COMMANDS
from pisti.rules import PRESETS

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("program", re.findall(r"```python\n(.*?)```", README, re.DOTALL))
def test_the_program_in_the_readme_runs(program: str) -> None:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"\(\d+, \d+\)\n", done.stdout)


def test_the_commands_of_the_readme_are_those_of_the_program() -> None:
    assert set(re.findall(r"^\| `pisti (\w+)", README, re.MULTILINE)) == set(COMMANDS)
    assert set(re.findall(r"--rules ([a-z-]+)", README)) <= set(PRESETS)


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)]+)\)", README))
def test_the_links_of_the_readme_lead_somewhere(link: str) -> None:
    assert (ROOT / link).is_file()
