"""The shell of the built page: what is there before any script has run, for readers, search engines and previews."""

from __future__ import annotations

import asyncio
import re
from functools import cache
from html import unescape

import pytest

from pisti.i18n import LANGUAGES, Texts
from pisti.server.shell import PARTS, PREVIEW, Visit, path_told, prepare, shell, texts_in
from pisti.server.static import Built, File
from pisti.tui.rules_told import told
from test_server_page import Elements

texts_of = cache(Texts)

TEMPLATE = (
    '<!doctype html>\n<html lang="en">\n<head><title>Pişti</title>\n<!-- head -->\n'
    '<script type="module" crossorigin src="/assets/index-1.js"></script></head>\n'
    '<body><div id="app"><!-- page --></div></body></html>\n'
)
ADDRESS = "http://pisti.local:8151"


def a_file() -> File:
    return File("text/plain", b"", {}, "", "")


BUILT = Built(
    TEMPLATE,
    {
        "index.html": {"file": "assets/index-1.js"},
        "src/table/TablePage.svelte": {
            "file": "assets/table-2.js",
            "imports": ["index.html"],
            "css": ["assets/table-2.css"],
        },
        "src/rules/RulesPage.svelte": {"file": "assets/rules-4.js", "imports": ["index.html"]},
        **{part: {"file": f"assets{path.rstrip('/')}-6.js", "imports": ["index.html"]} for path, part in PARTS.items()},
        **{f"virtual:rules/{language}": {"file": f"assets/{language}-5.js"} for language in LANGUAGES},
    },
    {f"assets/texts-{language}-3.ftl": a_file() for language in LANGUAGES},
)


def shown(visit: Visit, language: str = "en") -> Elements:
    return Elements(shell(BUILT, visit, texts_of(language)))


def named(elements: Elements, name: str) -> str | None:
    """The content of the first meta element of a name or property."""
    metas = [attributes for tag, attributes in elements.found if tag == "meta"]
    return next((each["content"] for each in metas if name in (each.get("name"), each.get("property"))), None)


def links(elements: Elements, kind: str) -> list[dict[str, str | None]]:
    return [attributes for tag, attributes in elements.found if tag == "link" and attributes.get("rel") == kind]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/", "/rules", "/t/abc", "/me", "/p/k7m2xqabcd", "/leaderboard"])
def test_it_is_in_the_language_asked_for(path: str, language: str) -> None:
    code = "abc" if path == "/t/abc" else ""
    elements = shown(Visit(ADDRESS, path, code), language)
    assert elements.attributes("html")["lang"] == language
    title = elements.text["title"].strip()
    assert title != Elements(TEMPLATE).text["title"]
    assert named(elements, "og:title") == title
    assert named(elements, "description") == named(elements, "og:description")
    others = {each: shown(Visit(ADDRESS, path, code), each).text["title"].strip() for each in LANGUAGES}
    assert [each for each, text in others.items() if text == title] == [language]
    [texts] = links(elements, "preload")
    assert texts["href"] == f"/assets/texts-{language}-3.ftl"


@pytest.mark.parametrize("path", ["/", "/rules", "/leaderboard"])
def test_search_engines_find_each_language(path: str) -> None:
    elements = shown(Visit(ADDRESS, path))
    assert [each["href"] for each in links(elements, "canonical")] == [ADDRESS + path]
    found = {each["hreflang"]: each["href"] for each in links(elements, "alternate")}
    assert found == {
        "x-default": ADDRESS + path,
        **{language: f"{ADDRESS}{path}?lang={language}" for language in LANGUAGES},
    }
    chosen = shown(Visit(ADDRESS, path, chosen="tr"), "tr")
    assert [each["href"] for each in links(chosen, "canonical")] == [f"{ADDRESS}{path}?lang=tr"]


def test_a_table_is_not_for_search_engines() -> None:
    elements = shown(Visit(ADDRESS, "/t/abc", "abc"))
    assert named(elements, "robots") == "noindex"
    assert not links(elements, "alternate")
    assert named(shown(Visit(ADDRESS, "/")), "robots") is None


@pytest.mark.parametrize("path", ["/me", "/me/SECRET", "/p/k7m2xqabcd"])
def test_what_is_about_somebody_is_not_for_search_engines_and_the_secret_of_a_link_is_told_nobody(path: str) -> None:
    page = shell(BUILT, Visit(ADDRESS, path_told(path)), texts_of("en"))
    assert named(Elements(page), "robots") == "noindex"
    assert not links(Elements(page), "alternate")
    assert "SECRET" not in page


def test_a_table_that_everybody_may_find_is_found_by_search_engines_too() -> None:
    elements = shown(Visit(ADDRESS, "/t/abc", "abc", is_open=True))
    assert named(elements, "robots") is None
    assert [each["href"] for each in links(elements, "canonical")] == [f"{ADDRESS}/t/abc"]


