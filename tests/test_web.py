"""The page as it is written and as it is built: its own tests, how much of it a browser has to fetch, what is sent."""

from __future__ import annotations

import gzip
import json
import re
import subprocess

import pytest

from built_page import ROOT, hatch_build, need_page, need_tools
from pisti.bots import OFFERED
from pisti.i18n import LANGUAGES
from pisti.server.shell import PREVIEW, Visit, shell
from pisti.server.static import Built, read_built
from test_server_shell import texts_of

START, TABLE = "index.html", "src/table/TablePage.svelte"
START_BYTES, TABLE_BYTES = 60_000, 100_000
"""How much the script of the start may be, and all that a table needs, scripts and styles, packed by gzip."""


@pytest.fixture(scope="module")
def built() -> Built:
    """The page, as it is built from what is there now."""
    need_page()
    found = read_built()
    assert found is not None
    return found


def test_its_own_tests_pass(server: str) -> None:
    need_tools()
    command, env = hatch_build.npm()
    done = subprocess.run(
        [*command, "run", "-s", "test"],
        cwd=ROOT / "web",
        env={**env, "NO_COLOR": "1", "PISTI_SERVER": server},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        pytest.fail(done.stdout, pytrace=False)


def packed(built: Built, names: list[str]) -> int:
    """How many bytes some files are, packed by gzip."""
    return sum(len(gzip.compress(built.files[name].body)) for name in {*names})


def test_the_page_offers_the_levels_that_there_are() -> None:
    [names] = re.findall(
        r"export const LEVELS: [^=]*= (\[.*?\]);", (ROOT / "web/src/settings/kinds.ts").read_text("utf-8")
    )
    assert tuple(json.loads(names)) == OFFERED


def test_the_page_is_small(built: Built) -> None:
    start, start_styles = built.files_of(START)
    table, table_styles = built.files_of(TABLE)
    assert packed(built, start) <= START_BYTES, f"the start needs {start}"
    whole = [*start, *start_styles, *table, *table_styles]
    assert packed(built, whole) <= TABLE_BYTES, f"a table needs {whole}"
    assert start[0] != table[0]


def test_texts_are_there_in_every_language_and_packed(built: Built) -> None:
    for language in LANGUAGES:
        name = built.texts(language)
        assert name is not None
        assert built.files[name].packed.keys() == {"br", "gzip"}
        assert gzip.decompress(built.files[name].packed["gzip"]) == built.files[name].body


def test_all_that_the_shell_names_is_there(built: Built) -> None:
    for path, code in (("/", ""), ("/rules", ""), ("/t/abc", "abc"), ("/me", ""), ("/p/k7m2xqabcd", "")):
        page = shell(built, Visit("", path, code), texts_of("tr"))
        assert '<html lang="tr">' in page
        assert not re.search(r"<!--|<style|<script(?! type=\"module\" crossorigin src=\")|\sstyle=", page)
        named = re.findall(r'(?:src|href|content)="/([^"?]+\.\w+)"', page)
        assert {*named} - built.files.keys() == set()
        assert PREVIEW[0] in named


def test_pictures_are_of_the_size_that_is_said(built: Built) -> None:
    sizes = {PREVIEW[0]: PREVIEW[1:], "apple-touch-icon.png": (180, 180)}
    listed = re.findall(
        r'"src": "/([^"]+\.png)".*?"sizes": "(\d+)x(\d+)"', built.files["manifest.webmanifest"].body.decode()
    )
    sizes |= {name: (int(width), int(height)) for name, width, height in listed}
    assert len(sizes) == 5
    for name, (width, height) in sizes.items():
        head = built.files[name].body[:24]
        assert head[:8] == b"\x89PNG\r\n\x1a\n"
        assert (int.from_bytes(head[16:20]), int.from_bytes(head[20:24])) == (width, height), name


def test_the_licences_of_what_is_in_it_are_told(built: Built) -> None:
    told = re.findall(r"^## (\S+) - ", built.files["licenses.md"].body.decode(), re.MULTILINE)
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    section = notice.partition("In the page for browsers\n")[2].partition("\n\n")[0]
    assert sorted(told) == sorted(line.split()[0] for line in section.splitlines())


def test_the_page_keeps_for_offline_what_was_built(built: Built) -> None:
    kept = set(re.findall(r'"/(assets/[^"]+)"', built.files["sw.js"].body.decode()))
    assert kept == {name for name in built.files if name.startswith("assets/")}
