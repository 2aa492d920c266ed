"""The house itself: which way imports run, what `import pisti` costs, how long files are, who tests what."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "pisti"
MAX_LINES = 400

# From left to right: a module imports only from places to its left, none inside the same braces.
# A place is a module, or a package such as bots/, whose files may import each other.
ORDER = (
    {"errors"},
    {"figures"},
    {"cards"},
    {"rules"},
    {"engine"},
    {"round"},
    {"game"},
    {"unknown"},
    {"observation", "notation"},
    {"fairness"},
    {"bots"},
    {"sim"},
    {"analysis"},
    {"envs", "testing"},
    {"table"},
    {"i18n"},
    {"server", "tui"},
    {"pisti"},  # the public names in __init__.py: inside the package only cli may use them
    {"cli"},
)
STEP = {place: step for step, places in enumerate(ORDER) for place in places}
LEAVES = {"i18n"}  # import nothing of the project
EXEMPT = {"__init__.py", "__main__.py"}  # of pisti itself: they may import any place


def source_files() -> list[Path]:
    return sorted(file.relative_to(SOURCE) for file in SOURCE.rglob("*.py"))


def place_of(file: Path) -> str:
    return file.parts[0].removesuffix(".py")


def imported_places(file: Path, text: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the place of each import of the project, wherever it stands in the text."""
    package = ("pisti", *file.parent.parts)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names = [tuple(alias.name.split(".")) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else ()
            module = (*above, *(node.module.split(".") if node.module else ()))
            names = [(*module, alias.name) for alias in node.names]
        else:
            continue
        for name in names:
            if name[0] == "pisti":
                yield node.lineno, next((part for part in name[1:2] if part in STEP), "pisti")


def arrows_back(file: Path, text: str) -> list[str]:
    here = place_of(file)
    if here not in STEP:
        return [f"{file}: {here} has no place in the order yet: give it one in ORDER in tests/test_house.py"]
    return [
        f"{file}:{line} imports {there}, which is not to the left of {here}: "
        "move what both need to the left, or pass it as an argument"
        for line, there in imported_places(file, text)
        if there != here and (here in LEAVES or STEP[there] >= STEP[here])
    ]


def test_imports_go_one_way() -> None:
    wrong = [
        arrow
        for file in source_files()
        if str(file) not in EXEMPT
        for arrow in arrows_back(file, (SOURCE / file).read_text(encoding="utf-8"))
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("cards.py", "from pisti.rules import Rules"),
        ("cards.py", "from pisti import rules"),
        ("cards.py", "import pisti.rules"),
        ("cards.py", "from .rules import Rules"),
        ("cards.py", "from . import rules"),
        ("cards.py", "def late():\n    from pisti.rules import Rules"),
        ("game.py", "from pisti import Card"),
        ("game.py", "import pisti"),
        ("observation.py", "from pisti.notation import read"),
        ("bots/deep/net.py", "from ...table import table"),
        ("i18n.py", "from pisti.errors import PistiError"),
        ("utils.py", ""),
    ],
)
def test_an_arrow_that_runs_back_is_seen(file: str, text: str) -> None:
    assert len(arrows_back(Path(file), text)) == 1


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("rules.py", "from pisti.cards import Card\nfrom .errors import PistiError\nimport json, pistils"),
        ("bots/deep/net.py", "from ..levels import LEVELS\nfrom . import net\nfrom pisti.bots import Bot"),
        ("cli.py", "from pisti import __version__, i18n"),
    ],
)
def test_an_arrow_to_the_left_is_welcome(file: str, text: str) -> None:
    assert arrows_back(Path(file), text) == []


def test_importing_pisti_imports_no_other_package() -> None:
    program = (
        "import sys; before = set(sys.modules); import pisti;"
        "new = {name.partition('.')[0] for name in set(sys.modules) - before};"
        "print(*sorted(new - sys.stdlib_module_names - {'pisti'}))"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert not result.stdout.split(), (
        f"`import pisti` also imports {result.stdout.strip()}: import it in the module that needs it, "
        "and keep that module out of pisti/__init__.py"
    )


def test_no_source_file_is_too_long() -> None:
    lengths = {file: len((SOURCE / file).read_text(encoding="utf-8").splitlines()) for file in source_files()}
    wrong = [
        f"{file} has {length} lines, over {MAX_LINES}: it holds two things, make them two files"
        for file, length in lengths.items()
        if length > MAX_LINES
    ]
    assert not wrong, "\n".join(wrong)


def test_each_source_file_has_its_test_file() -> None:
    wanted = {
        file: "test_" + "_".join(part.strip("_") for part in file.with_suffix("").parts) + ".py"
        for file in source_files()
        if file.name not in EXEMPT
    }
    wrong = [
        f"{file} has no test file: write tests/{test}"
        for file, test in wanted.items()
        if not (ROOT / "tests" / test).is_file()
    ]
    assert not wrong, "\n".join(wrong)
