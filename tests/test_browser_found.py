"""Finding Chromium for the tests of the page, and getting it where there is none."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

import browser
from browser import NoChromium, chromium

APT = """#!/bin/sh
echo "$@" >> {folder}/said
case "$1" in install) {does} ;; esac
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder in which programs are looked for; a user who may install something."""
    for name in ("PATH", "TMPDIR"):
        monkeypatch.setenv(name, f"{tmp_path}:/usr/bin:/bin" if name == "PATH" else str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.delenv("PISTI_CHROMIUM", raising=False)
    monkeypatch.setattr(browser, "NAMES", ("our-chromium", "our-chrome"))
    monkeypatch.setattr(browser, "_is_root", lambda: True)
    return tmp_path


def program(file: Path, text: str = "#!/bin/sh\n") -> str:
    file.write_text(text)
    file.chmod(0o755)
    return str(file)


def test_the_named_one_goes_before_those_that_are_there(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = program(folder / "our-chrome")
    assert chromium() == there
    assert chromium() != program(folder / "other")
    monkeypatch.setenv("PISTI_CHROMIUM", "other")
    assert chromium() == str(folder / "other")
    monkeypatch.setenv("PISTI_CHROMIUM", "nowhere")
    with pytest.raises(NoChromium, match="nowhere, which PISTI_CHROMIUM names, is no program"):
        chromium()


def test_it_is_got_once_where_that_can_be_done(folder: Path) -> None:
    does = f"cp {folder}/apt-get {folder}/our-chromium"
    program(folder / "apt-get", APT.format(folder=folder, does=does))
    assert chromium() == chromium() == str(folder / "our-chromium")
    said = (folder / "said").read_text().splitlines()
    assert [line.split()[0] for line in said] == ["update", "install"]
    assert said[1].endswith(" chromium")


def test_where_it_cannot_be_got_one_line_says_what_to_do(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(folder / "apt-get", APT.format(folder=folder, does="echo no network >&2; exit 100"))
    with pytest.raises(NoChromium, match=r"could not install Chromium \(no network\): install Chromium") as caught:
        chromium()
    assert "\n" not in str(caught.value)
    monkeypatch.setattr(browser, "_is_root", lambda: False)
    with pytest.raises(NoChromium, match="there is no Chromium for the tests of the page: install Chromium"):
        chromium()
    assert len((folder / "said").read_text().splitlines()) == 2
