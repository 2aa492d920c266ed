"""The built page as the server sends it: what is sent, packed how, kept for how long, and nothing else."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from pisti.server.static import FOREVER, Built, read_built
from sites import run, site

FILES = {
    "index.html": '<!doctype html>\n<html lang="en"><head><title>Pişti</title><!-- head --></head>'
    '<body><div id="app"><!-- page --></div></body></html>\n',
    "sw.js": "// nothing",
    "icon.svg": "<svg/>",
    "assets/index-1.js": "import './shared-2.js';",
    "assets/shared-2.js": "export {};",
    "assets/table-3.js": "export default 1;",
    "assets/table-3.css": "a{}",
    "assets/texts-tr-4.ftl": "a = ş\n",
    ".vite/manifest.json": json.dumps(
        {
            "index.html": {"file": "assets/index-1.js", "imports": ["shared"]},
            "shared": {"file": "assets/shared-2.js", "imports": ["index.html"]},
            "src/table/TablePage.svelte": {
                "file": "assets/table-3.js",
                "imports": ["shared"],
                "css": ["assets/table-3.css"],
            },
        }
    ),
}

PACKED: dict[str | None, bytes] = {"br": b"as if packed by brotli"}


@pytest.fixture
def built(tmp_path: Path) -> Built:
    """A small page, with one file packed."""
    folder = tmp_path / "web"
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    script = folder / "assets/index-1.js"
    script.with_name("index-1.js.gz").write_bytes(gzip.compress(script.read_bytes()))
    script.with_name("index-1.js.br").write_bytes(PACKED["br"])
    (tmp_path / "secret.txt").write_text("no")
    found = read_built(folder)
    assert found is not None
    return found


def test_a_page_that_was_not_built_is_none(tmp_path: Path) -> None:
    assert read_built(tmp_path) is None
    (tmp_path / "index.html").write_text("")
    assert read_built(tmp_path) is None


def test_what_a_part_needs_is_named_once(built: Built) -> None:
    assert built.files_of("index.html") == (["assets/index-1.js", "assets/shared-2.js"], [])
    scripts, styles = built.files_of("src/table/TablePage.svelte")
    assert (scripts[0], styles) == ("assets/table-3.js", ["assets/table-3.css"])
    assert sorted(scripts) == ["assets/index-1.js", "assets/shared-2.js", "assets/table-3.js"]
    assert built.files_of("nothing") == ([], [])
    assert (built.texts("tr"), built.texts("t")) == ("assets/texts-tr-4.ftl", None)


def test_files_are_sent_with_their_kind_and_how_long_they_keep(tmp_path: Path, built: Built) -> None:
    async def ask() -> None:
        async with site(tmp_path, built=built) as server:
            for path, kind, keep in (
                ("/assets/table-3.js", "text/javascript; charset=utf-8", FOREVER),
                ("/assets/table-3.css", "text/css; charset=utf-8", FOREVER),
                ("/assets/texts-tr-4.ftl", "text/plain; charset=utf-8", FOREVER),
                ("/icon.svg", "image/svg+xml", "public, max-age=86400"),
                ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
            ):
                status, headers, body = await server.ask("GET", path)
                assert (status, headers["content-type"], headers["cache-control"]) == (200, kind, keep)
                assert body == FILES[path[1:]].encode()
                assert "default-src 'none'" in headers["content-security-policy"]
                status, head, body = await server.ask("HEAD", path)
                assert (status, body, head["content-length"]) == (200, b"", headers["content-length"])
                for known in (headers["etag"], f'"x", {headers["etag"]}', "*"):
                    status, again, body = await server.ask("GET", path, If_None_Match=known)
                    assert (status, body, again["etag"]) == (304, b"", headers["etag"])
                assert (await server.ask("GET", path, If_None_Match='W/"x"'))[0] == 200

    run(ask())


def test_a_file_is_sent_packed_to_who_can_unpack_it(tmp_path: Path, built: Built) -> None:
    async def ask() -> None:
        async with site(tmp_path, built=built) as server:
            for taken, coding in (
                ("gzip, deflate, br, zstd", "br"),
                ("gzip;q=0.5, br; q=0", "gzip"),
                ("GZIP", "gzip"),
                ("identity", None),
                ("", None),
            ):
                status, headers, body = await server.ask("GET", "/assets/index-1.js", Accept_Encoding=taken)
                assert (status, headers.get("content-encoding"), headers["vary"]) == (200, coding, "accept-encoding")
                plain = FILES["assets/index-1.js"].encode()
                assert gzip.decompress(body) == plain if coding == "gzip" else body == PACKED.get(coding, plain)
            status, headers, _ = await server.ask("GET", "/assets/table-3.js", Accept_Encoding="br")
            assert (status, "content-encoding" in headers, "vary" in headers) == (200, False, False)

    run(ask())


@pytest.mark.parametrize(
    "path",
    [
        "/index.html",
        "/.vite/manifest.json",
        "/secret.txt",
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/%2e%2e%2fsecret.txt",
        "/..%5csecret.txt",
        "/assets/..\\..\\secret.txt",
        "/assets/index-1.js%00",
        "/assets/index-1.js.gz",
        "/assets",
        "//assets/index-1.js",
        "/assets//index-1.js",
        "/ASSETS/index-1.js",
        "/etc/passwd",
        "//etc/passwd",
        "/assets/%252e%252e/secret.txt",
        "/assets/" + "x" * 5000,
    ],
)
def test_nothing_else_is_sent(path: str, tmp_path: Path, built: Built) -> None:
    async def ask() -> None:
        async with site(tmp_path, built=built) as server:
            status, headers, body = await server.ask("GET", path)
            assert status == 404
            assert headers["content-type"] == "application/json"
            assert json.loads(body)["code"] == "server-no-such-page"

    run(ask())


def test_without_a_built_page_there_are_no_files(tmp_path: Path) -> None:
    async def ask() -> None:
        async with site(tmp_path) as server:
            assert (await server.ask("GET", "/assets/index-1.js"))[0] == 404
            assert (await server.ask("GET", "/sw.js"))[0] == 404

    run(ask())