def test_a_link_is_previewed_with_a_picture_at_its_whole_address() -> None:
    elements = shown(Visit(ADDRESS, "/t/abc", "abc"))
    assert named(elements, "og:url") == f"{ADDRESS}/t/abc"
    assert named(elements, "og:image") == f"{ADDRESS}/{PREVIEW[0]}"
    assert named(elements, "og:image:alt")
    assert named(elements, "twitter:card") == "summary_large_image"


def test_what_the_part_of_the_page_needs_is_asked_for_at_once() -> None:
    elements = shown(Visit(ADDRESS, "/t/abc", "abc"))
    assert [each["href"] for each in links(elements, "modulepreload")] == ["/assets/table-2.js"]
    assert [each["href"] for each in links(elements, "stylesheet")] == ["/assets/table-2.css"]
    assert not links(shown(Visit(ADDRESS, "/")), "modulepreload")
    for path, file in {"/me": "me", "/p/k7m2xqabcd": "p", "/leaderboard": "leaderboard"}.items():
        [part] = links(shown(Visit(ADDRESS, path)), "modulepreload")
        assert part["href"] == f"/assets/{file}-6.js"
    rules = links(shown(Visit(ADDRESS, "/rules"), "sw"), "modulepreload")
    assert [each["href"] for each in rules] == ["/assets/rules-4.js", "/assets/sw-5.js"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_stand_there_to_be_read(language: str) -> None:
    page = unescape(shell(BUILT, Visit(ADDRESS, "/rules"), texts_of(language)))
    text = re.sub(r"<[^>]+>", "\n", page[page.index('<div id="app">') :])
    for block in told(language):
        for line in block.lines:
            assert line.lstrip("#- ") in text
    assert page.count("<h1>") == 1


def test_without_scripts_it_says_how_to_play_all_the_same() -> None:
    page = shell(BUILT, Visit(ADDRESS, "/t/abc", "abc"), texts_of("en"))
    [said] = re.findall(r"<noscript>(.*?)</noscript>", page)
    assert f"<code>pisti play --server {ADDRESS} --table abc</code>" in said
    assert texts_of("en")("web-shell-no-script") in unescape(said)
    assert texts_of("en")("web-shell-about-table") in unescape(page)
    assert '<a href="/rules">' in page
    assert '<a href="/rules?lang=tr">' in shell(BUILT, Visit(ADDRESS, "/", chosen="tr"), texts_of("tr"))


def test_a_table_that_is_not_there_is_named() -> None:
    page = unescape(shell(BUILT, Visit(ADDRESS, "/t/abc", "abc", is_there=False), texts_of("en")))
    assert "There is no table “abc”" in page[page.index('<div id="app">') :]


@pytest.mark.parametrize("host", ["http://<script>", 'http://x"><b>', "http://a&b"])
def test_whatever_the_host_is_called_it_is_text(host: str) -> None:
    for path, code in (("/", ""), ("/rules", ""), ("/t/abc", "abc")):
        tags = [tag for tag, _ in shown(Visit(ADDRESS, path, code)).found]
        assert [tag for tag, _ in shown(Visit(host, path, code)).found] == tags


@pytest.mark.parametrize("path", ["/", "/rules", "/t/abc", "/me", "/p/k7m2xqabcd", "/leaderboard"])
def test_it_asks_nobody_else_and_holds_no_script_or_style_of_its_own(path: str) -> None:
    elements = shown(Visit(ADDRESS, path, "abc" if path == "/t/abc" else ""))
    for tag, attributes in elements.found:
        assert tag not in {"style", "iframe", "img", "form", "base", "object"}
        assert not any(name.startswith("on") or name == "style" for name in attributes), tag
        if tag == "script":
            assert attributes["src"] == "/assets/index-1.js"
        target = attributes.get("href") or ""
        is_own = target == "" or target.startswith(("?lang=", "/"))
        assert is_own or attributes.get("rel") in {"canonical", "alternate"}, target
    assert Elements(TEMPLATE).text.get("script") == elements.text.get("script")


def test_the_texts_of_all_languages_are_there_before_anybody_asks() -> None:
    texts_in.cache_clear()
    asyncio.run(prepare())
    assert texts_in.cache_info().currsize == len(LANGUAGES)
    shell(BUILT, Visit(ADDRESS, "/"), texts_in("tr"))
    assert texts_in.cache_info().misses == len(LANGUAGES)


def test_nothing_is_left_of_the_places_to_fill() -> None:
    page = shell(BUILT, Visit(ADDRESS, "/"), texts_of("eo"))
    assert "<!--" not in page
