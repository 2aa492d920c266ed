"""The shell of the built page: what a browser shows, a search engine reads and a link previews before any script ran.

It is ``web/index.html`` as it was built, with what depends on who asks put into its places.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from importlib import resources

from pisti.i18n import LANGUAGES, Texts
from pisti.server.faults import ServerFault
from pisti.server.static import Built

PREVIEW = ("preview.png", 1200, 630)
"""The picture that is shown with a link, and its size in pixels."""

COLOURS = {"light": "#f7f1e3", "dark": "#16191a"}
"""Of the browser's own parts around the page; ``--paper`` in web/src/style/base.css."""

_NAMED = {"/rules": "rules", "/me": "me", "/p/": "person", "/leaderboard": "leaderboard"}
"""The pages that have a title and a line of their own, and what they are called in the names of messages."""

_OWN = {"/me", "/p/"}
"""Those that are for no search engine: they are about somebody."""

_TERRITORIES = {"en": "en_GB", "tr": "tr_TR", "ro": "ro_RO", "fr": "fr_FR", "eo": "eo", "sw": "sw_KE"}
RULES_PART = "src/rules/RulesPage.svelte"
TABLE_PART = "src/table/TablePage.svelte"
PARTS = {
    "/me": "src/person/MePage.svelte",
    "/p/": "src/person/PersonPage.svelte",
    "/leaderboard": "src/person/LadderPage.svelte",
}
"""The parts of the page at these paths."""

_COMMENT = re.compile(r"<!-- [0-9. ]+ -->\n")
_EXAMPLE = re.compile(r"```position.*\n.+\n(.+)\n((?:.+\n)+)```")


@dataclass(frozen=True, slots=True)
class Visit:
    """What is asked for: the address of the server, a path in it, the code of the table that the path names, if any.

    ``chosen`` is the language in the address, empty if none is there; ``is_open`` says that everybody may find the
    table.
    """

    address: str
    path: str
    code: str = ""
    is_there: bool = True
    chosen: str = ""
    is_open: bool = False

    @property
    def command(self) -> str:
        """What is typed into a terminal to play there."""
        return f"pisti play --server {self.address}" + (f" --table {self.code}" if self.code and self.is_there else "")


def path_told(path: str) -> str:
    """What is told again of a path that was asked for: never the secret of a link.

    >>> path_told("/rules"), path_told("/me/SECRET"), path_told("/p/k7m2xqabcd"), path_told("/nothing")
    ('/rules', '/me', '/p/k7m2xqabcd', '/')
    """
    if path.startswith("/me/"):
        return "/me"
    return path if path in _NAMED or re.fullmatch("/p/[a-z0-9]{1,40}", path) else "/"


def _place(visit: Visit) -> str:
    """The path of a page without whom it is of; empty for a table."""
    return "" if visit.code else "/p/" if visit.path.startswith("/p/") else visit.path


def shell(built: Built, visit: Visit, texts: Texts) -> str:
    """The page for a visit, in the language of some texts."""
    title, about = _title(visit, texts), _about(visit, texts)
    head = "\n    ".join([*_preloads(built, visit, texts.language), *_tags(visit, texts, title, about)])
    places = {
        '<html lang="en">': f'<html lang="{texts.language}">',
        "<title>Pişti</title>": f"<title>{escape(title)}</title>",
        "<!-- head -->": head,
        "<!-- page -->": _first_look(visit, texts, about),
    }
    page = built.template
    for place, text in places.items():
        page = page.replace(place, text, 1)
    return page


def _title(visit: Visit, texts: Texts) -> str:
    if name := _NAMED.get(_place(visit)):
        return texts(f"web-shell-title-{name}")
    return texts("web-shell-title-table" if visit.code else "web-shell-title")


def _about(visit: Visit, texts: Texts) -> str:
    if not visit.is_there:
        return missing(visit, texts)
    if name := _NAMED.get(_place(visit)):
        return texts(f"web-shell-about-{name}")
    return texts("web-shell-about-table" if visit.code else "page-game")


def missing(visit: Visit, texts: Texts) -> str:
    """That there is no such table, or no such page."""
    if visit.code:
        return texts(f"error-{ServerFault.NO_SUCH_TABLE}", table=visit.code)
    return texts(f"error-{ServerFault.NO_SUCH_PAGE}")


def _preloads(built: Built, visit: Visit, language: str) -> Iterator[str]:
    """What the page will ask for as soon as its script runs, so that it comes at once."""
    known = set(built.files_of("index.html")[0])
    found = [built.files_of(part) for part in _parts(visit, language)]
    scripts = dict.fromkeys(file for files, _ in found for file in files)
    styles = dict.fromkeys(file for _, files in found for file in files)
    yield from (f'<link rel="modulepreload" crossorigin href="/{each}">' for each in scripts if each not in known)
    yield from (f'<link rel="stylesheet" crossorigin href="/{each}">' for each in styles)
    texts = built.texts(language)
    if texts is not None:
        yield f'<link rel="preload" as="fetch" crossorigin href="/{texts}">'


