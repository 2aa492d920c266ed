"""The page of a server and of a table, for who opens the link in a browser: what this is, and how to play at it."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from pisti.i18n import LANGUAGES, Texts
from pisti.server.faults import ServerFault

STYLE = """
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; padding: 1rem; max-width: 36rem }
h1 { font-size: 2rem; margin: 1rem 0 }
code { display: block; padding: .75rem; border: 1px solid; border-radius: .5rem; overflow-wrap: anywhere }
nav { margin-top: 2rem; display: flex; flex-wrap: wrap; gap: .5rem 1rem }
"""

_CODE = re.compile("[a-z0-9]{1,40}")

_NO_TABLE = f"error-{ServerFault.NO_SUCH_TABLE}"

_texts = lru_cache(len(LANGUAGES))(Texts)


def page(request: Request, is_there: bool = True) -> Response:
    """The page in the language that the browser asks for; it says so if the table is not there."""
    texts = _texts(language_of(request.query_params.get("lang", ""), request.headers.get("accept-language", "")))
    address, code = str(request.base_url).rstrip("/"), request.path_params.get("code", "")
    if not _CODE.fullmatch(code):  # it stands in a command that is copied into a terminal
        code = ""
    command = f"pisti play --server {address}" + (f" --table {code}" if code else "")
    lead = texts("page-table" if code else "page-server") if is_there else texts(_NO_TABLE, table=code)
    links = " ".join(f'<a hreflang="{each}" lang="{each}" href="?lang={each}">{_name(each)}</a>' for each in LANGUAGES)
    return HTMLResponse(
        f'<!doctype html>\n<html lang="{texts.language}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="description" content="{escape(texts("page-game"))}">\n'
        f'<title>Pişti</title>\n<link rel="stylesheet" href="/page.css">\n'
        f'<main><h1 lang="tr">Pişti</h1>\n<p>{escape(texts("page-game"))}</p>\n<p>{escape(lead)}</p>\n'
        f"<code>{escape(command)}</code></main>\n<nav>{links}</nav>\n</html>\n",
        status_code=200 if is_there else 404,
        headers={"vary": "accept-language"},
    )


def style(request: Request) -> Response:
    """How the page looks."""
    return Response(STYLE, media_type="text/css")


def _name(language: str) -> str:
    return escape(_texts(language)("language-name"))


def language_of(chosen: str, accepted: str) -> str:
    """The language that a browser asks for: the chosen one, else the first of its list that we have.

    >>> language_of("", "de-CH, fr;q=0.8, en;q=0.7"), language_of("sw", "fr"), language_of("xx", "")
    ('fr', 'sw', 'en')
    """
    wanted = [chosen, *(part.split(";")[0].strip() for part in accepted.split(","))]
    primary = (tag.split("-")[0].lower() for tag in wanted)
    return next((tag for tag in primary if tag in LANGUAGES), "en")
