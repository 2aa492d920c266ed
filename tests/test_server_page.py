"""The page for who opens the link of a server or of a table in a browser."""

import re
from functools import cache
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest
from starlette.requests import Request

from pisti.i18n import LANGUAGES, Texts
from pisti.server.addresses import drawing_of
from pisti.server.origins import public_url
from pisti.server.page import language_of, page
from sites import Site, parted, run, site

texts_of = cache(Texts)


class Elements(HTMLParser):
    """The elements of a page, each with its attributes, and what stands in each."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.text: dict[str, str] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.found:
            name = self.found[-1][0]
            self.text[name] = self.text.get(name, "") + data

    def attributes(self, tag: str) -> dict[str, str | None]:
        """Those of the first element of a kind."""
        return next(attributes for name, attributes in self.found if name == tag)


def shown(code: str | None = None, host: str = "pisti.local:8151", lang: str = "", accepted: str = "en") -> str:
    """The page as it is sent."""
    scope = {
        "type": "http",
        "method": "GET",
        "path": "/",
        "scheme": "http",
        "server": ("127.0.0.1", 8151),
        "query_string": f"lang={lang}".encode(),
        "headers": [(b"host", host.encode()), (b"accept-language", accepted.encode())],
        "path_params": {} if code is None else {"code": code},
    }
    return bytes(page(Request(scope), f"http://{host}").body).decode()


def test_the_page_of_no_table_says_so(tmp_path: Path) -> None:
    async def asked() -> None:
        async with site(tmp_path) as server:
            status, _, body = await server.ask("GET", "/t/abcdefghjk")
            assert (status, "There is no table “abcdefghjk”" in body.decode()) == (404, True)
            assert (await server.ask("GET", f"/t/{await server.open()}"))[0] == 200

    run(asked())


@pytest.mark.parametrize("code", [None, "abcdefghjk"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language(language: str, code: str | None) -> None:
    texts, text = texts_of(language), shown(code, accepted=f"{language}-XX,de;q=0.5")
    elements = Elements(text)
    assert elements.attributes("html")["lang"] == language
    assert unescape(text).count(texts("page-game")) == 2
    assert texts("page-table" if code else "page-server") in elements.text["p"]
    names = {each["hreflang"] for tag, each in elements.found if tag == "a"}
    assert names == {*LANGUAGES}
    assert shown(code, lang=language) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_shows_another_one(language: str) -> None:
    leads = {each: texts_of(each)("page-table") for each in LANGUAGES}
    text = unescape(shown("abcdefghjk", lang=language))
    assert [each for each, lead in leads.items() if lead in text] == [language]


def test_the_command_on_the_page_leads_to_the_table() -> None:
    assert Elements(shown()).text["code"].strip() == "pisti play --server http://pisti.local:8151"
    assert Elements(shown("abcdefghjk")).text["code"].strip().endswith(":8151 --table abcdefghjk")


@pytest.mark.parametrize(
    "code", ["x;rm -rf ~", "$(id)", "`id`", "a\nb", "<script>", "--server", "🃏", "abc def", "a" * 65, "x'", 'x"', "ａ"]
)
def test_a_link_puts_no_command_into_anybodys_mouth(code: str) -> None:
    """Whoever reads the page copies the command into a terminal; a code that no table can have is left out of it."""
    assert shown(code) == shown()


@pytest.mark.parametrize("host", ["<script>", 'x"><b>', "a&b", "pisti.local:8151/x"])
def test_whatever_the_host_is_called_it_is_text(host: str) -> None:
    assert {tag for tag, _ in Elements(shown(host=host)).found} == {tag for tag, _ in Elements(shown()).found}


def test_who_opens_it_on_the_servers_machine_sends_links_that_lead_there_from_elsewhere(tmp_path: Path) -> None:
    shared, public = "http://192.168.1.5:8151", public_url("https://pisti.example")

    async def command(server: Site, host: str) -> str | None:
        request = f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        return Elements(parted(await server.raw(request.encode()))[2].decode()).text["code"].split()[-1]

    async def ask() -> None:
        async with site(tmp_path, shared=shared) as server:
            for host in ("127.0.0.1:8151", "localhost:8151", "LOCALHOST", "[::1]:8151"):
                assert await command(server, host) == shared
            assert await command(server, "10.0.0.7:8151") == "http://10.0.0.7:8151"
        async with site(tmp_path, shared=shared, public_url=public) as server:
            assert await command(server, "localhost:8151") == "https://pisti.example"

    run(ask())


def test_a_table_has_its_address_as_a_picture(tmp_path: Path) -> None:
    async def ask() -> None:
        async with site(tmp_path, shared="http://192.168.1.5:8151") as server:
            status, headers, body = await server.ask("GET", "/t/abc/qr.svg")
            assert (status, headers["content-type"]) == (200, "image/svg+xml")
            assert body == drawing_of("http://192.168.1.5:8151/t/abc")
            assert body != (await server.ask("GET", "/t/abd/qr.svg"))[2]
            assert (await server.ask("GET", "/t/ABC/qr.svg"))[0] == 404
            assert (await server.ask("GET", f"/t/{'a' * 41}/qr.svg"))[0] == 404

    run(ask())


def test_the_page_runs_nothing_and_asks_nobody_else() -> None:
    elements = Elements(shown("abcdefghjk"))
    for tag, attributes in elements.found:
        assert tag not in {"script", "style", "iframe", "img", "form", "base", "object"}
        assert not any(name.startswith("on") or name == "style" for name in attributes), tag
        target = attributes.get("href") or ""
        assert target == "" or target.startswith(("?lang=", "/")), target


def test_what_the_page_needs_is_what_its_policy_allows(tmp_path: Path) -> None:
    async def ask() -> None:
        async with site(tmp_path) as server:
            for path in ("/", f"/t/{await server.open()}", "/?lang=sw"):
                status, headers, body = await server.ask("GET", path, Accept_Language="fr")
                policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
                assert (status, policy["default-src"], policy["style-src"]) == (200, "'none'", "'self'")
                assert headers["vary"] == "accept-language, cookie"
                sheet = Elements(body.decode()).attributes("link")["href"]
                assert isinstance(sheet, str)
                status, headers, body = await server.ask("GET", sheet)
                assert (status, headers["content-type"]) == (200, "text/css; charset=utf-8")
                assert not re.search(rb"url\(|@import", body)

    run(ask())


@pytest.mark.parametrize(
    ("chosen", "kept", "accepted", "language"),
    [
        ("", "", "", "en"),
        ("", "", "de", "en"),
        ("", "", "tr-TR,tr;q=0.9", "tr"),
        ("", "", "*", "en"),
        ("", "", " RO ; q=1", "ro"),
        ("EO", "tr", "fr", "eo"),
        ("\0", "\0", "\0,sw", "sw"),
        ("en_GB", "", "fr", "fr"),
        ("", "", ",;,;=", "en"),
        ("", "tr", "fr", "tr"),
    ],
)
def test_the_language_is_the_chosen_or_kept_one_or_the_first_that_the_browser_would_like(
    chosen: str, kept: str, accepted: str, language: str
) -> None:
    assert language_of(chosen, kept, accepted) == language