def _parts(visit: Visit, language: str) -> list[str]:
    """The parts of the page that are shown first, beside those that are always there."""
    if visit.code:
        return [TABLE_PART]
    if part := PARTS.get(_place(visit)):
        return [part]
    return [RULES_PART, f"virtual:rules/{language}"] if visit.path == "/rules" else []


def _tags(visit: Visit, texts: Texts, title: str, about: str) -> Iterator[str]:
    """What search engines and previews of links read."""
    here = visit.address + visit.path
    yield _meta("name", "description", about)
    if not visit.is_there or (visit.code and not visit.is_open) or _place(visit) in _OWN:
        yield _meta("name", "robots", "noindex")  # a table is for whom its link was sent to
    else:
        yield f'<link rel="canonical" href="{escape(here + _chosen(visit))}">'
        for each in LANGUAGES:
            yield f'<link rel="alternate" hreflang="{each}" href="{escape(here)}?lang={each}">'
        yield f'<link rel="alternate" hreflang="x-default" href="{escape(here)}">'
    picture, width, height = PREVIEW
    properties = {
        "site_name": "Pişti",
        "type": "website",
        "title": title,
        "description": about,
        "url": here,
        "locale": _TERRITORIES[texts.language],
        "image": f"{visit.address}/{picture}",
        "image:width": str(width),
        "image:height": str(height),
        "image:alt": texts("web-shell-picture"),
    }
    yield from (_meta("property", f"og:{name}", value) for name, value in properties.items())
    yield _meta("name", "twitter:card", "summary_large_image")
    for scheme, colour in COLOURS.items():
        yield f'<meta name="theme-color" media="(prefers-color-scheme: {scheme})" content="{colour}">'


def _chosen(visit: Visit) -> str:
    return f"?lang={visit.chosen}" if visit.chosen else ""


def _meta(kind: str, name: str, value: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(value)}">'


def _first_look(visit: Visit, texts: Texts, about: str) -> str:
    """What stands there until the script of the page has run, and all there is where none can run."""
    if visit.path == "/rules" and not visit.code:
        return f'<main class="first rules">{_rules(texts.language)}</main>'
    names = [(each, escape(texts_in(each)("language-name"))) for each in LANGUAGES]
    links = " ".join(f'<a hreflang="{each}" lang="{each}" href="?lang={each}">{name}</a>' for each, name in names)
    without = escape(texts("web-shell-no-script"))
    return (
        f'<main class="first"><h1 lang="tr">Pişti</h1><p>{escape(texts("page-game"))}</p>'
        + (f"<p>{escape(about)}</p>" if visit.code or not visit.is_there else "")
        + f'<p><a href="/rules{_chosen(visit)}">{escape(texts("web-shell-rules"))}</a></p>'
        f"<noscript><p>{without}</p><p><code>{escape(visit.command)}</code></p></noscript><nav>{links}</nav></main>"
    )


@lru_cache(len(LANGUAGES))
def texts_in(language: str) -> Texts:
    """The texts of a language, read once."""
    return Texts(language)


async def prepare() -> None:
    """Read the texts of all languages, so that the first who comes in one does not wait, and nobody meanwhile."""
    for language in LANGUAGES:
        await asyncio.to_thread(texts_in, language)


@lru_cache(len(LANGUAGES))
def _rules(language: str) -> str:
    """The rules as they are told in a language."""
    text = resources.files("pisti").joinpath("locale", "rules", f"{language}.md").read_text(encoding="utf-8")
    return "".join(map(_block, text.strip().split("\n\n")))


def _block(text: str) -> str:
    r"""A heading, a list, a paragraph, or the words of an example without the position that the page draws.

    >>> _block("## Play"), _block("<!-- 1.1 -->\nIn turn."), _block("- one\n- two")
    ('<h2>Play</h2>', '<p>In turn.</p>', '<ul><li>one</li><li>two</li></ul>')
    """
    if example := _EXAMPLE.fullmatch(text):
        title, words = map(escape, example.groups())
        return f"<p><b>{title}</b><br>{' '.join(words.splitlines())}</p>"
    lines = escape(_COMMENT.sub("", text, count=1)).splitlines()
    if lines[0].startswith("- "):
        return "<ul>" + "".join(f"<li>{line.removeprefix('- ')}</li>" for line in lines) + "</ul>"
    level = len(lines[0]) - len(lines[0].lstrip("#"))
    tag = f"h{level}" if level else "p"
    return f"<{tag}>{' '.join(lines).lstrip('# ')}</{tag}>"
