"""The page of a server and of a table, for who opens the link in a browser: what this is, and how to play at it."""

from __future__ import annotations

import re
from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from pisti.i18n import LANGUAGES, Texts
from pisti.server.shell import Visit, missing, path_told, shell, texts_in
from pisti.server.static import ASK_EACH_TIME, Built, is_known, tag_of

STYLE = """
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; padding: 1rem; max-width: 36rem }
h1 { font-size: 2rem; margin: 1rem 0 }
code { display: block; padding: .75rem; border: 1px solid; border-radius: .5rem; overflow-wrap: anywhere }
th { text-align: start; font-weight: normal; padding: .25rem 1.5rem .25rem 0 }
nav { margin-top: 2rem; display: flex; flex-wrap: wrap; gap: .5rem 1rem }
"""

LANGUAGE_COOKIE = "language"
"""Where the page keeps the language that somebody chose, so that its first look is in it too."""

_CODE = re.compile("[a-z0-9]{1,40}")


def page(
    request: Request, address: str, built: Built | None = None, is_there: bool = True, is_open: bool = False
) -> Response:
    """The page in the language that the browser asks for; it says so if the table is not there.

    ``address`` is where others find the server; ``is_open`` says that everybody may find the table.
    """
    chosen = request.query_params.get("lang", "")
    kept = request.cookies.get(LANGUAGE_COOKIE, "")
    texts = texts_in(language_of(chosen, kept, request.headers.get("accept-language", "")))
    code = request.path_params.get("code", "")
    if not is_code(code):  # it stands in a command that is copied into a terminal
        code = ""
    path = f"/t/{code}" if code else path_told(request.url.path)
    visit = Visit(address, path, code, is_there, texts.language if texts.language == chosen else "", is_open)
    text = shell(built, visit, texts) if built else _plain(visit, texts)
    return _answer(request, text, 200 if is_there else 404)


def is_code(text: str) -> bool:
    """Whether a text can be the code of a table."""
    return _CODE.fullmatch(text) is not None


def _answer(request: Request, text: str, status: int) -> Response:
    tag = tag_of(text.encode())
    headers = {"vary": "accept-language, cookie", "cache-control": ASK_EACH_TIME, "etag": tag}
    if status == 200 and is_known(request, tag):
        return Response(status_code=304, headers=headers)
    return HTMLResponse(text, status, headers)


def _plain(visit: Visit, texts: Texts) -> str:
    """What stands there where the page was not built: how to play in a terminal."""
    lead = texts("page-table" if visit.code else "page-server")
    if not visit.is_there:
        lead = missing(visit, texts)
    links = " ".join(f'<a hreflang="{each}" lang="{each}" href="?lang={each}">{_name(each)}</a>' for each in LANGUAGES)
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="description" content="{escape(texts("page-game"))}">\n'
        f'<title>Pişti</title>\n<link rel="stylesheet" href="/page.css">\n'
        f'<main><h1 lang="tr">Pişti</h1>\n<p>{escape(texts("page-game"))}</p>\n<p>{escape(lead)}</p>\n'
        f"<code>{escape(visit.command)}</code></main>\n<nav>{links}</nav>\n</html>\n"
    )


def style(request: Request) -> Response:
    """How the page looks."""
    return Response(STYLE, media_type="text/css")


def _name(language: str) -> str:
    return escape(texts_in(language)("language-name"))


def language_of(chosen: str, kept: str, accepted: str) -> str:
    """The language that a browser asks for: that of the address, else the kept one, else the first of its list we have.

    >>> language_of("", "", "de-CH, fr;q=0.8, en;q=0.7"), language_of("sw", "tr", "fr"), language_of("", "tr", "fr")
    ('fr', 'sw', 'tr')
    """
    wanted = [chosen, kept, *(part.split(";")[0].strip() for part in accepted.split(","))]
    primary = (tag.split("-")[0].lower() for tag in wanted)
    return next((tag for tag in primary if tag in LANGUAGES), "en")
